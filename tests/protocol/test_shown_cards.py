"""Snapshots where a hand lies face up: who sees it, and who may play it."""

from __future__ import annotations

from euchre.game import view
from euchre.protocol.actions import action_of
from euchre.protocol.messages import Snapshot
from euchre.rules import preset
from euchre.table.facts import Occupant, TableFacts
from euchre.table.snapshot import snapshot
from euchre.testing import act, at_deal, dealt

FULL = preset("railroad-full").rules
FACTS = TableFacts("1", "railroad-full", FULL, (Occupant("club"),) * 4)
HANDS = {"E": "JK JH JD AH QH", "W": "KH TH 8H 7H 7C", "N": "9S TS QS 7S 7D"}


def seen_by(seat: int, words: str) -> Snapshot:
    """What that seat gets of a deal by N after these words."""
    state = act(at_deal(FULL, dealt(FULL, "N", "9H", "", None, **HANDS)), words)
    return snapshot(view(state, seat), FACTS, 1)


def test_all_see_the_hand_and_the_next_seat_plays_it() -> None:
    """Its cards in the order of play on the maker's seat; each is a choice of the caller."""
    words = "order-alone jambone away:9S decline pass pass pass"
    for seat in range(4):
        told = seen_by(seat, words)
        assert [one.exposed for one in told.seats] == [[], ["JK", "JH", "JD", "AH", "QH"], [], []]
        kinds = {one.action.kind for one in told.choices}
        assert kinds == ({"play_exposed"} if seat == 2 else set())
    caller = seen_by(2, words)
    state = act(at_deal(FULL, dealt(FULL, "N", "9H", "", None, **HANDS)), words)
    actions = [action_of(one.action, view(state, 2)) for one in caller.choices]

    assert [one.action.card for one in caller.choices] == ["AH", "QH", "JH", "JD", "JK"]
    assert all(act(state, [action]) for action in actions)
    assert not any(one.action for one in caller.hand or ())


def test_nobody_sees_it_before_the_exchanges_are_done() -> None:
    """The maker has said it, and the cards are still hidden."""
    told = seen_by(2, "order-alone jambone away:9S decline")

    assert not any(one.exposed for one in told.seats)
    assert told.contract is not None
    assert told.contract.alone
