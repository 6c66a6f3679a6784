"""Leading to a trick."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card
from euchre.players.base import Reason
from euchre.players.club.keeping import can_be_ruffed, keep
from euchre.players.club.sight import Sight, holds, partners_win

__all__ = ["lead"]

_PULL: Final = 0.75
"""What a trump led by the makers gains by drawing the opponents' trumps."""
_TO_MAKER: Final = 0.8
"""What a trump led to a partner who made it gains."""
_AGAINST_MAKER: Final = -0.45
"""What a trump led by a defender costs: it does the makers' work."""
_LOW: Final = 0.8
"""The part of all that which is had even if the trump led is certain to lose."""
_NEXT: Final = 0.05
"""What a defender gains by leading next, the suit of the colour of trump."""
_CASH: Final = 0.12
"""What leading the best card of a side suit gains before it can be trumped."""
_NOTHING_TO_PULL: Final = -0.3
"""What a trump costs that the makers lead when the opponents have none left."""
_MASTER_TRUMP: Final = 0.8
"""What the best trump gains if it goes before the last card, or in a lone hand."""
_LIKELY: Final = 0.4
"""The chance to win a trick from which on a lead is more than a low card."""


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
    chance += (1 - chance) * partners_win(sight, card, suit)
    value = chance - keep(sight, card)
    if order.is_trump(card):
        return value + _trump_bonus(sight, card) * (_LOW + (1 - _LOW) * chance)
    value += _CASH * sight.is_master(card)
    trump = order.trump
    is_next = trump is not None and suit is trump.next
    return value + (_NEXT if is_next and sight.is_defender else 0.0)


def _trump_bonus(sight: Sight, card: Card) -> float:
    """What leading a trump gains or costs beside the trick."""
    is_makers, is_armed = sight.is_makers, _is_armed(sight)
    is_lone = is_makers and not sight.partners
    if sight.is_master(card) and (len(sight.hand) == 2 or (is_lone and is_armed)):
        # The others have to choose what to keep, and none of their trumps is left.
        return _MASTER_TRUMP
    if sight.is_defender:
        return _AGAINST_MAKER if is_armed else 0.0
    if not is_armed:
        return _NOTHING_TO_PULL
    if _made_by_partner(sight):
        return _TO_MAKER
    trumps = sum(sight.ranking.order.is_trump(other) for other in sight.hand)
    return _PULL if trumps > 1 else 0.0


def _is_armed(sight: Sight) -> bool:
    """Whether an opponent may hold a trump."""
    return any(sight.may_have_trump(seat) for seat in sight.opponents)


def _made_by_partner(sight: Sight) -> bool:
    contract = sight.public.contract
    return contract is not None and contract.maker in sight.partners


def _why(sight: Sight, cards: tuple[Card, ...], card: Card) -> tuple[Reason, ...]:
    order = sight.ranking.order
    if len(cards) == 1:
        return (Reason.of("reason-only-card", card=card.text),)
    is_makers, is_armed = sight.is_makers, _is_armed(sight)
    if order.is_trump(card):
        reasons = [Reason.of("reason-lead-master", card=card.text)] if sight.is_master(card) else []
        if is_makers and is_armed:
            if _made_by_partner(sight):
                return (Reason.of("reason-lead-to-maker"), *reasons)
            return (*reasons, Reason.of("reason-lead-pull", card=card.text))
        return tuple(reasons) or (Reason.of("reason-lead-try", card=card.text),)
    reasons = []
    if any(map(order.is_trump, cards)):
        if not is_armed:
            reasons.append(Reason.of("reason-lead-keeps-trump"))
        elif sight.is_defender:
            reasons.append(Reason.of("reason-lead-not-trump"))
    if sight.is_master(card):
        key = "reason-lead-ace" if can_be_ruffed(sight, order.suit(card)) else "reason-lead-master"
    else:
        is_low = holds(sight, card, order.suit(card)) < _LIKELY
        key = "reason-lead-low" if is_low else "reason-lead-try"
    return (*reasons, Reason.of(key, card=card.text))
