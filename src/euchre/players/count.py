"""``count``: calls by the fixed count of points that many players have in their heads.

A yardstick that never changes: who calls by habit. It adds up its cards as if nobody had said
anything, in any seat and at any score, and leaves all else to ``club``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from euchre.cards import Card, Suit
from euchre.game import Action, Name, OrderUp, Pass, Phase, View, is_lone, legal_in, may_change_hand
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError
from euchre.players.club import ClubPlayer
from euchre.players.club.ranking import ranking_of
from euchre.rules import Order, order_of

__all__ = ["CountPlayer", "count_player", "points"]

_TRUMPS: Final = (1.0, 0.9, 0.75, 0.6, 0.5)
"""The highest trump, and those below it; the last figure is that of all others."""
_LONE_ACE: Final = 0.65
_ACE: Final = 0.45
_VOID: Final = 0.25
_TO_CALL: Final = 2.0
"""Points of a hand that makes trump."""
_TO_GO_ALONE: Final = 1.35
"""Points more of one that plays alone."""


class CountPlayer:
    """Adds up its hand and calls at two points; plays as ``club``."""

    name = "count"

    def __init__(self) -> None:
        """The player who does all else."""
        self._rest = ClubPlayer()

    def decide(self, view: View, limit: Limit) -> Decision:
        """The call with the most points of those that have enough, or else a pass."""
        actions = legal_in(view)
        if not actions:
            raise NothingToDecideError(view)
        is_turn_up = view.public.phase is Phase.AUCTION and not view.rules.has_bids
        if not is_turn_up or may_change_hand(actions):
            return self._rest.decide(view, limit)
        counted = {one: found for one in actions if (found := _counted(view, one)) is not None}
        if not counted:
            return self._rest.decide(view, limit)
        good = [one for one, found in counted.items() if found >= _needed(one)]
        if not good and Pass() in actions:
            return Decision(Pass(), counted)
        # Of the calls that count as much the lone one, if it has enough.
        best = max(good or counted, key=lambda one: (counted[one], bool(good) == is_lone(one)))
        return Decision(best, counted)


def points(order: Order, cards: Sequence[Card]) -> float:
    """What a hand counts under a trump: its trumps, the best cards of side suits, and voids.

    The figures are those of the player that bidding by self-play was first measured against:
    1, 0.9, 0.75 and 0.6 for the four highest trumps, 0.5 for any other, 0.65 for the ace of a
    side suit if it is alone and 0.45 if not, 0.25 for a side suit without a card.
    """
    total = sum(_trump_points(order, card) for card in cards if order.is_trump(card))
    for suit in Suit:
        held = [card for card in cards if order.suit(card) is suit]
        if suit is order.trump:
            continue
        if not held:
            total += _VOID
        elif not all(_above(order, card) for card in held):
            total += _ACE if len(held) > 1 else _LONE_ACE
    return total


def _trump_points(order: Order, card: Card) -> float:
    return _TRUMPS[min(_above(order, card), len(_TRUMPS) - 1)]


def _above(order: Order, card: Card) -> int:
    """How many cards of its suit are higher."""
    ranking = ranking_of(order)
    return (ranking.beaters[card] & ranking.lanes[order.suit(card)]).bit_count()


def _counted(view: View, call: Action) -> float | None:
    """The points of that call; None if it makes no suit trump.

    A turned card is counted with the hand by the dealer, who lays one away for it, beside it by
    the partner, and against it by the opponents.
    """
    public, hand, me = view.public, list(view.hand or ()), view.seat or 0
    if isinstance(call, Name) and call.suit is not None:
        return points(order_of(view.rules, call.suit), hand)
    upcard, suit = public.upcard, public.turned_suit
    if not isinstance(call, OrderUp) or upcard is None or suit is None:
        return None
    order = order_of(view.rules, suit)
    if me == public.dealer:
        held = [*hand, upcard]
        return max(points(order, held[:at] + held[at + 1 :]) for at in range(len(held)))
    is_ours = public.dealer in public.rules.partners_of(me)
    return points(order, hand) + (1 if is_ours else -1) * _trump_points(order, upcard)


def _needed(call: Action) -> float:
    return _TO_CALL + _TO_GO_ALONE * is_lone(call)


def count_player(parameters: Mapping[str, str]) -> CountPlayer:
    """The player ``count``, which has no parameters.

    Raises:
        PlayerParameterError: for any.
    """
    for key in parameters:
        raise PlayerParameterError("count", key, None, ())
    return CountPlayer()
