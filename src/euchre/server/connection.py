"""One WebSocket at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from euchre.bus import BusError
from euchre.protocol.codec import BadMessageError, decode_message, encode
from euchre.protocol.messages import Failure, Hello, Text
from euchre.protocol.version import VERSION
from euchre.server.elsewhere import Place
from euchre.server.hub import Hub, RefusedError
from euchre.table.may import Visitor
from euchre.table.queue import NotStoredError

__all__ = ["talk"]

Socket = WebSocket[Any, Any, State]

_MOST_WAITING: Final = 1000
"""Messages that may wait for a client that reads slowly; with more it is cut off, and may
come back for what it missed."""
_TOO_SLOW: Final = 1013
"""The code for "try again later"."""
_MOST_SHARING: Final = 8
"""People at one device: as many as there are seats at the largest table."""


class Connection:
    """A listener at a table: what the table says waits here until the network takes it."""

    def __init__(
        self, socket: Socket, who: Visitor, others: tuple[str, ...] = (), *, covered: bool = False
    ) -> None:
        """The connection of that person, or of whom the secret of a seat let in.

        ``others`` share the device; ``covered`` is whether the hand lies face down.
        """
        self.seat, self.person, self.name = who.seat, who.person, who.name
        self.others, self.covered = others, covered
        self._socket = socket
        self._waiting: list[bytes] = []
        self._writer: asyncio.Task[None] | None = None
        """Writes what waits. There is none while nothing does: most connections are silent."""
        self._cutting: asyncio.Task[None] | None = None
        self._is_closed = False

    def send(self, message: bytes) -> None:
        """Take a message to be sent; one that comes after the end is dropped."""
        if self._is_closed:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self.cut_off()
            return
        self._waiting.append(message)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def cut_off(self) -> None:
        """Close it; the client comes again by itself, for what it missed."""
        if self._cutting is None:
            self._cutting = asyncio.create_task(self._cut_off())

    async def close(self) -> None:
        """Stop sending."""
        self._is_closed = True
        tasks = [task for task in (self._writer, self._cutting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        while self._waiting:
            await self._socket.send_data(self._waiting.pop(0).decode(), mode="text")
        # One that failed stays, and no other follows it.
        self._writer = None

    async def _cut_off(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        await self._socket.close(_TOO_SLOW)


async def talk(socket: Socket, table: str, hub: Hub) -> None:
    """Let a client speak with a table until it goes away."""
    await socket.accept()
    try:
        await _talk(socket, table, hub)
    except BusError:
        # Who keeps the table is not known just now: the client tries again, here or elsewhere.
        await socket.close(_TOO_SLOW)
    except NotStoredError as error:
        # Nor can the table be read: somebody who was there comes again by oneself.
        await _refuse(socket, Failure(reason=error.reason))
        await socket.close(_TOO_SLOW)


async def _talk(socket: Socket, table: str, hub: Hub) -> None:
    queue: Place | None = None
    connection: Connection | None = None
    before: Connection | None = None
    try:
        while True:
            try:
                message = decode_message(await _received(socket))
                if isinstance(message, Hello):
                    before, connection = connection, None
                    if before is not None:
                        # Nothing of what was for another person comes from now on.
                        await before.close()
                    queue, connection = await _met(socket, table, hub, message)
                    queue.join(connection, message.last, before)
                    before = None
                elif connection is None or queue is None:
                    await _refuse(socket, Failure(reason=Text(key="server-hello-first")))
                else:
                    queue.say(connection, message)
            except BadMessageError as error:
                await _refuse(socket, error.failure)
            except RefusedError as error:
                await _leave(queue, before)
                await _refuse(socket, Failure(reason=error.reason))
    except WebSocketDisconnect:
        pass
    finally:
        await _leave(queue, before, connection)


async def _leave(queue: Place | None, *connections: Connection | None) -> None:
    """Go away from a table, where one has come to it."""
    for one in connections:
        if one is not None and queue is not None:
            queue.leave(one)
            await one.close()


async def _met(socket: Socket, table: str, hub: Hub, hello: Hello) -> tuple[Place, Connection]:
    """The table, and the connection of whoever says hello to it.

    Raises:
        RefusedError: if the client was built for other messages, or there is no such table.
    """
    if hello.version not in {"", VERSION}:
        raise RefusedError(Text(key="server-other-version"))
    tokens = [token for token in hello.others[:_MOST_SHARING] if token]
    # A token that is nobody's any more keeps nobody else from playing.
    sharing = [known.id for token in tokens if (known := await hub.store.person(token))]
    others = tuple(dict.fromkeys(sharing))
    # Last, as a table where nobody is may be closed while one waits for something else.
    queue, who = await hub.visit(table, hello.token)
    return queue, Connection(socket, who, others, covered=hello.covered)


async def _received(socket: Socket) -> str | bytes:
    """The next message, be it text or bytes."""
    event = cast(Mapping[str, Any], await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    received: str | bytes = event.get("text") or event.get("bytes") or b""
    return received


async def _refuse(socket: Socket, failure: Failure) -> None:
    await socket.send_data(encode(failure).decode(), mode="text")
