"""Law 3 on what connections are sent: it does not depend on what their seat may not know."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field, replace

from euchre.cards import Seat
from euchre.rules import PRESETS
from euchre.table.computers import NO_PAUSES
from euchre.table.facts import TableFacts
from euchre.table.queue import TableQueue
from euchre.table.table import Entry, new_table
from tests.conftest import TIER
from tests.table.company import by_chance, company_facts
from tests.table.listening import Ledger, StandingClock
from tests.table.tables import PERSON, played, twin_of

GAMES = 1000 if TIER == "soak" else 50
#: A twin is found by chance: so often a shuffle is tried.
TRIES = 8


@dataclass
class Socket:
    """A connection that keeps the bytes that it is sent."""

    seat: Seat | None
    person: str = ""
    name: str = ""
    others: tuple[str, ...] = ()
    covered: bool = False
    got: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.got.append(message)


def heard(facts: TableFacts, entries: list[list[Entry]]) -> dict[Seat | None, list[bytes]]:
    """What every socket of a table is sent while these things happen one after the other."""
    sockets = {seat: Socket(seat) for seat in (*range(facts.rules.players), None)}

    async def scene() -> None:
        ledger = Ledger(kept=facts)
        queue = TableQueue(
            new_table(facts, "seed"), ledger, NO_PAUSES, by_chance, clock=StandingClock()
        )
        queue.start()
        for socket in sockets.values():
            queue.join(socket, -1)
        for new in entries:
            await queue.settled()
            ledger.log += new
            queue._jobs.put_nowait(queue._catch_up)
        await queue.settled()
        assert queue.table.number == entries[-1][-1].number
        await queue.stop()

    asyncio.run(scene())
    return {seat: socket.got for seat, socket in sockets.items()}


def cut(log: list[Entry], like: list[list[Entry]]) -> list[list[Entry]]:
    """A log cut where the other one is."""
    left = iter(log)
    return [[next(left) for _ in one] for one in like]


def test_no_socket_hears_what_its_seat_may_not_know() -> None:
    """Random games, and twins of them for each seat and for watchers: equal to the byte.

    In a twin the cards that were hidden from a seat lie elsewhere, and all that was done and
    shown is the same. It is told to all sockets of a table as it was played at.
    """
    rng = random.Random() if TIER == "soak" else random.Random(3)
    names = rng.sample(list(PRESETS), len(PRESETS))
    twins = different = 0
    for game in range(GAMES):
        facts = company_facts(names[game % len(names)])
        facts = replace(facts, seats=(PERSON,) * facts.rules.players)
        entries: list[list[Entry]] = []
        # Earlier moments have more twins: what was played is seen.
        length = rng.randrange(2, 30)
        for table, new in played(facts, rng, deals=2):
            entries.append(new)
            if len(entries) == length or table.state.public.is_deal_over:
                break
        log = [one for some in entries for one in some]
        told = heard(facts, entries)
        seats = [*range(facts.rules.players), None]
        for seat in seats if TIER == "soak" else rng.sample(seats, 1):
            found = (twin_of(table, log, seat, rng) for _ in range(TRIES))
            others = (one for one in found if one is not None and one.state != table.state)
            twin = next(others, None)
            if twin is None:
                continue
            twins += 1
            moved = twin.steps[0].entry.number
            other = [*log[:moved], *(step.entry for step in twin.steps)]
            assert len(other) == len(log)
            again = heard(facts, cut(other, entries))
            assert again[seat] == told[seat], (facts.preset, seat)
            different += any(again[one] != told[one] for one in seats)
    # Most can be told apart by somebody else, or nothing was tested.
    assert twins >= GAMES / 2
    assert different >= twins / 2
