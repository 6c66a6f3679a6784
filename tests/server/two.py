"""Two server processes that share tables, as tests need them."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from euchre.store.store import Store
from tests.nats import Nats
from tests.server.roaming import Roamer, all_progress
from tests.server.running import Server


@dataclass(frozen=True, slots=True)
class Own:
    """What only one of two server processes has."""

    more: tuple[str, ...] = ()
    first: str = ""
    """Statements that its program begins with."""


class Two:
    """Two server processes at one NATS and one database; each may be killed and started again."""

    def __init__(
        self, folder: Path, nats: Nats, *more: str, own: Sequence[Own] = (Own(), Own())
    ) -> None:
        """Start both."""
        self.folder, self.more, self.own = folder, ("--bus", nats.url, *more), own
        self.opened: dict[str, str] = {}
        """Where each table was opened."""
        self.servers = [self._started(at, 0) for at in range(2)]

    def _started(self, at: int, port: int) -> Server:
        own = self.own[at]
        return Server(self.folder, port, *self.more, *own.more, first=own.first)

    @property
    def addresses(self) -> list[str]:
        """Where they listen."""
        return [one.address for one in self.servers]

    async def start(self, at: int) -> None:
        """Start one again, where it was."""
        port = self.servers[at].port
        self.servers[at].__exit__(None, None, None)
        self.servers[at] = await asyncio.to_thread(self._started, at, port)

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

    def people(self, count: int, rng: random.Random, thinks: float = 0.0) -> list[Roamer]:
        """As many tables opened, half at each process; who plays there is at either, by turns."""
        found = []
        for at in range(count):
            table, token = self.servers[at % 2].open_table(seed=None, player="random")
            self.opened[table] = self.addresses[at % 2]
            addresses = self.addresses if at // 2 % 2 else self.addresses[::-1]
            found.append(Roamer(table, token, addresses, random.Random(rng.random()), thinks))
        return found


async def playing(people: Sequence[Roamer]) -> list[asyncio.Task[None]]:
    """Let them play; the tasks, once each of them does."""
    tasks = [asyncio.create_task(one.play()) for one in people]
    await all_progress(people, monotonic())
    return tasks


def check(store: Store, people: Sequence[Roamer]) -> None:
    """What they were told is in the store, and nothing twice; the store is closed then."""
    with closing(store):
        for one in people:
            asyncio.run(one.check(store))
