"""Measures speed as ratios within one run: ``python tools/bench.py [NAME …] [--write]``.

The pure engine, its legality checks on, beside OpenSpiel's euchre: both play random deals,
dealing included, by a uniform choice from the legal actions, and take turns, so that a busy
machine slows both. What ``euchre --help`` takes beside Python doing nothing. The kernel
(bench_kernel.py), deals in batches (bench_batch.py), worlds (bench_worlds.py), and presses in
the browser (bench_frame.py). With ``--write`` the rows go into docs/measurements.md.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench_batch import MEASURES as BATCH
from bench_batch import openspiel_deals
from bench_frame import MEASURES as FRAME
from bench_kernel import MEASURES as KERNEL
from bench_worlds import MEASURES as WORLDS
from euchre.game import apply, chance, legal, new_match
from euchre.rules import preset
from measurements import Row, commit, today, write
from ratios import Ratio

SEED = 1
DEALS = 150
ROUNDS = 7
STARTS = 15


def our_deals(count: int, rng: random.Random) -> int:
    """Random deals of our engine; the number of actions."""
    rules = preset("na24").rules
    acts = played = 0
    state = new_match(rules)
    while played < count:
        actions = legal(state)
        if actions:
            state, _ = apply(state, rng.choice(actions))
            acts += 1
            played += state.public.is_deal_over
        else:
            if state.is_over:
                state = new_match(rules)
            state, _ = chance(state, rng)
    return acts


def engine() -> Ratio:
    """Deals per second of the engine and of OpenSpiel, the median of alternating rounds."""
    rng = random.Random(SEED)
    speeds: dict[Callable[[int, random.Random], int], list[float]] = {
        our_deals: [],
        openspiel_deals: [],
    }
    for _ in range(ROUNDS):
        for play, told in speeds.items():
            started = time.perf_counter()
            play(DEALS, rng)
            told.append(DEALS / (time.perf_counter() - started))
    ours, theirs = (statistics.median(told) for told in speeds.values())
    return Ratio(
        "random deals of na24, pure engine",
        f"{ours:,.0f} deals/s",
        f"OpenSpiel {theirs:,.0f} deals/s",
        ours / theirs,
        0.08,
        is_floor=True,
    )


def start_up() -> Ratio:
    """The time of ``euchre --help`` beside ``python -c pass``, medians of alternating starts."""
    program = str(Path(sys.executable).with_name("euchre"))
    commands = ([program, "--help"], [sys.executable, "-c", "pass"])
    told: tuple[list[float], list[float]] = ([], [])
    for _ in range(STARTS):
        for command, times in zip(commands, told, strict=True):
            started = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - started)
    ours, nothing = (statistics.median(times) for times in told)
    return Ratio(
        "euchre --help",
        f"{ours * 1000:.0f} ms",
        f"python -c pass {nothing * 1000:.0f} ms",
        ours / nothing,
        15,
        is_floor=False,
    )


#: By the name of the function.
MEASURES: dict[str, Callable[[], Ratio]] = {
    measure.__name__: measure for measure in (engine, start_up, *KERNEL, *BATCH, *WORLDS, *FRAME)
}


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and write if asked to; 1 if a bound is not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", nargs="*", help=f"only these of {' '.join(MEASURES)}")
    parser.add_argument("--write", action="store_true", help="put the rows into the docs")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.name) - set(MEASURES):
        parser.error(f"there is no measure {min(unknown)!r}; there are {' '.join(MEASURES)}")
    print(f"Python {platform.python_version()}, {platform.machine()}, seed {SEED}")
    kept = True
    for name in chosen.name or MEASURES:
        ratio = MEASURES[name]()
        kept &= ratio.is_kept
        print(ratio, flush=True)
        if chosen.write:
            row: Row = (
                today(),
                commit(),
                ratio.what,
                ratio.figure,
                ratio.beside,
                f"{ratio.ratio:.3f}",
            )
            write("Speed", row)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
