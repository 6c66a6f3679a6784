"""Two server processes whose ways to NATS and to the database can each be slow or break."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from euchre.store.postgres import SCHEMA, postgres_at
from euchre.store.store import store_of
from tests.nats import Nats
from tests.postgres import Postgres
from tests.relay import Relay, relay_to
from tests.server.roaming import Roamer
from tests.server.two import Own, Two

HOUR = 3600
NAMES = ("server0", "server1")

_FIRST = """
import time
now, now_ns = time.time, time.time_ns
time.time = lambda: now() + {0}
time.time_ns = lambda: now_ns() + {0} * 10**9
import euchre.bus.base
euchre.bus.base.LEASE = 1.0
"""
"""Another clock (nothing of the program asks ``datetime`` what time it is), and leases that need
not be waited for so long; so early that all that is imported later goes by them."""

_NOTE_WRITERS = """
CREATE TABLE {0}.writers (table_id TEXT, number BIGINT, term BIGINT, owner TEXT, who TEXT);
CREATE FUNCTION {0}.note_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO {0}.writers
        SELECT NEW.table_id, NEW.number, term, owner, current_setting('application_name')
        FROM {0}.tables WHERE id = NEW.table_id;
    RETURN NEW;
END $$;
CREATE TRIGGER note_writer AFTER INSERT ON {0}.log
    FOR EACH ROW EXECUTE FUNCTION {0}.note_writer();
"""
"""The database notes in whose term an entry was written, and by which process."""


@dataclass
class Apart:
    """The processes, and the ways of each."""

    two: Two
    postgres: Postgres
    to_nats: Sequence[Relay]
    to_store: Sequence[Relay]

    def heal(self) -> None:
        """Let all be as at the start."""
        for relay in (*self.to_nats, *self.to_store):
            relay.heal()

    def term(self, one: Roamer) -> int:
        """How often a table was taken."""
        (row,) = self._rows("SELECT term FROM {}.tables WHERE id = %s", one.table)
        return int(row[0])

    def writer(self, one: Roamer) -> int:
        """Which process has written the last entry of a table."""
        query = "SELECT who FROM {}.writers WHERE table_id = %s ORDER BY number DESC LIMIT 1"
        (row,) = self._rows(query, one.table)
        return NAMES.index(row[0])

    def stored(self, one: Roamer) -> int:
        """The last number of a table in the database."""
        (row,) = self._rows("SELECT max(number) FROM {}.log WHERE table_id = %s", one.table)
        return int(row[0])

    def _rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        with closing(psycopg.connect(self.postgres.url)) as connection:
            return connection.execute(query.format(SCHEMA).encode(), values).fetchall()

    def logs(self, one: Roamer) -> list[str]:
        """The log of a table, as each process tells it."""
        path, tokens = f"api/tables/{one.table}/log", [one.token]
        logs = [server.get(path, tokens=tokens) for server in self.two.servers]
        return [log.text for log in logs if log.status_code == 200]

    def check(self, people: Sequence[Roamer]) -> None:
        """All that was told is in the log, once; of two processes only the owner ever wrote."""
        with closing(store_of(postgres_at(self.postgres.url))) as store:
            for one in people:
                asyncio.run(one.check(store))
        rows = self._rows(
            "SELECT table_id, number, term, owner, who FROM {}.writers ORDER BY table_id, number"
        )
        whose: dict[str, str] = {}
        last: dict[str, tuple[int, int]] = {}
        for table, number, term, owner, who in rows:
            # No owner's entries were written by another process, and none after the next term.
            assert whose.setdefault(owner, who) == who
            before, written = last.get(table, (-1, 1))
            assert (number, max(written, term)) == (before + 1, term)
            last[table] = (number, term)
        assert {one.table for one in people} <= last.keys()
        assert "" not in whose


@contextmanager
def two_apart(nats: Nats, postgres: Postgres, folder: Path) -> Iterator[Apart]:
    """Two processes, the clock of one an hour ahead and of the other an hour behind."""
    postgres.emptied()
    store_of(postgres_at(postgres.url)).close()
    postgres.run(_NOTE_WRITERS.format(SCHEMA))
    with ExitStack() as stack:
        to_nats = [stack.enter_context(relay_to(nats.port)) for _ in range(2)]
        to_store = [stack.enter_context(relay_to(postgres.socket)) for _ in range(2)]
        own = []
        for at, (name, ahead) in enumerate(zip(NAMES, (HOUR, -HOUR), strict=True)):
            store = f"postgresql://postgres@127.0.0.1:{to_store[at].port}/postgres"
            store += f"?sslmode=disable&gssencmode=disable&application_name={name}"
            bus = f"nats://127.0.0.1:{to_nats[at].port}"
            own.append(Own(("--bus", bus, "--db", store), _FIRST.format(ahead)))
        two = Two(folder, nats, own=own)
        stack.callback(two.close)
        yield Apart(two, postgres, to_nats, to_store)
