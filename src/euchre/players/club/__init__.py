"""``club``: a player by rules of thumb, for every rule set. Each module is one of its skills."""

from euchre.players.club.calling import Habits
from euchre.players.club.player import ClubPlayer, club_player

__all__ = ["ClubPlayer", "Habits", "club_player"]
