"""The ladder: duplicate matches between many players, until each is known well enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Final

from euchre.arena.all_seeing import ALL_SEEING
from euchre.arena.match import run_matches
from euchre.arena.setup import MatchSetup
from euchre.arena.table import MatchTable
from euchre.arena.tasks import Workers
from euchre.arena.workers import open_workers
from euchre.players import player_names
from euchre.rules import Rules

__all__ = ["LADDER", "Ladder", "LadderSetup", "Pair", "pairs_of", "run_ladder", "usual_players"]

LADDER: Final = (
    "random",
    "novice",
    "casual",
    "count",
    "club",
    "worlds-10",
    "worlds-50",
    "worlds-200",
    "expert",
    "master",
    ALL_SEEING,
)
"""The players, each next to those that it is likely to be close to."""
_AGAINST: Final = ("club", "worlds-50")
"""The players whom everybody meets."""
_ENOUGH: Final = 0.006
"""The standard error, in points per deal, at which a pair has played enough."""
_STEPS: Final = (200, 1000, 2500, 5000, 10_000)
"""Deals of all pairs before any pair plays more, so that a ladder soon tells something."""

Pair = tuple[str, str]
"""Two players; the figures are the first one's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderSetup:
    """Who plays, by which rules, and how long."""

    players: tuple[str, ...]
    rules: Rules
    deals: int = _STEPS[-1]
    """The most duplicate deals of a pair."""
    seed: int = 1
    workers: int = 1
    folder: Path
    """Where finished deals are kept, a file for each pair: the ladder goes on from them."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is known of the players."""

    setup: LadderSetup
    tables: Mapping[Pair, MatchTable]

    def points(self, one: str, other: str) -> tuple[float, float] | None:
        """Points per deal of one player against another, and the standard error.

        None if they have not met.
        """
        if one == other:
            return 0.0, 0.0
        for pair, sign in (((one, other), 1), ((other, one), -1)):
            if pair in self.tables:
                first = self.tables[pair].players[0]
                return sign * first.points_per_deal, first.standard_error
        return None

    def room_won(self, player: str) -> tuple[float, float] | None:
        """The part of the room between ``club`` and ``all-seeing`` that a player has won.

        With its standard error, the two matches taken to be independent. All are measured
        against ``club``. None if they have not met it.
        """
        mine, most = self.points(player, "club"), self.points(ALL_SEEING, "club")
        if mine is None or most is None or most[0] <= 0:
            return None
        share = mine[0] / most[0]
        error = 0.0 if player == ALL_SEEING else hypot(mine[1], share * most[1]) / most[0]
        return share, error


def usual_players() -> tuple[str, ...]:
    """The players of the ladder that there are."""
    there = {*player_names(), ALL_SEEING}
    return tuple(name for name in LADDER if name in there)


def pairs_of(players: Sequence[str]) -> tuple[Pair, ...]:
    """Neighbours, and everybody against ``club`` and ``worlds-50``; the later player first.

    >>> pairs_of(("random", "club", "master"))
    (('club', 'random'), ('master', 'club'))
    """
    found: dict[Pair, None] = {}
    for low, high in pairwise(players):
        found[high, low] = None
    for other in _AGAINST:
        if other in players:
            for name in players:
                if players.index(name) < players.index(other):
                    found[other, name] = None
                elif name != other:
                    found[name, other] = None
    return tuple(found)


def run_ladder(
    setup: LadderSetup,
    progress: Callable[[Pair, MatchTable], None] | None = None,
    workers: Workers | None = None,
) -> Iterator[Ladder]:
    """Play on, and give the ladder after each match or part of one.

    A pair stops at the most deals or when its standard error is small enough. The same setup
    gives the same ladder, whoever the workers are and however often it was stopped.

    Raises:
        MatchSetupError, MatchStateError, IllegalDecisionError, UnknownPlayerError,
        WorkersError: as :func:`~euchre.arena.run_match`.
    """
    if workers is None:
        with open_workers(setup.workers) as processes:
            yield from run_ladder(setup, progress, processes)
        return
    setup.folder.mkdir(parents=True, exist_ok=True)
    pairs = pairs_of(setup.players)
    tables: dict[Pair, MatchTable] = {}
    for deals in dict.fromkeys(min(step, setup.deals) for step in (*_STEPS, setup.deals)):
        left = [pair for pair in pairs if pair not in tables or not _is_known(tables[pair])]
        # All at once, so that nobody waits for the last deals of a single match.
        matches = [_match(setup, pair, deals) for pair in left]
        for at, table in run_matches(matches, workers=workers):
            tables[left[at]] = table
            if progress is not None:
                progress(left[at], table)
            yield Ladder(setup, {pair: tables[pair] for pair in pairs if pair in tables})


def _match(setup: LadderSetup, pair: Pair, deals: int) -> MatchSetup:
    return MatchSetup(
        players=pair,
        rules=setup.rules,
        deals=deals,
        seed=setup.seed,
        state_file=setup.folder / f"{pair[0]}-{pair[1]}.jsonl",
    )


def _is_known(table: MatchTable) -> bool:
    error = table.players[0].standard_error
    return 0 < error <= _ENOUGH
