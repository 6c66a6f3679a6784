"""Workers on a Ray cluster, or on a Ray of this machine that lasts as long as they are wanted.

Needs Ray (the extra ``cluster``), here and on every machine of the cluster, and there the same
version of this package. Nothing is reported to the makers of Ray.
"""

from __future__ import annotations

import logging
import os
import secrets
import socket
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from euchre import __version__
from euchre.arena.tasks import (
    Begun,
    Part,
    Result,
    Sending,
    WorkerDiedError,
    Workers,
    WorkersError,
    do_some,
)

__all__ = ["LOCAL", "on_ray"]

LOCAL: Final = "local"
"""The address of a Ray that is started on this machine and stopped again."""
_ALWAYS: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
_ALONE: Final = {
    # Despite its name, on every system: without it Ray looks for an address that other machines
    # can reach, and listens on all.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
}
_MEMORY: Final = 100_000_000
"""Bytes for what lies between the processes of a Ray of this machine; tasks are small."""
_PATIENCE: Final = 10.0
"""Seconds in which an address has to answer."""
_COUNTED_AGAIN: Final = 5.0
"""Seconds after which the processors of a cluster are counted again: it may have grown."""


@contextmanager
def on_ray(address: str, number: int | None = None) -> Iterator[Workers]:
    """Workers of the Ray cluster at that address.

    An address as Ray takes it (``auto``, ``HOST:PORT``, ``ray://HOST:PORT``), or :data:`LOCAL`.
    A task takes one processor, and ``number`` of them at most are begun at once. If this
    process is connected to a cluster already, that one is used, and the connection left as it is.

    Raises:
        WorkersError: if Ray is not installed, or does not answer there.
    """
    if find_spec("ray") is None:
        raise WorkersError("arena-needs-ray")
    for name, value in (_ALWAYS | (_ALONE if address == LOCAL else {})).items():
        os.environ.setdefault(name, value)
    if address == LOCAL and os.environ["RAY_AUTH_MODE"] == "token":
        # Ray keeps the first that it sees. In a file of its own it would outlast this process.
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    _check_place(os.environ.get("RAY_ADDRESS", "") if address == "auto" else address)
    # Imported now, as what stands in the environment counts when it is.
    import ray  # noqa: PLC0415

    with ExitStack() as stack:
        if not ray.is_initialized():
            asked: Mapping[str, Any] = {}
            if address == LOCAL:
                asked = _alone(number, stack.enter_context(_folder()))
            logging.getLogger("ray").setLevel(logging.ERROR)
            stack.callback(ray.shutdown)
            try:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **asked)
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                raise _unusable(address, error) from error
        yield _OnRay(ray, None if address == LOCAL else number)


def _check_place(address: str) -> None:
    """Somebody has to listen there: Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _unusable(address, error) from error


def _unusable(address: str, error: Exception) -> WorkersError:
    told = (error.strerror if isinstance(error, OSError) else None) or str(error)
    lines = told.strip().splitlines() or [type(error).__name__]
    # What Ray's own client passes on ends with the cause.
    why = lines[-1] if lines[0].endswith(":") else lines[0]
    return WorkersError("arena-no-cluster", address=address, detail=why.rstrip("."))


def _alone(number: int | None, folder: str) -> dict[str, Any]:
    return {
        "num_cpus": number or os.cpu_count() or 1,
        "object_store_memory": _MEMORY,
        "include_dashboard": False,
        "_node_ip_address": "127.0.0.1",
        "_temp_dir": folder,
    }


def _folder() -> tempfile.TemporaryDirectory[str]:
    """Where it keeps its sockets and what its processes say. The path of a socket is short."""
    short = Path("/tmp")  # noqa: S108 - a folder of its own is made there
    return tempfile.TemporaryDirectory(
        prefix="euchre-", dir=short if short.is_dir() else None, ignore_cleanup_errors=True
    )


def _do_there(version: str, sent: bytes, parts: Sequence[Any]) -> list[Any]:
    """What a worker of the cluster does: as :func:`do_some`, if it is of the same version."""
    if version != __version__:
        raise WorkersError("arena-cluster-version", here=version, there=__version__)
    return do_some(sent, parts)


class _OnRay:
    """The processors of a cluster."""

    def __init__(self, ray: Any, most: int | None) -> None:  # noqa: ANN401 - a module
        self._ray: Final = ray
        self._most: Final = most
        # Who begins tasks again is the same for all workers: who waits for their results.
        self._task: Final = ray.remote(num_cpus=1, max_retries=0)(_do_there)
        self._sending: Final = Sending(ray.put)
        self._processors, self._counted = 0, 0.0

    def at_once(self) -> int:
        now = time.monotonic()
        if not self._processors or now - self._counted > _COUNTED_AGAIN:
            self._processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._counted = now
        return min(2 * self._processors, self._most or 2 * self._processors)

    def begin(self, work: Callable[[Part], Result], parts: Sequence[Part]) -> Begun:
        return self._task.remote(__version__, self._sending.sent(work), list(parts))

    def first_done(self, begun: Collection[Begun]) -> Begun:
        ready, _ = self._ray.wait(list(begun), num_returns=1)
        return ready[0]

    def results(self, task: Begun) -> list[Any]:
        errors = self._ray.exceptions
        try:
            found: list[Any] = self._ray.get(task)
        except errors.RayTaskError as error:
            if isinstance(error.cause, ModuleNotFoundError):
                raise WorkersError("arena-cluster-without", detail=str(error.cause)) from error
            raise error.cause from error
        except errors.RayError as error:
            raise WorkerDiedError(str(error)) from error
        return found

    def give_up(self, begun: Collection[Begun]) -> None:
        for task in begun:
            self._ray.cancel(task)
