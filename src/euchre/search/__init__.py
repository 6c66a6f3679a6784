"""Search: the deals that a seat cannot tell apart."""

from euchre.search.worlds import World, Worlds, possible_worlds, sample_world

__all__ = ["World", "Worlds", "possible_worlds", "sample_world"]
