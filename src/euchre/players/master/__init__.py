"""The player that searches likely deals, at several levels."""

from euchre.players.master.player import MasterPlayer, level_player
from euchre.players.master.skill import LEVELS, Skill

__all__ = ["LEVELS", "MasterPlayer", "Skill", "level_player"]
