"""What only SQLite can suffer: full disks, folders that cannot be written, damaged files."""

from __future__ import annotations

import os
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from euchre.protocol.words import read
from euchre.store import schema
from euchre.store.database import Connection
from euchre.store.sqlite import FILE, Sqlite
from euchre.store.store import Store, open_store
from euchre.store.writer import Writer
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry
from euchre.texts import Catalogue
from tests.store.places import TOKEN, refused, run, stored


def test_a_secret_is_stored_hashed(folder: Path) -> None:
    """A token stands nowhere in the files."""
    with closing(open_store(folder)) as store:
        stored(store)
        assert run(store.seat(TOKEN)) == ("table", 0)
        assert all(TOKEN.encode() not in file.read_bytes() for file in folder.iterdir())
    assert all(TOKEN.encode() not in file.read_bytes() for file in folder.iterdir())


def test_a_full_disk_refuses_and_loses_nothing(folder: Path) -> None:
    """When there is no more room, entries are refused with the reason; with room it goes on."""
    with closing(open_store(folder)) as store:
        entries = stored(store)
        limit = store._writer.submit(_page_limit(1)).result()
        event, number = entries[-1].event, len(entries)
        with pytest.raises(NotStoredError) as caught:
            _fill(store, entries)
        number = len(run(store.entries_after("table", -1)))
        assert caught.value.reason.key == "store-full"
        assert Catalogue().say(read(caught.value.reason))
        assert list(run(store.entries_after("table", -1)))[: len(entries)] == entries
        store._writer.submit(_page_limit(limit)).result()
        run(store.append("table", [Entry(number, 1, event)]))
    with closing(open_store(folder)) as store:
        assert len(run(store.entries_after("table", -1))) == number + 1


def _fill(store: Store, entries: list[Entry]) -> None:
    """Store long entries until one is refused."""
    for number in range(len(entries), 10_000):
        run(store.append("table", [Entry(number, 1, entries[-1].event, "x" * 400)]))


def _page_limit(pages: int) -> Callable[[Connection], int]:
    """Let the database have at most that many pages (never fewer than it has); the limit before."""

    def job(connection: Connection) -> int:
        (before,) = connection.execute("PRAGMA max_page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return int(before)

    return job


@pytest.fixture
def plain_user() -> Iterator[None]:
    """Whoever runs the tests is nobody special: root could write anywhere."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_refused(plain_user: None) -> None:  # noqa: ARG001
    """A read-only data folder is refused at the start, whether or not games are in it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        assert refused(lambda: open_store(folder)) == "store-read-only"
        assert refused(lambda: open_store(folder / "below")) == "store-no-folder"
        folder.chmod(stat.S_IRWXU)
        open_store(folder).close()
        for file in folder.iterdir():
            file.chmod(stat.S_IRUSR)
        folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        assert refused(lambda: open_store(folder)) == "store-read-only"
        folder.chmod(stat.S_IRWXU)


def test_a_file_where_the_folder_should_be_is_refused(tmp_path: Path) -> None:
    """A folder that cannot be made is named."""
    (tmp_path / "file").write_text("x")
    assert refused(lambda: open_store(tmp_path / "file" / "games")) == "store-no-folder"
    assert refused(lambda: open_store(tmp_path / "file")) == "store-no-folder"


def test_a_newer_database_is_refused_untouched(folder: Path) -> None:
    """What a newer version wrote is neither read nor changed."""
    open_store(folder).close()
    file = folder / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = file.read_bytes()
    assert refused(lambda: open_store(folder)) == "store-newer"
    assert file.read_bytes() == before


def test_a_file_that_is_not_ours_is_refused_untouched(folder: Path) -> None:
    """Neither another program's database nor any other file is taken for ours."""
    folder.mkdir(parents=True)
    file = folder / FILE
    for content in (b"not a database, but long enough to be looked at" * 40, None):
        file.unlink(missing_ok=True)
        if content is None:
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("CREATE TABLE theirs (x)")
        else:
            file.write_bytes(content)
        before = file.read_bytes()
        assert refused(lambda: open_store(folder)) == "store-not-ours"
        assert file.read_bytes() == before


def test_a_damaged_database_is_refused(folder: Path) -> None:
    """Pages overwritten with nonsense are noticed, and said."""
    with closing(open_store(folder)) as store:
        stored(store)
    file = folder / FILE
    content = bytearray(file.read_bytes())
    content[4096:] = b"\x07" * (len(content) - 4096)
    content[100:4096] = b"\x07" * 3996
    file.write_bytes(content)
    assert refused(lambda: open_store(folder)) == "store-damaged"


@dataclass(frozen=True)
class Closed(Sqlite):
    """A database that nobody can connect to."""

    def connect(self) -> Connection:
        """Fail."""
        raise sqlite3.OperationalError("no")


def test_a_writer_that_cannot_connect_says_so(folder: Path) -> None:
    """The error of connecting is raised where the writer was made."""
    with pytest.raises(sqlite3.OperationalError):
        Writer(Closed(folder / FILE))
