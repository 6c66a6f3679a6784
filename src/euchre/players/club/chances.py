"""How likely it is that cards lie where they would hurt: counting, without any search."""

from __future__ import annotations

from functools import cache
from math import exp

__all__ = ["at_least", "none_of"]


@cache
def none_of(out: int, held: int, kind: int) -> float:
    """The chance that ``held`` cards drawn from ``out`` unseen ones contain none of ``kind``.

    >>> round(none_of(18, 5, 1), 2)
    0.72
    """
    chance = 1.0
    for drawn in range(kind):
        if held + drawn >= out:
            return 0.0
        chance *= (out - held - drawn) / (out - drawn)
    return chance


def at_least(tricks: float, expected: float, spread: float) -> float:
    """The chance to take ``tricks`` or more if ``expected`` are, in a bell curve of that spread.

    >>> at_least(3, 2.5, 1.0)
    0.5
    """
    # A logistic curve: as good as the normal one here, and one exponential.
    return 1 / (1 + exp(-1.7 * (expected - (tricks - 0.5)) / spread))
