"""Time, as tables need it: what it is now, and something to be done later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

__all__ = ["Alarm", "Clock", "LoopClock"]


class Alarm(Protocol):
    """Something that will be done later."""

    def cancel(self) -> object:
        """Do not do it."""


class Clock(Protocol):
    """Where a table has its time from."""

    def now(self) -> float:
        """Seconds since some moment."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Do something at that time, or soon after it."""


class LoopClock:
    """The time of the event loop that runs."""

    def now(self) -> float:
        """Seconds since some moment."""
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Do something at that time, or soon after it."""
        return asyncio.get_running_loop().call_at(when, callback)
