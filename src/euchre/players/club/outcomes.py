"""What a contract scores by the tricks that its makers take, and how that is spread."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.game import outcome_of_tricks, worth_of
from euchre.players.club.chances import at_least
from euchre.rules import Rules

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
    rules: Rules, *, alone: bool, lone_defender: bool = False
) -> tuple[Points, ...]:
    """What makers and defenders score if the makers take 0, 1, … all tricks.

    What depends on which tricks they are (the fast break) is left out. Where each seat is
    paid for its own tricks, the others' come to them whoever makes trump.
    """
    if rules.score.count_tricks:
        failed = -rules.score.trickless
        return tuple(
            (tricks if tricks >= rules.majority else failed, 0)
            for tricks in range(rules.hand_size + 1)
        )
    return tuple(
        (0, points) if outcome.is_euchre else (points, 0)
        for tricks in range(rules.hand_size + 1)
        for outcome in (outcome_of_tricks(rules, tricks, alone=alone, lone_defender=lone_defender),)
        for points in (worth_of(rules.score, outcome),)
    )
