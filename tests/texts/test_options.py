"""Every option, value, preset, source and contradiction has its text."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

import euchre.rules
from euchre.cards import Rank
from euchre.rules import (
    PRESETS,
    ImpossibleRulesError,
    Option,
    OptionError,
    Rules,
    UnknownPresetError,
    options,
    parse_value,
    preset,
    replace,
)
from euchre.texts import Catalogue, Text
from euchre.texts.options import (
    GROUPS,
    contradiction_text,
    difference_texts,
    option_error_text,
    option_group,
    option_label,
    option_why,
    preset_name,
    preset_summary,
    rules_line,
    rules_name,
    source_texts,
    sources_text,
    unknown_preset_text,
    value_label,
)

SAY = Catalogue().say
UNTRANSLATED = re.compile(r"[a-z]_[a-z]|\{|\}")
"""The words of enumerations, as they stand in JSON, and holes."""


@pytest.mark.parametrize("option", options(), ids=lambda option: option.key)
def test_option_has_label_sentence_and_values(option: Option) -> None:
    """Each option says what it is, what it does, and what it may be set to."""
    texts = [
        option_label(option.key),
        option_why(option.key),
        value_label(option.key, option.default),
    ]
    texts += [value_label(option.key, parse_value(option.key, one)) for one in option.choices]
    assert option_group(option.key) in GROUPS
    for said in map(SAY, texts):
        assert said.strip()
        assert not UNTRANSLATED.search(said), said
    assert SAY(texts[1]).endswith(".")
    assert len({SAY(one) for one in texts[3:]}) == len(option.choices), "two values look the same"


def test_labels_differ() -> None:
    """No two options have the same label or sentence."""
    for text_of in (option_label, option_why):
        said = [SAY(text_of(option.key)) for option in options()]
        assert len(said) == len(set(said))


def test_unconfirmed_options_say_so() -> None:
    """An option that no source confirms carries the mark of model.py in its sentence."""
    model = (Path(euchre.rules.__file__).parent / "model.py").read_text(encoding="utf-8")
    words = {
        "recall": "unconfirmed: from general card-game literature",
        "derived": "no source says it",
    }
    marked = re.findall(r"(\w+): [^=\n]+ = [^\n]+\n    \"\"\"[^\"]*\[(recall|derived)\]", model)
    assert len(marked) == len(re.findall(r"\[(?:recall|derived)\]", model))
    for name, mark in marked:
        key = next(option.key for option in options() if option.key.split(".")[-1] == name)
        assert words[mark] in SAY(option_why(key))


@pytest.mark.parametrize("name", PRESETS)
def test_preset_has_name_summary_line_and_sources(name: str) -> None:
    """Each preset says what it is, what makes it different, and after which works."""
    one = PRESETS[name]
    texts = (preset_name(one), preset_summary(one), rules_line(one.rules, one), *source_texts(one))
    assert len(texts) >= 4
    for said in map(SAY, texts):
        assert said.strip()
        assert not UNTRANSLATED.search(said), said
    assert rules_name(one.rules) == preset_name(one)
    assert difference_texts(one.rules) == ()
    assert SAY(sources_text(one)) == "; ".join(map(SAY, source_texts(one)))


def test_line_of_a_game_counted_in_deals() -> None:
    """Where deals decide, the line says how many."""
    rules = replace(Rules(), {"end.target": 0, "end.deals": 8})
    assert SAY(rules_line(rules, preset("na24"))) == "North American, 24 cards · 8 deals"


def test_house_rules_are_said_in_words() -> None:
    """A changed option is its label and its value; packets and steps are lists."""
    rules = replace(
        preset("british25").rules,
        {
            "end.target": 15,
            "pack.lowest": Rank.EIGHT,
            "deal.packets": "2-2-2-2/3-3-3-3",
            "auction.benny_suit": "hearts",
            "entry.steps": "pick_up/take_over/defend_alone/partners_best/defenders_best",
            "play.leader": "maker",
        },
    )
    assert SAY(rules_name(rules, preset("british25"))) == (
        "British, 25 cards with the Benny, with house rules"
    )
    assert [SAY(one) for one in difference_texts(rules, preset("british25"))] == [
        "Lowest card: eight",
        "Packets: 2-2-2-2, 3-3-3-3",
        "Suit of a turned Benny: hearts (makes no difference in this game)",
        (
            "Order of steps: dealer's exchange, take over, defend alone, partner's best, "
            "lone defender's best (makes no difference in this game)"
        ),
        "First lead: the maker",
        "Points to win: 15",
    ]


def test_a_ladder_is_said_in_words() -> None:
    """Each bid with what is said of it; numbers that are 0 for none are words too."""
    rules = preset("nap52-stakes").rules
    assert SAY(value_label("bids.ladder", rules.bids.ladder)) == (
        "2 (wins 2, loses 2), 3 (wins 3, loses 3), misère (wins 3, loses 3), "
        "4 (wins 4, loses 4), nap (5 tricks, wins 10, loses 5), "
        "Wellington (5 tricks, wins 20, loses 10, only over the bid before it), "
        "Blücher (5 tricks, wins 30, loses 15, only over the bid before it)"
    )
    ladder = preset("bid-euchre48-shooter").rules.bids.ladder
    assert SAY(value_label("bids.ladder", ladder)).endswith(
        "12, shooter (12 tricks, wins 18, loses 18, played alone with 2 cards from the partner), "
        "loner (12 tricks, wins 24, loses 18, played alone)"
    )
    assert SAY(value_label("end.target", 0)) == "none"
    assert SAY(value_label("entry.steps", ())) == "the usual one"


def test_line_of_a_game_that_counts_down() -> None:
    """Where scores run down, the line says from where."""
    buck = preset("buck24")
    assert SAY(rules_line(buck.rules, buck)) == "Buck · from 25 down"


BIDS = {
    "auction.kind": "bids",
    "deal.turn_up": "no",
    "entry.alone": "no",
    "play.leader": "maker",
    "end.deals": "100",
}
EACH_ALONE = {
    "partners": "nobody",
    "entry.alone": "no",
    "score.count_tricks": "yes",
    "end.deals": "100",
}
IMPOSSIBLE: dict[str, dict[str, str]] = {
    "rules-out-of-range": {"end.target": "5000"},
    "rules-steps-each-once": {"entry.steps": "pick_up/pick_up"},
    "rules-packets-per-seat": {"deal.packets": "3-3/2-2"},
    "rules-packets-unequal": {"deal.packets": "3-3-3-3/2-2-2-3"},
    "rules-hand-size": {"deal.packets": "17-17-17-17"},
    "rules-pack-too-small": {"deal.packets": "6-6-6-6"},
    "rules-no-jacks": {"pack.lowest": "queen", "pack.copies": "2"},
    "rules-best-before-entry": {
        "entry.partner_may_take_over": "yes",
        "entry.steps": "partners_best/take_over/defend_alone/pick_up/defenders_best",
        "exchange.partners_best": "discard_first",
    },
    "rules-pack-too-large": {"pack.lowest": "two", "pack.copies": "2"},
    "rules-two-is-in-the-pack": {"pack.lowest": "two", "pack.benny": "two_of_spades"},
    "rules-auction-needs-turn-up": {"deal.turn_up": "no"},
    "rules-go-under-needs-kitty": {
        "deal.go_under": "no_ace_no_face",
        "pack.lowest": "ten",
        "pack.benny": "joker",
    },
    "rules-redeals-of-nothing": {"deal.redeals_each": "1"},
    "rules-partners-need-even-seats": {"players": "3", "deal.packets": "3-3-3/2-2-2"},
    "rules-needs-partners": {"partners": "called"},
    "rules-needs-alone": {"entry.alone": "no", "auction.canadian_loner": "yes"},
    "rules-needs-partners-best": {"exchange.defenders_best": "yes", "entry.defend_alone": "always"},
    "rules-best-needs-one-partner": {
        "players": "6",
        "deal.packets": "3-3-3-3-3-3",
        "exchange.partners_best": "discard_first",
    },
    "rules-best-exceeds-hand": {
        "exchange.partners_best": "discard_first",
        "deal.packets": "2-2-2-2",
        "exchange.partners_best_cards": "3",
    },
    "rules-needs-defend-alone": {
        "exchange.partners_best": "discard_first",
        "exchange.defenders_best": "yes",
    },
    "rules-defend-alone-needs-four": {
        "players": "6",
        "deal.packets": "3-3-3-3-3-3",
        "entry.defend_alone": "always",
    },
    "rules-never-passed-out": {
        "auction.stick_the_dealer": "stick",
        "auction.no_trump": "when_passed_out",
    },
    "rules-pay-or-no-trump": {
        "auction.stick_the_dealer": "stick_or_pay",
        "auction.no_trump": "when_passed_out",
    },
    "rules-forced-but-must-hold": {
        "auction.turned_bower_forces_pick_up": "yes",
        "auction.must_hold": "dealer",
    },
    "rules-no-benny-to-turn": {"auction.benny_turned": "redeal"},
    "rules-super-euchre-below-euchre": {"score.super_euchre": "1"},
    "rules-march-below-made": {"score.march": "0"},
    "rules-four-of-five-tricks": {
        "score.four_tricks_needed": "yes",
        "deal.packets": "2-2-2-2/2-2-2-2",
    },
    "rules-jamboree-of-five": {"score.jamboree": "16", "deal.packets": "4-4-4-4"},
    "rules-never-ends": {"score.made": "0"},
    "rules-target-or-deals": {"end.count_down": "8"},
    "rules-laps-need-target": {"end.target": "0", "end.deals": "8", "end.laps": "yes"},
    "rules-rubber-needs-games": {"end.rubber": "yes"},
    "rules-fixed-needs-sides": {
        "auction.kind": "fixed",
        "partners": "maker_against_all",
        "entry.alone": "no",
    },
    "rules-dealer-is-out": {**BIDS, "deal.packets": "3-3-3-0/2-2-2-0"},
    "rules-called-partner": {
        "partners": "called",
        "entry.alone": "no",
        "players": "3",
        "deal.packets": "5-5-5",
    },
    "rules-count-tricks-each": {"score.count_tricks": "yes"},
    "rules-drop-out-each": {"entry.may_drop_out": "yes"},
    "rules-ladder-unclear": {**BIDS, "bids.ladder": "3/3"},
    "rules-ladder-falls": {**BIDS, "bids.ladder": "3/2"},
    "rules-bid-exceeds-hand": {**BIDS, "bids.ladder": "3/7"},
    "rules-misere-needs-points": {**BIDS, "bids.ladder": "3/misere0"},
    "rules-forced-needs-joker": {**BIDS, "bids.forced": "joker_holder", "bids.ladder": "3"},
    "rules-first-lead-needs-leader": {
        **BIDS,
        "bids.ladder": "3",
        "bids.trump": "first_lead",
        "play.leader": "left_of_dealer",
    },
    "rules-stakes-need-one-maker": {**BIDS, "bids.ladder": "3", "bids.pay": "stakes"},
    "rules-needs-turn-up-auction": {
        **BIDS,
        "bids.ladder": "3",
        "auction.stick_the_dealer": "stick",
    },
    "rules-widow-needs-bids": {"exchange.widow": "taken"},
    "rules-low-needs-no-trump": {"auction.low_no_trump": "yes"},
    "rules-dirty-clubs": {"auction.dirty_clubs": "yes"},
    "rules-needs-deal-limit": {**EACH_ALONE, "end.deals": "0"},
}


def test_every_contradiction_is_listed_here() -> None:
    """The keys of rules/validate.py are those that this file brings about."""
    source = (Path(euchre.rules.__file__).parent / "validate.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(rules-[a-z-]+)"', source)) == set(IMPOSSIBLE)


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_contradiction_is_said_in_a_sentence(key: str) -> None:
    """What is wrong, with the labels of the options concerned, ending in a full stop."""
    with pytest.raises(ImpossibleRulesError) as caught:
        replace(Rules(), IMPOSSIBLE[key])
    found = [one for one in caught.value.found if one.key == key]
    assert found
    said = SAY(contradiction_text(found[0]))
    assert said.endswith(".")
    assert not UNTRANSLATED.search(said), said
    assert "@" not in said


def test_contradiction_names_both_options() -> None:
    """The sentence says what would be right."""
    with pytest.raises(ImpossibleRulesError) as caught:
        replace(Rules(), IMPOSSIBLE["rules-redeals-of-nothing"])
    (found,) = caught.value.found
    assert SAY(contradiction_text(found)) == (
        "“New deals for each player” needs a hand that may be dealt again: choose one under "
        "“Hand for a new deal”, or set it to 0."
    )


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("end.targt", "5", "There is no option “end.targt”. Did you mean end.target?"),
        (
            "xyzzy",
            "5",
            "There is no option “xyzzy”. Options are, for example, end.target and pack.lowest.",
        ),
        ("end.target", "five", "end.target cannot be “five”: write a whole number."),
        (
            "play.leader",
            "me",
            "play.leader cannot be “me”. Possible: left_of_dealer, left_of_lone_maker, maker.",
        ),
        ("deal.packets", "x", "deal.packets cannot be “x”: write a list such as 3-3-3-3/2-2-2-2."),
        ("end.laps", "maybe", "end.laps cannot be “maybe”. Possible: false, true."),
    ],
)
def test_wrong_option_or_value_says_what_would_be_right(key: str, value: str, said: str) -> None:
    """An unknown option and a wrong value each get a sentence."""
    with pytest.raises(OptionError) as caught:
        replace(Rules(), {key: value})
    assert SAY(option_error_text(caught.value)) == said


def test_unknown_preset_says_which_there_are() -> None:
    """A near miss is guessed; otherwise it says how many there are, and names a few."""
    said = {}
    for name in ("na42", "qqq"):
        with pytest.raises(UnknownPresetError) as caught:
            preset(name)
        said[name] = SAY(unknown_preset_text(caught.value))
    assert "Did you mean na24" in said["na42"]
    assert f"There are {len(PRESETS)}, such as na24" in said["qqq"]
    assert 3 < sum(name in said["qqq"].removesuffix(".").split(", ") for name in PRESETS) < 10


def test_a_house_rule_without_effect_is_said_to_have_none() -> None:
    """What makes no difference is told as such, but not what could not stand otherwise."""
    near = preset("na24")
    rules = replace(near.rules, {"end.laps": "yes", "auction.kind": "fixed", "end.target": "5"})
    assert [SAY(one) for one in difference_texts(rules, near)] == [
        "Kind of auction: none: the suit of the turned card is trump",
        "Points to win: 5",
        "Laps: yes (makes no difference in this game)",
    ]
    running_down = replace(near.rules, {"end.target": "0", "end.count_down": "10"})
    assert [SAY(one) for one in difference_texts(running_down, near)] == [
        "Points to win: none",
        "Counting down from: 10",
    ]


def test_text_of_an_option_says_nothing_in_a_language() -> None:
    """Texts are keys and arguments only, so that any language can say them."""
    one = preset("na24").rules
    changed = replace(one, {"auction.stick_the_dealer": "stick_or_pay"})
    assert difference_texts(changed, preset("na24")) == (
        Text.of(
            "setting-value",
            option=Text("option-auction-stick_the_dealer"),
            value=Text("option-auction-stick_the_dealer-stick_or_pay"),
        ),
    )
    assert not list(chain.from_iterable(text.args for text in map(option_label, ["players"])))
