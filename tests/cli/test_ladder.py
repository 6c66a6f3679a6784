"""``ladder``: a page and a plot of how strong players are."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import Runner


def test_ladder_writes_its_page_and_goes_on(euchre: Runner, tmp_path: Path) -> None:
    """The page has every pair and the command; a second run plays nothing anew."""
    words = ("ladder", "--players", "random,club", "--deals", "10", "--seed", "2")
    places = ("--workers", "1", "--out", str(tmp_path), "--resume", str(tmp_path / "kept"))
    shown = euchre(*words, *places)
    assert (shown.code, shown.err) == (0, "")
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| club | random | +" in page
    assert f"$ euchre {words[0]} --game na24 {' '.join(words[1:])}" in page
    kept = (tmp_path / "kept" / "club-random.jsonl").read_bytes()
    again = euchre(*words, *places, "--json")
    (pair,) = json.loads(again.out)["pairs"]
    assert (pair["players"], pair["deals"]) == (["club", "random"], 10)
    assert (tmp_path / "kept" / "club-random.jsonl").read_bytes() == kept
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page


def test_plot_is_written_where_the_yardstick_plays(euchre: Runner, tmp_path: Path) -> None:
    """With worlds-50 among the players there is a drawing, and the page shows it."""
    places = ("--workers", "1", "--out", str(tmp_path), "--resume", str(tmp_path / "kept"))
    shown = euchre("ladder", "--players", "random,worlds-50", "--deals", "2", *places)
    assert shown.code == 0
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "](ladder.svg)" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_folder_that_is_not_there_is_named(euchre: Runner, tmp_path: Path) -> None:
    """Nothing is played where nothing can be written."""
    shown = euchre("ladder", "--out", str(tmp_path / "nowhere"))
    assert shown.code == 1
    assert "nowhere" in shown.err


def test_unknown_player_is_refused(euchre: Runner) -> None:
    """With the names of those that there are."""
    shown = euchre("ladder", "--players", "random,clib")
    assert shown.code == 2
    assert "club" in shown.err
