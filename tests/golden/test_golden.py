"""Traces of deals: the engine writes what stands in the files."""

from __future__ import annotations

import pytest

from euchre.rules import PRESETS
from tests.golden.scenes import SCENES
from tests.golden.trace import FOLDER, Trace


def test_every_preset_has_a_trace() -> None:
    """No preset without a readable deal, and no trace of a preset that is gone."""
    assert set(SCENES) == set(PRESETS)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.parametrize("name", SCENES)
def test_trace_is_as_it_was(name: str) -> None:
    """Calls, choices, tricks and scores are those of the file."""
    trace = Trace(name)

    assert trace.text() == trace.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_trace_quotes_its_rules(name: str) -> None:
    """Each deal says what it shows, and where that is written."""
    for scene in SCENES[name]:
        assert scene.shows
        assert all(line.endswith((".", ";")) or len(line) > 40 for line in scene.shows)
