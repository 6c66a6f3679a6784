"""Games to choose from, and rule sheets."""

from __future__ import annotations

import msgspec
import pytest

from euchre.protocol.messages import OptionOffer, RuleSheet, Text
from euchre.protocol.offers import game_offers, rule_sheet
from euchre.protocol.words import read
from euchre.rules import PRESETS, OptionError, UnknownPresetError, parse_value, value_of
from euchre.texts import Catalogue
from tests.protocol.sentences import texts_in

OFFERS = {offer.preset: offer for offer in game_offers()}


def test_every_preset_is_offered_with_all_words() -> None:
    """Each preset has name, summary and source in words, and each option its sentence."""
    catalogue = Catalogue()
    assert list(OFFERS) == list(PRESETS)
    for text in texts_in(list(OFFERS.values())):
        assert catalogue.say(read(text))


@pytest.mark.parametrize("name", PRESETS)
def test_options_are_offered_with_values_that_they_may_have(name: str) -> None:
    """The value is the preset's own, choices and bounds are those that the rules know."""
    for option in OFFERS[name].options:
        assert parse_value(option.key, option.value) == value_of(PRESETS[name].rules, option.key)
        for choice in option.choices:
            parse_value(option.key, choice)
        assert len(option.choices) == len(option.choice_labels)
        if option.kind == "int":
            assert option.low <= int(option.value) <= option.high


def test_an_option_that_is_a_list_is_not_a_switch() -> None:
    """Packets and steps are left to ``--set``."""
    keys = {option.key for option in OFFERS["na24"].options}
    assert "deal.packets" not in keys
    assert {"end.target", "auction.stick_the_dealer", "entry.alone"} <= keys


@pytest.mark.parametrize("name", PRESETS)
def test_a_rule_sheet_is_all_in_words(name: str) -> None:
    """Every sentence, cell and caption of a sheet can be said."""
    catalogue = Catalogue()
    sheet = rule_sheet(name, {"end.target": "7"})
    said = [catalogue.say(read(text)) for text in texts_in(sheet)]
    assert len(said) > 20
    assert len(sheet.house_rules) == 1
    for section in sheet.sections:
        assert len(section.cards) == len(section.captions)
    assert [len(one.rows) > 1 for one in sheet.sections if one.has_heading] == [True, True]
    assert catalogue.say(read(sheet.source)).strip()


def test_bad_rules_make_no_sheet() -> None:
    """An unknown preset or option is an error of the rules."""
    with pytest.raises(UnknownPresetError):
        rule_sheet("na25", {})
    with pytest.raises(OptionError):
        rule_sheet("na24", {"end.goal": "3"})


def test_sheets_and_offers_are_messages() -> None:
    """They can be encoded and decoded strictly."""
    sheet = rule_sheet("british25", {})
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=RuleSheet) == sheet
    option = OFFERS["na24"].options[0]
    assert msgspec.json.decode(msgspec.json.encode(option), type=OptionOffer) == option
    assert isinstance(sheet.title, Text)
