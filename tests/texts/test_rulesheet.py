"""The rule sheet says every rule, in sentences, whatever the rules are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from euchre.rules import (
    PRESETS,
    ImpossibleRulesError,
    Option,
    Rules,
    Step,
    options,
    parse_value,
    preset,
    replace,
    value_of,
    value_text,
)
from euchre.texts import Catalogue, Text
from euchre.texts.rulesheet import RuleSheetSection, rule_sheet
from euchre.texts.unused import is_unused

say = cache(Catalogue().say)
PACKETS = (
    "3-3-3-3/2-2-2-2",
    "2-2-2-2/3-3-3-3",
    "3-2-3-2/2-3-2-3",
    "1-1-1-1/4-4-4-4",
    "4-4-4-4",
    "3-3-3-3",
)


def _other_values(option: Option, now: str) -> Iterator[str]:
    """Values that the option might have instead."""
    if option.key == "entry.steps":
        steps = now.split("/")
        for at in range(len(steps) - 1):
            yield "/".join((*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]))
    elif option.kind is tuple:
        yield from (one for one in PACKETS if one != now)
    elif option.choices:
        yield from (one for one in option.choices if one != now)
    else:
        yield from (str(number) for number in (0, 1, 2, 3, 4, 5, 7, 11, 21) if str(number) != now)


def _changes(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with that option changed, in every way tried that makes a game."""
    now = value_text(value_of(rules, option.key))
    for text in _other_values(option, now):
        if parse_value(option.key, text) == value_of(rules, option.key):
            continue
        try:
            yield replace(rules, {option.key: text})
        except ImpossibleRulesError:
            continue


def _prose(sections: tuple[RuleSheetSection, ...]) -> tuple[str, ...]:
    """All that is said in sentences, tables and cards."""
    said = []
    for section in sections:
        said += [say(section.title), *map(say, section.sentences)]
        said += [" | ".join(map(say, row)) for row in section.rows]
        said += [
            say(row.caption) + " ".join(one.card.text + one.suit + one.bower for one in row.cards)
            for row in section.cards
        ]
    return tuple(said)


def _sheet(rules: Rules) -> tuple[str, ...]:
    sheet = rule_sheet(rules)
    texts = (sheet.title, *sheet.house_rules, *sheet.sources)
    return (*map(say, texts), *_prose(sheet.sections))


def _rules_in_sentences(rules: Rules) -> tuple[str, ...]:
    """The sheet without the lists of options, which show a change by themselves."""
    return _prose(rule_sheet(rules).sections[1:-1])


@pytest.mark.parametrize("name", PRESETS)
def test_changing_any_option_changes_the_sheet(name: str) -> None:
    """LAW: whatever option of a preset is changed, the sheet says something else."""
    rules = PRESETS[name].rules
    before = _sheet(rules)
    tried = 0
    for option in options():
        for changed in _changes(rules, option):
            tried += 1
            assert _sheet(changed) != before, f"{option.key} = {value_of(changed, option.key)}"
    assert tried > 100


@pytest.mark.parametrize("name", PRESETS)
def test_changing_an_option_that_matters_changes_the_sentences(name: str) -> None:
    """LAW: an option that makes a difference is told in the sentences, not only listed."""
    rules = PRESETS[name].rules
    before = _rules_in_sentences(rules)
    for option in options():
        if is_unused(rules, option.key):
            continue
        for changed in _changes(rules, option):
            if option.key == "entry.steps" and _steps_taken(changed) == _steps_taken(rules):
                continue
            said = _rules_in_sentences(changed)
            assert said != before, f"{option.key} = {value_of(changed, option.key)}"


def _steps_taken(rules: Rules) -> list[Step]:
    """The steps that these rules ever take, in order."""
    sentences = {
        Step.TAKE_OVER: rules.entry.partner_may_take_over,
        Step.DEFEND_ALONE: rules.entry.defend_alone != "never",
        Step.PICK_UP: True,
        Step.PARTNERS_BEST: rules.exchange.partners_best != "none",
        Step.DEFENDERS_BEST: rules.exchange.defenders_best,
    }
    return [step for step in rules.entry.steps if sentences[step]]


@pytest.mark.parametrize("name", PRESETS)
def test_options_said_to_make_no_difference_are_not_told(name: str) -> None:
    """An unused option changes no sentence: nothing is said about what cannot happen."""
    rules = PRESETS[name].rules
    before = _rules_in_sentences(rules)
    for option in options():
        if is_unused(rules, option.key):
            assert all(_rules_in_sentences(one) == before for one in _changes(rules, option)), (
                option.key
            )


@pytest.mark.parametrize(
    "changes",
    [
        {
            "players": "3",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "3-3-3/2-2-2",
            "end.tie": "maker_first",
        },
        {
            "players": "2",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "5-5",
        },
        {"players": "6", "pack.lowest": "seven", "deal.packets": "5-5-5-5-5-5"},
        {"pack.copies": "2", "play.last_equal_card_wins": "yes", "deal.packets": "8-8-8-8"},
        {"deal.packets": "1-1-1-1", "entry.defend_alone": "always"},
        {"auction.no_trump": "when_passed_out", "pack.benny": "two_of_spades"},
        {"auction.must_hold": "caller_or_turned", "deal.go_under": "three_nines_tens"},
        {"entry.alone": "no", "entry.defend_alone": "always", "play.bowers": "no"},
    ],
    ids="+".join,
)
def test_sheet_of_unusual_rules_can_be_said(changes: dict[str, str]) -> None:
    """Two, three and six players, two copies, one trick: every sentence has what it needs."""
    said = _sheet(replace(Rules(), changes))
    assert len(said) > 60
    assert not any(re.search(r"[{}@]|[a-z]_[a-z]", one) for one in said)


def test_sheet_of_the_plain_game() -> None:
    """A newcomer reads who plays, the trump order, the words, and the table of points."""
    said = "\n".join(_sheet(preset("na24").rules))
    for part in (
        "partners sit opposite each other",
        "Hearts, trumpJHHright JDHleft AHH KHH QHH THH 9HH",
        "Diamonds, without the jackADD KDD QDD TDD 9DD",
        "Spades, and clubs alikeASS KSS QSS JSS TSS 9SS",
        "the dealer's partner, accepting | “I assist”",
        "the dealer, declining | “I turn it down”",
        "the dealer may take it into the hand and lay another card away",
        "Makers take | together | alone",
        "3 or 4 tricks | 1 | 1",
        "all 5, a march | 2 | 4",
        "0 to 2: euchred | 2 to the defenders | 2 to the defenders",
        "The first side with 10 points wins the game.",
        "Misdeals and revokes do not occur",
    ):
        assert part in said


def test_steps_stand_in_the_order_of_the_rules() -> None:
    """In Keller's Railroad the maker's exchange comes before the defender decides."""
    texts = rule_sheet(preset("railroad-bicycle").rules).sections[5].sentences
    keys = [text.key for text in texts]
    assert keys.index("sheet-partners-best-discard_first") < keys.index(
        "sheet-defend-alone-vs_lone_maker"
    )


def test_house_rules_are_told_against_the_preset_asked_for() -> None:
    """Stick the dealer is a house rule of na24, and none where the nearest preset has it."""
    changed = replace(preset("na24").rules, {"auction.stick_the_dealer": "stick"})
    assert rule_sheet(changed).house_rules == ()
    assert rule_sheet(changed).title == Text("preset-na24-std")
    assert len(rule_sheet(changed, preset("na24")).house_rules) == 1
