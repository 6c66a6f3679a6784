"""Each reason for a refusal, brought about."""

from __future__ import annotations

import random
from dataclasses import replace as changed

import pytest

from euchre.cards import Card, Suit
from euchre.game import (
    REFUSAL_KEYS,
    Action,
    Bid,
    CallPartner,
    Discard,
    GoUnder,
    IllegalActionError,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Redeal,
    Refusal,
    State,
    apply,
    chance,
    legal,
    new_match,
)
from euchre.rules import ImpossibleRulesError, Rules, Value, order_of, preset, replace
from euchre.testing import act, at_deal, dealt

HAND = "9S TS AH KD QC"
DEALER = "9H TH KC JC TC"


def after(game: str, words: str = "", upcard: str = "9D", **options: Value | str) -> State:
    """A deal by N in which E has HAND and N has DEALER, after these words."""
    rules = replace(preset(game).rules, {key.replace("__", "."): v for key, v in options.items()})
    return act(at_deal(rules, dealt(rules, "N", upcard, "", None, E=HAND, N=DEALER)), words)


def card(text: str) -> Card:
    return Card.parse(text)


def over(state: State) -> State:
    """The same, but with the match over."""
    return changed(state, public=state.public.having(phase=Phase.MATCH_OVER, turn=None))


NAMING = "bid:3 pass pass pass"
LED = "order away:9H"
CASES: tuple[tuple[State, Action, Refusal], ...] = (
    (after("na24"), Discard(card("9S")), Refusal("refused-not-now")),
    (after("na24"), Name(Suit.SPADES), Refusal("refused-not-now")),
    (after("na24"), Redeal(), Refusal("refused-hand-not-poor")),
    (after("na24"), GoUnder(), Refusal("refused-hand-not-poor")),
    (over(after("na24")), Pass(), Refusal("refused-match-over")),
    (new_match(preset("na24").rules), Pass(), Refusal("refused-waiting-for-deal")),
    (after("na24", LED), Play(card("9C")), Refusal("refused-not-held", card=card("9C"))),
    (after("na24", LED), OrderUp(), Refusal("refused-not-now")),
    (after("na24", "order"), Discard(card("9C")), Refusal("refused-not-held", card=card("9C"))),
    (after("na24", "order"), Discard(card("9D")),
     Refusal("refused-turned-card-stays", card=card("9D"))),
    (after("na24-std", "pass " * 7), Pass(), Refusal("refused-dealer-must-name")),
    (after("na24", "pass pass pass", "JD", auction__turned_bower_forces_pick_up=True), Pass(),
     Refusal("refused-must-take-up", card=card("JD"))),
    (after("na24", "pass " * 4), Name(Suit.DIAMONDS),
     Refusal("refused-turned-down", suit=Suit.DIAMONDS)),
    (after("na24", "pass " * 4), Name(None), Refusal("refused-no-trump")),
    (after("na24", "pass " * 4), OrderUp(), Refusal("refused-not-now")),
    (after("canadian24", "pass"), OrderUp(), Refusal("refused-only-alone")),
    (after("na24", entry__alone=False), OrderUp(alone=True), Refusal("refused-not-alone")),
    (after("na24", auction__must_hold="caller", words="pass " * 3), OrderUp(),
     Refusal("refused-natural-trump", suit=Suit.DIAMONDS)),
    (after("na24", auction__must_hold="caller", words="pass " * 7), Name(Suit.SPADES),
     Refusal("refused-natural-trump", suit=Suit.SPADES)),
    (after("nap52-forced", "pass pass pass", ""), Pass(), Refusal("refused-must-bid")),
    (after("nap52-forced", "", ""), Bid("wellington"), Refusal("refused-over-last-only")),
    (after("auction-euchre", "bid:3", ""), Bid("2"), Refusal("refused-bid-too-low")),
    (after("auction-euchre", "bid:3", ""), Bid("17"), Refusal("refused-no-such-bid")),
    (after("auction-euchre", "", ""), Bid("3", Name(Suit.SPADES)),
     Refusal("refused-bid-without-trump")),
    (after("auction-euchre", "", ""), OrderUp(), Refusal("refused-not-now")),
    (after("auction-euchre", "", ""), Redeal(), Refusal("refused-hand-not-poor")),
    (after("bid-euchre24", "", ""), Bid("3"), Refusal("refused-bid-needs-trump")),
    (after("bid-euchre24", "", ""), Bid("3", Name(None, low=True)), Refusal("refused-no-trump")),
    (after("nap28", "", "", bids__trump="with_bid", bids__misere_no_trump=True),
     Bid("misere", Name(Suit.SPADES)), Refusal("refused-bid-without-trump")),
    (after("auction-euchre", NAMING, ""), Name(None), Refusal("refused-no-trump")),
    (after("auction-euchre", NAMING, ""), Name(Suit.CLUBS, alone=True),
     Refusal("refused-not-alone")),
    (after("auction-euchre", NAMING, "", entry__alone=True), Name(None, alone=True),
     Refusal("refused-no-trump")),
    (after("auction-euchre", NAMING, "", bids__ladder="3a/4"), Name(Suit.CLUBS, alone=True),
     Refusal("refused-not-now")),
    (after("auction-euchre", NAMING, "", auction__no_trump="callable"), Name(None, low=True),
     Refusal("refused-no-trump")),
    (after("auction-euchre", NAMING, ""), CallPartner(card("AS")), Refusal("refused-not-now")),
    (after("call-ace24", "pass pass pass pass name:H"), CallPartner(card("KS")),
     Refusal("refused-call-plain-card", card=card("KS"))),
)  # fmt: skip


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{at}-{case[2].key}" for at, case in enumerate(CASES)]
)
def test_the_reason_is_told(case: tuple[State, Action, Refusal]) -> None:
    """The first thing that is wrong, with the card, suit or seat that it speaks of."""
    state, action, reason = case
    with pytest.raises(IllegalActionError) as caught:
        apply(state, action, seat=0 if state.turn is None else state.turn)

    assert caught.value.refusal == reason
    assert caught.value.legal == legal(state)


def test_another_seats_turn_is_named() -> None:
    """Who is out of turn is told whose it is."""
    with pytest.raises(IllegalActionError) as caught:
        apply(after("na24"), Pass(), seat=3)
    assert caught.value.refusal == Refusal("refused-not-your-turn", seat=1)


def led_to_dealer(lead: str, trump: str, hand: str) -> State:
    """N is to follow that lead of E's, holding that hand, having passed."""
    rules = preset("na24").rules
    hands = {"E": lead, "N": hand, "S": "9S TS", "W": "QS KS"}
    state = at_deal(rules, dealt(rules, "N", "9C", "", None, **hands))
    state = act(state, f"pass pass pass pass name:{trump} {lead}")
    while state.turn != 0:
        state = act(state, [legal(state)[0]])
    return state


def test_following_is_explained() -> None:
    """Which suit was led; and that a lone left bower or Benny is of it."""
    with pytest.raises(IllegalActionError) as caught:
        apply(led_to_dealer("AD", "H", "KD QD AS 9H TH"), Play(card("AS")))
    assert caught.value.refusal == Refusal("refused-follow", card=card("AS"), suit=Suit.DIAMONDS)

    with pytest.raises(IllegalActionError) as caught:
        apply(led_to_dealer("AH", "H", "JD QD AS 9D TD"), Play(card("QD")))
    assert caught.value.refusal == Refusal(
        "refused-follow-left-bower", card=card("JD"), suit=Suit.HEARTS
    )


def test_every_reason_is_brought_about() -> None:
    """No key without a case: here, or (for one) where poor hands go under."""
    keys = {case[2].key for case in CASES}
    elsewhere = {
        "refused-not-your-turn",
        "refused-follow",
        "refused-follow-left-bower",
        "refused-only-lowly",
        # test_shown_cards.py
        "refused-no-jamboree",
        "refused-exposed-not-there",
        "refused-exposed-follow",
    }
    assert keys | elsewhere == set(REFUSAL_KEYS)


def test_a_stuck_dealer_without_a_natural_trump_names_what_he_likes() -> None:
    """The duty to hold a natural trump cannot leave a dealer with nothing to say."""
    rules = replace(
        preset("na24-std").rules,
        {"auction.must_hold": "caller", "pack.benny": "joker", "auction.benny_turned": "redeal"},
    )
    deal = dealt(rules, "N", "9D", "", None, N="AD KD QD JD TD")
    state = act(at_deal(rules, deal), "pass " * 7)

    assert {one for one in legal(state) if isinstance(one, Name) and not one.alone} == {
        Name(Suit.SPADES),
        Name(Suit.HEARTS),
        Name(Suit.CLUBS),
    }


@pytest.mark.parametrize("option", ["four_tricks_needed", "four_trick_tokens", "fast_break"])
def test_options_of_five_tricks_need_five(option: str) -> None:
    """What speaks of four of five tricks makes no sense with six."""
    rules = preset("na24").rules
    with pytest.raises(ImpossibleRulesError) as caught:
        replace(rules, {"deal.packets": "2-2-2-2/2-2-2-2", f"score.{option}": True})
    assert [one.key for one in caught.value.found] == ["rules-four-of-five-tricks"]


def test_red_suits_stand_around_a_black_one() -> None:
    """At no trump the colour with more suits goes first, so that both can alternate."""
    order = order_of(preset("na24").rules, None)
    hand = order.pack.set_of([card("AS"), card("AH"), card("AD")])
    assert order.sort(hand) == (card("AH"), card("AS"), card("AD"))


def test_a_table_before_the_deal() -> None:
    """Nothing is turned, nothing is over, and every seat plays."""
    public = new_match(Rules()).public

    assert public.turned_suit is None
    assert public.result is None
    assert public.active == (0, 1, 2, 3)
    with pytest.raises(TypeError, match="has no"):
        public.having(nonsense=1)
    dealt_state = chance(chance(new_match(Rules()), random.Random(1))[0], random.Random(1))[0]
    assert dealt_state.public.result is None
