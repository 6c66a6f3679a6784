"""Tables of bids are trained for tables of cards that have none, one at a time, and stopped."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Semaphore
from typing import cast

import pytest

from euchre.players.learned import table_for
from euchre.players.learned.found import FOLDERS
from euchre.research.background import BackgroundTraining, train_in_background
from euchre.rules import Rules, preset, replace
from euchre.server.training import Trainers
from euchre.table.computers import in_a_thread
from tests.server.running import PATIENCE
from tests.table.tables import facts_of, opened

NA24 = preset("na24").rules


@dataclass
class _Training:
    """A training that goes on until it is stopped."""

    path: Path
    is_running: bool = True

    def stop(self) -> None:
        self.is_running = False


@dataclass
class _Trained:
    """Notes what is to be trained."""

    begun: list[tuple[Rules, _Training]] = field(default_factory=list)
    _begun: Semaphore = field(default_factory=lambda: Semaphore(0))

    async def one_more(self) -> None:
        """Wait until one more is begun."""
        assert await asyncio.to_thread(self._begun.acquire, timeout=PATIENCE)

    def train(self, rules: Rules, folder: Path) -> BackgroundTraining | None:
        assert not any(one.is_running for _, one in self.begun)
        if rules == NA24:
            return None
        self.begun.append((rules, _Training(folder / "table")))
        self._begun.release()
        return cast(BackgroundTraining, self.begun[-1][1])


@pytest.fixture
def no_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players look nowhere but with the package."""
    monkeypatch.setenv(FOLDERS, "")


@pytest.mark.usefixtures("no_folders")
def test_one_is_trained_at_a_time_and_none_twice(tmp_path: Path) -> None:
    """Rules wait for those before them; what goes on at the end is stopped, the rest not begun."""
    trained = _Trained()
    first, second, third = (replace(NA24, {"score.march": str(n)}) for n in (3, 4, 5))

    async def serve() -> None:
        trainers = Trainers(tmp_path, in_a_thread, trained.train)
        for rules in (NA24, first, first, second, third):
            trainers.want(rules)
        await trained.one_more()
        trained.begun[0][1].is_running = False
        await trained.one_more()
        await trainers.close()
        trainers.want(replace(NA24, {"score.march": "6"}))

    asyncio.run(serve())
    assert [rules for rules, _ in trained.begun] == [first, second]
    assert not trained.begun[1][1].is_running


@pytest.mark.usefixtures("no_folders")
def test_a_table_of_cards_has_its_rules_trained(tmp_path: Path) -> None:
    """The first decision of a computer player asks for it, and is that of the player alone."""
    table, _ = opened(facts_of(score_march="3"))
    turn = table.state.turn
    assert turn is not None
    trained = _Trained()

    async def serve() -> None:
        trainers = Trainers(tmp_path, in_a_thread, trained.train)
        action = await trainers.decide(table, turn, "club")
        assert action == await in_a_thread(table, turn, "club")
        await trained.one_more()
        await trainers.close()

    asyncio.run(serve())
    assert [rules for rules, _ in trained.begun] == [table.facts.rules]


@pytest.mark.usefixtures("no_folders")
def test_a_training_of_a_server_is_stopped_with_it(tmp_path: Path) -> None:
    """The process ends, and there is no table yet."""
    rules = replace(NA24, {"score.march": "3"})
    begun: SimpleQueue[BackgroundTraining] = SimpleQueue()

    def train(rules: Rules, folder: Path) -> BackgroundTraining | None:
        training = train_in_background(rules, folder)
        assert training is not None
        begun.put(training)
        return training

    async def serve() -> BackgroundTraining:
        trainers = Trainers(tmp_path, in_a_thread, train)
        trainers.want(rules)
        training = await asyncio.to_thread(begun.get, timeout=PATIENCE)
        assert training.is_running
        await trainers.close()
        return training

    assert not asyncio.run(serve()).is_running
    assert table_for(rules) is None
