"""``euchre tidy``: tables that nobody uses are removed."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.stored import in_store
from euchre.store.store import Store

__all__ = ["run", "tidying_of"]

EMPTY_DAYS = 30
"""Days that a table where no card was dealt is kept, unless something else is wanted."""
_DAY = 86_400
_LONGEST = 36_500


def run(arguments: Arguments, console: Console) -> int:
    """Remove them, and say how many."""
    empty, played = tidying_of(arguments)

    async def job(store: Store) -> int:
        now = await store.clock()
        count = await store.tidy(now - empty * _DAY, played=False) if empty else 0
        return count + (await store.tidy(now - played * _DAY, played=True) if played else 0)

    console.say("tidy-done", n=in_store(arguments, job))
    return 0


def tidying_of(arguments: Arguments) -> tuple[int, int]:
    """For how many days tables are kept where no card was dealt, and others; 0 for ever."""
    empty = arguments.number("tidy-empty", low=0, high=_LONGEST)
    played = arguments.number("tidy-played", low=0, high=_LONGEST)
    return EMPTY_DAYS if empty is None else empty, played or 0
