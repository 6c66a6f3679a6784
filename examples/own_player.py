"""A computer player of one's own: it passes where it may and plays its first legal card.

It sees a View and nothing else, so it cannot look at hidden cards, and it keeps nothing
between decisions. Here it sits at seats 0 and 2, against the player that picks at random.
"""

from __future__ import annotations

import random

from euchre.game import Pass, View, apply, chance, legal_in, new_match, view
from euchre.players import Decision, Limit, Player, player_named
from euchre.rules import preset


class Timid:
    """Never makes trump unless it has to."""

    name = "timid"

    def decide(self, view: View, limit: Limit) -> Decision:
        """Pass, or else the first legal action."""
        del limit
        actions = legal_in(view)
        return Decision(Pass() if Pass() in actions else actions[0])


def points(game: str, deals: int, seed: int) -> tuple[int, ...]:
    """The points of both sides in some deals; the same for the same seed."""
    rng = random.Random(seed)
    players: list[Player] = [Timid(), player_named("random"), Timid(), player_named("random")]
    won = [0, 0]
    state = new_match(preset(game).rules)
    while deals:
        if state.is_over:
            state = new_match(state.rules)
        if state.turn is None:
            state, _ = chance(state, rng)
            continue
        seen = view(state, state.turn)
        decision = players[state.turn].decide(seen, Limit(seed=rng.getrandbits(32)))
        state, _ = apply(state, decision.action)
        if state.public.is_deal_over and state.public.result is not None:
            deals -= 1
            won = [a + b for a, b in zip(won, state.public.result.points, strict=True)]
    return tuple(won)


def main() -> None:
    """Print the points of 200 deals."""
    timid, other = points("na24", deals=200, seed=1)
    print(f"timid {timid}, random {other}")


if __name__ == "__main__":
    main()
