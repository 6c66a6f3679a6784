"""``random``: each legal action is as likely as any other."""

from __future__ import annotations

import random
from collections.abc import Mapping

from euchre.game import View, legal_in
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError

__all__ = ["RandomPlayer", "random_player"]


class RandomPlayer:
    """Plays uniformly at random: the least that any other player should beat."""

    name = "random"

    def decide(self, view: View, limit: Limit) -> Decision:
        """Any legal action."""
        actions = legal_in(view)
        if not actions:
            raise NothingToDecideError(view)
        return Decision(random.Random(limit.seed).choice(actions))


def random_player(parameters: Mapping[str, str]) -> RandomPlayer:
    """The player ``random``, which has no parameters.

    Raises:
        PlayerParameterError: for any.
    """
    for key in parameters:
        raise PlayerParameterError("random", key, None, ())
    return RandomPlayer()
