"""Tables and their entries as rows of a database, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from euchre.fairness import Added
from euchre.protocol.messages import Text
from euchre.protocol.table_messages import TableSettings
from euchre.rules import ImpossibleRulesError, OptionError, from_plain, preset, to_plain
from euchre.store.database import Connection, Value
from euchre.table.facts import Asked, Drawn, Left, Occupant, Quit, TableFacts
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry
from euchre.table.undone import event_of_plain, plain_of_event

__all__ = [
    "BrokenRecordError",
    "Record",
    "append",
    "change",
    "entries_of",
    "insert",
    "last_match_of",
    "record_of",
    "stored_facts",
]


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
    shuffles: int = 0
    """How often cards were shuffled before the first of the entries."""


def insert(connection: Connection, facts: TableFacts, seed: str, owner: str) -> None:
    """Store a new table; its first term begins if a process owns it."""
    rules = json.dumps(to_plain(facts.rules))
    connection.execute(
        "INSERT INTO tables"
        " (id, preset, rules, seed, seats, pace, nonces, kept, code, owner, term)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (facts.id, facts.preset, rules, seed, *_changing(facts), owner, int(bool(owner))),
    )
    _note_sittings(connection, facts, [])


def change(connection: Connection, facts: TableFacts, entries: Sequence[Entry]) -> None:
    """Store facts that follow the stored ones, and entries.

    Raises:
        NotStoredError: if other facts have been stored first.
    """
    row = connection.execute(
        "SELECT seats, revision FROM tables WHERE id = ?", (facts.id,)
    ).fetchone()
    if row is None or row[1] != facts.revision - 1:
        raise NotStoredError(Text(key="server-stale"), outrun=True)
    _note_sittings(connection, facts, _seats(row[0]))
    connection.execute(
        "UPDATE tables SET seats = ?, pace = ?, nonces = ?, kept = ?, code = ?, revision = ?"
        " WHERE id = ?",
        (*_changing(facts), facts.revision, facts.id),
    )
    append(connection, facts.id, entries)


def _changing(facts: TableFacts) -> tuple[Value, ...]:
    """What of a table may change: seats, pace, nonces, how it is kept, its code."""
    seats = [
        {"player": one.player, "name": one.name, "person": one.person, "open": one.is_open}
        for one in facts.seats
    ]
    asked = facts.asked
    kept = {
        "settings": None if facts.settings is None else msgspec.to_builtins(facts.settings),
        "player": facts.player,
        "host": facts.host,
        "removed": facts.removed,
        "left": [[one.person, one.seat, one.shuffles] for one in facts.left],
        "drawn": [[one.person, one.number, one.nonce.hex()] for one in facts.drawn],
        "quits": [[one.person, one.seat, one.match] for one in facts.quits],
        "paused_by": facts.paused_by,
        "asked": None if asked is None else [asked.seat, asked.number, asked.yes],
    }
    nonces = [[one.number, one.seat, one.nonce.hex()] for one in facts.nonces]
    return json.dumps(seats), facts.pace, json.dumps(nonces), json.dumps(kept), facts.code or None


def _note_sittings(connection: Connection, facts: TableFacts, before: Sequence[Occupant]) -> None:
    """Keep who sits where from the next entry on, and who sat there up to the last one."""
    (last,) = connection.execute(
        "SELECT coalesce(max(number), -1) FROM log WHERE table_id = ?", (facts.id,)
    ).fetchone()
    was = {(seat, one.person) for seat, one in enumerate(before) if one.person}
    now = {(seat, one.person) for seat, one in enumerate(facts.seats) if one.person}
    connection.executemany(
        "UPDATE sittings SET until = ?"
        " WHERE table_id = ? AND seat = ? AND person = ? AND until IS NULL",
        [(last, facts.id, seat, person) for seat, person in sorted(was - now)],
    )
    connection.executemany(
        "INSERT INTO sittings (table_id, seat, person, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat, person, since) DO UPDATE SET until = NULL",
        [(facts.id, seat, person, last + 1) for seat, person in sorted(now - was)],
    )


def append(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """Store entries of a table's log."""
    if not entries:
        return
    connection.executemany(
        "INSERT INTO log (table_id, number, match, act, event) VALUES (?, ?, ?, ?, ?)",
        [(table, one.number, one.match, one.act, _event_text(one)) for one in entries],
    )


def _event_text(entry: Entry) -> str:
    """An event as it is stored: a line of a log, without its number."""
    return json.dumps(plain_of_event(entry.event), separators=(",", ":"))


def entries_of(connection: Connection, table: str, number: int) -> tuple[Entry, ...]:
    """The stored entries of a table with greater numbers.

    Raises:
        BrokenRecordError: if one is no event.
    """
    rows = connection.execute(
        "SELECT number, match, event, act FROM log"
        " WHERE table_id = ? AND number > ? ORDER BY number",
        (table, number),
    )
    return _entries(rows)


def _entries(rows: Iterable[Any]) -> tuple[Entry, ...]:
    found = []
    for at, match, event, act in rows:
        try:
            found.append(Entry(at, match, event_of_plain(json.loads(event)), act))
        except (ValueError, TypeError) as error:
            raise BrokenRecordError(at, str(error)) from error
    return tuple(found)


def record_of(connection: Connection, table: str) -> Record | None:
    """A stored table; None if there is none of that id.

    Raises:
        BrokenRecordError: if what is stored makes no sense.
    """
    row = connection.execute(_SELECT, (table,)).fetchone()
    if row is None:
        return None
    return Record(_facts(table, row), row[3], entries_of(connection, table, -1))


def last_match_of(connection: Connection, table: str) -> Record | None:
    """A stored table with the entries of its last match; None if there is none of that id.

    Raises:
        BrokenRecordError: if what is stored of it makes no sense.
    """
    row = connection.execute(_SELECT, (table,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(
        "SELECT number, match, event, act FROM log WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    last = rows[-1][1] if rows else 1
    before = [event for _, match, event, _ in rows if match != last]
    entries = _entries(one for one in rows if one[1] == last)
    return Record(_facts(table, row), row[3], entries, sum(map(_is_shuffle, before)))


def _is_shuffle(event: str) -> bool:
    """Whether a stored event is one for which cards are shuffled."""
    try:
        return json.loads(event)["event"] in {"deal", "dealer"}
    except (ValueError, TypeError, KeyError):
        return False


def stored_facts(connection: Connection, table: str) -> TableFacts | None:
    """The facts of a stored table; None if there is none of that id.

    Raises:
        BrokenRecordError: if what is stored makes no sense.
    """
    row = connection.execute(_SELECT, (table,)).fetchone()
    return None if row is None else _facts(table, row)


_SELECT = (
    "SELECT preset, rules, seats, seed, pace, nonces, kept, code, revision FROM tables WHERE id = ?"
)


def _facts(table: str, row: Any) -> TableFacts:  # noqa: ANN401 - as the database gives it
    name, rules, seats, _, pace, nonces, kept, code, revision = row
    try:
        more = json.loads(kept)
        asked = more.get("asked")
        settings = more.get("settings")
        return TableFacts(
            table,
            preset(name).id,
            from_plain(json.loads(rules)),
            tuple(_seats(seats)),
            pace,
            tuple(
                Added(number, seat, bytes.fromhex(nonce))
                for number, seat, nonce in json.loads(nonces)
            ),
            settings=None if settings is None else msgspec.convert(settings, TableSettings),
            player=more.get("player", "club"),
            host=more.get("host", ""),
            code=code or "",
            removed=tuple(more.get("removed", ())),
            left=tuple(Left(*one) for one in more.get("left", ())),
            drawn=tuple(
                Drawn(person, number, bytes.fromhex(nonce))
                for person, number, nonce in more.get("drawn", ())
            ),
            quits=tuple(Quit(*one) for one in more.get("quits", ())),
            paused_by=more.get("paused_by"),
            asked=None if asked is None else Asked(asked[0], asked[1], tuple(asked[2])),
            revision=revision,
        )
    except (
        ValueError,
        TypeError,
        KeyError,
        IndexError,
        AttributeError,
        OptionError,
        ImpossibleRulesError,
        msgspec.ValidationError,
    ) as error:
        raise BrokenRecordError(-1, str(error)) from error


def _seats(text: str) -> list[Occupant]:
    """The occupants of seats; those of older databases are computers and one person."""
    return [
        Occupant(one["player"], one["name"], one.get("person", ""), one.get("open", False))
        for one in json.loads(text)
    ]
