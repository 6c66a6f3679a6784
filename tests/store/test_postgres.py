"""What only PostgreSQL can suffer: servers that go away, addresses that lead nowhere."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import closing
from functools import partial

import psycopg
import pytest

from euchre.protocol.words import read
from euchre.store import schema
from euchre.store.postgres import SCHEMA, in_postgres, postgres_at
from euchre.store.store import Store, store_of
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry
from euchre.texts import Catalogue
from tests.postgres import Postgres
from tests.store.conftest import postgres_of
from tests.store.places import TOKEN, refused, run, stored

COUNT = 200
"""Numbers of a log that two processes want."""


def open_database(url: str) -> Store:
    """The store of that address."""
    return store_of(postgres_at(url))


def test_a_number_is_taken_once_between_two_processes(postgres: Postgres) -> None:
    """Two processes append to one log as fast as they can: each number is one of theirs, once."""
    place = postgres_of(postgres)
    with closing(place.open()) as store:
        entries = stored(store)
    command = [sys.executable, "-m", "tests.store.racing", postgres.url, str(len(entries))]
    racing = [
        subprocess.Popen(  # noqa: S603 - our own program
            [*command, str(COUNT), name], stdout=subprocess.PIPE, text=True
        )
        for name in ("one", "two")
    ]
    won = [process.communicate(timeout=120)[0].split() for process in racing]
    assert [process.returncode for process in racing] == [0, 0]
    rows = place.run("SELECT number, act FROM log ORDER BY number")[len(entries) :]
    assert [number for number, _ in rows] == [len(entries) + at for at in range(COUNT)]
    # What each was told that it had stored is what stands there.
    for name, numbers in zip(("one", "two"), won, strict=True):
        assert [str(number) for number, act in rows if act == name] == numbers
    assert sum(len(numbers) for numbers in won) == COUNT


def test_a_server_that_comes_back_is_used_again(postgres: Postgres) -> None:
    """A connection that the server closed is replaced, and nothing that was told is lost."""
    place = postgres_of(postgres)
    with closing(place.open()) as store:
        entries = stored(store)
        others = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = 'postgres' AND pid <> pg_backend_pid()"
        )
        for at in range(3):
            place.run(others)
            run(store.append("table", [Entry(len(entries) + at, 1, entries[-1].event)]))
        assert len(run(store.entries_after("table", -1))) == len(entries) + 3


def test_a_connection_that_breaks_in_a_transaction_is_told_and_replaced(postgres: Postgres) -> None:
    """Whoever waits is told without any name of ours, and the next one is served."""
    place = postgres_of(postgres)
    with closing(place.open()) as store:
        entries = stored(store)
        broken = store._writer.submit(
            lambda connection: connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        )
        with pytest.raises(psycopg.Error):
            broken.result()
        run(store.append("table", [Entry(len(entries), 1, entries[-1].event)]))

        async def ask() -> None:
            await store._done(
                lambda connection: connection.execute(
                    "SELECT pg_terminate_backend(pg_backend_pid())"
                )
            )

        with pytest.raises(NotStoredError) as caught:
            run(ask())
        assert caught.value.reason.key == "store-down"
        assert not caught.value.outrun
        said = Catalogue().say(read(caught.value.reason))
        assert "postgres" not in said.lower()


def test_a_log_that_is_locked_is_busy(postgres: Postgres) -> None:
    """What waits for another program too long is refused as busy, and can be tried again."""
    place = postgres_of(postgres)
    with closing(place.open()) as store, closing(psycopg.connect(postgres.url)) as other:
        entries = stored(store)
        store._writer.submit(lambda one: one.execute("SET lock_timeout = '50ms'")).result()
        other.execute("LOCK TABLE euchre.log")
        more = [Entry(len(entries), 1, entries[-1].event)]
        with pytest.raises(NotStoredError) as caught:
            run(store.append("table", more))
        assert caught.value.reason.key == "store-busy"
        other.rollback()
        run(store.append("table", more))


def test_addresses_that_lead_nowhere_are_refused_without_their_password(postgres: Postgres) -> None:
    """What is wrong is said, and a password is never."""
    bad = {
        "mysql://somebody@somewhere/games": "store-bad-url",
        "postgresql://u:hunter2@/x?nonsense=1": "store-bad-url",
        f"postgresql://u:hunter2@/nowhere?host={postgres.folder}": "store-unreachable",
        "postgresql://u:hunter2@127.0.0.1:1/x": "store-unreachable",
    }
    for url, key in bad.items():
        assert refused(partial(open_database, url)) == key
        with pytest.raises(Exception, match="store-") as caught:
            open_database(url)
        assert "hunter2" not in str(caught.value)


def test_a_schema_that_is_not_ours_is_refused_untouched(postgres: Postgres) -> None:
    """Neither a foreign schema nor one of a newer version is taken for ours."""
    place = postgres_of(postgres)
    with closing(psycopg.connect(postgres.url, autocommit=True)) as connection:
        connection.execute(f"CREATE SCHEMA {SCHEMA}".encode())
        connection.execute(f"CREATE TABLE {SCHEMA}.theirs (x TEXT)".encode())
    assert refused(place.open) == "store-schema-not-ours"
    assert place.run("SELECT relname FROM pg_class WHERE relname IN ('log', 'theirs')") == [
        ("theirs",)
    ]
    postgres.emptied()
    place.open().close()
    place.run(f"UPDATE format SET version = {schema.VERSION + 1}")  # noqa: S608
    assert refused(place.open) == "store-schema-newer"
    assert place.run("SELECT version FROM format") == [(schema.VERSION + 1,)]


def test_an_empty_schema_and_a_user_with_few_rights_are_enough(postgres: Postgres) -> None:
    """Whoever owns the schema needs no more; whoever may not write is refused."""
    place = postgres_of(postgres)
    with closing(psycopg.connect(postgres.url, autocommit=True)) as connection:
        connection.execute("DROP ROLE IF EXISTS player")
        connection.execute("CREATE ROLE player LOGIN")
        url = postgres.url.replace("//postgres@", "//player@")
        connection.execute("REVOKE CREATE ON DATABASE postgres FROM PUBLIC")
        assert refused(lambda: open_database(url)) == "store-forbidden"
        connection.execute(f"CREATE SCHEMA {SCHEMA} AUTHORIZATION player".encode())
        with closing(open_database(url)) as store:
            stored(store)
            assert run(store.seat(TOKEN)) == ("table", 0)
        connection.execute("ALTER ROLE player SET default_transaction_read_only = on")
        assert refused(lambda: open_database(url)) == "store-forbidden"
        postgres.emptied()
        connection.execute("DROP ROLE player")
    assert place.run("SELECT 1") == [(1,)]


def test_a_secret_is_stored_hashed(postgres: Postgres) -> None:
    """A token stands in no row."""
    place = postgres_of(postgres)
    with closing(place.open()) as store:
        stored(store)
    rows = [place.run(f"SELECT * FROM {name}") for name in ("tables", "seats", "log")]  # noqa: S608
    assert all(rows)
    assert TOKEN not in str(rows)


def test_words_of_the_schema_have_others_in_postgres() -> None:
    """Types and defaults are turned, names that contain such words are not."""
    said = in_postgres("CREATE TABLE t (n INTEGER, b BLOB, r REAL, INTEGERS TEXT) WITHOUT ROWID")
    assert said == "CREATE TABLE t (n BIGINT, b BYTEA, r DOUBLE PRECISION, INTEGERS TEXT) "


def test_jobs_of_two_stores_that_wait_for_each_other_end(postgres: Postgres) -> None:
    """Two batches that take the same numbers in opposite order: each is told one way or another."""
    place = postgres_of(postgres)
    with closing(place.open()) as one, closing(place.open()) as other:
        entries = stored(one)
        event = entries[-1].event
        first, second = len(entries), len(entries) + 1

        async def both() -> list[object]:
            jobs = [
                store.append("table", [Entry(number, 1, event, name)])
                for store, name, numbers in (
                    (one, "one", (first, second)),
                    (other, "other", (second, first)),
                )
                for number in numbers
            ]
            return await asyncio.gather(*jobs, return_exceptions=True)

        told = run(both())
        assert all(result is None or isinstance(result, NotStoredError) for result in told)
        assert told.count(None) == len(run(one.entries_after("table", -1))) - len(entries)
