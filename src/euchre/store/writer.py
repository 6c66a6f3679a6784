"""One thread that owns the connection to the database: jobs go in, results come out.

Jobs that wait are done in one transaction, and one that succeeds is reported only after the
commit. If one fails, all are undone and done again, each within a savepoint of its own, so that
it is undone by itself: jobs do nothing but by the connection.

While the event loop is busy, this thread waits at each statement until it may go on, so as few
as possible are needed for a job, and what a transaction has found is told in one go.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

from euchre.store.database import Connection, Database

__all__ = ["Told", "Writer", "nobody"]

_Result = TypeVar("_Result")
_Done: TypeAlias = "Future[Any] | asyncio.Future[Any]"
_Job = tuple[Callable[[Connection], Any], _Done]
_Outcome = tuple[_Done, Any, BaseException | None]
"""Who waits, and what was found, or why nothing was."""

_MOST_AT_ONCE: Final = 256

Told = Callable[[int, float, bool], None]
"""Hears of a transaction: its jobs, its seconds, and whether it succeeded."""


def nobody(jobs: int, seconds: float, succeeded: bool) -> None:  # noqa: FBT001
    """Nobody wants to know."""


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, database: Database, told: Told = nobody) -> None:
        """Start the thread and connect in it; ``told`` hears of each transaction, there too.

        Raises:
            Exception: whatever connecting raised.
        """
        self._database, self._told = database, told
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(
            target=self._run, args=(opened,), name="euchre-store", daemon=True
        )
        self._thread.start()
        opened.result()

    def submit(self, job: Callable[[Connection], _Result]) -> Future[_Result]:
        """Do this with the connection, within a transaction."""
        done: Future[_Result] = Future()
        self._jobs.put((job, done))
        return done

    def ask(self, job: Callable[[Connection], _Result]) -> asyncio.Future[_Result]:
        """The same, for whoever waits in the event loop that runs."""
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return done

    def close(self) -> None:
        """Finish what waits, and close the connection."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self, opened: Future[None]) -> None:
        try:
            connection = self._database.connect()
        except Exception as error:  # noqa: BLE001 - it is raised in the thread that waits
            opened.set_exception(error)
            return
        opened.set_result(None)
        while (first := self._jobs.get()) is not None:
            jobs, last = self._waiting(first)
            connection = self._do(connection, jobs)
            if last:
                break
        with suppress(self._database.error):
            connection.close()

    def _waiting(self, first: _Job) -> tuple[list[_Job], bool]:
        """The jobs that wait now, and whether the end has been asked for."""
        jobs = [first]
        while len(jobs) < _MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _do(self, connection: Connection, jobs: list[_Job]) -> Connection:
        """Do all jobs in one transaction, report each after the commit; the connection then."""
        # Nobody may take a job back from here on; one that was taken back is left out.
        wanted = [(job, done) for job, done in jobs if _is_wanted(done)]
        began = time.perf_counter()
        outcomes: list[_Outcome] = []
        try:
            connection = self._begun(connection)
            try:
                outcomes += [(done, job(connection), None) for job, done in wanted]
            except Exception:  # noqa: BLE001 - whichever it was, it is found below
                with suppress(self._database.error):
                    connection.execute("ROLLBACK")
                connection = self._begun(connection)
                _do_each(connection, wanted, outcomes)
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            self._told(len(wanted), time.perf_counter() - began, False)  # noqa: FBT003
            with suppress(self._database.error):
                connection.execute("ROLLBACK")
            own = {id(done): why for done, _, why in outcomes if why is not None}
            outcomes = [(done, None, own.get(id(done), error)) for _, done in wanted]
        else:
            self._told(len(wanted), time.perf_counter() - began, True)  # noqa: FBT003
        _report(outcomes)
        return connection

    def _begun(self, connection: Connection) -> Connection:
        """A connection in a new transaction: this one, or another if this one is lost."""
        try:
            connection.execute(self._database.begin)
        except self._database.error:
            if not self._database.is_lost(connection):
                raise
            with suppress(self._database.error):
                connection.close()
            connection = self._database.connect()
            connection.execute(self._database.begin)
        return connection


def _do_each(connection: Connection, jobs: list[_Job], outcomes: list[_Outcome]) -> None:
    """Do these jobs, and undo those that fail; what came of them goes to ``outcomes``."""
    for job, done in jobs:
        connection.execute("SAVEPOINT job")
        try:
            outcomes.append((done, job(connection), None))
        except Exception as error:  # noqa: BLE001 - it is raised where the job was ordered
            outcomes.append((done, None, error))
            # A full disk may have ended the whole transaction: then this fails, and all.
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")


def _is_wanted(done: _Done) -> bool:
    if isinstance(done, Future):
        return done.set_running_or_notify_cancel()
    return not done.cancelled()


def _report(outcomes: list[_Outcome]) -> None:
    """Tell whoever waits; those in an event loop there, all at once."""
    in_loops: defaultdict[asyncio.AbstractEventLoop, list[_Outcome]] = defaultdict(list)
    for done, result, error in outcomes:
        if isinstance(done, asyncio.Future):
            in_loops[done.get_loop()].append((done, result, error))
        else:
            _tell(done, result, error)
    for loop, told in in_loops.items():
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(_tell_all, told)


def _tell_all(outcomes: list[_Outcome]) -> None:
    for done, result, error in outcomes:
        if not done.done():
            _tell(done, result, error)


def _tell(done: _Done, result: object, error: BaseException | None) -> None:
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
