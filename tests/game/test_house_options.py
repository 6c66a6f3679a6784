"""House rules that change nothing else of a game."""

from __future__ import annotations

import random

from euchre.game import Outcome, State, apply, chance, legal, new_match
from euchre.game.actions import Pass
from euchre.rules import preset, replace
from euchre.texts import Catalogue
from euchre.texts.rulesheet import rule_sheet


def played(state: State, rng: random.Random, *, all_pass: bool) -> State:
    """The state after one more deal, in which all pass, or nobody does who may call."""
    while state.turn is None and not state.is_over:
        state, _ = chance(state, rng)
    while state.turn is not None:
        options = legal(state)
        calls = [one for one in options if not isinstance(one, Pass)]
        quiet = Pass() if Pass() in options else options[0]
        state, _ = apply(state, quiet if all_pass or not calls else rng.choice(calls))
    return state


def test_a_deal_after_a_passed_one_counts_double() -> None:
    """Its points are twice those of the same deal after another one, and only once."""
    usual = preset("na24").rules
    doubling = replace(usual, {"score.double_after_pass_out": "true", "end.target": "100"})
    both = []
    for rules in (replace(usual, {"end.target": "100"}), doubling):
        rng = random.Random(4)
        state = new_match(rules)
        for passed in (True, False, False):
            state = played(state, rng, all_pass=passed)
        results = state.public.results
        assert results[0].outcome is Outcome.PASSED_OUT
        both.append([one.points for one in results])
    (_, first, second), (_, doubled, next_one) = both
    assert doubled == tuple(2 * one for one in first) != first
    assert next_one == second


def test_the_sheet_tells_a_house_option_by_its_own_sentence() -> None:
    """Where it is on, and nowhere else."""
    catalogue = Catalogue()
    usual = preset("na24").rules
    doubling = replace(usual, {"score.double_after_pass_out": "true"})
    told = [
        "counts double" in " ".join(catalogue.say(one) for one in section.sentences)
        for rules in (usual, doubling)
        for section in rule_sheet(rules).sections
        if section.title.key == "sheet-score"
    ]
    assert told == [False, True]
