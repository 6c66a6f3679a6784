"""Where games are kept in tests, and what they keep there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from euchre.protocol.words import read
from euchre.store.database import Connection, Database, StoreError
from euchre.store.store import Store, store_of
from euchre.table.table import Entry
from euchre.texts import Catalogue
from tests.table.tables import facts_of, played

_Result = TypeVar("_Result")
TOKEN = "a secret of many letters"  # noqa: S105 - of no table


@dataclass(frozen=True)
class Place:
    """A database of one kind, empty when a test begins."""

    database: Database
    plain: Callable[[], Connection]
    """A connection that neither makes nor brings anything up to date."""

    def open(self) -> Store:
        """The store there."""
        return store_of(self.database)

    def run(self, *statements: str) -> list[Any]:
        """Do these, each by itself, beside any store; what the last one found."""
        found: list[Any] = []
        with closing(self.plain()) as connection:
            for statement in statements:
                rows = connection.execute(statement)
                found = rows.fetchall() if statement.startswith("SELECT") else []
        return found


def run(coroutine: Coroutine[Any, Any, _Result]) -> _Result:
    """What it returns."""
    return asyncio.run(coroutine)


def stored(store: Store, name: str = "na24", deals: int = 2) -> list[Entry]:
    """A table with some deals in the store; its entries."""
    facts = facts_of(name)
    moments = list(played(facts, random.Random(name), deals=deals))
    run(store.create(facts, "seed", [(0, TOKEN)], moments[0][1]))
    for _, entries in moments[1:]:
        run(store.append(facts.id, entries))
    return [one for _, entries in moments for one in entries]


def refused(action: Callable[[], object]) -> str:
    """The key of the reason for which the store cannot be opened; it can be said."""
    with pytest.raises(StoreError) as caught:
        action()
    assert Catalogue().say(read(caught.value.reason))
    return caught.value.reason.key
