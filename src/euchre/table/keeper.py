"""A table with its listeners: what happens is stored first, and then told to everybody."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from euchre.cards import Seat
from euchre.game import Dealt
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.table_messages import Request, TurnClock
from euchre.table import replies
from euchre.table.attendance import GRACE, Attendance
from euchre.table.clock import Clock, LoopClock
from euchre.table.facts import TableFacts
from euchre.table.hints import Hints
from euchre.table.may import Visitor, asked_now, in_a_match, may
from euchre.table.memory import Memory
from euchre.table.showing import Scene, at_table, commitment_of, hands_shown, scene_of, seats_taken
from euchre.table.table import Entry, Step, Table
from euchre.table.talk import Line, Talk, said

__all__ = ["Keeper", "Ledger", "Listener", "MovedError", "NotStoredError"]


class NotStoredError(Exception):
    """Something that could not be stored. ``reason`` says why, in a sentence for people.

    ``outrun`` is whether somebody else has stored something else first.
    """

    def __init__(self, reason: Text, *, outrun: bool = False) -> None:
        """The error with that reason."""
        self.reason, self.outrun = reason, outrun
        super().__init__(reason.key)


class MovedError(Exception):
    """Another server process keeps the table now: here nothing more can be stored of it."""


class Ledger(Protocol):
    """Where a table is kept. Each method raises NotStoredError if it cannot do it.

    Those that write raise MovedError where another process has taken the table over.
    """

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store these entries, all or none."""

    async def change(self, facts: TableFacts, entries: Sequence[Entry]) -> None:
        """Store these facts, whose revision follows the stored one, and entries: all or none."""

    async def facts(self, table: str) -> TableFacts | None:
        """The stored facts."""

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """The stored entries with greater numbers."""

    async def add_line(self, table: str, line: Line) -> None:
        """Store what was said."""

    async def add_report(self, table: str, by: str, person: str, why: str) -> None:
        """Store what somebody reports of somebody."""


class Listener(Protocol):
    """A connection that a table speaks to."""

    @property
    def seat(self) -> Seat | None:
        """The seat that the secret of a seat opened; None for who is known as a person."""

    @property
    def person(self) -> str:
        """The public id of the person; empty for who has none."""

    @property
    def name(self) -> str:
        """The name of the person."""

    @property
    def others(self) -> Sequence[str]:
        """The public ids of people who share the device: they are there as well."""

    @property
    def covered(self) -> bool:
        """Whether the hand lies face down: the game is told as watchers see it."""

    def send(self, message: bytes) -> None:
        """Take a message to be sent. Never waits."""


class Moment(NamedTuple):
    """What the table as people are told of it depends on."""

    of_all: tuple[object, ...]
    """What concerns everybody."""
    acted: frozenset[Seat] = frozenset()
    """The seats that have acted in the deal: they may ask to take that back."""


@dataclass(slots=True)
class Keeper:
    """What is common to all that happens at a table."""

    table: Table
    ledger: Ledger
    clock: Clock = field(default_factory=LoopClock, kw_only=True)
    grace: float = field(default=GRACE, kw_only=True)
    """Seconds after which a computer player covers for a person who is away."""
    talk: Talk = field(default_factory=Talk, kw_only=True)
    forgotten: Container[str] = field(default=(), kw_only=True)
    """People who were deleted while connections of theirs may still be open."""
    hints: Hints = field(default_factory=Hints, kw_only=True)
    listeners: list[Listener] = field(default_factory=list, init=False)
    attendance: Attendance = field(init=False)
    turn_since: float = field(default=0.0, init=False)
    """When the present turn began."""
    _turn: tuple[int, int] = field(default=(-2, -1), init=False)
    _told: dict[int, tuple[int, object]] = field(default_factory=dict, init=False)
    _remembered: TableFacts | None = field(default=None, init=False)
    _memories: dict[Seat | None, Memory] = field(default_factory=dict, init=False)
    _moment_told: Moment | None = field(default=None, init=False)
    _scene: tuple[object, Scene, dict[object, list[Request]]] | None = field(
        default=None, init=False
    )
    _commitment: str | None = field(default=None, init=False)

    # ------------------------------------------------------------------ who is there

    def who(self, listener: Listener) -> Visitor:
        """The person at the other end of a connection; nobody, where that was forgotten."""
        if listener.person in self.forgotten:
            return Visitor(seat=listener.seat)
        is_host = self._is_host(listener.person)
        return Visitor(listener.person, listener.name, listener.seat, is_host)

    def seat(self, listener: Listener) -> Seat | None:
        """The seat of a connection's person now."""
        if listener.seat is not None or listener.person in self.forgotten:
            return listener.seat
        return self.table.facts.seat_of(listener.person)

    def sight(self, listener: Listener) -> Seat | None:
        """The seat whose cards a connection is told; None where it sees what watchers see."""
        return None if listener.covered else self.seat(listener)

    def _is_host(self, person: str) -> bool:
        """Whether a person keeps the table: the host; while it is away, the first who is there."""
        facts = self.table.facts
        if not person or facts.host == person:
            return bool(person)
        if self.attendance.knows(facts.host):
            return False
        there = (seat for seat in facts.people if self.attendance.is_there(facts, seat))
        return next((facts.seats[seat].person == person for seat in there), False)

    def sees_game(self, listener: Listener) -> bool:
        """Whether a connection is told of the game."""
        settings = self.table.facts.settings
        if not self.table.steps:
            return False
        may_watch = settings is not None and settings.spectators != "none"
        return may_watch or self.seat(listener) is not None

    # ------------------------------------------------------------------ what happens

    async def happen(self, steps: Sequence[Step]) -> None:
        """Store the steps, and only then let them be and tell everybody.

        Raises:
            NotStoredError: if they could not be stored; then they have not happened.
        """
        try:
            await self.ledger.append(self.table.facts.id, [step.entry for step in steps])
        except NotStoredError as error:
            if error.outrun:
                await self._catch_up()
            raise
        self._tell(steps)

    async def change(self, facts: TableFacts, steps: Sequence[Step] = ()) -> None:
        """Store other facts, with the steps that come with them, and tell everybody.

        Raises:
            NotStoredError: if they could not be stored; then all is as it was.
        """
        before = self.table.facts
        if facts == before and not steps:
            return
        facts = replace(facts, revision=before.revision + 1)
        try:
            await self.ledger.change(facts, [step.entry for step in steps])
        except NotStoredError as error:
            if error.outrun:
                await self._catch_up()
            raise
        self._take_over(facts)
        self._tell(steps)

    def _take_over(self, facts: TableFacts) -> None:
        """Let other facts be, and show the game again where they are seen in it."""
        before = self.table.facts
        self.table = replace(self.table, facts=facts)
        if _seen_in_game(facts) != _seen_in_game(before):
            for listener in self.listeners:
                self.send_game(listener)

    async def _catch_up(self) -> None:
        """Take over what another process has stored at this table."""
        facts = await self.ledger.facts(self.table.facts.id)
        if facts is not None and facts.revision > self.table.facts.revision:
            self._take_over(facts)
        found = await self.ledger.entries_after(self.table.facts.id, self.table.number)
        self._tell(self.table.following(found))

    # ------------------------------------------------------------------ what is told

    def send_game(self, listener: Listener) -> None:
        """Show somebody the game as it is now, if it may be seen and has begun."""
        if self.sees_game(listener):
            listener.send(replies.now(self.table, self.sight(listener)))

    def _tell(self, steps: Sequence[Step]) -> None:
        before, self.table = self.table, self.table.after(steps)
        told: dict[Seat | None, list[bytes]] = {}
        hands = self._hands_told(before, steps)
        for listener in self.listeners:
            if not self.sees_game(listener):
                continue
            seat = self.sight(listener)
            if seat not in told:
                told[seat] = replies.told(before, steps, seat, self._memory(seat))
            for message in told[seat]:
                listener.send(message)
            if hands is not None and self.seat(listener) is None:
                listener.send(hands)

    @staticmethod
    def _hands_told(before: Table, steps: Sequence[Step]) -> bytes | None:
        """The hands of the deal before, where watchers are told them and another deal begins."""
        settings = before.facts.settings
        is_dealt = any(isinstance(step.event, Dealt) for step in steps)
        if settings is None or settings.spectators != "hands" or not is_dealt:
            return None
        shown = hands_shown(before.steps)
        return None if shown is None else encode(shown)

    def _memory(self, seat: Seat | None) -> Memory:
        """What was made for that seat before, by the facts as they are."""
        facts = self.table.facts
        if self._remembered is not facts:
            self._remembered, self._memories = facts, {}
        if seat not in self._memories:
            shared = next(iter(self._memories.values())).shared if self._memories else Memory()
            self._memories[seat] = Memory(shared)
        return self._memories[seat]

    def greet(self, listener: Listener, last: int) -> None:
        """Tell somebody who has come, and saw ``last`` last, all there is to know."""
        self.tell_changes([listener])
        if self.sees_game(listener):
            for message in replies.missed(self.table, last, self.sight(listener)):
                listener.send(message)
        for line in self.talk.told:
            listener.send(encode(said(line)))
        self._send_clock([listener])

    def tell_changes(self, listeners: Iterable[Listener] | None = None) -> None:
        """Tell each connection of the table what is not as it was told before."""
        if self.table.facts.settings is None:
            return
        moment = self._moment()
        if listeners is None:
            if moment == self._moment_told:
                return
            self._moment_told = moment
        for listener in list(self.listeners if listeners is None else listeners):
            seat = self.seat(listener)
            seen = (moment.of_all, seat, seat in moment.acted)
            revision, last = self._told.get(id(listener), (0, None))
            if seen != last:
                self._told[id(listener)] = (revision + 1, seen)
                listener.send(self._shown(listener, seen, revision + 1))

    def _moment(self) -> Moment:
        """All that what people are told of the table depends on."""
        table, facts = self.table, self.table.facts
        covered = self.attendance.covered(facts, self.clock.now())
        is_asked = asked_now(table) is not None
        common = (covered, facts.revision, self.attendance.changes, is_asked)
        if not table.steps:
            return Moment((*common, False, False, False))
        state = table.state
        of_all = (*common, True, state.is_over, state.public.awaits_deal)
        return Moment(of_all, table.acted_in_deal())

    def _shown(self, listener: Listener, seen: tuple[object, ...], revision: int) -> bytes:
        """All but the game, as somebody is told who sees that much of the moment."""
        who, (of_all, *_) = self.who(listener), seen
        if self._scene is None or self._scene[0] != of_all:
            self._scene = (of_all, self._scene_now(), {})
        _, scene, allowed = self._scene
        key = (seen, who)
        if key not in allowed:
            allowed[key] = may(self.table, who)
        return encode(at_table(self.table, who, scene, revision, allowed[key]))

    def _scene_now(self) -> Scene:
        """What is the same for everybody at the table."""
        facts, now = self.table.facts, self.clock.now()
        if self._commitment is None:
            self._commitment = commitment_of(facts, self.table.seed)
        covered = self.attendance.covered(facts, now)
        seats = seats_taken(
            facts,
            lambda seat: not self.attendance.is_there(facts, seat),
            lambda seat: seat in covered,
        )
        watchers = sum(self.seat(one) is None for one in self.listeners)
        return scene_of(facts, seats, watchers, self._commitment)

    def forget(self, listener: Listener) -> None:
        """A connection is gone."""
        self.listeners.remove(listener)
        self._told.pop(id(listener), None)

    # ------------------------------------------------------------------ time

    @property
    def time_is_up_at(self) -> float | None:
        """When the clock of the present turn, or of the pause after a deal, runs out."""
        table, settings = self.table, self.table.facts.settings
        is_off = settings is None or not settings.clock or table.facts.paused_by is not None
        if settings is None or is_off or not in_a_match(table):
            return None
        return self.turn_since + settings.clock

    def watch_turn(self) -> None:
        """Start the clock anew where it is another turn than before."""
        turn = self.table.state.turn
        present = (self.table.number, -1 if turn is None else turn)
        if present != self._turn:
            self._turn = present
            self.restart_turn()

    def restart_turn(self) -> None:
        """Give the present turn its whole time."""
        self.turn_since = self.clock.now()
        self._send_clock(self.listeners)

    def _send_clock(self, listeners: Iterable[Listener]) -> None:
        until = self.time_is_up_at
        if until is None:
            return
        left = round(max(until - self.clock.now(), 0.0), 1)
        number, turn = self.table.number, self.table.state.turn
        message = encode(TurnClock(number=number, seat=turn, seconds=left))
        for listener in listeners:
            if self.sees_game(listener):
                listener.send(message)

    # ------------------------------------------------------------------ talk

    async def add_line(self, line: Line) -> None:
        """Store what somebody says, and only then let everybody hear it.

        Raises:
            NotStoredError: if it could not be stored.
        """
        await self.ledger.add_line(self.table.facts.id, line)
        self.talk.add([line])
        message = encode(said(line))
        for listener in self.listeners:
            listener.send(message)


def _seen_in_game(facts: TableFacts) -> tuple[object, ...]:
    """The facts that decide how the game is shown, and to whom."""
    spectators = None if facts.settings is None else facts.settings.spectators
    return facts.seats, facts.pace, facts.shown, spectators
