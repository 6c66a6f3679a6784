"""A WebSocket connection of the load generator, as light as it can be.

It has to take less of the machine than the server that is measured, so it knows only what it
meets there: text, ping and close, whole frames. What it sends is masked with zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

__all__ = ["Line", "open_line"]

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_NO_MASK: Final = bytes(4)


class Line(asyncio.Protocol):
    """One connection; what comes by it goes to ``hear``."""

    def __init__(self, host: str, path: str) -> None:
        """A connection to that path, which is opened when there is a transport."""
        self._host, self._path = host, path
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Callable[[bytes], None] = lambda _: None
        self.lost: Callable[[str], None] = lambda _: None

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """Hang up."""
        self.lost = lambda _: None
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError(f"{self._path}: {exc}"))
        self.lost(f"{self._path}: connection lost: {exc}")

    def data_received(self, data: bytes) -> None:
        """Take apart what has come."""
        self._buffer += data
        if not self.is_open.done():
            head, end, _ = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            del self._buffer[: len(head) + 4]
            self.is_open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer; whether there was a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            start = 4
            length = int.from_bytes(buffer[2:4])
        elif length == 127:
            start = 10
            length = int.from_bytes(buffer[2:10])
        if len(buffer) < start or len(buffer) < start + length:
            return False
        kind, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == _TEXT:
            self.hear(payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self.lost(f"{self._path}: closed by the server: {payload!r}")
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None:
            return
        length = len(payload)
        if length < 126:
            head = bytes((kind, 0x80 | length))
        else:
            head = bytes((kind, 0x80 | 126)) + length.to_bytes(2)
        self._transport.write(head + _NO_MASK + payload)


async def open_line(host: str, path: str) -> Line:
    """A connection to that path of a server (``address:port``).

    Raises:
        ConnectionError: if it is refused.
    """
    address, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, path), address, int(port))
    await line.is_open
    return line
