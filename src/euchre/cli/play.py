"""``euchre play``: a table in the terminal, drawn or line by line."""

from __future__ import annotations

import importlib
import os
import secrets
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from euchre.cards import Seat
from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.cli.folders import data_folder, tables_folder
from euchre.cli.leaving import farewell, reader_of
from euchre.cli.plain import PlainTable
from euchre.cli.player_names import known_player
from euchre.cli.problems import problem_words
from euchre.protocol.messages import PACES, Pace
from euchre.research.background import train_in_background
from euchre.rules import Preset, Rules
from euchre.table.facts import Occupant, TableFacts
from euchre.tui.kept import BrokenGameError, KeptGame, NoGameError, new_session, resumed_session
from euchre.tui.session import Session

__all__ = ["run"]

_NOT_WITH_RESUME = ("GAME", "set", "seat", "seed", "players")


def run(arguments: Arguments, console: Console) -> int:
    """Play a game, or go on with one."""
    folder = data_folder(arguments.text("data"))
    # What is missing is said before a game is begun.
    drawn = None if arguments.has("plain") or not _can_draw() else _drawn_table()
    if arguments.has("resume"):
        session, kept = _resume(arguments, console, folder)
    else:
        session, kept = _begin(arguments, folder)
    if not arguments.has("no-training"):
        _train(session.facts.rules, tables_folder(arguments.text("data")))
    if drawn is None:
        _line_by_line(console, session, kept, learns=arguments.has("learn"))
        return 0

    def again(facts: TableFacts, seat: Seat) -> tuple[Session, KeptGame]:
        return new_session(folder, facts, seat, secrets.token_hex(16))

    drawn.run(console, session, kept, again, learns=arguments.has("learn"))
    return 0


def _train(rules: Rules, folder: Path) -> None:
    """Have a table of bids trained beside the game, if its rules have none; it ends with us."""
    # Where no process can be started, computer players search as before.
    with suppress(OSError):
        train_in_background(rules, folder)


def _can_draw() -> bool:
    """Whether a table can be drawn here: Textual reads the one stream and draws on the others."""
    is_terminal = all(one.isatty() for one in (sys.stdin, sys.stdout, sys.stderr))
    return is_terminal and os.environ.get("TERM") != "dumb"


def _drawn_table() -> ModuleType:
    """The table drawn by Textual, which is imported only for this."""
    try:
        return importlib.import_module("euchre.cli.drawn")
    except ModuleNotFoundError as error:
        raise bad_file("play-no-textual", name=str(error.name)) from None


def _begin(arguments: Arguments, folder: Path) -> tuple[Session, KeptGame]:
    base, rules = chosen_rules(arguments, arguments.text("GAME"))
    seat = _seat(arguments, rules)
    seed = arguments.number("seed", low=0, high=2**63)
    facts = _facts(arguments, base, rules, seat)
    return _new(folder, facts, seat, secrets.token_hex(16) if seed is None else str(seed))


def _new(folder: Path, facts: TableFacts, seat: Seat, seed: str) -> tuple[Session, KeptGame]:
    try:
        return new_session(folder, facts, seat, seed)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise bad_file("play-no-folder", path=str(folder), why=why) from None


def _seat(arguments: Arguments, rules: Rules) -> Seat:
    given = arguments.text("seat")
    if given is None:
        return 0
    if given not in map(str, range(rules.players)):
        raise wrong_usage("play-no-seat", seat=given, last=rules.players - 1)
    return int(given)


def _facts(arguments: Arguments, base: Preset, rules: Rules, seat: Seat) -> TableFacts:
    names = _split(arguments.text("players") or "club")
    others = rules.players - 1
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise wrong_usage("play-players", n=len(names), wanted=others)
    seats = [Occupant()] * rules.players
    for step, name in enumerate(names, 1):
        seats[(seat + step) % rules.players] = Occupant(known_player(name))
    return TableFacts("", base.id, rules, tuple(seats), _pace(arguments) or "normal")


def _pace(arguments: Arguments) -> Pace | None:
    pace = arguments.text("pace")
    if pace is not None and pace not in PACES:
        raise wrong_usage("play-no-pace", pace=pace, paces=", ".join(PACES))
    return pace


def _split(names: str) -> list[str]:
    """Names parted by commas; ``b=2`` in ``club:a=1,b=2`` belongs to the name before it."""
    found: list[str] = []
    for part in names.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part.strip())
    return found


def _resume(arguments: Arguments, console: Console, folder: Path) -> tuple[Session, KeptGame]:
    for name in _NOT_WITH_RESUME:
        if arguments.has(name):
            flag = name if name == "GAME" else f"--{name}"
            raise wrong_usage("play-resume-alone", flag=flag)
    pace = _pace(arguments)
    try:
        session, kept = resumed_session(folder)
    except NoGameError as error:
        raise bad_file("play-no-game", path=str(error.folder)) from None
    except BrokenGameError as error:
        path = str(error.path)
        if not error.problems:
            raise bad_file("play-not-ours", path=path) from None
        problem = problem_words(console, error.problems[0])
        raise bad_file("play-broken-game", path=path, problem=problem) from None
    if pace is not None:
        session.table = replace(session.table, facts=replace(session.facts, pace=pace))
    return session, kept


def _line_by_line(console: Console, session: Session, kept: KeptGame, *, learns: bool) -> None:
    reader = reader_of(session)
    table = PlainTable(console, session, reader, lambda: _typed(console), learns=learns)
    try:
        table.run()
    except KeyboardInterrupt:
        console.line()
    farewell(console, session, kept)


def _typed(console: Console) -> str | None:
    """A line that the person typed; None at the end of the input.

    At a pipe the question is a line with ``>``, so that a program knows when to answer.
    """
    if sys.stdin.isatty():
        console.out.flush()
        # With this module `input` lets a line be edited, where the system has it.
        with suppress(ImportError):
            importlib.import_module("readline")
        try:
            return input("> ")
        except EOFError:
            console.line()
            return None
    console.line(">")
    console.out.flush()
    return sys.stdin.readline() or None
