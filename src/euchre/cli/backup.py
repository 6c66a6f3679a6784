"""``euchre backup``: all games in one file."""

from __future__ import annotations

import os
from pathlib import Path

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE, ComplaintError, bad_file
from euchre.cli.folders import data_folder
from euchre.protocol.words import read
from euchre.store.backup import backup
from euchre.store.database import Database
from euchre.store.postgres import postgres_at
from euchre.store.sqlite import FILE
from euchre.store.store import StoreError, database_in

__all__ = ["database_of", "database_with_games", "run"]


def run(arguments: Arguments, console: Console) -> int:
    """Copy what is stored."""
    file = Path(arguments.required("FILE"))
    try:
        count = backup(database_with_games(arguments), file)
    except StoreError as error:
        raise ComplaintError(read(error.reason), BAD_FILE) from None
    console.say("backup-done", n=count, path=str(file))
    return 0


def database_of(arguments: Arguments) -> Database:
    """The database that was named, or that of the data folder.

    Raises:
        StoreError: if it cannot be used.
    """
    address = _address(arguments)
    return postgres_at(address) if address else database_in(data_folder(arguments.text("data")))


def database_with_games(arguments: Arguments) -> Database:
    """The database that was named, or that of the data folder if there is one.

    Raises:
        StoreError: if it cannot be used.
        ComplaintError: if there is none in the folder.
    """
    folder = data_folder(arguments.text("data"))
    database = database_of(arguments)
    if not _address(arguments) and not (folder / FILE).exists():
        raise bad_file("backup-nothing", path=str(folder))
    return database


def _address(arguments: Arguments) -> str:
    return arguments.text("db") or os.environ.get("EUCHRE_DB", "")
