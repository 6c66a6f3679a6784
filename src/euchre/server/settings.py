"""How a server is started."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from euchre.server.health import MetricsFor
from euchre.server.security import LOOPBACK_NAMES
from euchre.server.tidying import Tidying

__all__ = ["DEFAULT_PORT", "LOOPBACK", "Settings", "home_addresses"]

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only if it is asked for
DEFAULT_PORT: Final = 8000


@dataclass(frozen=True, slots=True)
class Settings:
    """What ``euchre serve`` was told."""

    data: Path
    """The folder where games are kept."""
    database: str = ""
    """The address of a PostgreSQL database; empty for SQLite in the folder."""
    bus: str = ""
    """The address of a NATS server over which processes share tables, or ``embedded``."""
    port: int | None = None
    """0 for any that is free; None for 8000. Where it is taken, the next free one is."""
    listen: str = ""
    """The address to listen at; empty for this machine alone."""
    home: bool = False
    """Whether to serve everybody in the home network."""
    host_names: tuple[str, ...] = ()
    """Names, besides those of this machine itself, by which browsers address the server."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies, which are believed when they say for whom they ask."""
    open_metrics: bool = False
    """Whether everybody may read the metrics."""
    metrics_token: str = ""
    """Whoever knows it may read the metrics."""
    tables: Path | None = None
    """Where bidding tables are trained for rules that have none; None to train none."""
    tidying: Tidying = field(default_factory=Tidying)
    """When tables that nobody uses are removed."""
    grace: int | None = None
    """Seconds without a connection after which a computer covers a seat; None for the usual."""
    log: str | None = None
    """The form of the log, which then tells of each request; None to tell only what is wrong."""
    open_browser: bool = False
    language: str | None = None

    @property
    def address(self) -> str:
        """Where to listen."""
        return self.listen or (EVERYWHERE if self.home else LOOPBACK)

    def names(self, here: tuple[str, ...]) -> frozenset[str]:
        """The host names that are served; ``here`` are addresses in the home network."""
        names = LOOPBACK_NAMES | {name.lower() for name in self.host_names}
        with suppress(ValueError):
            if not ip_address(self.address).is_unspecified:
                names |= {self.address}
        if self.home:
            own = socket.gethostname().lower()
            names |= {*here, own, f"{own.partition('.')[0]}.local"}
        return names

    @property
    def metrics_for(self) -> MetricsFor:
        """Who may read the metrics."""
        # Behind a proxy, strangers seem to ask from this machine.
        is_alone = not (self.host_names or self.proxies)
        return MetricsFor(self.open_metrics, self.metrics_token, is_alone)


def home_addresses() -> tuple[str, ...]:
    """The addresses of this machine that others in its network may reach it by, best first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: the system only says which way it would go.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        told = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(one[4][0]) for one in told]
    return tuple(dict.fromkeys(one for one in found if not ip_address(one).is_loopback))
