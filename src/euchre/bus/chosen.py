"""The bus that somebody has named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from euchre.bus.base import Bus, BusError
from euchre.bus.embedded import embedded_nats

__all__ = ["EMBEDDED", "bus_at"]

EMBEDDED: Final = "embedded"


@contextmanager
def bus_at(address: str, folder: Path) -> Iterator[Bus]:
    """The bus at an address such as ``nats://127.0.0.1:4222``; or ``embedded``, for this machine.

    Raises:
        BusError: if what it needs is missing, or it cannot be started.
    """
    try:
        from euchre.bus.nats import NatsBus  # noqa: PLC0415 - of an extra
    except ImportError as error:
        raise BusError(f"{error.name}: pip install 'euchre[bus]'") from error
    if address != EMBEDDED:
        yield NatsBus(address)
        return
    with embedded_nats(folder) as here:
        yield NatsBus(here)
