"""Files of games, in any of the formats that there are."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from euchre.cli.errors import bad_file
from euchre.notation import files
from euchre.notation.record import Record

__all__ = ["read_game", "read_text", "write_text"]

_LARGEST = 64 * 1024 * 1024


def read_text(path: str) -> str:
    """The text of a file; of the input, if the path is a dash.

    Raises:
        ComplaintError: if it cannot be read as text.
    """
    # What is read is bounded, not what the file says of its size: a device says 0.
    if path == "-":
        text = sys.stdin.read(_LARGEST + 1)
        if len(text) > _LARGEST:
            raise _too_large(path)
        return text
    try:
        with Path(path).open("rb") as file:
            raw = file.read(_LARGEST + 1)
    except OSError as error:
        raise _trouble(path, error) from None
    if len(raw) > _LARGEST:
        raise _too_large(path)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad_file("file-not-text", path=path, n=error.start + 1) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_game(path: str) -> Record:
    """The game of a file, as far as the rules let it go.

    Raises:
        ComplaintError: if the file cannot be read as text.
    """
    return files.read(read_text(path), path)


def write_text(path: str, text: str) -> None:
    """Write a file, so that it is the old one or the new one, and never a part.

    Raises:
        ComplaintError: if it cannot be written; what was there is then as it was.
    """
    file = Path(path)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        raise _trouble(path, error) from None


def _too_large(path: str) -> Exception:
    return bad_file("file-too-large", path=path, n=_LARGEST // 1024 // 1024)


def _trouble(path: str, error: OSError) -> Exception:
    return bad_file("cli-file-trouble", path=path, why=error.strerror or type(error).__name__)
