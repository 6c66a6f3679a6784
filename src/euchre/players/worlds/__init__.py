"""Yardsticks: players that average exact values over worlds drawn uniformly."""

from euchre.players.worlds.player import WorldsPlayer, worlds_player

__all__ = ["WorldsPlayer", "worlds_player"]
