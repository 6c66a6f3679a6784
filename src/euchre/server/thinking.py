"""Where computer players think: in processes of their own, so that no table waits for another.

A decision needs a View, a limit and nothing else, so that any process can make it. Whoever
waits longest is served first, but one player, however slow, is never in all of the processes:
one of them is always left for the others. A player that takes too long is stopped with its
process, and one of its legal actions by chance stands for it.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copyreg import dispatch_table
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event
from typing import Final, TypeAlias, cast

from euchre.cards import Seat
from euchre.game import Action, View
from euchre.players import Advice, Limit, advise
from euchre.rules import Rules, from_plain, to_plain
from euchre.table.computers import decide, decided, limit_at
from euchre.table.table import Table

__all__ = ["Thinkers", "ThinkingError"]

_log = logging.getLogger(__name__)

PROCESSES: Final = (os.cpu_count() or 1) + 1
"""Processes of a server, if no other number is given: one more than work at once."""
LONGEST_THOUGHT: Final = 10.0
"""Seconds after which a decision is not waited for any more."""
_LONGEST_START: Final = 60.0
_ADVISER: Final = "hint"
"""Who is asked for advice and not for an action. As of every player, it is never in all of the
processes."""

_Answer: TypeAlias = Action | Advice


class ThinkingError(Exception):
    """A computer player decided nothing: it failed, or took too long."""


@dataclass(slots=True)
class Thinkers:
    """The processes, started as they are needed. Belongs to one event loop."""

    processes: int = PROCESSES
    seconds: float = LONGEST_THOUGHT
    took: Callable[[str, float], None] = lambda _player, _seconds: None
    """Told of each decision: the player's name, and the seconds from asking to the answer."""
    clock: Callable[[], float] = time.perf_counter
    _idle: asyncio.LifoQueue[_Process] = field(default_factory=asyncio.LifoQueue)
    """The one used last is taken first, so that a quiet server has one process."""
    _all: list[_Process] = field(default_factory=list)
    _shares: dict[str, asyncio.Semaphore] = field(default_factory=dict)
    _threads: ThreadPoolExecutor = field(init=False)
    _asked: set[asyncio.Task[_Answer]] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Have the processes ready to be started."""
        self._threads = ThreadPoolExecutor(self.processes, "euchre-thinking")
        self._all = [_Process() for _ in range(self.processes)]
        for process in self._all:
            self._idle.put_nowait(process)

    async def decide(self, table: Table, seat: Seat, player: str) -> Action:
        """What a computer player does at a table. One that fails plays by chance."""
        view = table.view(seat)
        try:
            action = await self._asking(player, view, limit_at(table.seed, table.number))
        except ThinkingError as error:
            _log.error("table %s: %s", table.facts.id, error)
            return decided(table, view, player, None)
        return decided(table, view, player, cast(Action, action))

    async def advise(self, view: View) -> Advice:
        """What to advise to the seat of that View, whose turn it is.

        Raises:
            ThinkingError: if there was no answer, or not in time.
        """
        return cast(Advice, await self._asking(_ADVISER, view, Limit()))

    async def _asking(self, player: str, view: View, limit: Limit) -> _Answer:
        asked = asyncio.create_task(self._ask(player, view, limit))
        # Whoever waits may leave; the process is given back only when it has answered.
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    async def wake(self) -> None:
        """Have one process started, so that nobody's first decision waits for it."""
        process = await self._idle.get()
        try:
            with suppress(OSError, EOFError):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, process.wake)
        finally:
            self._idle.put_nowait(process)

    @property
    def waiting(self) -> int:
        """Decisions that have been asked for and not been answered."""
        return len(self._asked)

    async def close(self) -> None:
        """Stop all processes, whatever they think."""
        for process in self._all:
            process.stop()
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._threads.shutdown()

    def _answered(self, asked: asyncio.Task[_Answer]) -> None:
        self._asked.discard(asked)
        if not asked.cancelled():
            # Nobody may be waiting for it any more.
            asked.exception()

    async def _ask(self, player: str, view: View, limit: Limit) -> _Answer:
        began = self.clock()
        name = player.partition(":")[0]
        share = self._shares.setdefault(name, asyncio.Semaphore(max(1, self.processes - 1)))
        async with share:
            process = await self._idle.get()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._threads, process.ask, player, view, limit, self.seconds
                )
            finally:
                self._idle.put_nowait(process)
                self.took(name, self.clock() - began)


class _Process:
    """One process, started when it is asked first, and anew after it was stopped."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = Event()

    def ask(self, player: str, view: View, limit: Limit, seconds: float) -> _Answer:
        """What that player does. Called by one thread at a time.

        Raises:
            ThinkingError: if it fails, or takes too long.
        """
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(_packed((player, view, limit)))
            answer = pipe.recv() if pipe.poll(seconds) else None
        except (OSError, EOFError) as error:
            self._end()
            raise ThinkingError(f"the process of {player} ended") from error
        if answer is None:
            self._end()
            raise ThinkingError(f"{player} took longer than {seconds} s")
        if isinstance(answer, str):
            raise ThinkingError(f"{player} failed: {answer}")
        return cast("_Answer", answer)

    def wake(self) -> None:
        """Start it, if it is not. Called by one thread at a time."""
        if self._pipe is None:
            self._start()

    def stop(self) -> None:
        """Stop it for good, from any thread: a question that it is asked now fails."""
        self._is_closed.set()
        process = self._process
        if process is not None:
            process.kill()

    def _start(self) -> Connection:
        if self._is_closed.is_set():
            raise EOFError
        # Not a copy of this process: threads and sockets are not for players.
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        process = context.Process(target=_think, args=(other,), name="euchre player", daemon=True)
        process.start()
        other.close()
        self._pipe, self._process = pipe, process
        if self._is_closed.is_set():
            process.kill()
        if not pipe.poll(_LONGEST_START):
            raise EOFError
        pipe.recv()
        return pipe

    def _end(self) -> None:
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


def _think(pipe: Connection) -> None:
    """Answer questions until nobody asks any more: what runs in the process."""
    # An interrupt of the terminal is for the server, which stops this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a player prints is no message of the server's.
    sys.stdout = sys.stderr
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            player, view, limit = pickle.loads(pipe.recv_bytes())  # noqa: S301 - from our parent
            answer: _Answer | str
            try:
                answer = _answer(player, view, limit)
            except Exception as error:  # noqa: BLE001 - a player may be anybody's
                answer = f"{type(error).__name__}: {error}"
            pipe.send(answer)


def _answer(player: str, view: View, limit: Limit) -> _Answer:
    return advise(view, limit) if player == _ADVISER else decide(player, view, limit)


def _packed(question: tuple[str, View, Limit]) -> bytes:
    """A question as bytes. Rules, the bulk of a View, go as a text that is known there already."""
    packed = io.BytesIO()
    pickler = pickle.Pickler(packed, protocol=5)
    pickler.dispatch_table = {**dispatch_table, Rules: _reduced}
    pickler.dump(question)
    return packed.getvalue()


def _reduced(rules: Rules) -> tuple[Callable[[str], Rules], tuple[str]]:
    return _rules_of, (_text_of(rules),)


@lru_cache(maxsize=256)
def _text_of(rules: Rules) -> str:
    return json.dumps(to_plain(rules), separators=(",", ":"))


@lru_cache(maxsize=256)
def _rules_of(text: str) -> Rules:
    return from_plain(json.loads(text))
