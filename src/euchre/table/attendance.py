"""Who of the people at a table is there, and for whom a computer player acts meanwhile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from euchre.cards import Seat
from euchre.table.facts import TableFacts

__all__ = ["GRACE", "Attendance"]

GRACE = 30.0
"""Seconds without a connection after which a computer player covers a seat."""


@dataclass(slots=True)
class Attendance:
    """The connections of a table, counted for each person, and since when each is away."""

    since: float
    """When this table was opened: whoever has not come is away since then."""
    grace: float = GRACE
    changes: int = 0
    """How often somebody has come or gone."""
    _there: Counter[str] = field(default_factory=Counter)
    _away_since: dict[str, float] = field(default_factory=dict)

    def came(self, key: str) -> None:
        """Somebody has opened a connection."""
        self._there[key] += 1
        self.changes += 1

    def went(self, key: str, now: float) -> None:
        """One connection of somebody is gone."""
        self._there[key] -= 1
        self.changes += 1
        if self._there[key] <= 0:
            del self._there[key]
            self._away_since[key] = now

    def is_there(self, facts: TableFacts, seat: Seat) -> bool:
        """Whether the person of that seat has an open connection."""
        return facts.seats[seat].is_person and key_of(facts, seat) in self._there

    def knows(self, person: str) -> bool:
        """Whether a person has an open connection."""
        return person in self._there

    def anybody(self, facts: TableFacts) -> bool:
        """Whether any person who has a seat is there."""
        return any(self.is_there(facts, seat) for seat in facts.people)

    def away(self, facts: TableFacts) -> tuple[Seat, ...]:
        """The seats of people who have no open connection."""
        return tuple(seat for seat in facts.people if key_of(facts, seat) not in self._there)

    def covered(self, facts: TableFacts, now: float) -> tuple[Seat, ...]:
        """The seats of people for whom a computer player acts."""
        return tuple(seat for seat in self.away(facts) if self.is_covered(facts, seat, now))

    def covered_at(self, facts: TableFacts, seat: Seat) -> float | None:
        """When a computer player begins to act for that seat; None if it does not.

        It does so once the person has been away for the time of grace, and only while another
        person is there who would have to wait.
        """
        if not facts.seats[seat].is_person or self.is_there(facts, seat):
            return None
        if not self.anybody(facts):
            return None
        away = self._away_since.get(key_of(facts, seat), self.since)
        return max(away, self.since) + self.grace

    def is_covered(self, facts: TableFacts, seat: Seat, now: float) -> bool:
        """Whether a computer player acts for the person of that seat."""
        at = self.covered_at(facts, seat)
        return at is not None and at <= now


def key_of(facts: TableFacts, seat: Seat) -> str:
    """How connections of who sits there are counted: by the person, or by the seat."""
    return facts.seats[seat].person or f"seat {seat}"
