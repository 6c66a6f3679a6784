"""All tables of a server: opened when somebody comes to them, one queue each."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from euchre.cards import Seat
from euchre.fairness import SECRET_BYTES, Added
from euchre.players import PlayerParameterError, UnknownPlayerError, player_named, player_names
from euchre.protocol.messages import CreateTable, FairTable, TableCreated, TableSummary, Text
from euchre.protocol.snapshot import rules_text
from euchre.protocol.words import reader_of, sent
from euchre.rules import ImpossibleRulesError, OptionError, Rules, UnknownPresetError, replace
from euchre.rules.link import LinkError, preset_of_link, rules_of_link
from euchre.store.store import BrokenRecordError, Store
from euchre.table.computers import PAUSES, Decider, Pauses, in_a_thread
from euchre.table.facts import Occupant, TableFacts
from euchre.table.fair import chain_of
from euchre.table.logs import match_log
from euchre.table.queue import TableQueue
from euchre.table.table import BrokenTableError, Table, load_table, new_table
from euchre.texts.options import RulesError, rules_error_texts

__all__ = ["Hub", "RefusedError", "bad_rules"]

_log = logging.getLogger(__name__)

_MOST_TOKENS: Final = 100
_MOST_CHANGES: Final = 200
_MOST_PROMISED: Final = 1000


class RefusedError(Exception):
    """What was asked for cannot be. ``reason`` says why, in a sentence for people."""

    def __init__(self, reason: Text, detail: str = "") -> None:
        """The error with that reason."""
        self.reason, self.detail = reason, detail
        super().__init__(f"{reason.key} {detail}")


@dataclass(slots=True)
class Hub:
    """The tables of a server."""

    store: Store
    pauses: Pauses = field(default_factory=lambda: PAUSES)
    decider: Decider = in_a_thread
    """Where computer players think."""
    most_open: int = 500
    """Tables that are kept open though nobody is there; they are opened again when needed."""
    _queues: dict[str, TableQueue] = field(default_factory=dict)
    _promised: dict[str, str] = field(default_factory=dict)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def create(self, order: CreateTable) -> TableCreated:
        """Open a new table, with its first deal.

        Raises:
            RefusedError: if there are no such rules, seat or player.
            NotStoredError: if it cannot be stored.
        """
        base, rules = _rules_of(order)
        seats = _seats_of(order, rules.players)
        name, seed, nonces = self._chance_of(order)
        facts = TableFacts(name, base, rules, seats, order.pace, nonces)
        table = new_table(facts, seed)
        steps = table.begin()
        token = secrets.token_urlsafe(24)
        await self.store.create(facts, seed, [(order.seat, token)], [step.entry for step in steps])
        await self._open(table.after(steps))
        return TableCreated(table=facts.id, token=token)

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
        """A match of a table, as the holder of a seat may know it, with the proof of its deals.

        The last match, if none is named. One that is not over is told as the seat was told it.

        Raises:
            RefusedError: if the token opens no seat at that table, or there is no such match.
            NotStoredError: if it cannot be read.
        """
        queue, seat = await self.seat(table, token)
        facts, seed = queue.table.facts, queue.table.seed
        entries = await self.store.entries_after(table, -1)
        found = match_log(facts, seed, entries, seat, match)
        if found is None:
            raise RefusedError(Text(key="server-no-match"))
        return found

    async def seat(self, table: str, token: str) -> tuple[TableQueue, Seat]:
        """The table and the seat that a secret opens.

        Raises:
            RefusedError: if it opens no seat at that table, or the table is damaged.
            NotStoredError: if that cannot be read.
        """
        found = await self.store.seat(token)
        if found is None or found[0] != table:
            raise RefusedError(Text(key="server-no-seat"))
        return await self._queue(table), found[1]

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
                queue = await self._queue(table)
            except RefusedError as error:
                found.append(_damaged(table, error))
            else:
                found.append(_summary(queue.table, seat))
        return found

    async def close(self) -> None:
        """Stop every table. All that was answered is stored."""
        await asyncio.gather(*(queue.stop() for queue in self._queues.values()))
        self._queues.clear()

    async def _queue(self, table: str) -> TableQueue:
        # One at a time, so that no table is opened twice.
        async with self._opening:
            queue = self._queues.get(table)
            return queue if queue is not None else await self._open(await self._load(table))

    async def _open(self, table: Table) -> TableQueue:
        if len(self._queues) >= self.most_open:
            idle = {name: one for name, one in self._queues.items() if one.is_idle}
            for name in idle:
                del self._queues[name]
            await asyncio.gather(*(one.stop() for one in idle.values()))
        queue = TableQueue(table, self.store, self.pauses, self.decider)
        self._queues[table.facts.id] = queue
        queue.start()
        return queue

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


def _rules_of(order: CreateTable) -> tuple[str, Rules]:
    if len(order.options) > _MOST_CHANGES:
        raise RefusedError(Text(key="server-bad-message"), "too many options")
    try:
        rules = replace(rules_of_link(order.preset), order.options)
        return preset_of_link(order.preset).id, rules
    except (UnknownPresetError, LinkError, OptionError, ImpossibleRulesError) as error:
        raise RefusedError(bad_rules(error), str(error)) from error


def bad_rules(error: RulesError) -> Text:
    """Why there are no such rules, and what would be right."""
    return sent(rules_error_texts(error)[0])


def _seats_of(order: CreateTable, players: int) -> tuple[Occupant, ...]:
    if not 0 <= order.seat < players:
        raise RefusedError(Text(key="server-no-such-seat", args={"last": players - 1}))
    try:
        player_named(order.player)
    except (UnknownPlayerError, PlayerParameterError) as error:
        names = ", ".join(player_names())
        args: dict[str, str | int | Text] = {"name": order.player[:40], "names": names}
        raise RefusedError(Text(key="server-no-player", args=args), str(error)) from error
    computer, person = Occupant(player=order.player), Occupant()
    return tuple(person if seat == order.seat else computer for seat in range(players))


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
