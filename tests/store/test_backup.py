"""Backups: all that is stored at a moment, into either database, or nothing at all."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from euchre.store import schema
from euchre.store.backup import backup, restore
from euchre.table.table import Entry
from tests.postgres import Postgres
from tests.store.conftest import postgres_of, sqlite_in
from tests.store.places import TOKEN, Place, refused, run, stored

NAMES = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    " ORDER BY rowid"
)


def filled(place: Place) -> None:
    """Store a table, and a row of each kind that a table and its people leave."""
    with closing(place.open()) as store:
        stored(store)
    place.run(
        "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann’s ♥', 1)",
        "INSERT INTO ratings (person, family, rating, deviation, volatility, matches)"
        " VALUES ('ann', 'turn-up', 1500.25, 0.1, 0.06, 3)",
        "INSERT INTO reports (created, table_id, reporter, person, why)"
        " VALUES ('2026-01-02 03:04:05', 'table', 'ann', 'bob', '')",
        "INSERT INTO sittings (table_id, seat, person, since, until)"
        " VALUES ('table', 0, 'ann', 0, NULL)",
    )


def content(place: Place, names: list[str]) -> dict[str, list[str]]:
    """Every row of every table, in one order."""
    return {
        name: sorted(str(row) for row in place.run(f"SELECT * FROM {name}"))  # noqa: S608
        for name in names
    }


@pytest.mark.parametrize("kinds", ["sqlite-sqlite", "sqlite-postgres", "postgres-sqlite"])
def test_what_is_restored_is_what_was_stored(
    kinds: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """While the server runs, and from either database into either; the game goes on there."""

    def place_of(kind: str, name: str) -> Place:
        if kind == "postgres":
            return postgres_of(request.getfixturevalue("postgres"))
        (tmp_path / name).mkdir()
        return sqlite_in(tmp_path / name)

    old, new = (place_of(kind, f"{kind}-{at}") for at, kind in enumerate(kinds.split("-")))
    file = tmp_path / "backup"
    filled(old)
    with closing(old.open()) as store:
        assert backup(old.database, file) == 1
        entries = list(run(store.entries_after("table", -1)))
        run(store.append("table", [Entry(len(entries), 1, entries[-1].event)]))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["backup"]
    assert restore(file, new.database) == 1
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute(NAMES)]
    before, after = content(old, names), content(new, names)
    assert len(before.pop("log")) == len(after.pop("log")) + 1
    assert before == after
    assert sum(bool(rows) for rows in after.values()) >= 6
    with closing(new.open()) as store:
        assert run(store.seat(TOKEN)) == ("table", 0)
        assert list(run(store.entries_after("table", -1))) == entries
    # Numbers that the database gives by itself go on after those that were restored.
    place = new
    place.run("INSERT INTO reports (table_id, reporter, person, why) VALUES ('t', 'a', 'b', 'c')")
    assert place.run("SELECT id FROM reports ORDER BY id") == [(1,), (2,)]


def test_a_backup_of_an_older_version_is_restored(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is brought up to date on the way, and the file stays as it is."""
    (tmp_path / "old").mkdir()
    old, file = sqlite_in(tmp_path / "old"), tmp_path / "backup"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "VERSION", 1)
        old.database.connect().close()
        old.run(
            "INSERT INTO tables (id, preset, rules, seats, seed, pace)"
            " VALUES ('old', 'na24', '{}', '[]', 's', 'fast')"
        )
        backup(old.database, file)
    before = file.read_bytes()
    assert restore(file, place.database) == 1
    assert place.run("SELECT id, nonces FROM tables") == [("old", "[]")]
    assert file.read_bytes() == before


def test_nothing_is_written_over(place: Place, tmp_path: Path) -> None:
    """Neither a file by a backup, nor what is stored by a restore."""
    filled(place)
    file = tmp_path / "backup"
    backup(place.database, file)
    before = file.read_bytes()
    assert refused(lambda: backup(place.database, file)) == "backup-exists"
    assert file.read_bytes() == before
    place.run("DELETE FROM log WHERE number > 3")
    assert refused(lambda: restore(file, place.database)) == "restore-not-empty"
    assert place.run("SELECT count(*) FROM log") == [(4,)]


def test_what_is_no_backup_is_refused(place: Place, tmp_path: Path) -> None:
    """A missing, foreign, damaged or newer file leaves the database empty."""
    file = tmp_path / "backup"
    assert refused(lambda: restore(file, place.database)) == "backup-trouble"
    assert refused(lambda: backup(place.database, tmp_path / "no" / "file")) == "backup-trouble"
    file.write_bytes(b"not a database, but long enough to be looked at" * 40)
    assert refused(lambda: restore(file, place.database)) == "store-not-ours"
    file.unlink()
    (tmp_path / "old").mkdir()
    old = sqlite_in(tmp_path / "old")
    filled(old)
    backup(old.database, file)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\x07" * (len(whole) - 4096))
    assert refused(lambda: restore(file, place.database)) == "store-damaged"
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    assert refused(lambda: restore(file, place.database)) == "store-newer"
    place.open().close()
    assert place.run("SELECT * FROM tables") == []


def test_a_database_that_is_away_is_told_as_such(postgres: Postgres, tmp_path: Path) -> None:
    """A backup of a database that cannot be reached leaves no file."""
    place = postgres_of(postgres)
    place.open().close()
    postgres.run("ALTER TABLE euchre.format RENAME TO elsewhere")
    file = tmp_path / "backup"
    assert refused(lambda: backup(place.database, file)) == "store-schema-not-ours"
    assert list(tmp_path.iterdir()) == []
