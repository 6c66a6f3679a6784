"""The person's cards and calls: chosen by keys or by a click."""

from __future__ import annotations

from textual.events import Click
from textual.geometry import Size
from textual.message import Message

from euchre.tui.canvas import Canvas, Look
from euchre.tui.drawn import Drawn
from euchre.tui.scene import Scene, write

__all__ = ["Calls", "Chosen", "Hand"]

_GAP = 1
_LARGE_LINES = 9
"""Lines of the hand from which on its cards are drawn large."""


class Chosen(Message):
    """A place of the cursor was clicked: a call, or a card after them."""

    def __init__(self, place: int) -> None:
        """The click on that place."""
        super().__init__()
        self.place = place


class Hand(Drawn):
    """The cards in a row: those that may be chosen are raised and have a bar, others hatched."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw every card."""
        size = self._card_size
        if scene.view.hand is None:
            for at in range(scene.public.held[scene.reader.seat or 0] if scene.public.held else 0):
                canvas.card(self._left(scene, at), 1, None, size, Look())
            return
        first = len(scene.calls)
        at_cursor = scene.cursor - first if scene.chooses_card else -1
        # Cards that lie over each other: the one under the cursor lies above all.
        for at, card in sorted(enumerate(scene.hand), key=lambda one: one[0] == at_cursor):
            legal = scene.action_of_card(card) is not None if scene.chooses_card else None
            look = Look(legal=legal, chosen=at == at_cursor, badge=scene.badge(card))
            canvas.card(self._left(scene, at), 0 if legal else 1, card, size, look)

    @property
    def _card_size(self) -> tuple[int, int]:
        """Columns and lines of a card."""
        width, height = self.size
        large = height >= _LARGE_LINES and width >= 6 * (9 + _GAP)
        return (9, 7) if large else (7, min(5, height - 1))

    def _left(self, scene: Scene, at: int) -> int:
        """The column where the card of that number begins; many cards lie over each other."""
        width = self._card_size[0]
        number = (
            max(len(scene.hand), 1) if scene.view.hand is not None else scene.public.rules.hand_size
        )
        step = width + _GAP
        if number * step - _GAP > self.size.width - 2:
            step = max((self.size.width - 2 - width) // max(number - 1, 1), 1)
        whole = (number - 1) * step + width
        return max((self.size.width - whole) // 2, 0) + at * step

    def on_click(self, event: Click) -> None:
        """Choose the card under the mouse."""
        if self.scene is None or not self.scene.chooses_card:
            return
        at_cursor = self.scene.cursor - len(self.scene.calls)
        # As they lie: the card under the cursor above all, then each over the one before it.
        for at in sorted(range(len(self.scene.hand)), key=lambda at: (at != at_cursor, -at)):
            left = self._left(self.scene, at)
            if left <= event.x < left + self._card_size[0]:
                self.post_message(Chosen(len(self.scene.calls) + at))
                return


class Calls(Drawn):
    """The calls, each with its number or as it is bid; the one under the cursor lit."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw every call."""
        brush = canvas.brush
        plain = brush.style(brush.palette.ink, brush.palette.surface_2)
        for at, (x, y, label) in enumerate(self._laid_out(scene, canvas.width)):
            write(canvas, x, y, label, brush.lamp() if scene.cursor == at else plain)

    def _laid_out(self, scene: Scene, width: int) -> list[tuple[int, int, str]]:
        """Column, line and label of each call; as many in a line as there is room for."""
        found: list[tuple[int, int, str]] = []
        x, y = 1, 0
        for action in scene.calls:
            label = f" {scene.label(action)} "
            if x > 1 and x + len(label) > width - 1:
                x, y = 1, y + 1
            found.append((x, y, label))
            x += len(label) + 1
        return found

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the calls take."""
        del container, viewport
        if self.scene is None or not self.scene.calls:
            return 0
        return self._laid_out(self.scene, width)[-1][1] + 1

    def on_click(self, event: Click) -> None:
        """Choose the call under the mouse."""
        if self.scene is None:
            return
        for at, (x, y, label) in enumerate(self._laid_out(self.scene, self.size.width)):
            if y == event.y and x <= event.x < x + len(label):
                self.post_message(Chosen(at))
