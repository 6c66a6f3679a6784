"""Tables that other processes keep, for people whose sockets are here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Protocol, runtime_checkable

from euchre.protocol.codec import encode
from euchre.protocol.messages import ClientMessage
from euchre.server.between import Join, Leave, Moved, Say, Told
from euchre.server.link import Link
from euchre.table.queue import Listener
from euchre.table.table import Table

__all__ = ["Elsewhere", "Movable", "Place", "TableElsewhere"]


class Place(Protocol):
    """A table that one comes to, wherever it is kept."""

    @property
    def table(self) -> Table:
        """The table when one came; of one that is kept elsewhere, the facts only."""

    def join(self, listener: Listener, last: int, instead: Listener | None = None) -> None:
        """A connection has come that saw ``last`` last: it is sent what it missed."""

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """A person says something to the table."""


@runtime_checkable
class Movable(Protocol):
    """A connection that can go on where its table is kept from now on."""

    def moved(self, last: int) -> None:
        """Look again who keeps the table; ``last`` is the number that was told last."""


@dataclass(slots=True)
class _Away:
    """A connection of ours at another process."""

    listener: Listener
    table: str
    last: int


@dataclass(slots=True)
class Elsewhere:
    """The connections of this process at tables that one other process keeps."""

    link: Link
    numbers: count[int]
    """Of connections; no two of this process have the same."""
    away: dict[int, _Away] = field(default_factory=dict)
    _numbers: dict[int, int] = field(default_factory=dict)

    def join(self, table: str, listener: Listener, last: int, instead: Listener | None) -> None:
        """Come to a table there."""
        before = None if instead is None else self._drop(instead)
        number = next(self.numbers)
        self.away[number] = _Away(listener, table, last)
        self._numbers[id(listener)] = number
        self.link.put(
            Join(
                number,
                table,
                last,
                listener.seat,
                listener.person,
                listener.name,
                tuple(listener.others),
                listener.covered,
                before,
            )
        )

    def leave(self, listener: Listener) -> None:
        """Be there no more."""
        number = self._drop(listener)
        if number is not None:
            self.link.put(Leave(number))

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """Say something there."""
        number = self._numbers.get(id(listener))
        if number is not None:
            self.link.put(Say(number, encode(said)))

    def told(self, told: Told) -> None:
        """A connection is told something."""
        away = self.away.get(told.connection)
        if away is not None:
            away.last = max(away.last, told.number)
            away.listener.send(told.message)

    def moved(self, said: Moved) -> None:
        """A connection has to look for another owner."""
        away = self.away.get(said.connection)
        if away is not None:
            self._move(away)

    def all_move(self) -> None:
        """The owner is gone: each connection looks for another one."""
        for away in list(self.away.values()):
            self._move(away)

    def join_again(self) -> None:
        """Something was lost on the way: each connection gets what it missed.

        It has another number from now on, so that what is still on its way to the one before
        is not told out of order.
        """
        for away in list(self.away.values()):
            self.join(away.table, away.listener, away.last, away.listener)

    def _move(self, away: _Away) -> None:
        self._drop(away.listener)
        if isinstance(away.listener, Movable):
            away.listener.moved(away.last)

    def _drop(self, listener: Listener) -> int | None:
        number = self._numbers.pop(id(listener), None)
        if number is not None:
            del self.away[number]
        return number


@dataclass(frozen=True, slots=True)
class TableElsewhere:
    """A table that another process keeps: what is said here is said there."""

    table: Table
    owner: Elsewhere
    forget: Callable[[str], Awaitable[None]]
    """Let the owner delete a person there."""

    def join(self, listener: Listener, last: int, instead: Listener | None = None) -> None:
        """A connection has come that saw ``last`` last: it is sent what it missed."""
        self.owner.join(self.table.facts.id, listener, last, instead)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self.owner.leave(listener)

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """A person says something to the table."""
        self.owner.say(listener, said)
