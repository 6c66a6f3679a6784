"""The board: each seat's plate with its card before it, the turned card in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Seat
from euchre.game import Phase, UpcardPlace
from euchre.texts.story import role, speech
from euchre.tui.canvas import Canvas, Look
from euchre.tui.drawn import Drawn
from euchre.tui.scene import Scene, write

__all__ = ["Board"]

# Where the other seats are, clockwise from one's own left, as shares of the board's size:
# 0 is the left or upper edge, 1 the right or lower one.
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 0),),
    3: ((0, 0.2), (1, 0.2)),
    4: ((0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0, 0.7), (0.25, 0), (0.75, 0), (1, 0.7)),
    6: ((0, 0.8), (0, 0.1), (0.5, 0), (1, 0.1), (1, 0.8)),
    7: ((0, 0.9), (0, 0.3), (0.3, 0), (0.7, 0), (1, 0.3), (1, 0.9)),
    8: ((0, 1), (0, 0.5), (0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)),
}
_CARD_WIDTH = 7
_FEW = 4
"""Seats up to which each has two lines for its plate and a card of full height."""
_MANY = 8
"""Cards in a hand up to which a back is drawn for each."""
_ROOMY = 24
"""Lines from which on, with twice as many columns, cards are drawn large."""
_AUCTION = frozenset(
    (
        Phase.AUCTION,
        Phase.BLIND_NAME,
        Phase.BLIND_ALONE,
        Phase.UNDER,
        Phase.NAME_TRUMP,
        Phase.JOKER_SHOWS,
    )
)


@dataclass(frozen=True, slots=True)
class _Ring:
    """The part of the board that is used, in its middle, and the size of the cards."""

    left: int
    top: int
    width: int
    height: int
    card: tuple[int, int]

    @classmethod
    def within(cls, canvas: Canvas, players: int) -> _Ring:
        """As large as there is room, but no larger than eyes can take in at once."""
        if players > _FEW:
            card = (_CARD_WIDTH, 3 if canvas.height < _ROOMY else 4)
        elif canvas.height >= _ROOMY and canvas.width >= _ROOMY * 2:
            card = (_CARD_WIDTH + 2, 7)
        else:
            card = (_CARD_WIDTH, min(5, max(3, (canvas.height - 4) // 2)))
        width = min(canvas.width, card[0] * 7 + 8)
        height = min(canvas.height, card[1] * 3 + 4)
        left, top = (canvas.width - width) // 2, (canvas.height - height) // 2
        return cls(left, top, width, height, card)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The column and line of a plate whose place is given in shares of the ring.

        At the upper edge a plate takes one line, elsewhere two; its card is below it.
        """
        room = max(self.height - self.card[1] - 2, 0)
        return self.left + 2 + int(x * (self.width - self.card[0] - 4)), self.top + round(y * room)


class Board(Drawn):
    """The seats around the table, and the trick."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw the whole board."""
        players = scene.public.rules.players
        own = scene.reader.seat or 0
        ring = _Ring.within(canvas, players)
        for step, place in enumerate(_PLACES[players], 1):
            x, y = ring.at(*place)
            # Beside the board there is room for a second line, above it for a longer one.
            below = y > ring.top and players <= _FEW
            seat = (own + step) % players
            self._plate(scene, canvas, seat, x + ring.card[0] // 2, y, below=below)
            self._card_of(scene, canvas, seat, (x, y + 1 + below), ring.card)
        middle, _ = ring.at(0.5, 1)
        bottom = ring.top + ring.height - ring.card[1]
        self._card_of(scene, canvas, own, (middle, bottom), ring.card)
        if scene.public.upcard_place is UpcardPlace.UP and not scene.public.is_deal_over:
            # The turned card lies in the middle, above one's own place.
            top = min(ring.top + ring.card[1] + 2, bottom)
            canvas.card(middle, top, scene.public.upcard, ring.card, Look())

    def _plate(  # noqa: PLR0913 - one private helper
        self, scene: Scene, canvas: Canvas, seat: Seat, x: int, y: int, *, below: bool
    ) -> None:
        """Mark, name and cards held; the role beside them, or ``below``; kept within the board."""
        public, brush = scene.public, canvas.brush
        is_turn = public.turn == seat
        name = f" {scene.mark(seat)} {scene.name(seat)} "
        held = public.held[seat] if public.held and seat not in public.sits_out else 0
        backs = "▌" * held if held <= _MANY else f"▌▌▌ {held} "
        exposed = scene.exposed(seat)
        if exposed:
            backs = " ".join(map(scene.card_name, exposed))
        told = role(scene.reader, public, seat)
        words = "" if told is None else scene.say(told)
        width = len(name) + 1 + len(backs)
        if public.rules.players > _FEW and width + len(words) > canvas.width // 3:
            # Who dealt and who made trump is said above the board, too.
            words = ""
        at = _centred(x, width if below else width + 1 + len(words), canvas)
        end = canvas.text(at, y, name, brush.lamp() if is_turn else brush.text(bold=True))
        if exposed:
            end = write(canvas, end + 1, y, backs, brush.text())
        else:
            style = brush.style(brush.palette.back_line, brush.palette.back)
            end = canvas.text(end + 1, y, backs, style)
        if below:
            write(canvas, _centred(x, len(words), canvas), y + 1, words, brush.text(soft=True))
        else:
            write(canvas, end + 1, y, words, brush.text(soft=True))

    def _card_of(
        self, scene: Scene, canvas: Canvas, seat: Seat, at: tuple[int, int], size: tuple[int, int]
    ) -> None:
        """The card that a seat has played to the trick, or what it has said."""
        public, brush = scene.public, canvas.brush
        x, y = at
        trick = scene.trick
        if trick is not None:
            card = next((card for player, card in trick.cards if player == seat), None)
            if card is not None:
                wins = seat == trick.winner
                canvas.card(x, y, card, size, Look(wins=wins, badge=self._badge(scene, card, size)))
                return
        if public.phase is Phase.PLAY and seat not in public.sits_out and public.trick is not None:
            canvas.empty(x, y, size)
            return
        said = next((call for call in reversed(public.calls) if call.seat == seat), None)
        if said is None or trick is not None:
            return
        if public.phase not in _AUCTION and (public.contract is None or not public.held):
            return
        words = f"“{scene.say(speech(public, said))}”"
        line = y if seat != scene.reader.seat else y + size[1] - 1
        middle = x + size[0] // 2
        write(canvas, _centred(middle, len(words), canvas), line, words, brush.text())

    @staticmethod
    def _badge(scene: Scene, card: Card, size: tuple[int, int]) -> str:
        return scene.badge(card) if size[1] >= 4 else ""


def _centred(x: int, width: int, canvas: Canvas) -> int:
    """Where something begins that is centred on column ``x``, within the board."""
    return max(1, min(x - width // 2, canvas.width - width - 1))
