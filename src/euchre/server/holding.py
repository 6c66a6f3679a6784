"""Seats that were found for somebody and are held until that person has sat down."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from euchre.cards import Seat

__all__ = ["HELD_SECONDS", "HeldSeats"]

HELD_SECONDS: Final = 20.0
"""How long a seat is held: a page is loaded and a number drawn meanwhile."""


@dataclass(slots=True)
class HeldSeats:
    """Which seats are held, for whom, and until when."""

    clock: Callable[[], float] = time.monotonic
    _held: dict[tuple[str, Seat], tuple[str, float]] = field(default_factory=dict)

    def hold(self, table: str, seat: Seat, person: str) -> None:
        """Hold a seat, and no longer what was held for that person before."""
        kept = {place: one for place, one in self._now().items() if one[0] != person}
        self._held = {**kept, (table, seat): (person, self.clock() + HELD_SECONDS)}

    def tables(self) -> list[str]:
        """The tables where a seat is held, the first first."""
        return list(dict.fromkeys(table for table, _ in self._now()))

    def for_others(self, table: str, person: str) -> frozenset[Seat]:
        """The seats of a table that are held for others."""
        now = self._now().items()
        return frozenset(seat for (at, seat), one in now if at == table and one[0] != person)

    def _now(self) -> dict[tuple[str, Seat], tuple[str, float]]:
        now = self.clock()
        self._held = {place: one for place, one in self._held.items() if one[1] > now}
        return self._held
