"""Computer players: each gets a View and a limit and answers with a decision and its reasons."""

from euchre.players.base import (
    Decision,
    Limit,
    NothingToDecideError,
    Player,
    PlayerParameterError,
    Reason,
    UnknownPlayerError,
)
from euchre.players.master import Advice, Weighed, advise
from euchre.players.named import ENTRY_POINTS, player_named, player_names

__all__ = [
    "ENTRY_POINTS",
    "Advice",
    "Decision",
    "Limit",
    "NothingToDecideError",
    "Player",
    "PlayerParameterError",
    "Reason",
    "UnknownPlayerError",
    "Weighed",
    "advise",
    "player_named",
    "player_names",
]
