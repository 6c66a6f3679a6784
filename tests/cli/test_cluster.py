"""``--cluster``: the same figures from a Ray cluster, here one of this machine."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from euchre.arena import MatchSetup, Workers, WorkersError, run_match
from euchre.arena.cluster import LOCAL, on_ray
from euchre.arena.setup import CHUNK
from euchre.arena.table import table_of
from euchre.arena.tally import ChunkPlay, Tally
from euchre.arena.tasks import done
from euchre.research.learning import BATCH
from euchre.research.training import Plan, train
from euchre.rules import preset
from tests.cli.running import Runner

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="looks at processes by /proc")
NA24 = preset("na24").rules


def processes_below(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have, and so on."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            told = (folder / "stat").read_text(encoding="utf-8")
        except OSError:
            continue
        parents[int(folder.name)] = int(told.rpartition(")")[2].split()[1])
    found, left = set(), {pid}
    while left:
        left = {child for child, parent in parents.items() if parent in left}
        found |= left
    return found


def listening(pids: set[int]) -> set[str]:
    """The addresses at which these processes wait for connections."""
    sockets = set()
    for pid in pids:
        for file in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                sockets.add(str(file.readlink()))
            except OSError:
                continue
    found = set()
    for kind in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{kind}").read_text(encoding="utf-8").splitlines()[1:]:
            local, state, inode = (line.split()[at] for at in (1, 3, 9))
            if state == "0A" and f"socket:[{inode}]" in sockets:
                found.add(local.partition(":")[0])
    return found


@pytest.fixture(scope="module")
def ray() -> Iterator[Workers]:
    """A Ray of this machine for all tests here; nothing of it is left at the end."""
    before = processes_below(os.getpid())
    with on_ray(LOCAL, 2) as workers:
        started = processes_below(os.getpid()) - before
        yield workers
    assert started
    assert not (processes_below(os.getpid()) - before)


def test_match_on_a_cluster_has_the_same_table(euchre: Runner, ray: Workers) -> None:
    """To the last figure, for the same seed."""
    words = ("match", "club", "random", "--deals", str(5 * CHUNK), "--seed", "3", "--json")
    here = euchre(*words, "--workers", "1")
    there = euchre(*words, "--cluster", "local")
    assert (there.code, there.err) == (0, "")
    assert there.out == here.out
    assert ray.at_once() == 4


def test_training_on_a_cluster_gives_the_same_table(ray: Workers) -> None:
    """Batches are played in any order, and learned from in theirs."""
    plan = Plan(NA24, 9 * BATCH + 100, seed=2)
    here, there = train(plan), train(plan, workers=ray)
    assert there.average().table().digest == here.average().table().digest


def die_once(mark: Path, play: ChunkPlay, part: tuple[int, int]) -> Tally:
    """Play a chunk; the worker that comes to this one first is killed."""
    if part[1] == 3:
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            return play(part)
        os.kill(os.getpid(), signal.SIGKILL)
    return play(part)


def test_a_worker_that_dies_is_replaced(ray: Workers, tmp_path: Path) -> None:
    """What it had is played again, and nothing is counted twice."""
    setup = MatchSetup(players=("club", "random"), rules=NA24, deals=6 * CHUNK, seed=3)
    work = partial(die_once, tmp_path / "died", ChunkPlay((setup,)))
    played = list(done(ray, work, [(0, chunk) for chunk in range(setup.chunks)]))
    assert sorted(part for part, _ in played) == [(0, chunk) for chunk in range(setup.chunks)]
    total = Tally()
    for _, tally in played:
        total.add(tally)
    assert (tmp_path / "died").exists()
    assert table_of(setup, total) == run_match(setup)


@pytest.mark.usefixtures("ray")
def test_nobody_else_can_reach_it() -> None:
    """All that Ray starts listens on this machine alone."""
    addresses = listening(processes_below(os.getpid()) | {os.getpid()})
    loopback = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
    assert addresses
    assert addresses <= loopback


def test_cluster_that_is_not_there_is_a_sentence(
    euchre: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for minutes, and nobody sees a traceback."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    shown = euchre("match", "club", "random", "--cluster", f"ray://127.0.0.1:{port}")
    assert shown.code == 1
    assert f"“ray://127.0.0.1:{port}”: Connection refused" in shown.err
    monkeypatch.setattr("euchre.arena.cluster.find_spec", lambda _: None)
    for words in (("ladder",), ("match", "club", "random"), ("train", "bidding")):
        assert "install the extra “cluster”" in euchre(*words, "--cluster", "auto").err
    with pytest.raises(WorkersError), on_ray("auto"):
        pass
