"""Taking over, going under, giving and declining cards; and who leads then."""

from __future__ import annotations

import random

import pytest

from euchre.game import (
    Discard,
    GoAlone,
    GoUnder,
    IllegalActionError,
    Phase,
    UpcardPlace,
    apply,
    legal,
    view,
)
from euchre.rules import preset, replace
from euchre.testing import act, at_deal, dealt, hand_of, moments, play_match
from euchre.testing.games import cards_of

RULES = preset("na24").rules
DEAL = dealt(RULES, 0, "9D")


def test_the_winner_of_each_trick_leads() -> None:
    """All through random matches; and cards held go down by one a trick."""
    rng = random.Random(4)
    match = play_match(RULES, rng.choice, rng, most_deals=3)
    for state in moments(RULES, match.events):
        public = state.public
        for one, other in zip(public.tricks, public.tricks[1:], strict=False):
            assert other.leader == one.winner
        if public.trick is not None:
            assert public.trick.best in [card for _, card in public.trick.cards]


def test_taking_over_a_blind_lone_hand() -> None:
    """The dealer names blind and goes alone; the partner may play it instead. Somerset, 93."""
    rules = replace(preset("british25").rules, {"entry.partner_may_take_over": True})
    state = act(at_deal(rules, dealt(rules, 0, "JK")), "name:H alone")

    assert (state.phase, state.turn) == (Phase.TAKE_OVER, 2)
    state = act(state, "take-over")
    assert state.public.sits_out == (0,)
    assert state.public.upcard_place is UpcardPlace.LEFT
    with pytest.raises(IllegalActionError) as caught:
        apply(state, GoAlone())
    assert caught.value.refusal.key == "refused-not-now"


def test_who_has_passed_cannot_take_over() -> None:
    """Somerset, law 93: only a partner who has not passed."""
    rules = replace(RULES, {"entry.partner_may_take_over": True})
    start = at_deal(rules, DEAL)

    assert act(start, "order-alone").turn == 3
    assert act(start, "pass pass order-alone").phase is Phase.PICK_UP


def test_best_before_the_pick_up() -> None:
    """Where the best is given first, the dealer out of play may still give the turned card."""
    rules = replace(
        RULES,
        {
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "entry.steps": "take_over/defend_alone/partners_best/defenders_best/pick_up",
        },
    )
    state = act(at_deal(rules, DEAL), "pass order-alone ask")
    gone = legal(state)[0]
    assert isinstance(gone, Discard)
    state = act(state, [gone])

    assert state.turn == 0
    assert len(legal(state)) == 6
    state = act(state, "give:9D:2")
    assert state.phase is Phase.PLAY
    assert state.public.upcard_place is UpcardPlace.TAKEN


def test_a_declined_card_is_not_given() -> None:
    """A dealer who left the card and was taken over has no right to give it."""
    rules = replace(
        preset("british25").rules,
        {
            "exchange.pick_up": "optional",
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "entry.partner_may_take_over": True,
            "entry.steps": "pick_up/take_over/partners_best/defend_alone/defenders_best",
        },
    )
    state = act(at_deal(rules, dealt(rules, 0, "JK")), "name:H alone decline take-over ask")
    state = act(state, [legal(state)[0]])

    assert state.turn == 0
    assert len(legal(state)) == 5
    assert state.public.upcard_place is UpcardPlace.LEFT


def test_a_pass_of_round_one_does_not_bind_in_round_two() -> None:
    """A partner may take over what was made in a round in which he has not passed."""
    rules = replace(RULES, {"entry.partner_may_take_over": True})
    start = act(at_deal(rules, DEAL), "pass " * 4)

    assert act(start, "name-alone:S").turn == 3
    assert act(start, "pass pass name-alone:S").phase is Phase.PLAY


def test_a_lone_defender_gets_nothing_of_the_makers_partner() -> None:
    """The turned card counts as the dealer's for his own partner only."""
    rules = replace(
        RULES,
        {
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "exchange.defenders_best": True,
            "entry.defend_alone": "always",
        },
    )
    state = act(at_deal(rules, DEAL), "pass order-alone pass defend-alone decline ask")

    assert state.turn == 1
    assert state.public.upcard_place is UpcardPlace.LEFT
    assert state.public.held == (5, 5, 5, 5)


def test_going_under_with_two_copies() -> None:
    """Each copy is in one place, though its face may be in several."""
    rules = replace(
        RULES, {"pack.copies": 2, "deal.go_under": "no_ace_no_face", "pack.lowest": "nine"}
    )
    deal = dealt(
        rules, 0, "AD", "9S TS 9H", None, E="9S TS 9H TH 9D", S="TH 9D TD 9C TC", W="TD 9C TC JS JH"
    )
    state = act(at_deal(rules, deal), "under away:9S away:TS away:9H")

    assert view(state, 1).hand == hand_of("9S TS 9H TH 9D")
    assert cards_of(state) == rules.cards.cards
    masks = [*state.hands, *state.aside, state.turned]
    assert not any(one & other for at, one in enumerate(masks) for other in masks[:at])


def test_one_seat_goes_under() -> None:
    """The kitty is exchanged once; another poor hand has no right to it."""
    rules = replace(RULES, {"deal.go_under": "no_ace_no_face", "pack.lowest": "eight"})
    deal = dealt(rules, 0, "AD", "", None, E="9S TS 9H TH 8D", S="8S 8H TD 9C TC")
    start = at_deal(rules, deal)

    assert GoUnder() in legal(act(start, "pass"))
    after = act(start, "under away:9S away:TS away:9H pass")
    assert GoUnder() not in legal(after)
