"""Leading to a trick."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Seat, Suit
from euchre.game import Public
from euchre.players.base import Reason
from euchre.players.club.keeping import can_be_ruffed, keep
from euchre.players.club.sight import Sight, beat_chance, holds

__all__ = ["lead"]

_PULL = 0.3
"""What a trump led by the makers gains by drawing the opponents' trumps."""
_TO_MAKER = 0.35
"""What a trump led to a partner who made it gains."""
_AGAINST_MAKER = -0.45
"""What a trump led by a defender costs: it does the makers' work."""
_FROM_PARTNER = 0.5
"""How much of a partner's chance to win the trick is counted."""


def lead(
    sight: Sight, cards: tuple[Card, ...]
) -> tuple[Card, dict[Card, float], tuple[Reason, ...]]:
    """The card to lead of those that are legal, the figures of all, and why."""
    order = sight.ranking.order
    values = {card: _value(sight, card) for card in cards}
    best = max(cards, key=lambda card: (values[card], -order.strength(card), -card.index))
    return best, values, _why(sight, cards, best)


def _value(sight: Sight, card: Card) -> float:
    order = sight.ranking.order
    suit = order.suit(card)
    chance = holds(sight, card, suit)
    for seat in sight.later:
        if seat in sight.partners:
            chance += (1 - chance) * _FROM_PARTNER * beat_chance(sight, seat, card, suit)
    value = chance - keep(sight, card)
    return value + (_trump_bonus(sight, card) if order.is_trump(card) else 0.0)


def _trump_bonus(sight: Sight, card: Card) -> float:
    public = sight.public
    armed = any(sight.may_have_trump(seat) for seat in sight.opponents)
    trumps = sum(sight.ranking.order.is_trump(other) for other in sight.hand)
    if public.side(sight.me) == 0:
        if not armed:
            # The opponents have no trump left: ours are for ruffing and for the end.
            return -0.3
        maker = public.contract.maker if public.contract is not None else None
        if maker in sight.partners:
            return _TO_MAKER
        return _PULL if trumps > 1 else 0.0
    return _AGAINST_MAKER if armed else 0.0


def _why(sight: Sight, cards: tuple[Card, ...], card: Card) -> tuple[Reason, ...]:
    if len(cards) == 1:
        return (Reason.of("reason-only-card", card=card.text),)
    return (Reason.of("reason-least-worth", card=card.text),)
