"""A seat for whoever wants to play now."""

from __future__ import annotations

import asyncio
import dataclasses
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from euchre.protocol.messages import CreateTable
from euchre.protocol.people_messages import PlaceFound, PlayNow
from euchre.protocol.table_messages import TableSettings
from euchre.server.holding import HeldSeats
from euchre.server.orders import company_of
from euchre.store.people import Known
from euchre.table.facts import OPEN, Occupant, TableFacts
from euchre.table.may import Visitor, why_not
from euchre.table.table import Table

if TYPE_CHECKING:
    from euchre.server.hub import Hub

__all__ = ["Finder"]


@dataclass(slots=True)
class Finder:
    """Finds seats at the tables of a server."""

    hub: Hub
    held: HeldSeats = field(default_factory=HeldSeats)
    """Seats that were found for people who have not sat down yet."""
    _finding: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def play_now(self, wanted: PlayNow, who: Known) -> PlaceFound:
        """A seat at a public table that fits, or at a new one where the others are computers'.

        Raises:
            RefusedError: if there are no such rules or player.
            NotStoredError: if a new table cannot be stored.
        """
        settings = TableSettings(
            clock=wanted.clock, privacy="public", rated=wanted.rated, start="full"
        )
        order = CreateTable(
            preset=wanted.preset, pace=wanted.pace, player=wanted.player, settings=settings
        )
        facts = company_of(order, who)
        # One after the other, so that who asks at the same time meets at one table.
        async with self._finding:
            found = await self._found(facts, who) or await self._new_place(facts)
            self.held.hold(found.table, found.seat, who.id)
            if self.hub.others is not None:
                self.hub.others.holds(found.table, found.seat, who.id)
        return found

    async def _found(self, wanted: TableFacts, who: Known) -> PlaceFound | None:
        """A seat at a public table that fits, which is not held for anybody else."""
        names = [listed.table for listed in self.hub.lobby.all.tables if listed.free]
        # Where somebody is still on the way; a match that counts will have begun by then.
        if wanted.settings is not None and not wanted.settings.rated:
            names += [name for name in self.held.tables() if name not in names]
        for name in names:
            table = await self.hub.listed(name)
            if table is None or not _fits(table, wanted, who):
                continue
            seats = table.facts.seats
            free = {at for at, one in enumerate(seats) if not one.is_person}
            held = self.held.for_others(name, who.id) & free
            if len(table.facts.people) + len(held) < table.facts.most_people and free - held:
                return PlaceFound(table=name, seat=min(free - held), new=False)
        return None

    async def _new_place(self, facts: TableFacts) -> PlaceFound:
        """A seat at a new table where the others are computers'."""
        computer = Occupant(player=facts.player)
        facts = dataclasses.replace(facts, seats=(OPEN, *(computer,) * (len(facts.seats) - 1)))
        await self.hub.open_table(facts)
        return PlaceFound(table=facts.id, seat=0, new=True)


def _fits(table: Table, wanted: TableFacts, who: Known) -> bool:
    """Whether a public table is what somebody looks for, and may be sat down at."""
    here, there = table.facts.settings, wanted.settings
    if here is None or there is None or table.facts.rules != wanted.rules:
        return False
    is_alike = (here.clock, here.rated) == (there.clock, there.rated)
    return is_alike and why_not("sit", table, Visitor(who.id, who.name)) is None
