"""The other server processes: which of them keeps a table, and what is said between them.

A table's owner stands in the database; that an owner lives is known by its lease on the bus.
What an owner writes is fenced by its term there (:mod:`euchre.store.owners`), so nothing here
has to be believed: a process that is taken for dead wrongly loses its tables and no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from euchre.bus import LEASE, Bus, BusError
from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.people_messages import LobbyTable
from euchre.server.between import (
    Again,
    ForgetAt,
    Forgotten,
    Holds,
    Item,
    Join,
    Leave,
    Listing,
    Moved,
    Packet,
    Promised,
    Say,
    Told,
    WhoLists,
    read,
    written,
)
from euchre.server.elsewhere import Elsewhere, TableElsewhere
from euchre.server.guests import Guests
from euchre.server.link import Link
from euchre.server.moving import Follower
from euchre.server.refused import RefusedError
from euchre.store.database import reason
from euchre.store.owners import Held
from euchre.table.queue import NotStoredError, TableQueue
from euchre.table.table import Table

if TYPE_CHECKING:
    from euchre.server.hub import Hub

__all__ = ["Neighbours"]

_log = logging.getLogger(__name__)

_LOOK: Final = 0.25
"""Seconds between two looks at who lives."""
_BEATS: Final = 4
"""Looks after which others are told how much was said to them."""
_OWN: Final = 10.0
"""Seconds between two looks at which tables are still ours, while all is well."""
_PATIENCE: Final = 2 * LEASE
"""Seconds without an answer of the bus after which people at tables elsewhere are let go."""
_WITHOUT_STORE: Final = 3 * LEASE
"""The same for the database and the tables here, if it answers others: by then all others to
whom it does not answer have lost their leases."""
_ASKS: Final = LEASE / 4
"""Seconds between an answer of the database and the next question."""
_LISTED: Final = msgspec.json.Decoder(LobbyTable)


@dataclass(slots=True)
class _Neighbour:
    """Another process."""

    link: Link
    guests: Guests
    elsewhere: Elsewhere


@dataclass(slots=True)
class Neighbours:
    """The other processes, as one of them sees them."""

    bus: Bus
    hub: Hub
    followers: dict[int, Follower] = field(default_factory=dict)
    _known: dict[str, _Neighbour] = field(default_factory=dict)
    _numbers: count[int] = field(default_factory=count)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _looked_at_own: float = 0.0
    _answered: float = field(default_factory=monotonic)
    """When the bus has answered last."""
    _unanswered: float | None = None
    """When the database was asked what it has not answered since."""

    @property
    def is_well(self) -> bool:
        """Whether the database answers: who cannot write keeps no table, and has no lease."""
        return self._silence < LEASE

    @property
    def _silence(self) -> float:
        """Seconds that the database has not answered."""
        return 0.0 if self._unanswered is None else monotonic() - self._unanswered

    async def open(self) -> None:
        """Begin to be one of them.

        Raises:
            BusError: if the bus cannot be reached.
        """
        self.hub.lobby.on_change = self._tell_listing
        self.hub.promises.elsewhere = self.promised
        await self.bus.open(self._hear, self._came_back, lambda: self.is_well)
        self._later(self._look())
        self._later(self._ask_store())
        self.bus.send_all(written(WhoLists(self.bus.name)))

    async def close(self) -> None:
        """Hand over all tables and leave."""
        for task in self._tasks:
            task.cancel()
        try:
            await asyncio.wait_for(self.hub.store.give_up(self.bus.name), _PATIENCE)
        except (NotStoredError, TimeoutError):
            _log.warning("tables could not be handed over; others take them when the lease is over")
        for one in self._known.values():
            for guest in one.guests.here.values():
                guest.moved(-1)
            one.link.beat()
        await self.bus.close()

    # ------------------------------------------------------------------ who keeps what

    async def holder(self, table: str) -> Held:
        """Who keeps a table; this process, if nobody did who lives.

        Raises:
            RefusedError: if there is no such table.
            NotStoredError: if it cannot be found out, or not be taken.
            BusError: if it is unknown whether its owner lives.
        """
        store, me = self.hub.store, self.bus.name
        self.check()
        while True:
            held = await store.held(table)
            if held is None:
                raise RefusedError(Text(key="server-no-table"))
            if held.owner == me or (held.owner and await self.bus.is_alive(held.owner)):
                return held
            term = await store.take(table, held, me)
            if term is not None:
                return Held(me, term)

    def check(self) -> None:
        """Nobody who comes waits here for a database that does not answer.

        Raises:
            NotStoredError: if it does not.
        """
        if self._silence > _WITHOUT_STORE:
            raise NotStoredError(reason("store-down", path="database"))

    def table(self, table: Table, owner: str) -> TableElsewhere:
        """A table that another process keeps."""

        async def forget(person: str) -> None:
            if await self.bus.ask(owner, written(ForgetAt(table.facts.id, person))) != b"done":
                raise BusError(f"{owner} could not forget")

        return TableElsewhere(table, self._neighbour(owner).elsewhere, forget)

    def forgotten(self, person: str) -> None:
        """A person is deleted."""
        self.bus.send_all(written(Forgotten(person)))

    def holds(self, table: str, seat: Seat, person: str) -> None:
        """A seat was found for a person here, and is nobody else's for a while."""
        self.bus.send_all(written(Holds(table, seat, person)))

    async def promised(self, table: str) -> str | None:
        """The seed of a table that another process has promised; none does so any more."""
        found = await self.bus.ask_all(written(Promised(table)))
        return None if found is None else found.decode()

    # ------------------------------------------------------------------ what is heard

    async def _hear(self, raw: bytes) -> bytes | None:
        try:
            said = read(raw)
        except msgspec.DecodeError as error:
            _log.warning("what another process says is not understood: %s", error)
            return None
        match said:
            case Packet():
                self._hear_packet(said)
            case Listing(sender=sender, table=table, shown=shown):
                self._neighbour(sender)
                listed = None if shown is None else _LISTED.decode(shown)
                self.hub.lobby.listed_elsewhere(sender, table, listed)
            case WhoLists(sender=sender):
                self._neighbour(sender).link.beat()
                for name in self.hub.lobby.own:
                    listed = self.hub.lobby.tables[name]
                    shown = msgspec.json.encode(listed)
                    self.bus.send(sender, written(Listing(self.bus.name, name, shown)))
            case Forgotten(person=person):
                self.hub.forgotten.add(person)
                for name in self.hub.tables_kept_by(person):
                    self._later(self.hub.forget_at(name, person))
            case Holds(table=table, seat=seat, person=person):
                self.hub.finder.held.hold(table, seat, person)
            case Promised() | ForgetAt():
                return await self._answer(said)
        return None

    async def _answer(self, asked: Promised | ForgetAt) -> bytes | None:
        """What whoever asks is told; None if that is no answer."""
        if isinstance(asked, Promised):
            seed = self.hub.promises.taken(asked.table)
            return None if seed is None else seed.encode()
        with suppress(RefusedError, NotStoredError, BusError):
            await self.hub.forget_at(asked.table, asked.person)
            return b"done"
        return b"not done"

    def _hear_packet(self, packet: Packet) -> None:
        one = self._neighbour(packet.sender)
        if not one.link.hear(packet):
            _log.info("something that %s said was lost", packet.sender)
            # Guests come again when they are asked to; what we are told there, we ask for.
            one.guests.all_leave()
            one.link.put(Again())
            one.elsewhere.join_again()
            self._ask_for_list(packet.sender)
        for item in packet.items:
            if isinstance(item, Again):
                self._ask_for_list(packet.sender)
            _handle(one, item)

    def _neighbour(self, name: str) -> _Neighbour:
        one = self._known.get(name)
        if one is None:
            link = Link(self.bus.name, lambda message: self.bus.send(name, message))
            one = _Neighbour(link, Guests(link, self._queue_of), Elsewhere(link, self._numbers))
            self._known[name] = one
            # It may have been known before, and was taken for dead.
            self._ask_for_list(name)
        return one

    def _ask_for_list(self, name: str) -> None:
        """What another process lists is to be told anew."""
        self.hub.lobby.gone(name)
        self.bus.send(name, written(WhoLists(self.bus.name)))

    def _queue_of(self, table: str) -> TableQueue | None:
        queue = self.hub.open_queue(table)
        if queue is None:
            self._later(self._open(table))
        return queue

    async def _open(self, table: str) -> None:
        """Open a table that we should keep."""
        with suppress(RefusedError, NotStoredError, BusError):
            await self.hub.place(table)

    def _tell_listing(self, table: str, shown: LobbyTable | None) -> None:
        listed = None if shown is None else msgspec.json.encode(shown)
        self.bus.send_all(written(Listing(self.bus.name, table, listed)))

    # ------------------------------------------------------------------ who lives

    async def _look(self) -> None:
        for turn in count():
            await asyncio.sleep(_LOOK)
            try:
                if await self._others_live(beats=turn % _BEATS == 0):
                    self._let_go_without_store()
                self._answered = monotonic()
                since = monotonic() - self._looked_at_own
                if since > (_OWN if self.bus.is_sure else 1.0):
                    await self._look_at_own()
            except (BusError, NotStoredError, TimeoutError):
                # What is ours goes on; the database knows whether it still is.
                with suppress(NotStoredError, TimeoutError):
                    await self._look_at_own()
                if monotonic() - self._answered > _PATIENCE:
                    # Who sits here at a table elsewhere is told to come again, here or there.
                    self._answered = monotonic()
                    for one in self._known.values():
                        one.elsewhere.all_move()
            except Exception:  # noqa: BLE001 - who looks round must not fall asleep
                _log.exception("looking after the other processes failed")

    async def _others_live(self, *, beats: bool) -> bool:
        """Look at each of the others, and tell it how much was said to it; whether any lives."""
        names = list(self._known)
        # At once: by a slow way one after the other would take too long.
        live = await asyncio.gather(*(self.bus.is_alive(name) for name in names))
        for name, lives in zip(names, live, strict=True):
            if lives and beats:
                self._known[name].link.beat()
            elif not lives and self.is_well:
                # Else its tables could not be taken, and it may be as we are.
                self._gone(name)
        return any(live)

    async def _ask_store(self) -> None:
        """Find out, again and again, whether the database answers."""
        while True:
            if self._unanswered is None:
                self._unanswered = monotonic()
            try:
                await self.hub.store.held("")
                if not self.is_well:
                    _log.info("the database answers again")
                    # Others may have waited for it as well.
                    self.bus.trust()
                self._unanswered = None
            except NotStoredError:
                pass
            except Exception:  # noqa: BLE001 - whoever asks no more is never well again
                _log.exception("asking the database failed")
            await asyncio.sleep(_ASKS)

    def _let_go_without_store(self) -> None:
        """Whoever is at a table here comes again, to a process that can store what is done."""
        if self._silence > _WITHOUT_STORE:
            for follower in self.followers.values():
                if isinstance(follower.place, TableQueue):
                    follower.cut_off()

    def _gone(self, name: str) -> None:
        """A process lives no more: what it kept is looked for again, who was there is gone."""
        _log.info("%s is gone", name)
        one = self._known.pop(name)
        one.guests.all_leave()
        self.hub.lobby.gone(name)
        one.elsewhere.all_move()

    def _came_back(self) -> None:
        """The bus was away: what was said meanwhile may be lost, both ways."""
        self._looked_at_own = 0.0
        for name, one in self._known.items():
            self.hub.lobby.gone(name)
            one.link.put(Again())
            one.elsewhere.join_again()
        self.bus.send_all(written(WhoLists(self.bus.name)))
        self._later(self._look_for_forgotten())

    async def _look_for_forgotten(self) -> None:
        """Who was deleted while nothing was heard is forgotten here too."""
        listening = self.hub.listening
        with suppress(NotStoredError):
            self.hub.forgotten |= listening - await self.hub.store.known_among(listening)

    async def _look_at_own(self) -> None:
        """Let go of what was taken from us while we could not renew our lease."""
        if not self.is_well:
            # Whoever waits for the database looks at nobody meanwhile; and it is asked already.
            return
        self._looked_at_own = monotonic()
        terms = self.hub.terms
        if terms:
            owned = await asyncio.wait_for(self.hub.store.owned(self.bus.name), LEASE)
            for table, term in list(terms.items()):
                queue = self.hub.open_queue(table)
                if queue is not None and owned.get(table) != term == terms[table]:
                    self.hub.let_go(queue)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _handle(one: _Neighbour, item: Item) -> None:
    """One thing that another process says."""
    match item:
        case Join():
            one.guests.join(item)
        case Leave():
            one.guests.leave(item)
        case Say():
            one.guests.say(item)
        case Told():
            one.elsewhere.told(item)
        case Moved():
            one.elsewhere.moved(item)
        case Again():
            one.elsewhere.join_again()
