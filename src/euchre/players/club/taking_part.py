"""Whether to stay in a deal."""

from __future__ import annotations

from typing import Final

from euchre.game import Action, Contract, DropOut, Stay, View
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.trials import Plan, Trials

__all__ = ["stay_or_drop"]

_DEALS: Final = 40
"""Guessed deals from which a seat concludes whether to stay."""


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
