"""``euchre train bidding``: bidding learned by self-play, into a table that players find."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.cli.arguments import Arguments
from euchre.cli.bar import Show, open_bar
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.cli.folders import tables_folder
from euchre.cli.workers import cluster_workers, complaints
from euchre.players.learned import NothingToLearnError, TooManyClassesError, auction_of, file_name
from euchre.rules import Rules
from euchre.texts import Text

if TYPE_CHECKING:
    from euchre.research.training import Progress

__all__ = ["run"]

_WHAT = "bidding"
_MOST_ITERATIONS = 1_000_000_000


def run(arguments: Arguments, console: Console) -> int:
    """Train, write the table and say where it is."""
    what = arguments.required("WHAT")
    if what != _WHAT:
        raise wrong_usage("train-unknown", name=what)
    _, rules = chosen_rules(arguments, arguments.text("game"))
    try:
        auction = auction_of(rules)
    except (NothingToLearnError, TooManyClassesError):
        raise wrong_usage("train-nothing") from None
    given = arguments.text("out")
    folder = tables_folder(arguments.text("data"))
    path = Path(given) if given else folder / file_name(auction)
    return _train(arguments, console, rules, path)


def _train(arguments: Arguments, console: Console, rules: Rules, path: Path) -> int:
    try:
        # Imported here because it needs NumPy, which may not be installed.
        from euchre.research.training import ITERATIONS, CheckpointError, Plan, train_and_store  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise bad_file("train-needs-numpy") from None
    seed = arguments.number("seed", low=0, high=2**62)
    plan = Plan(
        rules,
        arguments.number("iterations", low=1, high=_MOST_ITERATIONS) or ITERATIONS,
        1 if seed is None else seed,
        _threads(arguments),
        path.with_name(path.name + ".part"),
    )
    try:
        with open_bar(console) as show, complaints(), cluster_workers(arguments) as workers:
            tell = None if show is None else partial(_tell, show)
            notes = train_and_store(plan, path, tell, workers)
    except CheckpointError as error:
        raise bad_file("train-bad-checkpoint", path=str(error.path)) from None
    except KeyboardInterrupt:
        if plan.checkpoint is not None and plan.checkpoint.exists():
            console.complain(Text.of("train-stopped", path=str(plan.checkpoint)))
        raise
    console.say("train-done", deals=notes.iterations, path=str(path))
    console.say("train-digest", digest=notes.digest)
    return 0


def _threads(arguments: Arguments) -> int:
    """Of each process that plays: all processors here; on a cluster a task takes one."""
    usual = 1 if arguments.has("cluster") else os.cpu_count() or 1
    return arguments.number("threads", low=1, high=256) or usual


def _tell(show: Show, progress: Progress) -> None:
    show(progress.done, progress.total, "")
