"""``euchre train bidding``: a table that players find."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.cli.folders import TABLES
from euchre.players.learned import auction_of, file_name, table_for
from euchre.players.learned.found import FOLDERS
from euchre.rules import preset, replace
from tests.cli.running import Runner

TRAIN = ("train", "bidding", "--game", "two-handed24:score.march=3", "--iterations", "500")
RULES = replace(preset("two-handed24").rules, {"score.march": "3"})


def test_what_is_trained_is_found(
    euchre: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table lies in the data folder, where players look; it is the same for the same seed."""
    assert TABLES == FOLDERS
    monkeypatch.setenv(TABLES, str(tmp_path / "bidding"))
    shown = euchre(*TRAIN, "--seed", "4", "--data", str(tmp_path))
    assert (shown.code, shown.err) == (0, "")
    table = table_for(RULES)
    assert table is not None
    assert table.digest in shown.out
    path = tmp_path / "bidding" / file_name(auction_of(RULES))
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    again = euchre(*told["command"].split()[1:], "--out", str(tmp_path / "again.bids"))
    assert table.digest in again.out
    assert (tmp_path / "again.bids").read_bytes() == path.read_bytes()
    other = euchre(*TRAIN, "--seed", "5", "--out", str(tmp_path / "other.bids"))
    assert table.digest not in other.out


def test_what_cannot_be_learned_is_refused(euchre: Runner, tmp_path: Path) -> None:
    """An unknown thing, a game of bids, a file that is no checkpoint."""
    assert euchre("train", "singing").code == 2
    shown = euchre("train", "bidding", "--game", "bid-euchre24")
    assert shown.code == 2
    assert "turned card" in shown.err
    (tmp_path / "mine.bids.part").write_bytes(b"no checkpoint")
    shown = euchre(*TRAIN, "--out", str(tmp_path / "mine.bids"))
    assert shown.code == 1
    assert "mine.bids.part" in shown.err
