"""The log of the deal beside the board: how trump was made, and the tricks so far."""

from __future__ import annotations

import textwrap

from euchre.cards import Seat
from euchre.texts.story import story
from euchre.tui.canvas import Canvas
from euchre.tui.drawn import Drawn
from euchre.tui.scene import Scene, fitted, write

__all__ = ["StoryPanel"]

_NARROWEST = 5
"""Columns that a card needs with its signs: led, rank of two figures, pip, won."""


class StoryPanel(Drawn):
    """The newest lines if not all have room."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw the story, then the tricks in columns by seat."""
        brush = canvas.brush
        ground = brush.palette.surface
        style = brush.style(brush.palette.ink, ground)
        soft = brush.style(brush.palette.ink_2, ground)
        for y in range(canvas.height):
            canvas.text(0, y, " " * canvas.width, style)
        width = canvas.width - 2
        told: list[str] = []
        for one in story(scene.reader, scene.public):
            told += textwrap.wrap(scene.say(one), width, subsequent_indent="  ")
        tricks = _newest(_tricks(scene, width), canvas.height)
        room = canvas.height - len(tricks) - bool(tricks)
        if len(told) > room:
            told = ["…", *told[len(told) - room + 1 :]] if room > 1 else []
        for y, line in enumerate(told):
            write(canvas, 1, y, line, style)
        for y, line in enumerate(tricks, canvas.height - len(tricks)):
            write(canvas, 1, y, line, soft if line is tricks[0] else style)


def _newest(tricks: list[str], room: int) -> list[str]:
    """The heading and the last tricks, as many as there is room for."""
    return tricks if len(tricks) <= room else [tricks[0], *tricks[len(tricks) - room + 1 :]]


def _tricks(scene: Scene, width: int) -> list[str]:
    """A heading with the seats, and a line for each trick: led ▸, won ★."""
    public = scene.public
    if not public.tricks and public.trick is None:
        return []
    players, own = public.rules.players, scene.reader.seat or 0
    seats: list[Seat] = [(own + step) % players for step in range(1, players + 1)]
    column = (width - 3) // players
    if column < _NARROWEST:
        return []
    lines = [
        "   " + "".join(f" {_short(scene.name(seat), column - 1)}".ljust(column) for seat in seats)
    ]
    current = () if public.trick is None else (public.trick,)
    for number, trick in enumerate((*public.tricks, *current), 1):
        cards = dict(trick.cards)
        cells = []
        for seat in seats:
            if seat not in cards:
                cells.append(" " * column)
                continue
            led = "▸" if seat == trick.leader else " "
            won = "★" if seat == trick.winner and number <= len(public.tricks) else ""
            cells.append(f"{led}{scene.card_name(cards[seat])}{won}".ljust(column))
        lines.append(f"{number:<3}" + "".join(cells))
    return lines


def _short(name: str, room: int) -> str:
    """A name, or what tells it from others: the number of "Player 3"."""
    return fitted(name if len(name) <= room else name.rsplit(maxsplit=1)[-1], room)
