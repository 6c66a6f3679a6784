"""Measures how fast many worlds of a View are drawn, beside the exact count one by one."""

from __future__ import annotations

import random
import statistics
import time

from euchre.arena import opening_of_deal
from euchre.game import View, apply, chance, view
from euchre.players import Limit, player_named
from euchre.rules import preset
from euchre.search import Worlds, many_worlds
from ratios import Ratio

__all__ = ["MEASURES"]

_DEALS = 12
_WORLDS = 50
_FEW = 5


def _views() -> list[View]:
    """What seats see when they have to act, in deals of club players."""
    found, club = [], player_named("club")
    for seed in range(_DEALS):
        state = opening_of_deal(preset("na24").rules, seed % 4)
        state, _ = chance(state, random.Random(seed))
        while state.turn is not None:
            seen = view(state, state.turn)
            found.append(seen)
            state, _ = apply(state, club.decide(seen, Limit(seed)).action)
    return found


def fifty_worlds() -> Ratio:
    """Fifty worlds of a View at once, and as many from the exact count, in milliseconds."""
    views = _views()
    many, single = list[float](), list[float]()
    for at, seen in enumerate(views):
        started = time.perf_counter()
        many_worlds(seen, _WORLDS, at)
        many.append(time.perf_counter() - started)
        if at % _FEW == 0:
            started = time.perf_counter()
            worlds, rng = Worlds(seen), random.Random(at)
            for _ in range(_WORLDS):
                worlds.sample(rng)
            single.append(time.perf_counter() - started)
    ours, theirs = 1000 * statistics.median(many), 1000 * statistics.median(single)
    return Ratio(
        "50 worlds of a view of na24",
        f"{ours:.2f} ms at once",
        f"{theirs:.1f} ms one by one",
        theirs / ours,
        20,
        is_floor=True,
    )


MEASURES = (fifty_worlds,)
