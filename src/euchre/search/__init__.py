"""Search: the deals that a seat cannot tell apart, and what a score is worth."""

from euchre.search.equity import Equity, NoEquityError, Shares
from euchre.search.many_worlds import ManyWorlds, many_worlds
from euchre.search.worlds import World, Worlds, possible_worlds, sample_world

__all__ = [
    "Equity",
    "ManyWorlds",
    "NoEquityError",
    "Shares",
    "World",
    "Worlds",
    "many_worlds",
    "possible_worlds",
    "sample_world",
]
