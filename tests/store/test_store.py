"""The store, on every database: what is accepted is kept, and what cannot be is said plainly."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre.game import legal
from euchre.rules import PRESETS
from euchre.store import schema
from euchre.store.database import Connection
from euchre.store.store import BrokenRecordError
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry, load_table, new_table
from tests.store.places import TOKEN, Place, refused, run, stored
from tests.table.tables import facts_of, opened

FIRST_VERSION = Path(__file__).parents[1] / "data" / "store" / "version-1.json"
"""Rows of a table after two deals, as the first version of the database had them."""


@pytest.mark.parametrize("name", PRESETS)
def test_a_table_comes_back_as_it_was(place: Place, name: str) -> None:
    """Facts, seed and every entry survive closing and opening."""
    with closing(place.open()) as store:
        entries = stored(store, name)
    with closing(place.open()) as store:
        record = run(store.table("table"))
    assert record is not None
    assert (record.facts, record.seed) == (facts_of(name), "seed")
    assert list(record.entries) == entries
    assert load_table(record.facts, record.seed, record.entries).number == entries[-1].number


def test_a_secret_opens_its_seat_and_no_other_does(place: Place) -> None:
    """The token finds table and seat, and another finds nothing."""
    with closing(place.open()) as store:
        stored(store)
        assert run(store.seat(TOKEN)) == ("table", 0)
        assert run(store.seat(TOKEN + "x")) is None


def test_the_pace_is_kept(place: Place) -> None:
    """A table that was made slow is slow when it is opened again."""
    with closing(place.open()) as store:
        stored(store)
        run(store.change(replace(facts_of(), pace="slow", revision=1), []))
        record = run(store.table("table"))
    assert record is not None
    assert record.facts.pace == "slow"


def test_a_number_is_taken_once(place: Place) -> None:
    """Of two steps with one number the second is refused whole, as outrun."""
    with closing(place.open()) as store:
        entries = stored(store)
        last = entries[-1]
        with pytest.raises(NotStoredError) as caught:
            run(store.append("table", [Entry(last.number + 1, 1, last.event), last]))
        assert caught.value.outrun
        assert list(run(store.entries_after("table", -1))) == entries
        assert list(run(store.entries_after("table", 3))) == entries[4:]


def test_a_new_table_needs_a_new_id(place: Place) -> None:
    """A table is stored whole or not at all."""
    facts = facts_of()
    _, entries = opened(facts)
    with closing(place.open()) as store:
        run(store.create(facts, "seed", [(0, TOKEN)], entries))
        with pytest.raises(NotStoredError):
            run(store.create(facts, "seed", [(0, "another")], entries))
        assert run(store.seat("another")) is None


def test_entries_of_no_table_are_refused(place: Place) -> None:
    """A log needs its table: what refers to nothing is not stored."""
    _, entries = opened(facts_of())
    with closing(place.open()) as store:
        with pytest.raises(NotStoredError) as caught:
            run(store.append("nowhere", entries))
        assert not caught.value.outrun
        assert run(store.entries_after("nowhere", -1)) == ()


def test_jobs_that_wait_are_stored_together_and_fail_alone(place: Place) -> None:
    """Many tables at once: each is stored, and one that is refused harms no other."""
    with closing(place.open()) as store:
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


def test_a_job_that_was_given_up_stops_nothing(place: Place) -> None:
    """Whoever waits may leave; the writer goes on."""
    with closing(place.open()) as store:
        entries = stored(store)

        async def leave() -> None:
            waiting = asyncio.ensure_future(store.entries_after("table", -1))
            await asyncio.sleep(0)
            waiting.cancel()

        for _ in range(20):
            run(leave())
        assert list(run(store.entries_after("table", -1))) == entries


def test_two_stores_may_share_a_database(place: Place) -> None:
    """A second store in the same place sees what the first has stored."""
    with closing(place.open()) as one, closing(place.open()) as other:
        entries = stored(one)
        assert list(run(other.entries_after("table", -1))) == entries


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
def test_a_damaged_table_is_named_at_its_damage(place: Place, statement: str, number: int) -> None:
    """A stored table that makes no sense is refused with the place; others are not touched."""
    with closing(place.open()) as store:
        stored(store)
        place.run(statement)
        with pytest.raises(BrokenRecordError) as caught:
            run(store.table("table"))
        assert caught.value.number == number
        assert run(store.table("other")) is None


def test_the_last_match_is_enough_to_go_on(place: Place) -> None:
    """A table of several matches, some acts taken back, is the same whether all is read or that."""
    facts, rng = facts_of("na24", end_target="2"), random.Random(3)
    table = new_table(facts, "seed")
    steps = table.begin()
    with closing(place.open()) as store:
        run(store.create(facts, "seed", [], []))
        while table.match < 3 or table.number % 40:
            run(store.append(facts.id, [step.entry for step in steps]))
            table = table.after(steps)
            found = run(store.last_match(facts.id))
            assert found is not None
            assert {entry.match for entry in found.entries} == {table.match}
            loaded = load_table(found.facts, found.seed, found.entries, found.shuffles)
            assert (loaded.shuffles, loaded.number) == (table.shuffles, table.number)
            assert loaded.state == table.state
            seat = table.state.turn
            if seat is None:
                steps = table.begin() if table.state.is_over else table.next_deal()
            elif rng.random() < 0.1 and (to := table.before_last_act(seat)) is not None:
                steps = table.take_back(to)
            else:
                steps = table.act(seat, table.number, rng.choice(legal(table.state)))


# ------------------------------------------------------------------ versions


def test_an_older_database_is_brought_up_to_date(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration changes the schema and keeps what is stored; one that fails changes nothing."""
    with closing(place.open()) as store:
        entries = stored(store)
    more = (
        *schema.MIGRATIONS,
        "ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT ''; -- new; and more",
    )
    monkeypatch.setattr(schema, "VERSION", len(more))
    broken = "ALTER TABLE tables ADD COLUMN half TEXT; ALTER TABLE nowhere ADD COLUMN x TEXT;"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
    assert refused(place.open) in {"store-trouble", "store-unreachable"}
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    place.open().close()
    with closing(place.open()) as store:
        assert list(run(store.entries_after("table", -1))) == entries
    assert place.run("SELECT * FROM tables")[0][-1] == ""
    assert place.run("SELECT title FROM tables") == [("",)]


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_a_database_of_every_older_version_is_read(
    place: Place, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    """What the first version wrote comes back whatever version it was brought to, and goes on."""
    with monkeypatch.context() as patch:
        patch.setattr(schema, "VERSION", version)
        place.open().close()
    rows = json.loads(FIRST_VERSION.read_text(encoding="utf-8"))
    with closing(place.plain()) as connection:
        write_as_the_first_version(connection, rows)
    with closing(place.open()) as store:
        assert run(store.seat(TOKEN)) == ("table", 0)
        record = run(store.table("table"))
        assert record is not None
        assert (record.facts, record.seed) == (facts_of(), "seed")
        assert [one.number for one in record.entries] == [row[1] for row in rows["log"]]
        table = load_table(record.facts, record.seed, record.entries)
        assert table.state.public.awaits_deal
        run(store.append("table", [step.entry for step in table.next_deal()]))


def write_as_the_first_version(connection: Connection, rows: dict[str, list[Any]]) -> None:
    """Store rows as the first version did."""
    connection.executemany(
        "INSERT INTO tables (id, preset, rules, seats, seed, pace) VALUES (?, ?, ?, ?, ?, ?)",
        rows["tables"],
    )
    connection.executemany(
        "INSERT INTO seats (token, table_id, seat) VALUES (?, ?, ?)",
        [(bytes.fromhex(token), table, seat) for token, table, seat in rows["seats"]],
    )
    connection.executemany(
        "INSERT INTO log (table_id, number, match, act, event) VALUES (?, ?, ?, ?, ?)", rows["log"]
    )


def test_two_that_start_at_once_bring_it_up_to_date_once(place: Place) -> None:
    """Of many stores that open a new database together, all can use it."""

    async def all_at_once() -> list[object]:
        opening = [asyncio.to_thread(place.open) for _ in range(6)]
        stores = await asyncio.gather(*opening)
        try:
            return [await store.table("table") for store in stores]
        finally:
            for store in stores:
                store.close()

    assert run(all_at_once()) == [None] * 6
