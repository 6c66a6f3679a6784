"""What points are worth at the score in games whose deals bring many: bids, tricks of one's own.

Far from the end of a game a point is a point, whoever gets it. Near it the chance to win
counts, taken from a curve: the lead, in units of what the deals that are left usually move.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import Final

from euchre.cards import Seat
from euchre.game import Outcome, Phase, Public, worth_of

__all__ = ["Race"]

_NEAR: Final = 2.5
"""Deals' worth of points from the end of a game, below which the chance to win counts."""
_SWING: Final = 0.8
"""How much of what a deal brings at most, all tricks or a march, it usually moves a lead by."""
_ALMOST: Final = 0.5
"""What a score is still short of that has reached the target, but not in the right deal."""


class Race:
    """The scores of a game, as one seat sees them."""

    def __init__(self, public: Public, seat: Seat) -> None:
        """The scores of that table, seen by the scorer of ``seat``."""
        rules = public.rules
        self._mine: Final = rules.scorer(seat)
        self._scores: Final = public.standing.scores
        self._goal: Final = rules.goal
        by_tricks = rules.has_bids or rules.score.count_tricks
        most = rules.hand_size if by_tricks else worth_of(rules.score, Outcome.MARCH)
        self._size: Final = max(most, 1)
        self._must_earn: Final = rules.end.must_earn
        self._may_drop_out: Final = rules.entry.may_drop_out and public.phase is not Phase.PLAY
        best = max(self._scores)
        self.is_near: Final = 0 < self._goal - best <= _NEAR * self._size
        """Whether the chance to win counts, and not points alone."""
        self._now, self._slope = 0.0, 1.0
        if self.is_near:
            none = set[int]()
            zero = [0] * len(self._scores)
            self._now = self._win(zero, none)
            up, down = list(zero), [1] * len(zero)
            up[self._mine], down[self._mine] = 1, 0
            step = self._win(up, none) - self._win(down, none)
            self._slope = max(step / 2, 0.01)

    def worth(self, points: Sequence[int], earners: Collection[int]) -> float:
        """What these points of all scorers are worth to this one.

        ``earners`` are the scorers who made a contract or defeated one in that deal.
        """
        if self.is_near:
            return (self._win(points, earners) - self._now) / self._slope
        others = [point for scorer, point in enumerate(points) if scorer != self._mine]
        if self._may_drop_out:
            # Who could lose by staying mostly does not stay.
            others = [max(point, 0) for point in others]
        return points[self._mine] - sum(others) / max(len(others), 1)

    def _win(self, points: Sequence[int], earners: Collection[int]) -> float:
        """The chance to win the game after these points, about."""
        needs = [
            self._short_of(scorer, score + point, earners)
            for scorer, (score, point) in enumerate(zip(self._scores, points, strict=True))
        ]
        mine = needs[self._mine]
        theirs = min(need for scorer, need in enumerate(needs) if scorer != self._mine)
        if mine <= 0 and (theirs > 0 or self._mine in earners or mine < theirs):
            return 1.0
        if theirs <= 0:
            return 0.0
        deals = 1 + max(min(mine, theirs), 0) / (0.6 * self._size)
        return 1 / (1 + exp(-1.7 * (theirs - mine) / (_SWING * self._size * deals**0.5)))

    def _short_of(self, scorer: int, score: float, earners: Collection[int]) -> float:
        short = self._goal - score
        if short <= 0 and self._must_earn and scorer not in earners:
            return _ALMOST
        return short
