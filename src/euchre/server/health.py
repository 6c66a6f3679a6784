"""``/health`` and ``/metrics``: for whoever runs the server, not for those who play."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.server.limits import address_of
from euchre.server.metrics import CONTENT_TYPE, Metrics

__all__ = ["Health", "MetricsFor"]

_log = logging.getLogger(__name__)
_TEXT: Final = "text/plain; charset=utf-8"
_PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@dataclass(frozen=True, slots=True)
class MetricsFor:
    """Who may read the metrics."""

    everybody: bool = False
    token: str = ""
    """Whoever knows it, if it is not empty."""
    this_machine: bool = True
    """Whoever asks from this machine: not where a proxy does so for strangers."""

    def admits(self, scope: Scope) -> bool:
        """Whether this request may be answered."""
        headers = Headers.from_scope(scope)
        if self.everybody:
            return True
        if self.token:
            told = headers.get("authorization", "")
            return hmac.compare_digest(told.encode(), f"Bearer {self.token}".encode())
        is_direct = not any(name in headers for name in _PASSED_ON)
        return self.this_machine and is_direct and address_of(scope, frozenset()) is None


class Health:
    """Answers ``/health/live``, ``/health/ready`` and ``/metrics``; all else is for ``app``."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        readers: MetricsFor,
        is_ready: Callable[[], Awaitable[bool]],
    ) -> None:
        """``is_ready`` is whether games can be kept now."""
        self._app, self._metrics, self._readers = app, metrics, readers
        self._is_ready = is_ready

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        path = scope.get("path", "")
        if scope["type"] != ScopeType.HTTP or scope["method"] not in {"GET", "HEAD"}:
            await self._app(scope, receive, send)
        elif path == "/health/live":
            # That this is answered is the answer.
            await _answer(send, 200, b"alive\n")
        elif path == "/health/ready":
            ready = await self._is_ready()
            await _answer(send, 200 if ready else 503, b"ready\n" if ready else b"not ready\n")
        elif path == "/metrics" and self._readers.admits(scope):
            await _answer(send, 200, self._metrics.text(), CONTENT_TYPE)
        elif path == "/metrics":
            self._metrics.turned_away.labels("metrics").inc()
            await _answer(send, 403, b"not for you\n")
        else:
            await self._app(scope, receive, send)


async def _answer(send: Send, status: int, body: bytes, kind: str = _TEXT) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
