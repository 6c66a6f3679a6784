"""Hints and guidance in the terminal: at the drawn table, and line by line."""

from __future__ import annotations

import io

from textual.pilot import Pilot
from textual.widgets import Static

from euchre.cli.console import Console
from euchre.cli.plain import PlainTable
from euchre.game import card_of
from euchre.texts import Catalogue
from euchre.texts.story import Reader, seat_names
from euchre.tui.bars import PromptRows
from euchre.tui.hints import advice_on
from tests.tui.tables import read, session, session_when, table
from tests.tui.test_table_screen import run


def _page(pilot: Pilot[None]) -> str:
    return str(pilot.app.screen.query_one(Static).visual)


def test_a_key_shows_a_hint_and_moves_the_cursor_there() -> None:
    """What is suggested, its points and chance, the reasons; a second key explains the phase."""
    at = session_when(lambda one: one.view.public.trick is not None)
    advised = advice_on(at.view)

    async def course(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        shown = _page(pilot)
        assert shown.startswith("Hint")
        assert "Suggested: Play" in shown
        assert len(advised.choices) == 1 or "points from this deal" in shown
        await pilot.press("escape")
        await pilot.pause()
        scene = table(pilot).scene
        assert scene.hand[scene.cursor - len(scene.calls)] is card_of(advised.action)
        await pilot.press("e")
        await pilot.pause()
        assert _page(pilot).startswith("Playing to a trick")

    run(course, at)


def test_who_learns_is_told_at_each_turn_of_the_first_deal() -> None:
    """The sentence below the prompt explains and suggests; the next deal has its usual line."""
    at = session_when(lambda one: one.view.public.trick is not None)

    async def course(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        screen._learns = True
        screen._see()
        assert "Suggested: Play" in " ".join(read(screen.query_one(PromptRows)).split())

    run(course, at)


def test_line_by_line_hints_and_guidance_are_sentences() -> None:
    """“hint” and “explain” answer at any turn; who learns gets both for one deal, unasked."""
    at, out = session(), io.StringIO()
    typed = iter(["hint", "explain"])

    def ask() -> str | None:
        if at.view.public.standing.deal:
            return None
        return next(typed, "1")

    console = Console(Catalogue(), out, out, colour=False)
    PlainTable(console, at, Reader(0, seat_names(4)), ask, learns=True).run()
    told = " ".join(out.getvalue().split())
    turns = told.count("Suggested: ")
    assert turns >= 3
    assert told.count("The turned card The turned card,") == 2
    assert "points from this deal" in told
    assert "The other choices:" in told
    assert told.count("That was the first deal with guidance.") == 1
    assert told.index("The first to 10 wins the game.") < told.index("That was the first deal")
