"""Copies of a store: a backup is a SQLite file of the same form, whichever database it is of.

So it can be restored into either, and is the way from one to the other.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from typing import Final

from euchre.store.database import Connection, Database, StoreError, WrongDatabaseError, reason
from euchre.store.sqlite import Sqlite

__all__ = ["backup", "restore"]

_ROWS: Final = 1000
"""Rows that are copied at once."""


def backup(source: Database, file: Path) -> int:
    """Copy all that is stored at one moment into a new file; how many tables there are.

    Games may go on meanwhile. The file is there whole or not at all, and for its owner only.

    Raises:
        StoreError: if there is such a file already, or something cannot be read or written.
    """
    if file.exists():
        raise StoreError(reason("backup-exists", path=file))
    part = file.with_name(f".{file.name}.{os.getpid()}")
    copy = Sqlite(part)
    try:
        try:
            part.touch(0o600)
            with closing(_opened(source)) as old, closing(copy.connect()) as new:
                count = _copy_all(old, source.begin_reading, new, copy.begin_restoring)
                new.execute("PRAGMA journal_mode = DELETE")
            part.replace(file)
        except source.error as error:
            raise StoreError(source.why_not_opened(error)) from error
        except sqlite3.Error as error:
            raise StoreError(copy.why_not_opened(error)) from error
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise StoreError(reason("backup-trouble", path=file, why=why)) from error
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                part.with_name(part.name + rest).unlink()
    return count


def restore(file: Path, target: Database) -> int:
    """Copy a backup into a database where nothing is stored; how many tables there are.

    Raises:
        StoreError: if the file is no backup that can be read, or something is stored there; the
            database is then as it was.
    """
    with tempfile.TemporaryDirectory() as folder:
        # A backup of an older version is brought up to date as a copy.
        copy = Sqlite(Path(folder) / file.name)
        try:
            shutil.copyfile(file, copy.file)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise StoreError(reason("backup-trouble", path=file, why=why)) from error
        try:
            with closing(copy.connect()) as old:
                if old.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    raise StoreError(reason("store-damaged", path=file))
                with closing(_opened(target)) as new:
                    return _copy_all(old, copy.begin_reading, new, target.begin_restoring, target)
        except target.error as error:
            if isinstance(error, sqlite3.Error):
                raise StoreError(Sqlite(file).why_not_opened(error)) from error
            raise StoreError(target.why_not_opened(error)) from error
        except (WrongDatabaseError, sqlite3.Error) as error:
            raise StoreError(Sqlite(file).why_not_opened(error)) from error


def _opened(database: Database) -> Connection:
    try:
        return database.connect()
    except (WrongDatabaseError, database.error) as error:
        raise StoreError(database.why_not_opened(error)) from error


def _copy_all(
    old: Connection, reading: str, new: Connection, writing: str, target: Database | None = None
) -> int:
    """Copy every row in one transaction of each; how many tables of people there are."""
    columns = _columns(old if target is not None else new)
    old.execute(reading)
    new.execute(writing)
    for table, names in columns.items():
        if new.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:  # noqa: S608
            raise StoreError(reason("restore-not-empty"))
        listed = ", ".join(f'"{name}"' for name in names)
        places = ", ".join("?" * len(names))
        rows = iter(old.execute(f"SELECT {listed} FROM {table}"))  # noqa: S608
        while some := list(islice(rows, _ROWS)):
            new.executemany(f"INSERT INTO {table} ({listed}) VALUES ({places})", some)  # noqa: S608
    if target is not None:
        target.count_on(new)
    (count,) = new.execute("SELECT count(*) FROM tables").fetchone()
    new.execute("COMMIT")
    old.execute("COMMIT")
    return int(count)


def _columns(connection: Connection) -> dict[str, list[str]]:
    """The columns of each table of a SQLite database, a table after those that it refers to."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY rowid"
    ).fetchall()
    return {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        for (name,) in names
    }
