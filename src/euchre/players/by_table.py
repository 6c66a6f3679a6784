"""``table``: calls by the bidding table of its rules, and leaves all else to another player."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from euchre.game import View, legal_in, may_change_hand
from euchre.players.base import (
    Decision,
    Limit,
    NothingToDecideError,
    Player,
    PlayerParameterError,
    UnknownPlayerError,
)
from euchre.players.learned import purified, table_for

__all__ = ["TablePlayer", "table_player"]


class TablePlayer:
    """Calls what the table calls most often; without a table the other player calls too."""

    def __init__(self, rest: Player) -> None:
        """A player that plays as ``rest``."""
        self._rest = rest

    @property
    def name(self) -> str:
        """``table``, and who plays if that is not ``club``."""
        rest = self._rest.name
        return "table" if rest == "club" else f"table:play={rest}"

    def decide(self, view: View, limit: Limit) -> Decision:
        """The likeliest call, with how often the table makes each; else the other's decision."""
        actions = legal_in(view)
        if not actions:
            raise NothingToDecideError(view)
        table = table_for(view.rules)
        if table is None or may_change_hand(actions):
            return self._rest.decide(view, limit)
        often = table.probabilities(view)
        call = purified(often)
        if call is None:
            return self._rest.decide(view, limit)
        return Decision(call, often, are_shares=True)


def table_player(named: Callable[[str], Player], parameters: Mapping[str, str]) -> TablePlayer:
    """The player ``table``; ``play=NAME`` names who plays the cards, ``club`` by default.

    Players are found by ``named``.

    Raises:
        PlayerParameterError: for any other parameter, or if there is no such player.
    """
    for key in parameters:
        if key != "play":
            raise PlayerParameterError("table", key, None, ("play",))
    name = parameters.get("play", "club")
    try:
        return TablePlayer(named(name))
    except UnknownPlayerError as error:
        raise PlayerParameterError("table", "play", name, error.available) from None
