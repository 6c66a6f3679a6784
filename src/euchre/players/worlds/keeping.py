"""What to lay away or to give in guessed deals, in a hurry: cards as bits of a layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

__all__ = ["Choice", "best_of", "highest_of", "least_of"]

Choice = Callable[[Sequence[int], int], int]
"""Lanes, trump first, and a hand in; one of its cards out."""

_VOID: Final = 4.5
"""How much a card that is alone in its suit goes away before one of a longer suit, in ranks."""
_MASTER: Final = 6.0
"""How much the best card of a suit stays before others."""


def least_of(lanes: Sequence[int], hand: int) -> int:
    """The card to lay away: one that is alone in a side suit, else the lowest of a side suit.

    The best card of a suit stays as long as it can, and trumps stay longer.
    """
    trumps = hand & lanes[0]
    chosen, most = 0, -_MASTER * 2
    for lane in lanes[1:]:
        held = hand & lane
        if not held:
            continue
        low = held & -held
        above = (lane & -(low << 1)).bit_count()
        figure = float(above)
        if not above:
            figure -= _MASTER
        elif held == low and trumps:
            figure += _VOID
        if figure > most:
            chosen, most = low, figure
    return chosen or trumps & -trumps


def best_of(lanes: Sequence[int], hand: int) -> int:
    """The card to give a lone partner: the highest trump, else the highest of a side suit."""
    trumps = hand & lanes[0]
    if trumps:
        return 1 << (trumps.bit_length() - 1)
    return highest_of(lanes, hand)


def highest_of(lanes: Sequence[int], hand: int) -> int:
    """The card with the fewest above it in its suit, of the longest suit."""
    chosen, least = 0, (99, 0)
    for lane in lanes:
        held = hand & lane
        if held:
            top = 1 << (held.bit_length() - 1)
            figure = ((lane & -(top << 1)).bit_count(), -held.bit_count())
            if figure < least:
                chosen, least = top, figure
    return chosen
