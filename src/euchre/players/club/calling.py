"""Calls of the auction: the turned card, a suit of one's own, alone or not."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from euchre.cards import Suit
from euchre.game import (
    Action,
    GoAlone,
    GoUnder,
    Name,
    OrderUp,
    Pass,
    Phase,
    Public,
    Redeal,
    View,
)
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.contracts import Prospect, prospect
from euchre.players.club.worth import Stand, stand_of
from euchre.rules import NoTrump, StickTheDealer

__all__ = ["Habits", "call"]


@dataclass(frozen=True, slots=True)
class Habits:
    """How a club player likes to bid."""

    boldness: int = 0
    """Hundredths of a point that a call may be expected to lose; negative for a timid player."""
    alone: bool = True
    """Whether it ever plays alone of its own will."""


# What passing is worth to the seat, in points, when it could just as well call: found by
# playing on both ways. Round one, then round two.
_DEALER, _PARTNER, _FIRST, _LATER = range(4)
_PASS: Final = ((-0.1, 0.2, 0.3, 0.2), (0.0, 0.0, 0.0, 0.0))

# What usually comes of a pass, for the dealer's side, as points for us and for them.
_USUAL: Final = (
    (0.47, 1, 0), (0.16, 2, 0), (0.06, 4, 0), (0.165, 0, 1), (0.13, 0, 2), (0.015, 0, 4)
)
_NEXT: Final = 0.15
"""Tricks that the suit of the turned-down colour is better for than its cards say, for the
opponents of a dealer who turned it down, and worse for the dealer's side."""


def call(view: View, limit: Limit, habits: Habits, actions: tuple[Action, ...]) -> Decision:
    """The call to make of those that are legal."""
    phase = view.public.phase
    if phase is Phase.BLIND_NAME:
        # Nothing is known of any suit, so none is better.
        chosen = random.Random(limit.seed).choice(actions)
        return Decision(chosen, why=(Reason.of("reason-blind"),))
    for action in actions:
        if isinstance(action, Redeal):
            return Decision(action, why=(Reason.of("reason-throw-in"),))
        if isinstance(action, GoUnder):
            return Decision(action, why=(Reason.of("reason-go-under"),))
    me = view.seat or 0
    stand = stand_of(view.public, me)
    prospects = {
        action: found
        for action in actions
        if (found := _prospect_of(view, stand, action)) is not None
    }
    values = {action: found.worth for action, found in prospects.items()}
    if phase is Phase.BLIND_ALONE:
        pass
    elif Pass() in actions:
        values[Pass()] = _worth_of_pass(view, stand) - habits.boldness / 100
    options = [
        action for action in values if habits.alone or not (prospects.get(action) and prospects[action].alone)
    ] or list(values)
    best = max(options, key=lambda action: values[action])
    return Decision(best, values)


def _prospect_of(view: View, stand: Stand, action: Action) -> Prospect | None:
    """What that call would lead to; None for a pass."""
    public = view.public
    match action:
        case OrderUp(alone):
            return prospect(view, stand, public.turned_suit, accepted=True, alone=alone)
        case Name(suit, alone):
            extra = _by_colour(public, view.seat or 0, suit)
            return prospect(view, stand, suit, accepted=False, alone=alone, extra=extra)
        case GoAlone() if public.contract is not None:
            return prospect(view, stand, public.contract.trump, accepted=True, alone=True)
        case Pass() if public.phase is Phase.BLIND_ALONE and public.contract is not None:
            return prospect(view, stand, public.contract.trump, accepted=True, alone=False)
        case _:
            return None


def _by_colour(public: Public, seat: int, suit: Suit | None) -> float:
    """What a turned-down suit tells about the others: next for the one side, cross for the other."""
    turned = public.turned_suit
    if turned is None or suit is None:
        return 0.0
    is_dealers = public.dealer == seat or public.dealer in public.rules.partners_of(seat)
    return _NEXT if (suit is turned.next) is not is_dealers else -_NEXT


def _role(public: Public, seat: int) -> int:
    if seat == public.dealer:
        return _DEALER
    if public.dealer in public.rules.partners_of(seat):
        return _PARTNER
    return _FIRST if seat == (public.dealer + 1) % public.rules.players else _LATER


def _worth_of_pass(view: View, stand: Stand) -> float:
    """What it is worth to pass, when one could just as well call."""
    public, me = view.public, view.seat or 0
    role = _role(public, me)
    neutral = _PASS[public.round - 1][role]
    if public.round == 2 and role == _DEALER:
        # What happens when all have passed is a rule.
        if public.rules.auction.stick_the_dealer is StickTheDealer.STICK_OR_PAY:
            return stand.worth(0, 1)
        if public.rules.auction.no_trump is not NoTrump.WHEN_PASSED_OUT:
            return neutral
    ours = role in (_DEALER, _PARTNER)
    usual = sum(
        often * (stand.worth(us, them) if ours else stand.worth(them, us))
        for often, us, them in _USUAL
    )
    mean = sum(often * (us - them) for often, us, them in _USUAL)
    return usual + neutral - (mean if ours else -mean)
