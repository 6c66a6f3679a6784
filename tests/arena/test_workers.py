"""Who does the parts of a task makes no difference: each is done once, whoever dies."""

from __future__ import annotations

import os
import pickle
import random
import signal
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.arena import IllegalDecisionError, MatchSetup, WorkersError, open_workers, run_match
from euchre.arena.report import trouble
from euchre.arena.table import table_of
from euchre.arena.tally import ChunkPlay, Tally
from euchre.arena.tasks import WorkerDiedError, do_some, done
from euchre.cards import Card
from euchre.game import IllegalActionError, Play, Refusal
from euchre.players import Limit
from euchre.players.learned import TableFormatError, learn_from, learned_bytes
from euchre.rules import preset
from euchre.texts import Catalogue

NA24 = preset("na24").rules


class Drawn:
    """Workers whose fate is drawn: who is done first, how far each came, who died."""

    def __init__(self, rng: random.Random, deaths: int, chance: float = 0.3) -> None:
        self._rng, self._deaths, self._chance = rng, deaths, chance
        self.left: set[int] = set()
        self._tasks: dict[int, Callable[[], list[Any]]] = {}

    def at_once(self) -> int:
        """Few at a time."""
        return self._rng.randrange(1, 6)

    def begin(self, work: Callable[[Any], Any], parts: Sequence[Any]) -> int:
        """A worker that will come so far."""
        task = len(self._tasks)
        far = parts[: self._rng.randrange(1, len(parts) + 1)]
        self._tasks[task] = partial(lambda: [work(part) for part in far])
        self.left.add(task)
        return task

    def first_done(self, begun: Collection[int]) -> int:
        """Any of them."""
        assert set(begun) == self.left
        return self._rng.choice(sorted(begun))

    def results(self, task: int) -> list[Any]:
        """As far as it came, unless it died."""
        self.left.remove(task)
        if self._deaths and self._rng.random() < self._chance:
            self._deaths -= 1
            raise WorkerDiedError
        return self._tasks[task]()

    def give_up(self, begun: Collection[int]) -> None:
        """These are at work no more."""
        self.left -= set(begun)


@given(st.integers(0, 60), st.randoms(use_true_random=False), st.integers(1, 40))
def test_each_part_comes_once_whoever_is_done_first_or_dies(
    number: int, rng: random.Random, together: int
) -> None:
    """Nothing is lost and nothing doubled, and nobody is left at work."""
    workers = Drawn(rng, 5)
    found = list(done(workers, abs, range(-number, 0), together=together, at_once=3))
    assert sorted(found) == [(part, -part) for part in range(-number, 0)]
    assert not workers.left


def test_what_kills_every_worker_is_given_up() -> None:
    """It is said at some time, and not tried for ever; the sentence says how often."""
    workers = Drawn(random.Random(1), 1000, 1.0)
    with pytest.raises(WorkersError) as told:
        list(done(workers, abs, range(50)))
    assert not workers.left
    assert "6 times" in Catalogue().say(trouble(told.value))


def test_whoever_stops_asking_stops_the_work() -> None:
    """What was begun is given up when nobody waits for it."""
    workers = Drawn(random.Random(2), 0)
    found = done(workers, abs, range(50))
    next(found)
    found.close()
    assert not workers.left


def test_a_worker_goes_on_until_its_time_is_over() -> None:
    """So that sending a task is lost in it; but one part it does in any case."""
    sent = pickle.dumps(abs)
    assert do_some(sent, [-1, -2, -3], 3600.0) == [1, 2, 3]
    assert do_some(sent, [-1, -2, -3], 0.0) == [1]


def die_once(mark: Path, play: ChunkPlay, part: tuple[int, int]) -> Tally:
    """Play a chunk; the first process to come here is killed before it has played any."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return play(part)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Its chunks are played by another, and counted once."""
    setup = MatchSetup(players=("random", "random"), rules=NA24, deals=100)
    work = partial(die_once, tmp_path / "died", ChunkPlay((setup,)))
    with open_workers(2) as workers:
        played = dict(done(workers, work, [(0, chunk) for chunk in range(setup.chunks)]))
    assert len(played) == setup.chunks
    total = Tally()
    for tally in played.values():
        total.add(tally)
    here = Tally()
    for chunk in range(setup.chunks):
        here.add(ChunkPlay((setup,))((0, chunk)))
    assert total == here
    assert (tmp_path / "died").exists()


def test_what_was_learned_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process elsewhere bids by the table that is known here, or by none if none is."""
    monkeypatch.setattr("euchre.players.learned.found._loaded", {})
    told = learned_bytes(NA24)
    assert told is not None
    setup = MatchSetup(players=("expert", "club"), rules=NA24, deals=1, limit=Limit(worlds=10))
    wanted = run_match(setup).to_plain()
    sent = pickle.dumps(ChunkPlay((setup,)))
    learn_from(NA24, None)
    assert learned_bytes(NA24) is None
    played = pickle.loads(sent)((0, 0))  # noqa: S301 - made above
    assert learned_bytes(NA24) == told
    assert table_of(setup, played).to_plain() == wanted
    with pytest.raises(TableFormatError):
        learn_from(NA24, told[:-8])


def test_errors_come_out_of_another_process_as_they_were() -> None:
    """So that the same sentence is said, wherever a deal was played."""
    refusal = IllegalActionError(2, Play(Card.parse("JD")), Refusal("refused-not-held"), ())
    for error in (IllegalDecisionError("mine", refusal), WorkersError("arena-needs-ray", n=1)):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - made here
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again).keys() == vars(error).keys()
