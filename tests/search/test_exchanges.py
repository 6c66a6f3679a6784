"""Worlds where cards change hands: each kind of exchange, at each of its moments."""

from __future__ import annotations

import random
from dataclasses import replace as replace_fields

import pytest

from euchre.cards import Card, Suit
from euchre.game import Event, State, Trick, apply, legal, view
from euchre.rules import Value, preset, replace
from euchre.search import Worlds
from euchre.testing import at_deal, dealt, first_dealer, laws
from euchre.testing.builders import action_of

BEST: dict[str, Value | str] = {
    "exchange.partners_best": "discard_first",
    "exchange.partners_best_cards": 2,
}
CASES: tuple[tuple[str, dict[str, Value | str], dict[str, str], str, str], ...] = (
    ("the dealer's discard", {}, {}, "9D", "order"),
    ("any discard", {"exchange.may_discard_turn_up": True}, {}, "9D", "order away:9D"),
    ("going under", {"deal.go_under": "no_ace_no_face"}, {"E": "9S TS 9H TH TD"}, "9D",
     "under away:9S away:TS away:9H order"),
    ("three tens go under, and the dealer has a duty",
     {"deal.go_under": "three_nines_tens", "auction.must_hold": "caller"},
     {"E": "9S TS 9H AH AD"}, "9D", "under away:9S away:TS away:9H order"),
    ("the turned card as best",
     {**BEST, "exchange.best_may_be_turn_up": True}, {"S": "JD AD KD QD 9S", "N": "JH 9C TC QC KC"},
     "9D", "pass order-alone ask away:9S away:QD give:9D:2 give:JH:2"),
    ("best received first",
     {**BEST, "exchange.partners_best": "receive_first"},
     {"S": "JD AD KD QD 9S", "N": "JH 9C TC QC KC"}, "9D",
     "pass order-alone ask give:JH:2 give:9C:2 away:9C away:9S"),
    ("both bests",
     {**BEST, "entry.defend_alone": "always", "exchange.defenders_best": True},
     {"S": "JD AD KD QD 9S", "N": "JH 9C TC QC KC", "E": "AS KS QS JS TS"}, "9D",
     "pass order-alone pass defend-alone ask away:9S away:QD give:JH:2 give:9C:2 ask away:JS"),
    ("a stuck dealer without a natural trump",
     {"auction.must_hold": "caller", "auction.stick_the_dealer": "stick"},
     {"N": "AD KD QD JD TD"}, "9D", "pass " * 7 + "name:C"),
    ("a dealer who took the Benny is taken over",
     {**BEST, "exchange.best_may_be_turn_up": True, "entry.partner_may_take_over": True,
      "pack.benny": "joker", "exchange.partners_best_cards": 1,
      "entry.steps": "pick_up/take_over/partners_best/defend_alone/defenders_best"},
     {"N": "9S TS QS 9C TC", "S": "JD AD KD QD 9D"}, "JK",
     "name:D alone away:9S take-over ask away:9D give:JK:2"),
    ("no maker", {"auction.no_trump": "when_passed_out"}, {}, "9D", "pass " * 8),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_worlds_at_every_moment(
    case: tuple[str, dict[str, Value | str], dict[str, str], str, str],
) -> None:
    """A sampled world looks the same to each seat, and late in the deal the true one is listed."""
    _, options, hands, upcard, words = case
    rules = replace(preset("na24").rules, options)
    deal = dealt(rules, "N", upcard, "", None, **hands)
    state = at_deal(rules, deal)
    events: list[Event] = [first_dealer(rules, 0), deal]
    rng = random.Random(7)
    said = words.split()
    listed = 0
    while not state.public.is_deal_over:
        action = action_of(said.pop(0)) if said else rng.choice(legal(state))
        state, made = apply(state, action)
        events += made
        for seat in rng.sample([0, 1, 2, 3, None], 2):
            laws.seats_cannot_tell_worlds_apart(rules, events, seat, rng)
        if len(state.public.tricks) > 2:
            seat = rng.choice([0, 1, 2, 3])
            listed += laws.true_world_is_possible(rules, events, seat, most=300)
    assert not said
    assert listed or state.public.sits_out or "under" in words


def test_the_turned_card_is_known_to_be_given_or_kept() -> None:
    """A turned card that counted as the dealer's is among the best, or still with him."""
    name, options, hands, upcard, words = CASES[4]
    assert name == "the turned card as best"
    rules = replace(preset("na24").rules, options)
    state: State = at_deal(rules, dealt(rules, "N", upcard, "", None, **hands))
    for word in words.split():
        state, _ = apply(state, action_of(word))
    nine = Card.parse("9D")
    worlds = Worlds(view(state, 1))
    rng = random.Random(1)
    places = set()
    for _ in range(200):
        world = worlds.sample(rng)
        assert nine in world.hands[0] or (0, 2, nine) in world.gave
        places.add(nine in world.hands[0])
    assert places == {True, False}


def test_calls_that_leave_next_to_nothing() -> None:
    """Where no draw fits the calls, the deals that fit are listed and drawn from."""
    options: dict[str, Value | str] = {"auction.must_hold": "caller", "deal.packets": "1-1-1-1"}
    rules = replace(preset("na24-std").rules, options)
    deal = dealt(rules, "N", "9D", "", None, N="JC", E="TD", S="AS", W="KS")
    state = at_deal(rules, deal)
    for word in ("pass " * 7 + "name:C TD AS").split():
        state, _ = apply(state, action_of(word))
    worlds = Worlds(view(state, 3))
    rng = random.Random(1)
    ways = {worlds.sample(rng).dealt[0] for _ in range(100)}
    assert all(card.suit in {Suit.CLUBS, Suit.DIAMONDS} for (card,) in ways)
    worlds.most_rejected = 0
    with pytest.raises(ValueError, match="no deal is consistent"):
        worlds.sample(rng)


def test_a_view_that_cannot_be_has_no_world() -> None:
    """A maker who may not have made that trump: it is said so, and nothing hangs."""
    options: dict[str, Value | str] = {"auction.must_hold": "caller", "deal.packets": "1-1-1-1"}
    rules = replace(preset("na24").rules, options)
    state = at_deal(rules, dealt(rules, "N", "9D", "", None, E="TD", N="AS", S="KS", W="QS"))
    for word in ["order", "away:AS", "TD"]:
        state, _ = apply(state, action_of(word))
    seen = view(state, 2)
    # E played a diamond; were it a spade, E could not have ordered diamonds up.
    trick = Trick(((1, Card.parse("9S")),), 1)
    wrong = replace_fields(seen, public=seen.public.having(trick=trick))
    worlds = Worlds(wrong)
    worlds.most_rejected = 50

    with pytest.raises(ValueError, match="no deal is consistent with this view"):
        worlds.sample(random.Random(1))
    assert list(Worlds(seen))
