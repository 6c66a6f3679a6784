"""The people of the store: their tokens, where they sat, their ratings, and what they said."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from euchre.cards import Seat
from euchre.store.base import hashed
from euchre.store.database import Connection
from euchre.store.owners import OwnerStore
from euchre.table.glicko import Rating
from euchre.table.talk import MOST_LINES, Line

__all__ = ["Known", "PeopleStore", "Sitting"]


@dataclass(frozen=True, slots=True)
class Known:
    """A person that the store knows."""

    id: str
    """Public."""
    name: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """That a person sat at a seat: from one entry of the table's log up to another."""

    table: str
    created: str
    """When the table was opened, in UTC."""
    seat: Seat
    since: int
    until: int | None
    """The last entry; None if the person still sits there."""


class PeopleStore(OwnerStore):
    """What is kept of people. Every method raises NotStoredError if it cannot be done."""

    async def add_person(self, known: Known, token: str, now: int) -> None:
        """Store a new person; ``now`` is in seconds since 1970."""

        def job(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
                (known.id, known.name, now),
            )
            connection.execute(
                "INSERT INTO tokens (token, person) VALUES (?, ?)", (hashed(token), known.id)
            )

        await self._done(job)

    async def person(self, token: str) -> Known | None:
        """The person whose secret that is; None if it is nobody's."""

        def job(connection: Connection) -> Known | None:
            row = connection.execute(
                "SELECT people.id, people.name FROM tokens"
                " JOIN people ON people.id = tokens.person WHERE token = ?",
                (hashed(token),),
            ).fetchone()
            return None if row is None else Known(*row)

        return await self._done(job)

    async def known_among(self, persons: Collection[str]) -> set[str]:
        """Those of these people who are known, and not deleted."""

        def job(connection: Connection) -> set[str]:
            statement = "SELECT id FROM people WHERE id = ?"
            found = [connection.execute(statement, (one,)).fetchone() for one in persons]
            return {row[0] for row in found if row is not None}

        return await self._done(job)

    async def rename(self, person: str, name: str) -> None:
        """Store another name of a person."""
        await self._done(
            lambda connection: connection.execute(
                "UPDATE people SET name = ? WHERE id = ?", (name, person)
            )
        )

    async def add_code(self, person: str, code: str, until: int) -> None:
        """Store a code that makes another device the same person, up to that second.

        A person has one code at a time.
        """

        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM codes WHERE person = ?", (person,))
            connection.execute(
                "INSERT INTO codes (code, person, until) VALUES (?, ?, ?)",
                (hashed(code), person, until),
            )

        await self._done(job)

    async def use_code(self, code: str, token: str, now: int) -> Known | None:
        """Store a token of the person whose code that is, and forget the code; None if nobody's."""

        def job(connection: Connection) -> Known | None:
            connection.execute("DELETE FROM codes WHERE until < ?", (now,))
            row = connection.execute(
                "SELECT people.id, people.name FROM codes"
                " JOIN people ON people.id = codes.person WHERE code = ?",
                (hashed(code),),
            ).fetchone()
            if row is None:
                return None
            connection.execute("DELETE FROM codes WHERE code = ?", (hashed(code),))
            connection.execute(
                "INSERT INTO tokens (token, person) VALUES (?, ?)", (hashed(token), row[0])
            )
            return Known(*row)

        return await self._done(job)

    async def delete_person(self, person: str) -> None:
        """Forget a person: tokens, sittings, ratings, what was said and reported.

        Of a line its number stays, so that none is given twice.
        """

        def job(connection: Connection) -> None:
            connection.execute(
                "UPDATE lines SET person = '', seat = NULL, name = '', phrase = '', said = '',"
                " act = '' WHERE person = ?",
                (person,),
            )
            connection.execute("DELETE FROM sittings WHERE person = ?", (person,))
            connection.execute("DELETE FROM ratings WHERE person = ?", (person,))
            connection.execute(
                "DELETE FROM reports WHERE reporter = ? OR person = ?", (person, person)
            )
            connection.execute("DELETE FROM codes WHERE person = ?", (person,))
            connection.execute("DELETE FROM tokens WHERE person = ?", (person,))
            connection.execute("DELETE FROM people WHERE id = ?", (person,))

        await self._done(job)

    # ------------------------------------------------------------------ tables

    async def sittings(self, person: str) -> list[Sitting]:
        """Where a person sits or sat, the latest table first."""

        def job(connection: Connection) -> list[Sitting]:
            rows = connection.execute(
                "SELECT table_id, created, seat, since, until FROM sittings"
                " JOIN tables ON tables.id = sittings.table_id"
                " WHERE person = ? ORDER BY created DESC, table_id, since",
                (person,),
            )
            return [Sitting(*row) for row in rows]

        return await self._done(job)

    async def sat_between(
        self, person: str, table: str, first: int, last: int, seat: Seat | None = None
    ) -> bool:
        """Whether a person sat at a table, or at that seat of it, for some of these entries."""
        lowest, highest = (0, 99) if seat is None else (seat, seat)

        def job(connection: Connection) -> bool:
            row = connection.execute(
                "SELECT 1 FROM sittings WHERE person = ? AND table_id = ? AND since <= ?"
                " AND (until IS NULL OR (until >= ? AND until >= since))"
                " AND seat >= ? AND seat <= ?",
                (person, table, last, first, lowest, highest),
            ).fetchone()
            return row is not None

        return await self._done(job)

    async def names_at(self, table: str, number: int) -> dict[Seat, str]:
        """The names of the people who sat at a table at that entry of its log, by their seats."""

        def job(connection: Connection) -> dict[Seat, str]:
            rows = connection.execute(
                "SELECT seat, name FROM sittings JOIN people ON people.id = sittings.person"
                " WHERE table_id = ? AND since <= ? AND (until IS NULL OR until >= ?)",
                (table, number, number),
            )
            return {row[0]: row[1] for row in rows}

        return await self._done(job)

    async def table_of_code(self, code: str) -> str | None:
        """The table of a short code; None if there is none."""

        def job(connection: Connection) -> str | None:
            row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._done(job)

    # ------------------------------------------------------------------ talk

    async def add_line(self, table: str, line: Line, term: int = 0) -> None:
        """Store what was said at a table."""

        def job(connection: Connection) -> None:
            self._check(connection, table, term)
            connection.execute(
                "INSERT INTO lines (table_id, number, person, seat, name, phrase, said, act)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    line.number,
                    line.person,
                    line.seat,
                    line.name,
                    line.phrase,
                    line.text,
                    line.id,
                ),
            )

        await self._done(job)

    async def lines(self, table: str) -> list[Line]:
        """The last lines of a table, in order."""

        def job(connection: Connection) -> list[Line]:
            rows = connection.execute(
                "SELECT number, person, seat, name, phrase, said, act FROM lines"
                " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, MOST_LINES),
            )
            return [Line(*row) for row in rows][::-1]

        return await self._done(job)

    async def lines_of(self, person: str) -> list[tuple[str, Line]]:
        """All that a person has said, with the tables."""

        def job(connection: Connection) -> list[tuple[str, Line]]:
            rows = connection.execute(
                "SELECT table_id, number, person, seat, name, phrase, said, act FROM lines"
                " WHERE person = ? ORDER BY table_id, number",
                (person,),
            )
            return [(row[0], Line(*row[1:])) for row in rows]

        return await self._done(job)

    # ------------------------------------------------------------------ ratings

    async def ratings(self, person: str) -> dict[str, Rating]:
        """The ratings of a person by the families of rules."""

        def job(connection: Connection) -> dict[str, Rating]:
            rows = connection.execute(
                "SELECT family, rating, deviation, volatility, matches FROM ratings"
                " WHERE person = ? ORDER BY family",
                (person,),
            )
            return {row[0]: Rating(*row[1:]) for row in rows}

        return await self._done(job)

    async def add_ratings(
        self, table: str, match: int, family: str, ratings: Sequence[tuple[str, Rating]]
    ) -> None:
        """Store what a match has made of the ratings of its people; of nobody's, if it was casual.

        Raises:
            NotStoredError: as ``outrun`` if that match was counted before.
        """

        def job(connection: Connection) -> None:
            connection.execute("INSERT INTO rated (table_id, match) VALUES (?, ?)", (table, match))
            if not ratings:
                return
            connection.executemany(
                "INSERT INTO ratings (person, family, rating, deviation, volatility, matches)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, family) DO UPDATE SET"
                " rating = excluded.rating, deviation = excluded.deviation,"
                " volatility = excluded.volatility, matches = excluded.matches",
                [
                    (person, family, one.rating, one.deviation, one.volatility, one.matches)
                    for person, one in ratings
                ],
            )

        await self._done(job)
