"""The bus over NATS: a subject for each process, and a bucket of leases that run out.

A lease is a key that its process puts again and again. It is over when NATS has dropped it, or
when whoever asks has seen no renewal for :data:`~.base.LEASE` seconds of its own: no clock of
one machine is compared with that of another. Nothing else is kept there, so that a NATS that
forgets everything does no harm.

A connection that is lost is never used again, and nothing that waited in it is sent later:
another one is made, with subscriptions of its own, and stands in its place when it is ready.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

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
_BEATS: Final = 4
"""Renewals in the time of a lease."""
_PATIENCE: Final = 2.0
"""Seconds that an answer may take."""
_PAUSE: Final = 0.25
"""Seconds between two looks at the connection, and between attempts to make another one."""
_PING: Final = 1
"""Seconds between two pings. The connection is lost when two of them are not answered."""
_TROUBLE: Final = (Error, OSError, TimeoutError)


class NatsBus:
    """A process among those at one NATS."""

    def __init__(self, address: str) -> None:
        """The bus at that address, such as ``nats://127.0.0.1:4222``; not opened yet."""
        self.name = secrets.token_hex(6)
        there = urlsplit(address if "://" in address else f"nats://{address}")
        # By themselves, and not in the address: other servers that are found want them too.
        self._secrets = (there.username, there.password)
        self._servers = [there._replace(netloc=there.netloc.rpartition("@")[2]).geturl()]
        self._client = Client()
        self._leases: KeyValue | None = None
        self._trouble = ""
        self._has_left = False
        self._renewed = -LEASE
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

    async def open(
        self, hear: Hear, came_back: Callable[[], None], is_well: Callable[[], bool] = lambda: True
    ) -> None:
        """Begin to live and to hear; ``came_back`` is called when a break is over.

        While ``is_well`` says no, the lease is not renewed.
        """
        try:
            await self._connect(hear)
            assert self._leases is not None  # noqa: S101 - it is connected
            began = monotonic()
            await self._leases.put(self.name, b"")
        except _TROUBLE as error:
            if self._leases is not None:
                await _closed(self._client)
            # Its connection is closed in the next turn of the loop.
            await asyncio.sleep(0)
            raise BusError(self._trouble or _said(error)) from error
        self._renewed = began

        async def stay() -> None:
            await asyncio.sleep(_PAUSE)
            if not self._client.is_connected:
                await self._connect_again(hear)
                if is_well():
                    await self._renew()
                came_back()

        async def beat() -> None:
            await asyncio.sleep(LEASE / _BEATS)
            # Others may have taken us for dead: that is like a break.
            if is_well() and await self._renew():
                came_back()

        for work in (stay, beat, self._write):
            self._keep(asyncio.create_task(self._go_on(work)), self._tasks)

    async def _go_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do that again and again, whatever comes of it."""
        while not self._has_left:
            try:
                await work()
            except _TROUBLE as error:
                _log.info("NATS: %s", _said(error))
            except Exception:  # noqa: BLE001 - what ended here would be missed for ever
                _log.exception("NATS: something failed")

    @staticmethod
    def _keep(task: asyncio.Task[None], among: set[asyncio.Task[None]]) -> None:
        among.add(task)
        task.add_done_callback(among.discard)

    async def close(self) -> None:
        """Give the lease back and leave, after sending what waits."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), _PATIENCE)
        # Whoever renews the lease is one of these: no renewal comes after it was given back.
        # Where the client waits for the network it does not heed that it is cancelled.
        self._has_left = True
        tasks = [*self._tasks, *self._answers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(*_TROUBLE):
            if self._leases is not None and self._client.is_connected:
                await self._leases.delete(self.name)
                await self._client.flush(int(_PATIENCE))
        await _closed(self._client)

    # ------------------------------------------------------------------ the connection

    async def _connect(self, hear: Hear) -> None:
        """Make a connection that hears, and put it into the place of the one before."""

        async def heard(message: Msg) -> None:
            if message.reply:
                self._keep(asyncio.create_task(_answer(hear, message)), self._answers)
            elif message.header is None or message.header.get("from") != self.name:
                await hear(message.data)

        client = Client()
        try:
            await asyncio.wait_for(self._meet(client), 2 * _PATIENCE)
            leases = await self._bucket(client.jetstream(timeout=_PATIENCE))
            for subject in (_subject(self.name), _ALL):
                await client.subscribe(subject, cb=heard)
            await client.flush(int(_PATIENCE))
        except BaseException:
            await _closed(client)
            raise
        self._client, self._leases = client, leases

    async def _meet(self, client: Client) -> None:
        async def trouble(error: Exception) -> None:
            # What a subscription had to drop is missed as after a break.
            self._trouble = _said(error)
            _log.info("NATS: %s", self._trouble)

        user, password = self._secrets
        await client.connect(
            self._servers,
            name=f"euchre {self.name}",
            connect_timeout=int(_PATIENCE),
            # It would send what is old, and be there before anybody here knows of the break.
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=_PAUSE,  # type: ignore[arg-type]
            ping_interval=_PING,
            flush_timeout=_PING,
            max_outstanding_pings=2,
            token=user if password is None else None,
            user=None if password is None else user,
            password=password,
            error_cb=trouble,
        )

    async def _connect_again(self, hear: Hear) -> None:
        """Make another connection, as the one that there was is lost."""
        before = self._client
        # What NATS has told of: one of them is there when another one is gone.
        told = [one.geturl() for one in before.servers]
        self._servers += [one for one in told if one not in self._servers]
        await self._connect(hear)
        # Before anybody can ask who lives.
        self.trust()
        self._keep(asyncio.create_task(_closed(before)), self._answers)

    # ------------------------------------------------------------------ messages

    def send(self, to: str, message: bytes) -> None:
        """Send to a process, after all that was sent to it before. Never waits; may be lost."""
        self._waiting.put_nowait((_subject(to), message))

    def send_all(self, message: bytes) -> None:
        """Send to every other process. Never waits; may be lost."""
        self._waiting.put_nowait((_ALL, message))

    async def _write(self) -> None:
        subject, message = await self._waiting.get()
        headers = {"from": self.name} if subject == _ALL else None
        try:
            await self._client.publish(subject, message, headers=headers)
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
            found = await self._leases.get(process)
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

    def trust(self) -> None:
        """Take every process for alive, until all of them had the time to renew."""
        self._trusts_at = monotonic() + LEASE
        self._seen.clear()

    @staticmethod
    async def _bucket(stream: JetStreamContext) -> KeyValue:
        """The bucket of leases; made, if it is not there. Whoever runs NATS may have made it."""
        try:
            return await stream.key_value(_BUCKET)
        except (BucketNotFoundError, NotFoundError):
            return await stream.create_key_value(
                bucket=_BUCKET, ttl=LEASE, storage=StorageType.MEMORY
            )

    async def _renew(self) -> bool:
        """Renew the lease; whether it had run out before, and runs again.

        Where the bucket is gone with a NATS that forgot it, it is made anew.
        """
        for _ in range(2):
            client, leases = self._client, self._leases
            if leases is None or not client.is_connected:
                return False
            began = monotonic()
            try:
                await leases.put(self.name, b"")
            except _TROUBLE:
                with suppress(*_TROUBLE):
                    leases = await self._bucket(client.jetstream(timeout=_PATIENCE))
                    if self._client is client:
                        self._leases = leases
            else:
                # The lease runs from before it was asked for: never longer here than there.
                # Only now is it known whether it came in time.
                was_sure = self.is_sure
                self._renewed = max(self._renewed, began)
                return self.is_sure and not was_sure
        return False


async def _answer(hear: Hear, message: Msg) -> None:
    found = await hear(message.data)
    if found is not None:
        with suppress(*_TROUBLE):
            await message.respond(found)


async def _closed(client: Client) -> None:
    """Close a connection, even one that stands still."""
    with suppress(*_TROUBLE):
        await asyncio.wait_for(client.close(), _PATIENCE)
    # Its own way to close waits until all is sent, which may be never.
    writer = getattr(getattr(client, "_transport", None), "_io_writer", None)
    if isinstance(writer, asyncio.StreamWriter):
        writer.transport.abort()


def _said(error: Exception) -> str:
    return str(error) or type(error).__name__


def _subject(process: str) -> str:
    return f"euchre.to.{process}"
