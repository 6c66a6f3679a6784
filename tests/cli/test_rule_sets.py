"""``euchre games`` and ``euchre rules``."""

from __future__ import annotations

import json

import pytest

from euchre.rules import PRESETS, fingerprint, options
from tests.cli.running import Runner


def test_games_lists_every_preset(euchre: Runner) -> None:
    """Each preset has its name, pack and target."""
    shown = euchre("games")
    assert shown.code == 0
    for name in PRESETS:
        assert f"\n{name}\n" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


def test_games_as_json(euchre: Runner) -> None:
    """For programs: one JSON document, with the fingerprint of each."""
    games = json.loads(euchre("games", "--json").out)
    assert [one["id"] for one in games] == list(PRESETS)
    for one in games:
        rules = PRESETS[one["id"]].rules
        assert one["fingerprint"] == fingerprint(rules)
        assert (one["cards"], one["target"]) == (len(rules.cards), rules.end.target)
        assert one["players"] == rules.players
        assert one["pack"]["lowest"] == rules.pack.lowest.letter
        assert one["pack"]["copies"] == rules.pack.copies
        assert one["target"] or one["count_down"] or one["deals"]
        assert one["name"]
        assert one["sources"]


@pytest.mark.parametrize("name", PRESETS)
def test_rule_sheet_is_readable_at_80_columns(euchre: Runner, name: str) -> None:
    """The sheet has its sections and stays within the width."""
    shown = euchre("rules", name)
    assert shown.code == 0
    assert {"What beats what", "Making trump", "Sources"} <= set(shown.out.splitlines())
    assert max(map(len, shown.out.splitlines())) <= 80


def test_house_rules_stand_at_the_head_of_the_sheet(euchre: Runner) -> None:
    """``--set`` changes the sheet, and is told as a difference from the preset."""
    shown = euchre("rules", "na24", "--set", "target=7", "--set", "joker=x")
    assert shown.code == 2
    lines = euchre("rules", "na24", "--set", "target=7").out.splitlines()
    assert lines[0] == "North American, 24 cards, with house rules"
    assert lines[1].startswith("  * ")
    assert lines[1].endswith(": 7")


def test_rules_as_json_has_every_option(euchre: Runner) -> None:
    """A program gets all options by key, and what was changed."""
    sheet = json.loads(euchre("rules", "na24", "--set", "target=7", "--json").out)
    assert set(sheet["options"]) == {one.key for one in options()}
    assert sheet["changes"] == {"end.target": "7"}
    assert sheet["options"]["end.target"] == "7"
    assert sheet["preset"] == "na24"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rules", "na42"], "na24"),
        (["rules", "na24", "--set", "targit=5"], "end.target"),
        (["rules", "na24", "--set", "target=many"], "a whole number"),
        (["rules", "na24", "--set", "stick_the_dealer=perhaps"], "stick_or_pay"),
        (["rules", "na24", "--set", "target"], "KEY=VALUE"),
        (["rules", "na24", "--set", "target=0"], "Points to win"),
        (["rules", "na24", "--set", "packets=9-9-9-9"], "cards"),
        (["games", "--lang", "tlh"], "en"),
    ],
)
def test_wrong_rules_are_refused_with_what_would_be_right(
    euchre: Runner, words: list[str], told: str
) -> None:
    """Exit code 2, nothing on the output, and a sentence that names what is possible."""
    ended = euchre(*words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("euchre: ")
    assert told in ended.err


def test_cards_are_words_where_pips_cannot_be_written(
    euchre: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a stream that knows no pips the left bower is "the jack of diamonds"."""
    monkeypatch.setattr("euchre.cli.console._can_write_pips", lambda _: False)
    shown = euchre("rules", "na24").out
    assert "the jack of diamonds" in shown
    assert "♦" not in shown
