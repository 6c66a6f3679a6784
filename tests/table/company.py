"""Tables of several people for tests: their queue, their clock, and who comes."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from euchre.cards import Seat
from euchre.game import Action, legal_in
from euchre.protocol.messages import Act, ActionMessage, ClientMessage
from euchre.protocol.table_messages import Fill, Sit, Start, TableSettings
from euchre.table.computers import NO_PAUSES
from euchre.table.facts import OPEN, Occupant, TableFacts
from euchre.table.queue import TableQueue
from euchre.table.table import Entry, Table, generator, new_table
from tests.table.listening import Ledger, Listener, StandingClock
from tests.table.tables import facts_of

GRACE = 30.0
PLAYER = "random"


def nonce_of(name: str) -> str:
    """The nonce that a person of that name draws."""
    return hashlib.sha256(name.encode()).hexdigest()


async def by_chance(table: Table, seat: Seat, player: str) -> Action:
    """A computer player that thinks of nothing and needs no time."""
    del player
    await asyncio.sleep(0)
    return generator(table.seed, "chance", table.number).choice(legal_in(table.view(seat)))


def company_facts(
    name: str = "na24", options: dict[str, str] | None = None, **settings: object
) -> TableFacts:
    """A table of several people by a preset: nobody sits there yet, and Ann is the host."""
    wanted = facts_of(name, None, **(options or {}))
    return replace(
        wanted,
        seats=(OPEN,) * wanted.rules.players,
        settings=msgspec.convert(settings, TableSettings),
        player=PLAYER,
        host="p-ann",
        code="ABCDEF",
    )


@dataclass
class Company:
    """A table of several people while a test goes on."""

    queue: TableQueue
    ledger: Ledger
    clock: StandingClock
    acts: int = 0
    all: list[Listener] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table now."""
        return self.queue.table

    @property
    def facts(self) -> TableFacts:
        """Its facts now."""
        return self.queue.table.facts

    async def come(
        self,
        name: str = "",
        last: int = -1,
        others: tuple[str, ...] = (),
        *,
        covered: bool = False,
        instead: Listener | None = None,
    ) -> Listener:
        """Somebody opens a connection, or says hello anew with one."""
        person = f"p-{name.lower()}" if name else ""
        listener = Listener(None, self.ledger, person, name, others=others, covered=covered)
        self.all.append(listener)
        self.queue.join(listener, last, instead)
        await self.rest()
        return listener

    async def go(self, listener: Listener) -> None:
        """A connection is lost."""
        self.queue.leave(listener)
        await self.rest()

    async def say(self, listener: Listener, said: ClientMessage) -> list[dict[str, Any]]:
        """Somebody says something; all that this connection is told then."""
        count = len(listener.got)
        self.queue.say(listener, said)
        await self.rest()
        return listener.got[count:]

    async def refused(self, listener: Listener, said: ClientMessage) -> str:
        """The reason for which something is refused."""
        before = (self.table, len(self.ledger.log), self.ledger.kept)
        told = await self.say(listener, said)
        assert (self.table, len(self.ledger.log), self.ledger.kept) == before
        reasons = [one["reason"]["key"] for one in told if one["type"] == "failure"]
        assert len(reasons) == 1
        return str(reasons[0])

    async def sit(self, listener: Listener, seat: int = -1) -> None:
        """Somebody sits down."""
        await self.say(listener, Sit(seat=seat, nonce=nonce_of(listener.name)))
        assert self.queue.seat(listener) is not None

    async def rest(self) -> None:
        """Wait until nothing happens but by somebody's wish or by the clock."""
        while True:
            await self.queue.settled()
            queue = self.queue
            if not (queue._thinking or queue._jobs.qsize() or queue._busy):
                return
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time go by."""
        self.clock.advance(seconds)
        await self.rest()

    def act_of(self, listener: Listener, rng: random.Random | None = None) -> Act:
        """Something that is offered to somebody, under a new id."""
        shown = listener.now
        offered = [one["action"] for one in shown["choices"]]
        offered += [one["action"] for one in shown["hand"] or [] if one["action"]]
        action = offered[0] if rng is None else rng.choice(offered)
        self.acts += 1
        return Act(id=f"{self.acts}", number=shown["number"], action=ActionMessage(**action))

    def whose_turn(self) -> Listener | None:
        """A connection of the person whose turn it is."""
        turn = self.table.state.turn
        there = (one for one in self.all if one in self.queue.listeners)
        return next((one for one in there if self.queue.seat(one) == turn is not None), None)


Scene = Callable[[Company], Awaitable[None]]


def with_company(scene: Scene, facts: TableFacts | None = None, seed: str = "seed") -> Company:
    """Run a scene at a new table of several people."""
    wanted = company_facts() if facts is None else facts
    ledger, clock = Ledger(kept=wanted), StandingClock()
    kept: list[Company] = []

    async def run() -> None:
        queue = TableQueue(
            new_table(wanted, seed), ledger, NO_PAUSES, by_chance, clock=clock, grace=GRACE
        )
        company = Company(queue, ledger, clock)
        kept.append(company)
        queue.start()
        try:
            await scene(company)
        finally:
            await queue.stop()

    asyncio.run(run())
    return kept[0]


async def two_against_computers(company: Company) -> tuple[Listener, Listener]:
    """Ann at seat 0 and Bob at seat 1, computer players at the others, and the game begun."""
    ann, bob = await company.come("Ann"), await company.come("Bob")
    await company.sit(ann, 0)
    await company.sit(bob, 1)
    await company.say(ann, Fill())
    await company.say(ann, Start())
    return ann, bob


def computer(player: str = PLAYER) -> Occupant:
    """A seat of a computer player."""
    return Occupant(player=player)


def log_of(company: Company) -> list[Entry]:
    """All that is stored."""
    return company.ledger.log
