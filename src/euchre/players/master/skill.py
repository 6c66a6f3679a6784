"""How well the searching player plays: the figures that make its levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from euchre.players.master.inference import ErrorRates

__all__ = ["LEVELS", "Calls", "Skill"]


class Calls(Enum):
    """How it calls."""

    BY_HAND = "by_hand"
    """By what its hand counts for, as ``club``."""
    LEARNED = "learned"
    """By the learned table of the game, near its end and without a table by search."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level of the player knows and does."""

    worlds: int
    """Guessed deals that a decision looks at."""
    candidates: int = 1
    """For each of them, deals from which they are drawn by how likely they are."""
    errors: ErrorRates = field(default=ErrorRates.nothing_concluded())
    """What it concludes from what others do."""
    calls: Calls = Calls.BY_HAND
    boldness: int = 0
    """Of calls by hand: hundredths of a point that one may be expected to lose."""
    goes_alone: bool = True
    """Whether it ever plays alone of its own will, if it calls by hand."""
    searches_exchange: bool = False
    """Whether what it lays away is searched, and not only counted."""
    minds_score: bool = False
    """Whether points count by the chance to win the game, near its end."""
    doubts: float = 0.0
    """How much play-outs count for a card beside solutions, which see all hands."""
    blur: float = 0.0
    """By how much it misjudges a card, in points: the standard deviation."""
    slips: float = 0.0
    """How often it plays as beginners do: to win if it can, with its best card."""


LEVELS: Final[Mapping[str, Skill]] = {
    "novice": Skill(6, boldness=-20, goes_alone=False, blur=0.25, slips=0.5),
    "casual": Skill(12, boldness=-10, blur=0.2, slips=0.15),
    "expert": Skill(
        40,
        candidates=3,
        errors=ErrorRates(discards=1, leads=1, follows=1),
        calls=Calls.LEARNED,
        blur=0.1,
        minds_score=True,
    ),
    "master": Skill(
        400,
        candidates=4,
        errors=ErrorRates(),
        doubts=0.25,
        calls=Calls.LEARNED,
        searches_exchange=True,
        minds_score=True,
    ),
}
"""The levels, weakest first; ``club`` stands between ``casual`` and ``expert``."""
