"""``euchre restore``: all games from a backup."""

from __future__ import annotations

from pathlib import Path

from euchre.cli.arguments import Arguments
from euchre.cli.backup import database_of
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE, ComplaintError
from euchre.protocol.words import read
from euchre.store.backup import restore
from euchre.store.store import StoreError

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Copy a backup to where nothing is stored."""
    file = Path(arguments.required("FILE"))
    try:
        count = restore(file, database_of(arguments))
    except StoreError as error:
        raise ComplaintError(read(error.reason), BAD_FILE) from None
    console.say("restore-done", n=count, path=str(file))
    return 0
