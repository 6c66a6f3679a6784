"""A long task in parts, done by whoever works.

A match is played in chunks, a training learns from batches; what a part brings depends on the
part alone, never on who did it, when, or together with which others. So the whole is the same
whoever works, and a part whose worker died is simply done again.
"""

from __future__ import annotations

import pickle
from collections import Counter, deque
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

__all__ = [
    "TASK_SECONDS",
    "Begun",
    "Sending",
    "WorkerDiedError",
    "Workers",
    "WorkersError",
    "do_some",
    "done",
]

Part = TypeVar("Part")
Result = TypeVar("Result")
Begun = Any
"""A task that was begun: whatever the workers know it by."""

TASK_SECONDS: Final = 0.5
"""How long a worker goes on with parts before it hands in what it has. To send a task and to
fetch its results takes some milliseconds, so that this is lost in it."""
_MOST_TOGETHER: Final = 32
"""Parts that are handed to a worker at most; those it did not come to go to others."""
_MOST_DEATHS: Final = 5
"""How often a part is begun again after its worker died."""


class WorkersError(RuntimeError):
    """There are no such workers, or they cannot do it.

    ``key`` is a message of ``arena.ftl``, ``named`` its arguments.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        """The error of that key."""
        self.key, self.named = key, args
        super().__init__(f"{key}: {', '.join(f'{name} {value}' for name, value in args.items())}")

    def __reduce__(self) -> tuple[object, ...]:
        """How it comes out of another process."""
        return _made_again, (self.key, self.named)


def _made_again(key: str, named: dict[str, str | int]) -> WorkersError:
    return WorkersError(key, **named)


class WorkerDiedError(RuntimeError):
    """The process or the machine that had a task is gone, and what it did with it."""


class Workers(Protocol):
    """Those who do tasks, each of them some parts of the same work."""

    def at_once(self) -> int:
        """How many tasks should be begun and not yet done, so that nobody waits for one."""
        ...

    def begin(self, work: Callable[[Part], Result], parts: Sequence[Part]) -> Begun:
        """Begin a task: the work on the first of these parts, as :func:`do_some` does it."""
        ...

    def first_done(self, begun: Collection[Begun]) -> Begun:
        """Wait until one of these tasks is done, and say which."""
        ...

    def results(self, task: Begun) -> list[Any]:
        """What a task that is done has brought: a result for each of its first parts.

        Raises:
            WorkerDiedError: if nothing is known of it any more.
        """
        ...

    def give_up(self, begun: Collection[Begun]) -> None:
        """Forget these tasks; what they bring is not wanted."""
        ...


def do_some(sent: bytes, parts: Sequence[Part], seconds: float = TASK_SECONDS) -> list[Any]:
    """What a worker elsewhere does with work that was :meth:`sent <Sending.sent>`.

    The results of the first parts: of one at least, and of more until the time is over.
    """
    work = _arrived(sent)
    began, found = perf_counter(), []
    for part in parts:
        found.append(work(part))
        if perf_counter() - began >= seconds:
            break
    return found


@lru_cache(maxsize=2)
def _arrived(sent: bytes) -> Callable[[Any], Any]:
    work: Callable[[Any], Any] = pickle.loads(sent)  # noqa: S301 - by another of our processes
    return work


class Sending:
    """Makes of work what can be sent, once for all its tasks."""

    def __init__(self, send: Callable[[bytes], Any] = bytes) -> None:
        """``send`` brings it where tasks find it, and says how they are told."""
        self._send: Final = send
        self._last: tuple[object, Any] | None = None

    def sent(self, work: Callable[[Part], Result]) -> Any:  # noqa: ANN401 - as `send` tells it
        """The work, as tasks are told of it."""
        if self._last is None or self._last[0] is not work:
            self._last = work, self._send(pickle.dumps(work))
        return self._last[1]


def done(
    workers: Workers,
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    *,
    together: int = _MOST_TOGETHER,
    at_once: int | None = None,
) -> Generator[tuple[Part, Result], None, None]:
    """Each part with its result, once, as they are done.

    Parts are begun in their order. ``together`` of them at most make a task, and ``at_once``
    tasks at most are begun at a time. What the work raises is raised here, and then, or if this
    iterator is closed, all that was begun is given up.

    Raises:
        WorkersError: if workers die of the same part again and again.
    """
    left = deque(parts)
    begun: dict[Begun, list[Part]] = {}
    deaths: Counter[Part] = Counter()
    try:
        while left or begun:
            places = min(at_once or workers.at_once(), workers.at_once())
            while left and len(begun) < places:
                size = min(together, -(-len(left) // places))
                taken = [left.popleft() for _ in range(size)]
                begun[workers.begin(work, taken)] = taken
            task = workers.first_done(begun)
            taken = begun.pop(task)
            results: list[Result] = []
            try:
                results = workers.results(task)
            except WorkerDiedError as error:
                deaths[taken[0]] += 1
                if deaths[taken[0]] > _MOST_DEATHS:
                    raise WorkersError("arena-workers-died", n=deaths[taken[0]]) from error
            left.extendleft(reversed(taken[len(results) :]))
            yield from zip(taken, results, strict=False)
    finally:
        workers.give_up(begun)
