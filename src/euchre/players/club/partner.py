"""Whom to call as partner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euchre.cards import Card, Rank, Suit
from euchre.game import Action, CallPartner, View
from euchre.players.base import Decision, Reason
from euchre.players.club.ranking import ranking_of
from euchre.players.club.strength import pool_of, strength
from euchre.search.kernel import Layout

__all__ = ["BY_LENGTH", "SuitsToCall", "call_partner", "suits_to_call", "usual_call"]

SuitsToCall = tuple[tuple[int, tuple[int, ...]], ...]
"""Of each plain suit its cards, and those that may be called, the best first: bits of a layout."""
_TO_PLAY_ALONE: Final = 0.6
"""The chance to take all tricks at which a maker calls a card of its own."""
BY_LENGTH: Final = (0.6, 1.0, 0.8, 0.5, 0.3)
"""How well a suit serves to call its best card, by the cards of it in the maker's hand: with one
the maker can lead it to the partner, and has room for trumps."""
_RANK: Final = 2.0
"""What each rank below the best of a suit takes from a called card."""


def call_partner(view: View, actions: tuple[Action, ...]) -> Decision:
    """Call the best card of a suit of which the hand has little; one's own to play alone."""
    order = view.public.order
    hand = view.hand or ()
    not_out = {*hand, *view.laid_away, view.public.upcard_out}
    cards = [one.card for one in actions if isinstance(one, CallPartner)]
    own = [card for card in cards if card in hand and view.rules.cards.copies(card) == 1]
    score = view.rules.score
    sweep = strength(ranking_of(order), hand, pool_of(view.rules)).sweep
    if own and sweep > _TO_PLAY_ALONE and score.lone_march > score.march:
        percent = round(100 * sweep)
        return Decision(CallPartner(own[0]), why=(Reason.of("reason-call-own", percent=percent),))
    values: dict[Action, float] = {}
    for card in cards:
        values[CallPartner(card)] = _as_call(view, card) - 10 * (card in not_out)
    best = max(cards, key=lambda card: values[CallPartner(card)])
    return Decision(CallPartner(best), values, (_why_called(view, best, not_out),))


def _as_call(view: View, card: Card) -> float:
    """How well a card that others may hold serves to find a partner."""
    order, pack = view.public.order, view.rules.cards
    suit = order.suit(card)
    length = sum(order.suit(other) is suit for other in view.hand or ())
    out, gone = view.public.upcard_out, pack.set_of(view.hand or ())
    above = sum(
        order.suit(other) is suit and order.beats(other, card) and not gone & pack.mask(other)
        for other in pack.faces
        if other is not out
    )
    return BY_LENGTH[min(length, len(BY_LENGTH) - 1)] - _RANK * above


def _why_called(view: View, card: Card, not_out: set[Card | None]) -> Reason:
    order = view.public.order
    if card in not_out:
        return Reason.of("reason-call-none-left", card=card.text)
    suit = order.suit(card)
    length = sum(order.suit(other) is suit for other in view.hand or ())
    key = "reason-call-short" if length == 1 else "reason-call-best"
    if card.rank is not Rank.ACE and key == "reason-call-best":
        key = "reason-call-highest"
    return Reason.of(key, card=card.text)


@lru_cache(maxsize=64)
def suits_to_call(layout: Layout, *, aces_only: bool) -> SuitsToCall:
    """What may be called under the order of that layout."""
    order, pack = layout.order, layout.order.pack
    found = []
    for suit in Suit:
        if suit is not order.trump:
            lane = order.lane(suit)
            faces = sorted(pack.faces_of(lane), key=order.strength, reverse=True)
            cards = [card for card in faces if card.rank is Rank.ACE or not aces_only]
            found.append((layout.mask(lane), tuple(layout.mask(pack.mask(card)) for card in cards)))
    return tuple(found)


def usual_call(suits: SuitsToCall, hand: int, out: int) -> int:
    """What :func:`call_partner` calls with a hand, in a hurry; 0 if it would be a card of its own.

    ``out`` is the turned card if nobody can hold it. All are bits of a layout.
    """
    found, most, gone = 0, 0.0, ~(hand | out)
    for lane, cards in suits:
        card = next((card & gone for card in cards if card & gone), 0)
        wish = BY_LENGTH[min((hand & lane).bit_count(), len(BY_LENGTH) - 1)]
        if card and wish > most:
            found, most = card, wish
    return found
