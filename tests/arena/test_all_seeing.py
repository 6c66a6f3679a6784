"""The measuring rod that sees all hands in play, and nothing more before."""

from __future__ import annotations

import random

from euchre.arena import MatchSetup, opening_of_deal, run_match
from euchre.arena.all_seeing import AllSeeing, seated
from euchre.game import CallPartner, Phase, Play, State, apply, chance, legal, view
from euchre.players import Limit, player_named
from euchre.rules import PRESETS
from euchre.search.kernel import layout_of, position_of, solve

NA24 = PRESETS["na24"].rules


def test_it_is_seated_by_its_name_and_others_by_theirs() -> None:
    """In the arena it sits down like a player."""
    assert isinstance(seated(" All-Seeing "), AllSeeing)
    assert seated("club").name == "club"


def test_its_cards_keep_the_value_of_the_open_deal_and_its_calls_are_those_of_worlds_50() -> None:
    """Before the play it decides from its View; in play no card loses what the deal is worth."""
    rod, fifty = AllSeeing(), player_named("worlds-50")
    tricks = [[float(won) for won in range(6)]]
    for seed in range(6):
        state = opening_of_deal(NA24, dealer=seed % 4)
        state, _ = chance(state, random.Random(seed))
        while state.turn is not None:
            decision = rod.decide_seeing(state, Limit(seed))
            if state.phase is not Phase.PLAY:
                assert decision == fifty.decide(view(state, state.turn), Limit(seed))
            elif isinstance(decision.action, Play) and len(decision.values) > 1:
                best = max(decision.values.values())
                assert decision.values[decision.action] == best
                layout = layout_of(state.public.order)
                position = position_of(state.public, state.hands, layout)
                (value,) = solve(layout, [position], tricks)
                assert value.is_exact
            state, _ = apply(state, decision.action)


def test_seeing_is_worth_a_quarter_of_a_point() -> None:
    """Over few deals already it is ahead of what it calls like."""
    table = run_match(MatchSetup(players=("all-seeing", "worlds-50"), rules=NA24, deals=60, seed=3))
    assert table.players[0].name == "all-seeing"
    assert table.players[0].points_per_deal > 0.1


def own_card_called(seed: int) -> State:
    """The first lead where all call at random, but a maker a card of its own."""
    rules, rng = PRESETS["call-ace24"].rules, random.Random(seed)
    state, _ = chance(opening_of_deal(rules, 0), rng)
    while state.turn is not None and state.phase is not Phase.PLAY:
        mine = state.hands[state.turn]
        own = [
            one
            for one in legal(state)
            if isinstance(one, CallPartner) and mine & rules.cards.mask(one.card)
        ]
        state, _ = apply(state, rng.choice(own or legal(state)))
    return state


def test_a_maker_who_called_its_own_card_is_seen_to_play_alone() -> None:
    """It has no partner, so that all its tricks are a lone march, and no less."""
    state = own_card_called(113)
    contract, score = state.public.contract, state.rules.score
    assert contract is not None
    assert contract.maker == state.turn

    values = AllSeeing().decide_seeing(state, Limit()).values.values()

    assert max(values) == score.lone_march
