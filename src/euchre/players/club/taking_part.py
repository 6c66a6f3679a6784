"""Whether to stay in a deal, and whom to call as partner."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card, Rank
from euchre.game import Action, CallPartner, Contract, DropOut, Stay, View
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.ranking import ranking_of
from euchre.players.club.strength import pool_of, strength
from euchre.players.club.trials import Plan, Trials

__all__ = ["BY_LENGTH", "call_partner", "stay_or_drop"]

_DEALS: Final = 40
"""Guessed deals from which a seat concludes whether to stay."""
_TO_PLAY_ALONE: Final = 0.6
"""The chance to take all tricks at which a maker calls a card of its own."""
BY_LENGTH: Final = (0.6, 1.0, 0.8, 0.5, 0.3)
"""How well a suit serves to call its best card, by the cards of it in the maker's hand: with one
the maker can lead it to the partner, and has room for trumps."""
_RANK: Final = 2.0
"""What each rank below the best of a suit takes from a called card."""


def stay_or_drop(
    view: View, limit: Limit, contract: Contract, trials_of: type[Trials] = Trials
) -> Decision:
    """Stay if what the tricks are likely to bring is more than what taking none costs."""
    rules = view.rules
    trials = trials_of(view, limit.seed, _DEALS)
    plan = Plan(contract.maker or 0, trials.name_of(contract), alone=contract.alone)
    tricks = trials.my_tricks(plan)
    some = sum(number > 0 for number in tricks) / len(tricks)
    worth = sum(tricks) / len(tricks) - (1 - some) * rules.score.trickless
    if not rules.score.count_tricks:
        # Nothing is lost by staying where tricks are not paid one by one.
        worth = some
    values: dict[Action, float] = {Stay(): worth, DropOut(): 0.0}
    percent = round(100 * some)
    if worth > 0:
        return Decision(Stay(), values, (Reason.of("reason-stay", percent=percent),))
    return Decision(DropOut(), values, (Reason.of("reason-drop-out", percent=percent),))


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
