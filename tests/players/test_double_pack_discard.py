"""In a double pack too it is known which card the dealer laid away in a guessed deal."""

import random
from dataclasses import replace

from euchre.arena import opening_of_deal
from euchre.game import Phase, UpcardPlace, apply, chance, legal_in, view
from euchre.rules import PRESETS
from euchre.search import many_worlds
from euchre.search.columns import everywhere, joined, parted


def test_of_six_cards_the_dealer_lays_one_away() -> None:
    """What was dealt and is neither held nor played is one card, of six with the turned one."""
    na24 = PRESETS["na24"].rules
    rules = replace(na24, pack=replace(na24.pack, copies=2))
    for seed in range(20):
        rng = random.Random(seed)
        state, _ = chance(opening_of_deal(rules, 0), rng)
        while state.turn is not None:
            seen = view(state, state.turn)
            public = seen.public
            is_taken = public.upcard_place is UpcardPlace.TAKEN
            others = public.dealer not in (seen.seat, *public.sits_out)
            if public.phase is Phase.PLAY and is_taken and others:
                worlds = many_worlds(seen, 20, seed)
                dealer = public.dealer
                dealt = joined(worlds.dealt(dealer))
                played = everywhere(worlds.played[dealer], worlds.count)
                kept = joined(worlds.hands[dealer]) | played
                away, six = parted(dealt & ~kept, worlds.count), parted(dealt | kept, worlds.count)
                assert {cards.bit_count() for cards in away} == {1}
                assert {cards.bit_count() for cards in six} == {6}
            state, _ = apply(state, rng.choice(legal_in(seen)))
