"""The store: what is accepted is kept, and what cannot be kept is said plainly."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from euchre.protocol.words import read
from euchre.rules import PRESETS
from euchre.store import schema
from euchre.store.store import FILE, BrokenRecordError, Store, StoreError, open_store
from euchre.store.writer import Writer
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry, load_table
from euchre.texts import Catalogue
from tests.table.tables import facts_of, opened, played

_Result = TypeVar("_Result")
TOKEN = "a secret of many letters"  # noqa: S105 - of no table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "games" / "euchre"


def run(coroutine: Coroutine[Any, Any, _Result]) -> _Result:
    return asyncio.run(coroutine)


def stored(store: Store, name: str = "na24", deals: int = 2) -> list[Entry]:
    """A table with some deals in the store; its entries."""
    facts = facts_of(name)
    moments = list(played(facts, random.Random(name), deals=deals))
    run(store.create(facts, "seed", [(0, TOKEN)], moments[0][1]))
    for _, entries in moments[1:]:
        run(store.append(facts.id, entries))
    return [one for _, entries in moments for one in entries]


def refused(action: Callable[[], object]) -> str:
    """The key of the reason for which the store cannot be opened; it can be said."""
    with pytest.raises(StoreError) as caught:
        action()
    assert Catalogue().say(read(caught.value.reason))
    return caught.value.reason.key


@pytest.mark.parametrize("name", PRESETS)
def test_a_table_comes_back_as_it_was(folder: Path, name: str) -> None:
    """Facts, seed and every entry survive closing and opening."""
    with closing(open_store(folder)) as store:
        entries = stored(store, name)
    with closing(open_store(folder)) as store:
        record = run(store.table("table"))
    assert record is not None
    assert (record.facts, record.seed) == (facts_of(name), "seed")
    assert list(record.entries) == entries
    assert load_table(record.facts, record.seed, record.entries).number == entries[-1].number


def test_a_secret_opens_its_seat_and_is_stored_hashed(folder: Path) -> None:
    """The token finds table and seat; it stands nowhere in the file, and another finds nothing."""
    with closing(open_store(folder)) as store:
        stored(store)
        assert run(store.seat(TOKEN)) == ("table", 0)
        assert run(store.seat(TOKEN + "x")) is None
    assert all(TOKEN.encode() not in file.read_bytes() for file in folder.iterdir())


def test_the_pace_is_kept(folder: Path) -> None:
    """A table that was made slow is slow when it is opened again."""
    with closing(open_store(folder)) as store:
        stored(store)
        run(store.set_pace("table", "slow"))
        record = run(store.table("table"))
    assert record is not None
    assert record.facts.pace == "slow"


def test_a_number_is_taken_once(folder: Path) -> None:
    """Of two steps with one number the second is refused whole, as outrun."""
    with closing(open_store(folder)) as store:
        entries = stored(store)
        last = entries[-1]
        with pytest.raises(NotStoredError) as caught:
            run(store.append("table", [Entry(last.number + 1, 1, last.event), last]))
        assert caught.value.outrun
        assert list(run(store.entries_after("table", -1))) == entries
        assert list(run(store.entries_after("table", 3))) == entries[4:]


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


def _page_limit(pages: int) -> Callable[[sqlite3.Connection], int]:
    """Let the database have at most that many pages (never fewer than it has); the limit before."""

    def job(connection: sqlite3.Connection) -> int:
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


def test_a_database_of_the_first_version_is_read(folder: Path) -> None:
    """Its tables come back, without what people added to the shuffles, and can go on."""
    with closing(open_store(folder)) as store:
        entries = stored(store)
    file = folder / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN nonces")
        connection.execute("PRAGMA user_version = 1")
        said = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'tables'").fetchone()
    assert "nonces" not in said[0]
    with closing(open_store(folder)) as store:
        record = run(store.table("table"))
        assert run(store.seat(TOKEN)) == ("table", 0)
    assert record is not None
    assert (record.facts.nonces, list(record.entries)) == ((), entries)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)


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


@pytest.mark.parametrize(
    ("statement", "number"),
    [
        ("UPDATE log SET event = 'nonsense' WHERE number = 5", 5),
        ('UPDATE log SET event = \'{"event":"act"}\' WHERE number = 7', 7),
        ("UPDATE tables SET rules = '{\"end.target\": -4}'", -1),
        ("UPDATE tables SET rules = '{'", -1),
        ("UPDATE tables SET seats = '[{}]'", -1),
        ("UPDATE tables SET preset = 'a game of long ago'", -1),
    ],
)
def test_a_damaged_table_is_named_at_its_damage(folder: Path, statement: str, number: int) -> None:
    """A stored table that makes no sense is refused with the place; others are not touched."""
    with closing(open_store(folder)) as store:
        stored(store)
        store._writer.submit(lambda connection: connection.execute(statement)).result()
        with pytest.raises(BrokenRecordError) as caught:
            run(store.table("table"))
        assert caught.value.number == number
        assert run(store.table("other")) is None


def test_an_older_database_is_brought_up_to_date(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration changes the schema and keeps what is stored; one that fails changes nothing."""
    with closing(open_store(folder)) as store:
        entries = stored(store)
    more = (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT '';")
    monkeypatch.setattr(schema, "VERSION", len(more))
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "ALTER TABLE nowhere ADD x;"))
    assert refused(lambda: open_store(folder)) == "store-trouble"
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    open_store(folder).close()
    with closing(open_store(folder)) as store:
        assert list(run(store.entries_after("table", -1))) == entries
        found = store._writer.submit(
            lambda connection: connection.execute("SELECT title FROM tables").fetchall()
        ).result()
        assert found == [("",)]


def test_jobs_that_wait_are_stored_together_and_fail_alone(folder: Path) -> None:
    """Many tables at once: each is stored, and one that is refused harms no other."""
    with closing(open_store(folder)) as store:
        entries = stored(store)
        last = entries[-1]

        async def many() -> list[object]:
            jobs = [
                store.append("table", [Entry(last.number + 1 + at // 2, 1, last.event)])
                for at in range(20)
            ]
            return await asyncio.gather(*jobs, return_exceptions=True)

        results = run(many())
        assert [isinstance(one, NotStoredError) for one in results] == [False, True] * 10
        assert len(run(store.entries_after("table", -1))) == len(entries) + 10


def test_a_job_that_was_given_up_stops_nothing(folder: Path) -> None:
    """Whoever waits may leave; the writer goes on."""
    with closing(open_store(folder)) as store:
        entries = stored(store)

        async def leave() -> None:
            waiting = asyncio.ensure_future(store.entries_after("table", -1))
            await asyncio.sleep(0)
            waiting.cancel()

        for _ in range(20):
            run(leave())
        assert list(run(store.entries_after("table", -1))) == entries


def test_two_processes_may_share_a_folder(folder: Path) -> None:
    """A second store in the same folder sees what the first has stored."""
    with closing(open_store(folder)) as one, closing(open_store(folder)) as other:
        entries = stored(one)
        assert list(run(other.entries_after("table", -1))) == entries


def test_a_writer_that_cannot_connect_says_so() -> None:
    """The error of connecting is raised where the writer was made."""

    def connect() -> sqlite3.Connection:
        raise sqlite3.OperationalError("no")

    with pytest.raises(sqlite3.OperationalError):
        Writer(connect)


def test_a_new_table_needs_a_new_id(folder: Path) -> None:
    """A table is stored whole or not at all."""
    facts = facts_of()
    _, entries = opened(facts)
    with closing(open_store(folder)) as store:
        run(store.create(facts, "seed", [(0, TOKEN)], entries))
        with pytest.raises(NotStoredError):
            run(store.create(facts, "seed", [(0, "another")], entries))
        assert run(store.seat("another")) is None
