"""The drawn table where a hand lies face up."""

from __future__ import annotations

from textual.pilot import Pilot

from euchre.cards import Card
from euchre.game import Acted, Pass, PlayExposed
from euchre.rules import preset
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import Entry, Step, new_table
from euchre.testing import act, at_deal, dealt
from euchre.tui.board import Board
from euchre.tui.hand import Calls
from euchre.tui.session import Session
from tests.tui.tables import keep_nothing, read, read_all, table
from tests.tui.test_table_screen import run

FULL = preset("railroad-full").rules
HANDS = {"W": "JK JH JD AH QH", "E": "KH TH 8H 7H 7C", "S": "9S TS QS 7S 7D"}


def exposed() -> Session:
    """The person, N, is at the left of a maker who leads from a hand that lies face up."""
    words = "order-alone jambone away:9S decline pass pass pass"
    state = act(at_deal(FULL, dealt(FULL, "S", "9H", "", None, **HANDS)), words)
    facts = TableFacts("1", "railroad-full", FULL, (Occupant(), *[Occupant("club")] * 3))
    start = new_table(facts, "1")
    step = Step(Entry(20, 1, Acted(2, Pass())), state)
    return Session(type(start)(facts, "1", (step,)), 0, (), keep_nothing)


def test_the_hand_is_seen_and_played_by_the_next_seat() -> None:
    """Its cards stand on the maker's plate, and each is a choice."""
    at = exposed()

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        board = read(screen.query_one(Board))
        for card in ("J♥", "J♦", "A♥", "Q♥"):
            assert card in board
        assert "Which card does" in read_all(pilot)
        calls = read(screen.query_one(Calls))
        assert "Have Q♥ played" in calls
        called = PlayExposed(Card.parse("QH"))
        await pilot.press(str(at.choices.index(called) + 1))
        await pilot.pause()
        assert Acted(0, called) in at.log

    run(course, at)
