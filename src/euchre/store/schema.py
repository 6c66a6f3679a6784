"""The tables of the database, and how an older database becomes a newer one."""

from __future__ import annotations

import sqlite3
from typing import Final

__all__ = ["APPLICATION", "MIGRATIONS", "VERSION", "WrongDatabaseError", "migrate"]

APPLICATION: Final = 0x45554352
"""Marks a file as ours (SQLite's ``application_id``): "EUCR"."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
        preset TEXT NOT NULL,
        rules TEXT NOT NULL,   -- JSON, as euchre.rules.to_plain
        seats TEXT NOT NULL,   -- JSON, a list of {player, name}
        seed TEXT NOT NULL,
        pace TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        token BLOB PRIMARY KEY, -- SHA-256 of the token
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        match INTEGER NOT NULL,
        act TEXT NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN nonces TEXT NOT NULL DEFAULT '[]'; -- JSON: number, seat, nonce
    """,
)
"""The statements that lead from each version to the next. Those of a release never change."""

VERSION: Final = len(MIGRATIONS)


class WrongDatabaseError(Exception):
    """A database that is not ours, or of a newer version (``version``; 0 if it is not ours)."""

    def __init__(self, version: int) -> None:
        """The error for that version."""
        self.version = version
        super().__init__(f"version {version}, not up to {VERSION}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the present version, in one transaction for each step.

    Raises:
        WrongDatabaseError: if it is not ours, or newer than this program.
        sqlite3.Error: if it cannot be read or written; it is then as it was.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or objects):
        raise WrongDatabaseError(0)
    if version > VERSION:
        raise WrongDatabaseError(version)
    for number in range(version, VERSION):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]}"
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number + 1}; COMMIT;"
        )
