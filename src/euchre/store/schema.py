"""The tables of the databases, and how an older database becomes a newer one.

Written in SQLite's words; :mod:`euchre.store.postgres` turns the few that PostgreSQL says
differently.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["MIGRATIONS", "VERSION", "statements"]

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


def statements(version: int) -> list[str]:
    """The statements that lead from that version to the next."""
    # No text in them holds a semicolon or two dashes.
    script = re.sub(r"--.*", "", MIGRATIONS[version])
    return [one.strip() for one in script.split(";") if one.strip()]
