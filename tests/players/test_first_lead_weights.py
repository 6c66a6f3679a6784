"""Master's first lead, where it makes trump, minds how likely each guessed deal is."""

import random

import pytest

from euchre.arena.deal_play import opening_of_deal
from euchre.cards import CardSet
from euchre.game import Acted, Play, View, after, apply, chance, legal_in, view
from euchre.players import Limit, player_named
from euchre.players.master.calls import weighted
from euchre.players.master.guesses import guess_deals
from euchre.players.master.player import MOST_SOLVED, bidder_for
from euchre.players.master.score import worth_at
from euchre.players.master.skill import LEVELS
from euchre.players.worlds.values import Appraisal
from euchre.rules import preset


def first_lead(game: str, seed: int) -> View:
    """The View of a maker whose first lead makes trump, `club` having bid."""
    rules, club = preset(game).rules, player_named("club")
    state, _ = chance(opening_of_deal(rules, 0), random.Random(seed))
    while state.turn is not None:
        seen = view(state, state.turn)
        contract = seen.public.contract
        if contract is not None and contract.by_first_lead:
            return seen
        state, _ = apply(state, club.decide(seen, Limit(seed)).action)
    raise AssertionError("nobody bid")


def test_a_first_lead_is_worth_its_mean_by_weight() -> None:
    """The value of each lead is that of the guessed deals by their weights."""
    seen, limit = first_lead("nap24-three", 73), Limit(73)
    decided = player_named("master").decide(seen, limit)
    guesses = guess_deals(seen, limit, LEVELS["master"], bidder_for(seen))
    me = seen.seat or 0
    appraisal = Appraisal(seen, guesses.worlds, worth_at(seen.public, me), MOST_SOLVED)
    hand, pack = CardSet(guesses.worlds.hands[me][0]), seen.rules.cards

    assert len(set(guesses.weights)) > 1
    for action in legal_in(seen):
        assert isinstance(action, Play)
        copy = pack.lowest_held(action.card, hand)
        then = after(seen.public, Acted(me, action))
        worth = appraisal.going_on(then, CardSet(hand & ~copy), copy)
        assert decided.values[action] == pytest.approx(weighted(worth, guesses.weights))
