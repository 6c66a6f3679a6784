"""What one process says to another: in order, in few packets, and nothing lost unnoticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from euchre.server.between import Item, Packet, Say, Told, written

__all__ = ["Link"]

_LARGEST: Final = 262_144
"""Bytes of messages after which a packet is full; NATS takes four times that."""


@dataclass(slots=True)
class Link:
    """The way to another process and back."""

    me: str
    send: Callable[[bytes], None]
    said: int = 0
    """Packets that were sent."""
    heard: int | None = None
    """The number of the last packet that has come; None before the first."""
    _waiting: list[Item] = field(default_factory=list)
    _size: int = 0

    def put(self, item: Item) -> None:
        """Say something, with all else that is said in this turn of the loop."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(item)
        if isinstance(item, Told | Say):
            self._size += len(item.message)
            if self._size > _LARGEST:
                self._flush()

    def _flush(self) -> None:
        if self._waiting:
            self.said += 1
            self.send(written(Packet(self.me, self.said, tuple(self._waiting))))
            self._waiting, self._size = [], 0

    def beat(self) -> None:
        """Tell how much was said."""
        self._flush()
        self.send(written(Packet(self.me, self.said)))

    def hear(self, packet: Packet) -> bool:
        """Whether nothing is missing before a packet that has come."""
        before, self.heard = self.heard, packet.number
        if not packet.items:
            return packet.number == (before or 0)
        return packet.number == (before or 0) + 1
