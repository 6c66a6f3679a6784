"""A bus between hubs in one process, that may lose what is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from euchre.bus import BusError, Hear


@dataclass
class Wires:
    """What connects the buses."""

    hears: dict[str, Hear] = field(default_factory=dict)
    loses: Iterator[bool] = field(default_factory=lambda: iter(()))
    """Whether the next messages are lost; none is, when there is no more to say."""
    lost: int = 0
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def carry(self, to: str, message: bytes) -> None:
        """Bring a message, in order."""
        if next(self.loses, False):
            self.lost += 1
            return
        hear = self.hears.get(to)
        if hear is None:
            return

        async def bring(hear: Hear = hear) -> None:
            await hear(message)

        task = asyncio.create_task(bring())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


@dataclass
class LocalBus:
    """One of them."""

    name: str
    wires: Wires
    is_sure: bool = True
    came_back: Callable[[], None] = lambda: None

    async def open(
        self,
        hear: Hear,
        came_back: Callable[[], None],
        is_well: Callable[[], bool],  # noqa: ARG002 - there are no leases
    ) -> None:
        """Begin to hear."""
        self.wires.hears[self.name] = hear
        self.came_back = came_back

    async def close(self) -> None:
        """Hear no more."""
        del self.wires.hears[self.name]

    def send(self, to: str, message: bytes) -> None:
        """Send to one."""
        self.wires.carry(to, message)

    def send_all(self, message: bytes) -> None:
        """Send to all others."""
        for name in self.wires.hears:
            if name != self.name:
                self.wires.carry(name, message)

    async def ask(self, to: str, message: bytes) -> bytes:
        """What one answers."""
        answer = await self.wires.hears[to](message) if to in self.wires.hears else None
        if answer is None:
            raise BusError(to)
        return answer

    async def ask_all(self, message: bytes) -> bytes | None:
        """What the first answers that does."""
        for name, hear in list(self.wires.hears.items()):
            if name != self.name and (answer := await hear(message)) is not None:
                return answer
        return None

    async def is_alive(self, process: str) -> bool:
        """Whether it hears."""
        return process in self.wires.hears

    def trust(self) -> None:
        """There are no leases."""
