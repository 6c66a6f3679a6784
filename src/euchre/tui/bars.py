"""The lines above and below the board: score, trump, and what to do."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from textual.geometry import Size

from euchre.cards import Seat, trump_letter
from euchre.game import UpcardPlace
from euchre.texts.story import (
    bid_in_force,
    bid_text,
    consequence,
    contract_text,
    hint_line,
    partner_text,
    prompt,
    role,
)
from euchre.tui.canvas import Canvas
from euchre.tui.drawn import Drawn
from euchre.tui.scene import Scene, write

__all__ = ["PromptRows", "ScoreBar", "TrumpStrip"]


class ScoreBar(Drawn):
    """Each side's mark, name, points, and the tricks that it has taken in this deal."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw one line."""
        brush = canvas.brush
        parts = _widest(scene, canvas.width - 2)
        x = 1
        for name, score, tricks in parts:
            x = canvas.text(x, 0, f"{name} ", brush.text(bold=True))
            x = canvas.text(
                x, 0, score, brush.style(brush.palette.table, brush.palette.ink, bold=True)
            )
            if tricks:
                x = canvas.text(x + 1, 0, tricks, brush.text())
            x += 2
        # What stands at the right gives way to the scores, the less important part first.
        for told in _at_the_right(scene):
            if x + len(told) < canvas.width:
                canvas.text(canvas.width - len(told) - 1, 0, told, brush.text(soft=True))
                break


_COLUMN = 26
"""Columns beside the plate in which a sentence of several lines is still read at ease."""

_Part = tuple[str, str, str]
"""Of a scorer: mark and name, points, tricks."""


def _widest(scene: Scene, room: int) -> list[_Part]:
    """What is told of each scorer: as much as there is room for, the least important left out."""
    room -= len(_at_the_right(scene)[-1]) + 1
    parts = _parts(scene, _tiles, short=False)
    for tricks, short in ((_count, False), (None, False), (None, True)):
        if sum(sum(map(len, part)) + 3 + bool(part[2]) for part in parts) <= room:
            break
        parts = _parts(scene, tricks, short=short)
    return parts


def _parts(scene: Scene, tricks: Callable[[Scene, int], str] | None, *, short: bool) -> list[_Part]:
    public, rules = scene.public, scene.public.rules
    found = []
    for seat in _first_seats(scene):
        scorer = rules.scorer(seat)
        name = scene.say(scene.reader.side_name(public, scorer))
        if short:
            name = name.rsplit(maxsplit=1)[-1]
        score = f" {rules.shown_score(public.standing.scores[scorer])} "
        told = "" if tricks is None else tricks(scene, scorer)
        found.append((f"{scene.mark(seat)} {name}", score, told))
    return found


def _at_the_right(scene: Scene) -> list[str]:
    """Dealer, games won and target; then with less and less of that."""
    public, end = scene.public, scene.public.rules.end
    if end.count_down:
        parts = [scene.text("tui-down", n=end.count_down)]
    else:
        parts = [scene.text("tui-target" if end.target else "tui-deals", n=end.target or end.deals)]
    if public.rules.bids.pool:
        parts.insert(0, scene.text("tui-pool", n=public.standing.pool))
    if end.games > 1:
        games = ":".join(str(one) for one in public.standing.games)
        parts.insert(0, scene.text("tui-games", games=games))
    if public.held:
        parts.insert(0, scene.text("tui-dealer", **scene.reader.who(public.dealer)))
    return [" · ".join(parts[at:]) for at in range(len(parts))]


def _first_seats(scene: Scene) -> list[Seat]:
    """One seat for each scorer, the person's own first."""
    rules, own = scene.public.rules, scene.reader.seat or 0
    seats = [(own + step) % rules.players for step in range(rules.players)]
    found: dict[int, Seat] = {}
    for seat in seats:
        found.setdefault(rules.scorer(seat), seat)
    return list(found.values())


def _taken(scene: Scene, scorer: int) -> int:
    public = scene.public
    return sum(public.taken[seat] for seat in public.rules.seats_of(scorer) if public.taken)


def _tiles(scene: Scene, scorer: int) -> str:
    """A tile for each trick of the deal, full for those that the scorer has taken."""
    taken = _taken(scene, scorer)
    return "▮" * taken + "▯" * (scene.public.rules.hand_size - taken)


def _count(scene: Scene, scorer: int) -> str:
    return f"▮{_taken(scene, scorer)}"


class TrumpStrip(Drawn):
    """Trump, who made it and how, and what became of the turned card."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw one line."""
        brush, public = canvas.brush, scene.public
        ground = brush.palette.surface
        style = brush.style(brush.palette.ink, ground)
        bold = brush.style(brush.palette.ink, ground, bold=True)
        canvas.text(0, 0, " " * canvas.width, style)
        contract = public.contract
        if contract is None or contract.by_first_lead:
            key = "tui-no-trump-yet" if contract is None else "tui-trump-by-lead"
            x = write(canvas, 1, 0, scene.text(key), bold)
        else:
            suit = trump_letter(contract.trump, low=contract.low)
            x = write(canvas, 1, 0, scene.text("tui-trump", suit=suit, pip=_pip(suit)), bold)
        for told in self._told(scene):
            x = write(canvas, x, 0, f" · {told}", style)
        self._upcard(scene, canvas, x)

    @staticmethod
    def _told(scene: Scene) -> list[str]:
        """Who has bid highest, or made trump and how; the partner called."""
        public, highest, bid = scene.public, scene.public.highest_bid, bid_in_force(scene.public)
        told = [contract_text(scene.reader, public), partner_text(scene.reader, scene.view)]
        if public.contract is None and highest is not None and bid is not None:
            who = scene.reader.who(highest.seat)
            told.append(bid_text("tui-bid", "tui-bid-in", bid, **who))
        return [scene.say(one) for one in told if one is not None]

    @staticmethod
    def _upcard(scene: Scene, canvas: Canvas, x: int) -> None:
        """What became of the turned card, if there is room right of column ``x``."""
        public, brush = scene.public, canvas.brush
        if public.upcard is None or public.upcard_place is UpcardPlace.NONE:
            return
        if public.rules.has_bids and public.upcard_place is UpcardPlace.DOWN:
            return  # Nobody turned it down: it is of no use where there are bids.
        key = f"tui-upcard-{public.upcard_place.value}"
        told = scene.text(key, card=public.upcard.text, **scene.reader.who(public.dealer))
        style = brush.style(brush.palette.ink_2, brush.palette.surface)
        if x + 1 + len(told) < canvas.width:
            write(canvas, canvas.width - len(told) - 1, 0, told, style)


def _pip(letter: str) -> str:
    at = "SHDC".find(letter)
    return "♠♥♦♣"[at] if at >= 0 else "–"


class PromptRows(Drawn):
    """The person's own plate and what to do; below it a hint, a refusal or what just happened."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Two lines, or more where the sentence is long, or what is told below it."""
        del container, viewport
        if self.scene is None:
            return 2
        _, lines = self._asked(self.scene, width)
        return len(lines) + len(self._below(self.scene, width))

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw the lines."""
        brush = canvas.brush
        turn = scene.view.is_my_turn
        plate, own = self._plate(scene)
        x = canvas.text(1, 0, plate, brush.lamp() if turn else brush.text(bold=True))
        write(canvas, x + 1, 0, own, brush.text(soft=True))
        start, asked = self._asked(scene, canvas.width)
        for y, line in enumerate(asked):
            write(canvas, start, y, line, brush.text(bold=turn))
        style = brush.text(bold=True) if scene.is_urgent else brush.text(soft=True)
        for y, line in enumerate(self._below(scene, canvas.width), len(asked)):
            write(canvas, 2, y, line, style)

    @staticmethod
    def _plate(scene: Scene) -> tuple[str, str]:
        """One's own mark with one's turn or name, and one's role."""
        seat = scene.reader.seat or 0
        name = scene.text("tui-your-turn") if scene.view.is_my_turn else scene.name(seat)
        own = role(scene.reader, scene.public, seat)
        return f" {scene.mark(seat)} {name} ", "" if own is None else scene.say(own)

    @classmethod
    def _asked(cls, scene: Scene, width: int) -> tuple[int, list[str]]:
        """The column where what to do begins, and its lines; the first is that of the plate."""
        asked = scene.say(prompt(scene.reader, scene.view))
        plate, own = cls._plate(scene)
        start = len(plate) + 3 + (len(own) + 1 if own else 0)
        room = width - start - 1
        if len(asked) > room and room < _COLUMN:
            return 2, ["", *textwrap.wrap(asked, max(width - 3, 10))]
        return start, textwrap.wrap(asked, max(room, 1)) or [""]

    @classmethod
    def _below(cls, scene: Scene, width: int) -> list[str]:
        """What is told below the prompt, in one line or two."""
        room = max(width - 3, 10)
        lines = 4 if scene.lesson else 2
        return textwrap.wrap(cls._told(scene), room, max_lines=lines, placeholder=" …") or [""]

    @staticmethod
    def _told(scene: Scene) -> str:
        if scene.remark and (scene.is_urgent or not scene.view.is_my_turn):
            return scene.remark
        if 0 <= scene.cursor < len(scene.calls) and not scene.lesson:
            will = consequence(scene.reader, scene.view, scene.calls[scene.cursor])
            if will is not None:
                return scene.say(will)
        if scene.lesson:
            return scene.lesson
        hint = hint_line(scene.reader, scene.view)
        return scene.remark if hint is None else scene.say(hint)
