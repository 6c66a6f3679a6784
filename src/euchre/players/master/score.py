"""What points are worth at the score: near the end of a game the chance to win it counts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from euchre.cards import Seat
from euchre.game import Outcome, Public, worth_of
from euchre.players.club.race import Race
from euchre.players.worlds.payoff import PlainWorth, Worth
from euchre.rules import AuctionKind, Partners, Rules
from euchre.search import Equity, NoEquityError, Shares

__all__ = [
    "ChanceWorth",
    "EquityWorth",
    "equity_of",
    "is_near_end",
    "score_counts",
    "shares_of",
    "worth_at",
]

_NEAR: Final = 4
"""Points that a scorer is short of the target at most for the chance to win to count; where
the game has no equity :class:`Race` has a measure of its own."""
_SCORERS: Final = 3
"""Of more there are too many scores: to find the chance at one took half a minute with six."""

# How often a deal ends how: (makers are the dealer's scorer, outcome). From deals of strong
# players against each other: four-handed with fixed partners, and each maker against the rest.
_ENDS: Final = {
    Partners.OPPOSITE: {
        (True, Outcome.MADE): 0.455,
        (True, Outcome.MARCH): 0.140,
        (True, Outcome.LONE_MARCH): 0.045,
        (True, Outcome.EUCHRE): 0.125,
        (False, Outcome.MADE): 0.150,
        (False, Outcome.MARCH): 0.050,
        (False, Outcome.LONE_MARCH): 0.015,
        (False, Outcome.EUCHRE): 0.020,
    },
    Partners.MAKER_AGAINST_ALL: {
        (True, Outcome.MADE): 0.36,
        (True, Outcome.MARCH): 0.06,
        (True, Outcome.EUCHRE): 0.10,
        (False, Outcome.MADE): 0.34,
        (False, Outcome.MARCH): 0.04,
        (False, Outcome.EUCHRE): 0.10,
    },
}


def shares_of(rules: Rules) -> Shares:
    """How often a deal brings which points, about, by the score table of the rules."""
    ends = _ENDS.get(rules.partners, _ENDS[Partners.MAKER_AGAINST_ALL])
    found: dict[tuple[int, ...], float] = {}
    others = range(1, rules.scorers)
    for (is_dealers, outcome), often in ends.items():
        points = worth_of(rules.score, outcome)
        makers = (0,) if is_dealers else others
        for maker in makers:
            part = often / len(makers)
            scoring = [
                (scorer != maker) if outcome.is_euchre else scorer == maker
                for scorer in range(rules.scorers)
            ]
            key = tuple(points * gets for gets in scoring)
            found[key] = found.get(key, 0.0) + part
    total = sum(found.values())
    return Shares({points: often / total for points, often in found.items()})


@lru_cache(maxsize=64)
def equity_of(rules: Rules) -> Equity | None:
    """The equity of a game; None if it has none that a recursion over scores finds soon."""
    is_turned = rules.auction.kind is AuctionKind.TURN_UP
    if not is_turned or rules.scores_can_fall or rules.scorers > _SCORERS:
        return None
    try:
        return Equity(rules, shares_of(rules))
    except NoEquityError:
        return None


class ChanceWorth:
    """Points are worth the chance to win the game with them, from 0 to 1."""

    def __init__(self, public: Public, seat: Seat, equity: Equity) -> None:
        """The worth to the scorer of that seat."""
        self._equity = equity
        self._mine = public.rules.scorer(seat)
        self._scores = public.standing.scores
        self._dealer = (public.dealer + 1) % public.rules.players

    def worth(self, points: Sequence[int], earners: Collection[int] = ()) -> float:
        """The chance with these points more."""
        del earners
        scores = tuple(one + more for one, more in zip(self._scores, points, strict=True))
        return self._equity.wins(scores, self._dealer)[self._mine]


class EquityWorth:
    """The chance to win the game, in points of this score."""

    def __init__(self, public: Public, seat: Seat, equity: Equity) -> None:
        """The worth to the scorer of that seat."""
        self._chance = ChanceWorth(public, seat, equity)
        none = (0,) * public.rules.scorers
        self._now = self._chance.worth(none)
        up, down = list(none), [1] * len(none)
        mine = public.rules.scorer(seat)
        up[mine], down[mine] = 1, 0
        # Half the difference that one point makes, so that 1 is an ordinary point here.
        self._slope = max((self._chance.worth(up) - self._chance.worth(down)) / 2, 0.01)

    def worth(self, points: Sequence[int], earners: Collection[int]) -> float:
        """What these points are worth."""
        del earners
        return (self._chance.worth(points) - self._now) / self._slope


def is_near_end(public: Public) -> bool:
    """Whether somebody is a few points short of the target, as few as an ordinary deal brings."""
    goal = public.rules.goal
    return bool(goal) and goal - max(public.standing.scores) <= _NEAR


def worth_at(public: Public, seat: Seat) -> Worth:
    """What points are worth to that seat at the score of the table."""
    equity = equity_of(public.rules)
    if equity is None:
        return Race(public, seat)
    return EquityWorth(public, seat, equity) if is_near_end(public) else PlainWorth(public, seat)


def score_counts(public: Public, seat: Seat) -> bool:
    """Whether the score changes what points are worth to that seat (:func:`worth_at`)."""
    if equity_of(public.rules) is None:
        return Race(public, seat).is_near
    return is_near_end(public)
