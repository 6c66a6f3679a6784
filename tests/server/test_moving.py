"""A person's way to a table that moves from one process to another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from euchre.bus import BusError
from euchre.protocol.messages import ClientMessage
from euchre.protocol.table_messages import Start
from euchre.server.elsewhere import Place
from euchre.server.moving import Follower, MovingTable
from euchre.table.queue import Listener as Listens
from euchre.table.table import Table, new_table
from tests.table.tables import facts_of


@dataclass
class Told:
    """A place that keeps what it is told."""

    table: Table = field(default_factory=lambda: new_table(facts_of("na24"), "seed"))
    told: list[tuple[str, object]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def join(self, listener: Listens, last: int, instead: Listens | None = None) -> None:
        """Somebody has come."""
        listener.send(b"welcome")
        self.told.append(("join", (last, instead is not None)))
        self.news.set()

    def leave(self, listener: Listens) -> None:
        """Somebody is gone."""
        self.told.append(("leave", listener.seat))

    def say(self, listener: Listens, said: ClientMessage) -> None:
        """Somebody says something."""
        self.told.append((f"say {listener.seat}", said))


@dataclass
class Person:
    """A connection that can be told to come again."""

    seat: int | None = 0
    person: str = ""
    name: str = ""
    others: tuple[str, ...] = ()
    covered: bool = False
    got: list[bytes] = field(default_factory=list)
    is_cut: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.got.append(message)

    def cut_off(self) -> None:
        """Come again."""
        self.is_cut.set()


def moving(place: Place, find: Callable[[], Awaitable[Place]]) -> MovingTable:
    """A table there, that is found so when it has moved."""
    return MovingTable(place, find, {})


def test_what_is_said_on_the_way_is_said_at_the_new_place() -> None:
    """It is joined with the number that came last, and before anything is said there."""

    async def scene() -> None:
        old, new = Told(), Told()
        found: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        way, listener = moving(old, lambda: found), Person()
        way.join(listener, 3)
        follower = way.followers[id(listener)]
        follower.moved(7)
        follower.moved(8)
        way.say(listener, Start())
        found.set_result(new)
        await new.news.wait()
        assert old.told == [("join", (3, False))]
        assert new.told == [("join", (7, False)), ("say 0", Start())]
        way.leave(listener)
        assert new.told[2:] == [("leave", 0)]

    asyncio.run(scene())


def test_a_connection_takes_the_place_of_another_where_that_is() -> None:
    """At the same place it is told so; elsewhere the other one leaves."""

    async def scene() -> None:
        old, new = Told(), Told()
        followers: dict[int, Follower] = {}
        ways = [MovingTable(place, _never, followers) for place in (old, old, new)]
        people = [Person(), Person(), Person()]
        ways[0].join(people[0], 1)
        ways[1].join(people[1], 2, people[0])
        ways[2].join(people[2], 3, people[1])
        assert old.told == [("join", (1, False)), ("join", (2, True)), ("leave", 0)]
        assert new.told == [("join", (3, False))]
        assert list(followers) == [id(people[2])]

    asyncio.run(scene())


async def _never() -> Place:
    raise BusError("nobody knows")


def test_who_finds_no_place_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some attempts the connection is closed, so that the client tries elsewhere."""
    monkeypatch.setattr("euchre.server.moving._PAUSES", (0.0, 0.0))

    async def scene() -> None:
        way, listener = moving(Told(), _never), Person()
        way.join(listener, 3)
        way.followers[id(listener)].moved(3)
        await listener.is_cut.wait()

    asyncio.run(scene())
