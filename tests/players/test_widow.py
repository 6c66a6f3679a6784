"""Players that search bid where the maker takes the widow: they reckon with its cards."""

from __future__ import annotations

import random

import pytest

from euchre.game import Phase, legal, view
from euchre.players import Limit, player_named
from euchre.rules import preset, replace
from euchre.testing import act, at_deal, dealt

WITH_WIDOW = {
    "hasenpfeffer25": {"exchange.widow": "taken"},
    "auction-euchre": {"exchange.widow": "taken"},
    "dirty-clubs24": {"exchange.widow": "taken"},
}


@pytest.mark.parametrize("spec", ["expert", "master"])
@pytest.mark.parametrize("name", WITH_WIDOW)
def test_a_bid_is_found_before_the_widow_is_taken(name: str, spec: str) -> None:
    """The widow comes into the hand of whom the player imagines as the maker, once."""
    rules = replace(preset(name).rules, WITH_WIDOW[name])
    upcard = "9S" if rules.deal.turn_up else ""
    state = at_deal(rules, dealt(rules, 3, upcard, "", random.Random(5)))
    player = player_named(spec)
    while state.phase in {Phase.AUCTION, Phase.NAME_TRUMP, Phase.WIDOW}:
        assert state.turn is not None
        decision = player.decide(view(state, state.turn), Limit(3))
        assert decision.action in legal(state)
        state = act(state, [decision.action])
    assert state.public.is_deal_over or state.phase is Phase.PLAY
