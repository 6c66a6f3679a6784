"""When Python looks for objects that only know each other: seldom, and at known times.

A search of all objects looks at every table that is open, and everybody waits meanwhile: with
500 tables some tenths of a second. Left alone, Python would begin one every few hundred actions.
What few actions leave is looked for as always, and costs nothing that could be felt.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["search_seldom"]

_EVERY: Final = 600.0
"""Seconds between two searches of everything."""
_YOUNG: Final = 10_000
"""New objects after which they are searched."""
_MIDDLE: Final = 20
"""Searches of new objects after which those that were left are searched too."""
_NEVER: Final = 1_000_000


async def search_seldom(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Search everything now and then, and at no other time, until this is cancelled."""
    before = gc.get_threshold()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    try:
        while True:
            gc.collect()
            await sleep(_EVERY)
    finally:
        gc.set_threshold(*before)
