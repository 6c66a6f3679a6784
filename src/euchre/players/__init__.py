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
from euchre.players.named import ENTRY_POINTS, player_named, player_names

__all__ = [
    "ENTRY_POINTS",
    "Decision",
    "Limit",
    "NothingToDecideError",
    "Player",
    "PlayerParameterError",
    "Reason",
    "UnknownPlayerError",
    "player_named",
    "player_names",
]
