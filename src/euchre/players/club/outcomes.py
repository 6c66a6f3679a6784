"""What a contract scores by the tricks that its makers take, and how that is spread."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.players.club.chances import at_least
from euchre.rules import ScoreRules

__all__ = ["Points", "chance_of_tricks", "points_by_tricks"]

Points = tuple[int, int]
"""Points to the makers and to the defenders."""

_SPREAD: Final = 0.95
_SPREAD_ALONE: Final = 0.8
_LAST: Final = 0.8
_USUAL_HAND: Final = 5


def chance_of_tricks(
    size: int, expected: float, *, alone: bool, sweep: float | None
) -> list[float]:
    """The chance of taking 0, 1, … ``size`` tricks if ``expected`` are.

    ``sweep`` is the chance to take all, where it is known better.
    """
    spread = (_SPREAD_ALONE if alone else _SPREAD) * (size / _USUAL_HAND) ** 0.5
    reach = [1.0, *(at_least(tricks, expected, spread) for tricks in range(1, size + 1)), 0.0]
    # The last trick comes more easily than a bell curve says: who leads all the time pulls.
    reach[size] = reach[size] ** _LAST if sweep is None else sweep
    for tricks in range(size - 1, 0, -1):
        reach[tricks] = max(reach[tricks], reach[tricks + 1])
    return [reach[tricks] - reach[tricks + 1] for tricks in range(size + 1)]


@cache
def points_by_tricks(
    score: ScoreRules, size: int, *, alone: bool, lone_defender: bool = False
) -> tuple[Points, ...]:
    """What makers and defenders score if the makers take 0, 1, … ``size`` tricks.

    What depends on which tricks they are (the fast break) is left out.
    """
    return tuple(_points(score, size, tricks, alone, lone_defender) for tricks in range(size + 1))


def _points(
    score: ScoreRules,
    size: int,
    tricks: int,
    alone: bool,  # noqa: FBT001 - passed on by position
    lone_defender: bool,  # noqa: FBT001
) -> Points:
    if tricks == size:
        return (score.lone_march if alone else score.march, 0)
    if tricks <= size // 2 or (alone and score.lone_must_take_all):
        if lone_defender:
            return (0, score.lone_defender if tricks else score.lone_defender_march)
        usual = score.lone_euchre if alone else score.euchre
        return (0, usual if tricks else max(usual, score.super_euchre))
    if score.four_tricks_needed and tricks < 4:
        return (0, 0)
    return (score.lone_made if alone else score.made, 0)
