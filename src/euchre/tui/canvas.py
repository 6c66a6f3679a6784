"""A rectangle of characters to draw on, and cards drawn on it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from euchre.cards import Card
from euchre.tui.palette import Palette

__all__ = ["Brush", "Canvas", "Look"]

_HATCH = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
_BACK = f"\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}{_HATCH}"


@dataclass(frozen=True, slots=True)
class Look:
    """How a card looks: the states of look and their second carriers."""

    legal: bool | None = None
    """Raised and with a bar below, or hatched; None where nothing is to be chosen."""
    chosen: bool = False
    """Under the cursor: a double line around it."""
    wins: bool = False
    """Winning the trick: a star."""
    badge: str = ""
    """A word at its foot, such as "right" for the right bower."""


@dataclass(frozen=True, slots=True)
class Brush:
    """The colours to draw in."""

    palette: Palette
    four_colours: bool

    def style(self, colour: str, ground: str, *, bold: bool = False, struck: bool = False) -> Style:
        """A style on a ground."""
        return Style(color=colour, bgcolor=ground, bold=bold, strike=struck)

    def text(self, *, soft: bool = False, bold: bool = False) -> Style:
        """Text on the table."""
        colours = self.palette
        return self.style(colours.ink_2 if soft else colours.ink, colours.table, bold=bold)

    def lamp(self) -> Style:
        """Text under the lamp: whose turn it is."""
        return self.style(self.palette.on_straw, self.palette.straw, bold=True)

    def suit(self, letter: str, *, struck: bool = False) -> Style:
        """A suit or card in text on the table."""
        colour = self.palette.suit(letter, on_card=False, four_colours=self.four_colours)
        return self.style(colour, self.palette.table, bold=True, struck=struck)

    def on_card(self, letter: str, ground: str) -> Style:
        """A suit or rank on a card."""
        colour = self.palette.suit(letter, on_card=True, four_colours=self.four_colours)
        return self.style(colour, ground, bold=True)


class Canvas:
    """Characters, each one column wide, with their styles. What is drawn outside is cut off."""

    def __init__(self, width: int, height: int, brush: Brush) -> None:
        """An empty table of that size."""
        self.width, self.height, self.brush = width, height, brush
        ground = brush.text()
        self._cells = [[(" ", ground)] * width for _ in range(height)]

    def text(self, x: int, y: int, text: str, style: Style) -> int:
        """Write from a column on; the column after it."""
        for at, character in enumerate(text, x):
            if 0 <= y < self.height and 0 <= at < self.width:
                self._cells[y][at] = (character, style)
        return x + len(text)

    def strip(self, y: int) -> Strip:
        """A line of it."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width, self.brush.text())
        runs = groupby(self._cells[y], key=lambda cell: cell[1])
        segments = [Segment("".join(char for char, _ in cells), style) for style, cells in runs]
        return Strip(segments, self.width)

    def card(self, x: int, y: int, card: Card | None, size: tuple[int, int], look: Look) -> None:
        """Draw a card, or the back of one, with its top left corner there."""
        colours = self.brush.palette
        ground = colours.face if look.legal is not False else colours.off
        line = colours.face_line if look.legal is not False else colours.off_line
        if card is None:
            ground, line = colours.back, colours.back_line
        edge = self.brush.style(line, ground)
        if look.chosen or look.wins:
            edge = self.brush.style(colours.on_straw, colours.straw, bold=True)
        self._frame(x, y, size, edge, ground, double=look.chosen)
        if card is None:
            self._back(x, y, size, edge)
            return
        width, height = size
        letter = "" if card.suit is None else card.suit.letter
        ink = self.brush.on_card(letter, ground)
        self.text(x + 1, y + 1, _index(card), ink)
        if look.wins:
            self.text(x + width - 2, y + 1, "★", self.brush.lamp())
        if height > 3 and not (look.badge and height < 5):
            middle = y + (height - 1) // 2 + (height == 4)
            self.text(x + width // 2, middle, "★" if not letter else _pip(letter), ink)
        if look.badge and height > 3:
            badge = look.badge[: width - 2].center(width - 2)
            self.text(x + 1, y + height - 2, badge, self.brush.lamp())
        elif look.legal is False:
            self.text(x + 1, y + height - 2, _HATCH * (width - 2), self.brush.style(line, ground))
        if look.legal:
            bar = "▀" * (width - 4)
            self.text(x + 2, y + height, bar, self.brush.text())

    def _frame(  # noqa: PLR0913 - one private helper
        self, x: int, y: int, size: tuple[int, int], edge: Style, ground: str, *, double: bool
    ) -> None:
        width, height = size
        corners, flat, upright = ("╔╗╚╝", "═", "║") if double else ("╭╮╰╯", "─", "│")
        inside = self.brush.style(self.brush.palette.face_ink, ground)
        self.text(x, y, corners[0] + flat * (width - 2) + corners[1], edge)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, upright, edge)
            self.text(x + 1, row, " " * (width - 2), inside)
            self.text(x + width - 1, row, upright, edge)
        self.text(x, y + height - 1, corners[2] + flat * (width - 2) + corners[3], edge)

    def _back(self, x: int, y: int, size: tuple[int, int], edge: Style) -> None:
        """The barn star, or what of it goes into a few characters."""
        width, height = size
        for row in range(y + 1, y + height - 1):
            pattern = _BACK if (row - y) % 2 else _BACK[::-1]
            self.text(x + 1, row, (pattern * width)[: width - 2], edge)

    def empty(self, x: int, y: int, size: tuple[int, int]) -> None:
        """A place where a card is awaited."""
        width, height = size
        style = self.brush.style(self.brush.palette.line_2, self.brush.palette.table)
        self.text(x, y, "┌" + ("╌" * (width - 2)) + "┐", style)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, "╎", style)
            self.text(x + width - 1, row, "╎", style)
        self.text(x, y + height - 1, "└" + ("╌" * (width - 2)) + "┘", style)


def _pip(letter: str) -> str:
    return "♠♥♦♣"["SHDC".index(letter)]


def _index(card: Card) -> str:
    """What stands in the corner of a card."""
    return card.name[:-1] if card.suit is not None else card.name
