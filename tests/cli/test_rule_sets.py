"""``euchre games`` and ``euchre rules``."""

from __future__ import annotations

import json
import os
import re

import pytest

from euchre.protocol.qr import dark_modules
from euchre.rules import PRESETS, fingerprint, options
from tests.cli.running import Runner


def test_games_lists_every_preset_by_players(euchre: Runner) -> None:
    """Each preset stands below its number of players, with what makes it different."""
    shown = euchre("games")
    assert shown.code == 0
    lines = shown.out.splitlines()
    assert max(map(len, lines)) <= 80
    headings = ["Two players", "Three players", "Four players", "Five players", "Six players"]
    listed: dict[str, list[str]] = {}
    found: list[str] = []
    for line in lines:
        if line in headings:
            found = listed.setdefault(line, [])
        elif match := re.match(r"  (\S+)  +\S", line):
            found.append(match[1])
    assert list(listed) == [one for one in headings if one in listed], "in the order of numbers"
    for heading, names in listed.items():
        players = headings.index(heading) + 2
        assert names == [one.id for one in PRESETS.values() if one.rules.players == players]
    assert sum(map(len, listed.values())) == len(PRESETS)
    assert "bowers; to 11 points." in " ".join(shown.out.split())


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
        (["rules", "na42:end.target=5"], "na24"),
        (["rules", "na24:end.targit=5"], "end.target"),
        (["rules", "na24:end.target"], "“end.target” sets no option"),
        (["rules", "na24:target=5:end.target=7"], "“end.target=7” sets end.target a second time"),
        (["play", "na24:rubber=yes"], "“Rubber points”"),
        (["match", "club", "random", "--game", "na24:laps=maybe"], "end.laps cannot be “maybe”"),
        (["rules", "na24", "--link", "--at", "euchre.example"], "http://"),
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


LINK = "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7"


def test_rules_as_a_link_and_back(euchre: Runner) -> None:
    """``--link`` prints a short text that stands for the game wherever one is asked for."""
    house = ("--set", "target=7", "--set", "packets=2-2-2-2/3-3-3-3")
    shown = euchre("rules", "na24", *house, "--link")
    assert (shown.code, shown.out) == (0, f"{LINK}\n")
    assert euchre("rules", LINK).out == euchre("rules", "na24", *house).out
    assert (
        euchre("deal", LINK, "--seed", "3").out == euchre("deal", "na24", *house, "--seed", "3").out
    )
    assert euchre("rules", LINK, "--set", "target=9", "--link").out == f"{LINK[:-1]}9\n"
    assert json.loads(euchre("rules", LINK, "--json").out)["link"] == LINK


def test_rules_as_the_address_of_a_page(euchre: Runner) -> None:
    """``--at`` makes a link to a server's page, which is read again as a game."""
    shown = euchre("rules", LINK, "--at", "https://euchre.example/")
    assert shown.out == f"https://euchre.example/#/game/{LINK}\n"
    assert euchre("rules", shown.out.strip()).out == euchre("rules", LINK).out


@pytest.mark.parametrize("has_blocks", [True, False])
def test_rules_as_a_code(
    euchre: Runner,
    monkeypatch: pytest.MonkeyPatch,
    has_blocks: bool,  # noqa: FBT001
) -> None:
    """``--qr`` draws the modules of the code with its margin, and the text below."""
    monkeypatch.setattr("euchre.cli.console.Console.can_write", lambda *_: has_blocks)
    *drawn, link = euchre("rules", LINK, "--qr").out.splitlines()
    assert link == LINK
    rows = dark_modules(LINK)
    wide = [line.ljust(2 * len(rows) + 16) for line in drawn]
    if has_blocks:
        tops, bottoms = ({"█", "▀"}, {"█", "▄"})
        found = [[one in half for one in line] for line in wide for half in (tops, bottoms)]
    else:
        found = [[one == "#" for one in line[::2]] for line in wide]
    assert [tuple(row[4 : 4 + len(rows)]) for row in found[4 : 4 + len(rows)]] == list(rows)
    assert sum(map(sum, found)) == sum(map(sum, rows)), "the margin is light"
    assert len(found) >= len(rows) + 8


def test_a_code_that_does_not_fit_is_refused(
    euchre: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window that is too narrow the code would be broken: it is not drawn."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("shutil.get_terminal_size", lambda *_: os.terminal_size((30, 24)))
    shown = euchre("rules", LINK, "--qr")
    assert (shown.code, shown.out) == (1, "")
    assert "make the window wider" in shown.err
    long = euchre("rules", LINK, "--qr", "--at", f"https://euchre.example/{'x' * 2000}")
    assert (long.code, long.out) == (1, "")
    assert "too long for a QR code" in long.err


def test_cards_are_words_where_pips_cannot_be_written(
    euchre: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a stream that knows no pips the left bower is "the jack of diamonds"."""
    monkeypatch.setattr("euchre.cli.console._can_write_pips", lambda _: False)
    shown = euchre("rules", "na24").out
    assert "the jack of diamonds" in shown
    assert "♦" not in shown
