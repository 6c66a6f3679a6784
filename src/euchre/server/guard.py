"""The outermost layer: turns strangers away, and puts our headers on every answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
    WebSocketScope,
)

from euchre.protocol.codec import encode
from euchre.protocol.messages import Failure, Text
from euchre.server.limits import Limits, address_of, identity_of_message, identity_of_request
from euchre.server.metrics import Metrics
from euchre.server.security import HEADERS, LOOPBACK_NAMES, is_own_host, is_own_origin

__all__ = ["Guard", "Watch"]

_log = logging.getLogger(__name__)

_FOREIGN: Final = 4403
"""WebSocket close code for a connection that is turned away."""
_TOO_MANY: Final = 4429
"""WebSocket close code where one address has too many connections."""
_LONGEST_PATH: Final = 255
"""Bytes of the longest path that is looked for, which is also what a file's name may have."""
_READING: Final = {"GET", "HEAD", "OPTIONS"}


@dataclass(slots=True)
class Watch:
    """By what the guard judges, and what it counts."""

    names: frozenset[str] = LOOPBACK_NAMES
    """The host names by which the server is reached."""
    proxies: frozenset[str] = frozenset()
    """Addresses of proxies, which are believed when they say for whom they ask."""
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.perf_counter


@dataclass(frozen=True, slots=True)
class _Caller:
    """Who asks: whether a page of ours or none, and whose limits count."""

    is_own: bool
    address: str | None


class Guard:
    """Lets pass what is meant for this server, comes from its own pages and is not too much."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        """Guard ``app``."""
        self._app, self._watch = app, watch
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        headers = Headers.from_scope(scope)
        host, origin = headers.get("host"), headers.get("origin")
        is_own = is_own_host(host, self._watch.names) and is_own_origin(origin, host)
        address = address_of(scope, self._watch.proxies)
        caller = _Caller(is_own, address)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._serve_socket(scope, receive, send, caller)
        else:
            await self._serve_request(scope, receive, send, caller)

    # -------------------------------------------------------------- requests

    async def _serve_request(
        self, scope: HTTPScope, receive: Receive, send: Send, caller: _Caller
    ) -> None:
        began, status = self._watch.clock(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    answer[name] = value
                answer["Cache-Control"] = _caching(scope["path"])
            await send(message)

        wait = self._wait_of_request(scope, caller.address) if caller.is_own else 0.0
        if not caller.is_own:
            self._watch.metrics.turned_away.labels("foreign").inc()
            await _turn_away(send_with_headers, 403, "server-foreign")
        elif wait:
            self._watch.metrics.turned_away.labels("too many requests").inc()
            await _turn_away(send_with_headers, 429, "server-too-many", wait)
        elif not _may_be_a_path(scope["path"]):
            await _turn_away(send_with_headers, 404, "server-not-found")
        else:
            await self._app(scope, receive, send_with_headers)
        self._count(scope, status, self._watch.clock() - began)

    def _wait_of_request(self, scope: HTTPScope, address: str | None) -> float:
        """Seconds until this request may be made; 0 if it may be now. Ourselves may always."""
        if address is None:
            return 0.0
        limits = self._watch.limits
        wait = limits.requests.take(address)
        if not wait and scope["method"] not in _READING:
            wait = limits.changes.take(address)
        identity = identity_of_request(scope)
        if not wait and identity is not None:
            wait = limits.personal.take(identity)
        return wait

    def _count(self, scope: HTTPScope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in {*_READING, "POST", "DELETE"} else "other"
        self._watch.metrics.requests.labels(method, str(status)).inc()
        self._watch.metrics.request_seconds.observe(seconds)
        # Without the path itself and what follows it: names of tables and secrets may stand there.
        where = scope.get("path_template") or "-"
        told = {"method": method, "path": where, "status": status, "ms": round(seconds * 1000, 1)}
        _log.info("request", extra=told)

    # -------------------------------------------------------------- sockets

    async def _serve_socket(
        self, scope: WebSocketScope, receive: Receive, send: Send, caller: _Caller
    ) -> None:
        watch, address = self._watch, caller.address
        if not caller.is_own:
            watch.metrics.turned_away.labels("foreign").inc()
            await _close(receive, send, _FOREIGN, "foreign")
            return
        if address is not None and (
            self._sockets[address] >= watch.limits.sockets or watch.limits.requests.take(address)
        ):
            watch.metrics.turned_away.labels("too many sockets").inc()
            await _close(receive, send, _TOO_MANY, "too many")
            return

        async def send_counted(message: Message) -> None:
            if message["type"] == "websocket.send":
                watch.metrics.told.inc()
            await send(message)

        key = address or ""
        self._sockets[key] += 1
        watch.metrics.sockets.inc()
        try:
            await self._app(scope, self._held_back(receive, address), send_counted)
        finally:
            watch.metrics.sockets.dec()
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def _held_back(self, receive: Receive, address: str | None) -> Receive:
        """What is received, but no quicker than is allowed.

        Nothing is refused: what is not read yet waits at the other end of the line.
        """
        watch = self._watch
        identity: str | None = None

        async def receive_slowly() -> ReceiveMessage:
            nonlocal identity
            message = await receive()
            if message["type"] != "websocket.receive":
                return message
            watch.metrics.heard.inc()
            if address is None:
                return message
            await self._allowed(watch.limits.messages.take, address)
            identity = identity_of_message(message.get("text")) or identity
            if identity is not None:
                await self._allowed(watch.limits.personal.take, identity)
            return message

        return receive_slowly

    async def _allowed(self, take: Callable[[str], float], key: str) -> None:
        """Wait until one more is allowed."""
        is_held_back = False
        while wait := take(key):
            is_held_back = True
            await self._watch.sleep(wait)
        if is_held_back:
            self._watch.metrics.held_back.inc()


def _caching(path: str) -> str:
    """Files below /assets have a hash in their names and never change."""
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"


def _may_be_a_path(path: str) -> bool:
    """Whether a file system can be asked for it: others fail instead of finding nothing."""
    return "\0" not in path and len(path.encode("utf-8", "replace")) <= _LONGEST_PATH


async def _turn_away(send: Send, status: int, key: str, wait: float = 0.0) -> None:
    args: dict[str, str | int | Text] = {"n": ceil(wait)} if wait else {}
    body = encode(Failure(reason=Text(key=key, args=args)))
    headers = [(b"content-type", b"application/json")]
    if wait:
        headers.append((b"retry-after", str(ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _close(receive: Receive, send: Send, code: int, reason: str) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})
