"""Sets of cards under one trump that are asked for again and again, made once for each order."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.cards import Suit
from euchre.rules import Order

__all__ = ["Ranking", "ranking_of"]


class Ranking:
    """Which cards beat a card, which are trumps, which count as a suit: as masks of the pack."""

    def __init__(self, order: Order) -> None:
        """The sets of that order."""
        pack = order.pack
        self.order: Final = order
        self.trumps: Final = (
            int(order.lane(order.trump))
            if order.trump is not None
            else sum(pack.mask(card) for card in pack.faces if order.is_trump(card))
        )
        self.beaters: Final = {
            card: sum(pack.mask(other) for other in pack.faces if order.beats(other, card))
            for card in pack.faces
        }
        """For each card all cards that, played later, take the trick from it."""
        self.lanes: Final[dict[Suit | None, int]] = {
            suit: int(order.lane(suit)) for suit in (*Suit, None)
        }


@cache
def ranking_of(order: Order) -> Ranking:
    """The sets of that order."""
    return Ranking(order)
