"""What a deal scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.game.public import Outcome, Public
from euchre.game.settling import bid_points, counted_points
from euchre.rules import Rules, ScoreRules

__all__ = [
    "TOKENS_A_POINT",
    "earns_token",
    "needed_by_makers",
    "outcome_of_play",
    "outcome_of_tricks",
    "points_of",
    "scoring_side",
    "tricks_of_side",
    "with_tokens",
    "worth_of",
]

TOKENS_A_POINT: Final = 4
"""Tokens that are paid out as a point."""
_TOKEN_TRICKS = 4


def tricks_of_side(public: Public, side: int) -> int:
    """Tricks that a side (0 makers, 1 defenders) has taken in this deal."""
    return sum(number for seat, number in enumerate(public.taken) if public.side(seat) == side)


def outcome_of_play(public: Public) -> Outcome:
    """How a deal that was played to the last trick ended."""
    contract = public.contract
    if contract is None or contract.maker is None:
        if public.rules.score.count_tricks:
            return Outcome.COUNTED
        swept = tricks_of_side(public, 0) in (0, public.rules.hand_size)
        return Outcome.NO_MAKER_MARCH if swept else Outcome.NO_MAKER
    rules, tricks = public.rules, tricks_of_side(public, 0)
    if contract.bid is not None:
        need = contract.bid.tricks
        return Outcome.BID_MADE if (tricks >= need if need else not tricks) else Outcome.BID_LOST
    if rules.score.count_tricks:
        return _outcome_for_itself(rules, tricks)
    alone = contract.alone or (contract.called is not None and contract.partner is None)
    lone_defender = contract.lone_defender is not None
    outcome = outcome_of_tricks(rules, tricks, alone=alone, lone_defender=lone_defender)
    if contract.exposed and outcome is Outcome.LONE_MARCH:
        return Outcome.JAMBONE
    if rules.score.fast_break and not outcome.is_euchre and _is_fast_break(public, tricks):
        return Outcome.FAST_BREAK
    return outcome


def outcome_of_tricks(rules: Rules, tricks: int, *, alone: bool, lone_defender: bool) -> Outcome:
    """How a deal ends in which the makers take that many tricks, whichever these are.

    What depends on which they are is the fast break alone.
    """
    score = rules.score
    if tricks == rules.hand_size:
        return Outcome.LONE_MARCH if alone else Outcome.MARCH
    if tricks < rules.majority or (alone and score.lone_must_take_all):
        if lone_defender:
            return Outcome.LONE_DEFENCE if tricks else Outcome.LONE_DEFENCE_MARCH
        usual = score.lone_euchre if alone else score.euchre
        if not tricks and score.super_euchre > usual:
            return Outcome.SUPER_EUCHRE
        return Outcome.LONE_EUCHRE if alone else Outcome.EUCHRE
    if tricks < rules.tricks_needed:
        return Outcome.SHORT
    return Outcome.LONE_MADE if alone else Outcome.MADE


def needed_by_makers(public: Public) -> int:
    """The fewest tricks with which the makers of this deal make it; 0 for a misère."""
    rules, contract = public.rules, public.contract
    if contract is not None and contract.bid is not None:
        return contract.bid.tricks
    if contract is not None and contract.alone and rules.score.lone_must_take_all:
        return rules.hand_size
    return rules.tricks_needed


def _outcome_for_itself(rules: Rules, tricks: int) -> Outcome:
    """How a deal ends for a maker where each seat scores its own tricks: it knows no finer ends."""
    if tricks < rules.majority:
        return Outcome.EUCHRE
    return Outcome.MARCH if tricks == rules.hand_size else Outcome.MADE


def _is_fast_break(public: Public, tricks: int) -> bool:
    """Whether the makers lost the first two tricks and took all others."""
    lost_both = all(public.side(trick.winner) == 1 for trick in public.tricks[:2])
    return lost_both and tricks == public.rules.hand_size - 2


def scoring_side(public: Public, outcome: Outcome) -> int | None:
    """The side that comes off better by an outcome; None if neither does."""
    if outcome in _TO_MAKERS:
        return 0
    if outcome.is_euchre:
        return 1
    if outcome in (Outcome.NO_MAKER, Outcome.NO_MAKER_MARCH):
        first, second = tricks_of_side(public, 0), tricks_of_side(public, 1)
        return None if first == second else int(second > first)
    return None


_TO_MAKERS = frozenset(
    (
        Outcome.MADE,
        Outcome.MARCH,
        Outcome.LONE_MADE,
        Outcome.LONE_MARCH,
        Outcome.JAMBONE,
        Outcome.JAMBOREE,
        Outcome.BID_MADE,
    )
)


def points_of(public: Public, outcome: Outcome) -> tuple[int, ...]:
    """Points of an outcome for each scorer, without tokens."""
    rules = public.rules
    if outcome is Outcome.FORFEITED:
        payer = rules.scorer(public.dealer)
        return tuple(int(scorer != payer) for scorer in range(rules.scorers))
    if rules.score.count_tricks and outcome not in _UNPLAYED:
        return counted_points(public, outcome)
    if outcome in (Outcome.BID_MADE, Outcome.BID_LOST):
        return bid_points(public, outcome)
    side = scoring_side(public, outcome)
    if side is None:
        return (0,) * rules.scorers
    worth = worth_of(rules.score, outcome)
    if rules.score.set_back and outcome.is_euchre:
        side, worth = 0, -worth
    scoring = {rules.scorer(seat) for seat in range(rules.players) if public.side(seat) == side}
    return tuple(worth if scorer in scoring else 0 for scorer in range(rules.scorers))


_UNPLAYED = frozenset((Outcome.PASSED_OUT, Outcome.THROWN_IN, Outcome.BENNY_TURNED))


def worth_of(score: ScoreRules, outcome: Outcome) -> int:
    """The score table: points of an outcome to the side that earns them; 0 if it earns none."""
    return {
        Outcome.MADE: score.made,
        Outcome.MARCH: score.march,
        Outcome.LONE_MADE: score.lone_made,
        Outcome.LONE_MARCH: score.lone_march,
        Outcome.JAMBONE: score.jambone,
        Outcome.JAMBOREE: score.jamboree,
        Outcome.EUCHRE: score.euchre,
        Outcome.LONE_EUCHRE: score.lone_euchre,
        Outcome.SUPER_EUCHRE: score.super_euchre,
        Outcome.LONE_DEFENCE: score.lone_defender,
        Outcome.LONE_DEFENCE_MARCH: score.lone_defender_march,
        Outcome.NO_MAKER: score.made,
        Outcome.NO_MAKER_MARCH: score.march,
    }.get(outcome, 0)


def with_tokens(public: Public) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tokens of each scorer after this deal, and the points that full sets of four pay out."""
    tokens = list(public.standing.tokens)
    paid = [0] * public.rules.scorers
    for scorer in range(public.rules.scorers):
        if earns_token(public.rules, public.taken, scorer):
            tokens[scorer] += 1
            if tokens[scorer] == TOKENS_A_POINT:
                tokens[scorer], paid[scorer] = 0, 1
    return tuple(tokens), tuple(paid)


def earns_token(rules: Rules, taken: Sequence[int], scorer: int) -> bool:
    """Whether a scorer whose seats have taken these tricks in a deal gets a token for them."""
    if not (rules.score.four_trick_tokens and taken):
        return False
    return sum(taken[seat] for seat in rules.seats_of(scorer)) == _TOKEN_TRICKS
