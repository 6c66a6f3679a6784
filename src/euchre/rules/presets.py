"""Presets: named rules, each with its sources.

Nothing in the program asks for a preset's name; it is for people to choose by. The
sources are message keys (``source-bicycle``); the rule sheet prints the works.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from euchre.rules.bid_games import BID_GAMES
from euchre.rules.buck_games import BUCK_GAMES
from euchre.rules.data import replace
from euchre.rules.model import Rules
from euchre.rules.nap_games import NAP_GAMES
from euchre.rules.turn_up_games import TURN_UP_GAMES, Definition

__all__ = ["PRESETS", "Preset", "UnknownPresetError", "preset"]


@dataclass(frozen=True, slots=True)
class Preset:
    """Named rules."""

    id: str
    rules: Rules
    sources: tuple[str, ...]


class UnknownPresetError(ValueError):
    """There is no preset of that name. ``near`` are names that look like it."""

    def __init__(self, name: str) -> None:
        """The error for that name."""
        self.name = name
        self.near = tuple(difflib.get_close_matches(name, PRESETS, n=3))
        super().__init__(
            f"there is no preset {name!r}; there are {', '.join(self.near or PRESETS)}"
        )


def preset(name: str) -> Preset:
    """The preset of that name.

    Raises:
        UnknownPresetError: if there is none.
    """
    found = PRESETS.get(name.strip().lower())
    if found is None:
        raise UnknownPresetError(name)
    return found


_DEFINITIONS: Mapping[str, Definition] = {**TURN_UP_GAMES, **BID_GAMES, **NAP_GAMES, **BUCK_GAMES}

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        name: Preset(name, replace(Rules(), changes), sources)
        for name, (changes, sources) in _DEFINITIONS.items()
    }
)
"""Every preset by its name."""
