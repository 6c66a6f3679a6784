"""What the searching player advises: an action, what the choices bring, and why.

An action's figures are those of guessed deals, so they depend on the View alone. What is
advised is what ``master`` does, which weighs more than these figures: how strong players call
with such a hand, and the score near the end of a game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from euchre.cards import Seat
from euchre.game import Action, Phase, Play, View, legal_in, may_change_hand
from euchre.players.base import Decision, Limit, NothingToDecideError, Reason
from euchre.players.master.calls import call_values, weighted
from euchre.players.master.guesses import Guesses, guess_deals
from euchre.players.master.player import (
    EXCHANGES,
    MOST_SOLVED,
    MasterPlayer,
    bidder_for,
    searches_calls,
    values_after,
)
from euchre.players.master.score import ChanceWorth, equity_of, score_counts
from euchre.players.master.skill import LEVELS
from euchre.players.worlds.payoff import PlainWorth, Worth
from euchre.players.worlds.values import Appraisal
from euchre.search import Equity

__all__ = ["Advice", "Weighed", "advise"]

_LEVEL: Final = "master"
_MOST_SCORES: Final = 4_000
"""Scores of a game beyond which its equity takes too long to be found."""
_FAR: Final = 10_000
_OFTEN: Final = 0.005
"""Points by which another choice has to look better before that is spoken of."""
_GOING_ON: Final = EXCHANGES | {Phase.TAKE_OVER, Phase.DEFEND_ALONE}

# Reasons from the most telling to the least: what comes first is said alone where there is
# room for one sentence. Others stand between the two.
_FIRST: Final = ("reason-no-choice", "reason-only-card", "reason-all-equal", "reason-must-call")
_LAST: Final = (
    "reason-better-than",
    "reason-worth-more",
    "reason-nearly-equal",
    "reason-looks-better",
    "reason-sure-trick",
    "reason-best-left",
    "reason-to-make",
    "reason-to-defeat",
    "reason-contract-made",
    "reason-contract-lost",
    "reason-opponent-void",
    "reason-partner-void",
    "reason-no-trump-out",
    "reason-trumps-out",
    "reason-partner-made",
    "reason-opponent-made",
    "reason-often-called",
    "reason-often-passed",
    "reason-score",
)


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action, and what guessed deals say of it."""

    action: Action
    points: float | None = None
    """Points of the own score less the mean of the others', from this deal, on average; None
    where the action was not weighed in points."""
    chance: float | None = None
    """The chance to win the game, from 0 to 1; None where it is not known."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do."""

    action: Action
    choices: tuple[Weighed, ...]
    """The action that is advised, then the others that were weighed, the best first."""
    why: tuple[Reason, ...]
    """The reasons, the most telling first."""


def advise(view: View, limit: Limit) -> Advice:
    """What ``master`` would do there, what its choices bring, and why.

    Equal views and limits give equal advice.

    Raises:
        NothingToDecideError: if it is not the turn of the View's seat.
    """
    if not legal_in(view) or view.seat is None:
        raise NothingToDecideError(view)
    decision = MasterPlayer(_LEVEL, LEVELS[_LEVEL]).decide(view, limit)
    points, chances = _Scales(view, view.seat, limit, decision).weighed
    others = sorted(
        (one for one in points if one != decision.action),
        key=lambda one: (-points[one], -chances.get(one, 0.0)),
    )
    choices = tuple(
        Weighed(one, points.get(one), chances.get(one)) for one in (decision.action, *others)
    )
    return Advice(decision.action, choices, _ordered((*decision.why, *_doubt(view, choices))))


def _doubt(view: View, choices: Sequence[Weighed]) -> tuple[Reason, ...]:
    """That another call looks better by the figures than the one advised."""
    best, *others = choices
    if view.public.phase is not Phase.AUCTION or best.points is None or not others:
        return ()
    gap = max(one.points or 0.0 for one in others) - best.points
    return (Reason("reason-looks-better"),) if gap > _OFTEN else ()


def _ordered(reasons: Collection[Reason]) -> tuple[Reason, ...]:
    def place(reason: Reason) -> int:
        if reason.key in _FIRST:
            return -1
        return 1 + _LAST.index(reason.key) if reason.key in _LAST else 0

    return tuple(sorted(reasons, key=place))


class _Scales:
    """Weighs the actions of a View, on guessed deals that are the same for all of them."""

    def __init__(self, view: View, me: Seat, limit: Limit, decision: Decision) -> None:
        self._view, self._me, self._limit, self._decision = view, me, limit, decision
        self._actions = legal_in(view)
        self._skill = LEVELS[_LEVEL]

    @property
    def weighed(self) -> tuple[Mapping[Action, float], Mapping[Action, float]]:
        """Points and chances of the actions that can be weighed; the chances may be empty."""
        view, public = self._view, self._view.public
        contract = public.contract
        if len(self._actions) == 1 or (contract is not None and contract.exposed):
            return {}, {}
        if public.phase is Phase.AUCTION and may_change_hand(self._actions):
            return {}, {}
        if public.phase is Phase.NAME_TRUMP or (
            public.phase is Phase.AUCTION and view.rules.has_bids
        ):
            return self._of_bids(), {}
        if public.phase is Phase.STAY:
            stays = view.rules.score.count_tricks
            return (self._decision.values if stays else {}), {}
        if not self._can_search:
            return {}, {}
        guesses = guess_deals(view, self._limit, self._skill, bidder_for(view))
        points = self._by(guesses, PlainWorth(public, self._me))
        equity = self._equity
        if equity is None:
            return points, {}
        return points, self._by(guesses, ChanceWorth(public, self._me, equity))

    @property
    def _can_search(self) -> bool:
        view, phase = self._view, self._view.public.phase
        if view.hand is None:
            return False
        if phase is Phase.AUCTION:
            return bidder_for(view) is not None and searches_calls(view, self._limit, self._skill)
        return phase is Phase.PLAY or phase in _GOING_ON

    @property
    def _equity(self) -> Equity | None:
        """The equity of the game, where it is known and quickly found."""
        rules = self._view.rules
        if rules.end.deals or rules.goal**rules.scorers > _MOST_SCORES:
            return None
        return equity_of(rules)

    def _of_bids(self) -> Mapping[Action, float]:
        """What bids bring in plain points: as the player weighs them far from the end of a game."""
        view, rules = self._view, self._view.rules
        standing = view.public.standing
        if not score_counts(view.public, self._me):
            return self._decision.values
        far = replace(standing, scores=(rules.goal - _FAR,) * rules.scorers)
        seen = replace(view, public=view.public.having(standing=far))
        return MasterPlayer(_LEVEL, self._skill).decide(seen, self._limit).values

    def _by(self, guesses: Guesses, worth: Worth) -> dict[Action, float]:
        """What each action is worth by that measure."""
        view, public, weights = self._view, self._view.public, guesses.weights
        appraisal = Appraisal(view, guesses.worlds, worth, MOST_SOLVED)
        contract, bidder = public.contract, bidder_for(view)
        if public.phase is Phase.AUCTION and bidder is not None:
            return call_values(appraisal, weights, self._actions, bidder)
        if public.phase is Phase.PLAY:
            is_by_lead = contract is not None and contract.by_first_lead
            cards = (
                appraisal.of_first_leads() if is_by_lead else appraisal.of_cards(self._skill.doubts)
            )
            return {Play(card): weighted(one, weights) for card, one in cards.items()}
        return {one: weighted(values_after(appraisal, one), weights) for one in self._actions}
