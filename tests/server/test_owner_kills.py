"""Owners of tables that are killed, held and cut off: tables go on elsewhere, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

from euchre.store.store import open_store
from tests.nats import Nats, running_nats
from tests.server.roaming import Roamer, all_progress, cancelled
from tests.server.running import Server

SOAK = os.environ.get("EUCHRE_TIER") == "soak"
KILLS, TABLES = (20, 50) if SOAK else (2, 3)


class Two:
    """Two server processes at one NATS and one database; each may be killed and started again."""

    def __init__(self, folder: Path, nats: Nats, *more: str) -> None:
        """Start both."""
        self.folder, self.more = folder, ("--bus", nats.url, *more)
        self.servers = [Server(folder, 0, *self.more) for _ in range(2)]

    @property
    def addresses(self) -> list[str]:
        """Where they listen."""
        return [one.address for one in self.servers]

    async def start(self, at: int) -> None:
        """Start one again, where it was."""
        port = self.servers[at].port
        self.servers[at] = await asyncio.to_thread(Server, self.folder, port, *self.more)

    def kill(self, at: int) -> None:
        """Kill one."""
        one = self.servers[at]
        one.process.kill()
        one.process.wait()
        one.__exit__(None, None, None)

    def close(self) -> None:
        """Stop both, however they are."""
        for one in self.servers:
            one.process.send_signal(signal.SIGCONT)
            one.__exit__(None, None, None)

    def people(self, count: int, rng: random.Random) -> list[Roamer]:
        """As many tables opened, half at each process; who plays there is at either, by turns."""
        found = []
        for at in range(count):
            table, token = self.servers[at % 2].open_table(seed=None, player="random")
            addresses = self.addresses if at // 2 % 2 else self.addresses[::-1]
            found.append(Roamer(table, token, addresses, random.Random(rng.random())))
        return found


async def _playing(people: Sequence[Roamer]) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(one.play()) for one in people]
    await all_progress(people, monotonic())
    return tasks


def _check(folder: Path, people: Sequence[Roamer]) -> None:
    with closing(open_store(folder)) as store:
        for one in people:
            asyncio.run(one.check(store))


def test_tables_go_on_when_their_owner_is_killed(tmp_path: Path) -> None:
    """Whoever plays hears on, at the process that is left; what was answered is there, once."""
    rng = random.Random() if SOAK else random.Random(5)
    with ExitStack() as stack:
        two = Two(tmp_path, stack.enter_context(running_nats()))
        stack.callback(two.close)
        people = two.people(TABLES, rng)

        async def scene() -> None:
            tasks = await _playing(people)
            for kill in range(KILLS):
                since = monotonic()
                for one in people:
                    one.longest, one.progress = 0.0, since
                two.kill(kill % 2)
                await all_progress(people, since)
                if SOAK:
                    outages = sorted(one.longest for one in people)
                    print(f"kill {kill + 1}: outage {outages[len(people) // 2]:.2f} s in the "
                          f"median, {outages[-1]:.2f} s at most")
                await two.start(kill % 2)
                # Those that are left play on together with the one that has come back.
                await all_progress(people, monotonic())
            await cancelled(tasks)

        asyncio.run(scene())
    _check(tmp_path, people)
