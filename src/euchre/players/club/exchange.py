"""Cards laid away, given and asked for before the play."""

from __future__ import annotations

from typing import Final

from euchre.cards import Card
from euchre.game import Action, AskBest, Decline, Discard, Give, Phase, View
from euchre.players.base import Decision, Reason
from euchre.players.club.contracts import best_rest
from euchre.players.club.misere import is_misere
from euchre.players.club.ranking import Ranking, ranking_of
from euchre.players.club.strength import pool_of, strength

__all__ = ["exchange"]

_SURE: Final = 0.9
"""A lone hand that takes all with this chance asks for nothing."""


def exchange(view: View, actions: tuple[Action, ...]) -> Decision:
    """What to lay away, to give, to ask for or to leave."""
    if view.hand is None:
        # A dealer who named blind, and whose hand is still to be shown to him.
        return Decision(actions[0])
    match view.public.phase:
        case Phase.PICK_UP:
            return _pick_up(view, actions)
        case Phase.ASK_BEST:
            return _ask(view)
        case Phase.BEST_GIVE:
            return _give(view, actions)
        case Phase.BEST_DISCARD | Phase.WIDOW:
            return _discard(view, actions, ranking_of(view.public.order), view.hand or ())
        case _:
            return _go_under(view, actions)


def _pick_up(view: View, actions: tuple[Action, ...]) -> Decision:
    """Take the turned card and lay the least useful away; leave it only if that is no loss."""
    ranking = ranking_of(view.public.order)
    upcard = view.public.upcard
    cards = (*(view.hand or ()), *((upcard,) if upcard is not None else ()))
    decision = _discard(view, actions, ranking, cards)
    if Decline() not in actions:
        return decision
    pool = pool_of(view.rules)
    rest = list(cards)
    if isinstance(decision.action, Discard) and decision.action.card is not None:
        rest.remove(decision.action.card)
    taken = strength(ranking, rest, pool).tricks
    left = strength(ranking, view.hand or (), pool).tricks
    if left > taken:
        text = "" if upcard is None else upcard.text
        return Decision(Decline(), decision.values, (Reason.of("reason-leave-upcard", card=text),))
    return decision


def _discard(
    view: View, actions: tuple[Action, ...], ranking: Ranking, cards: tuple[Card, ...]
) -> Decision:
    """Lay away the card without which the hand is best."""
    choices = [one.card for one in actions if isinstance(one, Discard) and one.card is not None]
    if is_misere(view.public.contract):
        highest = max(choices, key=ranking.order.strength)
        return Decision(Discard(highest), why=(Reason.of("reason-misere-away", card=highest.text),))
    (away,) = best_rest(ranking, cards, choices, view)
    return Decision(Discard(away), why=(_why_away(ranking, cards, away),))


def _why_away(ranking: Ranking, cards: tuple[Card, ...], away: Card) -> Reason:
    order = ranking.order
    suit = order.suit(away)
    of_suit = [card for card in cards if order.suit(card) is suit]
    if len(of_suit) == 1 and suit is not None and not order.is_trump(away):
        return Reason.of("reason-makes-void", suit=suit.letter)
    return Reason.of("reason-least-worth", card=away.text)


def _ask(view: View) -> Decision:
    """Ask for the partner's best, unless the hand takes all as it is."""
    ranking = ranking_of(view.public.order)
    if strength(ranking, view.hand or (), pool_of(view.rules)).sweep > _SURE:
        return Decision(Decline(), why=(Reason.of("reason-needs-no-best"),))
    return Decision(AskBest(), why=(Reason.of("reason-asks-best"),))


def _give(view: View, actions: tuple[Action, ...]) -> Decision:
    """Give the highest trump; without one, the best card of a side suit."""
    ranking = ranking_of(view.public.order)
    gifts = [(one, one.card) for one in actions if isinstance(one, Give) and one.card is not None]
    if is_misere(view.public.contract):
        gift, card = min(gifts, key=lambda pair: ranking.order.strength(pair[1]))
        return Decision(gift, why=(Reason.of("reason-misere-gives", card=card.text),))
    gift, card = max(gifts, key=lambda pair: _as_gift(ranking, pair[1]))
    return Decision(gift, why=(Reason.of("reason-gives-best", card=card.text),))


def _as_gift(ranking: Ranking, card: Card) -> tuple[bool, float, int]:
    """By what a card is better for a lone partner: high trumps, side aces, low trumps, the rest."""
    order = ranking.order
    above = ranking.beaters[card] & ranking.lanes[order.suit(card)]
    if order.is_trump(card):
        return (True, -min(above.bit_count(), 3), order.strength(card))
    return (not above, -2.5, order.strength(card))


def _go_under(view: View, actions: tuple[Action, ...]) -> Decision:
    """Change the lowest cards; of equals those that are not of the turned suit."""
    turned = view.public.turned_suit
    choices = [one.card for one in actions if isinstance(one, Discard) and one.card is not None]
    worst = min(choices, key=lambda card: (card.suit is turned, card.rank or 0, card.index))
    return Decision(Discard(worst), why=(Reason.of("reason-least-worth", card=worst.text),))
