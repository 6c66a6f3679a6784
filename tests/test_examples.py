"""The scripts in examples/ and the examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
SOURCE = ROOT / "src"
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_script_runs_and_prints(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An example ends well and has something to show."""
    runpy.run_path(str(script), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_say_what_happens(name: str) -> None:
    """What a docstring shows is what one gets."""
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert not failed
