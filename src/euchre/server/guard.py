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

        if is_own:
            await self._app(scope, receive, send_with_headers)
        else:
            await _turn_away(send_with_headers)


def _caching(path: str) -> str:
    """Files below /assets have a hash in their names and never change."""
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"


async def _turn_away(send: Send) -> None:
    body = encode(Failure(reason=Text(key="server-foreign")))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
