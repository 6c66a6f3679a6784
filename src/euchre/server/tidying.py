"""Tables that nobody uses any more are removed, as far as whoever runs the server wants it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from euchre.server.hub import Hub
from euchre.table.queue import NotStoredError

__all__ = ["EMPTY_DAYS", "Tidying", "keep_tidy", "tidy"]

_log = logging.getLogger(__name__)

EMPTY_DAYS: Final = 30
"""Days that a table where no card was dealt is kept, unless something else is wanted."""
_DAY: Final = 86_400.0
_BETWEEN: Final = _DAY / 4
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Tidying:
    """For how many days without use tables are kept; 0 for ever."""

    empty: int = EMPTY_DAYS
    """Those where no card was ever dealt."""
    played: int = 0
    """Those where cards were dealt, whether a match is over or not."""


async def tidy(hub: Hub, wanted: Tidying, now: float) -> int:
    """Remove what has not been used for so long, and is not open; how many tables.

    Raises:
        NotStoredError: if that cannot be done.
    """
    if not (wanted.empty or wanted.played):
        return 0
    # What nobody is at is closed, so that no table is open that is not stored.
    await hub.close_idle()
    count = 0
    for days, played in ((wanted.empty, False), (wanted.played, True)):
        if days:
            before = now - days * _DAY
            count += await hub.store.tidy(before, played=played, open_now=hub.names)
    return count


async def keep_tidy(
    hub: Hub,
    wanted: Tidying,
    now: Callable[[], Awaitable[float]] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Do so at once and some times a day, until cancelled; by the clock of the database."""
    while True:
        try:
            if count := await tidy(hub, wanted, await (now or hub.store.clock)()):
                _log.info("tidied", extra={"tables": count})
        except NotStoredError as error:
            _log.warning("not tidied: %s", error.reason.key)
        await sleep(_BETWEEN)
