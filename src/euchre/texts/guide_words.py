"""Words that several parts of the guidance use: bowers, trumps in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Rank, Suit
from euchre.game import View, held_cards
from euchre.rules import Rules, order_of
from euchre.texts.text import Text

__all__ = ["bowers", "bowers_of", "cards_of_trump"]


def bowers(rules: Rules) -> Iterator[Text]:
    """How the cards of trump rank, whatever is trump."""
    if rules.play.bowers:
        yield Text("guide-bowers")
    if rules.benny is not None:
        yield Text.of("guide-benny", card=rules.benny.text)


def bowers_of(rules: Rules, trump: Suit | None) -> Iterator[Text]:
    """How the cards of that trump rank."""
    if trump is None:
        return
    if rules.play.bowers:
        right, left = Card(Rank.JACK, trump), Card(Rank.JACK, trump.next)
        yield Text.of("guide-bowers-of", card=right.text, left=left.text, suit=trump.letter)
    if rules.benny is not None:
        yield Text.of("guide-benny", card=rules.benny.text)


def cards_of_trump(seen: View, trump: Suit) -> Iterator[Text]:
    """How many cards of the hand would be trump."""
    if seen.hand is None:
        return
    order = order_of(seen.rules, trump)
    number = sum(map(order.is_trump, held_cards(seen)))
    yield Text.of("guide-would-be-trump", n=number, suit=trump.letter)
