"""The pieces of tools/soak.py that ask how strong the players are."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from euchre.game import apply, chance, legal, new_match, view
from euchre.players import Limit, player_named
from euchre.rules import PRESETS, preset
from gates import GATES, LEVELS
from measurements import ROOT, commit, today, write

DECISIONS = ROOT / "tests" / "data" / "cases" / "decisions.json"
#: The part of the decisions on which all agree that `master` has to get right.
CONSENSUS = 0.85
#: What `master` has to win of the room between `club` and the player who sees all cards.
ROOM = 0.5
#: Seconds that 99 of 100 decisions of `master` take at most, of one core.
AT_ONCE = 0.1
#: Budgets of `master` against `club`; the largest is taken that keeps to the time.
NODES = (1_000, 3_000, 10_000, 30_000, 100_000)
SECONDS = 0.002
#: In so many standard errors `master` is ahead of `club` in two thirds of the games.
ERRORS = 2


@dataclass(frozen=True, slots=True)
class StrengthPiece:
    """A question by name, and what answers it: with a seed and a number of deals, held or not."""

    name: str
    holds: Callable[[int, int], bool]


def strength_pieces() -> list[StrengthPiece]:
    """Decisions, matches in one game, the ladder, and `master` against `club` in every game."""
    return [
        StrengthPiece("decisions", _decisions),
        StrengthPiece("verdicts", _verdicts),
        StrengthPiece("decision-time", _decides_at_once),
        *(StrengthPiece(gate.name, gate.holds) for gate in GATES),
        StrengthPiece("ladder", _ladder),
        *(StrengthPiece(f"master-{game}", _ahead_of_club(game)) for game in PRESETS),
    ]


def told(*words: str) -> dict[str, Any] | None:
    """The JSON that `euchre` prints for these words; None if it came to no end."""
    program = str(Path(sys.executable).with_name("euchre"))
    command = (program, *words, "--json")
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        return None
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _decisions(seed: int, _: int) -> bool:
    """Whether `master` decides as people agree that one should."""
    result = told("check", str(DECISIONS), "--player", "master", "--seed", str(seed))
    if result is None:
        write("Laws", (today(), commit(), "decisions of master", str(seed), "", "FAILED"))
        return False
    hits = faults = 0
    for one in result["tallies"]:
        if one["confidence"] == "consensus":
            hits, faults = hits + one["hits"], faults + one["faults"]
    is_held = hits >= CONSENSUS * (hits + faults)
    count = f"{hits} of {hits + faults} by consensus, {result['hits']} in all"
    outcome = "held" if is_held else "FAILED"
    write("Laws", (today(), commit(), "decisions of master", str(seed), count, outcome))
    print(f"decisions: {count}", flush=True)
    return is_held


def _verdicts(seed: int, _: int) -> bool:
    """Whether a search of 10,000 worlds bears out no verdict that `master` acts against."""
    tool = Path(__file__).with_name("verdicts.py")
    done = subprocess.run((sys.executable, str(tool), "--seed", str(seed)), cwd=ROOT, check=False)
    outcome = "held" if done.returncode == 0 else "FAILED"
    write("Laws", (today(), commit(), "verdicts against master", str(seed), "", outcome))
    return done.returncode == 0


def _decides_at_once(_: int, deals: int) -> bool:
    """Whether 99 of 100 decisions of `master` in a turn-up game take less than they may."""
    times = statistics.quantiles(_times("na24", None, max(deals // 10, 1)), n=100)
    figure = f"{1000 * times[49]:.0f} ms in the median, {1000 * times[98]:.0f} ms for 99 of 100"
    is_held = times[98] < AT_ONCE
    outcome = "held" if is_held else "FAILED"
    write("Laws", (today(), commit(), "decision time of master", "", figure, outcome))
    print(f"decision time: {figure}", flush=True)
    return is_held


def _ladder(seed: int, deals: int) -> bool:
    """Whether every level beats the one below, and `master` has won enough of the room."""
    most = str(max(deals, 1000) * 10)
    kept = ROOT / ".reports" / f"ladder-{commit()}"
    places = ("--out", str(ROOT / "docs"), "--resume", str(kept))
    result = told("ladder", *places, "--deals", most, "--seed", str(seed))
    if result is None:
        write("Laws", (today(), commit(), "ladder", str(seed), "", "FAILED"))
        return False
    pairs = {tuple(one["players"]): one for one in result["pairs"]}
    ahead = []
    for low, high in pairwise(LEVELS):
        pair = pairs.get((high, low))
        points = pair and pair["points_per_deal"]
        ahead.append(bool(pair and points >= 3 * pair["standard_error"]))
    room = result["room_won"] or 0.0
    is_held = all(ahead) and room >= ROOM
    count = f"{len(pairs)} pairs, {room:.0%} of the room, {sum(ahead)} of {len(ahead)} levels ahead"
    outcome = "held" if is_held else "FAILED"
    write("Laws", (today(), commit(), "ladder", str(seed), count, outcome))
    print(f"ladder: {count}", flush=True)
    return is_held


def _ahead_of_club(game: str) -> Callable[[int, int], bool]:
    """Whether `master` is ahead of `club` in that game at 2 ms a decision."""

    def holds(seed: int, deals: int) -> bool:
        nodes, seconds = _budget(game)
        words = ("match", "master", "club", "--game", game, "--deals", str(deals))
        result = told(*words, "--seed", str(seed), "--nodes", str(nodes))
        row = (today(), commit(), f"master ({nodes} nodes) club", game, str(deals), str(seed))
        if result is None:
            write("Players", (*row, "FAILED", ""))
            return False
        points, error = float(result["points_per_deal"]), float(result["standard_error"])
        write("Players", (*row, f"{points:+.3f}", f"{error:.3f}"))
        mark = "" if points >= ERRORS * error else f", less than {ERRORS} standard errors"
        print(
            f"{game}: master ahead by {points:+.3f} ± {error:.3f} points per deal, "
            f"{1000 * seconds:.1f} ms a decision{mark}",
            flush=True,
        )
        return points > 0

    return holds


def _budget(game: str) -> tuple[int, float]:
    """The nodes that keep to the time on average, and the seconds that a decision takes."""
    best = (NODES[0], _seconds(game, NODES[0]))
    for nodes in NODES[1:]:
        seconds = _seconds(game, nodes)
        if seconds > SECONDS:
            break
        best = (nodes, seconds)
    return best


def _seconds(game: str, nodes: int) -> float:
    """How long `master` decides on average, of the processor's time."""
    return statistics.fmean(_times(game, nodes, 12))


def _times(game: str, nodes: int | None, deals: int) -> list[float]:
    """How long each decision of `master` takes, of the processor's time.

    Those of a deal before are not counted: there is found what is found once for all games.
    """
    player, rng, taken = player_named("master"), random.Random(1), list[float]()
    state = new_match(preset(game).rules)
    for deal in range(deals + 1):
        state = new_match(state.rules) if state.is_over else state
        is_dealt = False
        while not (is_dealt and state.public.is_deal_over) and not state.is_over:
            if state.turn is None or not legal(state):
                state, _ = chance(state, rng)
                is_dealt = True
                continue
            seen = view(state, state.turn)
            started = time.process_time()
            decision = player.decide(seen, Limit(seed=rng.getrandbits(60), nodes=nodes))
            if deal:
                taken.append(time.process_time() - started)
            state, _ = apply(state, decision.action)
    return taken
