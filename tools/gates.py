"""What `master` has to be ahead by in `na24`: pieces of tools/soak.py that are matches."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from measurements import ROOT, commit, today, write

LEVELS = ("novice", "casual", "club", "expert", "master")
GAME = "na24"
#: Standard errors that a level is ahead of the one below by.
ERRORS = 3


@dataclass(frozen=True, slots=True)
class Gate:
    """A match, and what the first player has to reach in it."""

    player: str
    other: str
    points: float | None = None
    """Points per deal; None for `ERRORS` standard errors."""
    games: float = 0.0
    """The part of games won."""
    deals: int = 20_000

    @property
    def name(self) -> str:
        """What the piece is called."""
        return f"{self.player}-{self.other}".replace(":play=", "-")

    def holds(self, seed: int, _: int) -> bool:
        """Whether the player is so far ahead; the match goes on where it was stopped."""
        result = self._played(seed)
        row = (today(), commit(), f"{self.player} {self.other}", GAME, str(self.deals), str(seed))
        if result is None:
            write("Players", (*row, "FAILED", ""))
            return False
        points, error = float(result["points_per_deal"]), float(result["standard_error"])
        won = float(result["games_won"])
        write("Players", (*row, f"{points:+.3f}", f"{error:.3f}"))
        print(f"{self.name}: {points:+.4f} ± {error:.4f}, {won:.1%} of games", flush=True)
        wanted = ERRORS * error if self.points is None else self.points
        return points >= wanted and won >= self.games

    def _played(self, seed: int) -> dict[str, Any] | None:
        kept = ROOT / ".reports" / f"{self.name}-{seed}-{commit()}.json"
        kept.parent.mkdir(exist_ok=True)
        told = ("match", self.player, self.other, "--game", GAME, "--deals", str(self.deals))
        words = (*told, "--seed", str(seed), "--resume", str(kept), "--json")
        command = (sys.executable, "-m", "euchre", *words)
        done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            return None
        result: dict[str, Any] = json.loads(done.stdout)
        return result


GATES = (
    Gate("table:play=worlds-50", "worlds-50", points=0.06),
    Gate("master", "worlds-50", points=0.10, games=0.58),
    Gate("master", "club", points=0.20),
    *(Gate(high, low, deals=4_000) for low, high in pairwise(LEVELS)),
)
