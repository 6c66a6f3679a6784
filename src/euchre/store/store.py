"""The store: tables with their logs, and the secrets of their seats."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from euchre.cards import Seat
from euchre.fairness import Added
from euchre.game import Event
from euchre.notation.events import event_from_plain, event_to_plain
from euchre.protocol.messages import Pace, Text
from euchre.rules import ImpossibleRulesError, OptionError, from_plain, preset, to_plain
from euchre.store import schema
from euchre.store.schema import WrongDatabaseError, migrate
from euchre.store.writer import Writer
from euchre.table.facts import Occupant, TableFacts
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry

__all__ = ["FILE", "BrokenRecordError", "Record", "Store", "StoreError", "open_store"]

FILE: Final = "euchre.sqlite3"
"""The name of the database in the data folder."""

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class StoreError(Exception):
    """The store cannot be opened. ``reason`` says why and what would help, for people."""

    def __init__(self, reason: Text) -> None:
        """The error with that reason."""
        self.reason = reason
        super().__init__(f"{reason.key}: {reason.args}")


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


def open_store(
    folder: Path, *, connect: Callable[..., sqlite3.Connection] = sqlite3.connect
) -> Store:
    """The store in that data folder, which is made if it is not there.

    Raises:
        StoreError: if the folder or the database cannot be used.
    """
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(_reason("store-no-folder", path=folder, why=error.strerror)) from error

    def opened() -> sqlite3.Connection:
        connection = connect(file, isolation_level=None, timeout=5.0)
        try:
            # First of all: a file that is not ours, or newer, is not touched.
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            # An answer means that the step survives a loss of power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            # Whether it can be written is better known now than in the middle of a game.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {schema.VERSION}")
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        return connection

    try:
        return Store(Writer(opened))
    except WrongDatabaseError as error:
        key = "store-newer" if error.version else "store-not-ours"
        raise StoreError(_reason(key, path=file, n=error.version)) from error
    except sqlite3.Error as error:
        raise StoreError(trouble(error, file)) from error


def _reason(key: str, **args: object) -> Text:
    return Text(
        key=key,
        args={name: one if isinstance(one, int) else str(one) for name, one in args.items()},
    )


def trouble(error: sqlite3.Error, file: Path | str) -> Text:
    """What went wrong with the database, in a sentence for people."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    key = {
        sqlite3.SQLITE_FULL: "store-full",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_CANTOPEN: "store-read-only",
        sqlite3.SQLITE_PERM: "store-read-only",
        sqlite3.SQLITE_NOTADB: "store-not-ours",
        sqlite3.SQLITE_CORRUPT: "store-damaged",
        sqlite3.SQLITE_BUSY: "store-busy",
        sqlite3.SQLITE_LOCKED: "store-busy",
    }.get(code, "store-trouble")
    return _reason(key, path=file, why=error)


class Store:
    """Tables with their logs. All of it goes through one thread, in order."""

    def __init__(self, writer: Writer) -> None:
        """The store behind that thread."""
        self._writer = writer

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

        def job(connection: sqlite3.Connection) -> None:
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

        def job(connection: sqlite3.Connection) -> tuple[str, Seat] | None:
            found: tuple[str, Seat] | None = connection.execute(
                "SELECT table_id, seat FROM seats WHERE token = ?", (_hash(token),)
            ).fetchone()
            return found

        return await self._done(job)

    async def _done(self, job: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            return await asyncio.wrap_future(self._writer.submit(job))
        except sqlite3.IntegrityError as error:
            raise NotStoredError(Text(key="server-stale"), outrun=True) from error
        except sqlite3.Error as error:
            _log.error("not stored: %s", error)
            raise NotStoredError(trouble(error, FILE)) from error


def _hash(token: str) -> bytes:
    """What is stored of a token. It is random and long, so that a plain hash keeps it secret."""
    return hashlib.sha256(token.encode()).digest()


def _event_text(event: Event) -> str:
    """An event as it is stored: a line of a log, without its number."""
    return json.dumps(event_to_plain(event), separators=(",", ":"))


def _append(connection: sqlite3.Connection, table: str, entries: Sequence[Entry]) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, number, match, act, event) VALUES (?, ?, ?, ?, ?)",
        [(table, one.number, one.match, one.act, _event_text(one.event)) for one in entries],
    )


def _entries(connection: sqlite3.Connection, table: str, number: int) -> tuple[Entry, ...]:
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


def _record(connection: sqlite3.Connection, table: str) -> Record | None:
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
