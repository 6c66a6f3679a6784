"""Ratings: each match that counts changes those of its people, once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from euchre.store.store import Store
from euchre.table.queue import NotStoredError
from euchre.table.results import family_of, new_ratings, people_of_match
from euchre.table.table import Table

__all__ = ["Rater"]


@dataclass(slots=True)
class Rater:
    """Counts matches that are over, one after the other."""

    store: Store
    _counted: set[tuple[str, int]] = field(default_factory=set)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    def notice(self, table: Table) -> None:
        """Something has happened at a table: if its match is over and counts, let it count.

        Whether and for whom is decided once, when it ends: who sits down afterwards, or what is
        set then, changes nothing. The database keeps which matches were decided, so that after
        a restart none counts twice and none is forgotten.
        """
        match = (table.facts.id, table.match)
        is_over = bool(table.steps) and table.state.is_over
        if table.facts.settings is None or not is_over or match in self._counted:
            return
        self._counted.add(match)
        task = asyncio.create_task(self._count(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait until all that is over has counted."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _count(self, table: Table) -> None:
        family, before = family_of(table.facts.rules), {}
        async with self._one_at_a_time:
            try:
                for person in people_of_match(table):
                    found = await self.store.ratings(person)
                    if family in found:
                        before[person] = found[family]
                ratings = sorted(new_ratings(table, before).items())
                await self.store.add_ratings(table.facts.id, table.match, family, ratings)
            except NotStoredError as error:
                if not error.outrun:
                    self._counted.discard((table.facts.id, table.match))
