"""Whether a search of many worlds bears out the verdicts of people that `master` acts against.

    python tools/verdicts.py [--worlds 10000] [--seed 1]

For each fault of `master` on the concrete decisions (all cards of the hand are told) that
people are sure of, it draws that many likely worlds and prints, as a table in Markdown, by how
much `master`'s action is better than the right one: in points of the deal, near the end of a
game in chances to win it that are as large. Each figure is the mean over the worlds with its
standard error, once by the search of `master` and once by play-outs alone, in which everybody
knows the own hand only. The worlds are shared among the positions, where part of a position
is drawn. It exits with 1 if the search bears a verdict out, by two standard errors.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from euchre.arena.decisions import SAMPLES, judge_decision
from euchre.cards import Card
from euchre.game import Action, Phase, Play, View, legal_in, view
from euchre.notation import action_text
from euchre.notation.case_decisions import CaseDecision, read_decisions
from euchre.notation.case_positions import position_of_case
from euchre.players import Limit, player_named
from euchre.players.master.calls import values_of_call, weighted
from euchre.players.master.guesses import guess_deals
from euchre.players.master.player import MOST_SOLVED, bidder_for, values_after
from euchre.players.master.score import worth_at
from euchre.players.master.skill import LEVELS
from euchre.players.worlds.values import Appraisal
from strength import DECISIONS

_SURE = ("consensus", "expert")
_ERRORS = 2
_MASTER = LEVELS["master"]
_MOST_SOLVED = (MOST_SOLVED, 0)
"""The search of `master`; play-outs alone."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one action is better than another, in the mean over worlds."""

    mean: float
    variance: float
    """Of the mean."""

    @property
    def error(self) -> float:
        """The standard error."""
        return sqrt(self.variance)

    def __str__(self) -> str:
        """The mean and its standard error."""
        return f"{self.mean:+.3f} ± {self.error:.3f}"


def concrete_faults(seed: int) -> Iterator[tuple[CaseDecision, Action]]:
    """The decisions that people are sure of and `master` faults, and what it does."""
    cases, _ = read_decisions(DECISIONS.read_text(encoding="utf-8"))
    player = player_named("master")
    for case in cases:
        is_told = all(isinstance(card, Card) for card in case.hand)
        if is_told and case.confidence in _SURE:
            judged = judge_decision(case, player, seed)
            if judged.is_fault and judged.decision is not None:
                yield case, judged.decision.action


def differences(case: CaseDecision, action: Action, worlds: int, seed: int) -> list[Difference]:
    """How much better the action is than the right one, by search and by play-outs alone."""
    number = 1 if case.is_told else SAMPLES
    found: list[list[Difference]] = [[] for _ in _MOST_SOLVED]
    for at in range(number):
        rng = random.Random(f"{seed} {case.id} {at}")
        seen = view(position_of_case(case, rng), case.actor)
        limit = Limit(seed=rng.getrandbits(60), worlds=worlds // number)
        if action in legal_in(seen):
            for some, one in zip(found, _in_position(seen, case, action, limit), strict=True):
                some.append(one)
    return [_mean(some) for some in found]


def _in_position(
    seen: View, case: CaseDecision, action: Action, limit: Limit
) -> Iterator[Difference]:
    guesses = guess_deals(seen, limit, _MASTER, bidder_for(seen))
    right = [one for one in legal_in(seen) if case.is_hit(one)]
    for most_solved in _MOST_SOLVED:
        worth = worth_at(seen.public, case.actor)
        appraisal = Appraisal(seen, guesses.worlds, worth, most_solved)
        mine = _values(appraisal, action)
        theirs = max(
            (_values(appraisal, one) for one in right),
            key=lambda values: weighted(values, guesses.weights),
        )
        some = [one - other for one, other in zip(mine, theirs, strict=True)]
        yield _difference(some, guesses.weights)


def _values(appraisal: Appraisal, action: Action) -> list[float]:
    """What an action is worth in each world, as `master` sees it."""
    seen = appraisal.seen
    if isinstance(action, Play):
        return appraisal.of_cards(_MASTER.doubts)[action.card]
    bidder = bidder_for(seen)
    if seen.public.phase is Phase.AUCTION and bidder is not None:
        return values_of_call(appraisal, action, bidder)
    return values_after(appraisal, action)


def _difference(values: Sequence[float], weights: Sequence[float]) -> Difference:
    """The weighted mean of differences in worlds, and how sure it is."""
    mean, total = weighted(values, weights), sum(weights)
    squares = sum(w * w * (one - mean) ** 2 for one, w in zip(values, weights, strict=True))
    return Difference(mean, squares / total**2)


def _mean(some: Sequence[Difference]) -> Difference:
    """The mean over positions."""
    number = len(some)
    mean = sum(one.mean for one in some) / number
    return Difference(mean, sum(one.variance for one in some) / number**2)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--worlds", type=int, default=10_000, help="worlds for each decision")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    print("| decision | it holds | right | `master` | better by | by play-outs alone | verdict |")
    print("|---|---|---|---|---|---|---|")
    borne_out = 0
    for case, action in concrete_faults(told.seed):
        searched, played = differences(case, action, told.worlds, told.seed)
        is_doubtful = searched.mean >= -_ERRORS * searched.error
        borne_out += not is_doubtful
        hand = " ".join(card.text for card in case.hand if isinstance(card, Card))
        right = ", ".join(case.expected)
        word = "doubtful" if is_doubtful else "BORNE OUT"
        cells = (case.id, hand, right, action_text(action), str(searched), str(played), word)
        print(f"| {' | '.join(cells)} |", flush=True)
    return int(borne_out > 0)


if __name__ == "__main__":
    sys.exit(main())
