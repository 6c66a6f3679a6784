"""Training of bidding tables: from nothing or from a checkpoint to a file that players find."""

from __future__ import annotations

import json
import os
import shlex
import zipfile
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from euchre.arena.tasks import Workers, done
from euchre.arena.workers import open_workers
from euchre.players.learned import BiddingTable, auction_of
from euchre.players.learned.found import NOTES
from euchre.research.learning import BATCH, Learning, PlayedBatch, play_batch
from euchre.rules import Rules
from euchre.rules.link import link_text

__all__ = ["ITERATIONS", "CheckpointError", "Notes", "Plan", "Progress", "train", "train_and_store"]

ITERATIONS: Final = 8_000_000
"""Deals that a table is learned from, if no other number is asked for."""
_TOGETHER: Final = 8
"""Batches that another process plays in one task, in about half a second."""
_AHEAD: Final = 16
"""Tasks that are begun at most. To learn from a batch takes a quarter of what it takes to play
it, so that more than some five processors would only wait."""


class CheckpointError(ValueError):
    """A checkpoint that cannot be gone on from: damaged, or of another training."""

    def __init__(self, path: Path) -> None:
        """The error for that file."""
        self.path = path
        super().__init__(f"{path} is no checkpoint of this training")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a training is."""

    done: int
    """Deals learned from, those before a checkpoint included."""
    total: int


@dataclass(frozen=True, slots=True)
class Notes:
    """What a table was made by: it is made again from nothing by the same command."""

    game: str
    fingerprint: str
    command: str
    iterations: int
    seed: int
    digest: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What a training is."""

    rules: Rules
    iterations: int = ITERATIONS
    """Deals to learn from."""
    seed: int = 1
    threads: int = 1
    """Of the kernel; the result does not depend on it."""
    checkpoint: Path | None = None
    """Where the training is kept from time to time, so that it can go on; gone at its end."""
    kept_after: int = 250
    """Batches after which it is kept."""


def train(
    plan: Plan, progress: Callable[[Progress], None] | None = None, workers: Workers | None = None
) -> Learning:
    """Learn the auction of some rules.

    The result depends on rules, seed and number of deals alone, whoever plays the deals (this
    process, by default) and however often the training was stopped and went on from its
    checkpoint. Whatever ``progress`` raises stops it.

    Raises:
        NothingToLearnError, TooManyClassesError: if the rules have no auction to learn.
        CheckpointError: if the checkpoint is of another training.
        WorkersError: if workers die again and again.
    """
    learning = Learning(auction_of(plan.rules), plan.seed)
    checkpoint = plan.checkpoint
    if checkpoint is not None and checkpoint.exists():
        _load(learning, checkpoint, plan.iterations)
    with ExitStack() as stack:
        workers = workers or stack.enter_context(open_workers())
        batches = _batches(plan, learning.next_batch, workers)
        stack.callback(batches.close)
        _learn(plan, learning, batches, progress)
    if checkpoint is not None:
        checkpoint.unlink(missing_ok=True)
    return learning


def _learn(
    plan: Plan,
    learning: Learning,
    batches: Iterator[PlayedBatch],
    progress: Callable[[Progress], None] | None,
) -> None:
    checkpoint = plan.checkpoint
    for batch in batches:
        learning.learn_from(batch)
        if progress is not None:
            progress(Progress(learning.deals, plan.iterations))
        is_time = not learning.deals % (plan.kept_after * BATCH)
        if checkpoint is not None and is_time and learning.deals < plan.iterations:
            _save(learning, checkpoint)


@dataclass(frozen=True, slots=True)
class _BatchPlay:
    """Plays batches of a training, whichever process it is in."""

    plan: Plan

    def __call__(self, numbers: range) -> list[PlayedBatch]:
        plan, auction = self.plan, auction_of(self.plan.rules)
        return [
            play_batch(
                auction,
                plan.seed,
                number,
                min(BATCH, plan.iterations - (number - 1) * BATCH),
                plan.threads,
            )
            for number in numbers
        ]


def _batches(plan: Plan, first: int, workers: Workers) -> Generator[PlayedBatch, None, None]:
    """The batches from that number on, in their order."""
    end = -(-plan.iterations // BATCH) + 1
    size = 1 if workers.at_once() == 1 else _TOGETHER
    groups = deque(range(at, min(at + size, end)) for at in range(first, end, size))
    ready: dict[range, list[PlayedBatch]] = {}
    # Played in any order, but learned from in theirs: each policy comes from all before it.
    played = done(workers, _BatchPlay(plan), list(groups), together=1, at_once=_AHEAD)
    with closing(played):
        for numbers, batches in played:
            ready[numbers] = batches
            while groups and groups[0] in ready:
                yield from ready.pop(groups.popleft())


def train_and_store(
    plan: Plan,
    path: Path,
    progress: Callable[[Progress], None] | None = None,
    workers: Workers | None = None,
) -> Notes:
    """Learn the auction of some rules, and write the table to a file and its notes beside it.

    Players find the table if the file's name is :func:`euchre.players.learned.file_name` and
    its folder one that they look in.

    Raises:
        NothingToLearnError, TooManyClassesError, CheckpointError, WorkersError: as
            :func:`train`.
    """
    learning = train(plan, progress, workers)
    table = learning.average().table()
    game = link_text(plan.rules)
    command = f"euchre train bidding --game {shlex.quote(game)}"
    command += f" --iterations {plan.iterations} --seed {plan.seed}"
    notes = Notes(
        game, learning.auction.fingerprint, command, plan.iterations, plan.seed, table.digest
    )
    _store(table, notes, path)
    return notes


def _save(learning: Learning, path: Path) -> None:
    arrays = {f"regrets{at}": one for at, one in enumerate(learning.regrets)}
    arrays |= {f"sums{at}": one for at, one in enumerate(learning.sums)}
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with part.open("wb") as file:
        np.savez(
            file,
            allow_pickle=False,
            deals=np.array(learning.deals),
            seed=np.array(learning.seed),
            auction=np.array(learning.auction.fingerprint),
            **arrays,
        )
    part.replace(path)


def _load(learning: Learning, path: Path, iterations: int) -> None:
    blocks = range(len(learning.auction.blocks))
    try:
        with np.load(path, allow_pickle=False) as told:
            fits = (
                int(told["seed"]) == learning.seed
                and str(told["auction"]) == learning.auction.fingerprint
                and int(told["deals"]) < iterations
            )
            if not fits:
                raise CheckpointError(path)
            learning.deals = int(told["deals"])
            learning.regrets = [told[f"regrets{at}"] for at in blocks]
            learning.sums = [told[f"sums{at}"] for at in blocks]
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise CheckpointError(path) from error


def _store(table: BiddingTable, notes: Notes, path: Path) -> None:
    """Write a table and its notes; the table appears at once and whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(table.to_bytes())
    told = json.dumps(asdict(notes), indent=2) + "\n"
    path.with_suffix(NOTES).write_text(told, encoding="utf-8")
    part.replace(path)
