"""The table as a screen: it lets things happen, shows them, and takes what the person chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen

from euchre.game import Action, Bid, Pass, Shown, card_of, redact
from euchre.protocol.messages import PACES, Pace
from euchre.table.computers import Pauses, pause_before
from euchre.table.table import Step
from euchre.texts import Text
from euchre.texts.story import Reader, event_text, trick_text, why_not
from euchre.tui.bars import PromptRows, ScoreBar, TrumpStrip
from euchre.tui.board import Board
from euchre.tui.canvas import Brush
from euchre.tui.drawn import Drawn
from euchre.tui.hand import Calls, Chosen, Hand
from euchre.tui.hints import advice_on, guide_texts, suggestion_texts
from euchre.tui.keys import TABLE_KEYS, KeysBar
from euchre.tui.pages import PageScreen, ResultScreen
from euchre.tui.palette import DARK, LIGHT
from euchre.tui.reading import (
    explained_page,
    help_page,
    hint_page,
    result_sheet,
    rules_page,
    story_page,
)
from euchre.tui.scene import Scene
from euchre.tui.session import NotKeptError, Session
from euchre.tui.story_panel import StoryPanel

__all__ = ["TableScreen"]

_WIDTHS = [(0, "-narrow"), (72, "-usual"), (110, "-wide")]
_HEIGHTS = [(0, "-low"), (28, "-usual-height"), (36, "-high")]
_TRICK_STAYS: Mapping[Pace, float] = {"fast": 0.3, "normal": 1.0, "slow": 2.0}


class TableScreen(Screen[None]):
    """One session at the table."""

    BINDINGS = TABLE_KEYS
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS

    def __init__(
        self,
        session: Session,
        reader: Reader,
        say: Callable[[Text], str],
        pauses: Pauses,
        *,
        learns: bool = False,
    ) -> None:
        """The table of a session, in the words of ``say``.

        With ``learns`` each phase of the first deal is explained.
        """
        super().__init__()
        self.session = session
        self._pauses = pauses
        self._learns = learns
        self._pace = session.facts.pace
        self._stuck: Callable[[], None] | None = None
        self.scene = Scene(session.view, reader, Brush(DARK, four_colours=False), say)

    def compose(self) -> ComposeResult:
        """The widgets from top to bottom."""
        yield ScoreBar()
        yield TrumpStrip()
        with Horizontal(id="middle"):
            yield Board()
            yield StoryPanel()
        yield PromptRows()
        yield Calls()
        yield Hand()
        yield KeysBar()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self._see()
        self._go_on()

    # The course of the game.

    def _go_on(self) -> None:
        """Let the next thing happen, after a pause, or wait for the person."""
        session = self.session
        if session.choices:
            return
        public = session.view.public
        if session.computer_to_act is not None:
            self._after(self._pause(), self._computer_acts)
        elif public.result is not None:
            self._after(self._pause_after_trick(), self._show_result)
        else:
            self._after(0, self._deal)

    def _after(self, seconds: float, what: Callable[[], None]) -> None:
        if seconds > 0:
            self.set_timer(seconds, lambda: self._try(what))
        else:
            self.call_later(self._try, what)

    def _pause(self) -> float:
        table = self.session.table
        pause = pause_before(self._pauses, self._pace, table.seed, table.number)
        public = self.session.view.public
        fresh_trick = public.trick is None and bool(public.tricks)
        return pause + (self._pause_after_trick() if fresh_trick else 0)

    def _pause_after_trick(self) -> float:
        """How long a finished trick stays to be read; not at all where nothing pauses."""
        return _TRICK_STAYS[self._pace] if any(self._pauses[self._pace]) else 0

    def _try(self, what: Callable[[], None]) -> None:
        """Do something that has to be kept; if it cannot be, say so and wait for Enter."""
        try:
            what()
        except NotKeptError as error:
            self._stuck = what
            told = Text.of("play-not-kept", path=error.path, why=error.why)
            self._refuse(f"{self.scene.say(told)} {self.scene.text('tui-try-again')}")

    def _computer_acts(self) -> None:
        self._happened(self.session.computer_acts())

    def _deal(self) -> None:
        self._happened(self.session.deal())

    def _happened(self, steps: Sequence[Step]) -> None:
        """Show what these steps have made of the table."""
        scene, reader = self.scene, self.scene.reader
        before, remark = scene.public, scene.remark
        for step in steps:
            event = redact(before.rules, step.game_event, reader.seat)
            if not (isinstance(event, Shown) and before.is_deal_over):
                remark = scene.say(event_text(reader, before, event))
            after = step.state.public
            for trick in after.tricks[len(before.tricks) :]:
                remark = scene.say(trick_text(reader, trick))
            before = after
        self.scene = replace(scene, remark=remark, is_urgent=False)
        self._see()
        self._go_on()

    def _see(self) -> None:
        """Draw the table as it is now, the cursor at the first choice."""
        session = self.session
        self.scene = replace(self.scene, view=session.view, choices=session.choices, bidding="")
        self.scene = replace(self.scene, cursor=self._first_place(), lesson=self._lesson())
        self._draw()

    def _lesson(self) -> str:
        """What to know at this turn, and what is suggested, while the person learns."""
        scene = self.scene
        self._learns = self._learns and not scene.public.is_deal_over
        if not self._learns or not scene.choices:
            return ""
        _, first, *_ = guide_texts(scene.reader, scene.view)
        best, *_ = suggestion_texts(scene.reader, scene.view, advice_on(scene.view))
        return f"{scene.say(first)} {scene.say(best)}"

    def _first_place(self) -> int:
        """Where the cursor is when the person's turn begins: the first thing that may be chosen."""
        scene = self.scene
        if scene.calls or not scene.chooses_card:
            return 0 if scene.calls else -1
        return next(at for at, card in enumerate(scene.hand) if scene.action_of_card(card))

    def _draw(self) -> None:
        for widget in self.query(Drawn):  # type: ignore[type-abstract]  # looked for, not made
            widget.show(self.scene)

    def _refuse(self, words: str) -> None:
        self.scene = replace(self.scene, remark=words, is_urgent=True)
        self._draw()

    def _show_result(self) -> None:
        scene = self.scene
        over = self.session.is_over
        sheet = result_sheet(scene, is_over=over)
        self.app.push_screen(ResultScreen(sheet, is_over=over), self._answered)

    def _answered(self, answer: str | None) -> None:
        match answer:
            case "next":
                self._try(self._deal)
            case "again":
                self._try(self.app.action_again)  # type: ignore[attr-defined]
            case _:
                self.app.exit()

    # What the person does.

    def action_move(self, step: int) -> None:
        """Move the cursor to the next place, round and round."""
        places = self.scene.places
        if places:
            at = (max(self.scene.cursor, 0) + step) % places
            self.scene = replace(self.scene, cursor=at, is_urgent=False)
            self._draw()

    def action_jump(self, step: int) -> None:
        """Move the cursor between the calls and the cards."""
        scene = self.scene
        if scene.calls and scene.chooses_card:
            first = len(scene.calls)
            cards = [first + at for at, card in enumerate(scene.hand) if scene.action_of_card(card)]
            at = cards[0] if step > 0 and scene.cursor < first else 0 if step < 0 else scene.cursor
            self.scene = replace(scene, cursor=at, is_urgent=False)
            self._draw()
        else:
            self.action_move(step)

    def action_choose(self) -> None:
        """Do what is under the cursor; or try again what could not be kept."""
        if self._stuck is not None:
            what, self._stuck = self._stuck, None
            self._try(what)
        elif self.scene.cursor >= 0:
            self._choose(self.scene.cursor)

    def action_pick(self, number: int) -> None:
        """Do the choice of that number: the calls first, then the cards that may be chosen.

        In an auction of bids, bid that number; the cursor goes to the first that begins so.
        """
        scene = self.scene
        if scene.bids_by_number:
            self._pick_bid(str(number))
        elif scene.bidding and number <= len(scene.calls):
            self._act(scene.calls[number - 1])
        elif not scene.bidding and number <= len(scene.choices):
            self._act(scene.choices[number - 1])

    def _pick_bid(self, digit: str) -> None:
        labels = [one.label if isinstance(one, Bid) else "" for one in self.scene.calls]
        if digit in labels:
            self._choose(labels.index(digit))
            return
        at = next((at for at, one in enumerate(labels) if one.startswith(digit)), None)
        if at is not None:
            self.scene = replace(self.scene, cursor=at, is_urgent=False)
            self._draw()

    def action_pass_(self) -> None:
        """Pass, where one may."""
        if Pass() in self.scene.choices:
            self._act(Pass())

    def action_bids(self) -> None:
        """Back from the trumps of a bid to the bids."""
        scene = self.scene
        if scene.bidding:
            back = replace(scene, bidding="")
            self.scene = replace(back, cursor=back.calls.index(Bid(scene.bidding)))
            self._draw()

    def on_chosen(self, message: Chosen) -> None:
        """A click on a call or a card."""
        if message.place < self.scene.places:
            self.scene = replace(self.scene, cursor=message.place)
            self._choose(message.place)

    def _choose(self, place: int) -> None:
        scene = self.scene
        if not scene.choices:
            return
        if place < len(scene.calls):
            action = scene.calls[place]
            if action not in scene.choices and isinstance(action, Bid):
                # Its trump is chosen next.
                self.scene = replace(scene, bidding=action.label, cursor=0, is_urgent=False)
                self._draw()
                return
        else:
            card = scene.hand[place - len(scene.calls)]
            found = scene.action_of_card(card)
            if found is None:
                told = why_not(scene.reader, scene.view, card)
                self._refuse("" if told is None else scene.say(told))
                return
            action = found
        self._act(action)

    def _act(self, action: Action) -> None:
        self._try(lambda: self._happened(self.session.act(action)))

    # Pages and settings.

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(PageScreen(help_page(self.scene)))

    def action_hint(self) -> None:
        """Show what is suggested, and go there with the cursor."""
        if not self.scene.choices:
            self._refuse(self.scene.text("table-hint-not-now"))
            return
        advice = advice_on(self.scene.view)
        self.scene = replace(self.scene, cursor=self._place_of(advice.action))
        self._draw()
        self.app.push_screen(PageScreen(hint_page(self.scene, advice)))

    def _place_of(self, action: Action) -> int:
        """Where the cursor is for an action: a call, or a card of the hand."""
        scene = self.scene
        card = card_of(action)
        if card is not None and card in scene.hand and scene.chooses_card:
            return len(scene.calls) + scene.hand.index(card)
        call = Bid(action.label) if isinstance(action, Bid) and not scene.bidding else action
        return scene.calls.index(call) if call in scene.calls else scene.cursor

    def action_explain(self) -> None:
        """Show what the present phase is about."""
        self.app.push_screen(PageScreen(explained_page(self.scene)))

    def action_rules(self) -> None:
        """Show the rule sheet."""
        self.app.push_screen(PageScreen(rules_page(self.scene, self.session.facts)))

    def action_story(self) -> None:
        """Show the whole log of the deal."""
        self.app.push_screen(PageScreen(story_page(self.scene)))

    def action_colours(self) -> None:
        """Two colours of suits, or four."""
        brush = self.scene.brush
        self._paint(Brush(brush.palette, four_colours=not brush.four_colours))

    def action_day(self) -> None:
        """By night or by day."""
        brush = self.scene.brush
        palette = LIGHT if brush.palette.is_dark else DARK
        self.app.theme = palette.name
        self._paint(Brush(palette, four_colours=brush.four_colours))

    def action_pace(self) -> None:
        """The next pace of the computer players."""
        self._pace = PACES[(PACES.index(self._pace) + 1) % len(PACES)]
        self.scene = replace(
            self.scene, remark=self.scene.text(f"tui-pace-{self._pace}"), is_urgent=True
        )
        self._draw()

    def _paint(self, brush: Brush) -> None:
        self.scene = replace(self.scene, brush=brush)
        self._draw()
