"""What a card is worth if it is kept: the chance that it takes a later trick."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card, Suit
from euchre.players.club.chances import none_of
from euchre.players.club.sight import Sight

__all__ = ["can_be_ruffed", "keep"]

_TRUMP: Final = (0.9, 0.5, 0.3, 0.15, 0.1)
"""Of a trump, by how many trumps above it are in the opponents' hands."""
_LATER: Final = 0.45
"""The chance that a side card that is good now is led to while it is still good."""
_GUARD: Final = 0.12
"""What a low card adds that saves a higher one of its suit from falling to the master."""
_SINGLETON: Final = 0.03
"""What it costs to keep a lone low card that hinders ruffing."""


def keep(sight: Sight, card: Card) -> float:
    """The chance that ``card`` takes a later trick, if it is not played to this one."""
    if len(sight.hand) == 1:
        return 0.0
    ranking = sight.ranking
    if ranking.order.is_trump(card):
        return _keep_trump(sight, card)
    return _keep_side(sight, card, ranking.order.suit(card))


def _keep_trump(sight: Sight, card: Card) -> float:
    opponents = sight.held_by(sight.opponents)
    above = sight.above(card) * opponents / sight.out if sight.out else 0.0
    known = sight.upcard
    if known is not None and sight.ranking.order.beats(known, card):
        above += sight.public.dealer in sight.opponents
    low = min(int(above), len(_TRUMP) - 1)
    high = min(low + 1, len(_TRUMP) - 1)
    return _TRUMP[low] + (_TRUMP[high] - _TRUMP[low]) * (above - int(above))


def _keep_side(sight: Sight, card: Card, suit: Suit | None) -> float:
    order = sight.ranking.order
    mine = [other for other in sight.hand if order.suit(other) is suit]
    above = sight.above(card)
    opponents = sight.held_by(sight.opponents)
    good = none_of(sight.out, opponents, above)
    if above and len(mine) > 1 and order.strength(card) == max(map(order.strength, mine)):
        # With a guard it may survive the one card that beats it.
        good += (1 - good) * (0.45 if above == 1 else 0.15)
    value = good * (1 - can_be_ruffed(sight, suit)) * _LATER
    if above and len(mine) == 1 and _has_trump(sight):
        value -= _SINGLETON * (good < 0.5)
    elif _is_guard(sight, card, mine):
        value += _GUARD
    return value


def _has_trump(sight: Sight) -> bool:
    return any(sight.ranking.order.is_trump(card) for card in sight.hand)


def _is_guard(sight: Sight, card: Card, mine: list[Card]) -> bool:
    """Whether the card is the only companion of one that a single unseen card beats."""
    if len(mine) != 2:
        return False
    other = mine[0] if mine[1] is card else mine[1]
    order = sight.ranking.order
    return order.strength(other) > order.strength(card) and sight.above(other) == 1


def can_be_ruffed(sight: Sight, suit: Suit | None) -> float:
    """The chance that an opponent is void in that side suit and holds a trump."""
    ranking = sight.ranking
    if not sight.trumps_out():
        return 0.0
    in_suit = (ranking.lanes[suit] & sight.unseen).bit_count()
    trumps = (ranking.trumps & sight.unseen).bit_count()
    safe = 1.0
    for seat in sight.opponents:
        if not sight.may_have_trump(seat):
            continue
        held = sight.held(seat)
        void = 1.0 if (seat, suit) in sight.voids else none_of(sight.out, held, in_suit)
        armed = 1 - none_of(max(sight.out - in_suit, 0), held, trumps)
        if sight.knows_card_of(seat):
            armed = 1.0
        safe *= 1 - void * armed
    return 1 - safe
