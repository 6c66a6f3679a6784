"""*Play now*: who asks at the same time meets at one table, each at a seat of their own."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

from euchre.protocol.people_messages import PlaceFound, PlayNow
from euchre.server.holding import HELD_SECONDS, HeldSeats
from euchre.server.hub import Hub
from euchre.store.people import Known
from euchre.store.store import open_store

PEOPLE = [Known(f"p-{name.lower()}", name) for name in ("Ann", "Bob", "Cas", "Dee", "Eve")]
WANTED = PlayNow(preset="na24", player="random")


def found_by(folder: Path, people: list[Known], wanted: PlayNow) -> list[PlaceFound]:
    """What a server finds for people who ask at the same time."""

    async def run() -> list[PlaceFound]:
        with closing(open_store(folder)) as store:
            hub = Hub(store)
            try:
                return await asyncio.gather(*(hub.finder.play_now(wanted, one) for one in people))
            finally:
                await hub.close()

    return asyncio.run(run())


def test_three_at_once_find_one_table(tmp_path: Path) -> None:
    """One opens it, the others are led there, to seats that nobody else was told."""
    found = found_by(tmp_path, PEOPLE[:3], WANTED)
    assert len({one.table for one in found}) == 1
    assert sorted(one.seat for one in found) == [0, 1, 2]
    assert [one.new for one in found] == [True, False, False]


def test_one_more_than_a_table_has_seats_finds_another(tmp_path: Path) -> None:
    """Nobody is led to a seat that is held; who asks twice is led to one and the same."""
    found = found_by(tmp_path, [*PEOPLE, PEOPLE[0]], WANTED)
    assert len({(one.table, one.seat) for one in found}) == 5
    assert [one.table == found[0].table for one in found] == [True] * 4 + [False, True]


def test_a_match_that_counts_is_not_joined_once_it_begins(tmp_path: Path) -> None:
    """It begins with whoever sits down first, so that each finds a table."""
    rated = PlayNow(preset="na24", player="random", rated=True)
    assert all(one.new for one in found_by(tmp_path, PEOPLE[:2], rated))


def test_a_seat_is_held_for_its_time_and_for_one_person_once() -> None:
    """For others it is taken; what is held again elsewhere is free, and so is it afterwards."""
    now = 100.0
    held = HeldSeats(lambda: now)
    held.hold("a", 1, "ann")
    held.hold("a", 2, "bob")
    assert held.for_others("a", "ann") == {2}
    assert held.tables() == ["a"]
    held.hold("b", 0, "ann")
    assert held.for_others("a", "cas") == {2}
    assert held.tables() == ["a", "b"]
    now += HELD_SECONDS
    assert held.for_others("a", "cas") == held.for_others("b", "cas") == frozenset()
