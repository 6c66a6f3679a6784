"""Rules as data: options by key, texts, the JSON form, presets, the order of cards."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import Card, CardSet, Suit
from euchre.rules import (
    BENNY,
    LEFT_BOWER,
    PRESETS,
    RIGHT_BOWER,
    ImpossibleRulesError,
    OptionError,
    PartnersBest,
    Rules,
    UnknownPresetError,
    differences,
    fingerprint,
    from_plain,
    natural_cards,
    options,
    order_of,
    parse_value,
    preset,
    replace,
    to_plain,
    validate,
    value_of,
    value_text,
)
from euchre.testing.strategies import any_rules


@given(any_rules())
def test_rules_have_a_json_form(rules: Rules) -> None:
    """Through JSON and back they are the same, and so is their fingerprint."""
    back = from_plain(json.loads(json.dumps(to_plain(rules))))

    assert back == rules
    assert hash(back) == hash(rules)
    assert fingerprint(back) == fingerprint(rules)
    assert len(fingerprint(rules)) == 12


@given(any_rules(), any_rules())
def test_differences_make_the_other_rules(rules: Rules, base: Rules) -> None:
    """What a house rule changes, put as text, changes it."""
    changed = differences(rules, base)

    # One by one the steps between may be impossible, so all are put at once as texts.
    plain = {one.key: value_text(value_of(base, one.key)) for one in options()}
    assert from_plain({**plain, **changed}) == rules
    assert bool(changed) == (rules != base)


@given(any_rules())
def test_values_are_read_as_they_are_written(rules: Rules) -> None:
    """Every option's value has a text that stands for it."""
    for option in options():
        value = value_of(rules, option.key)
        assert parse_value(option.key, value_text(value)) == value


def test_options_are_named_whole_or_by_their_last_part() -> None:
    """``target`` is ``end.target``; a name that is none is said so, with what there is."""
    assert value_of(Rules(), "target") == value_of(Rules(), "end.target") == 10
    assert replace(Rules(), {"pick_up": "optional"}).exchange.pick_up.value == "optional"
    with pytest.raises(OptionError, match=r"there is no option 'end\.tarket'") as caught:
        value_of(Rules(), "end.tarket")
    assert "end.target" in caught.value.allowed


@pytest.mark.parametrize(
    ("key", "text", "allowed"),
    [
        ("end.laps", "perhaps", ("false", "true")),
        ("end.target", "ten", ("0", "1", "2", "…")),
        ("end.target", "1234567", ("0", "1", "2", "…")),
        ("play.leader", "nobody", ("left_of_dealer", "left_of_lone_maker", "maker")),
        ("deal.packets", "3-x", ("3-3-3-3/2-2-2-2", "…")),
    ],
)
def test_values_that_cannot_be(key: str, text: str, allowed: tuple[str, ...]) -> None:
    """The error says what would be right."""
    with pytest.raises(OptionError) as caught:
        parse_value(key, text)

    assert (caught.value.key, caught.value.value, caught.value.allowed) == (key, text, allowed)


def test_json_of_the_wrong_kind() -> None:
    """A list where a text should be is refused; rules that contradict themselves too."""
    with pytest.raises(OptionError):
        from_plain({"end.target": [5]})
    with pytest.raises(ImpossibleRulesError) as caught:
        from_plain({"exchange.defenders_best": True})
    assert caught.value.found
    assert validate(Rules()) == Rules()


def test_presets_are_found_by_name() -> None:
    """In any case; a name that is none is told what looks like it."""
    assert preset(" NA24 ") is PRESETS["na24"]
    with pytest.raises(UnknownPresetError) as caught:
        preset("hoyl32")
    assert caught.value.near == ("hoyle32",)
    for one in PRESETS.values():
        assert validate(one.rules) == one.rules
        assert one.sources


SIZES = (
    # Trump, next and cross suits; for 25 cards so in British sheets.
    ("nine", "none", (7, 5, 6)),
    ("nine", "joker", (8, 5, 6)),
    ("eight", "none", (8, 6, 7)),
    ("seven", "none", (9, 7, 8)),
    ("seven", "joker", (10, 7, 8)),
)


@pytest.mark.parametrize(("lowest", "benny", "sizes"), SIZES)
def test_suit_sizes(lowest: str, benny: str, sizes: tuple[int, int, int]) -> None:
    """Trump has the left bower and the Benny; the next suit lacks its jack."""
    rules = replace(Rules(), {"pack.lowest": lowest, "pack.benny": benny})
    order = order_of(rules, Suit.HEARTS)

    found = tuple(order.lane(suit).bit_count() for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS))
    assert found == sizes
    assert order.lane(Suit.SPADES).bit_count() == sizes[2]
    assert order.lane(None) == 0
    assert natural_cards(rules, Suit.HEARTS).bit_count() == sizes[2]


@given(any_rules(), st.sampled_from((*Suit, None)), st.data())
def test_hands_are_sorted_as_players_hold_them(
    rules: Rules, trump: Suit | None, data: st.DataObject
) -> None:
    """Trumps first, suits together from the best down, colours in turn where they can be."""
    order = order_of(rules, trump)
    hand = CardSet(data.draw(st.integers(0, rules.cards.all)))
    held = order.sort(hand)

    assert sorted(held) == list(rules.cards.listed(hand))
    kinds = [(order.is_trump(card), order.suit(card)) for card in held]
    runs = [kind for at, kind in enumerate(kinds) if not at or kinds[at - 1] != kind]
    assert len(runs) == len(set(runs)), "a suit stands in two places"
    assert runs == sorted(runs, key=lambda run: not run[0]), "trumps come first"
    for one, other in pairwise(held):
        if order.suit(one) is order.suit(other):
            assert order.strength(one) >= order.strength(other)
    plain = [suit for is_trump, suit in runs if not is_trump and suit is not None]
    reds = [suit.is_red for suit in plain]
    if len(plain) > 1 and 0 < sum(reds) < len(reds):
        touching = sum(one == other for one, other in pairwise(reds))
        assert touching == max(0, abs(2 * sum(reds) - len(reds)) - 1)


@given(any_rules(), st.sampled_from((*Suit, None)))
def test_of_two_cards_at_most_one_beats_the_other(rules: Rules, trump: Suit | None) -> None:
    """Strength is an order within a suit, and every trump beats every other card."""
    order = order_of(rules, trump)
    for one in rules.cards.faces:
        for other in rules.cards.faces:
            if one is other:
                assert order.beats(one, other) == rules.play.last_equal_card_wins
            else:
                assert not (order.beats(one, other) and order.beats(other, one))
                same = order.suit(one) is order.suit(other)
                assert (order.beats(one, other) or order.beats(other, one)) == (
                    same or order.is_trump(one) or order.is_trump(other)
                )


def test_bowers() -> None:
    """Only this place knows them; without bowers, jacks are jacks."""
    order = order_of(preset("british25").rules, Suit.CLUBS)
    names = {text: order.bower(Card.parse(text)) for text in ("JC", "JS", "JK", "AC")}

    assert names == {"JC": RIGHT_BOWER, "JS": LEFT_BOWER, "JK": BENNY, "AC": ""}
    plain = order_of(replace(Rules(), {"play.bowers": False}), Suit.CLUBS)
    assert plain.bower(Card.parse("JS")) == ""
    assert plain.suit(Card.parse("JS")) is Suit.SPADES
    assert order_of(preset("british25").rules, None).suit(Card.parse("JK")) is None


def test_partners_and_scorers() -> None:
    """Opposite seats share a score; where the maker plays against all, nobody does."""
    six, three = preset("six-handed32").rules, preset("three-handed32").rules

    assert six.partners_of(1) == (3, 5)
    assert (six.scorers, six.scorer(3)) == (2, 1)
    assert three.partners_of(1) == ()
    assert (three.scorers, three.scorer(2)) == (3, 2)
    assert six.exchange.partners_best is PartnersBest.NONE
