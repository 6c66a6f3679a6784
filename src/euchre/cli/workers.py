"""The workers that ``--cluster ADDRESS`` asks for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from euchre.arena import Workers, open_workers
from euchre.cli.arguments import Arguments

__all__ = ["cluster_workers"]


@contextmanager
def cluster_workers(arguments: Arguments) -> Iterator[Workers | None]:
    """Those of the cluster at that address; None if none is named.

    ``--workers N`` then says how many of its processors are used, all of them by default.

    Raises:
        WorkersError: if there is no such cluster.
    """
    address = arguments.text("cluster")
    if address is None:
        yield None
        return
    with open_workers(arguments.number("workers", low=1, high=_MOST), address) as workers:
        yield workers


_MOST = 256
