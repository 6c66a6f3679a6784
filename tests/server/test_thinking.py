"""Computer players in processes of their own: decisions are the same, and no table waits."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from euchre.game import legal_in
from euchre.server.thinking import Thinkers, ThinkingError
from euchre.table.computers import advise_in_a_thread, in_a_thread
from euchre.table.facts import Occupant
from euchre.table.table import Table
from tests.table.tables import PERSON, facts_of, opened, played

_Result = TypeVar("_Result")

ODD_PLAYERS = """
import os

from euchre.game import legal_in
from euchre.players import Decision


class Odd:
    def __init__(self, name, at_first):
        self.name, self._at_first = name, at_first

    def decide(self, view, limit):
        self._at_first()
        print("said by a player")
        return Decision(legal_in(view)[-1])


def stuck(parameters):
    return Odd("stuck", lambda: open(os.environ["EUCHRE_TEST_GATE"], "rb", buffering=0).read(1))


def dying(parameters):
    return Odd("dying", lambda: os._exit(3))


def failing(parameters):
    return Odd("failing", lambda: 1 / 0)
"""


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Players that wait at a gate, die or fail; the gate lets one through for each byte."""
    package = tmp_path / "odd_players-1.dist-info"
    package.mkdir()
    names = "".join(f"{name} = odd_players:{name}\n" for name in ("stuck", "dying", "failing"))
    (package / "entry_points.txt").write_text(f"[euchre.players]\n{names}", encoding="utf-8")
    (package / "METADATA").write_text("Name: odd_players\nVersion: 1\n", encoding="utf-8")
    (tmp_path / "odd_players.py").write_text(ODD_PLAYERS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv("EUCHRE_TEST_GATE", str(gate))
    return gate


def with_thinkers(
    scene: Callable[[Thinkers], Awaitable[_Result]], processes: int = 2, seconds: float = 600.0
) -> _Result:
    """What the scene returns, with processes that are stopped after it."""

    async def whole() -> _Result:
        thinkers = Thinkers(processes, seconds)
        try:
            return await scene(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(whole())


def asked(player: str, name: str = "na24") -> tuple[Table, int]:
    """A table where a computer player of that name is to act, and its seat."""
    seats = (PERSON, *[Occupant(player=player)] * 3)
    table, _ = opened(facts_of(name, seats))
    turn = table.state.turn
    assert turn is not None
    return table, turn


@pytest.mark.parametrize("name", ["na24", "bid-euchre48", "nap52"])
def test_a_decision_is_the_same_wherever_it_is_made(name: str) -> None:
    """What a process decides is what a thread of the server would have decided."""

    async def scene(thinkers: Thinkers) -> int:
        count = 0
        for table, _ in played(facts_of(name), random.Random(1), deals=1):
            seat = table.state.turn
            if seat is not None:
                here = await in_a_thread(table, seat, "club:boldness=20")
                assert await thinkers.decide(table, seat, "club:boldness=20") == here
                count += 1
        return count

    assert with_thinkers(scene, processes=1) > 5


def test_a_slow_player_at_one_table_delays_no_other(gate: Path) -> None:
    """While players that do not answer are asked at two tables, another table plays on."""
    slow, seat = asked("stuck")

    async def scene(thinkers: Thinkers) -> None:
        waiting = [asyncio.create_task(thinkers.decide(slow, seat, "stuck")) for _ in range(2)]
        for table, _ in played(facts_of(), random.Random(2), deals=1):
            if (turn := table.state.turn) is not None:
                await thinkers.decide(table, turn, "club")
        assert not any(task.done() for task in waiting)
        assert thinkers.waiting == 2
        options = legal_in(slow.view(seat))
        # Read and written at once: it opens whether or not somebody waits there.
        with gate.open("r+b", buffering=0) as way:
            for left in (1, 0):
                way.write(b"!")
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                waiting = [task for task in waiting if not task.done()]
                assert thinkers.waiting == len(waiting) == left
        assert options

    with_thinkers(scene)


@pytest.mark.parametrize(
    ("player", "seconds", "why"),
    [
        ("stuck", 0.2, "took longer than 0.2 s"),
        ("dying", 600.0, "the process of dying ended"),
        ("failing", 600.0, "failing failed: ZeroDivisionError"),
    ],
)
@pytest.mark.usefixtures("gate")
def test_a_player_that_gives_no_answer_plays_by_chance(
    player: str, seconds: float, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One that hangs, dies or fails is stood in for, each time alike, and the next one is asked."""
    table, seat = asked(player)

    async def scene(thinkers: Thinkers) -> None:
        actions = [await thinkers.decide(table, seat, player) for _ in range(2)]
        assert actions[0] == actions[1]
        assert actions[0] in legal_in(table.view(seat))
        thinkers.seconds = 600.0
        assert await thinkers.decide(table, seat, "club") in legal_in(table.view(seat))

    with_thinkers(scene, processes=1, seconds=seconds)
    assert why in caplog.text


@pytest.mark.usefixtures("gate")
def test_processes_are_stopped_whatever_they_think() -> None:
    """The server can stop in the middle of a thought; what it asked is answered by chance."""
    table, seat = asked("stuck")

    async def scene() -> None:
        thinkers = Thinkers(2, 600.0)
        thought = asyncio.create_task(thinkers.decide(table, seat, "stuck"))
        left = asyncio.create_task(thinkers.decide(table, seat, "stuck"))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.sleep(0)
        await thinkers.close()
        assert await thought in legal_in(table.view(seat))
        assert left.cancelled()
        assert thinkers.waiting == 0

    asyncio.run(scene())


def test_advice_is_the_same_wherever_it_is_thought_of() -> None:
    """A process advises as this one does; with none that answers there is no advice."""
    table, seat = asked("club")
    seen = table.view(seat)

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.advise(seen) == await advise_in_a_thread(seen)
        thinkers.seconds = 0.0
        with pytest.raises(ThinkingError, match="hint took longer"):
            await thinkers.advise(seen)

    with_thinkers(scene, processes=1)


def test_how_long_each_decision_took_is_told() -> None:
    """By the name of the player, without what it was told to be."""
    table, seat = asked("club")
    ticks = iter(range(100))
    told: list[tuple[str, float]] = []

    async def scene() -> None:
        thinkers = Thinkers(
            1, 600.0, lambda *one: told.append(one), clock=lambda: float(next(ticks))
        )
        await thinkers.decide(table, seat, "club:boldness=20")
        await thinkers.close()

    asyncio.run(scene())
    assert told == [("club", 1.0)]
