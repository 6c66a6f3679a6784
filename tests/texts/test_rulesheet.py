"""The rule sheet says every rule, in sentences, whatever the rules are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from euchre.rules import (
    PRESETS,
    BennyTurned,
    ImpossibleRulesError,
    Leader,
    Option,
    OptionError,
    Partners,
    RedealHand,
    Rules,
    options,
    parse_value,
    preset,
    replace,
    rung_text,
    value_of,
    value_text,
)
from euchre.testing.games import play_match
from euchre.texts import Catalogue, Text, in_force
from euchre.texts.rulesheet import RuleSheetSection, rule_sheet
from euchre.texts.unused import is_unused
from tests.conftest import TIER

say = cache(Catalogue().say)

PLANS = ((5,), (3, 2), (2, 3), (1, 4), (4,), (6,), (3, 3), (1, 1, 1, 1, 1), (4, 4))
"""Plans of dealing: the packets that each seat gets."""
LADDERS = (
    "1/2/3",
    "2/3/4/5",
    "3/4/5/nap5+10-5",
    "2/3/misere0+3-3/4/nap5+10-5/wellington5+20-10!",
    "3/4/kaibosh5a",
    "3/4/best5+8-4a1",
    "2/4/moon4a2",
)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 11, 21, 100)


def _other_values(option: Option, rules: Rules) -> Iterator[str]:
    """Values that the option might have instead."""
    match option.key:
        case "entry.steps":
            steps = [step.value for step in rules.steps]
            for at in range(len(steps) - 1):
                yield "/".join((*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]))
        case "deal.packets":
            yield from _plans(rules.players)
        case "bids.ladder":
            yield from LADDERS
            yield "/".join(map(rung_text, rules.bids.ladder[:-1]))
        case _ if option.choices:
            yield from option.choices
        case _:
            yield from map(str, NUMBERS)


def _plans(players: int) -> Iterator[str]:
    for plan in PLANS:
        yield "/".join("-".join([str(size)] * players) for size in plan)
        yield "/".join("-".join([str(size)] * (players - 1) + ["0"]) for size in plan)
    turns = [("3", "2")[seat % 2] for seat in range(players)]
    yield "-".join(turns) + "/" + "-".join(str(5 - int(size)) for size in turns)


def _changes(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with that option changed, in every way tried that makes a game."""
    now = value_of(rules, option.key)
    for text in _other_values(option, rules):
        try:
            if parse_value(option.key, text) != now:
                yield replace(rules, {option.key: text})
        except (OptionError, ImpossibleRulesError):
            continue


@cache
def _sampled(name: str) -> tuple[tuple[str, Rules], ...]:
    """Changes of one option of a preset: all of them in the soak, some in the test."""
    rules = PRESETS[name].rules
    found = [(option.key, one) for option in options() for one in _changes(rules, option)]
    assert len(found) > 50
    return tuple(found if TIER == "soak" else random.Random(name).sample(found, 25))


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


LISTS = {"sheet-brief", "sheet-unsourced", "sheet-options"}
"""Sections that show a change by themselves, or what the nearest preset is."""


def _rules_in_sentences(rules: Rules) -> tuple[str, ...]:
    sections = rule_sheet(rules, preset("na24")).sections
    return _prose(tuple(one for one in sections if one.title.key not in LISTS))


def _section(rules: Rules, title: str) -> RuleSheetSection:
    return next(one for one in rule_sheet(rules).sections if one.title.key == title)


@pytest.mark.parametrize("name", PRESETS)
def test_changing_any_option_changes_the_sheet(name: str) -> None:
    """LAW: whatever option of a preset is changed, the sheet says something else."""
    rules = PRESETS[name].rules
    before = _sheet(rules)
    for key, changed in _sampled(name)[: None if TIER == "soak" else 5]:
        assert _sheet(changed) != before, f"{key} = {value_text(value_of(changed, key))}"


@pytest.mark.parametrize("name", PRESETS)
def test_changing_an_option_that_matters_changes_the_sentences(name: str) -> None:
    """LAW: an option that makes a difference is told in the sentences, not only listed."""
    rules = PRESETS[name].rules
    before = _rules_in_sentences(rules)
    for key, changed in _sampled(name):
        if not is_unused(rules, key) and not _is_same_game(rules, changed, key):
            value = value_text(value_of(changed, key))
            assert _rules_in_sentences(changed) != before, f"{key} = {value}"


def _is_same_game(rules: Rules, changed: Rules, key: str) -> bool:
    """Whether two values of an option that matters come to the same in this game."""
    both = (value_of(rules, key), value_of(changed, key))
    match key:
        case "entry.steps":
            return in_force.steps_taken(rules) == in_force.steps_taken(changed)
        case "play.leader":
            one_maker = rules.partners is Partners.MAKER_AGAINST_ALL
            return Leader.MAKER not in both and not (one_maker or in_force.has_lone_maker(rules))
        case "deal.redeal":
            return RedealHand.NONE not in both and not rules.deal.turn_up
        case "auction.benny_turned":
            return in_force.is_fixed(rules) and BennyTurned.REDEAL not in both
        case _:
            return False


@pytest.mark.parametrize("name", PRESETS)
def test_options_said_to_make_no_difference_are_not_told(name: str) -> None:
    """An unused option changes no sentence: nothing is said about what cannot happen."""
    rules = PRESETS[name].rules
    before = _rules_in_sentences(rules)
    for key, changed in _sampled(name):
        if is_unused(rules, key):
            assert _rules_in_sentences(changed) == before, key


@pytest.mark.parametrize("name", PRESETS)
def test_options_said_to_make_no_difference_make_none(name: str) -> None:
    """LAW: the same match is played and scored, whatever an unused option is set to."""
    rules = PRESETS[name].rules
    before = _match(rules)
    for key, changed in _sampled(name):
        if is_unused(rules, key) or _is_same_game(rules, changed, key):
            assert _match(changed) == before, f"{key} = {value_text(value_of(changed, key))}"


def _match(rules: Rules) -> tuple[object, ...]:
    """A match of a few deals by chance, always the same chance, and its results."""
    rng = random.Random(7)
    played = play_match(rules, rng.choice, rng, most_deals=6)
    public = played.state.public
    return (played.events, public.standing.scores, public.results)


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
    assert len(said) > 50
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
    texts = _section(preset("railroad-bicycle").rules, "sheet-before").sentences
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
