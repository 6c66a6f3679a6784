"""Packs: the cards that a game is played with, and sets of them as bit masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NewType

from euchre.cards.card import ALL_CARDS, Card

__all__ = ["CardSet", "Pack", "indices_in"]

CardSet = NewType("CardSet", int)
"""A set of physical cards of one :class:`Pack`: bit ``i`` stands for ``pack.cards[i]``."""


def indices_in(cards: int) -> Iterator[int]:
    """The indices of the bits that are set, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


class Pack:
    """An ordered pack. Each copy of a face has an index of its own.

    Two packs with the same cards in the same order are equal. Copies of a face stand
    side by side, so that a set lists them together.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        """The pack of these cards, kept in canonical order."""
        self.cards: tuple[Card, ...] = tuple(sorted(cards))
        # A pack is a key wherever something is remembered for it.
        self._hash = hash(self.cards)
        self._index: dict[Card, int] = {}
        for index, card in enumerate(self.cards):
            self._index.setdefault(card, index)
        self._copies = {card: self.cards.count(card) for card in self._index}
        # By a card's own index: a list is quicker than a dict where every play looks.
        self._face_masks = [0] * len(ALL_CARDS)
        for card, index in self._index.items():
            self._face_masks[card.index] = ((1 << self._copies[card]) - 1) << index
        self._unfolded: dict[int, tuple[Card, ...]] = {}

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """Each face once, in canonical order."""
        return tuple(self._index)

    @cached_property
    def all(self) -> CardSet:
        """The whole pack as a set."""
        return CardSet((1 << len(self.cards)) - 1)

    def __len__(self) -> int:
        """How many cards there are, copies counted."""
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        """Whether the pack has that face."""
        return card in self._index

    def __eq__(self, other: object) -> bool:
        """Whether the other pack has the same cards."""
        return isinstance(other, Pack) and self.cards == other.cards

    def __hash__(self) -> int:
        """Hash of the cards."""
        return self._hash

    def __repr__(self) -> str:
        """The number of cards and the cards themselves."""
        return f"<Pack of {len(self)}: {' '.join(card.text for card in self.cards)}>"

    def index(self, card: Card) -> int:
        """The lowest index of that face.

        Raises:
            KeyError: if the pack does not have it.
        """
        return self._index[card]

    def copies(self, card: Card) -> int:
        """How many cards have that face (0 if none)."""
        return self._copies.get(card, 0)

    def mask(self, card: Card) -> CardSet:
        """All copies of that face as a set (empty if the pack has none)."""
        return CardSet(self._face_masks[card.index])

    def lowest_held(self, card: Card, held: CardSet) -> CardSet:
        """The set of the one copy of ``card`` in ``held`` that is dealt with first.

        It is empty if ``held`` has no copy.
        """
        copies = self._face_masks[card.index] & held
        return CardSet(copies & -copies)

    def set_of(self, cards: Iterable[Card]) -> CardSet:
        """These cards as a set; a face given twice takes two copies.

        Raises:
            ValueError: if the pack does not have them all.
        """
        made = 0
        for card in cards:
            free = self._face_masks[card.index] & ~made
            if not free:
                msg = f"{card.text} is not in this pack of {len(self)}, or not so often"
                raise ValueError(msg)
            made |= free & -free
        return CardSet(made)

    def listed(self, cards: CardSet) -> tuple[Card, ...]:
        """The cards of a set in canonical order, a face as often as it is there."""
        found = self._unfolded.get(cards)
        if found is None:
            found = tuple(self.cards[index] for index in indices_in(cards))
            if len(self._unfolded) < _REMEMBERED_SETS:
                self._unfolded[cards] = found
        return found

    def faces_of(self, cards: CardSet) -> tuple[Card, ...]:
        """The faces of a set in canonical order, each once."""
        listed = self.listed(cards)
        return tuple(dict.fromkeys(listed)) if len(self._index) < len(self.cards) else listed


_REMEMBERED_SETS = 100_000
