"""Runs the laws with large counts and the long matches: ``python tools/soak.py [NAME …]``.

One piece after the other; a piece that is done is noted in .reports/soak.json, so that a run
that was stopped goes on where it was, with the same seed; if source or tests have changed,
all begins anew.
Each piece adds a row to docs/measurements.md. The exit code is 1 if a piece failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from euchre.rules import PRESETS
from measurements import ROOT, commit, source, today, write
from strength import StrengthPiece, strength_pieces

NOTES = ROOT / ".reports" / "soak.json"
#: Duplicate deals of a match, if no other number is asked for.
DEALS = 1000
#: Points per deal that `club` has to be ahead of `random` by; in every game three standard errors.
AHEAD = {"na24": 0.5}
ERRORS = 3
#: The part of its bids that `club` has to make against itself.
MADE = (0.6, 0.95)


@dataclass(slots=True)
class Progress:
    """What is done on which source; pieces are known by name."""

    source: str
    seed: int
    done: list[str] = field(default_factory=list)

    def save(self) -> None:
        """Put the notes where the next run finds them."""
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(asdict(self)), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Piece:
    """A file of laws, or a match in a game (then `path` is None)."""

    name: str
    path: Path | None


def pieces() -> list[Piece | StrengthPiece]:
    """Every file of tests whose counts grow with the tier, a match for each preset, strength."""
    laws = [
        Piece(str(path.relative_to(ROOT)), path)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if any(word in path.read_text(encoding="utf-8") for word in ("@given", "mark.soak", "TIER"))
    ]
    return [*laws, *(Piece(preset, None) for preset in PRESETS), *strength_pieces()]


def holds(piece: Piece | StrengthPiece, seed: int, deals: int) -> bool:
    """Run a piece, and note its figures; whether it held."""
    if isinstance(piece, StrengthPiece):
        return piece.holds(seed, deals)
    if piece.path is None:
        return run_match(piece.name, seed, deals)
    return run_laws(piece.path, seed)


def run_laws(path: Path, seed: int) -> bool:
    """Run a file of tests with large counts."""
    report = ROOT / ".reports" / "soak.xml"
    command = (_program("pytest"), str(path), f"--hypothesis-seed={seed}", f"--junitxml={report}")
    started = time.monotonic()
    environment = {**os.environ, "EUCHRE_TIER": "soak"}
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    minutes = (time.monotonic() - started) / 60
    result = "held" if code == 0 else f"FAILED (exit code {code})"
    name = str(path.relative_to(ROOT))
    count = f"{_tests_in(report)} tests, {minutes:.1f} min"
    write("Laws", (today(), commit(), name, str(seed), count, result))
    return code == 0


def run_match(game: str, seed: int, deals: int) -> bool:
    """Let `club` play `random` in a game, and itself where there are bids; whether that is well."""
    well = _ahead(game, seed, deals)
    if PRESETS[game].rules.has_bids:
        well &= _bids_well(game, seed, deals)
    return well


def _ahead(game: str, seed: int, deals: int) -> bool:
    """Whether `club` is as far ahead of `random` as it has to be."""
    result = _played("club", "random", game, seed, deals)
    told = (today(), commit(), "club random", game, str(deals), str(seed))
    if result is None:
        write("Players", (*told, "FAILED", ""))
        return False
    points, error = float(result["points_per_deal"]), float(result["standard_error"])
    print(f"{game}: club ahead by {points:+.3f} ± {error:.3f} points per deal", flush=True)
    write("Players", (*told, f"{points:+.3f}", f"{error:.3f}"))
    return points >= AHEAD.get(game, 0) and points >= ERRORS * error


def _bids_well(game: str, seed: int, deals: int) -> bool:
    """Whether `club` makes neither too few nor too many of its bids against itself."""
    result = _played("club", "club", game, seed, deals)
    told = (today(), commit(), game, str(deals), str(seed))
    if result is None:
        write("Contracts", (*told, "FAILED", ""))
        return False
    seats = [seat for player in result["players"] for seat in player["seats"]]
    bids = sum(int(seat["called-1"]) for seat in seats)
    made = 1 - sum(int(seat["euchred"]) for seat in seats) / max(bids, 1)
    print(f"{game}: {bids} bids, {made:.0%} made", flush=True)
    write("Contracts", (*told, str(bids), f"{made:.1%}"))
    return MADE[0] <= made <= MADE[1]


def _played(one: str, other: str, game: str, seed: int, deals: int) -> dict[str, Any] | None:
    """The result of a match; None if it came to no end."""
    told = ("match", one, other, "--game", game, "--deals", str(deals), "--seed", str(seed))
    command = (_program("euchre"), *told, "--json")
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        return None
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _tests_in(report: Path) -> int:
    from check import read_report  # noqa: PLC0415 - only here

    count = read_report(report)
    return count.passed + count.failed


def _program(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def progress(seed: int | None) -> Progress:
    """Where the last run on this source was, unless another seed is asked for."""
    try:
        found = Progress(**json.loads(NOTES.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        found = None
    if found and found.source == source() and seed in {None, found.seed}:
        print(f"going on with seed {found.seed}: {len(found.done)} pieces are done")
        return found
    return Progress(source(), random.randrange(2**32) if seed is None else seed)


def main(arguments: Sequence[str]) -> int:
    """Run what is left, noting each piece that is done."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, help="of laws and matches; a new one by default")
    parser.add_argument("--deals", type=int, default=DEALS, help="duplicate deals of a match")
    parser.add_argument("name", nargs="*", help="only these presets and files of tests")
    chosen = parser.parse_args(arguments)
    every = pieces()
    if unknown := set(chosen.name) - {piece.name for piece in every}:
        sys.exit(f"there is no piece {min(unknown)!r}; there are {' '.join(p.name for p in every)}")
    notes = progress(chosen.seed)
    failed = []
    for piece in every:
        if piece.name in notes.done or (chosen.name and piece.name not in chosen.name):
            continue
        print(f"\n== {piece.name}, seed {notes.seed}", flush=True)
        if holds(piece, notes.seed, chosen.deals):
            notes.done.append(piece.name)
            notes.save()
        else:
            failed.append(piece.name)
    print(f"\nheld: {len(notes.done)}, failed: {len(failed)} {' '.join(failed)}".rstrip())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
