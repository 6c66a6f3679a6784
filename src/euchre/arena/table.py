"""What came of a match: points per deal with their standard error, and counts by seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from euchre.arena.games_won import games_won
from euchre.arena.setup import MatchSetup
from euchre.arena.tally import COUNTS, Tally
from euchre.rules import to_plain

__all__ = ["MatchTable", "PlayerRow", "SeatRow", "table_of"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a player did in one position."""

    position: int
    """Seats from the dealer: 1 is the dealer's left, the number of players the dealer."""
    counts: tuple[tuple[str, int], ...]
    """The counts of :data:`~euchre.arena.tally.COUNTS`, in their order."""

    def __getitem__(self, what: str) -> int:
        """One of the counts."""
        return dict(self.counts)[what]


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """How a player fared."""

    name: str
    points_per_deal: float
    """The mean points of its seats in a deal over the mean points of the others' seats."""
    standard_error: float
    """Of that figure, taken over the duplicate deals; 0 if there was one only."""
    seats: tuple[SeatRow, ...]

    @property
    def all_seats(self) -> SeatRow:
        """The counts of all positions together, as position 0."""
        return SeatRow(0, tuple((what, sum(row[what] for row in self.seats)) for what in COUNTS))


@dataclass(frozen=True, slots=True)
class MatchTable:
    """The result of a match."""

    setup: MatchSetup
    deals: int
    """Duplicate deals played."""
    players: tuple[PlayerRow, ...]
    without_maker: tuple[tuple[str, int], ...]
    """Deals that nobody made, by how they ended: all passed, a hand was thrown in …"""
    games_won: float | None = None
    """The part of whole games that the first of two players wins, if deals score like these."""

    @property
    def deals_played(self) -> int:
        """Deals played, replays counted."""
        return self.deals * self.setup.replays

    def to_plain(self) -> dict[str, Any]:
        """The JSON form; its first figures are those of the first player."""
        first = self.players[0]
        return {
            "points_per_deal": first.points_per_deal,
            "standard_error": first.standard_error,
            "rules": to_plain(self.setup.rules),
            "seed": self.setup.seed,
            "scores": None if self.setup.scores is None else list(self.setup.scores),
            "deals": self.deals,
            "deals_played": self.deals_played,
            "games_won": self.games_won,
            "players": [
                {
                    "name": row.name,
                    "points_per_deal": row.points_per_deal,
                    "standard_error": row.standard_error,
                    "seats": [
                        {"position": seat.position, **dict(seat.counts)} for seat in row.seats
                    ],
                }
                for row in self.players
            ],
            "without_maker": dict(self.without_maker),
        }


def table_of(setup: MatchSetup, tally: Tally) -> MatchTable:
    """The table of these counts."""
    rows = []
    for player, name in enumerate(setup.players):
        mean, error = _mean_and_error(setup, tally, player)
        seats = tuple(
            SeatRow(
                position,
                tuple((what, tally.counts[f"{player}.{position}.{what}"]) for what in COUNTS),
            )
            for position in range(1, setup.rules.players + 1)
        )
        rows.append(PlayerRow(name, mean, error, seats))
    without = tuple(
        sorted(
            (key.partition(".")[2], number)
            for key, number in tally.counts.items()
            if key.startswith("nobody.")
        )
    )
    won = games_won(setup.rules, tally.counts)
    return MatchTable(setup, tally.sets, tuple(rows), without, won)


def _mean_and_error(setup: MatchSetup, tally: Tally, player: int) -> tuple[float, float]:
    """Points per deal, and the standard error over the duplicate deals."""
    sets = tally.sets
    if not sets:
        return 0.0, 0.0
    total, squares = tally.sums[player], tally.squares[player]
    unit = setup.margin_unit * setup.replays
    if sets == 1:
        return total / unit, 0.0
    # Whole numbers up to the last step, so that the order of adding does not matter.
    variance = (squares * sets - total * total) / (sets * (sets - 1))
    return total / sets / unit, sqrt(variance / sets) / unit
