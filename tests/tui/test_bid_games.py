"""The drawn table in games of bids, with a called partner, and where each plays for itself."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from euchre.game import Acted, Bid, DropOut, Name, Pass, Phase, Play
from euchre.texts.story import bids_by_number
from euchre.tui.bars import PromptRows, ScoreBar, TrumpStrip
from euchre.tui.board import Board
from euchre.tui.hand import Calls, Hand
from euchre.tui.session import Session
from tests.tui.tables import press_until_over, read, read_all, session, session_when, settle, table
from tests.tui.test_table_screen import run, sheet

KEYS = ["enter", "right", "enter", "2", "down", "enter", "1", "3", "escape", "right", "enter"]


def bids(at: Session) -> bool:
    """Whether the person is to bid, and somebody has bid before."""
    return bids_by_number(at.view.public) and at.view.public.highest_bid is not None


def first_bid(at: Session) -> bool:
    """Whether the person is to bid, and nobody has bid yet."""
    return bids_by_number(at.view.public) and at.view.public.highest_bid is None


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("nap24-three", {"deals": "2"}),
        ("hasenpfeffer25", {"target": "3", "widow": "taken"}),
        ("bid-euchre24", {"deals": "2", "target": "0", "must_earn": "no"}),
        ("buck24-bids", {"count_down": "4", "deals": "4"}),
        ("call-ace24", {"target": "2"}),
    ],
)
def test_whole_match_by_keys(game: str, changes: dict[str, str]) -> None:
    """Enter, arrows, numbers and Esc play a game of each family to its end."""

    async def course(pilot: Pilot[None]) -> None:
        await press_until_over(pilot, KEYS)
        told = sheet(pilot)
        assert " won the game" in told or "The game is a draw" in told

    run(course, session(game, changes=changes))


def test_a_number_key_is_that_bid() -> None:
    """Not the choice of that number, which would be another bid; p passes."""
    at = session_when(first_bid, "nap28")

    async def course(pilot: Pilot[None]) -> None:
        calls = read(table(pilot).query_one(Calls))
        assert calls.split() == ["Pass", "2", "3", "Misère", "4", "Nap"]
        await pilot.press("4")
        await pilot.pause()
        assert Acted(0, Bid("4")) in at.log

    run(course, at)


def test_p_passes() -> None:
    """Whatever number it has."""
    at = session_when(bids, "nap28")

    async def course(pilot: Pilot[None]) -> None:
        assert Acted(0, Pass()) not in at.log
        await pilot.press("p")
        await pilot.pause()
        assert Acted(0, Pass()) in at.log

    run(course, at)


def test_the_trump_of_a_bid_is_chosen_after_its_number() -> None:
    """A row of bids; after one is chosen its trumps, numbered; Esc leads back."""
    at = session_when(first_bid, "bid-euchre48-shooter")

    async def course(pilot: Pilot[None]) -> None:
        calls = table(pilot).query_one(Calls)
        row = ["Pass", *map(str, range(6, 13)), "Shooter", "Loner"]
        assert read(calls).split() == row
        await pilot.press("1")
        assert table(pilot).scene.calls[table(pilot).scene.cursor] == Bid("10")
        await pilot.press("enter")
        assert "1 Bid 10 in spades" in read(calls)
        assert "6 Bid 10 in low no trump" in read(calls)
        await pilot.press("escape")
        assert read(calls).split() == row
        assert table(pilot).scene.calls[table(pilot).scene.cursor] == Bid("10")
        await pilot.press("7", "6")
        await pilot.pause()
        assert Acted(0, Bid("7", Name(None, low=True))) in at.log

    run(course, at)


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (100, 30)])
@pytest.mark.parametrize("game", ["bid-euchre48-shooter", "bid-euchre48-three"])
def test_a_long_hand_lies_over_each_other(game: str, size: tuple[int, int]) -> None:
    """Each of twelve or sixteen cards shows its rank, and none is off the screen."""
    at = session_when(first_bid, game)

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        hand = screen.query_one(Hand)
        index = read(hand).splitlines()[2]
        for card in screen.scene.hand:
            assert f"│{card.name.rstrip(chr(0xFE0E))[:-1]}" in index
        assert index.rstrip().endswith("│")
        for widget in (ScoreBar, TrumpStrip, Board, PromptRows, Calls, Hand):
            region = screen.query_one(widget).region
            assert region.bottom <= size[1]
            assert region.height

    run(course, at, size=size)


def test_a_click_finds_the_card_that_is_seen() -> None:
    """Where cards lie over each other the upper one is taken."""
    at = session_when(
        lambda one: one.view.public.phase is Phase.PLAY and len(one.choices) > 2, "bid-euchre48"
    )

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        hand = screen.query_one(Hand)
        place = next(
            place
            for place, card in enumerate(screen.scene.hand)
            if screen.scene.action_of_card(card) and place != screen.scene.cursor
        )
        card = screen.scene.hand[place]
        left = hand._left(screen.scene, place)
        await pilot.click(Hand, offset=(left + 1, 2))
        await pilot.pause()
        assert any(
            isinstance(event, Acted) and event.seat == 0 and event.action == Play(card)
            for event in at.log
        )

    run(course, at)


def test_scores_run_down_and_one_may_drop_out() -> None:
    """Buck shows what is left, and who dropped out."""
    at = session_when(lambda one: one.view.public.phase is Phase.STAY, "buck24")

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        bar = read(screen.query_one(ScoreBar))
        assert bar.count(" 25  ▮0") == 4
        assert "down from 25" in bar
        assert "1 Stay in" in read(screen.query_one(Calls))
        assert "2 Drop out" in read(screen.query_one(Calls))
        assert "Each trick scores a point; without a trick you lose 5." in read_all(pilot)
        await pilot.press("2")
        await pilot.pause()
        assert Acted(0, DropOut()) in at.log

    run(course, at)


def test_scores_of_six_have_room() -> None:
    """Names give way first, points never."""
    at = session_when(first_bid, "nap52-six")

    async def course(pilot: Pilot[None]) -> None:
        bar = read(table(pilot).query_one(ScoreBar)).split()
        assert bar[:3] == ["●", "You", "0"]
        assert bar[3:18] == [
            part for mark, name in zip("□△◇⬠✕", "23456", strict=True) for part in (mark, name, "0")
        ]

    run(course, at)


def test_a_secret_partner_is_shown_as_unknown() -> None:
    """The called card stands in the strip; who holds it does not, unless the person does."""

    def called(at: Session) -> bool:
        contract = at.view.public.contract
        return contract is not None and contract.called is not None

    at = session_when(
        lambda one: called(one) and one.view.side(0) != 0 and one.view.public.has_secret_partner,
        "call-ace32-five",
    )

    async def course(pilot: Pilot[None]) -> None:
        assert "partner unknown" in read(table(pilot).query_one(TrumpStrip))
        assert "partner of the maker" not in read_all(pilot)

    run(course, at)
    mine = session_when(
        lambda one: (
            called(one)
            and one.view.side(0) == 0
            and one.view.public.contract is not None
            and one.view.public.contract.maker != 0
            and one.view.public.has_secret_partner
        ),
        "call-ace32-five",
    )

    async def own(pilot: Pilot[None]) -> None:
        await settle(pilot)
        assert "the partner is you" in read(table(pilot).query_one(TrumpStrip))

    run(own, mine)
