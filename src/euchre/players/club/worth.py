"""What points are worth at the score: near the end of a game they are not all alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.cards import Seat
from euchre.game import Public

__all__ = ["Stand", "stand_of"]

_MOST_NEEDED: Final = 40
"""Beyond this a game is far from its end, and every point is worth the same."""
# How often a deal brings a side the points of a made contract, of a march or euchre, of a
# lone march: from deals of good players against each other (24 cards).
_MADE, _TWO, _LONE = 0.31, 0.15, 0.04


class Stand:
    """A score, from one side: what it still needs, and what the nearest opponent needs."""

    def __init__(self, score: tuple[int, int, int], need: int, theirs: int) -> None:
        """The stand of a side that needs ``need`` points; 0 for both if there is no target.

        ``score`` are the points of a contract made, of a march or euchre, of a lone march.
        """
        self.need: Final = need
        self.theirs: Final = theirs
        self._score = score
        self._is_near = 0 < need <= _MOST_NEEDED and 0 < theirs <= _MOST_NEEDED
        self._slope = 1.0
        self._now = 0.0
        if self._is_near:
            self._now = _win(need, theirs, score)
            # Half the difference that one point makes, so that 1 is an ordinary point here.
            step = _win(need - 1, theirs, score) - _win(need, theirs - 1, score)
            self._slope = max(step / 2, 0.01)

    def worth(self, ours: int, theirs: int) -> float:
        """What it is worth that we score ``ours`` and they ``theirs``, in points of this score."""
        if not self._is_near:
            return ours - theirs
        won = _win(self.need - ours, self.theirs - theirs, self._score)
        return (won - self._now) / self._slope


@cache
def _win(need: int, theirs: int, score: tuple[int, int, int]) -> float:
    """The chance to win from there, as a fold over what deals usually bring."""
    if need <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    chance = weight = 0.0
    for points, often in zip(score, (_MADE, _TWO, _LONE), strict=True):
        if points:
            chance += often * (
                _win(need - points, theirs, score) + _win(need, theirs - points, score)
            )
            weight += 2 * often
    return chance / weight if weight else 0.5


def stand_of(public: Public, seat: Seat) -> Stand:
    """The stand of the side of ``seat``; the nearest other scorer is the opponent."""
    rules, scores = public.rules, public.standing.scores
    table = rules.score
    lone = table.lone_march if rules.entry.alone else table.march
    points = (table.made, max(table.march, table.euchre), lone)
    if not rules.end.target:
        return _stand(points, 0, 0)
    mine = rules.scorer(seat)
    nearest = max(score for scorer, score in enumerate(scores) if scorer != mine)
    return _stand(points, rules.end.target - scores[mine], rules.end.target - nearest)


@cache
def _stand(score: tuple[int, int, int], need: int, theirs: int) -> Stand:
    return Stand(score, need, theirs)
