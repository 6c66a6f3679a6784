"""Where a command writes: sentences for people in their language, JSON for programs."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TextIO

from euchre.texts import Catalogue, Text, best_language
from euchre.texts.text import Arg

__all__ = ["Console", "open_console", "plain_pips"]

_GLUE = "\x1f"
"""Stands for a blank where no line may break."""
_SELECTOR = "\N{VARIATION SELECTOR-15}"
_RED_CARD = re.compile(r"(?:10|[2-9JQKA])?[♥♦]")
_BLACK_CARD = re.compile(r"(?:10|[2-9JQKA])[♠♣]")


def plain_pips(text: str) -> str:
    """A text without the selectors that ask for pips as text: terminals draw them so anyway."""
    return text.replace(_SELECTOR, "")


class Console:
    """The catalogue and the streams of one run of the program."""

    def __init__(self, catalogue: Catalogue, out: TextIO, err: TextIO, *, colour: bool) -> None:
        """A console that speaks the language of ``catalogue``."""
        self.catalogue: Final = catalogue
        self.out: Final = out
        self.err: Final = err
        self.colour: Final = colour
        self.width: Final = min(shutil.get_terminal_size((80, 24)).columns, 100)

    def text(self, key: str, /, **args: Arg) -> str:
        """The message of that key in the reader's language."""
        return plain_pips(self.catalogue.text(key, **args))

    def words(self, text: Text) -> str:
        """A text in the reader's language."""
        return plain_pips(self.catalogue.say(text))

    def say(self, key: str, /, **args: Arg) -> None:
        """Write the message of that key, wrapped."""
        self.wrap(self.text(key, **args))

    def wrap(self, text: str, indent: str = "", first: str | None = None) -> None:
        """Write a paragraph, ``first`` beginning its first line and ``indent`` the others."""
        begin = indent if first is None else first
        lines = textwrap.wrap(
            text,
            self.width,
            initial_indent=begin,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in lines or [begin.rstrip()]:
            self.line(line)

    def row(self, items: Iterable[str], indent: str, between: str = ",  ") -> None:
        """Write items one after the other; lines break between them and never within one."""
        glued = between.join(one.replace(" ", _GLUE) for one in items)
        lines = textwrap.wrap(
            glued,
            self.width,
            initial_indent=indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in lines:
            self.line(line.replace(_GLUE, " "))

    def line(self, line: str = "") -> None:
        """Write one line; cards in colour where the terminal has some."""
        if self.colour:
            line = _RED_CARD.sub("\x1b[31m\\g<0>\x1b[39m", line)
            line = _BLACK_CARD.sub("\x1b[1m\\g<0>\x1b[22m", line)
        self.out.write(line.rstrip() + "\n")

    def title(self, line: str) -> None:
        """Write a heading."""
        self.line(f"\x1b[1m{line}\x1b[22m" if self.colour else line)

    def table(self, rows: list[list[str]], *, has_heading: bool = False, indent: str = "") -> None:
        """Write rows in columns; the last column is wrapped."""
        if not rows:
            return
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
        for number, row in enumerate(rows):
            first = indent + "".join(
                f"{cell:{width}}  " for cell, width in zip(row, widths, strict=False)
            )
            self.wrap(row[-1], " " * len(first), first)
            if has_heading and number == 0:
                self.line(f"{indent}{'-' * (len(first) - len(indent) + len(row[-1]))}")

    def can_write(self, characters: str) -> bool:
        """Whether the output can be written with these characters."""
        return _can_write(self.out, characters)

    def json(self, value: object) -> None:
        """Write a value for a program: one JSON document in one line."""
        self.out.write(json.dumps(value, ensure_ascii=False) + "\n")

    def complain(self, text: Text) -> None:
        """Write a sentence about what went wrong to the error stream."""
        self.out.flush()
        self.err.write(f"euchre: {self.words(text)}\n")
        self.err.flush()


def open_console(
    wanted: str | None, environ: Mapping[str, str] | None = None, *, spoken: bool = False
) -> Console:
    """The console of this process, in the language wanted or that of the environment.

    Where the output cannot be written in the stream's encoding (no pips), cards are words.

    Raises:
        UnknownLanguageError: if there are no texts in the language wanted.
    """
    env = os.environ if environ is None else environ
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Console(
        _catalogue(best_language(wanted, env), spoken or not _can_write_pips(sys.stdout)),
        sys.stdout,
        sys.stderr,
        colour=sys.stdout.isatty() and "NO_COLOR" not in env and env.get("TERM") != "dumb",
    )


@cache
def _catalogue(language: str, spoken: bool) -> Catalogue:  # noqa: FBT001 - the key of a cache
    return Catalogue(language, spoken=spoken)


def _can_write_pips(stream: TextIO) -> bool:
    return _can_write(stream, "♠♥♦♣")


def _can_write(stream: TextIO, characters: str) -> bool:
    try:
        characters.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
