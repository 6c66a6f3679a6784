"""Starts the program: in this process, or as a process of its own at a real pipe."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from euchre.cli.main import main

PROGRAM = [sys.executable, "-m", "euchre"]
CHOICE = re.compile(r"(\d+) = ")
BIDS = re.compile(r"  (?=[a-z0-9])(?!\d+ = )(.*)")
"""A line of what may be typed in an auction of bids."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a run of the program ended, and what it wrote."""

    code: int
    out: str
    err: str


class Runner:
    """Runs the program in this process, its data folder being a temporary one."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        """A runner whose output is captured by ``capsys``."""
        self._capsys, self._patch = capsys, patch

    def __call__(self, *words: str, typed: str = "") -> Ended:
        """Run with these arguments; ``typed`` is the input."""
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        self._capsys.readouterr()
        code = main(list(words))
        out, err = self._capsys.readouterr()
        assert "Traceback" not in out + err
        return Ended(code, out, err)


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process of its own: English, and its data in that folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    kept |= {"XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "COLUMNS": "80"}
    kept.pop("LANGUAGE", None)
    return kept


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The program as a process of its own, with pipes at all its ends."""
    return subprocess.Popen(  # noqa: S603 - this Python
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(folder),
    )


def talk(process: subprocess.Popen[str], answer: Callable[[list[str]], str | None]) -> list[str]:
    """Answer the questions of ``play --plain`` until it ends, and return the lines it wrote.

    ``answer`` gets the numbers or bids offered since the last question; where it gives
    None, no more is said and what was read so far is returned.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    lines: list[str] = []
    options: list[str] = []
    for line in process.stdout:
        lines.append(line.rstrip("\n"))
        options += CHOICE.findall(line)
        bids = BIDS.fullmatch(lines[-1])
        if bids is not None and not CHOICE.search(line):
            options += [one.strip() for one in bids[1].split(",") if one.strip()]
        if lines[-1] != ">":
            continue
        said = answer(options)
        options = []
        if said is None:
            break
        process.stdin.write(f"{said}\n")
        process.stdin.flush()
    return lines


def stop(process: subprocess.Popen[str], *, interrupt: bool = False) -> Ended:
    """Close the input (or interrupt the process), and wait for its end."""
    if interrupt:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return Ended(process.returncode, out, err)
