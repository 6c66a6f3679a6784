"""Bidding tables: hands that bid alike, what a table answers, and which rules share one."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from euchre.arena.deal_play import opening_of_deal
from euchre.cards import Card, CardSet, Suit
from euchre.game import (
    Call,
    Contract,
    GoAlone,
    Name,
    Pass,
    Phase,
    State,
    UpcardPlace,
    View,
    apply,
    chance,
    legal_in,
    view,
)
from euchre.players.learned import BiddingTable, NoTableError, probabilities, table_for
from euchre.players.learned.auction import auction_of
from euchre.players.learned.hands import HandClasses, suits_from
from euchre.rules import preset, replace

NA24 = preset("na24").rules


def table() -> BiddingTable:
    """The table of na24, which comes with the package."""
    found = table_for(NA24)
    assert found is not None
    return found


def auctions(seed: int, deals: int) -> list[State]:
    """Every state of some auctions of na24 in which each call is drawn from the table."""
    rng = random.Random(seed)
    found = []
    for number in range(deals):
        state, _ = chance(opening_of_deal(NA24, number % 4), rng)
        while state.public.phase is Phase.AUCTION and state.turn is not None:
            found.append(state)
            often = table().probabilities(view(state, state.turn))
            state, _ = apply(state, rng.choices(list(often), list(often.values()))[0])
    return found


def test_hands_of_24_cards_fall_into_3612_classes() -> None:
    """Every hand has a class, and every class has a hand, itself among them."""
    classes = HandClasses(NA24)
    numbers = classes.numbers(
        (sum(1 << at for at in hand) for hand in combinations(range(24), 5)), Suit.SPADES
    )
    assert classes.count == 3612
    assert {number >> 1 for number in numbers} == set(range(3612))
    for row, hand in classes.examples():
        assert classes.of(hand, Suit.SPADES) == (row, False)


@pytest.mark.parametrize("game", ["british25", "hoyle32", "british25-two"])
def test_each_class_has_an_example_in_other_packs(game: str) -> None:
    """With a Benny and with 32 cards too, all numbers are used."""
    classes = HandClasses(preset(game).rules)
    rows = [row for row, hand in classes.examples() if classes.of(hand, Suit.SPADES)[0] == row]
    assert sorted(rows) == list(range(classes.count))


def test_cards_below_the_second_best_are_one_kind() -> None:
    """Queen, ten and nine bid alike; king, ace and jack do not."""
    classes, pack = HandClasses(NA24), NA24.cards

    def row(text: str) -> int:
        cards = pack.set_of(map(Card.parse, text.split()))
        return classes.of(cards, Suit.SPADES)[0]

    assert row("JS QS 9H TD AC") == row("JS 9S QH 9D AC")
    assert len({row(f"{one} QS 9H TD AC") for one in ("JS", "KS", "AS", "9S")}) == 4


def test_suits_of_the_other_colour_change_places() -> None:
    """A hand and its mirror have one class, and are told apart by whether suits changed."""
    classes, pack = HandClasses(NA24), NA24.cards
    one = pack.set_of(map(Card.parse, ["JS", "QS", "AH", "KH", "TD"]))
    other = pack.set_of(map(Card.parse, ["JS", "QS", "AD", "KD", "TH"]))
    (row, changed), (same, other_changed) = (classes.of(x, Suit.SPADES) for x in (one, other))
    assert row == same
    assert changed != other_changed


def test_probabilities_are_of_legal_calls_and_sum_to_one() -> None:
    """In every state of an auction."""
    for state in auctions(1, 40):
        seen = view(state, state.turn)
        often = table().probabilities(seen)
        assert tuple(often) == legal_in(seen)
        assert sum(often.values()) == pytest.approx(1)
        choice = table().choice(seen)
        assert choice in often
        assert (choice == Pass()) == (often.get(Pass(), 0) >= 0.5)


def renamed(seen: View, first: Suit) -> View:
    """The same View with the turned suit called ``first``, and the others after their colours."""
    upcard = seen.public.upcard
    assert upcard is not None
    assert upcard.suit is not None
    names = dict(zip(suits_from(upcard.suit), suits_from(first), strict=True))

    def other(card: Card) -> Card:
        assert card.rank is not None
        assert card.suit is not None
        return Card(card.rank, names[card.suit])

    hand = tuple(sorted(map(other, seen.hand or ())))
    return View(seen.seat, seen.public.having(upcard=other(upcard)), hand)


def test_names_of_suits_make_no_difference() -> None:
    """With the suits renamed the figures are those of the renamed calls."""
    for state in auctions(2, 25):
        seen = view(state, state.turn)
        told = sorted(table().probabilities(seen).values())
        for first in Suit:
            assert sorted(table().probabilities(renamed(seen, first)).values()) == told


def test_likelihoods_are_the_probabilities_of_the_call() -> None:
    """For the true hand of the seat, up to what normalising changes, and for all its calls."""
    for state in auctions(3, 40):
        seat = state.turn
        assert seat is not None
        seen = view(state, seat)
        hand = NA24.cards.set_of(seen.hand or ())
        for action, often in table().probabilities(seen).items():
            (likely,) = table().likelihoods(seen.public, action, [hand])
            assert likely == pytest.approx(often, abs=0.02)
            after, _ = apply(state, action)
            earlier = table().likelihoods_of_seat(seen.public, seat, [hand])[0]
            (all_calls,) = table().likelihoods_of_seat(after.public, seat, [hand])
            assert all_calls == pytest.approx(earlier * likely)


def test_a_table_survives_its_file() -> None:
    """Bytes and back is the same table."""
    again = BiddingTable.from_bytes(table().auction, table().to_bytes())
    assert again.digest == table().digest


def test_rules_that_bid_alike_share_a_table() -> None:
    """A rule that does not touch bidding changes nothing; one that does asks for its own table."""
    longer = replace(NA24, {"end.target": "15", "deal.redeal": "no_ace_no_face"})
    assert table_for(longer) is table()
    fingerprints = {
        auction_of(replace(NA24, {key: value})).fingerprint
        for key, value in (
            ("end.target", "10"),
            ("score.lone_march", "5"),
            ("auction.stick_the_dealer", "stick"),
            ("auction.must_hold", "caller"),
            ("entry.defend_alone", "always"),
        )
    }
    assert len(fingerprints) == 5


def test_rules_without_a_table_say_so() -> None:
    """No table for an auction of bids, and an error that tells it."""
    rules = preset("bid-euchre24").rules
    assert table_for(rules) is None
    state, _ = chance(opening_of_deal(rules, 0), random.Random(1))
    with pytest.raises(NoTableError):
        probabilities(view(state, state.turn))


def test_hands_of_the_wrong_size_have_no_class() -> None:
    """A hand of four cards is none that was dealt."""
    assert HandClasses(NA24).of(CardSet(0b1111), Suit.SPADES)[0] == -1


def test_a_blind_dealer_and_lone_defenders_are_in_their_tables() -> None:
    """Decisions beside the calls: to go alone having named blind, and to defend alone."""
    for game, phase in (("british25", Phase.BLIND_ALONE), ("hoyle32", Phase.DEFEND_ALONE)):
        rules = preset(game).rules
        learned = table_for(rules)
        assert learned is not None
        rng, met = random.Random(5), 0
        while met < 5:
            state, _ = chance(opening_of_deal(rules, 0), rng)
            if game == "british25" and state.public.phase is not Phase.BLIND_NAME:
                continue
            while state.turn is not None and state.public.phase in _CALLING:
                seen = view(state, state.turn)
                often = learned.probabilities(seen)
                if state.public.phase is phase:
                    met += 1
                    assert tuple(often) == legal_in(seen)
                    assert sum(often.values()) == pytest.approx(1)
                else:
                    often = dict.fromkeys(legal_in(seen), 1.0)
                state, _ = apply(state, rng.choices(list(often), list(often.values()))[0])


_CALLING = (Phase.AUCTION, Phase.BLIND_NAME, Phase.BLIND_ALONE, Phase.DEFEND_ALONE)


def test_a_lone_defence_and_a_blind_call_tell_of_the_hand() -> None:
    """Strong hands are likelier to make them than poor ones."""
    hoyle, pack = preset("hoyle32").rules, preset("hoyle32").rules.cards
    learned = table_for(hoyle)
    assert learned is not None
    upcard, up = Card.parse("7S"), UpcardPlace.UP
    public = opening_of_deal(hoyle, 0).public.having(
        phase=Phase.PLAY,
        upcard=upcard,
        upcard_place=up,
        contract=Contract(0, Suit.SPADES, accepted=True, lone_defender=1),
    )
    strong, poor = (
        pack.set_of(map(Card.parse, text.split())) for text in ("JS JC AS KS AH", "7H 8H 9H 7D 8D")
    )
    likely = learned.likelihoods_of_seat(public, 1, [strong, poor])
    assert likely[0] > likely[1]
    assert learned.likelihoods_of_seat(public, 3, [strong, poor]) == [1.0, 1.0]
    british = preset("british25").rules
    learned = table_for(british)
    assert learned is not None
    blind = opening_of_deal(british, 0).public.having(
        phase=Phase.PLAY,
        upcard=british.benny,
        upcard_place=UpcardPlace.TAKEN,
        calls=(Call(0, Name(Suit.HEARTS), 1), Call(0, GoAlone(), 1)),
        contract=Contract(0, Suit.HEARTS, alone=True, accepted=True, blind=True),
    )
    strong, poor = (
        british.cards.set_of(map(Card.parse, text.split()))
        for text in ("JH JD AH KH AS", "9S TS 9C TC 9D")
    )
    likely = learned.likelihoods_of_seat(blind, 0, [strong, poor])
    assert likely[0] > likely[1]
