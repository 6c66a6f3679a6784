"""A position with all cards open, for a person."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.cards import Card, trump_letter
from euchre.cli.console import Console
from euchre.game import Public, State, Trick
from euchre.texts.story import Reader

__all__ = [
    "card_words",
    "cards_words",
    "played_words",
    "say_trump",
    "show_hands",
    "trick_as_data",
    "trick_words",
]


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


def say_trump(console: Console, public: Public) -> None:
    """Say what is trump; nothing before it is made."""
    contract = public.contract
    if contract is None:
        return
    if contract.by_first_lead:
        console.say("plain-trump-by-lead")
    else:
        console.say("plain-trump", suit=trump_letter(contract.trump, low=contract.low))


def trick_words(console: Console, reader: Reader, public: Public, number: int, trick: Trick) -> str:
    """A finished trick in a line: who played what, and who took it."""
    cards = played_words(console, reader, public, trick)
    return console.text("plain-trick", n=number, cards=cards, **reader.who(trick.winner))


def played_words(console: Console, reader: Reader, public: Public, trick: Trick) -> str:
    """Who has played what to a trick, in order."""
    return ", ".join(
        f"{console.words(reader.name(seat))} {card_words(console, public, card)}"
        for seat, card in trick.cards
    )


def card_words(console: Console, public: Public, card: Card) -> str:
    """A card, and which bower it is."""
    name = console.text("cli-card", card=card.text)
    bower = public.order.bower(card)
    return f"{name} ({console.text(f'cli-bower-{bower}')})" if bower else name


def trick_as_data(trick: Trick) -> dict[str, object]:
    """A trick for a program."""
    return {"cards": [[seat, card.text] for seat, card in trick.cards], "winner": trick.winner}
