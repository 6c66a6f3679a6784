"""What the cards of hands add up to under a trump, seen by a glance: several cards at a time."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

from euchre.cards import CardSet
from euchre.game import Name
from euchre.players.club.playout import codes_of
from euchre.rules import Rules, order_of

__all__ = ["HandPoints", "Sums", "points_of_cards"]

_CARDS: Final = 12
"""Cards whose points are found at once."""
_MASK: Final = (1 << _CARDS) - 1

Sums = tuple[float, ...]
"""A figure for each trump."""


class HandPoints:
    """Figures of hands that are sums over their cards."""

    def __init__(self, cards: Sequence[Sums], base: Sums) -> None:
        """The figures of each card of the pack, by its place, and those of no card."""
        self._parts: Final = [
            (at, _sums(cards[at : at + _CARDS], base if not at else (0.0,) * len(base)))
            for at in range(0, len(cards), _CARDS)
        ]

    def of(self, hand: CardSet) -> Sequence[float]:
        """The figures of a hand."""
        found: Sequence[float] | None = None
        for at, sums in self._parts:
            part = sums[hand >> at & _MASK]
            found = part if found is None else list(map(add, found, part))
        return found or ()

    def under(self, at: int, hand: CardSet) -> float:
        """The figure of a hand for the trump at that place."""
        return sum([sums[hand >> first & _MASK][at] for first, sums in self._parts])


def points_of_cards(rules: Rules, trumps: Sequence[Name]) -> list[Sums]:
    """The points of each card of the pack, by its place, under each of these trumps."""
    points = [codes_of(order_of(rules, name.suit, low=name.low)).points for name in trumps]
    return [tuple(one[card.index] for one in points) for card in rules.cards.cards]


def _sums(cards: Sequence[Sums], base: Sums) -> list[Sums]:
    """The sums of each set of these cards."""
    sums = [base]
    for each in cards:
        sums += [tuple(map(add, one, each)) for one in sums]
    return sums
