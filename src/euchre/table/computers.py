"""Computer players at a table: what they decide, and how long they seem to think."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from euchre.game import Action, View
from euchre.players import Limit, Player, player_named
from euchre.protocol.messages import Pace
from euchre.table.table import generator

__all__ = ["NO_PAUSES", "PAUSES", "Pauses", "decide", "pause_before"]

Pauses = Mapping[Pace, tuple[float, float]]
"""Seconds, least and most, that a computer player takes at each pace."""

PAUSES: Final[Pauses] = MappingProxyType(
    {"fast": (0.0, 0.0), "normal": (0.35, 0.6), "slow": (1.0, 1.6)}
)
NO_PAUSES: Final[Pauses] = MappingProxyType(dict.fromkeys(PAUSES, (0.0, 0.0)))


def decide(player: str, view: View, seed: str, number: int) -> Action:
    """What that player does at that number of a table with that seed."""
    chance = generator(seed, "player", number).getrandbits(63)
    return _player(player).decide(view, Limit(seed=chance)).action


@cache
def _player(name: str) -> Player:
    return player_named(name)


def pause_before(pauses: Pauses, pace: Pace, seed: str, number: int) -> float:
    """Seconds until a computer player acts.

    Only the pace and chance decide: a sole legal card takes as long as any other.
    """
    least, most = pauses[pace]
    return generator(seed, "pause", number).uniform(least, most)
