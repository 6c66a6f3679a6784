"""People at tables that this process keeps, whose sockets are at other processes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from euchre.cards import Seat
from euchre.protocol.codec import BadMessageError, decode_message, encode
from euchre.server.between import Join, Leave, Moved, Say, Told
from euchre.server.link import Link
from euchre.table.queue import TableQueue

__all__ = ["Guest", "Guests"]

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Guest:
    """A listener whose socket is elsewhere."""

    connection: int
    link: Link
    queue: TableQueue
    seat: Seat | None
    person: str
    name: str
    others: tuple[str, ...]
    covered: bool

    def send(self, message: bytes) -> None:
        """Take a message to be sent."""
        self.link.put(Told(self.connection, self.queue.table.number, message))

    def moved(self, last: int) -> None:  # noqa: ARG002 - the edge knows what came there
        """The table is kept elsewhere from now on."""
        self.link.put(Moved(self.connection))


@dataclass(slots=True)
class Guests:
    """The guests of one edge."""

    link: Link
    queue_of: Callable[[str], TableQueue | None]
    """The queue of a table, if this process keeps it; if it should, it is opened for next time."""
    here: dict[int, Guest] = field(default_factory=dict)

    def join(self, said: Join) -> None:
        """Somebody has come, or comes again after something was lost."""
        queue = self.queue_of(said.table)
        before = self.here.pop(said.connection if said.instead is None else said.instead, None)
        if queue is None or (before is not None and before.queue is not queue):
            self._leave(before)
            before = None
        if queue is None:
            self.link.put(Moved(said.connection))
            return
        guest = Guest(
            said.connection,
            self.link,
            queue,
            said.seat,
            said.person,
            said.name,
            said.others,
            said.covered,
        )
        self.here[said.connection] = guest
        queue.join(guest, said.last, before)

    def leave(self, said: Leave) -> None:
        """Somebody is gone."""
        self._leave(self.here.pop(said.connection, None))

    def say(self, said: Say) -> None:
        """Somebody says something. From whom a loss has parted us is unknown, and joins again."""
        guest = self.here.get(said.connection)
        if guest is None:
            self.link.put(Moved(said.connection))
            return
        try:
            guest.queue.say(guest, decode_message(said.message))
        except BadMessageError as error:
            guest.send(encode(error.failure))

    def all_leave(self) -> None:
        """The edge is gone."""
        for guest in self.here.values():
            self._leave(guest)
        self.here.clear()

    @staticmethod
    def _leave(guest: Guest | None) -> None:
        if guest is not None:
            guest.queue.leave(guest)
