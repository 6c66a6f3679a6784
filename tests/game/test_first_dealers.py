"""How a first dealer is found, and how packets are dealt."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace as changed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import Card
from euchre.game import DealerDrawn, chance, deal_cards, draw_dealer, new_match, push
from euchre.rules import FirstDealer, Rules, preset, replace
from euchre.testing import first_dealer
from euchre.testing.strategies import any_rules, generators
from tests.game.refused_events import broken

RULES = preset("na24").rules


def draw(way: str, cards: str, **options: str) -> DealerDrawn:
    """The first dealer, these cards coming first."""
    rules = replace(RULES, {"deal.first_dealer": way, **options})
    first = [Card.parse(text) for text in cards.split()]
    rest = [card for card in rules.cards.cards if card not in first]
    return draw_dealer(rules, [*first, *rest])


@pytest.mark.parametrize(
    ("way", "cards", "dealer", "drawn"),
    [
        ("first_jack", "9S TS JD AH", 2, 3),
        ("first_jack", "9S TS AD AH QS JC", 1, 6),
        ("first_black_jack", "JD TS JC", 2, 3),
        ("lowest_draw", "9S AD KH TS", 1, 4),  # The ace is low, the king high.
        ("lowest_draw", "9S 9D KH TS QS TD", 1, 6),  # Two nines draw again.
        ("highest_draw", "9S AD KH TS", 1, 4),
        ("highest_draw", "AS 9D AH TS 9C KD", 2, 6),
        ("highest_draw", "AS AD AH AC JS QS KS KH QD KD", 3, 10),
    ],
)
def test_first_dealers(way: str, cards: str, dealer: int, drawn: int) -> None:
    """First jack, first black jack, lowest or highest draw; who ties draws again. Bicycle."""
    event = draw(way, cards)

    assert event.dealer == dealer
    assert len(event.draws) == drawn


def test_the_benny_in_a_draw() -> None:
    """The Benny is the highest card of a draw, and no jack."""
    joker = {"pack.benny": "joker"}
    assert draw("highest_draw", "AS JK KH TS", **joker).dealer == 1
    assert draw("lowest_draw", "JK AD KH TS", **joker).dealer == 1
    assert draw("first_jack", "JK 9S JH", **joker).dealer == 2


def test_a_pack_used_up_by_ties() -> None:
    """If ties use up the pack, the first of the tied seats deals."""
    rules = replace(
        RULES,
        {
            "players": 8,
            "deal.packets": "1-1-1-1-1-1-1-1",
            "pack.lowest": "jack",
            "deal.first_dealer": "highest_draw",
        },
    )
    cards = sorted(rules.cards.cards, key=lambda card: (card.rank or 0, card.suit or 0))
    event = draw_dealer(rules, cards)

    assert event.dealer == 4  # Four queens of seats 4 to 7; then four aces, and no more.
    assert len(event.draws) == 16


@given(any_rules(), generators())
def test_each_draw_may_be_replayed(rules: Rules, rng: random.Random) -> None:
    """Chance makes events that stand in a log, whatever the rules."""
    state, (event,) = chance(new_match(rules), rng)
    assert push(new_match(rules), event) == state
    assert isinstance(event, DealerDrawn)
    wrong = changed(event, dealer=(event.dealer + 1) % rules.players)
    if rules.deal.first_dealer is not FirstDealer.RANDOM:
        assert broken(new_match(rules), wrong) == "log-bad-draw"
        twice = changed(event, draws=(*event.draws, event.draws[0]))
        assert broken(new_match(rules), twice) == "log-bad-draw"


def test_packets_decide_who_gets_what() -> None:
    """The pack in order, in packets of three and two from the dealer's left."""
    event = deal_cards(RULES, 3, RULES.cards.cards)

    assert event.hands[0] == (*RULES.cards.cards[:3], *RULES.cards.cards[12:14])
    assert event.hands[3] == (*RULES.cards.cards[9:12], *RULES.cards.cards[18:20])
    assert event.upcard == RULES.cards.cards[20]
    assert event.kitty == RULES.cards.cards[21:]
    with pytest.raises(ValueError, match="not the pack of 24"):
        deal_cards(RULES, 3, RULES.cards.cards[1:])


def test_random_first_dealers_are_even() -> None:
    """Each of five seats deals first about as often."""
    rules = replace(preset("three-handed32").rules, {"players": 5, "deal.packets": "5-5-5-5-5"})
    rng = random.Random(3)
    found = Counter(chance(new_match(rules), rng)[0].public.dealer for _ in range(1000))

    assert set(found) == set(range(5))
    assert min(found.values()) > 150


@given(st.sampled_from(range(4)))
def test_first_dealer_of_builders(seat: int) -> None:
    """A test may say who deals, and is told where there is no such seat."""
    assert first_dealer(preset("canadian24").rules, seat).dealer == seat
    with pytest.raises(ValueError, match="there is no seat 4 at a table of 4"):
        first_dealer(RULES, 4)
