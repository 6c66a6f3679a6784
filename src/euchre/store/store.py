"""The store: tables with their logs, and the secrets of their seats."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from euchre.cards import Seat
from euchre.fairness import Added
from euchre.game import Event
from euchre.notation.events import event_from_plain, event_to_plain
from euchre.protocol.messages import Pace, Text
from euchre.rules import ImpossibleRulesError, OptionError, from_plain, preset, to_plain
from euchre.store.database import Connection, Database, StoreError, WrongDatabaseError, reason
from euchre.store.postgres import postgres_at
from euchre.store.sqlite import FILE, Sqlite
from euchre.store.writer import Writer
from euchre.table.facts import Occupant, TableFacts
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry

__all__ = [
    "FILE",
    "BrokenRecordError",
    "Record",
    "Store",
    "StoreError",
    "open_database",
    "open_store",
    "store_of",
]

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class BrokenRecordError(ValueError):
    """A stored table that cannot be read. ``number`` is the entry, -1 for the table itself."""

    def __init__(self, number: int, why: str) -> None:
        """The error at that entry."""
        self.number = number
        super().__init__(f"entry {number}: {why}")


@dataclass(frozen=True, slots=True)
class Record:
    """A stored table."""

    facts: TableFacts
    seed: str
    entries: tuple[Entry, ...]


def open_store(folder: Path) -> Store:
    """The store in that data folder, which is made if it is not there.

    Raises:
        StoreError: if the folder or the database cannot be used.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(reason("store-no-folder", path=folder, why=error.strerror)) from error
    return store_of(Sqlite(folder / FILE))


def open_database(url: str) -> Store:
    """The store in the PostgreSQL database of that address.

    Raises:
        StoreError: if it cannot be used.
    """
    return store_of(postgres_at(url))


def store_of(database: Database) -> Store:
    """The store in that database.

    Raises:
        StoreError: if it cannot be used.
    """
    try:
        return Store(database, Writer(database))
    except (WrongDatabaseError, database.error) as error:
        raise StoreError(database.why_not_opened(error)) from error


class Store:
    """Tables with their logs. All of it goes through one thread, in order."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """The store in that database, behind that thread."""
        self._database, self._writer = database, writer

    def close(self) -> None:
        """Finish what is being stored, and close."""
        self._writer.close()

    async def create(
        self,
        facts: TableFacts,
        seed: str,
        tokens: Sequence[tuple[Seat, str]],
        entries: Sequence[Entry],
    ) -> None:
        """Store a new table, the secrets of its seats and the beginning of its log.

        Raises:
            NotStoredError: if that was not possible; nothing is stored then.
        """
        seats = [{"player": one.player, "name": one.name} for one in facts.seats]
        row = (
            facts.id,
            facts.preset,
            json.dumps(to_plain(facts.rules)),
            json.dumps(seats),
            seed,
            facts.pace,
            json.dumps([[one.number, one.seat, one.nonce.hex()] for one in facts.nonces]),
        )

        def job(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, preset, rules, seats, seed, pace, nonces)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            connection.executemany(
                "INSERT INTO seats (token, table_id, seat) VALUES (?, ?, ?)",
                [(_hash(token), facts.id, seat) for seat, token in tokens],
            )
            _append(connection, facts.id, entries)

        await self._done(job)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store entries of a table's log, all or none.

        Raises:
            NotStoredError: if that was not possible; ``outrun`` if the number is taken.
        """
        await self._done(lambda connection: _append(connection, table, entries))

    async def set_pace(self, table: str, pace: Pace) -> None:
        """Store the pace of a table.

        Raises:
            NotStoredError: if that was not possible.
        """
        await self._done(
            lambda connection: connection.execute(
                "UPDATE tables SET pace = ? WHERE id = ?", (pace, table)
            )
        )

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """The stored entries of a table with greater numbers.

        Raises:
            NotStoredError: if they cannot be read.
            BrokenRecordError: if one is no event.
        """
        return await self._done(lambda connection: _entries(connection, table, number))

    async def table(self, table: str) -> Record | None:
        """A stored table; None if there is none of that id.

        Raises:
            NotStoredError: if it cannot be read.
            BrokenRecordError: if what is stored makes no sense.
        """
        return await self._done(lambda connection: _record(connection, table))

    async def seat(self, token: str) -> tuple[str, Seat] | None:
        """The table and the seat that a secret opens; None if it opens none.

        Raises:
            NotStoredError: if that cannot be read.
        """

        def job(connection: Connection) -> tuple[str, Seat] | None:
            found: tuple[str, Seat] | None = connection.execute(
                "SELECT table_id, seat FROM seats WHERE token = ?", (_hash(token),)
            ).fetchone()
            return found

        return await self._done(job)

    async def _done(self, job: Callable[[Connection], _Result]) -> _Result:
        try:
            return await asyncio.wrap_future(self._writer.submit(job))
        except self._database.error as error:
            if self._database.is_taken(error):
                raise NotStoredError(Text(key="server-stale"), outrun=True) from error
            _log.error("not stored: %s", error)
            raise NotStoredError(self._database.why_not_stored(error)) from error


def _hash(token: str) -> bytes:
    """What is stored of a token. It is random and long, so that a plain hash keeps it secret."""
    return hashlib.sha256(token.encode()).digest()


def _event_text(event: Event) -> str:
    """An event as it is stored: a line of a log, without its number."""
    return json.dumps(event_to_plain(event), separators=(",", ":"))


def _append(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, number, match, act, event) VALUES (?, ?, ?, ?, ?)",
        [(table, one.number, one.match, one.act, _event_text(one.event)) for one in entries],
    )


def _entries(connection: Connection, table: str, number: int) -> tuple[Entry, ...]:
    rows = connection.execute(
        "SELECT number, match, event, act FROM log"
        " WHERE table_id = ? AND number > ? ORDER BY number",
        (table, number),
    )
    found = []
    for at, match, event, act in rows:
        try:
            found.append(Entry(at, match, event_from_plain(json.loads(event)), act))
        except (ValueError, TypeError) as error:
            raise BrokenRecordError(at, str(error)) from error
    return tuple(found)


def _record(connection: Connection, table: str) -> Record | None:
    row = connection.execute(
        "SELECT preset, rules, seats, seed, pace, nonces FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    name, rules, seats, seed, pace, nonces = row
    try:
        facts = TableFacts(
            table,
            preset(name).id,
            from_plain(json.loads(rules)),
            tuple(Occupant(one["player"], one["name"]) for one in json.loads(seats)),
            pace,
            tuple(
                Added(number, seat, bytes.fromhex(nonce))
                for number, seat, nonce in json.loads(nonces)
            ),
        )
    except (ValueError, TypeError, KeyError, OptionError, ImpossibleRulesError) as error:
        raise BrokenRecordError(-1, str(error)) from error
    return Record(facts, seed, _entries(connection, table, -1))
