"""Taking over a partner's lone hand, and defending alone."""

from __future__ import annotations

from typing import Final

from euchre.game import Action, Contract, DefendAlone, Pass, Phase, TakeOver, UpcardPlace, View
from euchre.players.base import Decision, Reason
from euchre.players.club.contracts import NOBODY, OPPONENT, OWN, strength_under
from euchre.players.club.outcomes import chance_of_tricks, points_by_tricks
from euchre.players.club.worth import Stand, stand_of

__all__ = ["enter"]

_TO_TAKE_OVER: Final = 0.7
"""The chance to take all tricks at which a partner's lone hand is taken over."""
_AGAINST_MAKER: Final = (0.9, 1.5)
"""Tricks that a hand loses because others made trump: makers together, a lone maker."""
_BEST: Final = 1.5
"""Tricks that the partner's best card adds to a lone defender's hand. Of some figures tried in
1,000 deals each of two Railroads, those from 1.4 to 1.8 were about as good."""
_MAKERS: Final = (3.3, 3.6)
"""Tricks that makers of five take on average against two: together, a lone one."""


def enter(view: View, actions: tuple[Action, ...], contract: Contract) -> Decision:
    """Whether to take part, or to take part alone."""
    if view.public.phase is Phase.TAKE_OVER:
        return _take_over(view, contract)
    return _defend(view, actions, contract)


def _owner(view: View, contract: Contract) -> str:
    """Who gets or has the turned card, if this seat plays without its partner.

    One that this seat has taken already is a card of its hand and nobody's otherwise.
    """
    public = view.public
    is_coming = public.upcard_place is UpcardPlace.UP
    if not contract.accepted or not (is_coming or public.upcard_place is UpcardPlace.TAKEN):
        return NOBODY
    if public.dealer == view.seat:
        return OWN if is_coming else NOBODY
    is_partners = public.dealer in public.rules.partners_of(view.seat or 0)
    return NOBODY if is_partners or public.dealer in public.sits_out else OPPONENT


def _take_over(view: View, contract: Contract) -> Decision:
    sweep = strength_under(view, contract.trump, _owner(view, contract)).sweep
    values: dict[Action, float] = {TakeOver(): sweep, Pass(): _TO_TAKE_OVER}
    reason = Reason.of("reason-lone-chance", percent=round(100 * sweep))
    return Decision(TakeOver() if sweep > _TO_TAKE_OVER else Pass(), values, (reason,))


def _defend(view: View, actions: tuple[Action, ...], contract: Contract) -> Decision:
    """Defend alone if that is worth more than to defend with the partner."""
    rules, alone = view.rules, contract.alone
    if contract.bid is not None:
        # A bid pays the same however many defend against it.
        return Decision(Pass(), why=(Reason.of("reason-defend-bid"),))
    size = rules.hand_size
    stand = stand_of(view.public, view.seat or 0)
    strong = strength_under(view, contract.trump, _owner(view, contract)).alone
    strong -= _AGAINST_MAKER[alone]
    mine = max(strong, 0.0)
    lone = min(max(strong + _BEST, 0.0), size) if rules.exchange.defenders_best else mine
    together = mine + (size - mine) * (1 - _MAKERS[alone] / 5)
    values: dict[Action, float] = {
        DefendAlone(): _worth(stand, view, size - lone, alone=alone, lone_defender=True),
        Pass(): _worth(stand, view, size - together, alone=alone, lone_defender=False),
    }
    best = max(actions, key=lambda action: values[action])
    if isinstance(best, DefendAlone):
        return Decision(best, values, (Reason.of("reason-defend-alone", n=round(lone)),))
    return Decision(best, values, (Reason.of("reason-defend-together", n=round(mine)),))


def _worth(stand: Stand, view: View, makers: float, *, alone: bool, lone_defender: bool) -> float:
    """What a defence is worth against makers who take that many tricks on average."""
    rules = view.rules
    chances = chance_of_tricks(rules.hand_size, makers, alone=True, sweep=None)
    scores = points_by_tricks(rules, alone=alone, lone_defender=lone_defender)
    return sum(
        often * stand.worth(ours, theirs)
        for often, (theirs, ours) in zip(chances, scores, strict=True)
    )
