"""Guessed deals that are likely, from what the others called, laid away and played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.game import Phase, View
from euchre.players.base import Limit
from euchre.players.bidding import Bidder
from euchre.players.master.inference import likelihoods, resampled
from euchre.players.master.skill import Skill
from euchre.search import ManyWorlds, many_worlds

__all__ = ["Guesses", "deals_looked_at", "guess_deals"]

_FEWEST: Final = 5
"""Deals for each trick that is left that are looked at however small the budget is: with fewer
chance decides, and of many tricks more are doubtful."""
_BIDS: Final = frozenset((Phase.AUCTION, Phase.NAME_TRUMP))
_NODES: Final = (1, 1, 6, 45, 230, 1_000, 6_000)
"""About how many positions a search of all cards of a deal visits, by the tricks left."""
_PLAYED_OUT: Final = 40
"""The same for each trick where it is played out."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """Worlds, and how much each counts."""

    worlds: ManyWorlds
    weights: Sequence[float]


def guess_deals(view: View, limit: Limit, skill: Skill, bidder: Bidder | None) -> Guesses:
    """As many likely deals as the skill looks at, or the limit lets it.

    If there are few, all of them with their weights.
    """
    number = deals_looked_at(view, limit, skill)
    worlds = many_worlds(view, number * skill.candidates, limit.seed, most=2 * number)
    weights: Sequence[float] = likelihoods(view, worlds, bidder, skill.errors)
    if not worlds.are_all and skill.candidates > 1:
        kept = resampled(weights, number, random.Random(limit.seed))
        worlds, weights = worlds.chosen(list(kept)), list(kept.values())
    return Guesses(worlds, weights)


def deals_looked_at(view: View, limit: Limit, skill: Skill) -> int:
    """How many deals are looked at, if there are so many."""
    number = limit.worlds or skill.worlds
    if limit.nodes is None:
        return number
    tricks = max(view.public.held)
    if view.rules.has_bids and view.public.phase in _BIDS:
        # Each trump is played out once.
        each = tricks * view.rules.players
    elif tricks < len(_NODES) and not view.rules.score.count_tricks:
        each = _NODES[tricks]
    else:
        each = tricks * _PLAYED_OUT
    return min(number, max(limit.nodes // each, _FEWEST * tricks))
