"""What is ordered when a table is opened: rules, seats, settings."""

from __future__ import annotations

import secrets
from typing import Final

from euchre.players import PlayerParameterError, UnknownPlayerError, player_named, player_names
from euchre.protocol.base import Text
from euchre.protocol.messages import CreateTable
from euchre.rules import ImpossibleRulesError, OptionError, Rules, UnknownPresetError, replace
from euchre.rules.link import LinkError, preset_of_link, rules_of_link
from euchre.server.refused import RefusedError, bad_rules
from euchre.store.people import Known
from euchre.table.facts import OPEN, Occupant, TableFacts
from euchre.table.may import NotAllowedError
from euchre.table.seating import check_settings

__all__ = ["company_of", "fresh_code", "rules_of", "seats_of"]

_MOST_CHANGES: Final = 200
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that are not taken for each other."""


def rules_of(order: CreateTable) -> tuple[str, Rules]:
    """The preset and the rules that are ordered.

    Raises:
        RefusedError: if there are no such rules.
    """
    if len(order.options) > _MOST_CHANGES:
        raise RefusedError(Text(key="server-bad-message"), "too many options")
    try:
        rules = replace(rules_of_link(order.preset), order.options)
        return preset_of_link(order.preset).id, rules
    except (UnknownPresetError, LinkError, OptionError, ImpossibleRulesError) as error:
        raise RefusedError(bad_rules(error), str(error)) from error


def seats_of(order: CreateTable, players: int, who: Known | None = None) -> tuple[Occupant, ...]:
    """A person at the seat that is ordered, and computer players at the others.

    Raises:
        RefusedError: if there is no such seat or player.
    """
    if not 0 <= order.seat < players:
        raise RefusedError(Text(key="server-no-such-seat", args={"last": players - 1}))
    check_player(order.player)
    computer = Occupant(player=order.player)
    person = Occupant() if who is None else Occupant(name=who.name, person=who.id)
    return tuple(person if seat == order.seat else computer for seat in range(players))


def company_of(order: CreateTable, host: Known) -> TableFacts:
    """A table of several people as it is ordered: nobody sits there yet.

    Raises:
        RefusedError: if there are no such rules or player, or the settings do not fit.
    """
    settings = order.settings
    base, rules = rules_of(order)
    check_player(order.player)
    if settings is None or order.table or order.nonce or order.seat or order.seed is not None:
        raise RefusedError(Text(key="table-no-places"))
    try:
        check_settings(settings, rules.players)
    except NotAllowedError as error:
        raise RefusedError(error.reason) from error
    return TableFacts(
        secrets.token_hex(8),
        base,
        rules,
        (OPEN,) * rules.players,
        order.pace,
        settings=settings,
        player=order.player,
        host=host.id,
        code=fresh_code(6),
    )


def check_player(player: str) -> None:
    """Refuse a computer player that there is not.

    Raises:
        RefusedError: with the names of those that there are.
    """
    try:
        player_named(player)
    except (UnknownPlayerError, PlayerParameterError) as error:
        names = ", ".join(player_names())
        args: dict[str, str | int | Text] = {"name": player[:40], "names": names}
        raise RefusedError(Text(key="server-no-player", args=args), str(error)) from error


def fresh_code(length: int) -> str:
    """A code that nobody can guess, to be read out and typed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
