"""A server removes tables that nobody uses, and only those."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from euchre.protocol.messages import CreateTable
from euchre.protocol.table_messages import TableSettings
from euchre.server.hub import Hub
from euchre.server.refused import RefusedError
from euchre.server.tidying import Tidying, keep_tidy, tidy
from euchre.store.people import Known
from euchre.store.store import open_store
from euchre.table.computers import NO_PAUSES
from tests.table.company import by_chance
from tests.table.listening import Ledger, Listener

DAY = 86_400.0


def test_what_nobody_uses_is_gone_and_what_is_open_stays(tmp_path: Path) -> None:
    """An empty table after its days, one where somebody is never; a game only if it is wanted."""

    async def scene(hub: Hub) -> None:
        order = CreateTable(preset="na24", settings=TableSettings())
        left, here = [(await hub.open_company(order, Known("p-ann", "Ann"))).table for _ in "12"]
        game = (await hub.create(CreateTable(preset="na24"))).table
        place, _ = await hub.visit(here, "")
        place.join(Listener(None, Ledger()), -1)
        for name in (here, game):
            queue = hub.open_queue(name)
            assert queue is not None
            while not (queue.listeners or queue.is_idle):  # noqa: ASYNC110 - a few turns of the loop
                await asyncio.sleep(0)
        now = await hub.store.clock()
        assert await tidy(hub, Tidying(), now + 29 * DAY) == 0
        assert await tidy(hub, Tidying(empty=0), now + 1000 * DAY) == 0
        assert await tidy(hub, Tidying(), now + 31 * DAY) == 1
        with pytest.raises(RefusedError):
            await hub.visit(left, "")
        await hub.visit(here, "")
        assert await hub.store.facts(game) is not None
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == 2:
                raise asyncio.CancelledError

        async def later() -> float:
            return await hub.store.clock() + 366 * DAY

        with pytest.raises(asyncio.CancelledError):
            await keep_tidy(hub, Tidying(played=365), later, sleep)
        assert len(slept) == 2
        assert await hub.store.facts(game) is None
        assert await hub.store.facts(here) is not None

    async def run() -> None:
        hub = Hub(store, NO_PAUSES, by_chance)
        try:
            await scene(hub)
        finally:
            await hub.close()

    with closing(open_store(tmp_path)) as store:
        asyncio.run(run())
