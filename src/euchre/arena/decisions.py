"""What a player does in positions on which somebody has given a verdict."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from euchre.game import Action, view
from euchre.notation.case_decisions import CaseDecision
from euchre.notation.case_positions import NoPositionError, position_of_case
from euchre.players import Decision, Limit, Player

__all__ = ["SAMPLES", "HitCount", "JudgedDecision", "faults", "judge_decision", "tallies"]

SAMPLES = 7
"""Positions that are drawn where not all is told; what the player does most often counts."""

_CONFIDENCES = ("consensus", "expert", "opinion")
_KINDS = ("bid1", "bid2", "discard", "lead", "follow")


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """What a player did in one position."""

    case: CaseDecision
    decision: Decision | None
    """Its decision; None if the record could not be set up."""
    often: float = 1.0
    """In what part of the positions that were drawn it did so."""

    @property
    def is_hit(self) -> bool:
        """Whether it did what is right."""
        return self.decision is not None and self.case.is_hit(self.decision.action)

    @property
    def is_fault(self) -> bool:
        """Whether it did anything else."""
        return self.decision is not None and not self.is_hit


@dataclass(slots=True)
class HitCount:
    """How many decisions were right."""

    hits: int = 0
    faults: int = 0
    left_out: int = 0

    @property
    def share(self) -> float:
        """The part of the hits among those that were judged; 0 if none was."""
        return self.hits / max(self.hits + self.faults, 1)


def judge_decision(
    case: CaseDecision, player: Player, seed: int, *, limit: Limit | None = None
) -> JudgedDecision:
    """What the player does; the same for the same seed. ``limit`` is its budget."""
    if case.problems:
        return JudgedDecision(case, None)
    budget = limit or Limit()
    made: list[Decision] = []
    for number in range(1 if case.is_told else SAMPLES):
        rng = random.Random(f"{seed} {case.id} {number}")
        try:
            seen = view(position_of_case(case, rng), case.actor)
        except NoPositionError:
            return JudgedDecision(case, None)
        drawn = Limit(seed=rng.getrandbits(60), nodes=budget.nodes, worlds=budget.worlds)
        made.append(player.decide(seen, drawn))
    counts: Counter[Action] = Counter(one.action for one in made)
    action, times = counts.most_common(1)[0]
    chosen = next(one for one in made if one.action == action)
    return JudgedDecision(case, chosen, times / len(made))


def tallies(judged: Iterable[JudgedDecision]) -> Mapping[tuple[str, str], HitCount]:
    """The tallies by confidence and kind, in the order in which both come up."""
    found: dict[tuple[str, str], HitCount] = {}
    for one in judged:
        tally = found.setdefault((one.case.confidence, one.case.kind), HitCount())
        tally.hits += one.is_hit
        tally.faults += one.is_fault
        tally.left_out += one.decision is None
    return dict(sorted(found.items(), key=_rank))


def _rank(item: tuple[tuple[str, str], HitCount]) -> tuple[int, int, tuple[str, str]]:
    (confidence, kind), _ = item
    return _place(_CONFIDENCES, confidence), _place(_KINDS, kind), (confidence, kind)


def _place(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else len(names)


def faults(judged: Iterable[JudgedDecision]) -> Iterator[JudgedDecision]:
    """The faults, those first on which most people agree."""
    return iter(
        sorted(
            (one for one in judged if one.is_fault),
            key=lambda one: _place(_CONFIDENCES, one.case.confidence),
        )
    )
