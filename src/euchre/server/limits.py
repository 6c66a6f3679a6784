"""How much one address and one person may ask of the server."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from euchre.protocol.codec import BadMessageError, decode_message
from euchre.protocol.messages import Hello

__all__ = ["Buckets", "Limits", "address_of", "identity_of_message", "identity_of_request"]

_MOST_KEPT: Final = 20_000
_LONGEST_HELLO: Final = 1000
_EXACT: Final = 1e-6


@dataclass(slots=True)
class Buckets:
    """A bucket for each key: it holds ``burst`` at most and gets ``rate`` each second."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> float:
        """Take one, and 0; or take nothing, and the seconds until there will be one."""
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        # Sums of parts of a second are not exact: who has waited as told is let in.
        wait = 0.0 if left >= 1.0 - _EXACT else (1.0 - left) / self.rate
        self._left[key] = (left if wait else left - 1.0, now)
        # What was used longest ago is full again, unless somebody has very many addresses.
        while len(self._left) > _MOST_KEPT:
            self._left.popitem(last=False)
        return wait


@dataclass(slots=True)
class Limits:
    """What is allowed. The figures let a club of fifty play behind one address."""

    clock: Callable[[], float] = time.monotonic
    sockets: int = 300
    """Open at once from one address."""
    requests: Buckets = field(init=False)
    """Of one address."""
    changes: Buckets = field(init=False)
    """Requests of one address that make something: tables, people."""
    messages: Buckets = field(init=False)
    """By the sockets of one address."""
    personal: Buckets = field(init=False)
    """Requests and messages of one person, from wherever they come."""

    def __post_init__(self) -> None:
        """Fill the buckets."""
        self.requests = Buckets(30.0, 600.0, self.clock)
        self.changes = Buckets(1.0, 120.0, self.clock)
        self.messages = Buckets(200.0, 1000.0, self.clock)
        self.personal = Buckets(10.0, 100.0, self.clock)


def address_of(scope: Scope, proxies: frozenset[str]) -> str | None:
    """Whose limits a request counts against: an address; None for this machine itself.

    What ``X-Forwarded-For`` says is believed only of ``proxies``: the last address in it that is
    none of them. Of an IPv6 address the first half counts, as one household has all of the other.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    if address in proxies:
        told = Headers.from_scope(scope).getall("x-forwarded-for", [])
        chain = [one.strip() for line in told for one in line.split(",")]
        address = _last_stranger(chain, proxies) or address
    try:
        found = ip_address(address)
    except ValueError:
        return address or None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif not found.is_loopback:
            return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return None if found.is_loopback else str(found)


def _last_stranger(chain: Sequence[str], proxies: frozenset[str]) -> str | None:
    return next((one for one in reversed(chain) if one and one not in proxies), None)


def identity_of_request(scope: Scope) -> str | None:
    """Who asks, if that is said: a name for the token in the header."""
    told = Headers.from_scope(scope).get("authorization", "")
    return _named(told.removeprefix("Bearer ").strip())


def identity_of_message(text: str | None) -> str | None:
    """Who says hello with this message; None if it is another message."""
    if text is None or len(text) > _LONGEST_HELLO or '"hello"' not in text:
        return None
    try:
        message = decode_message(text)
    except BadMessageError:
        return None
    return _named(message.token) if isinstance(message, Hello) else None


def _named(token: str) -> str | None:
    """A token is a secret: what is kept of it is not."""
    return hashlib.sha256(token.encode()).hexdigest()[:32] if token else None
