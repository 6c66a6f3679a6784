"""What seats of whole batches do with their cards by a quick rule: lay one away, call a partner."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.cards import Card, CardSet, Suit
from euchre.players.club.partner import BY_LENGTH, suits_to_call
from euchre.players.learned.auction import Auction
from euchre.research.deals import Ints, Masks, fields_of
from euchre.rules import CalledCard, Order
from euchre.search.kernel import Layout

__all__ = ["Calls", "Discards"]


class Discards:
    """What the dealer lays away under a trump, by a quick rule.

    The lowest card of a side suit: a lone card first, as that makes a void, unless it is the
    best of its suit; then from low cards, and from under a guarded one last. Trumps are
    kept as long as there is another card.
    """

    def __init__(self, auction: Auction, order: Order) -> None:
        pack, classes = order.pack, auction.classes
        self._auction: Final = auction
        self._wish: Final[list[Ints]] = []
        self._card: Final[list[Masks]] = []
        for suit in Suit:
            wishes, cards = [], []
            for part in range(len(classes.contents[suit])):
                held = pack.listed(CardSet(part << classes.shifts[suit]))
                side = sorted(
                    (card for card in held if not order.is_trump(card)), key=order.strength
                )
                wishes.append(_wish(order, side))
                lowest = pack.mask(side[0]) & part << classes.shifts[suit] if side else 0
                cards.append(lowest & -lowest)
            self._wish.append(np.array(wishes))
            self._card.append(np.array(cards, np.uint64))
        trumps = [card for card in pack.faces if order.is_trump(card)]
        self._trumps: Final = [
            np.uint64(1 << at)
            for card in sorted(trumps, key=order.strength)
            for at in range(pack.index(card), pack.index(card) + pack.copies(card))
        ]

    def of(self, hands: Masks, turned: Masks) -> Masks:
        """The card laid away from each hand, which has one too many, as a set."""
        best = np.full(len(hands), -1)
        away = np.zeros(len(hands), np.uint64)
        for suit in Suit:
            part = fields_of(self._auction, hands, suit)
            wish = self._wish[suit][part]
            better = wish > best
            best = np.where(better, wish, best)
            away = np.where(better, self._card[suit][part], away)
        may_go = self._auction.rules.exchange.may_discard_turn_up
        for at in np.flatnonzero(best < 0):
            hand = hands[at] if may_go else hands[at] & ~turned[at]
            away[at] = next(bit for bit in self._trumps if hand & bit)
        return away


class Calls:
    """Which card a maker calls under a trump, as ``club`` does: of a short suit, the best not held.

    Hands and cards are bits of the kernel.
    """

    def __init__(self, auction: Auction, layout: Layout) -> None:
        aces_only = auction.rules.entry.called_card is CalledCard.ACE
        self._suits: Final = suits_to_call(layout, aces_only=aces_only)

    def of(self, hands: Masks, gone: Masks) -> Masks:
        """The card that a maker with each hand calls, ``gone`` being turned down; 0 if none."""
        found = np.zeros(len(hands), np.uint64)
        best = np.zeros(len(hands))
        for lane, cards in self._suits:
            out = np.zeros(len(hands), np.uint64)
            for card in cards:
                out = np.where(out == 0, np.uint64(card) & ~hands & ~gone, out)
            length = np.minimum(np.bitwise_count(hands & np.uint64(lane)), len(BY_LENGTH) - 1)
            wish = np.where(out == 0, 0.0, np.array(BY_LENGTH)[length])
            found = np.where(wish > best, out, found)
            best = np.maximum(wish, best)
        return found


def _wish(order: Order, side: list[Card]) -> int:
    """How much one wishes to be rid of the lowest of these cards of a side suit; -1 if none."""
    if not side:
        return -1
    pack, lane = order.pack, order.lane(order.suit(side[0]))
    above = [
        sum(order.strength(other) > order.strength(card) for other in pack.listed(lane))
        for card in side
    ]
    low = min(above[0], 20)
    if len(side) == 1:
        return 10 if not above[0] else 80 + low if above[0] == 1 else 100 + low
    if len(side) == 2 and above[1] == 1:
        return 20 + low
    return (40 if len(side) == 2 and not above[1] else 60) + low
