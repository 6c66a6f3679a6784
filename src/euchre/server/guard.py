"""The outermost layer: turns strangers away, and puts our headers on every answer."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from euchre.protocol.codec import encode
from euchre.protocol.messages import Failure, Text
from euchre.server.security import HEADERS, is_own_host, is_own_origin

__all__ = ["Guard"]

_FOREIGN: Final = 4403
"""WebSocket close code for a connection that is turned away."""


_LONGEST_PATH: Final = 255
"""Bytes of the longest path that is looked for, which is also what a file's name may have."""


class Guard:
    """Lets pass what is meant for this server and comes from its own pages."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        """Guard ``app``, which is reached by these host names."""
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        headers = Headers.from_scope(scope)
        host, origin = headers.get("host"), headers.get("origin")
        is_own = is_own_host(host, self._names) and is_own_origin(origin, host)
        if scope["type"] == ScopeType.WEBSOCKET:
            if is_own:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": _FOREIGN, "reason": "foreign"})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    answer[name] = value
                answer["Cache-Control"] = _caching(scope["path"])
            await send(message)

        if not is_own:
            await _turn_away(send_with_headers, 403, "server-foreign")
        elif not _may_be_a_path(scope["path"]):
            await _turn_away(send_with_headers, 404, "server-not-found")
        else:
            await self._app(scope, receive, send_with_headers)


def _caching(path: str) -> str:
    """Files below /assets have a hash in their names and never change."""
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"


def _may_be_a_path(path: str) -> bool:
    """Whether a file system can be asked for it: others fail instead of finding nothing."""
    return "\0" not in path and len(path.encode("utf-8", "replace")) <= _LONGEST_PATH


async def _turn_away(send: Send, status: int, key: str) -> None:
    body = encode(Failure(reason=Text(key=key)))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
