"""Random games for the tests of texts: every event with the table that it met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from euchre.game import Event, State, apply, chance, legal, new_match, push
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
    ("na24", {"pack.copies": "2", "deal.packets": "8-8-8-8",
              "auction.no_trump": "when_passed_out"}),
    ("hasenpfeffer25", {"exchange.widow": "taken", "auction.all_pass": "same_dealer"}),
    ("double-hasenpfeffer48", {}),
    ("bid-euchre48-shooter", {"end.target": "20"}),
    ("pepper24", {"bids.lone_factor": "2", "entry.alone": "yes"}),
    ("auction-euchre", {"pack.benny": "joker", "exchange.widow": "taken"}),
    ("nap52-pool", {"bids.misere_no_trump": "yes", "end.deals": "3"}),
    ("nap52-six", {"auction.all_pass": "same_dealer"}),
    ("nap29-joker", {}),
    ("buck24-bids", {"end.deals": "2"}),
    ("buck24-no-trump", {"end.count_down": "5"}),
    ("call-ace32-five", {}),
    ("five-handed28", {}),
    ("set-back24", {}),
    ("three-handed24-alone", {}),
    ("na24", {"auction.kind": "fixed", "entry.alone": "no"}),
    ("na24", {"auction.no_trump": "callable", "auction.low_no_trump": "yes"}),
    # Small packs and hands, so that what is rare elsewhere happens often.
    ("farmers24", {"deal.packets": "2-2-2-2"}),
    ("na24", {"pack.lowest": "jack", "pack.benny": "joker", "auction.benny_turned": "redeal",
              "deal.packets": "3-3-3-3", "end.target": "0", "end.deals": "2"}),
    ("british25", {"pack.lowest": "jack", "deal.packets": "3-3-3-3",
                   "auction.no_trump": "callable"}),
    ("ohio-tournament", {"pack.lowest": "jack", "deal.packets": "3-3-3-3",
                         "auction.turned_bower_forces_pick_up": "yes",
                         "auction.must_hold": "caller_or_turned", "end.lone_march_wins": "yes"}),
)  # fmt: skip

RULES: tuple[tuple[str, Rules], ...] = tuple(
    (f"{name}{''.join('+' + one for one in changes.values())}",
     replace(PRESETS[name].rules, changes))
    for name, changes in _CHANGES
)  # fmt: skip
"""Rules that between them bring about every event and outcome."""


def play_match(rules: Rules, seed: int, deals: int) -> Iterator[tuple[State, Event, State]]:
    """Each event of ``deals`` deals of random actions, with the states before and after it.

    When a match is over another begins.
    """
    rng = Random(seed)
    state = new_match(rules)
    caution = 0.5
    while deals >= 0:
        before = state = new_match(rules) if state.is_over else state
        options = legal(state)
        if options:
            first = rng.random() < caution
            action = options[0] if first else rng.choice(options)
            state, events = apply(state, action)
        else:
            deals -= 1
            # The first action is mostly the pass. A table is bold in one deal, timid in another.
            caution = rng.choice((0.0, 0.5, 0.97))
            state, events = chance(state, rng)
        for event in events:
            after = push(before, event)
            yield before, event, after
            before = after
