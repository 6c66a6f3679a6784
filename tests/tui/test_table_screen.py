"""The table drawn in the terminal, driven by keys and clicks."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable, Sequence

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.widgets import Static

from euchre.game import Acted, Event, Phase, Play, card_of, held_cards
from euchre.texts.scores import score_text
from euchre.texts.story import prompt
from euchre.tui.bars import PromptRows
from euchre.tui.board import Board
from euchre.tui.canvas import Brush, Canvas
from euchre.tui.hand import Calls, Hand
from euchre.tui.keys import TABLE_KEYS
from euchre.tui.pages import PageScreen, ResultScreen
from euchre.tui.palette import LIGHT
from euchre.tui.scene import fitted, write
from euchre.tui.session import NotKeptError, Session
from tests.tui.tables import (
    app,
    must_follow,
    press_until_over,
    read,
    read_all,
    say,
    session,
    session_when,
    settle,
    table,
)

Course = Callable[[Pilot[None]], Awaitable[None]]


def run(
    course: Course,
    at: Session | None = None,
    size: tuple[int, int] = (80, 24),
    again: Callable[[], Session] | None = None,
) -> None:
    """Run the program on a screen of that size."""

    async def main() -> None:
        program = app(at, again)
        async with program.run_test(size=size) as pilot:
            await settle(pilot)
            await course(pilot)

    asyncio.run(main())


def sheet(pilot: Pilot[None]) -> str:
    """What the sheet over the table says."""
    return str(pilot.app.screen.query_one(Static).visual)


@pytest.mark.parametrize("game", ["na24", "hoyle32", "railroad-bicycle"])
def test_whole_match_by_keys(game: str) -> None:
    """Enter, arrows and numbers play to the end, which the last sheet tells."""

    async def course(pilot: Pilot[None]) -> None:
        await press_until_over(pilot, ["enter", "right", "enter", "2", "down", "enter", "1", "3"])
        assert table(pilot).session.is_over
        told = sheet(pilot)
        assert "won the " in told
        assert "Enter: play again" in told

    run(course, session(game, changes={"target": "2", "games": "1", "laps": "false", "slam": "no"}))


def test_play_again_and_quit() -> None:
    """After the end Enter begins another game at the same table, and q leaves."""
    begun: list[Session] = []

    def again() -> Session:
        begun.append(session(seed="again"))
        return begun[-1]

    async def course(pilot: Pilot[None]) -> None:
        await press_until_over(pilot, ["enter"])
        await pilot.press("enter")
        await settle(pilot)
        assert table(pilot).session is begun[0]
        assert not begun[0].is_over
        await pilot.press("q")
        assert pilot.app._exit

    run(course, session(changes={"target": "1"}), again=again)


def test_everything_that_matters_is_on_the_screen() -> None:
    """Score, target, dealer, trump and maker, turned card, hand, prompt and keys at 80 × 24."""

    async def course(pilot: Pilot[None]) -> None:
        shown, scene = read_all(pilot), table(pilot).scene
        for word in ("We", "They", "to 10", "dealt", "Your turn", "Follow", "Enter", "West"):
            assert word in shown
        contract = scene.public.contract
        assert contract is not None
        assert contract.trump is not None
        assert say_suit(contract.trump.letter) in shown
        for card in scene.hand:
            assert card.name[:-1] in shown
        assert "turned" in shown or "took" in shown or "left on the table" in shown

    run(course, session_when(must_follow))


def test_long_prompt_takes_a_second_line_and_what_is_cut_says_so() -> None:
    """All of what to do is read at 52 columns; what has no room ends in a sign."""

    async def course(pilot: Pilot[None]) -> None:
        asked = say(prompt(table(pilot).scene.reader, table(pilot).scene.view))
        below = " ".join(read(table(pilot).query_one(PromptRows)).split())
        assert all(word in below for word in asked.split())
        assert table(pilot).query_one(PromptRows).size.height >= 3

    run(course, session_when(lambda at: at.view.public.phase is Phase.PICK_UP), size=(52, 24))
    canvas = Canvas(8, 1, Brush(LIGHT, four_colours=False))
    write(canvas, 2, 0, "Northern", canvas.brush.text())
    assert canvas.strip(0).text == "  North…"
    assert [fitted("North", 4), fitted("West", 4)] == ["Nor…", "West"]


def say_suit(letter: str) -> str:
    """The name of a suit as a heading."""
    return {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}[letter]


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (100, 30), (140, 45)])
def test_every_widget_fits_the_screen(size: tuple[int, int]) -> None:
    """Nothing is pushed off the screen, in the second round with its many calls neither."""

    async def course(pilot: Pilot[None]) -> None:
        assert len(table(pilot).scene.calls) == 7
        for widget in table(pilot).query("*"):
            if widget.display and widget.region.area:
                assert pilot.app.screen.region.contains_region(widget.region), widget
        assert table(pilot).query_one(Board).size.height >= 8
        shown = read(table(pilot).query_one(Calls))
        for number in range(1, len(table(pilot).scene.calls) + 1):
            assert f" {number} " in shown

    run(course, session_when(lambda at: len(at.choices) == 7), size=size)


def test_resizing_keeps_the_table_whole() -> None:
    """From large to small and back: the hand is drawn anew each time."""

    async def course(pilot: Pilot[None]) -> None:
        for size in ((120, 40), (44, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = read(table(pilot).query_one(Hand))
            for card in table(pilot).scene.hand:
                assert card.name[:-1] in shown

    run(course, session_when(must_follow))


def test_illegal_card_is_refused_with_the_rule() -> None:
    """Choosing a card that does not follow says why, and changes nothing."""

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        scene, number = screen.scene, screen.session.table.number
        wrong = next(at for at, card in enumerate(scene.hand) if not scene.action_of_card(card))
        while table(pilot).scene.cursor != wrong:
            await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.table.number == number
        assert "were led" in read_all(pilot)

    run(course, session_when(must_follow))


def test_legal_and_illegal_cards_differ_without_colour() -> None:
    """A bar below those that may be played; a hatch on the others; a double line at the cursor."""

    async def course(pilot: Pilot[None]) -> None:
        shown = read(table(pilot).query_one(Hand))
        scene = table(pilot).scene
        legal = sum(scene.action_of_card(card) is not None for card in scene.hand)
        assert shown.count("▀▀▀") == legal
        assert shown.count("╔") == 1
        assert "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}" in shown
        # The card that is winning the trick has a star.
        assert "★" in read(table(pilot).query_one(Board))

    run(course, session_when(must_follow))


def test_mouse_plays_a_card() -> None:
    """A click on a card plays it."""

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        scene, hand = screen.scene, screen.query_one(Hand)
        at = next(at for at, card in enumerate(scene.hand) if scene.action_of_card(card))
        assert await pilot.click(Hand, offset=(hand._left(scene, at) + 3, 2))
        await settle(pilot)
        assert Acted(0, Play(scene.hand[at])) in screen.session.log

    run(course, session_when(must_follow))


def test_mouse_makes_a_call() -> None:
    """A click on a call makes it."""

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        action = screen.scene.calls[0]
        assert await pilot.click(Calls, offset=(3, 0))
        await settle(pilot)
        assert Acted(0, action) in screen.session.log

    run(course, session_when(lambda at: at.view.public.phase is Phase.AUCTION))


def test_pages_open_and_close() -> None:
    """Help lists every key; the rule sheet and the log of the deal can be read."""

    async def course(pilot: Pilot[None]) -> None:
        for key, told in (("question_mark", "At the table"), ("r", "Making trump"), ("s", "dealt")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, PageScreen)
            assert told in sheet(pilot)
            if key == "question_mark":
                for binding in TABLE_KEYS:
                    assert isinstance(binding, Binding)
                    assert not binding.key_display or binding.key_display in sheet(pilot)
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(pilot.app.screen, PageScreen)

    run(course)


@pytest.mark.parametrize("game", ["na24", "call-ace24"])
def test_result_shows_all_hands_as_they_were_played(game: str) -> None:
    """Each seat's cards by trick, who led and who won, the kitty, and the score."""

    async def course(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settle(pilot)
        assert isinstance(pilot.app.screen, ResultScreen)
        public = table(pilot).scene.public
        told = sheet(pilot)
        for trick in public.tricks:
            for _, card in trick.cards:
                assert card.name[:-1] in told
        assert told.count("★") == told.count("▸") == len(public.tricks) == 5
        assert "Kitty" in told
        assert "Enter: next deal" in told
        reader = table(pilot).scene.reader
        for seat in range(4):
            assert say(reader.name(seat)) in told
        assert " · ".join(map(say, score_text(reader, public))).removesuffix(".") + "." in told
        assert ".." not in told

    def plays_last(at: Session) -> bool:
        return at.view.public.phase is Phase.PLAY and sum(at.view.public.held) == 1

    run(course, session_when(plays_last, game))


def test_colours_and_day_can_be_changed() -> None:
    """Four colours of suits and the light palette change the style, not the words."""

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        words = read_all(pilot)
        await pilot.press("c")
        assert screen.scene.brush.four_colours
        await pilot.press("d")
        assert not screen.scene.brush.palette.is_dark
        assert pilot.app.theme == screen.scene.brush.palette.name
        await pilot.pause()
        assert read_all(pilot) == words

    run(course)


def test_pace_can_be_changed() -> None:
    """The key goes round the paces and says which it is."""

    async def course(pilot: Pilot[None]) -> None:
        await pilot.press("f")
        assert "The others take much time." in read_all(pilot)
        await pilot.press("f")
        assert "The others play at once." in read_all(pilot)

    run(course)


def test_hand_that_may_not_be_seen_shows_backs() -> None:
    """A dealer who names trump blind sees calls and no card of the hand."""
    at = session_when(lambda at: at.view.public.phase is Phase.BLIND_NAME, "british25")

    async def course(pilot: Pilot[None]) -> None:
        shown = read(table(pilot).query_one(Hand))
        assert shown.count("╭") == 5
        assert not {"♠", "♥", "♦", "♣"} & set(shown)
        assert "Name hearts" in read(table(pilot).query_one(Calls))

    run(course, at)


def test_what_cannot_be_kept_is_not_done_and_can_be_tried_again() -> None:
    """A full disk: the sentence says so, the card stays, and Enter tries again."""
    is_full = False

    def keep(log: Sequence[Event]) -> None:
        if is_full and log:
            raise NotKeptError("game.jsonl", os.strerror(errno.ENOSPC))

    async def course(pilot: Pilot[None]) -> None:
        nonlocal is_full
        screen = table(pilot)
        number = screen.session.table.number
        is_full = True
        await pilot.press("1")
        await pilot.pause()
        assert screen.session.table.number == number
        assert "No space left on device" in read_all(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.table.number == number
        is_full = False
        await pilot.press("enter")
        await settle(pilot)
        assert screen.session.table.number > number

    run(course, session(keep=keep), size=(140, 30))


def test_choices_are_numbered_as_they_are_shown() -> None:
    """Calls first, then cards in the order of the hand; the cursor begins at the first."""

    async def course(pilot: Pilot[None]) -> None:
        scene = table(pilot).scene
        cards = [card_of(action) for action in scene.choices]
        assert cards == [card for card in held_cards(scene.view) if card in cards]
        assert scene.hand[scene.cursor] is cards[0]

    run(course, session_when(must_follow))
