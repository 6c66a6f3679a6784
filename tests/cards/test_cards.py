"""Cards, packs and seats."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import (
    ALL_CARDS,
    JOKER,
    Card,
    CardSet,
    Pack,
    Rank,
    Suit,
    clockwise_from,
    indices_in,
    seats_after,
)
from euchre.testing.strategies import cards, packs


@given(cards())
def test_a_card_is_written_and_read(card: Card) -> None:
    """Text, name and repr give the same card, which is one object, copied or pickled."""
    assert Card.parse(card.text) is card
    assert Card.parse(card.name) is card
    assert Card.parse(str(card).lower()) is card
    assert eval(repr(card)) is card  # noqa: S307 - this is what it is for
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301
    assert ALL_CARDS[card.index] is card


@pytest.mark.parametrize(
    "text", ["TD", "10d", "D10", "10♦", "10\N{BLACK DIAMOND SUIT}\ufe0e", "ten of diamonds"]
)
def test_the_ten_of_diamonds_in_many_ways(text: str) -> None:
    """What people write is read."""
    assert Card.parse(text) is Card(Rank.TEN, Suit.DIAMONDS)


@pytest.mark.parametrize("text", ["", "X", "1D", "TDX", "ten diamond hearts", "eleven of spades"])
def test_what_is_no_card_is_said_so(text: str) -> None:
    """The error says how a card is written."""
    with pytest.raises(ValueError, match="is not a card: write rank and suit"):
        Card.parse(text)


def test_jokers() -> None:
    """The joker has neither rank nor suit, and comes last."""
    assert JOKER.is_joker
    assert (JOKER.rank, JOKER.suit, JOKER.text, JOKER.name) == (None, None, "JK", "★")
    assert max(JOKER, Card.parse("9C"), Card.parse("AS"), key=lambda card: card.index) is JOKER
    assert sorted([JOKER, Card.parse("9C")]) == [Card.parse("9C"), JOKER]
    assert Card.parse("joker") is Card.parse("*") is JOKER
    assert not Card.parse("JD").is_joker


def test_a_card_cannot_be_changed() -> None:
    """A card is a value."""
    with pytest.raises(AttributeError, match="cannot be changed"):
        Card.parse("JD").rank = Rank.ACE


@pytest.mark.parametrize(
    ("suit", "letter", "other", "crosses"),
    [(Suit.SPADES, "S", "C", "HD"), (Suit.HEARTS, "H", "D", "SC")],
)
def test_suits(suit: Suit, letter: str, other: str, crosses: str) -> None:
    """Next is of the same colour; the cross suits are of the other."""
    assert suit.letter == letter
    assert suit.next.letter == other
    assert "".join(one.letter for one in suit.cross) == crosses
    assert suit.is_red == (letter in "HD")
    assert Suit.parse(suit.symbol) is Suit.parse(suit.name) is suit
    assert Suit.parse(suit.name[:-1].title()) is suit
    with pytest.raises(ValueError, match="is not a suit: write S, H, D or C"):
        Suit.parse("N")


@given(packs(), st.data())
def test_sets_of_a_pack(pack: Pack, data: st.DataObject) -> None:
    """A set lists its cards in canonical order, copies together, and back."""
    chosen = CardSet(data.draw(st.integers(0, pack.all)))
    listed = pack.listed(chosen)

    assert listed == tuple(sorted(listed))
    assert len(listed) == chosen.bit_count() == len(list(indices_in(chosen)))
    assert pack.listed(pack.set_of(listed)) == listed
    assert pack.faces_of(chosen) == tuple(dict.fromkeys(listed))
    assert sum(pack.copies(face) for face in pack.faces) == len(pack)
    assert pack.listed(pack.all) == pack.cards
    for face in pack.faces:
        lowest = pack.lowest_held(face, chosen)
        assert bool(lowest) == (face in listed)
        assert lowest & pack.mask(face) & chosen == lowest
        assert lowest.bit_count() <= 1
        assert pack.index(face) == next(indices_in(pack.mask(face)))


def test_a_pack_is_its_cards() -> None:
    """Two packs of the same cards are one; a card that is not there is said so."""
    pack = Pack(reversed([Card.parse("JD"), Card.parse("JD"), Card.parse("9S")]))

    assert pack == Pack([Card.parse("9S"), Card.parse("JD"), Card.parse("JD")])
    assert hash(pack) == hash(Pack(pack.cards))
    assert pack != Pack([Card.parse("9S")])
    assert repr(pack) == "<Pack of 3: 9S JD JD>"
    assert Card.parse("JD") in pack
    assert Card.parse("AD") not in pack
    assert pack.copies(Card.parse("AD")) == 0
    assert pack.mask(Card.parse("AD")) == 0
    with pytest.raises(KeyError):
        pack.index(Card.parse("AD"))
    with pytest.raises(ValueError, match="JD is not in this pack of 3, or not so often"):
        pack.set_of([Card.parse("JD")] * 3)


def test_seats_go_clockwise() -> None:
    """From a seat on, or from its left on."""
    assert clockwise_from(2, 5) == (2, 3, 4, 0, 1)
    assert seats_after(3, 4) == (0, 1, 2, 3)
