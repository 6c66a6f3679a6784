"""Matches between computer players, on duplicate deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace

from euchre.arena.all_seeing import seated
from euchre.arena.setup import MatchSetup
from euchre.arena.state_file import StateFile
from euchre.arena.table import MatchTable, table_of
from euchre.arena.tally import ChunkPlay, Tally
from euchre.arena.tasks import Workers, done
from euchre.arena.workers import open_workers

__all__ = ["Progress", "run_match", "run_matches"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match is."""

    done: int
    """Duplicate deals that are finished, those of earlier runs included."""
    total: int
    table: MatchTable
    """The result so far."""


def run_match(
    setup: MatchSetup,
    progress: Callable[[Progress], None] | None = None,
    workers: Workers | None = None,
) -> MatchTable:
    """Play a match and return its table; ``progress`` is told after each chunk of deals.

    The same setup gives the same table, whoever the workers are (as many processes as the setup
    says, by default) and however often the match was stopped and went on from its state file.
    Whatever ``progress`` raises stops the match; what is finished then is in the state file.

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
        WorkersError: if processes that play die again and again.
    """

    def told(_: int, now: Progress) -> None:
        if progress is not None:
            progress(now)

    ((_, table),) = run_matches((setup,), told, workers)
    return table


def run_matches(
    setups: Sequence[MatchSetup],
    progress: Callable[[int, Progress], None] | None = None,
    workers: Workers | None = None,
) -> Iterator[tuple[int, MatchTable]]:
    """Play several matches at once; each of them, by its place, with its table when it is over.

    As :func:`run_match`, whose errors it raises; ``progress`` is told of which match it is.
    """
    matches = [_Match(setup) for setup in setups]
    left = [(at, chunk) for at, match in enumerate(matches) for chunk in match.left]
    with ExitStack() as stack:
        if workers is None:
            most = max((setup.workers for setup in setups), default=1)
            workers = stack.enter_context(open_workers(min(most, len(left))))
        for at, match in enumerate(matches):
            if not match.left:
                yield at, match.table()
        played = done(workers, ChunkPlay(tuple(match.setup for match in matches)), left)
        stack.callback(played.close)
        for (at, chunk), tally in played:
            match = matches[at]
            match.take(chunk, tally)
            if progress is not None:
                progress(at, Progress(match.total.sets, match.setup.deals, match.table()))
            if not match.left:
                yield at, match.table()


class _Match:
    """A match that is going on."""

    def __init__(self, setup: MatchSetup) -> None:
        setup = setup.checked()
        self.setup = replace(setup, players=tuple(seated(spec).name for spec in setup.players))
        self.total = Tally()
        self.left = set(range(setup.chunks))
        """The chunks that are not finished."""
        self._file = None
        if setup.state_file is not None:
            self._file = StateFile(setup.state_file, self.setup)
            self._file.load()
            for tally in self._file.chunks.values():
                self.total.add(tally)
            self.left -= set(self._file.chunks)

    def take(self, chunk: int, tally: Tally) -> None:
        """A chunk is finished."""
        if self._file is not None:
            self._file.add(chunk, tally)
        self.total.add(tally)
        self.left.remove(chunk)

    def table(self) -> MatchTable:
        """The result so far."""
        return table_of(self.setup, self.total)
