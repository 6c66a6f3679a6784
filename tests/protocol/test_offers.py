"""Games to choose from, and rule sheets."""

from __future__ import annotations

import msgspec
import pytest

from euchre.protocol.messages import GameRules, RuleSheet, Text
from euchre.protocol.offers import game_offers, game_rules, rule_sheet
from euchre.protocol.words import read
from euchre.rules import PRESETS, OptionError, UnknownPresetError, parse_value, value_of
from euchre.rules.link import LinkError
from euchre.texts import Catalogue
from tests.protocol.sentences import texts_in

OFFERS = {offer.preset: offer for offer in game_offers()}


def test_every_preset_is_offered_with_all_words() -> None:
    """Each preset has name, summary and source in words, and each option its sentence."""
    catalogue = Catalogue()
    assert list(OFFERS) == list(PRESETS)
    for text in texts_in([*OFFERS.values(), *(game_rules(name) for name in PRESETS)]):
        assert catalogue.say(read(text))


@pytest.mark.parametrize("name", PRESETS)
def test_options_are_offered_with_values_that_they_may_have(name: str) -> None:
    """The value is the preset's own, choices and bounds are those that the rules know."""
    for option in game_rules(name).options:
        assert parse_value(option.key, option.value) == value_of(PRESETS[name].rules, option.key)
        for choice in option.choices:
            parse_value(option.key, choice)
        assert len(option.choices) == len(option.choice_labels)
        if option.kind == "int":
            assert option.low <= int(option.value) <= option.high


def test_options_are_switches_numbers_choices_or_text() -> None:
    """Lists are written as text; what makes another game of it is not offered."""
    kinds = {option.key: option.kind for option in game_rules("na24").options}
    assert kinds["entry.alone"] == "bool"
    assert kinds["end.target"] == "int"
    assert kinds["auction.stick_the_dealer"] == "choice"
    assert kinds["bids.ladder"] == kinds["deal.packets"] == kinds["entry.steps"] == "text"
    assert not {"players", "partners"} & kinds.keys()


def test_options_that_make_no_difference_are_told_apart() -> None:
    """What is in use follows the changed rules: bids where there are bids, the Benny with one."""

    def unused(name: str, **changes: str) -> set[str]:
        named = [f"{key.replace('_', '.', 1)}={text}" for key, text in changes.items()]
        return {one.key for one in game_rules(":".join([name, *named])).options if not one.in_use}

    assert {"bids.ladder", "auction.benny_suit"} <= unused("na24")
    assert "auction.benny_turned" not in unused("na24", pack_benny="joker")
    assert "bids.ladder" not in unused("hasenpfeffer25")
    assert "auction.stick_the_dealer" in unused("hasenpfeffer25")


@pytest.mark.parametrize(
    ("changes", "key", "wrong"),
    [
        ("bids.ladder=3.4.nap", "rules-bad-list", "bids.ladder"),
        ("ladder=3/9", "rules-bid-exceeds-hand", "bids.ladder"),
        ("end.target=0:end.deals=0", None, "end.target"),
        ("end.goal=3", "rules-unknown-option-near", "end.goal"),
        ("end.target=3:target=5", "rules-link-repeated", "end.target"),
        ("end.target", "rules-link-part", "end.target"),
    ],
)
def test_what_is_wrong_is_said_with_its_options(changes: str, key: str | None, wrong: str) -> None:
    """Changes that make no game are told as a problem, and the page still has its options."""
    rules = game_rules(f"hasenpfeffer25:{changes}")
    assert rules.problem is not None
    assert key is None or rules.problem.key == key
    assert wrong in rules.wrong
    assert Catalogue().say(read(rules.problem))
    assert len(rules.options) > 50


@pytest.mark.parametrize("name", PRESETS)
def test_a_rule_sheet_is_all_in_words(name: str) -> None:
    """Every sentence, cell and caption of a sheet can be said."""
    catalogue = Catalogue()
    sheet = rule_sheet(f"{name}:deal.first_dealer=highest_draw")
    said = [catalogue.say(read(text)) for text in texts_in(sheet)]
    assert len(said) > 20
    assert len(sheet.house_rules) == 1
    assert sheet.link == f"{name}:deal.first_dealer=highest_draw"
    for section in sheet.sections:
        assert len(section.cards) == len(section.captions)
    assert [len(one.rows) > 1 for one in sheet.sections if one.has_heading] == [True, True]
    assert catalogue.say(read(sheet.source)).strip()


def test_bad_rules_make_no_sheet() -> None:
    """An unknown preset or option is an error of the rules."""
    with pytest.raises(UnknownPresetError):
        rule_sheet("na25")
    with pytest.raises(OptionError):
        rule_sheet("na24:end.goal=3")
    with pytest.raises(LinkError):
        rule_sheet("na24:goal")


def test_sheets_and_offers_are_messages() -> None:
    """They can be encoded and decoded strictly."""
    sheet = rule_sheet("british25")
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=RuleSheet) == sheet
    rules = game_rules("na24:target=5:packets=2-2-2-2.3-3-3-3")
    assert rules.changes == {"deal.packets": "2-2-2-2/3-3-3-3", "end.target": "5"}
    assert rules.link == "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=5"
    assert (len(rules.house_rules), rules.game.target) == (2, 5)
    assert msgspec.json.decode(msgspec.json.encode(rules), type=GameRules) == rules
    assert isinstance(sheet.title, Text)
