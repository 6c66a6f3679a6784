"""Guessed deals as the kernel plays them out for the club player's bids."""

from __future__ import annotations

import random

import pytest

from euchre.cards import Card, Suit
from euchre.players.club.playout import Codes, codes_of, play_misere, play_out
from euchre.rules import PRESETS, order_of


def codes(preset: str, trump: Suit | None) -> Codes:
    """The numbers of a preset's cards under that trump."""
    return codes_of(order_of(PRESETS[preset].rules, trump))


def hand(text: str) -> list[int]:
    """Cards by their index."""
    return [Card.parse(one).index for one in text.split()]


@pytest.mark.parametrize("preset", ["na24", "bid-euchre48", "bid-euchre48-six", "nap52"])
def test_each_copy_of_a_card_has_a_bit_of_its_own(preset: str) -> None:
    """Hands as the kernel takes them hold as many cards as were dealt, none of them twice."""
    rules, rng = PRESETS[preset].rules, random.Random(1)
    pack = [card.index for card in rules.cards.cards]
    size = rules.hand_size
    for trump in Suit:
        rng.shuffle(pack)
        hands = [pack[seat * size : (seat + 1) * size] for seat in range(rules.players)]
        masks = codes(preset, trump).masks(hands)
        assert [mask.bit_count() for mask in masks] == [size] * rules.players
        assert sum(masks).bit_count() == size * rules.players


@pytest.mark.parametrize("preset", ["na24", "bid-euchre48", "nap52-six"])
def test_every_trick_is_somebodys(preset: str) -> None:
    """The tricks of all seats are those of the deal, and the same deal is played the same."""
    rules, rng = PRESETS[preset].rules, random.Random(2)
    pack = [card.index for card in rules.cards.cards]
    size, sides = rules.hand_size, [seat % 2 for seat in range(rules.players)]
    deals = []
    for _ in range(20):
        rng.shuffle(pack)
        deals.append([pack[seat * size : (seat + 1) * size] for seat in range(rules.players)])
    told = play_out(codes(preset, Suit.HEARTS), deals, 1, sides)
    assert [sum(taken) for taken in told] == [size] * len(deals)
    assert told == play_out(codes(preset, Suit.HEARTS), deals, 1, sides)


def test_the_best_trumps_take_every_trick() -> None:
    """A hand that nothing can beat takes all tricks; who has no cards takes part in none."""
    hands = [hand("JS JC AS KS QS"), [], hand("9H TH 9D TD AD"), hand("9C TC QC KC AC")]
    assert play_out(codes("na24", Suit.SPADES), [hands], 3, [0, 0, 1, 1]) == [(5, 0, 0, 0)]
    assert play_out(codes("na24", Suit.SPADES), [[hands[0], [], [], []]], 0, [0, 1, 0, 1]) == [
        (5, 0, 0, 0)
    ]


def test_who_wants_no_trick_gets_none_if_all_is_below() -> None:
    """Misère holds with the lowest cards of each suit and fails with a bare ace to lead."""
    low = [hand("2S 2H 2D 2C 3C"), hand("AS KS QS JS TS"), hand("AH KH QH JH TH")]
    assert play_misere(codes("nap52", None), [low], 0, 0, ()) == [False]
    bare = [hand("AS 2H 2D 2C 3C"), hand("KS QS 4S 3S 2S"), hand("AH KH QH JH TH")]
    assert play_misere(codes("nap52", Suit.SPADES), [bare], 0, 0, hand("AS")) == [True]
