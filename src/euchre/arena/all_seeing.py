"""``all-seeing``: a measuring rod, not a player, for what perfect knowledge is worth in play.

It calls, exchanges and declares as ``worlds-50``, and in the play sees all hands and plays
as a solution of them says. It needs a state where a player has a View, so it can sit at a
table of the arena only.
"""

from __future__ import annotations

from typing import Final

from euchre.game import Action, Phase, Play, State, legal, view
from euchre.players import Decision, Limit, Player, player_named
from euchre.players.worlds.payoff import Payoff, PlainWorth
from euchre.search.kernel import layout_of, needs_budget, position_of, solve_cards
from euchre.search.open_cards import with_partner_known

__all__ = ["ALL_SEEING", "AllSeeing", "seated"]

ALL_SEEING: Final = "all-seeing"


class AllSeeing:
    """Plays with open cards what it has called without."""

    name = ALL_SEEING

    def __init__(self) -> None:
        """The measuring rod."""
        self._rest: Final = player_named("worlds-50")

    def decide_seeing(self, state: State, limit: Limit) -> Decision:
        """The best card, all hands being known; outside the play what ``worlds-50`` decides.

        Where there are more than two sides, or more cards than are solved without a budget,
        it plays as ``worlds-50`` too.
        """
        public, seat = state.public, state.public.turn or 0
        actions = legal(state)
        if state.phase is not Phase.PLAY or len(actions) == 1 or not _can_be_solved(state):
            return self._rest.decide(view(state, seat), limit)
        public = with_partner_known(state)
        row = Payoff(public, seat, PlainWorth(public, seat)).row()
        sign = -1 if public.side(seat) else 1
        layout = layout_of(public.order)
        (found,) = solve_cards(
            layout, [position_of(public, state.hands, layout)], [[sign * one for one in row]]
        )
        strength = public.order.strength
        values: dict[Action, float] = {
            Play(card): sign * value.low for card, value in found.items()
        }
        best = max(found, key=lambda card: (values[Play(card)], -strength(card)))
        return Decision(Play(best), values)


def _can_be_solved(state: State) -> bool:
    public = state.public
    if public.contract is not None and public.contract.by_first_lead:
        return False
    if public.rules.score.count_tricks or max(map(public.side, public.active)) > 1:
        return False
    return not needs_budget([public.held[seat] for seat in public.active])


def seated(spec: str) -> Player | AllSeeing:
    """Who sits at a table of the arena under that name.

    Raises:
        UnknownPlayerError, PlayerParameterError: for a player that there is not.
    """
    return AllSeeing() if spec.strip().lower() == ALL_SEEING else player_named(spec)
