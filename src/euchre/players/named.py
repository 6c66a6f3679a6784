"""Players by name: ``random``, ``club``, ``club:boldness=20``, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from euchre.players.base import Player, PlayerParameterError, UnknownPlayerError
from euchre.players.by_table import table_player
from euchre.players.club import club_player
from euchre.players.count import count_player
from euchre.players.master import LEVELS, level_player
from euchre.players.uniform import random_player
from euchre.players.worlds import worlds_player

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["ENTRY_POINTS", "player_named", "player_names"]

ENTRY_POINTS: Final = "euchre.players"
"""The group of entry points in which a package names its players. Each is a function that
takes the parameters of a specification, as texts by name, and returns a ``Player``; it
raises :class:`PlayerParameterError` for what it does not understand."""

_Factory = Callable[[Mapping[str, str]], Player]
_OWN: Final[Mapping[str, _Factory]] = {
    "random": random_player,
    "club": club_player,
    **{name: partial(level_player, name) for name in LEVELS},
    "count": count_player,
    "table": lambda parameters: table_player(player_named, parameters),
    "worlds-10": partial(worlds_player, 10),
    "worlds-50": partial(worlds_player, 50),
    "worlds-200": partial(worlds_player, 200),
}


def player_names() -> tuple[str, ...]:
    """The names of all players: those of this package first, then those of others."""
    return (*_OWN, *sorted(set(_of_others()) - set(_OWN)))


def player_named(spec: str) -> Player:
    """The player of a specification: a name, then parameters, as in ``club:boldness=20,alone=no``.

    >>> player_named("Club").name
    'club'

    Raises:
        UnknownPlayerError: if there is no player of that name, or it cannot be loaded.
        PlayerParameterError: for a parameter that it does not have, or a wrong value.
    """
    name, colon, rest = spec.strip().partition(":")
    name = name.strip().lower()
    factory = _OWN.get(name) or _loaded(name)
    return factory(_parameters(name, rest) if colon else {})


def _loaded(name: str) -> _Factory:
    entry = _of_others().get(name)
    if entry is None:
        raise UnknownPlayerError(name, player_names())
    try:
        return cast(_Factory, entry.load())
    except (ImportError, AttributeError) as error:
        raise UnknownPlayerError(name, tuple(_OWN)) from error


def _parameters(player: str, text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in text.split(","):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise PlayerParameterError(player, part.strip(), None, ("KEY=VALUE",))
        found[key.strip().lower()] = value.strip()
    return found


def _of_others() -> dict[str, EntryPoint]:
    """Where other installed packages have their players, by name."""
    # Imported here because it is slow and seldom needed.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}
