"""Matches on the command line: the workers of ``--cluster ADDRESS``, and what can go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from euchre.arena import (
    IllegalDecisionError,
    MatchSetupError,
    MatchStateError,
    Workers,
    WorkersError,
    open_workers,
)
from euchre.arena.report import trouble
from euchre.cli.arguments import Arguments
from euchre.cli.errors import BAD_FILE, WRONG_USAGE, ComplaintError, bad_file

__all__ = ["MOST_WORKERS", "cluster_workers", "complaints"]

MOST_WORKERS = 256


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
    number = arguments.number("workers", low=1, high=MOST_WORKERS)
    with open_workers(number, address) as workers:
        yield workers


@contextmanager
def complaints() -> Iterator[None]:
    """Whatever is wrong with a match, its players or its workers, as a complaint."""
    try:
        yield
    except (MatchSetupError, MatchStateError, WorkersError) as error:
        code = WRONG_USAGE if isinstance(error, MatchSetupError) else BAD_FILE
        raise ComplaintError(trouble(error), code) from None
    except IllegalDecisionError as error:
        action = str(error.cause.action)
        raise bad_file("match-illegal", player=error.player, action=action) from None
