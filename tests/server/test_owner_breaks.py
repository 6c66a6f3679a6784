"""What may break where two server processes play: each of them, and NATS."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import closing
from time import monotonic

from euchre.store.store import open_store
from tests.nats import Nats
from tests.server.roaming import all_progress, cancelled
from tests.server.running import Sitting
from tests.server.two import Two, check, playing


def test_an_owner_that_was_held_writes_nothing_when_it_goes_on(two: Two) -> None:
    """Its table was taken meanwhile, and nobody has written: what it is told is done elsewhere."""
    one, other = two.servers
    table, token = one.open_table(player="random")
    with one.sit(table, token) as near, other.sit(table, token) as away:
        before = near.until_asked()
        away.until_asked()
        one.process.send_signal(signal.SIGSTOP)
        # The other process takes the table when the lease is over, and shows it again.
        _until_shown_again(away)
        near.act()
        one.process.send_signal(signal.SIGCONT)
        _until_shown_again(near)
        assert near.now == before
        with closing(open_store(two.folder)) as store:
            held = asyncio.run(store.held(table))
            assert held is not None
            assert held.term > 1
            entries = asyncio.run(store.entries_after(table, -1))
            assert [entry.number for entry in entries] == list(range(before["number"] + 1))
        # The same connection goes on where the table is kept now.
        near.act()
        assert near.until_asked()["number"] > before["number"]
        assert not [got for got in near.got + away.got if got["type"] == "failure"]


def _until_shown_again(sitting: Sitting) -> None:
    while sitting.hear()["type"] != "snapshot":
        pass


def test_tables_go_on_without_nats_and_all_of_them_after_it(two: Two, nats: Nats) -> None:
    """NATS held, and then another one that knows nothing: what was played goes on, near and far."""
    people = two.people(4, random.Random(2))
    near = [one for one in people if two.opened[one.table] == one.addresses[0]]
    assert len(near) == 2

    async def scene() -> None:
        tasks = await playing(people)
        for stop, start in ((nats.hold, nats.go_on), (nats.stop, nats.start)):
            stop()
            await all_progress(near, monotonic())
            start()
            await all_progress(people, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(open_store(two.folder), people)


def test_a_process_that_leaves_hands_its_tables_over(two: Two) -> None:
    """Stopped and started again, as for a new version: play goes on elsewhere meanwhile."""
    people = two.people(4, random.Random(3))

    async def scene() -> None:
        tasks = await playing(people)
        since = monotonic()
        code, _, trouble = await asyncio.to_thread(two.servers[0].stop)
        assert code == 0
        assert "Traceback" not in trouble
        await all_progress(people, since)
        await two.start(0)
        await all_progress(people, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(open_store(two.folder), people)
