"""What the widgets of the table draw: a View, for whom it is, and how to say and colour it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from rich.style import Style

from euchre.cards import Card, Seat
from euchre.game import Action, Bid, Call, Public, Trick, View, card_of, held_cards
from euchre.texts import Arg, Text
from euchre.texts.story import Reader, action_label, bids_by_number, speech
from euchre.tui.canvas import Brush, Canvas

__all__ = ["Scene", "fitted", "write"]

_CARD = re.compile(r"(?:10|[2-9JQKA])?[♠♥♦♣]")
_MARKS = "●□△◇⬠✕▲◆"


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as the person sees it now."""

    view: View
    reader: Reader
    brush: Brush
    say: Callable[[Text], str]
    """A text in the person's language, pips without selectors."""
    choices: tuple[Action, ...] = ()
    """What the person may do now, as :attr:`euchre.tui.session.Session.choices` lists it."""
    cursor: int = -1
    """Which of :attr:`calls` and, after them, :attr:`hand` is under the cursor; -1 for none."""
    bidding: str = ""
    """The bid that was chosen, where its trump is chosen next."""
    remark: str = ""
    """What has just happened, or why something was refused."""
    lesson: str = ""
    """What the present phase is about, for who learns."""
    is_urgent: bool = False
    """Whether the remark answers what the person has just done, and is shown before any hint."""

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.view.public

    @property
    def calls(self) -> tuple[Action, ...]:
        """The choices that are not the choice of a card, as they are offered one after the other.

        Where a bid says its trump, each bid stands once, without trump; once it is chosen,
        it stands with each trump.
        """
        calls = tuple(one for one in self.choices if card_of(one) is None)
        if self.bidding:
            return tuple(one for one in calls if isinstance(one, Bid) and one.label == self.bidding)
        return tuple(dict.fromkeys(_without_trump(one) for one in calls))

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards, as they are held."""
        return held_cards(self.view)

    @property
    def chooses_card(self) -> bool:
        """Whether a card is to be chosen now."""
        return any(card_of(one) is not None for one in self.choices)

    @property
    def places(self) -> int:
        """How many places the cursor can be at."""
        return len(self.calls) + (len(self.hand) if self.chooses_card else 0)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table: the current one, or the last until the next card is led."""
        public = self.public
        if public.trick is not None:
            return public.trick
        return public.tricks[-1] if public.tricks else None

    @property
    def bids_by_number(self) -> bool:
        """Whether a number key is a bid now, and not the place of a choice."""
        return bids_by_number(self.public) and not self.bidding

    def label(self, action: Action) -> str:
        """What stands on a call; in an auction of bids what one says, else with its number."""
        if self.bids_by_number:
            own = self.public.turn or 0
            return self.say(speech(self.public, Call(own, action, self.public.round)))
        number = self.calls.index(action) + 1
        return f"{number} {self.say(action_label(self.reader, self.view, action))}"

    def text(self, key: str, /, **args: Arg) -> str:
        """The message of that key."""
        return self.say(Text.of(key, **args))

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.say(self.reader.name(seat))

    def mark(self, seat: Seat) -> str:
        """The mark of the side that a seat scores for: a shape, one's own always the same."""
        rules = self.public.rules
        own = rules.scorer(self.reader.seat or 0)
        return _MARKS[(rules.scorer(seat) - own) % rules.scorers]

    def action_of_card(self, card: Card) -> Action | None:
        """What choosing a card does; None if it may not be chosen."""
        return next((one for one in self.choices if card_of(one) is card), None)

    def card_name(self, card: Card) -> str:
        """A card as it is drawn: rank and pip, or a star for the joker."""
        return "★" if card.suit is None else self.text("cli-card", card=card.text)

    def exposed(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another seat that lie face up, as they are held; empty if none do."""
        contract = self.public.contract
        if contract is None or seat != contract.maker or seat == self.reader.seat:
            return ()
        return self.public.order.sort_cards(self.public.exposed_hand)

    def badge(self, card: Card) -> str:
        """A word for a bower or the Benny; empty for other cards, and where no trump is made."""
        bower = self.public.order.bower(card)
        return self.text(f"tui-badge-{bower}") if bower else ""


def _without_trump(action: Action) -> Action:
    return Bid(action.label) if isinstance(action, Bid) else action


def fitted(text: str, room: int) -> str:
    """A text in so many columns; one that is cut short says so."""
    return text if len(text) <= room else text[: room - 1] + "…"


def write(canvas: Canvas, x: int, y: int, text: str, style: Style) -> int:
    """Write a text in which cards and suits have their colours; the column after it.

    What finds no room ends in a sign that there was more.
    """
    if 0 <= x < canvas.width < x + len(text):
        text = fitted(text, canvas.width - x)
    at = 0
    for found in _CARD.finditer(text):
        x = canvas.text(x, y, text[at : found.start()], style)
        letter = "SHDC"["♠♥♦♣".index(found[0][-1])]
        on_table = canvas.brush.suit(letter)
        x = canvas.text(
            x, y, found[0], Style(color=on_table.color, bgcolor=style.bgcolor, bold=True)
        )
        at = found.end()
    return canvas.text(x, y, text[at:], style)
