"""What a trace is made from: a deal, and the rules that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Scene"]


@dataclass(frozen=True)
class Scene:
    """A deal; cards that are not told come from the rest of the pack, in its order."""

    shows: tuple[str, ...]
    upcard: str
    words: str
    hands: Mapping[str, str] = field(default_factory=dict)
    dealer: str | int = 0
    kitty: str = ""
    scores: tuple[int, ...] = ()
    """The scores before the deal."""
    pool: int = 0
