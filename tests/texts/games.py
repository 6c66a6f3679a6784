"""Random games for the tests of texts: every event with the table that it met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from euchre.game import Event, State, apply, chance, legal, new_match
from euchre.rules import PRESETS, Rules, replace

__all__ = ["RULES", "play_match"]

_CHANGES: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("na24", {}),
    ("hoyle32", {}),
    ("british25", {"deal.first_dealer": "lowest_draw", "exchange.pick_up": "optional"}),
    ("canadian24", {"exchange.may_discard_turn_up": "yes"}),
    ("railroad-arneson", {"exchange.partners_best_cards": "2"}),
    ("railroad-bicycle", {"exchange.partners_best": "receive_first", "end.rubber": "yes"}),
    ("farmers24", {"deal.go_under": "three_nines_tens", "deal.redeals_each": "1"}),
    ("ohio-tournament", {"auction.turned_bower_forces_pick_up": "yes"}),
    ("na24", {"auction.stick_the_dealer": "stick_or_pay", "score.super_euchre": "4"}),
    ("na24", {"auction.no_trump": "when_passed_out", "auction.must_hold": "caller"}),
    ("na24", {"auction.no_trump": "callable", "entry.partner_may_take_over": "yes",
              "entry.defend_alone": "always", "pack.benny": "two_of_spades"}),
    ("na24", {"end.target": "0", "end.deals": "3", "auction.all_pass": "same_dealer",
              "pack.benny": "joker", "auction.benny_turned": "redeal"}),
    ("na24", {"score.four_tricks_needed": "yes", "score.fast_break": "yes",
              "score.four_trick_tokens": "yes", "end.lone_march_wins": "yes"}),
    ("na24", {"players": "3", "partners": "maker_against_all", "entry.alone": "no",
              "deal.packets": "3-3-3/2-2-2", "auction.no_trump": "callable"}),
    ("na24", {"players": "2", "partners": "maker_against_all", "entry.alone": "no",
              "deal.packets": "3-2/2-3"}),
    ("na24", {"players": "6", "pack.lowest": "seven", "deal.packets": "5-5-5-5-5-5"}),
    ("na24", {"pack.copies": "2", "deal.packets": "8-8-8-8", "auction.no_trump": "when_passed_out"}),
)  # fmt: skip

RULES: tuple[tuple[str, Rules], ...] = tuple(
    (f"{name}{''.join('+' + one for one in changes.values())}",
     replace(PRESETS[name].rules, changes))
    for name, changes in _CHANGES
)  # fmt: skip
"""Rules that between them bring about every event and outcome."""


def play_match(rules: Rules, seed: int, deals: int) -> Iterator[tuple[State, Event, State]]:
    """Each event of a match of random actions, with the states before and after it."""
    rng = Random(seed)
    state = new_match(rules)
    while not state.is_over and deals >= 0:
        before = state
        options = legal(state)
        if options:
            # The passes weigh as much as all else, so that every round and lone hand occurs.
            action = options[0] if rng.random() < 0.4 else rng.choice(options)
            state, events = apply(state, action)
        else:
            deals -= 1
            state, events = chance(state, rng)
        for event in events:
            yield before, event, state
