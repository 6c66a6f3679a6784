"""What a server asks of a bus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

__all__ = ["LEASE", "Bus", "BusError", "Hear"]

LEASE: Final = 2.5
"""Seconds after which a process that has not renewed its lease is taken for dead."""

Hear = Callable[[bytes], Awaitable[bytes | None]]
"""Hears a message; what it returns answers whoever asked."""


class BusError(Exception):
    """The bus, or who was asked, does not answer. Asked again later, it may."""


class Bus(Protocol):
    """The way to the other processes."""

    @property
    def name(self) -> str:
        """The id of this process: another one after each start."""

    @property
    def is_sure(self) -> bool:
        """Whether this process has renewed its lease in time, as far as it knows."""

    async def open(
        self, hear: Hear, came_back: Callable[[], None], is_well: Callable[[], bool]
    ) -> None:
        """Begin to live and to hear; ``came_back`` is called when a break is over.

        While ``is_well`` says no, the lease is not renewed.

        Raises:
            BusError: if the bus cannot be reached.
        """

    async def close(self) -> None:
        """Give the lease back and leave, after sending what waits."""

    def send(self, to: str, message: bytes) -> None:
        """Send to a process, after all that was sent to it before. Never waits; may be lost."""

    def send_all(self, message: bytes) -> None:
        """Send to every other process. Never waits; may be lost."""

    async def ask(self, to: str, message: bytes) -> bytes:
        """What a process answers.

        Raises:
            BusError: if it does not.
        """

    async def ask_all(self, message: bytes) -> bytes | None:
        """What the first process answers that knows an answer; None if none does in time.

        Raises:
            BusError: if the bus cannot be reached.
        """

    async def is_alive(self, process: str) -> bool:
        """Whether a process has a lease.

        Raises:
            BusError: if that cannot be found out.
        """

    def trust(self) -> None:
        """Take every process for alive, until all of them had the time to renew."""
