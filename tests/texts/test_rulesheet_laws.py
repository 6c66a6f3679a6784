"""Laws: the rule sheet says every rule that makes a difference, and no other."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given

from euchre.rules import PRESETS, Rules, options, value_of, value_text
from euchre.testing.games import play_match
from euchre.testing.strategies import any_rules, generators
from euchre.texts.rulesheet import rule_sheet
from euchre.texts.unused import is_unused
from tests.conftest import TIER
from tests.draws import with_every_answer
from tests.texts.changed_rules import changes_of, is_same_game, prose, rules_in_sentences, say

#: The laws of this file look at the same changes of the same presets.
DRAWN = with_every_answer("sheets tell changes")


@cache
def _sampled(name: str) -> tuple[tuple[str, Rules], ...]:
    """Changes of one option of a preset: all of them in the soak, some in the test."""
    rules = PRESETS[name].rules
    found = [(option.key, one) for option in options() for one in changes_of(rules, option)]
    assert len(found) > 50
    return tuple(found if TIER == "soak" else random.Random(name).sample(found, 25))


def _sheet(rules: Rules) -> tuple[str, ...]:
    sheet = rule_sheet(rules)
    texts = (sheet.title, *sheet.house_rules, *sheet.sources)
    return (*map(say, texts), *prose(sheet.sections))


@pytest.mark.parametrize("name", DRAWN)
def test_changing_any_option_changes_the_sheet(name: str) -> None:
    """LAW: whatever option of a preset is changed, the sheet says something else."""
    rules = PRESETS[name].rules
    before = _sheet(rules)
    for key, changed in _sampled(name)[: None if TIER == "soak" else 5]:
        assert _sheet(changed) != before, f"{key} = {value_text(value_of(changed, key))}"


@pytest.mark.parametrize("name", DRAWN)
def test_changing_an_option_that_matters_changes_the_sentences(name: str) -> None:
    """LAW: an option that makes a difference is told in the sentences, not only listed."""
    rules = PRESETS[name].rules
    before = rules_in_sentences(rules)
    for key, changed in _sampled(name):
        if not is_unused(rules, key) and not is_same_game(rules, changed, key):
            value = value_text(value_of(changed, key))
            assert rules_in_sentences(changed) != before, f"{key} = {value}"


@pytest.mark.parametrize("name", DRAWN)
def test_options_said_to_make_no_difference_are_not_told(name: str) -> None:
    """An unused option changes no sentence: nothing is said about what cannot happen."""
    rules = PRESETS[name].rules
    before = rules_in_sentences(rules)
    for key, changed in _sampled(name):
        if is_unused(rules, key):
            assert rules_in_sentences(changed) == before, key


@pytest.mark.parametrize("name", DRAWN)
def test_options_said_to_make_no_difference_make_none(name: str) -> None:
    """LAW: the same match is played and scored, whatever an unused option is set to."""
    rules = PRESETS[name].rules
    before = _match(rules)
    for key, changed in _sampled(name):
        if is_unused(rules, key) or is_same_game(rules, changed, key):
            assert _match(changed) == before, f"{key} = {value_text(value_of(changed, key))}"


def _match(rules: Rules) -> tuple[object, ...]:
    """A match of a few deals by chance, always the same chance, and its results."""
    rng = random.Random(7)
    played = play_match(rules, rng.choice, rng, most_deals=6)
    public = played.state.public
    # What a result is called may differ in deals of one trick, not what it scores.
    scored = tuple((one.taken, one.points, one.scores) for one in public.results)
    return (played.events, public.standing.scores, scored)


@given(any_rules(), generators())
def test_unused_options_of_any_rules_make_no_difference(rules: Rules, rng: random.Random) -> None:
    """LAW: of any rules, an unused option changes neither a sentence nor a match."""
    key = rng.choice([one.key for one in options() if is_unused(rules, one.key)])
    (option,) = (one for one in options() if one.key == key)
    for changed in changes_of(rules, option):
        assert rules_in_sentences(changed) == rules_in_sentences(rules), key
        assert _match(changed) == _match(rules), key


@given(any_rules(), generators())
def test_an_option_of_any_rules_that_matters_is_told(rules: Rules, rng: random.Random) -> None:
    """LAW: of any rules, a change of an option that matters is told in the sentences."""
    option = rng.choice([one for one in options() if not is_unused(rules, one.key)])
    before = rules_in_sentences(rules)
    for changed in changes_of(rules, option):
        if not is_same_game(rules, changed, option.key):
            value = value_text(value_of(changed, option.key))
            assert rules_in_sentences(changed) != before, f"{option.key} = {value}"
