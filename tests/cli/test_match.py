"""``euchre match``: computer players against each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runner

MATCH = ("match", "club", "random", "--deals", "40", "--seed", "3", "--workers", "1")


def test_match_prints_points_and_counts_by_seat(euchre: Runner) -> None:
    """Points per deal with their error, and a table for each player; no bar in a pipe."""
    shown = euchre(*MATCH)
    assert (shown.code, shown.err) == (0, "")
    assert "40 duplicate deals, 80 played in all." in shown.out
    assert "club: +" in shown.out
    assert shown.out.count("\n  called round 1 ") == 2
    assert max(map(len, shown.out.splitlines())) <= 80


def test_match_as_json_is_the_same_for_the_same_seed(euchre: Runner) -> None:
    """The same seed gives the same figures, another seed others."""
    first = json.loads(euchre(*MATCH, "--json").out)
    assert first == json.loads(euchre(*MATCH, "--json").out)
    assert first["deals"] == 40
    assert first["players"][0]["points_per_deal"] > 0
    other = json.loads(euchre(*MATCH, "--json", "--seed", "4").out)
    assert other["players"] != first["players"]


def test_match_goes_on_from_its_file(euchre: Runner, tmp_path: Path) -> None:
    """A match that was shorter goes on, and ends as one that was not interrupted."""
    kept = str(tmp_path / "match.jsonl")
    assert euchre(*MATCH, "--deals", "20", "--resume", kept).code == 0
    resumed = json.loads(euchre(*MATCH, "--resume", kept, "--json").out)
    assert resumed == json.loads(euchre(*MATCH, "--json").out)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("match", "clob", "random"), "club"),
        (("match", "club:boldnes=1", "random"), "boldness"),
        (("match", "club", "random", "--deals", "0"), "--deals"),
        (("match", "club", "random", "--game", "na25"), "na24"),
        (("match", "club"), "B"),
    ],
)
def test_wrong_match_is_refused(euchre: Runner, words: tuple[str, ...], told: str) -> None:
    """Unknown players, parameters, games and counts: exit code 2 and what would be right."""
    ended = euchre(*words)
    assert (ended.code, ended.out) == (2, "")
    assert told in ended.err


def test_file_of_another_match_is_refused(euchre: Runner, tmp_path: Path) -> None:
    """A state file of another seed is not touched: exit code 1."""
    kept = tmp_path / "match.jsonl"
    assert euchre(*MATCH, "--deals", "20", "--resume", str(kept)).code == 0
    before = kept.read_bytes()
    ended = euchre("match", "club", "random", "--deals", "20", "--seed", "9", "--resume", str(kept))
    assert ended.code == 1
    assert str(kept) in ended.err
    assert kept.read_bytes() == before
