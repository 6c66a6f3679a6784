"""The places where the same tests of the store run."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import cast

import psycopg
import pytest

from euchre.store.database import Connection
from euchre.store.postgres import SCHEMA, Session, postgres_at
from euchre.store.sqlite import FILE, Sqlite
from tests.postgres import Postgres
from tests.store.places import Place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "games" / "euchre"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each kind of database, one after the other."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return postgres_of(request.getfixturevalue("postgres"))


def sqlite_in(folder: Path) -> Place:
    """A file in that folder."""
    file = folder / FILE

    def plain() -> Connection:
        return cast(Connection, sqlite3.connect(file, isolation_level=None))

    return Place(Sqlite(file), plain)


def postgres_of(server: Postgres) -> Place:
    """The database of that server, emptied."""
    url = server.emptied()

    def plain() -> Connection:
        options = f"-c search_path={SCHEMA}"
        return Session(psycopg.connect(url, autocommit=True, options=options))

    return Place(postgres_at(url), plain)
