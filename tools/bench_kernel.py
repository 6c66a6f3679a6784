"""The kernel's speed, for tools/bench.py: beside OpenSpiel's C++, and in instructions.

OpenSpiel's random play-outs are reached through its tree search: one simulation that asks
its evaluator for many of them, from the first card of a deal that four play. Both sides take
turns, on one core, so that a busy machine slows both.
"""

from __future__ import annotations

import random
import re
import statistics
import subprocess
import tempfile
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import pyspiel

from euchre.cards import CardSet, Suit
from euchre.rules import order_of, preset
from euchre.search import kernel
from euchre.search.kernel import Position, layout_of
from measurements import ROOT
from ratios import Ratio

SEED = 1
ROUNDS = 9
PLAY_OUTS = 2_000
SOLVES = 2_000
#: Of one class solve, as last measured; more than 5 % above it is a fault.
INSTRUCTIONS = 19_405
MOST_INSTRUCTIONS = 30_000

LAYOUT = layout_of(order_of(preset("na24").rules, Suit.SPADES))
#: Euchre, point, march.
VALUES = array("d", [-2, -2, -2, 1, 1, 2]).tobytes()


def deals(count: int, rng: random.Random) -> bytes:
    """Random 24-card deals before the first card, partners opposite, makers either side."""
    packed = []
    for number in range(count):
        cards = list(range(24))
        rng.shuffle(cards)
        hands = tuple(
            LAYOUT.mask(CardSet(sum(1 << card for card in cards[at : at + 5])))
            for at in range(0, 20, 5)
        )
        sides = tuple((seat + number) % 2 for seat in range(4))
        packed.append(Position(hands, (0, 1, 2, 3), sides).packed())
    return b"".join(packed)


def openspiel_play_outs() -> Callable[[], float]:
    """What takes turns with ours: OpenSpiel's play-outs per second."""
    rng = random.Random(SEED)
    game = pyspiel.load_game("euchre")
    states: list[pyspiel.State] = []
    while len(states) < ROUNDS:
        state = game.new_initial_state()
        while not state.is_terminal() and state.current_phase() != pyspiel.euchre.Phase.PLAY:
            state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal() and all(state.active_players()):
            states.append(state)
    evaluator = pyspiel.RandomRolloutEvaluator(PLAY_OUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, SEED, False)  # noqa: FBT003
    return lambda: PLAY_OUTS / _seconds(lambda: bot.step(states.pop()))


def _seconds(work: Callable[[], object]) -> float:
    """Of the processor, which others may want too; both sides work in one thread."""
    started = time.process_time()
    work()
    return time.process_time() - started


def _beside_openspiel(what: str, floor: float, wished: float, ours: Callable[[], float]) -> Ratio:
    theirs = openspiel_play_outs()
    told = [(ours(), theirs()) for _ in range(ROUNDS)]
    figure, beside = (statistics.median(column) for column in zip(*told, strict=True))
    return Ratio(
        what,
        f"{figure:,.0f}/s",
        f"OpenSpiel {beside:,.0f} random play-outs/s",
        figure / beside,
        floor,
        is_floor=True,
        wished=wished,
    )


def class_solves() -> Ratio:
    """Exact values of random deals by class of outcome (euchre, point, march)."""
    asked = deals(SOLVES, random.Random(SEED))
    lanes = LAYOUT.lanes
    solve = kernel.functions.solve
    nodes = statistics.mean(array("Q", solve(lanes, asked, VALUES, 6)[2]))
    return _beside_openspiel(
        f"class solves of 24-card deals, {nodes:.0f} nodes each",
        1.0,
        1.3,
        lambda: SOLVES / _seconds(lambda: solve(lanes, asked, VALUES, 6)),
    )


def random_play_outs() -> Ratio:
    """Play-outs of random cards, of random deals."""
    asked = deals(SOLVES, random.Random(SEED))
    play_out = kernel.functions.play_out
    return _beside_openspiel(
        "random play-outs of 24-card deals",
        16,
        20,
        lambda: 10 * SOLVES / _seconds(lambda: play_out(LAYOUT.lanes, asked, 10, SEED)),
    )


def instructions() -> Ratio:
    """Instructions of a class solve, counted by callgrind: the same on every run."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "class_solves")
        # As kernel/CMakeLists.txt builds it, for the processor of every machine.
        told = ("-std=c++20", "-O3", "-march=x86-64-v2", "-ffp-contract=off")
        source = ROOT / "kernel" / "tests" / "class_solves.cpp"
        include = f"-I{ROOT / 'kernel' / 'include'}"
        subprocess.run(("g++", *told, include, "-o", program, source), check=True)
        counts = [_counted(program, times) for times in (1, 2)]
    each = (counts[1] - counts[0]) / 4000
    return Ratio(
        "instructions of a class solve (callgrind)",
        f"{each:,.0f}",
        f"{INSTRUCTIONS:,} before, {MOST_INSTRUCTIONS:,} wanted",
        each / min(INSTRUCTIONS * 1.05, MOST_INSTRUCTIONS),
        1.0,
        is_floor=False,
    )


def _counted(program: Path, times: int) -> int:
    command = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program)
    done = subprocess.run(
        (*command, "4000", str(times)), check=True, capture_output=True, text=True
    )
    found = re.search(r"refs:\s+([\d,]+)", done.stderr)
    if found is None:
        raise ValueError(f"valgrind counted nothing: {done.stderr}")
    return int(found[1].replace(",", ""))


MEASURES = (class_solves, random_play_outs, instructions)
