"""``euchre serve``: starts, answers and stops."""

from __future__ import annotations

import importlib
import json
import re
import signal
import urllib.request
from pathlib import Path
from types import ModuleType

import pytest

from euchre.rules import PRESETS
from tests.cli.running import Runner, start


def test_server_starts_answers_and_stops(tmp_path: Path) -> None:
    """It prints its address, serves the games there, and leaves at Ctrl-C with exit code 0."""
    process = start(tmp_path, "serve", "--port", "0", "--no-open", "--data", str(tmp_path))
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if "http://" in line)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found is not None
        address = f"{found[0]}api/games"
        with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own
            games = json.load(answer)
        assert [one["preset"] for one in games] == list(PRESETS)
    finally:
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in told


def test_missing_package_is_named(euchre: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the server's packages: exit code 1 and what to install."""
    real = importlib.import_module

    def without_server(name: str, package: str | None = None) -> ModuleType:
        if name == "euchre.server.run":
            raise ModuleNotFoundError("No module named 'litestar'", name="litestar")
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", without_server)
    ended = euchre("serve", "--no-open")
    assert (ended.code, ended.out) == (1, "")
    assert "litestar" in ended.err
    assert "euchre[server]" in ended.err


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_port_is_a_number_that_there_is(euchre: Runner, port: str) -> None:
    """Exit code 2 and the bounds."""
    ended = euchre("serve", f"--port={port}")
    assert (ended.code, ended.out) == (2, "")
    assert "65535" in ended.err
