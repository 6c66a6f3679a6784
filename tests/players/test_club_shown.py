"""The club player where cards are shown: a lone hand face up, and the five highest trumps."""

from __future__ import annotations

import random

import pytest

from euchre.game import Outcome, PlayExposed, State, view
from euchre.players import Decision, Limit, player_named
from euchre.rules import preset
from euchre.testing import act, action_text, at_deal, dealt

FULL = preset("railroad-full").rules
EXPOSED = "order-alone jambone away:9S decline pass pass pass"


def decided(state: State, seed: int = 1) -> Decision:
    """What club does there."""
    assert state.turn is not None
    return player_named("club").decide(view(state, state.turn), Limit(seed))


def deal(words: str, upcard: str = "9H", **hands: str) -> State:
    """A deal by N after these words; cards that are not told are shuffled."""
    start = at_deal(FULL, dealt(FULL, "N", upcard, "", random.Random(3), **hands))
    return act(start, words)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("JK JH JD AH KH", "jambone"),
        ("JK JH JD AH 8S", "pass"),
        ("JH AH KH QH 8S", "pass"),
        ("JH AH AS KS 7C", "pass"),
    ],
)
def test_only_a_hand_that_takes_all_is_played_face_up(hand: str, wanted: str) -> None:
    """An opponent plays it, and would call the card that loses."""
    state = deal("order-alone", N="9S TS QS 7S 7D", E=hand)

    assert [action_text(decided(state, seed).action) for seed in range(3)] == [wanted] * 3


def test_the_five_highest_trumps_are_shown() -> None:
    """Sixteen points are more than any play of the cards brings."""
    held = deal("pass pass pass order away:9S", "KH", N="JK JH JD AH 9S")
    lacks = deal("pass pass pass order away:9S", "KH", N="JK JH JD QH 9S")

    assert action_text(decided(held).action) == "jamboree"
    assert action_text(decided(lacks).action) == "pass"


def test_the_card_that_loses_is_called() -> None:
    """The maker leads, and only the eight of spades can be beaten."""
    state = deal(EXPOSED, N="9S TS QS KS 7D", E="JK JH JD AH 8S", S="AS KC QC TC 9C")
    decision = decided(state)

    assert action_text(decision.action) == "exposed:8S"
    assert [one.key for one in decision.why] == ["reason-against-exposed"]


def test_the_best_that_the_maker_has_is_wasted_where_no_card_loses() -> None:
    """Of cards that win all the same the highest goes first."""
    state = deal(EXPOSED, N="9S TS QS 7S 7D", E="JK JH JD AH KH")

    assert action_text(decided(state).action) == "exposed:JK"


def test_defenders_take_the_trick_with_the_card_that_can() -> None:
    """One's own card is chosen as the maker's is."""
    words = f"{EXPOSED} exposed:8S"
    state = deal(words, N="9S TS QS KS 7D", E="JK JH JD AH 8S", S="AS 7S QC TC 9C")

    assert action_text(decided(state).action) in {"AS", "7S"}
    last = act(state, "7S")
    assert action_text(decided(last).action) == "TS"


def test_a_deal_played_by_club_against_a_weak_exposed_hand() -> None:
    """The hand is euchred where the cards let it: every card was called by an opponent."""
    state = deal(EXPOSED, N="9S AS KS QS KH", E="JH AH 8S 7C 7D", S="JK JD TH QH AC")
    called = 0
    while not state.public.is_deal_over:
        action = decided(state).action
        called += isinstance(action, PlayExposed)
        state = act(state, [action])

    assert called == FULL.hand_size
    assert state.public.results[-1].outcome is Outcome.LONE_EUCHRE
