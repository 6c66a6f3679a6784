"""Bidding tables for house rules, trained beside the games: one at a time, and last of all.

A table of cards whose rules have no bidding table yet gets one while it is played. Until it is
there computer players search their calls.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from euchre.cards import Seat
from euchre.game import Action
from euchre.players.learned import look_in
from euchre.research.background import BackgroundTraining, train_in_background
from euchre.rules import Rules
from euchre.table.computers import Decider
from euchre.table.table import Table

__all__ = ["Trainers"]

_log = logging.getLogger(__name__)

_MOST: Final = 200
"""Rules that a server trains tables for between start and stop: strangers may think out many."""
_LOOK: Final = 1.0
"""Seconds after which one looks whether a training has ended."""


@dataclass(slots=True)
class Trainers:
    """The tables that are trained for a server, in a folder. Belongs to one event loop."""

    folder: Path
    decider: Decider
    """Who decides what computer players do, before tables and with them."""
    train: Callable[[Rules, Path], BackgroundTraining | None] = train_in_background
    _seen: set[Rules] = field(default_factory=set)
    _wanted: deque[Rules] = field(default_factory=deque)
    _work: asyncio.Task[None] | None = None
    _closing: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Let players look into the folder, those in processes that are started later too."""
        look_in(self.folder)

    async def decide(self, table: Table, seat: Seat, player: str) -> Action:
        """What a computer player does; the rules of its table get a table of bids."""
        self.want(table.facts.rules)
        return await self.decider(table, seat, player)

    def want(self, rules: Rules) -> None:
        """See to it that these rules get a table, after those that waited longer."""
        if rules in self._seen or len(self._seen) >= _MOST or self._closing.is_set():
            return
        self._seen.add(rules)
        self._wanted.append(rules)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._train())

    async def close(self) -> None:
        """Stop what is being trained; it goes on from there when it is wanted again."""
        self._closing.set()
        if self._work is not None:
            await self._work

    async def _train(self) -> None:
        while self._wanted and not self._closing.is_set():
            try:
                training = await asyncio.to_thread(self.train, self._wanted.popleft(), self.folder)
            except OSError as error:
                _log.warning("no table of bids is trained: %s", error)
                continue
            if training is None:
                continue
            while training.is_running and not self._closing.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), _LOOK)
            if training.is_running:
                await asyncio.to_thread(training.stop)
            elif not training.path.exists():
                _log.warning("the training of %s failed", training.path.name)
