"""The computer players that were asked for, by name."""

from __future__ import annotations

import difflib

from euchre.cli.errors import ComplaintError, wrong_usage
from euchre.players import PlayerParameterError, UnknownPlayerError, player_named

__all__ = ["known_player"]


def known_player(name: str) -> str:
    """The same name, if it is that of a player.

    Raises:
        ComplaintError: if it is not; it says which there are.
    """
    try:
        player_named(name)
    except UnknownPlayerError as error:
        raise _unknown(error) from None
    except PlayerParameterError as error:
        allowed = ", ".join(error.allowed)
        if error.value is None:
            raise wrong_usage(
                "player-no-parameter", player=error.player, name=error.parameter, allowed=allowed
            ) from None
        raise wrong_usage(
            "player-bad-value",
            player=error.player,
            name=error.parameter,
            value=error.value,
            allowed=allowed,
        ) from None
    return name


def _unknown(error: UnknownPlayerError) -> ComplaintError:
    near = difflib.get_close_matches(error.name, error.available, n=2) or error.available
    return wrong_usage("player-unknown", name=error.name, near=", ".join(near))
