"""Who keeps a table, where several processes share a database: one at a time, by its term."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from threading import Event
from typing import Any

import psycopg
import pytest

from euchre.store.database import Connection
from euchre.store.owners import Held
from euchre.store.store import Store
from euchre.store.terms import TermLedger
from euchre.table.facts import TableFacts
from euchre.table.queue import MovedError
from euchre.table.table import Entry
from euchre.table.talk import Line
from tests.postgres import Postgres
from tests.store.conftest import postgres_of
from tests.store.places import Place, run
from tests.table.tables import facts_of, played


def owned(store: Store) -> tuple[TableFacts, list[Entry]]:
    """A table of the process "one" with the beginning of a deal."""
    facts = facts_of("na24")
    entries = list(next(iter(played(facts, random.Random(1), deals=1)))[1])
    run(store.create(facts, "seed", [], entries, owner="one"))
    return facts, entries


WRITES: list[Callable[[TermLedger, TableFacts, list[Entry]], Coroutine[Any, Any, None]]] = [
    lambda ledger, facts, log: ledger.append(facts.id, [Entry(len(log), 1, log[-1].event)]),
    lambda ledger, facts, log: ledger.change(
        replace(facts, revision=facts.revision + 1), [Entry(len(log), 1, log[-1].event)]
    ),
    lambda ledger, facts, _: ledger.add_line(facts.id, Line(0, "p", 0, "Ann", "", "hello", "1")),
]


@pytest.mark.parametrize("write", WRITES, ids=["append", "change", "add_line"])
def test_an_owner_whose_table_was_taken_writes_nothing(
    place: Place, write: Callable[[TermLedger, TableFacts, list[Entry]], Coroutine[Any, Any, None]]
) -> None:
    """Even if nobody has written since, and the number is free."""
    with closing(place.open()) as store:
        facts, entries = owned(store)
        assert run(store.take(facts.id, Held("one", 1), "two")) == 2
        with pytest.raises(MovedError):
            run(write(TermLedger(store, 1), facts, entries))
        assert list(run(store.entries_after(facts.id, -1))) == entries
        assert run(store.lines(facts.id)) == []
        assert run(store.facts(facts.id)) == facts
        # The new one may.
        run(write(TermLedger(store, 2), facts, entries))


def test_a_table_is_taken_once(place: Place) -> None:
    """Of two that want it one gets it; who gives a table up leaves its term."""
    with closing(place.open()) as store:
        facts, _ = owned(store)
        held = run(store.held(facts.id))
        assert held == Held("one", 1)
        assert run(store.take(facts.id, held, "two")) == 2
        assert run(store.take(facts.id, held, "three")) is None
        run(store.give_up("three", [facts.id]))
        assert run(store.owned("two")) == {facts.id: 2}
        run(store.give_up("two"))
        assert run(store.held(facts.id)) == Held("", 2)
        assert run(store.held("no table")) is None


def test_a_server_without_others_has_no_terms(place: Place) -> None:
    """A table that nobody has taken is of term 0, and written as ever."""
    with closing(place.open()) as store:
        facts = facts_of("na24")
        entries = list(next(iter(played(facts, random.Random(1), deals=1)))[1])
        run(store.create(facts, "seed", [], entries))
        assert run(store.held(facts.id)) == Held("", 0)
        run(store.append(facts.id, [Entry(len(entries), 1, entries[-1].event)]))


def test_nobody_takes_a_table_in_the_middle_of_a_write(postgres: Postgres) -> None:
    """Whoever takes it waits until what its owner is writing is there, and then reads it."""
    place = postgres_of(postgres)
    with closing(place.open()) as store, closing(psycopg.connect(postgres.url)) as other:
        facts, entries = owned(store)
        checked, may_go_on = Event(), Event()

        def slow(connection: Connection) -> None:
            store._check(connection, facts.id, 1)
            checked.set()
            may_go_on.wait(30)
            connection.execute(
                "INSERT INTO log (table_id, number, match, act, event) VALUES (?, ?, 1, '', '{}')",
                (facts.id, len(entries)),
            )

        written = store._writer.submit(slow)
        assert checked.wait(30)
        take = "UPDATE euchre.tables SET owner = 'two', term = 2 WHERE id = %s AND term = 1"
        other.execute("SET lock_timeout = '100ms'")
        with pytest.raises(psycopg.errors.LockNotAvailable):
            other.execute(take, (facts.id,))
        other.rollback()
        may_go_on.set()
        written.result(30)
        assert other.execute(take, (facts.id,)).rowcount == 1
        found = other.execute("SELECT max(number) FROM euchre.log").fetchone()
        assert found == (len(entries),)
