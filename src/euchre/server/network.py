"""How the server speaks with the network: uvicorn as we set it up, and how many may come."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp

__all__ = ["let_many_come", "uvicorn_config"]

_LARGEST_FRAME: Final = 8 * 1024 * 1024
"""Bytes at which a connection is cut off; below that, what is too large is refused in words."""
_PATIENCE: Final = 3
"""Seconds that open requests get to finish when the server stops."""


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """How ``app`` is served."""
    return uvicorn.Config(
        cast(Any, app),
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
    )


def let_many_come() -> None:
    """Let this process open as many sockets as the system allows; often far fewer are usual."""
    try:
        import resource  # noqa: PLC0415 - Windows has no such thing, and no such limit
    except ImportError:
        return
    with suppress(OSError, ValueError):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
