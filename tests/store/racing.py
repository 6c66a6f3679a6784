"""Appends to the log of a table as fast as it can: ``racing URL FIRST COUNT NAME``.

Prints the numbers that it was told it had stored.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import closing

from euchre.store.postgres import postgres_at
from euchre.store.store import store_of
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry


async def race(url: str, first: int, count: int, name: str) -> None:
    """Want every number, and go on with the next whoever gets it."""
    with closing(store_of(postgres_at(url))) as store:
        (last, *_) = await store.entries_after("table", first - 2)
        for number in range(first, first + count):
            try:
                await store.append("table", [Entry(number, 1, last.event, name)])
            except NotStoredError as error:
                if not error.outrun:
                    raise
            else:
                print(number)  # noqa: T201 - what the test reads


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
