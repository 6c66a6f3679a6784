"""Rules as a short text, and back."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given

from euchre.rules import (
    PRESETS,
    ImpossibleRulesError,
    OptionError,
    Preset,
    Rules,
    UnknownPresetError,
    differences,
    preset,
    replace,
)
from euchre.rules.link import LinkError, link_text, nearest_preset, preset_of_link, rules_of_link
from euchre.testing.strategies import any_rules, presets

NEEDS_NO_QUOTES = re.compile(r"[A-Za-z0-9._~@:=-]+")
"""Plain in the query and the fragment of a URL (RFC 3986), and to the usual shells."""

PACKETS = replace(preset("na24").rules, {"deal.packets": "2-2-2-2/3-3-3-3", "end.target": 5})


@given(any_rules())
@example(PACKETS)
def test_rules_come_back_from_their_link(rules: Rules) -> None:
    """Any rules have a link that needs no quotes and stands for just these rules."""
    link = link_text(rules)

    assert rules_of_link(link) == rules
    assert preset_of_link(link) is nearest_preset(rules)
    assert NEEDS_NO_QUOTES.fullmatch(link)


@given(any_rules(), presets())
def test_a_link_is_told_against_any_preset(rules: Rules, base: Preset) -> None:
    """The preset that people began with may be kept: the rules are the same."""
    link = link_text(rules, base)

    assert rules_of_link(link) == rules
    assert preset_of_link(link) is base


@given(any_rules())
def test_no_preset_is_nearer_than_the_nearest(rules: Rules) -> None:
    """A link is as short as its presets allow."""
    near = len(differences(rules, nearest_preset(rules).rules))
    assert all(near <= len(differences(rules, one.rules)) for one in PRESETS.values())


@pytest.mark.parametrize("name", PRESETS)
def test_the_link_of_a_preset_is_its_name(name: str) -> None:
    """Nothing differs, so nothing else is written."""
    assert link_text(PRESETS[name].rules) == name
    assert rules_of_link(name) == PRESETS[name].rules


@pytest.mark.parametrize(
    "written",
    [
        "na24:end.target=5:deal.packets=2-2-2-2.3-3-3-3",
        "NA24:target=5:packets=2-2-2-2/3-3-3-3",
        " na24 : packets=2-2-2-2.3-3-3-3 : target=5 ",
        "http://127.0.0.1:8000/#/game/na24:end.target=5:deal.packets=2-2-2-2.3-3-3-3",
        "https://euchre.example/club/#/rules/na24%3Aend.target%3D5%3adeal.packets=2-2-2-2.3-3-3-3",
    ],
)
def test_links_are_read_as_people_write_them(written: str) -> None:
    """In any order and case, with short keys, as a whole address, with percent signs."""
    assert rules_of_link(written) == PACKETS


def test_what_values_are_made_of_is_written_plainly() -> None:
    """Lists keep their parts: what has a meaning in a URL or a shell is written otherwise."""
    assert link_text(PACKETS, preset("na24")) == "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=5"


@pytest.mark.parametrize(
    ("part", "key", "is_repeated"),
    [
        ("stick", "stick", False),
        ("=5", "", False),
        ("", "", False),
        ("target=7", "end.target", True),
    ],
)
def test_a_part_that_sets_nothing_anew_is_named(part: str, key: str, is_repeated: bool) -> None:  # noqa: FBT001
    """Half a setting, none at all, or one of an option that was set before."""
    with pytest.raises(LinkError) as caught:
        rules_of_link(f"na24:end.target=5:{part}")

    assert (caught.value.part, caught.value.key) == (part, key)
    assert caught.value.is_repeated == is_repeated


def test_unknown_and_clashing_parts_are_refused_by_name() -> None:
    """The error says which preset, option, value or clash it is."""
    with pytest.raises(UnknownPresetError) as no_preset:
        rules_of_link("na42:end.target=5")
    assert (no_preset.value.name, no_preset.value.near[0]) == ("na42", "na24")
    with pytest.raises(OptionError) as no_option:
        rules_of_link("na24:end.tarket=5")
    assert (no_option.value.key, no_option.value.value) == ("end.tarket", None)
    with pytest.raises(OptionError, match=r"end\.target cannot be ''"):
        rules_of_link("na24:end.target=")
    with pytest.raises(OptionError) as no_value:
        rules_of_link("na24:stick_the_dealer=perhaps")
    assert (no_value.value.key, no_value.value.value) == ("auction.stick_the_dealer", "perhaps")
    with pytest.raises(ImpossibleRulesError) as clash:
        rules_of_link("na24:end.rubber=yes")
    assert [one.options for one in clash.value.found] == [("end.rubber", "end.games")]
    with pytest.raises(UnknownPresetError):
        preset_of_link("")
