"""One queue for each table: whatever happens there happens one after the other.

An action is checked, its steps are stored, and only then is anybody told. Whoever decides
for a computer player does so outside the event loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from euchre.cards import Seat
from euchre.game import IllegalActionError
from euchre.protocol.actions import BadActionError, action_of
from euchre.protocol.codec import LONGEST_ID, encode
from euchre.protocol.messages import Act, Failure, NextDeal, Pace, Rematch, SetPace, Text
from euchre.table import replies
from euchre.table.computers import PAUSES, Decider, Pauses, in_a_thread, pause_before
from euchre.table.table import Entry, NotNowError, StaleError, Step, Table

__all__ = ["Ledger", "Listener", "NotStoredError", "Said", "TableQueue"]

_log = logging.getLogger(__name__)

Said = Act | NextDeal | Rematch | SetPace
"""What a person may say at a table."""


class NotStoredError(Exception):
    """Steps that could not be stored. ``reason`` says why, in a sentence for people.

    ``outrun`` is whether somebody else has stored other steps first.
    """

    def __init__(self, reason: Text, *, outrun: bool = False) -> None:
        """The error with that reason."""
        self.reason, self.outrun = reason, outrun
        super().__init__(reason.key)


class Ledger(Protocol):
    """Where a table is kept."""

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store these entries, all or none.

        Raises:
            NotStoredError: if that was not possible.
        """

    async def set_pace(self, table: str, pace: Pace) -> None:
        """Store the pace of a table.

        Raises:
            NotStoredError: if that was not possible.
        """

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """The stored entries with greater numbers.

        Raises:
            NotStoredError: if they cannot be read.
        """


class Listener(Protocol):
    """A connection that a table speaks to."""

    @property
    def seat(self) -> Seat:
        """The seat that it sees."""

    def send(self, message: bytes) -> None:
        """Take a message to be sent. Never waits."""


@dataclass(slots=True)
class TableQueue:
    """A table that is being played at: its listeners, and what is still to happen."""

    table: Table
    ledger: Ledger
    pauses: Pauses = field(default_factory=lambda: PAUSES)
    decider: Decider = in_a_thread
    """Where computer players think."""
    retry: float = 5.0
    """Seconds until a computer player tries again to do what could not be stored."""
    listeners: list[Listener] = field(default_factory=list)
    _jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = field(default_factory=asyncio.Queue)
    _worker: asyncio.Task[None] | None = None
    _thinking: asyncio.Task[None] | None = None
    _busy: bool = True

    def start(self) -> None:
        """Begin to work through the queue, and let a computer player act if it is its turn."""
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop working. What is stored is stored; what waits in the queue is dropped."""
        tasks = [task for task in (self._worker, self._thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def join(self, listener: Listener, last: int) -> None:
        """A connection has come that saw ``last`` last: it is sent what it missed."""

        async def job() -> None:
            for message in replies.missed(self.table, last, listener.seat):
                listener.send(message)
            self.listeners.append(listener)

        self._jobs.put_nowait(job)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""

        async def job() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        self._jobs.put_nowait(job)

    def say(self, listener: Listener, said: Said) -> None:
        """A person says something."""

        async def job() -> None:
            try:
                failure = await self._hear(listener, said)
            except Exception:  # noqa: BLE001 - the person has to be told
                _log.exception("table %s: a message was not handled", self.table.facts.id)
                failure = Failure(reason=Text(key="server-fault"))
            if failure is not None:
                listener.send(encode(failure))

        self._jobs.put_nowait(job)

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is to happen until somebody comes."""
        return not (self.listeners or self._busy or self._thinking or self._jobs.qsize())

    async def settled(self) -> None:
        """Wait until all that is in the queue now has happened."""
        done = asyncio.Event()

        async def job() -> None:
            done.set()

        self._jobs.put_nowait(job)
        await done.wait()

    async def _work(self) -> None:
        self._let_computer_think()
        while True:
            self._busy = False
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
            except Exception:  # noqa: BLE001 - a fault must not end a table for everybody
                _log.exception("table %s: something failed", self.table.facts.id)
            self._let_computer_think()

    async def _hear(self, listener: Listener, said: Said) -> Failure | None:
        match said:
            case Act():
                return await self._act(listener, said)
            case SetPace(pace=pace):
                return await self._set_pace(pace)
            case _:
                return await self._go_on(listener, said)

    async def _act(self, listener: Listener, said: Act) -> Failure | None:
        if not 0 < len(said.id) <= LONGEST_ID:
            return Failure(
                reason=Text(key="server-bad-message"), detail="the id is too long or empty"
            )
        seat = listener.seat
        before = self.table.acted(seat, said.id)
        if before:
            for message in replies.again(self.table, before, seat):
                listener.send(message)
            return None
        try:
            action = action_of(said.action, self.table.view(seat))
            steps = self.table.act(seat, said.number, action, said.id)
            await self._happen(steps)
        except StaleError as error:
            return replies.stale(error.number, said.id)
        except BadActionError as error:
            return Failure(reason=Text(key="server-bad-action"), detail=str(error), id=said.id)
        except IllegalActionError as error:
            return replies.illegal(self.table, error, said.id)
        except NotStoredError as error:
            return Failure(reason=error.reason, id=said.id)
        return None

    async def _go_on(self, listener: Listener, said: NextDeal | Rematch) -> Failure | None:
        try:
            steps = self.table.begin() if isinstance(said, Rematch) else self.table.next_deal()
            await self._happen(steps)
        except NotNowError:
            # Pressed twice, or by two at once: what was wanted has happened.
            listener.send(replies.now(self.table, listener.seat))
        except NotStoredError as error:
            return Failure(reason=error.reason)
        return None

    async def _set_pace(self, pace: Pace) -> Failure | None:
        try:
            await self.ledger.set_pace(self.table.facts.id, pace)
        except NotStoredError as error:
            return Failure(reason=error.reason)
        self.table = replace(self.table, facts=replace(self.table.facts, pace=pace))
        for listener in self.listeners:
            listener.send(replies.now(self.table, listener.seat))
        return None

    async def _happen(self, steps: Sequence[Step]) -> None:
        """Store the steps, and only then let them be and tell everybody."""
        try:
            await self.ledger.append(self.table.facts.id, [step.entry for step in steps])
        except NotStoredError as error:
            if error.outrun:
                await self._catch_up()
            raise
        self._tell(steps)

    async def _catch_up(self) -> None:
        """Take over what another process has stored at this table."""
        found = await self.ledger.entries_after(self.table.facts.id, self.table.number)
        self._tell(self.table.following(found))

    def _tell(self, steps: Sequence[Step]) -> None:
        told: dict[Seat, list[bytes]] = {}
        for listener in self.listeners:
            if listener.seat not in told:
                told[listener.seat] = replies.told(self.table, steps, listener.seat)
            for message in told[listener.seat]:
                listener.send(message)
        self.table = self.table.after(steps)

    def _let_computer_think(self, *, after: float = 0.0) -> None:
        turn = self.table.state.turn
        if turn is None or (self._thinking is not None and not self._thinking.done()):
            return
        occupant = self.table.facts.seats[turn]
        if occupant.is_computer:
            self._thinking = asyncio.create_task(self._think(turn, occupant.player, after))

    async def _think(self, seat: Seat, player: str, after: float) -> None:
        table = self.table
        pause = pause_before(self.pauses, table.facts.pace, table.seed, table.number)
        action, _ = await asyncio.gather(
            self.decider(table, seat, player), asyncio.sleep(max(pause, after))
        )

        async def job() -> None:
            self._thinking = None
            try:
                await self._happen(self.table.act(seat, table.number, action))
            except StaleError:
                return
            except NotStoredError as error:
                if error.outrun:
                    # Another process has done the same, and it was told already.
                    return
                for listener in self.listeners:
                    listener.send(encode(Failure(reason=error.reason)))
                self._let_computer_think(after=self.retry)
            except Exception:  # noqa: BLE001 - what fails once may fail again: not at once
                _log.exception("table %s: a computer player's action failed", table.facts.id)
                self._let_computer_think(after=self.retry)

        self._jobs.put_nowait(job)
