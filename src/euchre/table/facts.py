"""What a table is, beside its game: who sits where, and how fast it goes."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Seat
from euchre.fairness import Added
from euchre.protocol.messages import Pace
from euchre.rules import Rules

__all__ = ["Occupant", "TableFacts"]


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat."""

    player: str = ""
    """Which computer player it is; empty for a person."""
    name: str = ""
    """The name that a person has given; empty for none."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits there."""
        return bool(self.player)


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What everybody at the table may know of it. The seed of its cards is not here."""

    id: str
    preset: str
    rules: Rules
    seats: tuple[Occupant, ...]
    pace: Pace = "normal"
    nonces: tuple[Added, ...] = ()
    """What people have added to the shuffles; with any, the deals can be proved fair."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, one in enumerate(self.seats) if not one.is_computer)

    @property
    def shows_all_after_a_deal(self) -> bool:
        """Whether every card is shown after a deal: where one person plays against computers."""
        return len(self.people) <= 1
