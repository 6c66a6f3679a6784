"""Claims: whether one's own cards are sure of all tricks that are left.

Only what the claimer knows is asked, and every other unseen card is taken to lie wherever it
harms most, the partner's included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from euchre.cards import Card, Suit
from euchre.game import Phase, UpcardPlace, View
from euchre.rules import Order

__all__ = ["certain_order", "claimable"]

_OUT_OF_PLAY = {UpcardPlace.UP, UpcardPlace.DOWN, UpcardPlace.LEFT}


def claimable(seen: View) -> int:
    """The tricks that may be claimed, be it sure or not: all that are left, on lead; else 0."""
    public = seen.public
    on_lead = seen.is_my_turn and public.phase is Phase.PLAY and public.trick is None
    if not on_lead or public.contract is None or public.contract.by_first_lead:
        return 0
    return len(seen.hand or ())


def certain_order(seen: View) -> tuple[Card, ...] | None:
    """An order in which one's cards win every trick that is left, whatever anybody holds.

    None if there is none. It is enough to think of one opponent who holds the best of what
    is unseen: trumps are led first, from the top; each draws one of theirs. A card wins if
    it is higher than every unseen one of its suit, or if as many of that suit have been led
    as were unseen. Side suits are safe once no trump can be left.
    """
    if not claimable(seen):
        return None
    order, hand, unseen = seen.public.order, seen.hand or (), _unseen(seen)
    trumps = _high_to_low(order, filter(order.is_trump, hand))
    theirs = [card for card in unseen if order.is_trump(card)]
    if not _draws(order, trumps, theirs):
        return None
    plan, sides = list(trumps), [card for card in hand if not order.is_trump(card)]
    if sides and len(trumps) < len(theirs):
        return None
    for suit in Suit:
        mine = _high_to_low(order, (card for card in sides if order.suit(card) is suit))
        others = [card for card in unseen if order.suit(card) is suit and not order.is_trump(card)]
        if not _draws(order, mine, others):
            return None
        plan += mine
    return tuple(plan)


def _draws(order: Order, mine: list[Card], theirs: list[Card]) -> bool:
    """Whether cards of one suit, led from the top, win while cards of that suit are out."""
    needed = mine[: len(theirs)]
    return not any(order.beats(other, card) for card in needed for other in theirs)


def _high_to_low(order: Order, cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=order.strength, reverse=True)


def _unseen(seen: View) -> list[Card]:
    """The cards that may be in any hand, as far as the seat knows."""
    public = seen.public
    left = Counter(public.rules.cards.cards)
    left.subtract(seen.hand or ())
    left.subtract(seen.laid_away)
    left.subtract(card for trick in public.tricks for _, card in trick.cards)
    if public.upcard is not None and public.upcard_place in _OUT_OF_PLAY:
        left[public.upcard] -= 1
    return list(left.elements())
