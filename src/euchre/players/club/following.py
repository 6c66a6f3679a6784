"""Playing to a trick that another has led."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card, Suit, trump_letter
from euchre.game import Trick
from euchre.players.base import Reason
from euchre.players.club.keeping import keep
from euchre.players.club.sight import Sight, holds, partners_win
from euchre.players.club.stakes import weight_of_trick

__all__ = ["follow"]

_SURE: Final = 1 - 1e-9
"""The chance from which a trick is certain."""


def follow(
    sight: Sight, trick: Trick, cards: tuple[Card, ...]
) -> tuple[Card, dict[Card, float], tuple[Reason, ...]]:
    """The card to play of those that are legal, the figures of all, and why."""
    order = sight.ranking.order
    led = order.suit(trick.led)
    weight = weight_of_trick(sight.public, sight.me)
    without = _chance_without_me(sight, trick, led)
    chances = {card: _chance_with(sight, card, trick, led, without) for card in cards}
    values = {card: weight * chances[card] - keep(sight, card) for card in cards}
    is_ours = without > _SURE and trick.winner not in sight.unsure
    allowed = _without_waste(sight, trick, cards) if is_ours else cards
    best = max(allowed, key=lambda card: (values[card], -order.strength(card), -card.index))
    return best, values, _why(sight, trick, cards, best)


def _without_waste(sight: Sight, trick: Trick, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that take no trick from the own side, which has it: no trump, if there are others.

    Each for itself, nobody has a side to spare.
    """
    order = sight.ranking.order
    asks_trump = order.is_trump(trick.led)
    below = [card for card in cards if not order.beats(card, trick.best)] or list(cards)
    plain = [card for card in below if asks_trump or not order.is_trump(card)]
    return tuple(plain or below)


def _chance_without_me(sight: Sight, trick: Trick, led: Suit | None) -> float:
    """The chance that my side takes the trick if I only throw a card to it."""
    best = trick.best
    if trick.winner in sight.partners:
        return holds(sight, best, led)
    return partners_win(sight, best, led)


def _chance_with(sight: Sight, card: Card, trick: Trick, led: Suit | None, without: float) -> float:
    if not sight.ranking.order.beats(card, trick.best):
        return without
    chance = holds(sight, card, led)
    return chance + (1 - chance) * partners_win(sight, card, led)


def _why(sight: Sight, trick: Trick, cards: tuple[Card, ...], card: Card) -> tuple[Reason, ...]:
    order = sight.ranking.order
    if len(cards) == 1:
        return (Reason.of("reason-only-card", card=card.text),)
    led = order.suit(trick.led)
    partner_wins = trick.winner in sight.partners
    if order.beats(card, trick.best):
        is_sure = holds(sight, card, led) > 0.999
        ruffs = order.is_trump(card) and led is not order.suit(card)
        reasons = (
            [Reason.of("reason-partner-may-be-beaten", card=trick.best.text)]
            if partner_wins and trick.winner not in sight.unsure
            else []
        )
        if ruffs:
            key = "reason-ruff-sure" if is_sure else "reason-ruff"
        elif not sight.later:
            key = "reason-win-last"
        else:
            key = "reason-win-sure" if is_sure else "reason-win-likely"
        return (*reasons, Reason.of(key, card=card.text))
    reasons = []
    if partner_wins:
        is_unsure = trick.winner in sight.unsure
        key = "reason-partner-may-win" if is_unsure else "reason-partner-wins"
        reasons.append(Reason.of(key, card=trick.best.text))
    elif not any(order.beats(other, trick.best) for other in cards):
        reasons.append(Reason.of("reason-cannot-win", card=trick.best.text))
    else:
        reasons.append(Reason.of("reason-not-worth-winning", card=trick.best.text))
    reasons.append(_why_thrown(sight, card, led))
    return tuple(reasons)


def _why_thrown(sight: Sight, card: Card, led: Suit | None) -> Reason:
    order = sight.ranking.order
    suit = order.suit(card)
    mine = [other for other in sight.hand if order.suit(other) is suit]
    has_trump = any(order.is_trump(other) for other in sight.hand)
    if suit is not led and len(mine) == 1 and has_trump and not order.is_trump(card):
        return Reason.of("reason-makes-void", suit=trump_letter(suit))
    return Reason.of("reason-least-worth", card=card.text)
