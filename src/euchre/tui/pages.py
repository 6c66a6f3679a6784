"""Pages over the table: the result of a deal, the rule sheet, the help, the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

__all__ = ["PageScreen", "ResultScreen"]


class ResultScreen(ModalScreen[str]):
    """How a deal or a game ended. It answers ``"next"``, ``"again"`` or ``"quit"``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,n", "answer('next')", "tui-key-next"),
        Binding("a", "answer('again')", "tui-key-again"),
        Binding("q,ctrl+c", "answer('quit')", "tui-key-quit"),
    ]

    def __init__(self, lines: RichText, *, is_over: bool) -> None:
        """The sheet with these lines; with ``is_over`` the match is over."""
        super().__init__()
        self._lines, self._is_over = lines, is_over

    def compose(self) -> ComposeResult:
        """The sheet."""
        with VerticalScroll(id="sheet"):
            yield Static(self._lines)

    def action_answer(self, answer: str) -> None:
        """Close the sheet with that answer."""
        if self._is_over and answer == "next":
            answer = "again"
        if not self._is_over and answer == "again":
            return
        self.dismiss(answer)

    def on_click(self) -> None:
        """A click goes on."""
        if not self._is_over:
            self.dismiss("next")


class PageScreen(ModalScreen[None]):
    """A page to be read; scrolled by the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,r,s,h,e", "close", "tui-key-back"),
        Binding("ctrl+c", "app.quit", "tui-key-quit"),
    ]

    def __init__(self, paragraphs: Sequence[RichText]) -> None:
        """The page with these paragraphs."""
        super().__init__()
        self._paragraphs = paragraphs

    def compose(self) -> ComposeResult:
        """The page."""
        with VerticalScroll(id="page"):
            yield Static(RichText("\n").join(self._paragraphs))

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
