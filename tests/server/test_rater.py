"""What counts for ratings is decided when a match ends, and never again."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.protocol.table_messages import TableSettings
from euchre.server.rater import Rater
from euchre.store.store import Store, open_store
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import Table
from tests.table.tables import facts_of, played

RATED = TableSettings(rated=True, privacy="public")


def finished(settings: TableSettings, *people: str) -> Table:
    """A table at the end of a match, with these people and computer players."""
    facts = facts_of("na24", end_target="2")
    seats = [Occupant(name=one, person=one) for one in people]
    seats += [Occupant(player="random")] * (4 - len(people))
    facts = replace(facts, seats=tuple(seats), settings=settings)
    return list(played(facts, random.Random(7)))[-1][0]


def counted(folder: Path, *tables: Table, restart: bool = False) -> list[int]:
    """How many matches have counted for p-ann and p-bob after these moments of a table."""

    async def notice(rater: Rater, table: Table) -> None:
        rater.notice(table)
        await rater.settled()

    async def matches(store: Store) -> list[int]:
        found = [await store.ratings(person) for person in ("p-ann", "p-bob")]
        return [sum(one.matches for one in ratings.values()) for ratings in found]

    async def run() -> list[int]:
        with closing(open_store(folder)) as store:
            rater = Rater(store)
            for table in tables:
                await notice(rater, table)
                rater = Rater(store) if restart else rater
            return await matches(store)

    return asyncio.run(run())


def with_facts(table: Table, **changed: object) -> Table:
    """The same moment with other facts."""
    facts: TableFacts = replace(table.facts, **changed)  # type: ignore[arg-type]
    return replace(table, facts=facts)


@pytest.mark.parametrize("restart", [False, True])
def test_a_match_counts_as_it_was_when_it_ended(tmp_path: Path, *, restart: bool) -> None:
    """Told twice it counts once; also after a restart, and whatever the host sets afterwards."""
    over = finished(RATED, "p-ann", "p-bob")
    later = with_facts(over, settings=TableSettings())
    assert counted(tmp_path, over, over, later, restart=restart) == [1, 1]


@pytest.mark.parametrize("restart", [False, True])
def test_a_match_that_did_not_count_never_will(tmp_path: Path, *, restart: bool) -> None:
    """Neither by other settings after its end, nor by who sits down at the loser's seat then."""
    casual = finished(TableSettings(), "p-ann", "p-bob")
    moments = casual, with_facts(casual, settings=RATED)
    assert counted(tmp_path / "casual", *moments, restart=restart) == [0, 0]
    alone = finished(RATED, "p-ann")
    seats = (alone.facts.seats[0], Occupant(name="Bob", person="p-bob"), *alone.facts.seats[2:])
    moments = alone, with_facts(alone, seats=seats)
    assert counted(tmp_path / "alone", *moments, restart=restart) == [0, 0]
