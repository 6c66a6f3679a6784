"""Card faces: rank and suit, each face one object."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

__all__ = ["ALL_CARDS", "JOKER", "LOW", "NO_TRUMP", "Card", "Rank", "Suit", "trump_letter"]

NO_TRUMP: Final = "N"
"""Stands for no trump where the letter of a suit could be."""
LOW: Final = "L"
"""The same for no trump with the lowest rank best."""


class Suit(IntEnum):
    """A printed suit. The order is that of columns and menus; no suit ranks above another."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """``S``, ``H``, ``D`` or ``C``."""
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        """The suit's pip as a character, asked to be shown as text and not as an emoji."""
        return "♠♥♦♣"[self] + "\N{VARIATION SELECTOR-15}"

    @property
    def is_red(self) -> bool:
        """Whether it is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def next(self) -> Suit:
        """The other suit of the same colour: spades and clubs, hearts and diamonds."""
        return Suit(3 - self)

    @property
    def cross(self) -> tuple[Suit, Suit]:
        """The two suits of the other colour."""
        return (Suit.SPADES, Suit.CLUBS) if self.is_red else (Suit.HEARTS, Suit.DIAMONDS)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit written as a letter, a pip or an English name, in any case.

        Raises:
            ValueError: if ``text`` names no suit.
        """
        suit = _SUITS_BY_TEXT.get(text.strip().lower().removesuffix("\N{VARIATION SELECTOR-15}"))
        if suit is None:
            msg = f"{text!r} is not a suit: write S, H, D or C"
            raise ValueError(msg)
        return suit


def trump_letter(trump: Suit | None, *, low: bool = False) -> str:
    """``S``, ``H``, ``D`` or ``C``, and ``N`` for no trump, ``L`` for no trump said low."""
    if trump is not None:
        return trump.letter
    return LOW if low else NO_TRUMP


class Rank(IntEnum):
    """A printed rank, two to ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One character: ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return "23456789TJQKA"[self - 2]


class Card:
    """A face: a rank and a suit, or the joker, which has neither.

    There is one object for each of the 53 faces, so that cards may be compared with
    ``is`` and are cheap to hash. They are ordered by suit, then from the ace down,
    the joker last: the order in which packs, hands and legal actions are listed.

    >>> Card.parse("10 of diamonds"), Card.parse("JD").rank.name
    (Card.parse('TD'), 'JACK')
    """

    __slots__ = ("index", "rank", "suit", "text")

    index: int
    """Place in the canonical order of all faces, 0 to 52."""
    rank: Rank | None
    suit: Suit | None
    text: str
    """Two characters: rank then suit (``TD``); ``JK`` is the joker."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:  # noqa: PYI034 - the one object of a face
        """The face of that rank and suit."""
        return ALL_CARDS[suit * 13 + (Rank.ACE - rank)]

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a card is a value."""
        msg = f"a card cannot be changed (tried to set {name!r})"
        raise AttributeError(msg)

    @property
    def is_joker(self) -> bool:
        """Whether it is the joker."""
        return self.rank is None

    @property
    def name(self) -> str:
        """Rank and pip, for a terminal or a log: ``10♦``; a star for the joker."""
        if self.rank is None or self.suit is None:
            return "★"
        return ("10" if self.rank is Rank.TEN else self.rank.letter) + self.suit.symbol

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written in any usual way: ``TD``, ``10d``, ``D10``, ``10♦``, ``joker``.

        Raises:
            ValueError: if ``text`` is no card.
        """
        plain = text.replace("\N{VARIATION SELECTOR-15}", "").replace(
            "\N{VARIATION SELECTOR-16}", ""
        )
        key = plain.strip().upper().replace("10", "T").replace(" OF ", " ")
        card = _CARDS_BY_TEXT.get(key) or _CARDS_BY_TEXT.get(key[::-1]) or _by_words(key)
        if card is None:
            msg = f"{text!r} is not a card: write rank and suit, as in TD or 9S (JK is the joker)"
            raise ValueError(msg)
        return card

    def __repr__(self) -> str:
        """An expression that gives this card."""
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        """The two characters of :attr:`text`."""
        return self.text

    def __hash__(self) -> int:
        """The same in every run, so that nothing depends on the order of a set."""
        return self.index

    def __lt__(self, other: Card) -> bool:
        """Whether it comes first in the canonical order."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copy and pickle to the one object of this face."""
        return (Card.parse, (self.text,))


def _face(index: int, rank: Rank | None, suit: Suit | None) -> Card:
    card = object.__new__(Card)
    text = "JK" if rank is None or suit is None else rank.letter + suit.letter
    for name, value in (("index", index), ("rank", rank), ("suit", suit), ("text", text)):
        object.__setattr__(card, name, value)
    return card


ALL_CARDS: Final[tuple[Card, ...]] = (
    *(_face(suit * 13 + (Rank.ACE - rank), rank, suit) for suit in Suit for rank in reversed(Rank)),
    _face(52, None, None),
)
JOKER: Final = ALL_CARDS[52]

_SUITS_BY_TEXT = {
    spelling: suit
    for suit in Suit
    for spelling in (
        suit.letter.lower(),
        suit.symbol[0],
        suit.name.lower(),
        suit.name.lower().removesuffix("s"),
    )
}
_CARDS_BY_TEXT = {card.text: card for card in ALL_CARDS} | {
    f"{card.rank.letter}{card.suit.symbol[0]}": card
    for card in ALL_CARDS
    if card.rank is not None and card.suit is not None
}
_CARDS_BY_TEXT |= dict.fromkeys(("JOKER", "★", "*"), JOKER)


def _by_words(key: str) -> Card | None:
    """The card called by words ("JACK DIAMONDS"), or None."""
    words = key.split()
    if len(words) != 2:
        return None
    ranks = {rank.name: rank for rank in Rank} | {rank.letter: rank for rank in Rank}
    rank, suit = ranks.get(words[0]), _SUITS_BY_TEXT.get(words[1].lower())
    return None if rank is None or suit is None else Card(rank, suit)
