"""Search: the deals that a seat cannot tell apart, and what a score is worth."""

from euchre.search.equity import Equity, NoEquityError, Shares
from euchre.search.worlds import World, Worlds, possible_worlds, sample_world

__all__ = [
    "Equity",
    "NoEquityError",
    "Shares",
    "World",
    "Worlds",
    "possible_worlds",
    "sample_world",
]
