"""Whole deals in batches, as arrays: dealt here, exchanged by quick rules, played by the kernel.

The dealer is seat 0 and the turned suit is spades; any deal is such a one but for the names of
seats and suits. Needs NumPy (the extra ``train``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from euchre.cards import Suit
from euchre.players.learned.auction import FIRST, Auction
from euchre.players.learned.hands import suits_from
from euchre.rules import BennyTurned

__all__ = ["Deals", "Floats", "Ints", "Masks", "Truths", "random_deals"]

Masks: TypeAlias = npt.NDArray[np.uint64]
Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
Truths: TypeAlias = npt.NDArray[np.bool_]


@dataclass(slots=True)
class Deals:
    """Deals of some rules, ``n`` of them. What is computed from the hands is remembered."""

    auction: Auction
    hands: Masks
    """Sets of cards of the pack, as they were dealt, by seat and deal; shape (players, n)."""
    upcards: Ints
    """The index of the turned card in the pack, by deal."""
    _contents: dict[tuple[int, int], Ints] = field(default_factory=dict, repr=False)
    _classes: dict[tuple[int, Suit], tuple[Ints, Truths]] = field(default_factory=dict, repr=False)

    def __len__(self) -> int:
        """How many deals there are."""
        return int(self.hands.shape[1])

    @property
    def turned(self) -> Masks:
        """By deal: the turned card as a set."""
        return np.left_shift(np.uint64(1), self.upcards.astype(np.uint64))

    def kinds(self) -> Ints:
        """By deal: the kind of the turned card (:meth:`HandClasses.kind_of`)."""
        classes = self.auction.classes
        cards = self.auction.rules.cards.cards
        return np.array([classes.kind_of(card) for card in cards])[self.upcards]

    def classes(self, seat: int, first: Suit = FIRST) -> tuple[Ints, Truths]:
        """By deal: the class of a seat's hand seen from that suit, and where suits changed."""
        key = (seat, first)
        if key not in self._classes:
            self._classes[key] = self._classes_of(seat, first)
        return self._classes[key]

    def _classes_of(self, seat: int, first: Suit) -> tuple[Ints, Truths]:
        classes = self.auction.classes
        starts, rests = np.array(classes.first), np.array(classes.second)
        a, b, c, d = (self._content(seat, suit) for suit in suits_from(first))
        number = classes.number_of_contents
        start = a * number + b
        if classes.benny:
            start += ((self.hands[seat] & np.uint64(classes.benny)) != 0) * number**2
        changed = c > d
        rest = np.where(changed, d * number + c, c * number + d)
        return starts[start] + rests[rest], changed

    def _content(self, seat: int, suit: Suit) -> Ints:
        key = (seat, int(suit))
        if key not in self._contents:
            contents = np.array(self.auction.classes.contents[suit])
            self._contents[key] = contents[fields_of(self.auction, self.hands[seat], suit)]
        return self._contents[key]

    def chosen(self, which: Ints | Truths) -> Deals:
        """Some of the deals."""
        return Deals(self.auction, self.hands[:, which], self.upcards[which])


def fields_of(auction: Auction, hands: Masks, suit: Suit) -> Ints:
    """The field of a suit in each hand: its cards alone, from bit 0."""
    classes = auction.classes
    width = len(classes.contents[suit]) - 1
    shifted = np.right_shift(hands, np.uint64(classes.shifts[suit]))
    return np.bitwise_and(shifted, np.uint64(width)).astype(np.int64)


_ONE: Final = np.uint64(1)


def random_deals(auction: Auction, count: int, rng: np.random.Generator) -> Deals:
    """Deals in which all orders of the pack are equally likely.

    Where a turned Benny means a new deal, none is turned.
    """
    rules = auction.rules
    pack, seats, size = rules.cards, rules.players, rules.hand_size
    is_redealt = rules.auction.benny_turned is BennyTurned.REDEAL
    spades = [
        at for at, card in enumerate(pack.cards) if card.suit is FIRST and card is not rules.benny
    ]
    # A card of the turned suit stands for four, the Benny for itself.
    weights = np.full(len(spades), float(len(Suit)))
    if rules.benny is not None and not is_redealt:
        spades.append(pack.index(rules.benny))
        weights = np.append(weights, 1.0)
    upcards = rng.choice(np.array(spades), size=count, p=weights / weights.sum())
    places = np.tile(np.arange(len(pack) - 1, dtype=np.uint8), (count, 1))
    cards = rng.permuted(places, axis=1)[:, : seats * size].astype(np.uint64)
    cards += cards >= upcards[:, None].astype(np.uint64)
    bits = np.left_shift(_ONE, cards).reshape(count, seats, size)
    hands = np.bitwise_or.reduce(bits, axis=2)
    return Deals(auction, np.ascontiguousarray(hands.T), upcards)
