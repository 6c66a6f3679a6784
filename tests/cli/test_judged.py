"""``check --player``: a player judged by a file of decisions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runner
from tests.notation.games import DATA

FILE = DATA / "cases" / "decisions.json"
CHOSEN = ("hw-2p", "eu-hand1", "oeq-21", "tb-play-12", "cb-loner3-d", "tb-be-6")


@pytest.fixture
def some(tmp_path: Path) -> Path:
    """A few records on file."""
    every = json.loads(FILE.read_text(encoding="utf-8"))
    path = tmp_path / "some.json"
    path.write_text(json.dumps([one for one in every if one["id"] in CHOSEN]), encoding="utf-8")
    return path


def test_hits_and_faults_are_told(euchre: Runner, some: Path) -> None:
    """A line of figures, a table, and each fault with what is right and why it was done."""
    shown = euchre("check", str(some), "--player", "club")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("club: ")
    assert "tb-be-6" in shown.out  # of another game, so left out
    for line in ("verdict", "consensus", "expert", "cb-loner3-d (expert, discard)", "Values: "):
        assert line in shown.out


def test_json_has_every_decision(euchre: Runner, some: Path) -> None:
    """A program gets the verdict, the values and the reasons of each."""
    shown = euchre("check", str(some), "--player", "club", "--json", "--seed", "4")
    told = json.loads(shown.out)
    assert (shown.code, told["player"]) == (0, "club")
    assert [one["id"] for one in told["decisions"]]
    assert told["hits"] + told["faults"] + told["left_out"] == len(CHOSEN)
    assert told == json.loads(
        euchre("check", str(some), "--player", "club", "--json", "--seed", "4").out
    )
    for one in told["decisions"]:
        assert one["verdict"] in {"hit", "fault", "left out"}
        assert ("values" in one) is (one["verdict"] != "left out")


@pytest.mark.parametrize(
    ("text", "said"), [("{}", "list of objects"), ("[[", "not JSON"), ("[3]", "list of objects")]
)
def test_other_file_is_refused(euchre: Runner, tmp_path: Path, text: str, said: str) -> None:
    """What is no file of decisions is said, with the name of the file."""
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    shown = euchre("check", str(path), "--player", "club")
    assert shown.code == 1
    assert said in shown.err
    assert str(path) in shown.err


def test_unknown_player_is_refused(euchre: Runner, some: Path) -> None:
    """The name is said, and which there are."""
    shown = euchre("check", str(some), "--player", "clubb")
    assert shown.code == 2
    assert "club" in shown.err
