"""All tables of a server: opened when somebody comes to them, one queue each."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar

from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.messages import CreateTable, TableCreated, TableSummary
from euchre.server.elsewhere import Movable, Place, TableElsewhere
from euchre.server.finding import Finder
from euchre.server.lobby import PublicTables
from euchre.server.moving import MovingTable
from euchre.server.neighbours import Neighbours
from euchre.server.orders import company_of, rules_of, seats_of
from euchre.server.promises import Promises
from euchre.server.rater import Rater
from euchre.server.refused import RefusedError, bad_rules
from euchre.server.summaries import damaged, summary
from euchre.store.people import Known
from euchre.store.store import BrokenRecordError, Record, Store
from euchre.store.terms import TermLedger
from euchre.table.attendance import GRACE
from euchre.table.computers import PAUSES, Adviser, Decider, Pauses, advise_in_a_thread, in_a_thread
from euchre.table.facts import Occupant, TableFacts
from euchre.table.hints import Hints
from euchre.table.logs import Asker, match_log
from euchre.table.may import Visitor, seat_of
from euchre.table.queue import MovedError, TableQueue
from euchre.table.seating import without_person
from euchre.table.table import BrokenTableError, Entry, Table, load_table, new_table
from euchre.table.talk import Talk

__all__ = ["Hub", "RefusedError", "bad_rules"]

_log = logging.getLogger(__name__)
_Stored = TypeVar("_Stored")

_MOST_TOKENS: Final = 100


@dataclass(slots=True)
class Hub:
    """The tables of a server."""

    store: Store
    pauses: Pauses = field(default_factory=lambda: PAUSES)
    decider: Decider = in_a_thread
    """Where computer players think."""
    adviser: Adviser = advise_in_a_thread
    """Where hints are thought of."""
    most_open: int = 500
    """Tables that are kept open though nobody is there; they are opened again when needed."""
    grace: float = GRACE
    """Seconds after which a computer player covers for a person who is away."""
    lobby: PublicTables = field(default_factory=PublicTables)
    finder: Finder = field(init=False)
    rater: Rater = field(init=False)
    forgotten: set[str] = field(default_factory=set, init=False)
    """People who were deleted: what they left open is that of nobody."""
    others: Neighbours | None = field(default=None, init=False)
    """The other processes that share these tables, if there are any."""
    promises: Promises = field(default_factory=Promises, init=False)
    """Tables that may be created."""
    terms: dict[str, int] = field(default_factory=dict, init=False)
    """The terms of the open tables, where there are other processes."""
    _queues: dict[str, TableQueue] = field(default_factory=dict)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    _stopping: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    def __post_init__(self) -> None:
        """Seats are found and ratings go where the tables are."""
        self.finder = Finder(self)
        self.rater = Rater(self.store)

    async def create(self, order: CreateTable, who: Known | None = None) -> TableCreated:
        """Open a new table against computer players, with its first deal.

        It is among the games of the person, if one is named.

        Raises:
            RefusedError: if there are no such rules, seat or player.
            NotStoredError: if it cannot be stored.
        """
        base, rules = rules_of(order)
        seats = seats_of(order, rules.players, who)
        name, seed, nonces = await self.promises.chance_of(order)
        facts = TableFacts(name, base, rules, seats, order.pace, nonces)
        table = new_table(facts, seed)
        steps = table.begin()
        token = secrets.token_urlsafe(24)
        entries = [step.entry for step in steps]
        await self.store.create(facts, seed, [(order.seat, token)], entries, self._me)
        await self._open_new(table.after(steps))
        return TableCreated(table=facts.id, token=token)

    async def open_company(self, order: CreateTable, host: Known) -> TableCreated:
        """Open a table of several people; nobody sits there yet.

        Raises:
            RefusedError: if there are no such rules or player, or the settings do not fit.
            NotStoredError: if it cannot be stored.
        """
        facts = company_of(order, host)
        await self.open_table(facts)
        return TableCreated(table=facts.id, token="", code=facts.code)

    async def open_table(self, facts: TableFacts) -> None:
        """Open a table where nobody sits yet.

        Raises:
            NotStoredError: if it cannot be stored.
        """
        seed = secrets.token_hex(32)
        await self.store.create(facts, seed, [], [], self._me)
        await self._open_new(new_table(facts, seed))

    async def listed(self, table: str) -> Table | None:
        """A table that the lobby lists, as it is now; None if it cannot be read."""
        queue = self._queues.get(table)
        if queue is not None or self.others is None:
            return None if queue is None else queue.table
        try:
            return await self._load(table)
        except RefusedError:
            return None

    async def log(self, table: str, token: str, match: int | None) -> str:
        """A match of a table, with the proof of its deals; the last one, if none is named.

        One that is over is told whole to who sat there, and to others as far as the table shows
        its deals; one that is not over as the seat was told it whose secret, or whose person's,
        the token is.

        Raises:
            RefusedError: if the match is not over and the token opens no seat at that table, if
                the table shows nothing to who asks, or there is no such match.
            NotStoredError: if it cannot be read.
        """
        place, who = await self.visit(table, token) if token else (await self.place(table), None)
        facts, record = place.table.facts, await self._record(table)
        seed, entries = record.seed, record.entries
        seat = await self.seat_since_the_start(facts, entries, who)
        was_there = await self.was_there(facts, entries, who, match)
        if not was_there and seat is None and facts.shown == "none":
            raise RefusedError(Text(key="server-log-not-shown"))
        facts = await self._facts_at(facts, entries, match)
        found = match_log(facts, seed, entries, match, Asker(seat, was_there))
        if found is None:
            raise RefusedError(Text(key="server-no-seat" if seat is None else "server-no-match"))
        return found

    async def seat_since_the_start(
        self, facts: TableFacts, entries: Sequence[Entry], who: Visitor | None
    ) -> Seat | None:
        """Where somebody sits, if that person sat there when the last match began.

        Whoever came later is not told the earlier hands of the seat, which were another's.
        """
        seat = None if who is None else seat_of(facts, who)
        if who is None or seat is None or who.seat is not None or not entries:
            return seat
        first = next(one.number for one in entries if one.match == entries[-1].match)
        there = await self.store.sat_between(who.person, facts.id, first, first, seat)
        return seat if there else None

    async def was_there(
        self, facts: TableFacts, entries: Sequence[Entry], who: Visitor | None, match: int | None
    ) -> bool:
        """Whether somebody sat there in a match; in the last one, if None."""
        if who is None or who.seat is not None:
            return who is not None
        wanted = entries[-1].match if match is None and entries else match
        numbers = [one.number for one in entries if one.match == wanted]
        if not (numbers and who.person):
            return False
        return await self.store.sat_between(who.person, facts.id, numbers[0], numbers[-1])

    async def _facts_at(
        self, facts: TableFacts, entries: Sequence[Entry], match: int | None
    ) -> TableFacts:
        """The facts with the people who sat there at the end of a match; the last one, if None."""
        numbers = [one.number for one in entries if match in (None, one.match)]
        if facts.settings is None or not numbers:
            return facts
        names = await self.store.names_at(facts.id, numbers[-1])
        seats = (
            Occupant(name=names[seat]) if seat in names else Occupant(player=facts.player)
            for seat in range(len(facts.seats))
        )
        return dataclasses.replace(facts, seats=tuple(seats))

    async def visit(self, table: str, token: str) -> tuple[Place, Visitor]:
        """A table, and who comes there with that secret: of a seat, of a person, or none.

        Raises:
            RefusedError: if the secret is neither, or opens no seat at a table that is not for
                several people; if the table is damaged.
            NotStoredError: if that cannot be read.
            BusError: if it is unknown which process keeps the table.
        """
        if self.others is not None:
            self.others.check()
        found = await self.store.seat(token) if token else None
        if found is not None and found[0] == table:
            place = await self._way_to(table)
            there = place.table.facts.seats[found[1]]
            return place, Visitor(there.person, there.name, found[1])
        known = await self.store.person(token) if token else None
        if found is not None or (token and known is None):
            raise RefusedError(Text(key="server-no-seat"))
        place = await self._way_to(table)
        who = Visitor() if known is None else Visitor(known.id, known.name)
        if place.table.facts.settings is None and seat_of(place.table.facts, who) is None:
            raise RefusedError(Text(key="server-no-seat"))
        return place, who

    async def summaries(self, tokens: Sequence[str]) -> list[TableSummary]:
        """The tables that these secrets open, in their order; those that open none are left out.

        Raises:
            NotStoredError: if they cannot be read.
        """
        found = []
        for token in tokens[:_MOST_TOKENS]:
            opened = await self.store.seat(token)
            if opened is None:
                continue
            table, seat = opened
            try:
                place = await self.place(table)
                shown = place.table if isinstance(place, TableQueue) else await self._load(table)
            except RefusedError as error:
                found.append(damaged(table, error))
            else:
                found.append(summary(shown, seat))
        return found

    def open_queue(self, table: str) -> TableQueue | None:
        """A table with its queue, if it is open."""
        return self._queues.get(table)

    def tables_kept_by(self, person: str) -> list[str]:
        """The open tables whose host a person is."""
        queues = self._queues.items()
        return [name for name, queue in queues if queue.table.facts.host == person]

    @property
    def listening(self) -> set[str]:
        """The people who listen at open tables."""
        listeners = (one for queue in self._queues.values() for one in queue.listeners)
        return {name for one in listeners for name in (one.person, *one.others) if name}

    @property
    def names(self) -> frozenset[str]:
        """The ids of the tables that are kept open."""
        return frozenset(self._queues)

    @property
    def open_tables(self) -> int:
        """How many tables are kept open."""
        return len(self._queues)

    async def close(self) -> None:
        """Stop every table. All that was answered is stored."""
        await asyncio.gather(*(queue.stop() for queue in self._queues.values()), *self._stopping)
        await self.rater.settled()
        self._queues.clear()
        if self.others is not None:
            await self.others.close()

    async def place(self, table: str) -> TableQueue | TableElsewhere:
        """A table: its queue, opened if it is not, or the way to the process that keeps it.

        Raises:
            RefusedError: if there is no such table, or it is damaged.
            NotStoredError: if it cannot be read.
            BusError: if it is unknown which process keeps it.
        """
        queue = self._queues.get(table)
        if queue is not None:
            return queue
        if self.others is None:
            return await self._opened(table, 0)
        held = await self.others.holder(table)
        if held.owner == self._me:
            return await self._opened(table, held.term)
        return self.others.table(new_table(await self._facts(table), ""), held.owner)

    async def _way_to(self, table: str) -> Place:
        place = await self.place(table)
        if self.others is None:
            return place
        return MovingTable(place, lambda: self.place(table), self.others.followers)

    async def forget_at(self, table: str, person: str) -> None:
        """Delete somebody from a table; a computer player sits there then.

        Raises:
            NotStoredError: if that could not be stored.
            BusError: if the process that keeps the table does not answer.
        """
        try:
            place = await self.place(table)
        except RefusedError:
            # Damaged: there is nothing that could be changed in it.
            return
        if not isinstance(place, TableQueue):
            await place.forget(person)
            return
        with suppress(MovedError):
            await place.do(lambda table: without_person(table, person))
            place.talk.forget(person)
            return
        await self.forget_at(table, person)

    @property
    def _me(self) -> str:
        """The id of this process among others; empty if there are none."""
        return "" if self.others is None else self.others.bus.name

    async def _opened(self, table: str, term: int) -> TableQueue:
        # One at a time, so that no table is opened twice.
        async with self._opening:
            queue = self._queues.get(table)
            return queue if queue is not None else await self._open(await self._load(table), term)

    async def _open_new(self, table: Table) -> None:
        await self._open(table, int(self.others is not None))

    def let_go(self, queue: TableQueue) -> None:
        """Another process keeps the table: whoever listens goes on there."""
        table, last = queue.table.facts.id, queue.table.number
        if self._queues.get(table) is not queue:
            return
        _log.info("table %s is kept elsewhere", table)
        del self._queues[table], self.terms[table]
        self.lobby.drop(table)
        for listener in queue.listeners:
            if isinstance(listener, Movable):
                listener.moved(last)
        stopping = asyncio.create_task(queue.stop())
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)

    async def close_idle(self) -> None:
        """Close the tables where nobody is; they are opened again when somebody comes."""
        idle = {name: one for name, one in self._queues.items() if one.is_idle}
        for name in idle:
            del self._queues[name]
            self.terms.pop(name, None)
            self.lobby.drop(name)
        await asyncio.gather(*(one.stop() for one in idle.values()))
        if self.others is not None:
            await self.store.give_up(self._me, idle)

    async def _open(self, table: Table, term: int) -> TableQueue:
        if len(self._queues) >= self.most_open:
            await self.close_idle()
        lines = [] if table.facts.settings is None else await self.store.lines(table.facts.id)
        queue = TableQueue(
            table,
            TermLedger(self.store, term) if term else self.store,
            self.pauses,
            self.decider,
            hints=Hints(self.adviser),
            grace=self.grace,
            talk=Talk(lines),
            forgotten=self.forgotten,
        )
        queue.on_change = lambda _: self._notice(queue)
        queue.on_moved = lambda: self.let_go(queue)
        if term:
            self.terms[table.facts.id] = term
        self._queues[table.facts.id] = queue
        queue.start()
        return queue

    def _notice(self, queue: TableQueue) -> None:
        """Something has happened at a table."""
        self.lobby.notice(queue)
        self.rater.notice(queue.table)

    async def _load(self, table: str) -> Table:
        # However long people have played, there is no more to read than a match.
        record = await self._stored(table, self.store.last_match)
        parts = (record.facts, record.seed, record.entries, record.shuffles)
        try:
            return await asyncio.to_thread(load_table, *parts)
        except BrokenTableError as error:
            raise _broken(table, error) from error

    async def _record(self, table: str) -> Record:
        return await self._stored(table, self.store.table)

    async def _facts(self, table: str) -> TableFacts:
        return await self._stored(table, self.store.facts)

    @staticmethod
    async def _stored(table: str, read: Callable[[str], Awaitable[_Stored | None]]) -> _Stored:
        """What is stored of a table."""
        try:
            found = await read(table)
        except BrokenRecordError as error:
            raise _broken(table, error) from error
        if found is None:
            raise RefusedError(Text(key="server-no-table"))
        return found


def _broken(table: str, error: BrokenRecordError | BrokenTableError) -> RefusedError:
    """A table that cannot be read: what exactly is wrong may name hidden cards, and is not told."""
    _log.error("table %s is damaged at entry %d", table, error.number)
    return RefusedError(Text(key="server-damaged-game", args={"n": error.number + 1}))
