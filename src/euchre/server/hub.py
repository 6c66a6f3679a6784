"""All tables of a server: opened when somebody comes to them, one queue each."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from euchre.cards import Seat
from euchre.fairness import SECRET_BYTES, Added
from euchre.protocol.base import Text
from euchre.protocol.messages import CreateTable, FairTable, TableCreated, TableSummary
from euchre.protocol.people_messages import PlaceFound, PlayNow
from euchre.protocol.table_messages import TableSettings
from euchre.protocol.words import sent
from euchre.server.lobby import PublicTables
from euchre.server.orders import company_of, rules_of, seats_of
from euchre.server.rater import Rater
from euchre.server.refused import RefusedError, bad_rules
from euchre.store.people import Known
from euchre.store.store import BrokenRecordError, Store
from euchre.table.attendance import GRACE
from euchre.table.computers import PAUSES, Decider, Pauses, in_a_thread
from euchre.table.facts import OPEN, Occupant, TableFacts, reader_of
from euchre.table.fair import chain_of
from euchre.table.logs import match_log
from euchre.table.may import Visitor, seat_of, why_not
from euchre.table.queue import TableQueue
from euchre.table.snapshot import rules_text
from euchre.table.table import BrokenTableError, Entry, Table, load_table, new_table
from euchre.table.talk import Talk

__all__ = ["Hub", "RefusedError", "bad_rules"]

_log = logging.getLogger(__name__)

_MOST_TOKENS: Final = 100
_MOST_PROMISED: Final = 1000


@dataclass(slots=True)
class Hub:
    """The tables of a server."""

    store: Store
    pauses: Pauses = field(default_factory=lambda: PAUSES)
    decider: Decider = in_a_thread
    """Where computer players think."""
    most_open: int = 500
    """Tables that are kept open though nobody is there; they are opened again when needed."""
    grace: float = GRACE
    """Seconds after which a computer player covers for a person who is away."""
    lobby: PublicTables = field(default_factory=PublicTables)
    rater: Rater = field(init=False)
    forgotten: set[str] = field(default_factory=set, init=False)
    """People who were deleted: what they left open is that of nobody."""
    _queues: dict[str, TableQueue] = field(default_factory=dict)
    _promised: dict[str, str] = field(default_factory=dict)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Ratings go where the tables are."""
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
        name, seed, nonces = self._chance_of(order)
        facts = TableFacts(name, base, rules, seats, order.pace, nonces)
        table = new_table(facts, seed)
        steps = table.begin()
        token = secrets.token_urlsafe(24)
        await self.store.create(facts, seed, [(order.seat, token)], [step.entry for step in steps])
        await self._open(table.after(steps))
        return TableCreated(table=facts.id, token=token)

    async def open_company(self, order: CreateTable, host: Known) -> TableCreated:
        """Open a table of several people; nobody sits there yet.

        Raises:
            RefusedError: if there are no such rules or player, or the settings do not fit.
            NotStoredError: if it cannot be stored.
        """
        facts, seed = company_of(order, host), secrets.token_hex(32)
        await self.store.create(facts, seed, [], [])
        await self._open(new_table(facts, seed))
        return TableCreated(table=facts.id, token="", code=facts.code)

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
        for listed in self.lobby.all.tables:
            queue = self._queues.get(listed.table)
            if queue is not None and listed.free and _fits(queue.table, facts, who):
                seats = queue.table.facts.seats
                seat = next(at for at, one in enumerate(seats) if not one.is_person)
                return PlaceFound(table=listed.table, seat=seat, new=False)
        computer = Occupant(player=facts.player)
        facts = dataclasses.replace(facts, seats=(OPEN, *(computer,) * (len(facts.seats) - 1)))
        seed = secrets.token_hex(32)
        await self.store.create(facts, seed, [], [])
        await self._open(new_table(facts, seed))
        return PlaceFound(table=facts.id, seat=0, new=True)

    def promise(self) -> FairTable:
        """A table that may be created, with the commitment that binds its deals.

        The oldest one that nobody has created is forgotten when there are too many.
        """
        name, seed = secrets.token_hex(8), secrets.token_hex(32)
        if len(self._promised) >= _MOST_PROMISED:
            del self._promised[next(iter(self._promised))]
        self._promised[name] = seed
        return FairTable(table=name, commitment=chain_of(seed).commitment.hex())

    def _chance_of(self, order: CreateTable) -> tuple[str, str, tuple[Added, ...]]:
        """The id of a new table, the seed of its chance, and the nonces that bind it."""
        if not order.table:
            seed = secrets.token_hex(32) if order.seed is None else f"seed {order.seed}"
            return secrets.token_hex(8), seed, ()
        try:
            nonce = bytes.fromhex(order.nonce)
        except ValueError:
            nonce = b""
        if len(nonce) != SECRET_BYTES or order.seed is not None:
            raise RefusedError(Text(key="server-bad-nonce"), order.nonce[:80])
        promised = self._promised.pop(order.table, None)
        if promised is None:
            raise RefusedError(Text(key="server-no-promise"))
        return order.table, promised, (Added(1, order.seat, nonce),)

    async def log(self, table: str, token: str, match: int | None) -> str:
        """A match of a table, with the proof of its deals; the last one, if none is named.

        One that is over is told whole, to whoever knows the id of the table; one that is not
        over as the seat was told it whose secret, or whose person's, the token is.

        Raises:
            RefusedError: if the match is not over and the token opens no seat at that table, or
                there is no such match.
            NotStoredError: if it cannot be read.
        """
        queue, who = await self.visit(table, token) if token else (await self.queue(table), None)
        facts, seed = queue.table.facts, queue.table.seed
        entries = await self.store.entries_after(table, -1)
        seat = None if who is None else seat_of(facts, who)
        facts = await self._facts_at(facts, entries, match)
        found = match_log(facts, seed, entries, seat, match)
        if found is None:
            raise RefusedError(Text(key="server-no-seat" if seat is None else "server-no-match"))
        return found

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

    async def visit(self, table: str, token: str) -> tuple[TableQueue, Visitor]:
        """A table, and who comes there with that secret: of a seat, of a person, or none.

        Raises:
            RefusedError: if the secret is neither, or opens no seat at a table that is not for
                several people; if the table is damaged.
            NotStoredError: if that cannot be read.
        """
        found = await self.store.seat(token) if token else None
        if found is not None and found[0] == table:
            queue = await self.queue(table)
            there = queue.table.facts.seats[found[1]]
            return queue, Visitor(there.person, there.name, found[1])
        known = await self.store.person(token) if token else None
        if found is not None or (token and known is None):
            raise RefusedError(Text(key="server-no-seat"))
        queue = await self.queue(table)
        who = Visitor() if known is None else Visitor(known.id, known.name)
        if queue.table.facts.settings is None and seat_of(queue.table.facts, who) is None:
            raise RefusedError(Text(key="server-no-seat"))
        return queue, who

    async def seat(self, table: str, token: str) -> tuple[TableQueue, Seat]:
        """The table and the seat that a secret opens, be it of the seat or of a person.

        Raises:
            RefusedError: if it opens no seat at that table, or the table is damaged.
            NotStoredError: if that cannot be read.
        """
        queue, who = await self.visit(table, token)
        seat = seat_of(queue.table.facts, who)
        if seat is None:
            raise RefusedError(Text(key="server-no-seat"))
        return queue, seat

    async def summaries(self, tokens: Sequence[str]) -> list[TableSummary]:
        """The tables that these secrets open, in their order; those that open none are left out.

        Raises:
            NotStoredError: if they cannot be read.
        """
        found = []
        for token in tokens[:_MOST_TOKENS]:
            place = await self.store.seat(token)
            if place is None:
                continue
            table, seat = place
            try:
                queue = await self.queue(table)
            except RefusedError as error:
                found.append(_damaged(table, error))
            else:
                found.append(_summary(queue.table, seat))
        return found

    def open_queue(self, table: str) -> TableQueue | None:
        """A table with its queue, if it is open."""
        return self._queues.get(table)

    def tables_kept_by(self, person: str) -> list[str]:
        """The open tables whose host a person is."""
        queues = self._queues.items()
        return [name for name, queue in queues if queue.table.facts.host == person]

    @property
    def open_tables(self) -> int:
        """How many tables are kept open."""
        return len(self._queues)

    async def close(self) -> None:
        """Stop every table. All that was answered is stored."""
        await asyncio.gather(*(queue.stop() for queue in self._queues.values()))
        await self.rater.settled()
        self._queues.clear()

    async def queue(self, table: str) -> TableQueue:
        """A table with its queue, opened if it is not.

        Raises:
            RefusedError: if there is no such table, or it is damaged.
            NotStoredError: if it cannot be read.
        """
        # One at a time, so that no table is opened twice.
        async with self._opening:
            queue = self._queues.get(table)
            return queue if queue is not None else await self._open(await self._load(table))

    async def _open(self, table: Table) -> TableQueue:
        if len(self._queues) >= self.most_open:
            idle = {name: one for name, one in self._queues.items() if one.is_idle}
            for name in idle:
                del self._queues[name]
                self.lobby.drop(name)
            await asyncio.gather(*(one.stop() for one in idle.values()))
        lines = [] if table.facts.settings is None else await self.store.lines(table.facts.id)
        queue = TableQueue(
            table,
            self.store,
            self.pauses,
            self.decider,
            grace=self.grace,
            talk=Talk(lines),
            forgotten=self.forgotten,
        )
        queue.on_change = lambda _: self._notice(queue)
        self._queues[table.facts.id] = queue
        queue.start()
        return queue

    def _notice(self, queue: TableQueue) -> None:
        """Something has happened at a table."""
        self.lobby.notice(queue)
        self.rater.notice(queue.table)

    async def _load(self, table: str) -> Table:
        try:
            record = await self.store.table(table)
            if record is None:
                raise RefusedError(Text(key="server-no-table"))
            return await asyncio.to_thread(load_table, record.facts, record.seed, record.entries)
        except (BrokenRecordError, BrokenTableError) as error:
            # What exactly is wrong may name hidden cards: it is not told to a client.
            _log.error("table %s is damaged at entry %d", table, error.number)
            reason = Text(key="server-damaged-game", args={"n": error.number + 1})
            raise RefusedError(reason) from error


def _fits(table: Table, wanted: TableFacts, who: Known) -> bool:
    """Whether a public table is what somebody looks for, and may be sat down at."""
    here, there = table.facts.settings, wanted.settings
    if here is None or there is None or table.facts.rules != wanted.rules:
        return False
    is_alike = (here.clock, here.rated) == (there.clock, there.rated)
    return is_alike and why_not("sit", table, Visitor(who.id, who.name)) is None


def _summary(table: Table, seat: Seat) -> TableSummary:
    public = table.state.public
    reader = reader_of(table.facts, seat)
    return TableSummary(
        table=table.facts.id,
        preset=table.facts.preset,
        rules_text=rules_text(table.facts),
        scores=[public.rules.shown_score(score) for score in public.standing.scores],
        sides=[
            sent(reader.side_name(public, scorer)) for scorer in range(table.facts.rules.scorers)
        ],
        over=table.state.is_over,
    )


def _damaged(table: str, error: RefusedError) -> TableSummary:
    """A table that cannot be opened is still named, so that nobody wonders where it is."""
    return TableSummary(
        table=table, preset="", rules_text=error.reason, scores=[], sides=[], over=False
    )
