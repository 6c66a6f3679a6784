"""Who is whose partner, as far as all can see and as one seat knows."""

from __future__ import annotations

import random

from euchre.game import State, view
from euchre.rules import preset
from euchre.testing import act, at_deal, dealt

SEATS = range(4)


def called(upcard: str, words: str) -> State:
    """A deal of Call-ace by N in which S holds the ace of spades, after these words."""
    rules = preset("call-ace24").rules
    hands = {"E": "AD KD QD", "S": "KS" if upcard == "AS" else "AS"}
    state = at_deal(rules, dealt(rules, "N", upcard, "", random.Random(1), **hands))
    return act(state, "pass pass pass pass name:H " + words)


def sides(state: State, seat: int | None) -> list[int | None]:
    return [view(state, seat).side(other) for other in SEATS]


def test_only_the_holder_of_the_called_card_knows() -> None:
    """To all others the maker's partner may be anybody but themselves."""
    state = called("9D", "call:AS")

    assert state.public.has_secret_partner
    assert [state.public.side(seat) for seat in SEATS] == [1, 0, 1, 1]
    assert sides(state, 2) == [1, 0, 0, 1]
    assert sides(state, 3) == [None, 0, None, 1]
    assert sides(state, 1) == [None, 0, None, None]
    assert sides(state, None) == [None, 0, None, None]


def test_a_maker_who_called_his_own_card_knows_to_be_alone() -> None:
    """The others cannot tell."""
    state = called("9D", "call:AD")

    assert sides(state, 1) == [1, 0, 1, 1]
    assert sides(state, 2) == [None, 0, 1, None]


def test_a_called_card_that_was_turned_down_calls_nobody() -> None:
    """It lies there for all to see, so that there is no secret."""
    state = called("AS", "call:AS")

    assert not state.public.has_secret_partner
    for seat in (*SEATS, None):
        assert sides(state, seat) == [1, 0, 1, 1]
