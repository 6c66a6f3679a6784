"""Fixtures of the tests of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Runner


@pytest.fixture(autouse=True)
def _english_and_away_from_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program speaks English, 80 columns wide, and keeps its files in a temporary folder."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def euchre(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs the program in this process."""
    return Runner(capsys, monkeypatch)
