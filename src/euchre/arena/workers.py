"""Who does the parts of a long task: this process, processes beside it, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from euchre.arena.tasks import Begun, Part, Result, Sending, WorkerDiedError, Workers, do_some

__all__ = ["open_workers"]


@contextmanager
def open_workers(number: int | None = 1, cluster: str | None = None) -> Iterator[Workers]:
    """So many workers: this process if there is one, else processes beside it.

    ``cluster`` is the address of a Ray cluster, which works instead
    (:func:`euchre.arena.cluster.on_ray`); ``number`` is then the most tasks at once, None for
    as many as it has processors.

    >>> from euchre.arena.tasks import done
    >>> with open_workers() as here:
    ...     list(done(here, abs, [-2, -1]))
    [(-2, 2), (-1, 1)]

    Raises:
        WorkersError: if there is no such cluster, or Ray is not installed.
    """
    if cluster is not None:
        # Imported when it is asked for: Ray is an extra, and takes a second to import.
        from euchre.arena.cluster import on_ray  # noqa: PLC0415

        with on_ray(cluster, number) as workers:
            yield workers
    elif number is None or number <= 1:
        yield _Here()
    else:
        processes = _Processes(number)
        try:
            yield processes
        finally:
            processes.close()


class _Here:
    """This process: a task is one part, done when its result is fetched."""

    def at_once(self) -> int:
        return 1

    def begin(self, work: Callable[[Part], Result], parts: Sequence[Part]) -> Begun:
        return partial(work, parts[0])

    def first_done(self, begun: Collection[Begun]) -> Begun:
        return next(iter(begun))

    def results(self, task: Begun) -> list[Any]:
        return [task()]

    def give_up(self, begun: Collection[Begun]) -> None:
        """Nothing was begun."""


class _Processes:
    """Processes of this machine; if one dies, all are replaced."""

    def __init__(self, number: int) -> None:
        self._number: Final = number
        self._pool = self._new_pool()
        self._sending: Final = Sending()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh processes: a forked one would inherit whatever threads the caller runs.
        return ProcessPoolExecutor(self._number, mp_context=get_context("spawn"))

    def at_once(self) -> int:
        return 2 * self._number

    def begin(self, work: Callable[[Part], Result], parts: Sequence[Part]) -> Begun:
        sent = self._sending.sent(work)
        try:
            return self._pool.submit(do_some, sent, parts)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
            return self._pool.submit(do_some, sent, parts)

    def first_done(self, begun: Collection[Future[list[Any]]]) -> Begun:
        return next(iter(wait(begun, return_when=FIRST_COMPLETED).done))

    def results(self, task: Future[list[Any]]) -> list[Any]:
        try:
            return task.result()
        except BrokenProcessPool as error:
            raise WorkerDiedError(str(error)) from error

    def give_up(self, begun: Collection[Future[list[Any]]]) -> None:
        for task in begun:
            task.cancel()

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
