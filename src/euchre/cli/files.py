"""Files of games, in any of the formats that there are."""

from __future__ import annotations

import sys
from pathlib import Path

from euchre.cli.console import Console
from euchre.cli.errors import bad_file
from euchre.notation import log
from euchre.notation.record import Record

__all__ = ["read_game", "read_text"]

_LARGEST = 64 * 1024 * 1024


def read_text(path: str) -> str:
    """The text of a file; of the input, if the path is a dash.

    Raises:
        ComplaintError: if it cannot be read as text.
    """
    if path == "-":
        return sys.stdin.read(_LARGEST)
    file = Path(path)
    try:
        if file.stat().st_size > _LARGEST:
            raise bad_file("file-too-large", path=path, n=_LARGEST // 1024 // 1024)
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad_file("file-not-text", path=path, n=error.start + 1) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise bad_file("cli-file-trouble", path=path, why=why) from None


def read_game(console: Console, path: str) -> Record:
    """The game of a file, as far as the rules let it go."""
    del console
    return log.read(read_text(path))
