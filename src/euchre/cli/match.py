"""``euchre match A B``: computer players against each other, on duplicate deals."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from euchre.arena import ALL_SEEING, CHUNK, MatchSetup, MatchTable, Progress, run_match
from euchre.arena.report import cells, columns, headline, rows
from euchre.cli.arguments import Arguments
from euchre.cli.bar import Show, open_bar
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.player_names import known_player
from euchre.cli.workers import MOST_WORKERS, cluster_workers, complaints
from euchre.players import Limit
from euchre.texts import Text
from euchre.texts.options import rules_line

__all__ = ["run"]

_DEALS = 1000


def _seated(name: str) -> str:
    """The same name, if somebody of that name can sit at a table of the arena."""
    return name if name.strip().lower() == ALL_SEEING else known_player(name)


_MOST_DEALS = 10_000_000
_MOST_NODES = 1_000_000_000
_MOST_WORLDS = 1_000_000
_CHUNKS_FOR_A_WORKER = 5
_LONGEST_NAME = 24


def run(arguments: Arguments, console: Console) -> int:
    """Play the match and print its table."""
    base, rules = chosen_rules(arguments, arguments.text("game"))
    deals = arguments.number("deals", low=1, high=_MOST_DEALS) or _DEALS
    kept = arguments.text("resume")
    seed = arguments.number("seed", low=0, high=2**62)
    setup = MatchSetup(
        players=tuple(_seated(arguments.required(name)) for name in ("A", "B")),
        rules=rules,
        deals=deals,
        seed=1 if seed is None else seed,
        workers=arguments.number("workers", low=1, high=MOST_WORKERS) or _workers(deals),
        limit=Limit(
            nodes=arguments.number("nodes", low=1, high=_MOST_NODES),
            worlds=arguments.number("worlds", low=1, high=_MOST_WORLDS),
        ),
        state_file=None if kept is None else Path(kept),
    )
    table = _played(setup, console, arguments)
    if arguments.has("json"):
        console.json({"preset": base.id, **table.to_plain()})
        return 0
    console.line(f"{console.words(rules_line(rules, base))}.")
    for one in headline(table):
        console.wrap(console.words(one))
    for row in _counts(console, table):
        console.line(row)
    return 0


def _workers(deals: int) -> int:
    """As many processes as pay: starting one takes as long as some chunks of deals."""
    return max(1, min(os.cpu_count() or 1, deals // CHUNK // _CHUNKS_FOR_A_WORKER))


def _played(setup: MatchSetup, console: Console, arguments: Arguments) -> MatchTable:
    try:
        with open_bar(console) as show, complaints(), cluster_workers(arguments) as workers:
            return run_match(setup, None if show is None else partial(_tell, show), workers)
    except KeyboardInterrupt:
        if setup.state_file is not None:
            console.complain(Text.of("match-stopped", path=str(setup.state_file)))
        raise


def _tell(show: Show, progress: Progress) -> None:
    points = progress.table.players[0].points_per_deal
    show(progress.done, progress.total, f"  {points:+.3f}")


def _counts(console: Console, table: MatchTable) -> list[str]:
    """The counts of each player: a line for each, a column for each seat and one for all."""
    names = [console.words(one) for one in columns()[1:]]
    first = max(map(len, names))
    lines = []
    for player in table.players:
        seats = [
            [console.words(one) for one in cells(seat, table.setup.rules.players)]
            for seat in rows(player)
        ]
        widths = [max(map(len, (*seat[0].split(), *seat[1:]))) for seat in seats]
        lines += ["", player.name[:_LONGEST_NAME]]
        heads = [seat[0].split() for seat in seats]
        depth = max(map(len, heads))
        # A seat's name is written over several lines, the last word nearest to the figures.
        for level in range(depth):
            words = [([""] * (depth - len(one)) + one)[level] for one in heads]
            lines.append(_row("", words, first, widths))
        for at, name in enumerate(names, 1):
            lines.append(_row(name, [seat[at] for seat in seats], first, widths))
    return lines


def _row(name: str, cells_of_row: list[str], first: int, widths: list[int]) -> str:
    figures = [cell.rjust(width) for cell, width in zip(cells_of_row, widths, strict=True)]
    return f"  {name.ljust(first)}  {'  '.join(figures)}"
