"""House rules that change nothing else of a game."""

from __future__ import annotations

import random

import pytest

from euchre.game import Outcome, Phase, Play, State, apply, chance, legal, new_match
from euchre.game.actions import Pass
from euchre.rules import ImpossibleRulesError, preset, replace
from euchre.testing import act, at_deal, dealt
from euchre.texts import Catalogue
from euchre.texts.rulesheet import rule_sheet
from euchre.texts.story import Reader, result_why, seat_names


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


def test_buck_that_all_passed_is_played_for_a_trick_each() -> None:
    """If nobody makes trump, everybody plays for one trick, or five more (an account of Buck)."""
    rules = replace(preset("buck24").rules, {"auction.no_trump": "when_passed_out"})
    state = act(at_deal(rules, dealt(rules, 0, "9S", E="AS AH AD AC KC")), "pass " * 8)

    assert (state.phase, state.turn, state.public.active) == (Phase.PLAY, 1, (0, 1, 2, 3))
    assert state.public.order.trump is None
    while not state.public.is_deal_over:
        strength = state.public.order.strength
        cards = [one for one in legal(state) if isinstance(one, Play)]
        state = act(state, [max(cards, key=lambda one: strength(one.card))])
    result = state.public.results[-1]
    assert (result.outcome, result.points) == (Outcome.COUNTED, (-5, 5, -5, -5))
    say, reader = Catalogue().say, Reader(None, seat_names(4))
    assert "Nobody made trump" in say(result_why(reader, state.public, result))
    told = [say(one) for section in rule_sheet(rules).sections for one in section.sentences]
    assert any("everybody needs a trick" in one for one in told)


def test_three_hands_are_not_played_without_a_maker() -> None:
    """Against whom would each play? Only sides, or each for itself, can."""
    with pytest.raises(ImpossibleRulesError):
        replace(preset("three-handed32").rules, {"auction.no_trump": "when_passed_out"})
