"""Reading and writing a game in whatever format a text is in, or a name asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import PurePath
from types import MappingProxyType
from typing import Final

from euchre.game import new_match
from euchre.notation import egn, log, ptn
from euchre.notation.plain import parse_json
from euchre.notation.problems import Place, Problem
from euchre.notation.record import Record
from euchre.rules import Rules

__all__ = ["READ_FORMATS", "WRITTEN_FORMATS", "format_named", "format_of", "read", "write"]

READ_FORMATS: Final[Mapping[str, Callable[[str], Record]]] = MappingProxyType(
    {"log": log.read, "egn": egn.read, "ptn": ptn.read}
)
"""How each format is read."""
WRITTEN_FORMATS: Final = ("log", "egn")

_SUFFIXES: Final = {".jsonl": "log", ".log": "log", ".egn": "egn", ".ptn": "ptn", ".pbn": "ptn"}


def format_of(text: str) -> str | None:
    """The format that a text is in; None if it is none of ours."""
    start = text.removeprefix("\N{BYTE ORDER MARK}").lstrip()
    if start[:1] in {"%", "["} and not start[1:].lstrip().startswith(("{", "]")):
        return "ptn"
    if not start.startswith("{"):
        return None
    try:
        first = parse_json(start.split("\n", 1)[0])
    except ValueError:
        first = None
    if isinstance(first, dict) and first.get("format") == log.FORMAT:
        return "log"
    # The first lines decide, so that a file that is cut off is known too.
    return "egn" if '"fileType"' in start[:2000] else None


def format_named(name: str) -> str | None:
    """The format that a file's name says, or the name of a format itself; None if neither."""
    plain = name.strip().lower()
    return plain if plain in READ_FORMATS else _SUFFIXES.get(PurePath(plain).suffix)


def read(text: str, name: str = "") -> Record:
    """The game of a text, whatever its format; ``name`` is the file's. Raises nothing."""
    found = format_of(text) or format_named(name)
    if found is None:
        problem = Problem.of("notation-unknown-format", Place())
        return Record(Rules(), (), new_match(Rules()), (problem,))
    return READ_FORMATS[found](text)


def write(record: Record, form: str) -> tuple[str, tuple[Problem, ...]]:
    """The text of a game in a format (``log`` or ``egn``), and what could not be said in it.

    Raises:
        ValueError: if that format is not written.
    """
    if form == "egn":
        return egn.write(record)
    if form == "log":
        return log.dumps(record), ()
    raise ValueError(f"{form!r} is not written; {' and '.join(WRITTEN_FORMATS)} are")
