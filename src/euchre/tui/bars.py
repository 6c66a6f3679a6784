"""The lines above and below the board: score, trump, and what to do."""

from __future__ import annotations

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


_FEW = 3
"""Scores up to which there is room for the tricks beside them."""


class ScoreBar(Drawn):
    """Each side's mark, name, points, and the tricks that it has taken in this deal."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw one line."""
        public, rules, brush = scene.public, scene.public.rules, canvas.brush
        x = 1
        for seat in _first_seats(scene):
            scorer = rules.scorer(seat)
            name = scene.say(scene.reader.side_name(public, scorer))
            x = canvas.text(x, 0, f"{scene.mark(seat)} {name} ", brush.text(bold=True))
            score = f" {rules.shown_score(public.standing.scores[scorer])} "
            x = canvas.text(
                x, 0, score, brush.style(brush.palette.table, brush.palette.ink, bold=True)
            )
            if rules.scorers <= _FEW:
                x = canvas.text(x + 1, 0, _tiles(scene, scorer), brush.text())
            x += 2
        # What stands at the right gives way to the scores, the less important part first.
        for told in _at_the_right(scene):
            if x + len(told) < canvas.width:
                canvas.text(canvas.width - len(told) - 1, 0, told, brush.text(soft=True))
                break


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


def _tiles(scene: Scene, scorer: int) -> str:
    public, rules = scene.public, scene.public.rules
    if not public.taken:
        return "▯" * rules.hand_size
    taken = sum(public.taken[seat] for seat in rules.seats_of(scorer))
    return "▮" * taken + "▯" * (rules.hand_size - taken)


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
        self._upcard(scene, canvas)

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
    def _upcard(scene: Scene, canvas: Canvas) -> None:
        public, brush = scene.public, canvas.brush
        if public.upcard is None or public.upcard_place is UpcardPlace.NONE:
            return
        key = f"tui-upcard-{public.upcard_place.value}"
        told = scene.text(key, card=public.upcard.text, **scene.reader.who(public.dealer))
        style = brush.style(brush.palette.ink_2, brush.palette.surface)
        write(canvas, canvas.width - len(told) - 1, 0, told, style)


def _pip(letter: str) -> str:
    at = "SHDC".find(letter)
    return "♠♥♦♣"[at] if at >= 0 else "–"


class PromptRows(Drawn):
    """The person's own plate and what to do; below it a hint, a refusal or what just happened."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw two lines."""
        brush = canvas.brush
        seat = scene.reader.seat or 0
        turn = scene.view.is_my_turn
        plate = f" {scene.mark(seat)} {scene.text('tui-your-turn') if turn else scene.name(seat)} "
        x = canvas.text(1, 0, plate, brush.lamp() if turn else brush.text(bold=True))
        own = role(scene.reader, scene.public, seat)
        if own is not None:
            x = write(canvas, x + 1, 0, scene.say(own), brush.text(soft=True))
        write(canvas, x + 2, 0, scene.say(prompt(scene.reader, scene.view)), brush.text(bold=turn))
        text, style = self._second_line(scene), brush.text(soft=True)
        if scene.is_urgent:
            style = brush.text(bold=True)
        write(canvas, 2, 1, text[: canvas.width - 3], style)

    @staticmethod
    def _second_line(scene: Scene) -> str:
        if scene.remark and (scene.is_urgent or not scene.view.is_my_turn):
            return scene.remark
        if 0 <= scene.cursor < len(scene.calls):
            will = consequence(scene.reader, scene.view, scene.calls[scene.cursor])
            if will is not None:
                return scene.say(will)
        hint = hint_line(scene.reader, scene.view)
        return scene.remark if hint is None else scene.say(hint)
