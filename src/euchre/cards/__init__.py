"""Cards, packs, sets of cards and seats: the words that everything else is said in."""

from euchre.cards.card import ALL_CARDS, JOKER, LOW, NO_TRUMP, Card, Rank, Suit, trump_letter
from euchre.cards.pack import CardSet, Pack, indices_in
from euchre.cards.seat import Seat, clockwise_from, seats_after

__all__ = [
    "ALL_CARDS",
    "JOKER",
    "LOW",
    "NO_TRUMP",
    "Card",
    "CardSet",
    "Pack",
    "Rank",
    "Seat",
    "Suit",
    "clockwise_from",
    "indices_in",
    "seats_after",
    "trump_letter",
]
