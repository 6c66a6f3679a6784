"""``euchre ladder``: how strong the players are, in duplicate matches with standard errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from euchre.arena import MatchTable
from euchre.arena.all_seeing import ALL_SEEING
from euchre.arena.ladder import Ladder, LadderSetup, Pair, run_ladder, usual_players
from euchre.arena.ladder_plot import plot
from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.errors import bad_file
from euchre.cli.files import write_text
from euchre.cli.folders import data_folder
from euchre.cli.player_names import known_player
from euchre.cli.workers import MOST_WORKERS, cluster_workers, complaints
from euchre.rules import fingerprint
from euchre.texts.options import rules_line

__all__ = ["run"]

_MOST_DEALS = 1_000_000
_YARDSTICK = "worlds-50"


def run(arguments: Arguments, console: Console) -> int:
    """Play the ladder, and write its page and its plot after each match."""
    base, rules = chosen_rules(arguments, arguments.text("game"))
    given = arguments.text("players")
    names = tuple(one.strip() for one in given.split(",")) if given else usual_players()
    players = tuple(one if one == ALL_SEEING else known_player(one) for one in names)
    seed = arguments.number("seed", low=0, high=2**62)
    folder = arguments.text("resume")
    kept = data_folder(arguments.text("data")) / "ladder" / fingerprint(rules)
    setup = LadderSetup(
        players=players,
        rules=rules,
        deals=arguments.number("deals", low=2, high=_MOST_DEALS) or 10_000,
        seed=1 if seed is None else seed,
        workers=arguments.number("workers", low=1, high=MOST_WORKERS) or os.cpu_count() or 1,
        folder=Path(folder) if folder else kept,
    )
    out = Path(arguments.text("out") or ".")
    if not out.is_dir():
        raise bad_file("ladder-no-folder", path=str(out))
    command = _command(setup, base.id, arguments)
    heading = console.words(rules_line(rules, base))
    ladder = None
    try:
        with complaints(), cluster_workers(arguments) as workers:
            for ladder in run_ladder(setup, _teller(console), workers):
                _write(console, ladder, out, heading, command)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise bad_file("cli-file-trouble", path=str(setup.folder), why=why) from None
    if ladder is not None:
        _show(console, ladder, out, is_json=arguments.has("json"))
    return 0


def _command(setup: LadderSetup, game: str, arguments: Arguments) -> str:
    """What reprints the page."""
    words = ["euchre", "ladder", "--game", game]
    for setting in arguments.all("set"):
        words += ["--set", setting]
    if arguments.text("players"):
        words += ["--players", ",".join(setup.players)]
    return " ".join([*words, "--deals", str(setup.deals), "--seed", str(setup.seed)])


def _teller(console: Console) -> Callable[[Pair, MatchTable], None] | None:
    """Tells of each match in the terminal, if there is one."""
    if not sys.stderr.isatty():
        return None

    def tell(pair: Pair, table: MatchTable) -> None:
        first = table.players[0]
        figures = f"{first.points_per_deal:+.3f} ± {first.standard_error:.3f}"
        told = console.text("ladder-progress", first=pair[0], second=pair[1], n=table.deals)
        sys.stderr.write(f"{told} {figures}\n")
        sys.stderr.flush()

    return tell


def _write(console: Console, ladder: Ladder, out: Path, heading: str, command: str) -> None:
    """The page and the plot."""
    picture = _plotted(ladder)
    if picture:
        title = console.text("ladder-plot", other=_YARDSTICK)
        write_text(str(out / "ladder.svg"), plot(picture, title))
    lines = [f"# {console.text('ladder-title')}", "", f"{heading}.", ""]
    lines += [console.text("ladder-what"), "", "```console", f"$ {command}", "```", ""]
    if picture:
        lines += [f"![{console.text('ladder-plot', other=_YARDSTICK)}](ladder.svg)", ""]
    lines += _marked(_summary(console, ladder))
    room = ladder.room_won("master")
    if room is not None:
        lines += ["", _room_words(console, room)]
    lines += ["", f"## {console.text('ladder-pairs')}", "", *_marked(_pair_rows(console, ladder))]
    write_text(str(out / "ladder.md"), "\n".join([*lines, ""]))


def _plotted(ladder: Ladder) -> list[tuple[str, float, float]]:
    """The players that have met the yardstick, the strongest first."""
    found = []
    for name in reversed(ladder.setup.players):
        told = ladder.points(name, _YARDSTICK)
        if told is not None and _YARDSTICK in ladder.setup.players:
            found.append((name, *told))
    return found


def _summary(console: Console, ladder: Ladder) -> list[list[str]]:
    """A row for each player: against ``club``, against ``worlds-50``, and its share of the room."""
    rows = [
        [
            console.text("ladder-player"),
            console.text("ladder-against", other="club"),
            console.text("ladder-against", other=_YARDSTICK),
            console.text("ladder-share"),
        ]
    ]
    for name in reversed(ladder.setup.players):
        room = ladder.room_won(name)
        share = "" if room is None or room[0] < 0 else f"{room[0]:.0%}"
        told = [_figures(ladder.points(name, other)) for other in ("club", _YARDSTICK)]
        rows.append([name, *told, share])
    return rows


def _room_words(console: Console, room: tuple[float, float]) -> str:
    share, error = (round(100 * one) for one in room)
    return console.text("ladder-room", percent=share, error=error)


def _figures(told: tuple[float, float] | None) -> str:
    if told is None:
        return ""
    points, error = told
    return f"{points:+.3f} ± {error:.3f}" if error else "0"


def _pair_rows(console: Console, ladder: Ladder) -> list[list[str]]:
    heads = ("player", "other", "points", "games", "deals")
    rows = [[console.text(f"ladder-{head}") for head in heads]]
    for (one, other), table in ladder.tables.items():
        first = table.players[0]
        points = _figures((first.points_per_deal, first.standard_error))
        won = "" if table.games_won is None else f"{table.games_won:.1%}"
        rows.append([one, other, points, won, f"{table.deals:,}"])
    return rows


def _marked(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as a table of Markdown, the first being its head."""
    head, *rest = [f"| {' | '.join(row)} |" for row in rows]
    return [head, f"|{'---|' * len(rows[0])}", *rest]


def _show(console: Console, ladder: Ladder, out: Path, *, is_json: bool) -> None:
    room = ladder.room_won("master")
    if is_json:
        console.json(
            {
                "room_won": room and room[0],
                "room_error": room and room[1],
                "pairs": [
                    {
                        "players": list(pair),
                        "points_per_deal": table.players[0].points_per_deal,
                        "standard_error": table.players[0].standard_error,
                        "games_won": table.games_won,
                        "deals": table.deals,
                    }
                    for pair, table in ladder.tables.items()
                ],
            }
        )
        return
    console.table(_pair_rows(console, ladder), has_heading=True)
    if room is not None:
        console.wrap(_room_words(console, room))
    console.line(console.text("ladder-written", path=str(out / "ladder.md")))
