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
    """
    ALTER TABLE tables ADD COLUMN kept TEXT NOT NULL DEFAULT '{}'; -- JSON, see store.rows
    ALTER TABLE tables ADD COLUMN code TEXT;
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    CREATE UNIQUE INDEX tables_by_code ON tables (code);
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL -- seconds since 1970
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        token BLOB PRIMARY KEY, -- SHA-256 of the token
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE codes (
        code BLOB PRIMARY KEY, -- SHA-256 of the code
        person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
        until INTEGER NOT NULL -- seconds since 1970
    ) WITHOUT ROWID;
    CREATE TABLE sittings (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        since INTEGER NOT NULL, -- the first entry of the log
        until INTEGER,          -- the last one
        PRIMARY KEY (table_id, seat, person, since)
    ) WITHOUT ROWID;
    CREATE INDEX sittings_by_person ON sittings (person);
    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        person TEXT NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        phrase TEXT NOT NULL,
        said TEXT NOT NULL,
        act TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
        table_id TEXT NOT NULL,
        reporter TEXT NOT NULL,
        person TEXT NOT NULL,
        why TEXT NOT NULL
    );
    CREATE TABLE ratings (
        person TEXT NOT NULL,
        family TEXT NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        volatility REAL NOT NULL,
        matches INTEGER NOT NULL,
        PRIMARY KEY (person, family)
    ) WITHOUT ROWID;
    CREATE TABLE rated (
        table_id TEXT NOT NULL,
        match INTEGER NOT NULL,
        PRIMARY KEY (table_id, match)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''; -- a server process, if several
    ALTER TABLE tables ADD COLUMN term INTEGER NOT NULL DEFAULT 0; -- how often it was taken over
    CREATE INDEX tables_by_owner ON tables (owner);
    """,
    """
    ALTER TABLE tables ADD COLUMN used TEXT NOT NULL DEFAULT ''; -- the last day, if not the first
    ALTER TABLE reports ADD COLUMN line INTEGER NOT NULL DEFAULT 0; -- the last one said before
    ALTER TABLE reports ADD COLUMN done TEXT NOT NULL DEFAULT ''; -- when it was marked
    """,
)
"""The statements that lead from each version to the next. Those of a release never change."""

VERSION: Final = len(MIGRATIONS)


def statements(version: int) -> list[str]:
    """The statements that lead from that version to the next."""
    # No text in them holds a semicolon or two dashes.
    script = re.sub(r"--.*", "", MIGRATIONS[version])
    return [one.strip() for one in script.split(";") if one.strip()]
