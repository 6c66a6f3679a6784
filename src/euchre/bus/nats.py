"""The bus over NATS: a subject for each process, and a bucket of leases that run out.

A lease is a key that its process puts again and again. It is over when NATS has dropped it, or
when whoever asks has seen no renewal for :data:`~.base.LEASE` seconds of its own: no clock of
one machine is compared with that of another. Nothing else is kept there, so that a NATS that
forgets everything does no harm.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext
from nats.js.api import StorageType
from nats.js.errors import BucketNotFoundError, KeyNotFoundError, NotFoundError
from nats.js.kv import KeyValue

from euchre.bus.base import LEASE, BusError, Hear

__all__ = ["NatsBus"]

_log = logging.getLogger(__name__)

_BUCKET: Final = "euchre-processes"
_ALL: Final = "euchre.all"
_BEAT: Final = LEASE / 4
_PATIENCE: Final = 2.0
"""Seconds that an answer may take."""
_PAUSE: Final = 0.25
"""Seconds between attempts to connect again."""
_TROUBLE: Final = (Error, OSError, TimeoutError)


class NatsBus:
    """A process among those at one NATS."""

    def __init__(self, address: str) -> None:
        """The bus at that address, such as ``nats://127.0.0.1:4222``; not opened yet."""
        self.name = secrets.token_hex(6)
        self._address = address
        self._client = Client()
        self._stream: JetStreamContext = self._client.jetstream()
        self._leases: KeyValue | None = None
        self._trouble = ""
        self._renewed = -LEASE
        self._renewing = asyncio.Lock()
        self._has_left = False
        self._trusts_at = 0.0
        """Until then every process is taken for alive: after a break all have to renew first."""
        self._seen: dict[str, tuple[int, float]] = {}
        """The last renewal of each process that was asked for, and when it was seen first."""
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers: set[asyncio.Task[None]] = set()

    @property
    def is_sure(self) -> bool:
        """Whether this process has renewed its lease in time, as far as it knows."""
        return monotonic() - self._renewed < LEASE

    async def open(self, hear: Hear, came_back: Callable[[], None]) -> None:
        """Begin to live and to hear; ``came_back`` is called when a break is over."""

        async def back() -> None:
            self._trusts_at = monotonic() + LEASE
            self._seen.clear()
            await self._renew()
            came_back()

        async def trouble(error: Exception) -> None:
            # What a subscription had to drop is missed as after a break.
            self._trouble = _said(error)
            _log.info("NATS: %s", self._trouble)

        async def heard(message: Msg) -> None:
            if message.reply:
                self._keep(asyncio.create_task(_answer(hear, message)), self._answers)
            elif message.header is None or message.header.get("from") != self.name:
                await hear(message.data)

        connecting = self._client.connect(
            self._address,
            name=f"euchre {self.name}",
            connect_timeout=int(_PATIENCE),
            allow_reconnect=False,
            max_reconnect_attempts=-1,
            reconnect_time_wait=_PAUSE,  # type: ignore[arg-type]
            ping_interval=1,
            max_outstanding_pings=2,
            reconnected_cb=back,
            error_cb=trouble,
        )
        try:
            await asyncio.wait_for(connecting, 2 * _PATIENCE)
            # Not at the start: it would be tried for ever, and nobody told.
            self._client.options["allow_reconnect"] = True
            self._leases = await self._bucket()
            for subject in (_subject(self.name), _ALL):
                await self._client.subscribe(subject, cb=heard)
            await self._client.flush()
            await self._leases.put(self.name, b"")
        except _TROUBLE as error:
            await self._client.close()
            # Its connection is closed in the next turn of the loop.
            await asyncio.sleep(0)
            raise BusError(self._trouble or _said(error)) from error
        self._renewed = monotonic()
        for work in (self._beat(), self._write()):
            self._keep(asyncio.create_task(work), self._tasks)

    @staticmethod
    def _keep(task: asyncio.Task[None], among: set[asyncio.Task[None]]) -> None:
        among.add(task)
        task.add_done_callback(among.discard)

    async def close(self) -> None:
        """Give the lease back and leave, after sending what waits."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), _PATIENCE)
        tasks = [*self._tasks, *self._answers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._has_left = True
        # A renewal that is on its way, as after a break, would come after the lease was given back.
        async with self._renewing:
            with suppress(*_TROUBLE):
                if self._leases is not None and self._client.is_connected:
                    await self._leases.delete(self.name)
                    await self._client.flush(int(_PATIENCE))
        with suppress(*_TROUBLE):
            await self._client.close()

    # ------------------------------------------------------------------ messages

    def send(self, to: str, message: bytes) -> None:
        """Send to a process, after all that was sent to it before. Never waits; may be lost."""
        self._waiting.put_nowait((_subject(to), message))

    def send_all(self, message: bytes) -> None:
        """Send to every other process. Never waits; may be lost."""
        self._waiting.put_nowait((_ALL, message))

    async def _write(self) -> None:
        while True:
            subject, message = await self._waiting.get()
            headers = {"from": self.name} if subject == _ALL else None
            try:
                await self._client.publish(subject, message, headers=headers)
            except _TROUBLE as error:
                _log.info("NATS: a message was not sent: %s", error)
            finally:
                self._waiting.task_done()

    async def ask(self, to: str, message: bytes) -> bytes:
        """What a process answers."""
        self._check()
        try:
            found = await self._client.request(_subject(to), message, timeout=_PATIENCE)
        except _TROUBLE as error:
            raise BusError(str(error)) from error
        return found.data

    async def ask_all(self, message: bytes) -> bytes | None:
        """What the first process answers that knows an answer; None if none does in time."""
        self._check()
        try:
            return (await self._client.request(_ALL, message, timeout=_PATIENCE)).data
        except TimeoutError:
            return None
        except _TROUBLE as error:
            raise BusError(str(error)) from error

    def _check(self) -> None:
        if not self._client.is_connected:
            raise BusError("NATS cannot be reached")

    # ------------------------------------------------------------------ leases

    async def is_alive(self, process: str) -> bool:
        """Whether a process has a lease."""
        self._check()
        if monotonic() < self._trusts_at or self._leases is None:
            return True
        try:
            found = await asyncio.wait_for(self._leases.get(process), _PATIENCE)
        except KeyNotFoundError:
            self._seen.pop(process, None)
            return False
        except _TROUBLE as error:
            raise BusError(str(error)) from error
        # NATS drops what is old by its own clock, and only looks now and then.
        renewal, now = found.revision or 0, monotonic()
        before, since = self._seen.get(process, (-1, now))
        if renewal != before:
            self._seen[process] = (renewal, now)
            return True
        return now - since < LEASE

    async def _bucket(self) -> KeyValue:
        """The bucket of leases; made, if it is not there. Whoever runs NATS may have made it."""
        try:
            return await self._stream.key_value(_BUCKET)
        except (BucketNotFoundError, NotFoundError):
            return await self._stream.create_key_value(
                bucket=_BUCKET, ttl=LEASE, storage=StorageType.MEMORY
            )

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            await self._renew()

    async def _renew(self) -> None:
        """Renew the lease; where the bucket is gone with a NATS that forgot it, make it anew."""
        async with self._renewing:
            for _ in range(2):
                if self._has_left or self._leases is None or not self._client.is_connected:
                    return
                began = monotonic()
                try:
                    await asyncio.wait_for(self._leases.put(self.name, b""), LEASE / 2)
                except _TROUBLE:
                    with suppress(*_TROUBLE):
                        self._leases = await self._bucket()
                else:
                    # The lease runs from before it was asked for: never longer here than there.
                    self._renewed = began
                    return


async def _answer(hear: Hear, message: Msg) -> None:
    found = await hear(message.data)
    if found is not None:
        with suppress(*_TROUBLE):
            await message.respond(found)


def _said(error: Exception) -> str:
    return str(error) or type(error).__name__


def _subject(process: str) -> str:
    return f"euchre.to.{process}"
