"""What whoever runs a server does with its store: read reports, remove what nobody uses."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from euchre.store.base import Base
from euchre.store.database import Connection
from euchre.table.talk import Line

__all__ = ["OperatorStore", "Reported", "moment"]

_BEFORE: Final = 10
_AFTER: Final = 5
"""Lines of a talk that are shown with a report: before it was made, and after."""
_AT_ONCE: Final = 200
"""Tables that are removed in one transaction."""


@dataclass(frozen=True, slots=True)
class Reported:
    """Something that a person has reported of another."""

    number: int
    created: str
    """In UTC: ``2026-03-01 18:30:00``."""
    table: str
    reporter: str
    reporter_name: str
    person: str
    person_name: str
    """Names as they are now."""
    why: str
    done: str
    """When it was marked as done, in UTC; empty while it waits."""
    lines: tuple[Line, ...]
    """What was said at the table around that time."""


def moment(seconds: float) -> str:
    """A time, in seconds since 1970, as the store writes it: ``2026-03-01 18:30:00`` in UTC."""
    return datetime.fromtimestamp(seconds, tz=UTC).strftime("%Y-%m-%d %H:%M:%S")


class OperatorStore(Base):
    """What is for the operator. Every method raises NotStoredError if it cannot be done."""

    async def add_report(self, table: str, by: str, person: str, why: str) -> None:
        """Store what somebody reports of somebody."""
        await self._done(
            lambda connection: connection.execute(
                "INSERT INTO reports (table_id, reporter, person, why, line) VALUES (?, ?, ?, ?,"
                " (SELECT coalesce(max(number), 0) FROM lines WHERE table_id = ?))",
                (table, by, person, why, table),
            )
        )

    async def reports(self, *, whole: bool = False) -> list[Reported]:
        """The reports that wait, the first first; ``whole`` with those that are done."""

        def job(connection: Connection) -> list[Reported]:
            rows = connection.execute(
                "SELECT reports.id, reports.created, table_id, reporter, by_whom.name, person,"
                " of_whom.name, why, done, line FROM reports"
                " LEFT JOIN people AS by_whom ON by_whom.id = reporter"
                " LEFT JOIN people AS of_whom ON of_whom.id = person"
                " WHERE done = '' OR ? = 1 ORDER BY reports.id",
                (whole,),
            ).fetchall()
            return [_reported(connection, row) for row in rows]

        return await self._done(job)

    async def report_done(self, number: int, now: float) -> bool:
        """Mark a report as done; whether there is one of that number."""

        def job(connection: Connection) -> bool:
            found = connection.execute("SELECT 1 FROM reports WHERE id = ?", (number,)).fetchone()
            connection.execute(
                "UPDATE reports SET done = ? WHERE id = ? AND done = ''", (moment(now), number)
            )
            return found is not None

        return await self._done(job)

    async def tidy(self, before: float, *, played: bool, open_now: Container[str] = ()) -> int:
        """Remove tables that nobody has used since that time; how many.

        Those where cards were dealt if ``played``, else those where none ever were. What is open
        stays, and so do tables that a process among several keeps, and those with a report that
        waits.
        """
        count = 0
        while removed := await self._done(lambda one: _removed(one, before, played, open_now)):
            count += removed
        return count


def _reported(connection: Connection, row: tuple[object, ...]) -> Reported:
    number, created, table, by, by_name, person, name, why, done, line = row
    assert isinstance(line, int)  # noqa: S101 - a column of numbers
    lines = connection.execute(
        "SELECT number, person, seat, name, phrase, said, act FROM lines"
        " WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number",
        (str(table), line - _BEFORE, line + _AFTER),
    )
    return Reported(
        int(str(number)),
        str(created),
        str(table),
        str(by),
        str(by_name or ""),
        str(person),
        str(name or ""),
        str(why),
        str(done),
        tuple(Line(*one) for one in lines),
    )


def _removed(connection: Connection, before: float, played: bool, open_now: Container[str]) -> int:  # noqa: FBT001
    """Remove some of these tables; how many."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE CASE WHEN used = '' THEN created ELSE used END < ?"
        " AND (SELECT count(*) FROM log WHERE table_id = tables.id AND number = 0) = ?"
        " AND owner = '' AND NOT EXISTS"
        " (SELECT 1 FROM reports WHERE table_id = tables.id AND done = '') ORDER BY id",
        (moment(before), played),
    ).fetchall()
    found = [(row[0],) for row in rows if row[0] not in open_now][:_AT_ONCE]
    connection.executemany("DELETE FROM rated WHERE table_id = ?", found)
    # Its log, seats, sittings and lines go with a table.
    connection.executemany("DELETE FROM tables WHERE id = ?", found)
    return len(found)
