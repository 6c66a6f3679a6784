"""Games kept on disk: each a log of its own, written whole whenever something is done.

A game that goes on is ``games/0007.jsonl`` in the data folder; when it is over it moves to
``games/finished``. The header of the log says all that is needed to go on.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from euchre.cards import Seat
from euchre.game import Event
from euchre.notation.log import Header, event_line, header_line, read
from euchre.notation.problems import Problem, refusing
from euchre.players import PlayerParameterError, UnknownPlayerError, player_named
from euchre.protocol.messages import PACES, Pace
from euchre.rules import PRESETS
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import Entry, Table, load_table, new_table
from euchre.tui.session import NotKeptError, Session

__all__ = ["BrokenGameError", "KeptGame", "NoGameError", "new_session", "resumed_session"]

_FOLDER = "games"
_FINISHED = "finished"


class NoGameError(LookupError):
    """There is no game to go on with in that folder."""

    def __init__(self, folder: Path) -> None:
        """The error for that folder."""
        self.folder = folder
        super().__init__(f"no game in {folder}")


class BrokenGameError(ValueError):
    """A kept game that cannot be read. ``problems`` say why and where."""

    def __init__(self, path: Path, problems: Sequence[Problem]) -> None:
        """The error for that file."""
        self.path, self.problems = path, tuple(problems)
        super().__init__(f"{path}: {'; '.join(map(str, problems))}")


@dataclass(slots=True)
class KeptGame:
    """The file of one game."""

    path: Path
    header: Header
    lines: list[str] = field(default_factory=list)
    """The lines of the events that are in the file."""
    _mark: tuple[int, int, int] = field(init=False)
    """The file as it was kept last: whoever else goes on with the game changes it."""

    def __post_init__(self) -> None:
        """Remember the file as it is."""
        self._mark = _mark(self.path)

    def keep(self, log: Sequence[Event]) -> None:
        """Write the whole log, so that at any moment the file is the old one or the new one.

        The log is the one that was kept last, with more events after it.

        Raises:
            NotKeptError: if it cannot be written; the old file is then as it was.
        """
        try:
            self._write(log)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise NotKeptError(str(self.path), why) from error

    def _write(self, log: Sequence[Event]) -> None:
        known = len(self.lines)
        lines = list(self.lines)
        lines += (event_line(number, one) for number, one in enumerate(log[known:], known + 1))
        if _mark(self.path) != self._mark:
            # Another window goes on with this game: what was done there is not overwritten.
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        fresh = self.path.with_suffix(".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                file.write("\n".join([header_line(self.header), *lines]) + "\n")
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
            self.lines, self._mark = lines, _mark(self.path)
        except BaseException:
            with suppress(OSError):
                fresh.unlink()
            raise

    def drop(self) -> None:
        """Remove the file of a game that never began."""
        with suppress(FileNotFoundError):
            if not self.path.stat().st_size:
                self.path.unlink()

    def finish(self) -> None:
        """Put a game that is over with the finished ones.

        Raises:
            OSError: if that is not possible; it then stays where it was.
        """
        folder = self.path.parent / _FINISHED
        folder.mkdir(exist_ok=True)
        self.path = self.path.replace(folder / self.path.name)


def new_session(folder: Path, facts: TableFacts, seat: Seat, seed: str) -> tuple[Session, KeptGame]:
    """A new game, for which a file of its own is made in the data folder ``folder``.

    Raises:
        OSError: if no file can be made there.
    """
    games = folder / _FOLDER
    games.mkdir(parents=True, exist_ok=True)
    players = ";".join(one.player or "-" for one in facts.seats)
    meta = {"preset": facts.preset, "players": players, "seat": str(seat), "seed": seed}
    header = Header(facts.rules, meta={**meta, "pace": facts.pace})
    number = max((int(one.stem) for one in _files(games) + _files(games / _FINISHED)), default=0)
    while True:
        number += 1
        path = games / f"{number:04}.jsonl"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    kept = KeptGame(path, header)
    table = new_table(facts_of(path, facts), seed)
    return Session(table, seat, (), kept.keep), kept


def facts_of(path: Path, facts: TableFacts) -> TableFacts:
    """The same facts of the table that is kept in that file."""
    return TableFacts(path.stem, facts.preset, facts.rules, facts.seats, facts.pace)


def resumed_session(folder: Path) -> tuple[Session, KeptGame]:
    """The newest game that is not over.

    Raises:
        NoGameError: if there is none.
        BrokenGameError: if its file is broken.
        OSError: if it cannot be read.
    """
    games = folder / _FOLDER
    begun = [one for one in _files(games) if one.stat().st_size]
    if not begun:
        raise NoGameError(games)
    path = max(begun, key=lambda one: int(one.stem))
    record = read(path.read_text(encoding="utf-8", errors="replace"))
    problems = refusing(record.problems)
    if problems:
        raise BrokenGameError(path, problems)
    meta = record.meta
    players = meta.get("players", "").split(";")
    preset, seat, pace = meta.get("preset", ""), meta.get("seat", ""), meta.get("pace", "")
    is_ours = (
        preset in PRESETS
        and len(players) == record.rules.players
        and seat in map(str, range(record.rules.players))
        and pace in PACES
        and record.opening is None
        # One person, at that seat, and players that there are.
        and [at for at, one in enumerate(players) if one == "-"] == [int(seat)]
        and all(one == "-" or _is_player(one) for one in players)
    )
    if not is_ours:
        raise BrokenGameError(path, ())
    seats = tuple(Occupant("" if one == "-" else one) for one in players)
    facts = TableFacts(path.stem, preset, record.rules, seats, cast(Pace, pace))
    entries = (Entry(at, 1, event) for at, event in enumerate(record.events))
    table: Table = load_table(facts, meta.get("seed", ""), entries)
    kept = KeptGame(path, Header(record.rules, meta=dict(meta)))
    return Session(table, int(seat), record.events, kept.keep), kept


def _mark(path: Path) -> tuple[int, int, int]:
    """What tells one state of a file from another."""
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


def _is_player(name: str) -> bool:
    try:
        player_named(name)
    except (UnknownPlayerError, PlayerParameterError):
        return False
    return True


def _files(folder: Path) -> list[Path]:
    """The logs in a folder, whose names are numbers."""
    if not folder.is_dir():
        return []
    return [one for one in folder.iterdir() if one.suffix == ".jsonl" and one.stem.isdecimal()]
