"""How beginners play: to win whatever trick they can, with their best card, and no trump led."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cards import Card
from euchre.game import View

__all__ = ["beginners_card"]


def beginners_card(view: View, cards: Sequence[Card]) -> Card:
    """The card that a beginner plays of those that may be played.

    A trick that can be won is won, be it the partner's; so right bowers are wasted. What is
    led is the highest card of a side suit, and trump only if there is nothing else.
    """
    order, trick = view.public.order, view.public.trick
    if trick is None:
        side = [card for card in cards if not order.is_trump(card)]
        return max(side or cards, key=order.strength)
    winning = [card for card in cards if order.beats(card, trick.best)]
    if winning:
        return max(winning, key=order.strength)
    return min(cards, key=order.strength)
