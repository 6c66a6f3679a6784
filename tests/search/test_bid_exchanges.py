"""Worlds where a bid brings cards: widows, a Benny shown, lone bids, secret partners."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre.cards import JOKER, Card
from euchre.game import Event, State, apply, legal, view
from euchre.rules import Value, preset, replace
from euchre.search import Worlds
from euchre.testing import act, at_deal, dealt, first_dealer, laws
from euchre.testing.builders import action_of
from tests.conftest import TIER

WIDOW: dict[str, Value | str] = {"exchange.widow": "taken"}
BEST_HAND = "JS JS AS AS KS KS QS QS TS TS 9S 9S"
CASES: tuple[tuple[str, str, dict[str, Value | str], dict[str, str], str], ...] = (
    ("a widow", "hasenpfeffer25", WIDOW, {"E": "9S TS QS KS AS 9H"},
     "bid:3 pass pass pass name:S away:9H"),
    ("a widow of four, and the partner's best", "bid-euchre24",
     {**WIDOW, "deal.packets": "5-5-5-5", "exchange.partners_best": "discard_first",
      "bids.ladder": "1/best5a2", "entry.steps": "widow/partners_best"},
     {"E": "9S TS QS KS AS"},
     "bid:best:S away:9S away:TS away:QS away:KS ask"),
    ("the joker's holder has bid", "hasenpfeffer25", {}, {"S": "JK 9S TS 9H TH 9C"},
     "pass pass pass pass name:H"),
    ("the joker's holder lays it away", "hasenpfeffer25", WIDOW, {"S": "JK 9S TS 9H TH 9C"},
     "pass pass pass pass name:H away:JK"),
    ("two cards from the partner", "bid-euchre48-shooter", {}, {"E": BEST_HAND},
     "bid:shooter:S pass pass pass ask away:9S away:9S"),
    ("three cards received first", "bid-euchre48-best",
     {"exchange.partners_best": "receive_first"}, {"E": BEST_HAND}, "bid:best:S ask"),
    ("a dealer without cards", "nap52-six", {}, {}, "bid:3 pass pass pass pass"),
    ("a partner in secret", "call-ace32-five", {}, {"seat1": "AD KD QD 8D 7C"},
     "pass pass pass pass pass name:D call:AS"),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_worlds_at_every_moment(
    case: tuple[str, str, dict[str, Value | str], dict[str, str], str],
) -> None:
    """A sampled world looks the same to a seat, and the true one is listed where it can be.

    At every moment of what the case is about, and at some of the play after it.
    """
    _, game, options, hands, words = case
    rules = replace(preset(game).rules, options)
    upcard = "9H" if rules.deal.turn_up else ""
    deal = dealt(rules, 0, upcard, "", random.Random(3), **hands)
    state = at_deal(rules, deal)
    events: list[Event] = [first_dealer(rules, 0), deal]
    rng = random.Random(7)
    said = words.split()
    while not state.public.is_deal_over:
        looks = bool(said) or TIER == "soak" or rng.random() < 0.3
        action = action_of(said.pop(0)) if said else rng.choice(legal(state))
        state, made = apply(state, action)
        events += made
        if looks:
            seat = rng.choice([*range(rules.players), None])
            laws.seats_cannot_tell_worlds_apart(rules, events, seat, rng)
            laws.partners_are_secret(rules, events, seat, rng)
            laws.true_world_is_possible(rules, events, seat, most=100)
    assert not said


def in_hasenpfeffer(words: str, **options: Value | str) -> State:
    """A deal by N in which S holds the joker, after these words."""
    changes = {key.replace("__", "."): value for key, value in options.items()}
    rules = replace(preset("hasenpfeffer25").rules, changes)
    deal = dealt(rules, "N", "", "", random.Random(1), S="JK 9S TS 9H TH 9C")
    return act(at_deal(rules, deal), words)


def places(state: State, seat: int | None, card: Card) -> Counter[str]:
    """Where a card is in a hundred sampled worlds of that seat's."""
    found = Counter[str]()
    worlds, rng = Worlds(view(state, seat)), random.Random(1)
    for _ in range(100):
        world = worlds.sample(rng)
        holders = [at for at, hand in enumerate(world.hands) if card in hand]
        away = [at for at, cards in enumerate(world.laid_away) if card in cards]
        found[f"hand {holders[0]}" if holders else f"away {away[0]}" if away else "kitty"] += 1
    return found


def test_a_joker_that_was_shown_is_where_it_was_shown() -> None:
    """Before, anybody may hold it; then all know who does, until he may have laid it away."""
    before = in_hasenpfeffer("pass pass pass")
    assert len(places(before, 0, JOKER)) == 4
    assert places(in_hasenpfeffer("pass pass pass pass"), 0, JOKER) == {"hand 2": 100}

    laid = in_hasenpfeffer("pass pass pass pass name:H away:9C", exchange__widow="taken")
    assert set(places(laid, 0, JOKER)) == {"hand 2", "away 2"}
    assert places(laid, 2, JOKER) == {"hand 2": 100}


def test_a_joker_in_the_kitty_is_known_to_lie_there() -> None:
    """Nobody had it to show, so that nobody had to bid."""
    rules = preset("hasenpfeffer25").rules
    deal = dealt(rules, "N", "", "JK", random.Random(1))
    state = act(at_deal(rules, deal), "pass pass pass pass")

    assert state.public.is_deal_over
    assert places(state, 0, JOKER) == {"kitty": 100}


def test_only_the_maker_knows_the_widow() -> None:
    """To the maker it is what it was; the others do not know even whether it was kept."""
    rules = replace(preset("hasenpfeffer25").rules, WIDOW)
    deal = dealt(rules, "N", "", "AH", random.Random(1), E="9S TS QS KS AS 9H")
    state = act(at_deal(rules, deal), "bid:3 pass pass pass name:S")
    ace = Card.parse("AH")

    assert view(state, 1).took == (ace,)
    assert view(state, 2).took == ()
    rng = random.Random(1)
    worlds = {world.kitty for world in (Worlds(view(state, 1)).sample(rng) for _ in range(20))}
    assert worlds == {(ace,)}
    assert len({Worlds(view(state, 2)).sample(rng).kitty for _ in range(50)}) > 10
    assert set(places(act(state, "away:9H"), 2, ace)) >= {"hand 1", "away 1"}


def test_a_secret_partner_may_be_anybody() -> None:
    """The called card may be in any hand or the kitty, to all but its holder."""
    rules = preset("call-ace24").rules
    deal = dealt(rules, "N", "9D", "", random.Random(1), E="AD KD QD", S="AS")
    state = act(at_deal(rules, deal), "pass pass pass pass name:H call:AS")
    ace = Card.parse("AS")

    assert set(places(state, 3, ace)) == {"hand 0", "hand 1", "hand 2", "kitty"}
    assert set(places(state, 1, ace)) == {"hand 0", "hand 2", "hand 3", "kitty"}
    assert places(state, 2, ace) == {"hand 2": 100}
    assert [view(state, 2).side(seat) for seat in range(4)] == [1, 0, 0, 1]
    assert [view(state, 3).side(seat) for seat in range(4)] == [None, 0, None, 1]
