"""The player ``table``: calls by the table, the rest by another player."""

from __future__ import annotations

import random

import pytest

from euchre.arena.deal_play import opening_of_deal, play_deal
from euchre.game import Phase, View, apply, chance, view
from euchre.players import Decision, Limit, PlayerParameterError, player_named
from euchre.players.learned import table_for
from euchre.rules import preset

NA24 = preset("na24").rules


def test_it_calls_what_the_table_calls_most_often() -> None:
    """And says how often each call is made."""
    player, table = player_named("table"), table_for(NA24)
    assert table is not None
    rng = random.Random(4)
    for deal in range(10):
        state, _ = chance(opening_of_deal(NA24, deal % 4), rng)
        while state.public.phase is Phase.AUCTION and state.turn is not None:
            seen = view(state, state.turn)
            decision = player.decide(seen, Limit(1))
            assert decision.action == table.choice(seen)
            assert sum(decision.values.values()) == pytest.approx(1)
            state, _ = apply(state, decision.action)


class Compared:
    """Club, which looks what ``table`` would do where both do the same."""

    name = "club"

    def __init__(self) -> None:
        self.phases: set[Phase] = set()

    def decide(self, view: View, limit: Limit) -> Decision:
        """Club's decision."""
        found = player_named("club").decide(view, limit)
        if view.public.phase is Phase.PLAY or view.rules.has_bids:
            assert player_named("table").decide(view, limit).action == found.action
            self.phases.add(view.public.phase)
        return found


@pytest.mark.parametrize("game", ["na24", "bid-euchre24"])
def test_it_plays_as_the_other_player_does(game: str) -> None:
    """From the first card on, and where there is no table."""
    rules, player = preset(game).rules, Compared()
    play_deal(opening_of_deal(rules, 0), [player] * rules.players, 3)
    assert Phase.PLAY in player.phases


def test_its_parameters() -> None:
    """Who plays the cards can be named, and nothing else."""
    assert player_named("table").name == "table"
    assert player_named("table:play=club").name == "table"
    assert player_named("table:play=worlds-10").name == "table:play=worlds-10"
    for spec in ("table:bids=club", "table:play=nobody"):
        with pytest.raises(PlayerParameterError):
            player_named(spec)
