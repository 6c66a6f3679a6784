"""Processes that are killed: their tables go on elsewhere, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random
from time import monotonic

import pytest

from euchre.store.store import open_store
from tests.server.roaming import all_progress, cancelled
from tests.server.two import Two, check, playing

SOAK = os.environ.get("EUCHRE_TIER") == "soak"
KILLS, TABLES = (20, 50) if SOAK else (2, 3)


def test_tables_go_on_when_their_owner_is_killed(
    two: Two, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays hears on, at the process that is left; what was answered is there, once."""
    people = two.people(TABLES, random.Random() if SOAK else random.Random(5))

    async def scene() -> None:
        tasks = await playing(people)
        for kill in range(KILLS):
            since = monotonic()
            for one in people:
                one.longest, one.progress = 0.0, since
            two.kill(kill % 2)
            await all_progress(people, since)
            if SOAK:
                outages = sorted(one.longest for one in people)
                with capsys.disabled():
                    print(  # noqa: T201 - what a soak is for
                        f"kill {kill + 1}: outage {outages[len(people) // 2]:.2f} s in the "
                        f"median, {outages[-1]:.2f} s at most"
                    )
            await two.start(kill % 2)
            # Those that are left play on together with the one that has come back.
            await all_progress(people, monotonic())
        await cancelled(tasks)

    asyncio.run(scene())
    check(open_store(two.folder), people)
