"""Calls of the auction: the turned card, a suit of one's own, alone or not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from euchre.game import Action, GoAlone, GoUnder, Name, OrderUp, Pass, Phase, Public, Redeal, View
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.contracts import Prospect, prospect
from euchre.players.club.why import why_called
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
_PASS: Final = ((0.05, 0.55, 0.45, 0.35), (0.0, 0.0, -0.1, -0.1))

# What usually comes of a pass, for the dealer's side, as points for us and for them.
_USUAL: Final = (
    (0.47, 1, 0),
    (0.16, 2, 0),
    (0.06, 4, 0),
    (0.165, 0, 1),
    (0.13, 0, 2),
    (0.015, 0, 4),
)


def call(view: View, limit: Limit, habits: Habits, actions: tuple[Action, ...]) -> Decision:
    """The call to make of those that are legal."""
    if view.public.phase is Phase.BLIND_NAME:
        # Nothing is known of any suit, so none is better.
        chosen = random.Random(limit.seed).choice(actions)
        return Decision(chosen, why=(Reason.of("reason-blind"),))
    for action in actions:
        if isinstance(action, Redeal):
            return Decision(action, why=(Reason.of("reason-throw-in"),))
        if isinstance(action, GoUnder):
            return Decision(action, why=(Reason.of("reason-go-under"),))
    stand = stand_of(view.public, view.seat or 0)
    prospects = {
        action: found
        for action in actions
        if (found := _prospect_of(view, stand, action)) is not None
    }
    values = {action: found.worth for action, found in prospects.items()}
    passing = Pass()
    if passing in actions and passing not in values:
        values[passing] = _worth_of_pass(view, stand) - habits.boldness / 100
    options = [one for one in values if habits.alone or not _is_alone(prospects, one)]
    best = max(options or values, key=lambda action: values[action])
    if isinstance(best, Pass) and (bridge := _bridge(view, stand, prospects)) is not None:
        reason = Reason.of("reason-bridge", us=stand.need, them=stand.theirs)
        return Decision(bridge, values, (reason,))
    return Decision(best, values, why_called(view, best, prospects, must=passing not in actions))


def _is_alone(prospects: Mapping[Action, Prospect], action: Action) -> bool:
    found = prospects.get(action)
    return found is not None and found.alone


def _bridge(view: View, stand: Stand, prospects: Mapping[Action, Prospect]) -> Action | None:
    """The call that gives up a euchre so that the dealer's side cannot win with a lone march.

    Eldest makes it in round one where the own side is about to win, the others can win by a
    lone march alone, and the hand has nothing that might stop one (Hoyle: ordering up at the
    bridge, 4 to 1 or 4 to 2 in a game of five).
    """
    public, rules = view.public, view.rules
    order_up = OrderUp()
    found = prospects.get(order_up)
    if found is None or public.round != 1 or _role(public, view.seat or 0) != _FIRST:
        return None
    can_win_now = 0 < stand.need <= rules.score.made
    costs = max(rules.score.euchre, rules.score.super_euchre, rules.score.march)
    only_alone = rules.entry.alone and costs < stand.theirs <= rules.score.lone_march
    stops = found.strength.masters or found.strength.aces or found.strength.trumps > 1
    return order_up if can_win_now and only_alone and not stops else None


def _prospect_of(view: View, stand: Stand, action: Action) -> Prospect | None:
    """What that call would lead to; None for a pass."""
    public = view.public
    match action:
        case OrderUp(alone):
            return prospect(view, stand, public.turned_suit, accepted=True, alone=alone)
        case Name(suit, alone):
            return prospect(view, stand, suit, accepted=False, alone=alone)
        case GoAlone() if public.contract is not None:
            return prospect(view, stand, public.contract.trump, accepted=True, alone=True)
        case Pass() if public.phase is Phase.BLIND_ALONE and public.contract is not None:
            return prospect(view, stand, public.contract.trump, accepted=True, alone=False)
        case _:
            return None


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
