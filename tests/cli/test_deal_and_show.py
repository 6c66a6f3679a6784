"""``euchre deal`` and ``euchre show``."""

from __future__ import annotations

import json

import pytest

from euchre.rules import PRESETS
from tests.cli.running import Runner

DEAL = "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH"


@pytest.mark.parametrize("name", PRESETS)
def test_deal_can_be_shown_again(euchre: Runner, name: str) -> None:
    """The line of text that `deal` prints gives `show` the same hands."""
    dealt = json.loads(euchre("deal", name, "--seed", "5", "--json").out)
    assert euchre("deal", name, "--seed", "5").out.splitlines()[0] == dealt["text"]
    shown = euchre("show", dealt["text"], "--game", name, "--json")
    assert shown.code == 0
    position = json.loads(shown.out)
    assert position["hands"] == dealt["hands"]
    assert (position["upcard"], position["kitty"]) == (dealt["upcard"], dealt["kitty"])


def test_same_seed_same_deal(euchre: Runner) -> None:
    """A seed decides the deal; without one the seed that was taken is told."""
    assert euchre("deal", "--seed", "1").out == euchre("deal", "--seed", "1").out
    assert euchre("deal", "--seed", "1").out != euchre("deal", "--seed", "2").out
    assert "“--seed " in euchre("deal").out


def test_position_after_some_acts(euchre: Runner) -> None:
    """Acts follow the deal, each after a semicolon; a card is what is done with it then."""
    shown = euchre("show", f"{DEAL}; order up; AC; 9C")
    assert shown.code == 0
    assert "South ordered up J♥." in shown.out
    assert "(laid away: A♣)" in shown.out
    assert "On the table: South 9♣." in shown.out
    position = json.loads(euchre("show", f"{DEAL}; order up; AC; 9C", "--json").out)
    assert (position["turn"], position["trump"], position["maker"]) == (1, "H", 0)
    assert position["legal"] == ["play TC"]
    assert position["trick"] == {"cards": [[0, "9C"]], "winner": 0}


NAP = (
    "dealer 2: AH KH 9D 8D 9C / QH AD KD KC JC / KS 8S JH TD TC / JS TS TH 8H JD"
    " kitty 9S QS AC AS QC 9H QD 8C"
)


def test_position_of_a_game_of_bids(euchre: Runner) -> None:
    """Bids and the lead that makes trump are acts like others."""
    before = euchre("show", f"{NAP}; bid 2; bid nap", "--game", "nap28")
    assert before.code == 0
    assert "South bid nap." in before.out
    assert "Trump: the suit that is led first." in before.out
    position = json.loads(euchre("show", f"{NAP}; bid 2; bid nap", "--game", "nap28", "--json").out)
    assert (position["maker"], position["bid"], position["trump"]) == (0, "nap", None)
    led = euchre("show", f"{NAP}; bid 2; bid nap; AH", "--game", "nap28")
    assert "South led A♥: hearts are trump." in led.out
    refused = euchre("show", f"{NAP}; bid 4; bid 2", "--game", "nap28")
    assert refused.code == 1
    assert "A bid has to be higher than the last one. Possible: pass, bid nap." in " ".join(
        refused.err.split()
    )


def test_a_partner_is_called_with_a_card(euchre: Runner) -> None:
    """A card alone is the card called, where one is to be called."""
    text = f"{DEAL}; order up; AC; AS"
    position = json.loads(euchre("show", text, "--game", "call-ace24", "--json").out)
    assert (position["called"], position["partner"]) == ("AS", None)
    assert "South called A♠ for a partner." in euchre("show", text, "--game", "call-ace24").out
    trump = euchre("show", f"{DEAL}; order up; AC; AH", "--game", "call-ace24")
    assert trump.code == 1
    assert "never with a trump" in " ".join(trump.err.split())


def test_finished_deal_is_shown_with_its_result(euchre: Runner) -> None:
    """All pass: the result and the score."""
    shown = euchre("show", DEAL + "; pass" * 8)
    assert shown.code == 0
    assert "All passed: no points." in shown.out


def test_position_is_read_from_the_input(euchre: Runner) -> None:
    """A dash stands for the input."""
    assert euchre("show", "-", typed=f"{DEAL}\n").out == euchre("show", DEAL).out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense", "dealer 0:"),
        (DEAL.replace("KH", "AS"), "A♠"),
        (DEAL.replace("KH", "1H"), "1H"),
        (DEAL.replace("dealer 3", "dealer 7"), "seat 7"),
        (f"{DEAL}; fold", "number 1"),
        (f"{DEAL}; name S", "order up"),
        (f"{DEAL}; order up; AC; 9D", "You do not hold 9♦."),
        (f"{DEAL}; order up; AC; 9C; KS", "Possible: play TC"),
    ],
)
def test_what_is_no_position_is_refused(euchre: Runner, text: str, told: str) -> None:
    """Exit code 1 and a sentence that says where, and what would be right."""
    ended = euchre("show", text)
    assert (ended.code, ended.out) == (1, "")
    assert told in ended.err
