"""A person's way to a table that may be kept by another process from one moment to the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from euchre.bus import BusError
from euchre.protocol.messages import ClientMessage
from euchre.server.elsewhere import Place, TableElsewhere
from euchre.server.refused import RefusedError
from euchre.table.queue import Listener, NotStoredError
from euchre.table.table import Table

__all__ = ["Follower", "MovingTable"]

_PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 0.8, 0.8, 0.8)
"""Seconds between attempts to find a table again; after them the client has to come anew."""
_MOST_HELD: Final = 50
"""Messages that wait meanwhile."""


@runtime_checkable
class _Cut(Protocol):
    """A connection that can be told to come again."""

    def cut_off(self) -> None:
        """Close it; the client comes again by itself."""


@dataclass(slots=True, eq=False)
class Follower:
    """A listener that follows its table: to the table it stands for the person's connection."""

    listener: Listener
    place: Place
    find: Callable[[], Awaitable[Place]]
    """Where the table is kept now."""
    _moving: asyncio.Task[None] | None = None
    _held: list[ClientMessage] = field(default_factory=list)

    @property
    def seat(self) -> int | None:
        """As the connection's."""
        return self.listener.seat

    @property
    def person(self) -> str:
        """As the connection's."""
        return self.listener.person

    @property
    def name(self) -> str:
        """As the connection's."""
        return self.listener.name

    @property
    def others(self) -> tuple[str, ...]:
        """As the connection's."""
        return tuple(self.listener.others)

    @property
    def covered(self) -> bool:
        """As the connection's."""
        return self.listener.covered

    def send(self, message: bytes) -> None:
        """Take a message to be sent."""
        self.listener.send(message)

    def is_at(self, place: Place) -> bool:
        """Whether it stands there now, so that another one may take its place."""
        if isinstance(place, TableElsewhere) and isinstance(self.place, TableElsewhere):
            return self._moving is None and place.owner is self.place.owner
        return self._moving is None and place is self.place

    def say(self, said: ClientMessage) -> None:
        """Say something, once it is known where."""
        if self._moving is None:
            self.place.say(self, said)
        elif len(self._held) < _MOST_HELD:
            self._held.append(said)

    def leave(self) -> None:
        """The person is gone."""
        if self._moving is None:
            self.place.leave(self)
        else:
            self._moving.cancel()

    def moved(self, last: int) -> None:
        """Look again who keeps the table; ``last`` is the number that was told last."""
        if self._moving is None:
            self._moving = asyncio.create_task(self._move(last))

    async def _move(self, last: int) -> None:
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            with suppress(BusError, NotStoredError, RefusedError):
                self.place = await self.find()
                self._moving = None
                self.place.join(self, last)
                for said in self._held:
                    self.place.say(self, said)
                self._held.clear()
                return
        self.cut_off()

    def cut_off(self) -> None:
        """Let the client come again by itself, here or elsewhere."""
        if isinstance(self.listener, _Cut):
            self.listener.cut_off()


@dataclass(frozen=True, slots=True)
class MovingTable:
    """A table, wherever it is kept."""

    place: Place
    find: Callable[[], Awaitable[Place]]
    followers: dict[int, Follower]
    """Who stands for a connection at its table, by the connection's id in this process."""

    @property
    def table(self) -> Table:
        """The table when one came."""
        return self.place.table

    def join(self, listener: Listener, last: int, instead: Listener | None = None) -> None:
        """A connection has come that saw ``last`` last: it is sent what it missed."""
        before = None if instead is None else self.followers.pop(id(instead), None)
        follower = self.followers[id(listener)] = Follower(listener, self.place, self.find)
        if before is not None and not before.is_at(self.place):
            before.leave()
            before = None
        self.place.join(follower, last, before)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        follower = self.followers.pop(id(listener), None)
        if follower is not None:
            follower.leave()

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """A person says something to the table."""
        follower = self.followers.get(id(listener))
        if follower is not None:
            follower.say(said)
