"""What is lost between two processes is noticed, and told again."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from euchre.protocol.codec import decode_message
from euchre.protocol.messages import CreateTable
from euchre.server.elsewhere import Place
from euchre.server.hub import Hub
from euchre.server.neighbours import Neighbours
from euchre.store.people import Known
from euchre.store.store import open_store
from euchre.table import replies
from euchre.table.computers import NO_PAUSES
from euchre.table.table import new_table
from tests.server.local_bus import LocalBus, Wires
from tests.telling import Telling


@dataclass
class Person:
    """A connection that keeps what it is told, and plays on when asked."""

    rng: random.Random
    seat: int | None = 0
    person: str = ""
    name: str = ""
    others: tuple[str, ...] = ()
    covered: bool = False
    place: Place | None = None
    numbers: list[int] = field(default_factory=list)
    shown: dict[int, dict[str, Any]] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    telling: Telling = field(default_factory=Telling)

    def send(self, message: bytes) -> None:
        """Keep the number, and answer."""
        told = self.telling.whole(json.loads(message))
        if told["type"] not in {"snapshot", "happened"}:
            return
        now = told if told["type"] == "snapshot" else told["snapshot"]
        if told["type"] == "happened" and now["number"] > max(self.numbers, default=-1):
            self.numbers.append(now["number"])
        self.shown[now["number"]] = now
        self.news.set()
        offered = [one["action"] for one in now["choices"]]
        offered += [one["action"] for one in now["hand"] or [] if one["action"]]
        say: dict[str, Any] | None = None
        if now["over"] is not None:
            say = {"type": "rematch" if now["over"]["match_over"] else "next_deal"}
        elif offered:
            act = self.rng.choice(offered)
            say = {"type": "act", "id": str(now["number"]), "number": now["number"], "action": act}
        if say is not None and self.place is not None:
            self.place.say(self, decode_message(json.dumps(say)))


@asynccontextmanager
async def two_hubs(wires: Wires) -> AsyncIterator[list[Hub]]:
    """Two hubs at one store, connected by these."""
    with tempfile.TemporaryDirectory() as folder, closing(open_store(Path(folder))) as store:
        hubs = [Hub(store, NO_PAUSES), Hub(store, NO_PAUSES)]
        for name, hub in zip(("one", "two"), hubs, strict=True):
            hub.others = Neighbours(LocalBus(name, wires), hub)
            await hub.others.open()
        yield hubs
        for hub in hubs:
            await hub.close()


@given(st.lists(st.booleans(), max_size=20), st.randoms(use_true_random=False))
def test_whatever_is_lost_on_the_way_play_goes_on_and_nobody_misses_a_number(
    losses: list[bool], rng: random.Random
) -> None:
    """A person at another process is told of every event, in order, whichever packets are lost.

    What it knows after each is all that it may see, though it is told in parts.
    """

    async def scene() -> None:
        wires = Wires()
        async with two_hubs(wires) as (one, two):
            made = await one.create(CreateTable(preset="na24", pace="fast", player="random"))
            place, _ = await two.visit(made.table, made.token)
            person = Person(random.Random(rng.random()), place=place)
            wires.loses = iter(losses)
            place.join(person, -1)
            while len(person.numbers) < 12:
                person.news.clear()
                try:
                    await asyncio.wait_for(person.news.wait(), 0.01)
                except TimeoutError:
                    # What the beat does in time: it tells how much there was to hear.
                    for hub in (one, two):
                        assert hub.others is not None
                        for neighbour in hub.others._known.values():
                            neighbour.link.beat()
            first = person.numbers[0]
            assert person.numbers == list(range(first, first + len(person.numbers)))
            place.leave(person)
            record = await one.store.table(made.table)
            assert record is not None
            table = new_table(record.facts, record.seed)
            for step in table.following(record.entries):
                table = table.after([step])
                shown = person.shown.get(step.number)
                assert shown in (None, json.loads(replies.now(table, 0)))

    asyncio.run(scene())


def test_who_was_deleted_during_a_break_is_nobody_after_it() -> None:
    """A process that heard nothing of it looks into the database when the bus is back."""

    async def scene() -> None:
        async with two_hubs(Wires()) as (one, _):
            store = one.store
            for name in ("p1", "p2"):
                await store.add_person(Known(name, name), f"token of {name}", 0)
            made = await one.create(CreateTable(preset="na24"), Known("p1", "p1"))
            place, _ = await one.visit(made.table, made.token)
            for name in ("p1", "p2"):
                place.join(Person(random.Random(1), person=name), -1)
            queue = one.open_queue(made.table)
            assert queue is not None
            await queue.settled()
            await store.delete_person("p2")
            assert one.others is not None
            await one.others._look_for_forgotten()
            assert one.forgotten == {"p2"}

    asyncio.run(scene())
