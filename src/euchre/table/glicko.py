"""Ratings by Glicko-2.

Mark Glickman, "Example of the Glicko-2 system" (2013, glicko.net). Every match is a rating
period of its own; a player's opponents are all people of other sides, and of one match each
of them counts for an equal part.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["FIRST", "Rating", "rated"]

_SCALE: Final = 173.7178
_TAU: Final = 0.5
"""How much volatility may change."""
_EXACT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how sure that is."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    matches: int = 0


FIRST: Final = Rating()
"""The rating of who has not played yet."""


def rated(own: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after matches against those opponents: each with 1, 0.5 or 0 for the result."""
    if not results:
        return own
    mu, phi = (own.rating - 1500) / _SCALE, own.deviation / _SCALE
    information = difference = 0.0
    for other, score in results:
        g = _g(other.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-g * (mu - (other.rating - 1500) / _SCALE)))
        information += g * g * expected * (1 - expected)
        difference += g * (score - expected)
    variance = 1 / information
    volatility = _volatility(own.volatility, phi, variance, variance * difference)
    before = math.hypot(phi, volatility)
    after = 1 / math.sqrt(1 / before**2 + 1 / variance)
    return Rating(
        (mu + after**2 * difference) * _SCALE + 1500, after * _SCALE, volatility, own.matches + 1
    )


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the description: the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        top = grown * (delta**2 - phi**2 - variance - grown)
        return top / (2 * (phi**2 + variance + grown) ** 2) - (x - a) / _TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * _TAU) < 0:
            steps += 1
        high = a - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
