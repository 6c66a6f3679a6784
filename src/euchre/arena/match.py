"""Matches between computer players, on duplicate deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context

from euchre.arena.all_seeing import seated
from euchre.arena.setup import MatchSetup
from euchre.arena.state_file import StateFile
from euchre.arena.table import MatchTable, table_of
from euchre.arena.tally import Tally, play_chunk

__all__ = ["Progress", "run_match"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match is."""

    done: int
    """Duplicate deals that are finished, those of earlier runs included."""
    total: int
    table: MatchTable
    """The result so far."""


def run_match(setup: MatchSetup, progress: Callable[[Progress], None] | None = None) -> MatchTable:
    """Play a match and return its table; ``progress`` is told after each chunk of deals.

    The same setup gives the same table, however many workers there are and however often
    the match was stopped and went on from its state file. Whatever ``progress`` raises stops
    the match; what is finished then is in the state file.

    >>> from euchre.rules import preset
    >>> table = run_match(
    ...     MatchSetup(players=("random", "random"), rules=preset("na24").rules, deals=2)
    ... )
    >>> table.deals_played, table.players[0].points_per_deal
    (4, 0.0)

    Raises:
        MatchSetupError: if there can be no such match.
        UnknownPlayerError, PlayerParameterError: for a player that there is not.
        MatchStateError: if the state file cannot be used.
        IllegalDecisionError: if a player chooses what it may not do.
    """
    setup = setup.checked()
    names = tuple(seated(spec).name for spec in setup.players)
    setup = replace(setup, players=names)
    found: dict[int, Tally] = {}
    file = None
    if setup.state_file is not None:
        file = StateFile(setup.state_file, setup)
        file.load()
        found = dict(file.chunks)
    left = [chunk for chunk in range(setup.chunks) if chunk not in found]
    total = Tally()
    for tally in found.values():
        total.add(tally)
    with _chunks_played(setup, left) as played:
        for chunk, tally in zip(left, played, strict=True):
            if file is not None:
                file.add(chunk, tally)
            total.add(tally)
            if progress is not None:
                progress(Progress(total.sets, setup.deals, table_of(setup, total)))
    return table_of(setup, total)


@contextmanager
def _chunks_played(setup: MatchSetup, chunks: list[int]) -> Iterator[Iterator[Tally]]:
    """The tallies of these chunks in their order, played here or by other processes."""
    play = partial(play_chunk, replace(setup, state_file=None))
    workers = min(setup.workers, len(chunks))
    if workers <= 1:
        yield map(play, chunks)
        return
    # Fresh processes: a forked one would inherit whatever threads the caller runs.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool.map(play, chunks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
