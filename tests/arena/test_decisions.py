"""Players judged by verdicts."""

from __future__ import annotations

import json

from euchre.arena.decisions import faults, judge_decision, tallies
from euchre.game import Pass, View, legal_in
from euchre.notation.case_decisions import read_decisions
from euchre.players import Decision, Limit, player_named
from tests.notation.test_case_decisions import CASES, TEXT


class Timid:
    """Passes, and does the last thing that it may do where it cannot."""

    name = "timid"

    def decide(self, view: View, limit: Limit) -> Decision:
        """A pass."""
        del limit
        actions = legal_in(view)
        return Decision(Pass() if Pass() in actions else actions[-1])


def test_verdict_is_that_of_the_file() -> None:
    """Who passes is right where a pass is expected, and nowhere else."""
    bids = [one for one in CASES.values() if one.kind in ("bid1", "bid2") and not one.problems]
    judged = [judge_decision(one, Timid(), 1) for one in bids]
    assert len(judged) > 40
    for one in judged:
        assert one.decision is not None
        assert one.is_hit is ("pass" in one.case.expected)
        assert one.is_fault is not one.is_hit


def test_tallies_count_every_record_once() -> None:
    """Hits, faults and what is left out come to the number of records."""
    judged = [judge_decision(one, player_named("club"), 1) for one in list(CASES.values())[::5]]
    every = tallies(judged)
    assert sum(one.hits + one.faults + one.left_out for one in every.values()) == len(judged)
    assert len(list(faults(judged))) == sum(one.faults for one in every.values())
    confidences = [key[0] for key in every]
    assert confidences == sorted(confidences, key=["consensus", "expert", "opinion"].index)


def test_same_seed_same_verdicts() -> None:
    """What is drawn follows from the seed."""
    case = CASES["lw-assist-3"]
    assert not case.is_told
    player = player_named("club")
    assert judge_decision(case, player, 3) == judge_decision(case, player, 3)


def test_record_that_cannot_be_set_up_is_left_out() -> None:
    """It is neither a hit nor a fault."""
    plain = next(one for one in json.loads(TEXT) if one["id"] == "eu-hand1")
    (case,), _ = read_decisions(json.dumps([{**plain, "upcard": "KH"}]))
    one = judge_decision(case, player_named("club"), 1)
    assert (one.decision, one.is_hit, one.is_fault) == (None, False, False)
