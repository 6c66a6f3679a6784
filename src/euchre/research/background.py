"""Tables trained in the background, by a process of their own, where rules have none yet."""

from __future__ import annotations

import os
import signal
import sys
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from euchre.players.learned import (
    NothingToLearnError,
    TooManyClassesError,
    auction_of,
    file_name,
    look_in,
    table_for,
)
from euchre.rules import Rules

__all__ = ["BackgroundTraining", "train_in_background"]

ITERATIONS: Final = 2_000_000
"""Deals for a table that somebody waits for."""
_POLITE: Final = 10


class BackgroundTraining:
    """A training that goes on in a process of its own."""

    def __init__(self, process: BaseProcess, path: Path) -> None:
        """The training of that process, which writes ``path``."""
        self._process: Final = process
        self.path: Final = path
        """The table, once it is there."""

    @property
    def is_running(self) -> bool:
        """Whether it still goes on."""
        return self._process.is_alive()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for its end, or so long; whether the table is there."""
        self._process.join(seconds)
        return self.path.exists()

    def stop(self) -> None:
        """Stop it; what it has kept stays, and the next start goes on from there."""
        self._process.terminate()
        self._process.join()


_running: Final[dict[str, BackgroundTraining]] = {}


def train_in_background(
    rules: Rules, folder: Path, *, iterations: int = ITERATIONS, seed: int = 1
) -> BackgroundTraining | None:
    """See to it that these rules get a table, and that players find it when it is there.

    Until then :func:`euchre.players.learned.table_for` says that there is none, and players
    search. None if there is a table already, none can be learned, or NumPy is not installed.
    A training that is going on here is returned and not begun twice.
    """
    look_in(folder)
    try:
        auction = auction_of(rules)
    except (NothingToLearnError, TooManyClassesError):
        return None
    if table_for(rules) is not None or find_spec("numpy") is None:
        return None
    found = _running.get(auction.fingerprint)
    if found is not None and found.is_running:
        return found
    path = folder / file_name(auction)
    # A fresh process: a forked one would inherit whatever threads the caller runs.
    process = get_context("spawn").Process(
        target=_train, args=(rules, path, iterations, seed), daemon=True, name="bidding"
    )
    process.start()
    _running[auction.fingerprint] = BackgroundTraining(process, path)
    return _running[auction.fingerprint]


def _train(rules: Rules, path: Path, iterations: int, seed: int) -> None:
    # This needs NumPy.
    from euchre.research.training import CheckpointError, Plan, train_and_store  # noqa: PLC0415

    # An interrupt of the terminal is for whoever started this process, and stops it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    plan = Plan(rules, iterations, seed, checkpoint=path.with_name(path.name + ".part"))
    try:
        try:
            train_and_store(plan, path)
        except CheckpointError as error:
            error.path.unlink()
            train_and_store(plan, path)
    except OSError:
        # A folder that cannot be written to: players go on searching.
        sys.exit(1)
