"""A position with all cards open, for a person."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.cards import Card, Seat
from euchre.cli.console import Console
from euchre.game import Public, State, Trick
from euchre.texts.story import Reader

__all__ = ["cards_words", "show_hands", "trick_words"]


def cards_words(console: Console, cards: Iterable[Card]) -> str:
    """Cards, as they are drawn or in words, with two blanks between."""
    return "  ".join(console.text("cli-card", card=card.text) for card in cards)


def show_hands(console: Console, reader: Reader, state: State) -> None:
    """Each seat's hand as it is held, what was laid away, the turned card and the kitty."""
    order, pack = state.public.order, state.rules.cards
    rows = []
    for seat in range(state.rules.players):
        words = cards_words(console, order.sort(state.hands[seat]))
        aside = pack.listed(state.aside[seat])
        if aside:
            words += f"  {console.text('position-aside', cards=cards_words(console, aside))}"
        rows.append([console.words(reader.name(seat)), words])
    if state.turned:
        turned = cards_words(console, pack.listed(state.turned))
        rows.append([console.text("position-turned"), turned])
    if state.kitty:
        rows.append([console.text("position-kitty"), cards_words(console, state.kitty)])
    console.table(rows, indent="  ")


def trick_words(console: Console, reader: Reader, public: Public, number: int, trick: Trick) -> str:
    """A finished trick in a line: who played what, and who took it."""

    def played(seat: Seat, card: Card) -> str:
        name = f"{console.words(reader.name(seat))} {console.text('cli-card', card=card.text)}"
        bower = public.order.bower(card)
        return f"{name} ({console.text(f'cli-bower-{bower}')})" if bower else name

    cards = ", ".join(played(seat, card) for seat, card in trick.cards)
    return console.text("plain-trick", n=number, cards=cards, **reader.who(trick.winner))
