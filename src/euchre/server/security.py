"""Who may speak to the server, and what a page of ours may do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

__all__ = ["HEADERS", "LOOPBACK_NAMES", "is_own_host", "is_own_origin"]

HEADERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # Scripts, styles, fonts and sockets of this server and of no other, and nothing inline:
        # where cards lie is set by scripts, property by property, which is no inline style.
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; "
            "img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        ),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
)

LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""


def is_own_host(host: str | None, names: frozenset[str]) -> bool:
    """Whether a request is for this server.

    A foreign page can make a name of its own point to 127.0.0.1, and its requests would then
    be of the same origin; but they carry that name.
    """
    if host is None:
        return False
    try:
        return (urlsplit(f"//{host}").hostname or "") in names
    except ValueError:
        return False


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc == host
