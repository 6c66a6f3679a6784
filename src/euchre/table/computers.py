"""Computer players at a table: what they decide, and how long they seem to think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from euchre.cards import Seat
from euchre.game import Action, View, legal_in
from euchre.players import Advice, Limit, Player, advise, player_named
from euchre.protocol.messages import Pace
from euchre.table.table import Table, generator

__all__ = [
    "NO_PAUSES",
    "PAUSES",
    "Adviser",
    "Decider",
    "Pauses",
    "advise_in_a_thread",
    "decide",
    "decided",
    "in_a_thread",
    "limit_at",
    "pause_before",
]

_log = logging.getLogger(__name__)

Decider = Callable[[Table, Seat, str], Awaitable[Action]]
"""Finds what a computer player (its name) does at a seat of a table whose turn it is."""

Adviser = Callable[[View], Awaitable[Advice]]
"""Finds what to advise to the seat of a View, whose turn it is."""

Pauses = Mapping[Pace, tuple[float, float]]
"""Seconds, least and most, that a computer player takes at each pace."""

PAUSES: Final[Pauses] = MappingProxyType(
    {"fast": (0.0, 0.0), "normal": (0.35, 0.6), "slow": (1.0, 1.6)}
)
NO_PAUSES: Final[Pauses] = MappingProxyType(dict.fromkeys(PAUSES, (0.0, 0.0)))


def limit_at(seed: str, number: int) -> Limit:
    """How far a computer player may think at that number of a table with that seed."""
    return Limit(seed=generator(seed, "player", number).getrandbits(63))


def decide(player: str, view: View, limit: Limit) -> Action:
    """What that player does."""
    return _player(player).decide(view, limit).action


async def in_a_thread(table: Table, seat: Seat, player: str) -> Action:
    """What a computer player does, decided beside the event loop in this process."""
    view = table.view(seat)
    try:
        action = await asyncio.to_thread(decide, player, view, limit_at(table.seed, table.number))
    except Exception:  # noqa: BLE001 - a player may be anybody's
        _log.exception("player %s failed at %d", player, table.number)
        return decided(table, view, player, None)
    return decided(table, view, player, action)


async def advise_in_a_thread(seen: View) -> Advice:
    """What to advise on a View, found beside the event loop in this process."""
    return await asyncio.to_thread(advise, seen, Limit())


def decided(table: Table, view: View, player: str, action: Action | None) -> Action:
    """What happens when a player has decided that; None if it failed.

    One that fails plays by chance, so that the game goes on.
    """
    options = legal_in(view)
    if action in options:
        return action
    if action is not None:
        _log.error("player %s at %d: %s is not legal", player, table.number, action)
    return generator(table.seed, "stand-in", table.number).choice(options)


@cache
def _player(name: str) -> Player:
    return player_named(name)


def pause_before(pauses: Pauses, pace: Pace, seed: str, number: int) -> float:
    """Seconds until a computer player acts.

    Only the pace and chance decide: a sole legal card takes as long as any other.
    """
    least, most = pauses[pace]
    return generator(seed, "pause", number).uniform(least, most)
