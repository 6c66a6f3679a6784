"""SQLite: a file in the data folder, the default."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from euchre.protocol.messages import Text
from euchre.store import schema
from euchre.store.database import APPLICATION, Connection, WrongDatabaseError, reason

__all__ = ["FILE", "Sqlite", "migrate"]

FILE: Final = "euchre.sqlite3"
"""The name of the database in the data folder."""

_KEYS: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_NOTADB: "store-not-ours",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
}

_TAKEN: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}

_ATTEMPTS: Final = 20


@dataclass(frozen=True, slots=True)
class Sqlite:
    """The database in that file."""

    file: Path
    begin: str = "BEGIN IMMEDIATE"
    begin_restoring: str = "BEGIN IMMEDIATE"
    begin_reading: str = "BEGIN"
    locking: str = ""
    """Who writes is alone with the whole file."""
    seconds: str = "CAST(strftime('%s', 'now') AS INTEGER)"
    error: type[Exception] = sqlite3.Error

    def connect(self) -> Connection:
        """A connection to the file, which is made if it is not there."""
        connection = sqlite3.connect(
            self.file, isolation_level=None, timeout=5.0, check_same_thread=False
        )
        try:
            # First of all: a file that is not ours, or newer, is not touched.
            migrate(connection)
            _keep_a_journal(connection)
            # An answer means that the step survives a loss of power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            # Whether it can be written is better known now than in the middle of a game.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {schema.VERSION}")
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        return cast(Connection, connection)

    def is_lost(self, connection: Connection) -> bool:  # noqa: ARG002 - of the interface
        """A file is not lost."""
        return False

    def count_on(self, connection: Connection) -> None:
        """Numbers go on after the greatest by themselves."""

    def is_taken(self, error: Exception) -> bool:
        """Whether a row with that key is there."""
        return getattr(error, "sqlite_errorcode", 0) in _TAKEN

    def why_not_opened(self, error: Exception) -> Text:
        """With the whole path."""
        return _why(error, self.file)

    def why_not_stored(self, error: Exception) -> Text:
        """With the name of the file only: players need not know where it is."""
        return _why(error, self.file.name)


def _why(error: Exception, path: Path | str) -> Text:
    if isinstance(error, WrongDatabaseError):
        key = "store-newer" if error.version else "store-not-ours"
        return reason(key, path=path, n=error.version)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return reason(_KEYS.get(code, "store-trouble"), path=path, why=error)


def _keep_a_journal(connection: sqlite3.Connection) -> None:
    """Write ahead of the file, so that reading waits for nobody.

    Raises:
        sqlite3.Error: if others are in the way all the time.
    """
    for left in reversed(range(_ATTEMPTS)):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not left or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            # That is refused at once where another connection is open for the first time;
            # for the turn to write one waits.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        else:
            return


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the present version, in one transaction for each step.

    Raises:
        WrongDatabaseError: if it is not ours, or newer than this program.
        sqlite3.Error: if it cannot be read or written; it is then as it was.
    """
    version = _version_now(connection)
    while version < schema.VERSION:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been quicker.
            version = _version(connection)
            if version < schema.VERSION:
                for statement in schema.statements(version):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        version = _version_now(connection)


def _version_now(connection: sqlite3.Connection) -> int:
    """The version, read at one moment: another process may be bringing it up to date."""
    connection.execute("BEGIN")
    try:
        return _version(connection)
    finally:
        connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection) -> int:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or objects):
        raise WrongDatabaseError(0)
    if version > schema.VERSION:
        raise WrongDatabaseError(version)
    return int(version)
