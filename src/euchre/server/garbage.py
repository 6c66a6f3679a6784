"""When Python looks for objects that only know each other: at known times, the new ones often.

A search of all objects looks at every table that is open, and everybody waits meanwhile: with
500 tables a second. Nor is a search of the young ones short when it is left to Python, which
counts how many more there are than before: at tables as many go as come, so that those of many
seconds are searched at once, for a tenth of a second. So the young ones are searched several
times a second, when they are few; those that were left are old, and searched seldom.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["search_shortly"]

_YOUNG: Final = 0.1
"""Seconds between two searches of what is new."""
_ALL: Final = 6000
"""So many of them are between two searches of everything: ten minutes."""


async def search_shortly(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Search at these times, and at no other, until this is cancelled."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        while True:
            gc.collect()
            for _ in range(_ALL):
                await sleep(_YOUNG)
                gc.collect(0)
    finally:
        if was_enabled:
            gc.enable()
