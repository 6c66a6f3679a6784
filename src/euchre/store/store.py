"""The store: tables with their logs, and the secrets of their seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from euchre.cards import Seat
from euchre.store import rows
from euchre.store.base import hashed
from euchre.store.database import Connection, Database, StoreError, WrongDatabaseError, reason
from euchre.store.operator import OperatorStore, moment
from euchre.store.people import PeopleStore
from euchre.store.rows import BrokenRecordError, Record
from euchre.store.sqlite import FILE, Sqlite
from euchre.store.writer import Told, Writer, nobody
from euchre.table.facts import TableFacts
from euchre.table.table import Entry

__all__ = [
    "FILE",
    "BrokenRecordError",
    "Record",
    "Store",
    "StoreError",
    "database_in",
    "open_store",
    "store_of",
]


def database_in(folder: Path) -> Database:
    """The SQLite database in that data folder, which is made if it is not there.

    Raises:
        StoreError: if the folder cannot be used.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(reason("store-no-folder", path=folder, why=error.strerror)) from error
    return Sqlite(folder / FILE)


def open_store(folder: Path) -> Store:
    """The store in that data folder.

    Raises:
        StoreError: if the folder or the database cannot be used.
    """
    return store_of(database_in(folder))


def store_of(database: Database, told: Told = nobody) -> Store:
    """The store in that database; ``told`` hears of each of its transactions.

    Raises:
        StoreError: if it cannot be used.
    """
    try:
        return Store(database, Writer(database, told))
    except (WrongDatabaseError, database.error) as error:
        raise StoreError(database.why_not_opened(error)) from error


class Store(PeopleStore, OperatorStore):
    """Tables with their logs, and people. All of it goes through one thread, in order."""

    def __init__(
        self, database: Database, writer: Writer, now: Callable[[], float] | None = None
    ) -> None:
        """The store in that database; ``now`` is in seconds since 1970, else it is asked."""
        super().__init__(database, writer)
        self._now = now
        self._used: tuple[str, set[str]] = ("", set())

    def _use(self, connection: Connection, table: str) -> None:
        """Note that a table was used today; once a day for each, as there are many actions."""
        # Our own clock says when it is time to look at that of the database, and no more.
        today = moment((self._now or time.time)())[:10]
        day, tables = self._used
        if day != today:
            tables = set()
            self._used = today, tables
        if table not in tables:
            tables.add(table)
            now = moment(self._seconds(connection))
            connection.execute(
                "UPDATE tables SET used = ? WHERE id = ? AND created < ?", (now, table, now[:10])
            )

    async def clock(self) -> float:
        """The time that all processes share, that of the database: seconds since 1970.

        Raises:
            NotStoredError: if it cannot be asked.
        """
        return await self._done(self._seconds)

    def _seconds(self, connection: Connection) -> float:
        if self._now is not None:
            return self._now()
        (seconds,) = connection.execute(f"SELECT {self._database.seconds}").fetchone()
        return float(seconds)

    async def create(
        self,
        facts: TableFacts,
        seed: str,
        tokens: Sequence[tuple[Seat, str]],
        entries: Sequence[Entry],
        owner: str = "",
    ) -> None:
        """Store a new table, the secrets of its seats and the beginning of its log.

        With an owner, a process among several, its term is 1.

        Raises:
            NotStoredError: if that was not possible; nothing is stored then.
        """

        def job(connection: Connection) -> None:
            rows.insert(connection, facts, seed, owner)
            connection.executemany(
                "INSERT INTO seats (token, table_id, seat) VALUES (?, ?, ?)",
                [(hashed(token), facts.id, seat) for seat, token in tokens],
            )
            rows.append(connection, facts.id, entries)

        await self._done(job)

    async def append(self, table: str, entries: Sequence[Entry], term: int = 0) -> None:
        """Store entries of a table's log, all or none; of a term, unless that is 0.

        Raises:
            NotStoredError: if that was not possible; ``outrun`` if the number is taken.
            MovedError: if it is another term.
        """

        def job(connection: Connection) -> None:
            self._check(connection, table, term)
            rows.append(connection, table, entries)
            self._use(connection, table)

        await self._done(job)

    async def change(self, facts: TableFacts, entries: Sequence[Entry], term: int = 0) -> None:
        """Store the facts of a table, whose revision follows the stored one, and entries.

        Raises:
            NotStoredError: if that was not possible, and then nothing is stored; ``outrun`` if
                something else was stored first.
            MovedError: if it is another term.
        """

        def job(connection: Connection) -> None:
            self._check(connection, facts.id, term)
            rows.change(connection, facts, entries)
            self._use(connection, facts.id)

        await self._done(job)

    async def facts(self, table: str) -> TableFacts | None:
        """The facts of a stored table; None if there is none of that id.

        Raises:
            NotStoredError: if they cannot be read.
            BrokenRecordError: if what is stored makes no sense.
        """
        return await self._done(lambda connection: rows.stored_facts(connection, table))

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """The stored entries of a table with greater numbers.

        Raises:
            NotStoredError: if they cannot be read.
            BrokenRecordError: if one is no event.
        """
        return await self._done(lambda connection: rows.entries_of(connection, table, number))

    async def table(self, table: str) -> Record | None:
        """A stored table; None if there is none of that id.

        Raises:
            NotStoredError: if it cannot be read.
            BrokenRecordError: if what is stored makes no sense.
        """
        return await self._done(lambda connection: rows.record_of(connection, table))

    async def last_match(self, table: str) -> Record | None:
        """A stored table with the entries of its last match; None if there is none of that id.

        Raises:
            NotStoredError: if it cannot be read.
            BrokenRecordError: if what is stored of it makes no sense.
        """
        return await self._done(lambda connection: rows.last_match_of(connection, table))

    async def seat(self, token: str) -> tuple[str, Seat] | None:
        """The table and the seat that a secret opens; None if it opens none.

        Raises:
            NotStoredError: if that cannot be read.
        """

        def job(connection: Connection) -> tuple[str, Seat] | None:
            found: tuple[str, Seat] | None = connection.execute(
                "SELECT table_id, seat FROM seats WHERE token = ?", (hashed(token),)
            ).fetchone()
            return found

        return await self._done(job)
