"""The player that searches likely deals, at several levels."""

from euchre.players.master.advice import Advice, Weighed, advise
from euchre.players.master.player import MasterPlayer, level_player
from euchre.players.master.skill import LEVELS, Skill

__all__ = ["LEVELS", "Advice", "MasterPlayer", "Skill", "Weighed", "advise", "level_player"]
