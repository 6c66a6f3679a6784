"""``worlds-10``, ``worlds-50``, ``worlds-200``: yardsticks, which stay as they are.

Every decision looks at that many worlds, all equally likely, and takes the mean of their
values: exact ones where the kernel solves without a budget, else those of one play-out of its
policy. Trump is made above 0.15 points, alone if that is better by 0.05. Cards are laid away,
given and called as ``club`` does; bids are weighed by club's rules in these worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from euchre.game import (
    Acted,
    Action,
    Pass,
    Phase,
    Play,
    View,
    after,
    as_lone,
    is_lone,
    legal_in,
    may_change_hand,
)
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError, Reason
from euchre.players.club import club_player
from euchre.players.club.bidding import bid, name_trump
from euchre.players.club.calling import Habits
from euchre.players.club.taking_part import stay_or_drop
from euchre.players.worlds.payoff import PlainWorth
from euchre.players.worlds.trials import world_trials
from euchre.players.worlds.values import Appraisal
from euchre.search import many_worlds

__all__ = ["WorldsPlayer", "worlds_player"]

_TO_CALL: Final = 0.15
"""What making trump has to be worth, in points."""
_TO_GO_ALONE: Final = 0.05
"""What playing alone has to be worth more than playing together."""
_BY_VALUE: Final = (Phase.TAKE_OVER, Phase.DEFEND_ALONE)
_BLIND: Final = (Phase.BLIND_NAME, Phase.BLIND_ALONE)


class WorldsPlayer:
    """Averages exact values over uniformly drawn worlds."""

    def __init__(self, number: int) -> None:
        """The yardstick that looks at that many worlds."""
        self._number: Final = number
        self._club: Final = club_player({})
        self._trials: Final = world_trials(number)

    @property
    def name(self) -> str:
        """``worlds-`` and the number of worlds."""
        return f"worlds-{self._number}"

    def decide(self, view: View, limit: Limit) -> Decision:
        """The action with the best mean value."""
        actions = legal_in(view)
        if not actions:
            raise NothingToDecideError(view)
        if len(actions) == 1:
            return Decision(actions[0], why=(Reason.of("reason-no-choice"),))
        public, phase = view.public, view.public.phase
        if public.contract is not None and public.contract.exposed:
            # Who plays which hand is then no question that a position can put.
            return self._club.decide(view, limit)
        if phase is Phase.PLAY:
            return self._play(view, limit)
        if phase is Phase.AUCTION and view.rules.has_bids:
            return bid(view, limit, Habits(), actions, self._trials)
        if phase is Phase.NAME_TRUMP:
            return name_trump(view, limit, Habits(), actions, self._trials)
        if phase is Phase.AUCTION and not may_change_hand(actions):
            return self._call(view, limit, actions)
        if phase in _BY_VALUE:
            return self._enter(view, limit, actions)
        if phase is Phase.STAY and public.contract is not None:
            return stay_or_drop(view, limit, public.contract, self._trials)
        return self._club.decide(view, limit)

    def _appraisal(self, view: View, limit: Limit) -> Appraisal:
        worlds = many_worlds(view, self._number, limit.seed)
        return Appraisal(view, worlds, PlainWorth(view.public, view.seat or 0))

    def _why(self) -> tuple[Reason, ...]:
        return (Reason.of("reason-worlds", n=self._number),)

    def _play(self, view: View, limit: Limit) -> Decision:
        appraisal = self._appraisal(view, limit)
        contract = view.public.contract
        if contract is not None and contract.by_first_lead:
            found = appraisal.of_first_leads()
        else:
            found = appraisal.of_cards()
        values: dict[Action, float] = {Play(card): fmean(one) for card, one in found.items()}
        return Decision(_best(view, values), values, self._why())

    def _call(self, view: View, limit: Limit, actions: Sequence[Action]) -> Decision:
        appraisal = self._appraisal(view, limit)
        values: dict[Action, float] = {}
        if Pass() in actions:
            values[Pass()] = _TO_CALL
        calls = [one for one in actions if not isinstance(one, Pass)]
        together = [one for one in calls if not is_lone(one)]
        for one in together or calls:
            values[one] = _value(appraisal, one)
        best = max(values, key=lambda one: values[one])
        alone = as_lone(best)
        if alone in calls and alone not in values:
            values[alone] = _value(appraisal, alone)
            if values[alone] > values[best] + _TO_GO_ALONE:
                best = alone
        return Decision(best, values, self._why())

    def _enter(self, view: View, limit: Limit, actions: Sequence[Action]) -> Decision:
        appraisal = self._appraisal(view, limit)
        values = {one: _value(appraisal, one) for one in actions}
        (other,) = (one for one in actions if one != Pass())
        is_better = values[other] > values[Pass()] + _TO_GO_ALONE
        return Decision(other if is_better else Pass(), values, self._why())


def _value(appraisal: Appraisal, action: Action) -> float:
    """The mean value of an action, all going on as usual."""
    return fmean(appraisal.going_on(after(appraisal.seen.public, Acted(appraisal.me, action))))


def _best(view: View, values: Mapping[Action, float]) -> Action:
    """The action with the highest value; of equal ones that with the lowest card."""
    strength = view.public.order.strength
    return max(
        values,
        key=lambda one: (
            round(values[one], 9),
            -strength(one.card) if isinstance(one, Play) else 0,
        ),
    )


def worlds_player(number: int, parameters: Mapping[str, str]) -> WorldsPlayer:
    """The yardstick of that many worlds, which has no parameters.

    Raises:
        PlayerParameterError: for any.
    """
    for key in parameters:
        raise PlayerParameterError(f"worlds-{number}", key, None, ())
    return WorldsPlayer(number)
