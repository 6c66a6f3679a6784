"""Positions that once went wrong."""

from __future__ import annotations

import random

import pytest

from euchre.cards import Card
from euchre.game import (
    Acted,
    DealerDrawn,
    Dealt,
    Discard,
    Event,
    GoUnder,
    IllegalActionError,
    Name,
    OrderUp,
    TakeOver,
    apply,
    chance,
    look,
    new_match,
    push,
    replay,
    view,
)
from euchre.game import DefendAlone as DefendsAlone
from euchre.rules import ImpossibleRulesError, Rules, preset, replace
from euchre.testing.games import play_match


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(one) for one in text.split())


def test_taking_over_leaves_a_lone_defenders_partner_out() -> None:
    """Where defenders speak first, the seat that a lone defender sent out stays out."""
    rules = replace(
        Rules(),
        {
            "entry.partner_may_take_over": True,
            "entry.defend_alone": "always",
            "entry.steps": "defend_alone/take_over/pick_up/partners_best/defenders_best",
        },
    )
    state, _ = chance(new_match(rules), random.Random(1))
    state, _ = chance(state, random.Random(2))
    eldest = state.turn
    assert eldest is not None
    state, _ = apply(state, OrderUp(alone=True))
    state, _ = apply(state, DefendsAlone())
    state, _ = apply(state, TakeOver())

    assert state.public.sits_out == tuple(sorted((eldest, (eldest + 3) % 4)))


@pytest.mark.parametrize(
    ("first", "then"), [("take_over", "partners_best"), ("defend_alone", "defenders_best")]
)
def test_no_best_is_given_before_it_is_known_who_plays(first: str, then: str) -> None:
    """Who gave cards cannot take the lone hand over, nor is a later lone defender forgotten."""
    options: dict[str, bool | str] = {
        "entry.partner_may_take_over": True,
        "entry.defend_alone": "always",
        "exchange.partners_best": "discard_first",
        "exchange.defenders_best": True,
    }
    others = [
        step
        for step in ("take_over", "defend_alone", "pick_up", "partners_best", "defenders_best")
        if step not in (first, then)
    ]
    wrong = "/".join([then, *others, first])

    with pytest.raises(ImpossibleRulesError) as caught:
        replace(Rules(), {**options, "entry.steps": wrong})

    assert {one.key for one in caught.value.found} == {"rules-best-before-entry"}


def test_a_dealt_hand_may_be_listed_in_any_order() -> None:
    """A log from elsewhere lists hands as it likes; both views of it are the same."""
    rules = preset("na24").rules
    state = push(new_match(rules), DealerDrawn(0))
    state, (dealt,) = chance(state, random.Random(3))
    assert isinstance(dealt, Dealt)
    turned_round = Dealt(
        dealt.dealer,
        tuple(tuple(reversed(hand or ())) for hand in dealt.hands),
        dealt.upcard,
        dealt.kitty,
    )
    events = (DealerDrawn(0), turned_round)

    assert look(rules, 1, events) == view(replay(rules, events), 1)


def test_what_is_still_to_be_shown_is_not_known_yet() -> None:
    """Between naming blind and being shown the hand, a dealer does not know it."""
    rules = preset("british25").rules
    pack = list(rules.cards.cards)
    events: list[Event] = [
        DealerDrawn(0),
        Dealt(
            0,
            tuple(tuple(pack[5 * at : 5 * at + 5]) for at in range(4)),
            pack[24],
            tuple(pack[20:24]),
        ),
        Acted(0, Name(pack[0].suit)),
    ]
    state = replay(rules, events)

    assert state.due
    assert view(state, 0).hand is None
    assert view(state, 0) == look(rules, 0, events)
    state = push(state, state.due[0])
    assert view(state, 0).hand == tuple(pack[:5])


def test_kitty_cards_are_known_once_shown() -> None:
    """Between laying the third card away and seeing the kitty's, the hand is two cards."""
    rules = replace(preset("na24").rules, {"deal.go_under": "no_ace_no_face"})
    poor = cards("TS 9S TH 9H TD")
    rest = [card for card in rules.cards.cards if card not in poor]
    hands = (tuple(rest[:5]), poor, tuple(rest[5:10]), tuple(rest[10:15]))
    state = replay(rules, [DealerDrawn(0), Dealt(0, hands, rest[15], tuple(rest[16:]))])
    state, _ = apply(state, GoUnder())
    for card in poor[:2]:
        state, _ = apply(state, Discard(card))
    state = push(state, Acted(1, Discard(poor[2])))

    assert state.due
    assert view(state, 1).hand == tuple(sorted(poor[3:]))
    state = push(state, state.due[0])
    assert len(view(state, 1).hand or ()) == 5


def test_a_high_card_held_is_not_called_missing() -> None:
    """Who goes under with three nines and tens is told that others cannot be exchanged."""
    rules = replace(preset("na24").rules, {"deal.go_under": "three_nines_tens"})
    hand = cards("TS 9S TH AH KD")
    rest = [card for card in rules.cards.cards if card not in hand]
    hands = (tuple(rest[:5]), hand, tuple(rest[5:10]), tuple(rest[10:15]))
    state = replay(rules, [DealerDrawn(0), Dealt(0, hands, rest[15], tuple(rest[16:]))])
    state, _ = apply(state, GoUnder())

    with pytest.raises(IllegalActionError) as caught:
        apply(state, Discard(Card.parse("AH")))

    assert caught.value.refusal.key == "refused-only-lowly"
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Discard(Card.parse("AS")))
    assert caught.value.refusal.key == "refused-not-held"


@pytest.mark.parametrize("lowest", ["queen", "king", "ace"])
def test_a_pack_has_jacks(lowest: str) -> None:
    """Without jacks there are no bowers, no first jack, and too few faces to draw lots with."""
    options = {"pack.lowest": lowest, "deal.packets": "1-1-1-1", "pack.copies": "2"}
    with pytest.raises(ImpossibleRulesError) as caught:
        replace(Rules(), options)

    assert [one.key for one in caught.value.found] == ["rules-no-jacks"]


def test_every_seat_can_be_first_dealer() -> None:
    """Chance finds each of eight seats, whatever the pack."""
    rules = Rules()
    rules = replace(
        rules, {"players": "8", "deal.packets": "1-1-1-1-1-1-1-1", "pack.lowest": "jack"}
    )
    rng = random.Random(5)
    found = {chance(new_match(rules), rng)[0].public.dealer for _ in range(200)}

    assert found == set(range(8))


def test_a_pool_is_of_auctions_of_bids_only() -> None:
    """A pool set in a game about a turned card costs nobody anything."""
    played = {}
    for pool in ("0", "5"):
        rng = random.Random(3)
        rules = replace(preset("na24").rules, {"bids.pool": pool})
        played[pool] = play_match(rules, rng.choice, rng, most_deals=4).state.public.results
    assert played["0"] == played["5"]


def test_where_each_trick_is_a_point_a_maker_is_just_euchred() -> None:
    """Options of the score table give deals of Buck no other outcomes."""
    changes = {"score.super_euchre": "4", "score.four_tricks_needed": "yes"}
    played = []
    for rules in (preset("buck24").rules, replace(preset("buck24").rules, changes)):
        rng = random.Random(5)
        played.append(play_match(rules, rng.choice, rng, most_deals=60).state.public.results)
    assert played[0] == played[1]
