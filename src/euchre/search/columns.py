"""Columns: a set of cards for each of many worlds, changed for all of them at once.

A column is an array of unsigned 64-bit words. All words together are one big number, and
what is done to that number is done to each word: so many worlds cost hardly more than one.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from euchre.cards import CardSet, Seat
from euchre.search.kernel import Layout

__all__ = ["ManyWorlds", "Mover", "column_of", "everywhere", "joined", "mover_to", "parted"]

_WORD = 64


def joined(column: array[int]) -> int:
    """All words of a column as one number."""
    return int.from_bytes(column.tobytes(), sys.byteorder)


def parted(whole: int, count: int) -> array[int]:
    """The column of ``count`` words that such a number stands for."""
    made = array("Q")
    made.frombytes(whole.to_bytes(8 * count, sys.byteorder))
    return made


@lru_cache(maxsize=256)
def _ones(count: int) -> int:
    return ((1 << _WORD * count) - 1) // ((1 << _WORD) - 1)


def everywhere(mask: int, count: int) -> int:
    """The number of a column with the same word in each of ``count`` worlds."""
    return mask * _ones(count)


def column_of(mask: int, count: int) -> array[int]:
    """A column with the same word in each of ``count`` worlds."""
    return array("Q", (mask,)) * count


class Mover:
    """Moves cards from their places in the pack to those in a layout, in a whole column."""

    def __init__(self, layout: Layout) -> None:
        """The moves to that layout."""
        self._back = [0] * _WORD
        shifts: dict[int, int] = {}
        for index in range(len(layout.order.pack.cards)):
            bit = layout.mask(CardSet(1 << index))
            self._back[bit.bit_length() - 1] = 1 << index
            by = bit.bit_length() - 1 - index
            shifts[by] = shifts.get(by, 0) | 1 << index
        self._shifts = tuple(shifts.items())

    def column(self, column: array[int]) -> array[int]:
        """The bits of the layout for a column of sets of cards."""
        count = len(column)
        whole, made = joined(column), 0
        for by, mask in self._shifts:
            some = whole & everywhere(mask, count)
            made |= some << by if by >= 0 else some >> -by
        return parted(made, count)

    def mask(self, cards: int) -> int:
        """The bits of the layout for one set of cards."""
        made = 0
        for by, mask in self._shifts:
            some = cards & mask
            made |= some << by if by >= 0 else some >> -by
        return made

    def cards(self, mask: int) -> CardSet:
        """The set of cards that these bits stand for."""
        made = 0
        while mask:
            low = mask & -mask
            made |= self._back[low.bit_length() - 1]
            mask ^= low
        return CardSet(made)


@lru_cache(maxsize=256)
def mover_to(layout: Layout) -> Mover:
    """The moves to a layout (made once, then remembered)."""
    return Mover(layout)


@dataclass(frozen=True, slots=True)
class ManyWorlds:
    """Worlds of one View by column: for each place a set of cards of the pack in each world.

    No card is in two places of a world, nor in :attr:`gone`.
    """

    count: int
    hands: tuple[array[int], ...]
    """By seat, what it holds now."""
    kitty: array[int]
    """What nobody was dealt or took, but for a turned card."""
    turned: CardSet
    """The turned card, while it is in nobody's hand."""
    played: tuple[CardSet, ...]
    """By seat, what it has played."""
    are_all: bool
    """Whether these are all worlds there are, each once."""
    _dealt: Callable[[Seat], array[int]]

    @property
    def gone(self) -> CardSet:
        """All cards that were played."""
        return CardSet(sum(self.played))

    def dealt(self, seat: Seat) -> array[int]:
        """What a seat was dealt, without what it took or was given."""
        return self._dealt(seat)

    def chosen(self, places: Sequence[int]) -> ManyWorlds:
        """The worlds at these places, in their order."""
        return ManyWorlds(
            len(places),
            tuple(_picked(hand, places) for hand in self.hands),
            _picked(self.kitty, places),
            self.turned,
            self.played,
            are_all=False,
            _dealt=lambda seat: _picked(self._dealt(seat), places),
        )


def _picked(column: array[int], places: Sequence[int]) -> array[int]:
    return array("Q", [column[place] for place in places])
