"""What the tricks of a deal are worth to one seat, by the rules' own score."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Protocol

from euchre.cards import Seat
from euchre.game import Public
from euchre.game.scoring import outcome_of_play, points_of
from euchre.rules import Partners

__all__ = ["Payoff", "PlainWorth", "Worth"]


class Worth(Protocol):
    """What points of all scorers are worth to one of them, in points."""

    def worth(self, points: Sequence[int], earners: Collection[int]) -> float:
        """The worth; ``earners`` made a contract or defeated one in that deal."""


class PlainWorth:
    """A point is a point, whoever gets it, at any score."""

    def __init__(self, public: Public, seat: Seat) -> None:
        """The worth to the scorer of that seat."""
        self._mine = public.rules.scorer(seat)

    def worth(self, points: Sequence[int], earners: Collection[int]) -> float:
        """The own points less the mean of the others'."""
        del earners
        mine = points[self._mine]
        return mine - (sum(points) - mine) / (len(points) - 1)


class Payoff:
    """What the play of one contract is worth to a seat, by the tricks that are taken."""

    def __init__(self, public: Public, me: Seat, worth: Worth) -> None:
        """The payoff of the deal at that table, which is in play."""
        self.public, self.me = public, me
        self._worth = worth
        self._known: dict[tuple[tuple[int, ...], Seat | None], float] = {}
        self._rows: dict[Seat | None, list[float]] = {}
        self._tables: dict[Seat | None, tuple[Public, set[int]]] = {}

    def of(self, taken: tuple[int, ...], partner: Seat | None = None) -> float:
        """The worth if each seat takes that many tricks; ``partner`` was called in secret."""
        found = self._known.get((taken, partner))
        if found is None:
            table, makers = self._table(partner)
            table = table.having(taken=taken)
            outcome = outcome_of_play(table)
            everybody = set(range(table.rules.scorers))
            earners = everybody - makers if outcome.is_euchre else makers
            found = self._worth.worth(points_of(table, outcome), earners)
            self._known[taken, partner] = found
        return found

    def row(self, partner: Seat | None = None) -> list[float]:
        """The worth of 0, 1, … all tricks of side 0, spread among seats as chance has it."""
        found = self._rows.get(partner)
        if found is None:
            table, _ = self._table(partner)
            sides: tuple[list[Seat], list[Seat]] = [], []
            for seat in table.active:
                sides[min(table.side(seat), 1)].append(seat)
            size = table.rules.hand_size
            found = [self._spread(tricks, size, sides, partner) for tricks in range(size + 1)]
            self._rows[partner] = found
        return found

    def _spread(
        self, tricks: int, size: int, sides: tuple[list[Seat], list[Seat]], partner: Seat | None
    ) -> float:
        """The mean worth over who takes the tricks of each side, where that matters."""
        makers, defenders = sides
        if self.public.rules.partners is Partners.OPPOSITE:
            makers, defenders = makers[:1], defenders[:1]
        total = number = 0.0
        for one in makers or [-1]:
            for other in defenders or [-1]:
                taken = [0] * self.public.rules.players
                if one >= 0:
                    taken[one] += tricks
                if other >= 0:
                    taken[other] += size - tricks
                total += self.of(tuple(taken), partner)
                number += 1
        return total / number

    def _table(self, partner: Seat | None) -> tuple[Public, set[int]]:
        """The table once that partner is known, and the scorers of its makers."""
        found = self._tables.get(partner)
        if found is None:
            table, contract = self.public, self.public.contract
            if partner is not None and contract is not None:
                table = table.having(contract=replace(contract, partner=partner))
            rules = table.rules
            makers = {rules.scorer(at) for at in range(rules.players) if not table.side(at)}
            found = self._tables[partner] = (table, makers)
        return found
