"""What is published for tests: builders, strategies, and laws that can be broken."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import given

from euchre.cards import Card
from euchre.game import Acted, Discard, Event, Pass, State, View, view
from euchre.rules import (
    AuctionKind,
    BidName,
    Partners,
    Rules,
    options,
    preset,
    value_of,
    value_text,
)
from euchre.testing import (
    Moment,
    action_text,
    at_deal,
    dealt,
    first_dealer,
    hand_of,
    laws,
    make_rules,
    moments,
    play_match,
)
from euchre.testing.builders import action_of, seat_of
from euchre.testing.strategies import moments_of, states

T = TypeVar("T")
RULES = preset("na24").rules


def test_every_action_has_a_word() -> None:
    """Each word stands for one action, and for the same."""
    actions = list(laws.actions_of_pack(preset("british25").rules))
    words = [action_text(one) for one in actions]

    assert len(set(words)) == len(words)
    for action, word in zip(actions, words, strict=True):
        if action != Discard(None):
            assert action_of(word) == action
    assert action_text(Discard(None)) == "away:?"
    with pytest.raises(ValueError, match="is not a card"):
        action_of("dance")


def test_deals_from_texts() -> None:
    """Told cards go where they are told, the rest in order or shuffled."""
    deal = dealt(RULES, "E", "9D", "AS AH", None, N="JS", W="TD 9C")
    mixed = dealt(RULES, "E", "9D", "AS AH", random.Random(1), N="JS")

    assert deal.dealer == 1
    assert Card.parse("JS") in (deal.hands[0] or ())
    assert set(hand_of("TD 9C")) <= set(deal.hands[3] or ())
    assert (deal.kitty or ())[:2] == (Card.parse("AS"), Card.parse("AH"))
    assert (mixed.kitty or ())[:2] == (deal.kitty or ())[:2]
    assert mixed != deal
    assert at_deal(RULES, mixed).turn == 2
    assert seat_of(preset("three-handed32").rules, "seat2") == 2


@pytest.mark.parametrize(
    ("upcard", "hand", "said"),
    [
        ("9D", "9D", "9D is not in this pack, or told too often"),
        ("9D", "7D", "7D is not in this pack"),
        ("9D", "9S TS JS QS KS AS", "seat 0 has 6 cards, more than 5"),
    ],
)
def test_deals_that_cannot_be(upcard: str, hand: str, said: str) -> None:
    """A card twice, a strange card, one too many."""
    with pytest.raises(ValueError, match=said):
        dealt(RULES, "N", upcard, "", None, N=hand)
    with pytest.raises(ValueError, match="there is no seat 'Q'; there are N, E, S, W"):
        dealt(RULES, "Q", "9D")


def test_random_rules_reach_every_value() -> None:
    """Every value of every option comes up, and every number has more than one."""
    seen: dict[str, set[str]] = {option.key: set() for option in options()}
    for seed in range(600):
        rules = make_rules(random.Random(seed).choice)
        for key, values in seen.items():
            values.add(value_text(value_of(rules, key)))
    for option in options():
        wanted = set(option.choices)
        if option.key == "pack.lowest":
            wanted -= {"queen", "king", "ace"}
        assert wanted <= seen[option.key], option.key
        assert len(seen[option.key]) > 1, option.key


@given(moments_of(), states())
def test_strategies_give_games(moment: Moment, state: State) -> None:
    """A moment's events lead to its state."""
    laws.replay_is_a_function(moment.state.rules, moment.events)
    assert isinstance(state.rules, Rules)


def some_log() -> tuple[Event, ...]:
    rng = random.Random(8)
    return play_match(RULES, rng.choice, rng, most_deals=1).events


def test_a_view_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a View held another seat's hand, the laws would say so."""

    def leaking(state: State, seat: int | None) -> View:
        seen = view(state, seat)
        if state.hands and seat == 0 and state.turn == 1:
            return View(seat, seen.public, state.rules.cards.listed(state.hands[1]))
        return seen

    monkeypatch.setattr(laws, "view", leaking)
    with pytest.raises(AssertionError):
        laws.views_agree(RULES, some_log())


def test_a_decision_on_hidden_cards_is_caught() -> None:
    """A player whose decisions differ where its Views do not is noticed."""
    rng = random.Random(5)
    match = play_match(RULES, rng.choice, rng, most_deals=1)
    decisions = iter(range(1000))

    with pytest.raises(AssertionError):
        laws.seats_cannot_tell_worlds_apart(
            RULES, match.events, 0, rng, decide=lambda seen: (seen, next(decisions))
        )
    laws.seats_cannot_tell_worlds_apart(RULES, match.events, 0, rng, decide=lambda seen: seen.hand)


def test_too_long_a_deal_is_caught() -> None:
    """The bound on a deal's actions is checked."""
    with pytest.raises(AssertionError):
        laws.deals_are_bounded(RULES, [Acted(0, Pass())] * 200)


def test_seats_out_of_play_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that sits out without a lone partner is noticed."""
    events = some_log()
    laws.who_sits_out_has_a_reason(RULES, events)
    states = [
        State(state.public.having(sits_out=(3,)), state.hands) if state.hands else state
        for state in moments(RULES, events)
    ]
    monkeypatch.setattr(laws, "moments", lambda *_: iter(states))
    with pytest.raises(AssertionError):
        laws.who_sits_out_has_a_reason(RULES, events)


def test_a_partner_who_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a View named the called partner before the card falls, the laws would say so."""
    rules = preset("call-ace24").rules
    deal = dealt(rules, "N", "9D", "", None, E="AD KD", S="AS", W="9C")
    events: list[Event] = [first_dealer(rules, 0), deal]
    said = ["pass", "pass", "pass", "pass", "name:H", "call:AS"]
    events += [
        Acted(seat, action_of(word)) for seat, word in zip((1, 2, 3, 0, 1, 1), said, strict=True)
    ]
    laws.partners_are_secret(rules, events, 3, random.Random(1))

    told = {0: 1, 1: 0, 2: 0, 3: 1}
    monkeypatch.setattr(View, "side", lambda _, seat: told[seat])
    with pytest.raises(AssertionError):
        laws.partners_are_secret(rules, events, 3, random.Random(1))


def test_random_ladders_have_every_bid() -> None:
    """Every name, lone bids with and without cards, bids over the last only, figures or none."""
    found: set[str] = set()
    for seed in range(300):
        rules = make_rules(random.Random(seed).choice, kinds=[AuctionKind.BIDS])
        for rung in rules.bids.ladder:
            found.add(rung.name)
            found |= {"lone"} if rung.alone else set()
            found |= {f"lone with {rung.cards}"} if rung.cards else set()
            found |= {"over the last"} if rung.only_over_last else set()
            found |= {"wins"} if rung.win else {"wins by tricks"}
    lone = {"lone", "lone with 1", "lone with 2", "lone with 3"}
    assert found == {*BidName, *lone, "over the last", "wins", "wins by tricks"}


def test_random_rules_are_of_the_kinds_asked_for() -> None:
    """Auctions, partners, seats and hands that a test cannot do with are left out."""
    for seed in range(40):
        rules = make_rules(
            random.Random(seed).choice,
            players=(6,),
            most_cards=3,
            kinds=[AuctionKind.BIDS],
            partners=[Partners.CALLED],
        )
        assert (rules.players, rules.has_bids, rules.partners) == (6, True, Partners.CALLED)
        assert rules.hand_size <= 3


def first(among: Sequence[T]) -> T:
    """Always the simplest."""
    return among[0]


def test_the_simplest_rules_are_the_usual_ones() -> None:
    """What Hypothesis shrinks to is four hands of five cards, all options off."""
    rules = make_rules(first)

    assert (rules.players, rules.hand_size, len(rules.cards)) == (4, 5, 24)
    assert rules.auction.no_trump.value == "never"
