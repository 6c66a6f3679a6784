"""What a command does with the store of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import closing
from typing import Any, TypeVar

from euchre.cli.arguments import Arguments
from euchre.cli.backup import database_with_games
from euchre.cli.errors import BAD_FILE, ComplaintError
from euchre.protocol.words import read
from euchre.store.store import Store, StoreError, store_of
from euchre.table.queue import NotStoredError

__all__ = ["in_store"]

_Result = TypeVar("_Result")


def in_store(arguments: Arguments, job: Callable[[Store], Coroutine[Any, Any, _Result]]) -> _Result:
    """What comes of a job in the store that was named.

    Raises:
        ComplaintError: if there is no such store, or it cannot be used.
    """
    try:
        with closing(store_of(database_with_games(arguments))) as store:
            return asyncio.run(job(store))
    except (StoreError, NotStoredError) as error:
        raise ComplaintError(read(error.reason), BAD_FILE) from None
