"""One queue for each table: whatever happens there happens one after the other.

An action is checked, its steps are stored, and only then is anybody told. Whoever decides
for a computer player does so outside the event loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.messages import ClientMessage
from euchre.protocol.table_messages import Failure
from euchre.table.attendance import Attendance
from euchre.table.clock import Alarm
from euchre.table.computers import PAUSES, Decider, Pauses, in_a_thread, pause_before
from euchre.table.facts import TableFacts
from euchre.table.hearing import hear
from euchre.table.keeper import Keeper, Ledger, Listener, MovedError, NotStoredError
from euchre.table.table import NotNowError, StaleError, Table

__all__ = ["Ledger", "Listener", "MovedError", "NotStoredError", "TableQueue"]

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class TableQueue(Keeper):
    """A table that is being played at: its listeners, and what is still to happen."""

    pauses: Pauses = field(default_factory=lambda: PAUSES)
    decider: Decider = in_a_thread
    """Where computer players think."""
    retry: float = 5.0
    """Seconds until a computer player tries again to do what could not be stored."""
    on_change: Callable[[Table], None] = field(default=lambda _: None, kw_only=True)
    """Told the table after each thing that happened there."""
    on_moved: Callable[[], None] = field(default=lambda: None, kw_only=True)
    """Called once when another process keeps the table: here nothing happens any more."""
    _jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = field(default_factory=asyncio.Queue)
    _worker: asyncio.Task[None] | None = None
    _thinking: asyncio.Task[None] | None = None
    _busy: bool = True
    _alarm: Alarm | None = None
    _alarm_at: float | None = None
    _overdue: int = -2
    """The number of the turn that took too long: a computer player plays it."""

    def __post_init__(self) -> None:
        """Nobody has come yet."""
        self.attendance = Attendance(0.0, self.grace)

    def start(self) -> None:
        """Begin to work through the queue, and let a computer player act if it is its turn."""
        self.attendance.since = self.clock.now()
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop working. What is stored is stored; what waits in the queue is dropped."""
        tasks = [task for task in (self._worker, self._thinking) if task is not None]
        for task in tasks:
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        await asyncio.gather(*tasks, self.hints.close(), return_exceptions=True)

    def join(self, listener: Listener, last: int, instead: Listener | None = None) -> None:
        """A connection has come that saw ``last`` last: it is sent what it missed.

        It takes the place of another one, if there is one ``instead``: nobody is away meanwhile.
        """

        async def job() -> None:
            was_empty = not self.attendance.anybody(self.table.facts)
            for key in _keys(listener):
                self.attendance.came(key)
            self._drop(instead)
            self.listeners.append(listener)
            self.greet(listener, last)
            if was_empty:
                self.restart_turn()

        self._jobs.put_nowait(job)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""

        async def job() -> None:
            self._drop(listener)

        self._jobs.put_nowait(job)

    def _drop(self, listener: Listener | None) -> None:
        """Nothing more is told to a connection."""
        if listener is None or listener not in self.listeners:
            return
        self.forget(listener)
        for key in _keys(listener):
            self.attendance.went(key, self.clock.now())

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """A person says something to the table."""

        async def job() -> None:
            try:
                failure = await hear(self, listener, said)
            except MovedError:
                # Nothing is answered: the client asks again where the table is kept now.
                raise
            except Exception:  # noqa: BLE001 - the person has to be told
                _log.exception("table %s: a message was not handled", self.table.facts.id)
                failure = Failure(reason=Text(key="server-fault"))
            if failure is not None:
                listener.send(encode(failure))

        self._jobs.put_nowait(job)

    async def do(self, what: Callable[[Table], TableFacts]) -> None:
        """Change the facts of the table, in the order of all that happens there.

        Raises:
            NotStoredError: if that could not be stored.
            MovedError: if another process keeps the table.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await self.change(what(self.table))
            except NotStoredError as error:
                done.set_exception(error)
            except MovedError as error:
                done.set_exception(error)
                raise
            else:
                done.set_result(None)

        self._jobs.put_nowait(job)
        if self._worker is None or self._worker.done():
            raise MovedError
        await asyncio.wait([done, self._worker], return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise MovedError
        done.result()

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
        self._look_round()
        while True:
            self._busy = False
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
                self._look_round()
            except MovedError:
                self._busy = False
                self.on_moved()
                return
            except Exception:  # noqa: BLE001 - a fault must not end a table for everybody
                _log.exception("table %s: something failed", self.table.facts.id)

    def _look_round(self) -> None:
        """After each thing that happened: what is to be told, who acts next, and when."""
        self.watch_turn()
        self.tell_changes()
        self.on_change(self.table)
        self._mind_the_clock()
        self._let_computer_think()
        self._set_alarm()

    # ------------------------------------------------------------------ time

    def _mind_the_clock(self) -> None:
        until = self.time_is_up_at
        is_up = until is not None and until <= self.clock.now()
        if not is_up:
            # Nor is it any more, where the turn was given its whole time again.
            self._overdue = -2
        if not is_up or not self.attendance.anybody(self.table.facts):
            return
        if self.table.state.turn is not None:
            self._overdue = self.table.number
        elif self.table.state.public.awaits_deal:
            number = self.table.number

            async def job() -> None:
                if self.table.number != number:
                    return
                try:
                    await self.happen(self.table.next_deal())
                except (NotStoredError, NotNowError):
                    # Nobody has asked for it: it is tried when the time is over once more.
                    self.restart_turn()

            self._jobs.put_nowait(job)
            self.turn_since = self.clock.now()

    def _set_alarm(self) -> None:
        """Look round again when somebody is to be covered, or the clock of a turn runs out."""
        now, facts = self.clock.now(), self.table.facts
        times = [self.attendance.covered_at(facts, seat) for seat in self.attendance.away(facts)]
        if self.attendance.anybody(facts):
            times.append(self.time_is_up_at)
        due = min((time for time in times if time is not None and time > now), default=None)
        if due == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at, self._alarm = due, None
        if due is not None:
            self._alarm = self.clock.call_at(due, self._wake)

    def _wake(self) -> None:
        async def job() -> None:
            self._alarm_at = self._alarm = None

        self._jobs.put_nowait(job)

    # ------------------------------------------------------------------ computer players

    def _player_at(self, seat: Seat) -> str | None:
        """The computer player that acts at a seat now; None where a person does."""
        facts = self.table.facts
        if facts.paused_by is not None:
            return None
        if facts.seats[seat].is_computer:
            return facts.seats[seat].player
        is_covered = self.attendance.is_covered(facts, seat, self.clock.now())
        return facts.player if is_covered or self._overdue == self.table.number else None

    def _let_computer_think(self, *, after: float = 0.0) -> None:
        turn = self.table.state.turn
        if turn is None or (self._thinking is not None and not self._thinking.done()):
            return
        player = self._player_at(turn)
        if player is not None:
            self._thinking = asyncio.create_task(self._think(turn, player, after))

    async def _think(self, seat: Seat, player: str, after: float) -> None:
        table = self.table
        pause = pause_before(self.pauses, table.facts.pace, table.seed, table.number)
        action, _ = await asyncio.gather(
            self.decider(table, seat, player), asyncio.sleep(max(pause, after))
        )

        async def job() -> None:
            self._thinking = None
            if self._player_at(seat) is None:
                # The person is back, or the game rests.
                return
            try:
                await self.happen(self.table.act(seat, table.number, action))
            except StaleError:
                return
            except MovedError:
                raise
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


def _keys(listener: Listener) -> tuple[str, ...]:
    """How the connection of a person, and of those who share the device, is counted."""
    return (listener.person or f"seat {listener.seat}", *listener.others)
