"""Two server processes with slow or broken ways, and clocks that are hours apart."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic

import pytest

from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.apart import Apart, two_apart
from tests.server.roaming import Roamer, all_progress, cancelled
from tests.server.two import playing
from tests.table.company import nonce_of

SOAK = os.environ.get("EUCHRE_TIER") == "soak"
ROUNDS, TABLES = (10, 20) if SOAK else (1, 4)
"""Of four people, each keeps another of: a table opened here or there, played here or there."""
ATTEMPTS = 10


@pytest.fixture(scope="module")
def running(
    nats: Nats, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Apart]:
    """One pair of processes for all of these tests."""
    with two_apart(nats, postgres, tmp_path_factory.mktemp("apart")) as both:
        yield both


@pytest.fixture
def apart(running: Apart) -> Iterator[Apart]:
    """The pair, with all ways as they should be before and after."""
    yield running
    running.heal()


@dataclass(frozen=True, slots=True)
class People:
    """Who plays, by where their tables were opened and where they play."""

    all: Sequence[Roamer]
    near: Sequence[Roamer]
    """At the first process, at tables that were opened there."""
    far: Sequence[Roamer]
    """At the second process, at tables that were opened at the first one."""
    others: Sequence[Roamer]
    """At tables that were opened at the second process."""


def people_of(apart: Apart, seed: int) -> People:
    """As many as are wanted, of each kind."""
    # Who acts at once leaves nobody else the processor.
    people = apart.two.people(TABLES, random.Random(seed), thinks=0.05)
    first = apart.two.addresses[0]
    opened = [one for one in people if apart.two.opened[one.table] == first]
    return People(
        people,
        [one for one in opened if one.addresses[0] == first],
        [one for one in opened if one.addresses[0] != first],
        [one for one in people if one not in opened],
    )


async def until(so: Callable[[], bool], patience: float = 60.0) -> None:
    """Wait until that is so."""
    end = monotonic() + patience
    while not so():
        assert monotonic() < end
        await asyncio.sleep(0.2)


def check(apart: Apart, people: Sequence[Roamer]) -> None:
    """Nothing is lost or doubled, and both processes tell the same."""

    def tell_the_same(one: Roamer) -> bool:
        logs = apart.logs(one)
        return len(logs) == 2 and logs[0] == logs[1]

    for one in people:
        # Computer players go on until it is somebody's turn.
        asyncio.run(until(partial(tell_the_same, one)))
    apart.check(people)


def test_a_slow_link_moves_no_table(apart: Apart) -> None:
    """With 150 ms each way between one process and NATS, all play on where they were."""
    people = people_of(apart, 1).all

    async def scene() -> bool:
        tasks = await playing(people)
        apart.to_nats[0].slow(0.15)
        before = list(map(apart.term, people))
        for _ in range(5 * ROUNDS):
            await all_progress(people, monotonic())
        await cancelled(tasks)
        return list(map(apart.term, people)) == before

    # Who has no turn for seconds on a busy machine loses its lease, be the link slow or not.
    assert any(asyncio.run(scene()) for _ in range(ATTEMPTS))
    apart.heal()
    check(apart, people)


def test_an_owner_that_alone_cannot_reach_nats_is_followed(apart: Apart) -> None:
    """Who is elsewhere plays on elsewhere, who is there plays on there; then all are together."""
    for at in range(ROUNDS):
        followed(apart, people_of(apart, at), apart.to_nats[0].cut)


def followed(apart: Apart, people: People, stop: Callable[[], None]) -> None:
    """All play on while something is in the way of the first process, and after it."""

    async def scene() -> None:
        tasks = await playing(people.all)
        stop()
        # On a busy machine some may have come there before.
        await until(lambda: all(apart.writer(one) == 1 for one in people.far))
        await all_progress(people.all, monotonic())
        apart.heal()
        await all_progress(people.all, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(apart, people.all)


def test_a_way_to_nats_that_stands_still_and_goes_on(apart: Apart) -> None:
    """For less than a lease, and for more: what was kept back does no harm when it comes.

    What the process lists is listed by the other one again.
    """
    server = apart.two.servers[0]
    host = server.post("people", {"name": "Ann"})["token"]
    settings = {"privacy": "public", "start": "host"}
    table = server.post("tables", {"preset": "na24", "settings": settings}, host)["table"]
    with server.sit(table, host) as sitting:
        sitting.tell(type="sit", seat=0, nonce=nonce_of("0"))
        asyncio.run(until(lambda: lobbies(apart) == [1, 1]))
        for at in range(ROUNDS):
            people = people_of(apart, at)
            asyncio.run(shortly(apart, people))
            followed(apart, people, apart.to_nats[0].hang)
            asyncio.run(until(lambda: lobbies(apart) == [1, 1]))
    asyncio.run(until(lambda: lobbies(apart) == [0, 0]))


async def shortly(apart: Apart, people: People) -> None:
    """All play on after a while in which those at the first process did."""
    tasks = await playing(people.all)
    apart.to_nats[0].hang()
    await all_progress(people.near, monotonic())
    apart.heal()
    await all_progress(people.all, monotonic())
    await cancelled(tasks)


def lobbies(apart: Apart) -> list[int]:
    """How many tables each process lists."""
    return [len(server.get("api/lobby").json()["tables"]) for server in apart.two.servers]


def test_an_owner_that_alone_cannot_reach_the_database_is_followed(apart: Apart) -> None:
    """It says so, and has no lease: its tables go on elsewhere, and so do the people there."""
    stops = (apart.to_store[0].hang, apart.to_store[0].cut)
    for stop in stops * ROUNDS if SOAK else stops[:1]:
        people = people_of(apart, 4)
        followed(apart, people, stop)
        told = {key for one in people.all for key in one.refused}
        assert told <= {"store-down", "server-stale"}


def test_what_was_stored_though_nobody_was_told_is_done_once(apart: Apart) -> None:
    """The database's answers are kept back and lost: who has heard nothing asks again."""
    people = people_of(apart, 5)

    async def scene() -> None:
        tasks = await playing(people.all)
        for _ in range(ROUNDS):
            apart.to_store[0].keep_answer(b'"event":', b"COMMIT")
            await until(apart.to_store[0].keeps_answer)
            apart.to_store[0].cut()
            apart.heal()
            await all_progress(people.all, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(apart, people.all)


def test_postgres_is_restarted_while_two_processes_play(apart: Apart) -> None:
    """What was refused meanwhile was not done; then it is, once."""
    people = people_of(apart, 6).all

    async def scene() -> None:
        tasks = await playing(people)
        for _ in range(ROUNDS):
            await asyncio.to_thread(apart.postgres.restart)
            await all_progress(people, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(apart, people)


def test_clocks_that_are_hours_apart_change_nothing(apart: Apart) -> None:
    """One clock is an hour ahead and the other an hour behind, in all tests of this file.

    A lease is over when whoever looks has seen no renewal for so many seconds of its own
    monotonic clock, so that no wall clock is asked, and none is compared with another. Where a
    time has to mean the same to all, as with a code that holds for some minutes, it is that of
    the database.
    """
    servers = apart.two.servers
    for here, there in (servers, servers[::-1]):
        who = here.post("people", {"name": "Ann"})
        code = here.post("me/code", {}, who["token"])["code"]
        moved = there.post("people/moved", {"code": code})
        assert moved["person"] == who["person"]
