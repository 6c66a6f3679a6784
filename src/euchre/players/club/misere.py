"""Playing a misère: a maker who wants no trick, and the others who want to give him one."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card
from euchre.game import Contract, Trick
from euchre.players.base import Reason
from euchre.players.club.sight import Sight, holds
from euchre.rules import BidName

__all__ = ["is_misere", "play_at_misere"]

Choice = tuple[Card, dict[Card, float], tuple[Reason, ...]]

_TRUMP: Final = 3.0
"""How much more a trump is in danger of winning than another card that nothing is below."""


def is_misere(contract: Contract | None) -> bool:
    """Whether the makers want no trick."""
    return contract is not None and contract.bid is not None and contract.bid.name is BidName.MISERE


def play_at_misere(sight: Sight, trick: Trick | None, cards: tuple[Card, ...]) -> Choice:
    """The card to play of those that are legal, the figures of all, and why."""
    if trick is None:
        figures = {card: _as_lead(sight, card) for card in cards}
        best = max(cards, key=lambda card: (figures[card], -_danger(sight, card), -card.index))
        is_low = sight.above(best) > _below(sight, best)
        key = "reason-misere-lead-low" if is_low else "reason-lead-try"
        return best, figures, _told(cards, Reason.of(key, card=best.text))
    if sight.is_makers:
        return _duck(sight, trick, cards)
    return _give(sight, trick, cards)


def _most(sight: Sight, figures: dict[Card, float]) -> Card:
    """The best card; of equals the one that is better gone."""
    return max(figures, key=lambda card: (figures[card], _danger(sight, card), -card.index))


def _told(cards: tuple[Card, ...], reason: Reason) -> tuple[Reason, ...]:
    if len(cards) == 1:
        return (Reason.of("reason-only-card", card=cards[0].text),)
    return (reason,)


def _as_lead(sight: Sight, card: Card) -> float:
    """The maker leads what is sure to be beaten, a defender what is hard to stay below."""
    if sight.is_makers:
        return 1 - holds(sight, card, sight.ranking.order.suit(card))
    maker = sight.public.contract.maker if sight.public.contract is not None else None
    suit = sight.ranking.order.suit(card)
    if maker is None or (maker, suit) in sight.voids:
        return -1.0
    above, below = sight.above(card), _below(sight, card)
    return above / (1 + above + 2 * below)


def _below(sight: Sight, card: Card) -> int:
    """Unseen cards of its suit that may stay below a card."""
    lane = sight.ranking.lanes[sight.ranking.order.suit(card)]
    return (lane & sight.unseen).bit_count() - sight.above(card)


def _danger(sight: Sight, card: Card) -> float:
    """How likely a card is to win a trick some day: by what may stay below it."""
    extra = _TRUMP if sight.ranking.order.is_trump(card) else 0.0
    return _below(sight, card) + extra + sight.ranking.order.strength(card) / 1000


def _duck(sight: Sight, trick: Trick, cards: tuple[Card, ...]) -> Choice:
    """The maker: below the best card with the most dangerous one."""
    order, best = sight.ranking.order, trick.best
    figures = {}
    for card in cards:
        if not order.beats(card, best):
            figures[card] = 10.0 + _danger(sight, card)
        elif sight.later:
            figures[card] = 1 - holds(sight, card, order.suit(trick.led))
        else:
            figures[card] = order.strength(card) / 1000
    chosen = _most(sight, figures)
    if order.beats(chosen, best):
        reason = Reason.of("reason-misere-must-win", best=best.text)
    elif order.suit(chosen) is order.suit(trick.led):
        reason = Reason.of("reason-misere-under", card=chosen.text, best=best.text)
    else:
        reason = Reason.of("reason-misere-get-rid", card=chosen.text)
    return chosen, figures, _told(cards, reason)


def _give(sight: Sight, trick: Trick, cards: tuple[Card, ...]) -> Choice:
    """A defender: never above a maker who wins, low before the maker plays, high after."""
    order, best = sight.ranking.order, trick.best
    contract = sight.public.contract
    maker = None if contract is None else contract.maker
    follows = any(order.suit(card) is order.suit(trick.led) for card in cards)
    is_low_wanted = maker in sight.later and follows
    figures = {}
    for card in cards:
        figures[card] = order.strength(card) / 1000 * (-1 if is_low_wanted else 1)
        if trick.winner == maker and order.beats(card, best):
            figures[card] -= 10
    chosen = max(figures, key=lambda card: (figures[card], -card.index))
    if trick.winner == maker and not order.beats(chosen, best):
        key = "reason-misere-leave"
    else:
        key = "reason-misere-stay-low" if is_low_wanted else "reason-misere-keep-low"
    return chosen, figures, _told(cards, Reason.of(key, card=chosen.text))
