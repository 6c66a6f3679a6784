"""Why a bid was made, or a trump named after it: statements about the hand and the guesses."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import trump_letter
from euchre.game import Action, Bid, Name, View
from euchre.players.base import Reason
from euchre.players.club.ranking import ranking_of
from euchre.players.club.strength import pool_of, strength
from euchre.players.club.trials import Trial
from euchre.rules import order_of

__all__ = ["why_bid", "why_named", "why_not_bid"]


def why_bid(view: View, action: Action, trial: Trial, *, must: bool) -> tuple[Reason, ...]:
    """The reasons for a bid; ``must`` says that passing was not allowed."""
    reasons = [Reason.of("reason-must-call")] if must else []
    reasons += _prospects(view, trial)
    if isinstance(action, Bid) and not must and _was_preceded(view):
        reasons.append(Reason.of("reason-bid-higher"))
    return tuple(reasons)


def why_named(view: View, action: Action, trial: Trial) -> tuple[Reason, ...]:
    """The reasons for the trump that was named."""
    named = isinstance(action, Name)
    return (*_prospects(view, trial), *([Reason.of("reason-name-best")] if named else []))


def why_not_bid(
    view: View, found: Mapping[Bid, Trial], defended: Trial | None
) -> tuple[Reason, ...]:
    """Why it was a pass: what could have been bid, and what comes of the bid that stands."""
    if not found:
        return (Reason.of("reason-no-bid-left"),)
    best = max(found.values(), key=lambda trial: trial.worth)
    key = "reason-bid-too-weak"
    if best.plan.is_misere:
        key = "reason-misere-too-weak"
    reasons = [*_hand(view, best), Reason.of(key, percent=_percent(best))]
    if defended is not None:
        partners = view.rules.partners_of(view.seat or 0)
        key = "reason-partners-bid" if defended.plan.maker in partners else "reason-their-bid"
        reasons.append(Reason.of(key, percent=_percent(defended)))
    return tuple(reasons)


def _was_preceded(view: View) -> bool:
    return view.public.highest_bid is not None


def _prospects(view: View, trial: Trial) -> list[Reason]:
    percent = _percent(trial)
    if trial.plan.is_misere:
        return [Reason.of("reason-misere-chance", percent=percent)]
    key = "reason-tricks-alone" if _is_alone(view, trial) else "reason-tricks-together"
    return [
        *_hand(view, trial),
        Reason.of(key, n=round(trial.tricks)),
        Reason.of("reason-make-chance", percent=percent),
    ]


def _is_alone(view: View, trial: Trial) -> bool:
    return trial.plan.alone or not view.rules.partners_of(view.seat or 0)


def _percent(trial: Trial) -> int:
    return round(100 * trial.chance)


def _hand(view: View, trial: Trial) -> list[Reason]:
    """What the hand is under that trump."""
    name = trial.plan.name
    if name is None or trial.plan.is_misere:
        return []
    ranking = ranking_of(order_of(view.rules, name.suit, low=name.low))
    found = strength(ranking, view.hand or (), pool_of(view.rules))
    if name.suit is None:
        key = "reason-hand-low" if name.low else "reason-hand-no-trump"
        return [Reason.of(key, aces=found.aces)]
    return [
        Reason.of(
            "reason-hand",
            suit=trump_letter(name.suit),
            trumps=found.trumps,
            sure=found.masters,
            aces=found.aces,
        )
    ]
