"""All tables of a server: opened when somebody comes, closed when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from euchre.protocol.messages import CreateTable
from euchre.server.hub import Hub
from euchre.store.store import open_store
from euchre.table.computers import NO_PAUSES
from euchre.table.queue import TableQueue


@dataclass
class Listener:
    """A connection that counts what it is sent."""

    seat: int | None = 0
    person: str = ""
    name: str = ""
    others: tuple[str, ...] = ()
    covered: bool = False
    got: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.got.append(message)


def with_hub(folder: Path, scene: Callable[[Hub], Awaitable[None]]) -> None:
    """Run a scene with a hub that keeps few tables open."""

    async def run() -> None:
        with closing(open_store(folder)) as store:
            hub = Hub(store, NO_PAUSES, most_open=3)
            try:
                await scene(hub)
            finally:
                await hub.close()

    asyncio.run(run())


async def seat_at(hub: Hub, table: str, token: str) -> tuple[TableQueue, int]:
    """The table with its queue and the seat that a secret opens."""
    _, who = await hub.visit(table, token)
    queue, seat = hub.open_queue(table), who.seat
    assert queue is not None
    assert seat is not None
    return queue, seat


def test_a_table_is_opened_once(tmp_path: Path) -> None:
    """Several who come at the same time meet at one table."""

    async def scene(hub: Hub) -> None:
        made = await hub.create(CreateTable(preset="na24"))
        await hub.close()
        found = await asyncio.gather(*(seat_at(hub, made.table, made.token) for _ in range(5)))
        assert len({id(queue) for queue, _ in found}) == 1

    with_hub(tmp_path, scene)


def test_tables_without_anybody_are_closed_and_opened_again(tmp_path: Path) -> None:
    """A server keeps few idle tables in mind; those where somebody sits stay."""

    async def scene(hub: Hub) -> None:
        kept = await hub.create(CreateTable(preset="na24"))
        queue, seat = await seat_at(hub, kept.table, kept.token)
        queue.join(Listener(seat), -1)
        made = [await hub.create(CreateTable(preset="na24", seed=seed)) for seed in range(12)]
        for one in made:
            there, _ = await seat_at(hub, one.table, one.token)
            while not there.is_idle:  # noqa: ASYNC110 - a few turns of the loop
                await asyncio.sleep(0)
        await hub.create(CreateTable(preset="na24"))
        # How many of the idle ones are left depends on when each came to rest.
        assert len(hub._queues) <= hub.most_open
        assert (await seat_at(hub, kept.table, kept.token))[0] is queue
        numbers = [(await seat_at(hub, one.table, one.token))[0].table.number for one in made]
        assert min(numbers) >= 1

    with_hub(tmp_path, scene)


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    """Two tables with one seed are dealt the same cards; without a seed no two are alike."""

    async def scene(hub: Hub) -> None:
        hands = []
        for seed in (5, 5, None, None):
            made = await hub.create(CreateTable(preset="na24", seed=seed))
            queue, seat = await seat_at(hub, made.table, made.token)
            hands.append(queue.table.view(seat).hand)
        assert hands[0] == hands[1]
        assert len(set(hands)) == 3

    with_hub(tmp_path, scene)
