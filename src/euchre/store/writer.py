"""One thread that owns the connection to the database: jobs go in, results come out.

Jobs that wait are done in one transaction, each within a savepoint of its own: one that
fails is undone by itself, and one that succeeds is reported only after the commit.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, TypeVar

from euchre.store.database import Connection, Database

__all__ = ["Told", "Writer", "nobody"]

_Result = TypeVar("_Result")
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]

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
        wanted = [(job, done) for job, done in jobs if done.set_running_or_notify_cancel()]
        began = time.perf_counter()
        try:
            connection = self._begun(connection)
            succeeded = _do_each(connection, wanted)
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            self._told(len(wanted), time.perf_counter() - began, False)  # noqa: FBT003
            with suppress(self._database.error):
                connection.execute("ROLLBACK")
            for _, done in wanted:
                if not done.done():
                    done.set_exception(error)
        else:
            self._told(len(wanted), time.perf_counter() - began, True)  # noqa: FBT003
            for done, result in succeeded:
                done.set_result(result)
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


def _do_each(connection: Connection, jobs: list[_Job]) -> list[tuple[Future[Any], Any]]:
    """Do these jobs, undo those that fail, and tell those; what the others have found."""
    succeeded: list[tuple[Future[Any], Any]] = []
    for job, done in jobs:
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:  # noqa: BLE001 - it is raised where the job was ordered
            done.set_exception(error)
            # A full disk may have ended the whole transaction: then this fails, and all.
            connection.execute("ROLLBACK TO job")
        else:
            succeeded.append((done, result))
        connection.execute("RELEASE job")
    return succeeded
