"""``solve``: values of a position with all cards open."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import Runner

DEAL = "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH"


def test_values_and_line_of_a_deal(euchre: Runner) -> None:
    """Every call has a value, and the line goes to the end of the deal."""
    shown = euchre("solve", DEAL)
    assert (shown.code, shown.err) == (0, "")
    for line in ("Values for South", "  order up alone  ", "If everybody does best:", "Trick 5: "):
        assert line in shown.out


def test_json_agrees_with_itself(euchre: Runner) -> None:
    """The value is the best of the values, and the line begins with an action that has it."""
    shown = euchre("solve", f"{DEAL}; pass; pass; order up; decline; AS", "--json")
    told = json.loads(shown.out)
    assert told["value"] == max(told["values"].values())
    assert told["values"][told["line"][0][1]] == told["value"]
    assert told["turn"] == told["line"][0][0] == 1
    assert len(told["tricks"]) == 5
    assert list(told["values"]) == told["position"]["legal"]


def test_input_can_be_a_pipe(euchre: Runner) -> None:
    """A dash reads the position from the input."""
    assert euchre("solve", "-", typed=DEAL).out == euchre("solve", DEAL).out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "no deal"),
        (f"{DEAL}; order up; 9D", "number 2"),
        (f"{DEAL}; dance", "number 1"),
    ],
)
def test_wrong_text_says_where(euchre: Runner, text: str, said: str) -> None:
    """What is no deal, no action or no legal one is named with its number."""
    shown = euchre("solve", text)
    assert (shown.code, shown.out) == (1, "")
    assert said in shown.err


def test_game_without_two_sides_is_refused(euchre: Runner) -> None:
    """Where several keep a score of their own, trump has to be made first."""
    deal = euchre("deal", "three-handed24", "--seed", "1", "--json")
    text = json.loads(deal.out)["text"]
    shown = euchre("solve", text, "--game", "three-handed24")
    assert shown.code == 1
    assert "once trump is made" in shown.err
