"""The play of batches of deals: one play-out by the kernel's policy for each contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from euchre.cards import Card, CardSet, Suit
from euchre.game import UpcardPlace
from euchre.players.learned.auction import EITHER, Auction, Played
from euchre.research.deals import Deals, Ints, Masks, fields_of
from euchre.research.habits import Calls, Discards
from euchre.rules import Order, order_of
from euchre.search.kernel import functions, layout_of

__all__ = ["Plays", "plays_of"]

POSITION: Final = np.dtype(
    [
        ("hands", np.uint64, 8),
        ("gone", np.uint64),
        ("seats", np.uint8, 8),
        ("trick", np.uint8, 8),
        ("sides", np.uint8, 8),
        ("active", np.uint8),
        ("played", np.uint8),
        ("taken", np.uint8),
        ("unused", np.uint8),
        ("row", np.uint16),
        ("padding", np.uint8, 2),
    ]
)
"""A position as the kernel reads it (:data:`euchre.search.pure_lanes.POSITION`)."""
_EACH: Final = np.uint64(0x0101010101010101)
_TOP: Final = np.uint64(56)


class Plays:
    """Plays the contracts of an auction."""

    def __init__(self, auction: Auction) -> None:
        """What plays these contracts."""
        self._auction: Final = auction
        kinds = sorted({(one.trump, one.low) for one in auction.played}, key=str)
        self._trumps: Final = [_Trump(auction, trump, low=low) for trump, low in kinds]
        self._trump_of: Final = [kinds.index((one.trump, one.low)) for one in auction.played]

    def outcomes(self, deals: Deals, threads: int = 1) -> npt.NDArray[np.uint8]:
        """How each contract ends, as a row of its leaf's margins: shape (contracts, n)."""
        found = np.empty((len(self._auction.played), len(deals)), np.uint8)
        for at, trump in enumerate(self._trumps):
            which = [number for number, its in enumerate(self._trump_of) if its == at]
            every = [(self._auction.played[number], deals) for number in which]
            found[which] = trump.outcomes(every, threads).reshape(len(which), -1)
        return found

    def outcomes_of(self, deals: Deals, contracts: Ints, threads: int = 1) -> npt.NDArray[np.uint8]:
        """The same, each deal played in its own contract (0 where that is -1)."""
        found = np.zeros(len(deals), np.uint8)
        for at, trump in enumerate(self._trumps):
            which = [number for number, its in enumerate(self._trump_of) if its == at]
            places = [np.flatnonzero(contracts == number) for number in which]
            asked = [
                (self._auction.played[number], deals.chosen(place))
                for number, place in zip(which, places, strict=True)
                if len(place)
            ]
            if asked:
                found[np.concatenate(places)] = trump.outcomes(asked, threads)
        return found


@lru_cache(maxsize=8)
def plays_of(auction: Auction) -> Plays:
    """What plays the contracts of an auction (made once, then remembered)."""
    return Plays(auction)


class _Trump:
    """The play under one trump."""

    def __init__(self, auction: Auction, trump: Suit | None, *, low: bool) -> None:
        self._auction: Final = auction
        order = order_of(auction.rules, trump, low=low)
        self._order: Final = order
        self._layout: Final = layout_of(order)
        pack, classes = order.pack, auction.classes
        self._bits: Final = [self._bits_of(suit) for suit in Suit]
        self._benny: Final = np.uint64(self._layout.mask(CardSet(classes.benny)))
        ranked = sorted(pack.faces, key=lambda card: _worth(order, card))
        self._by_worth: Final = [
            np.uint64(self._layout.mask(CardSet(1 << at)))
            for card in ranked
            for at in range(pack.index(card), pack.index(card) + pack.copies(card))
        ]

    def outcomes(
        self, asked: Sequence[tuple[Played, Deals]], threads: int
    ) -> npt.NDArray[np.uint8]:
        """How each of these deals ends, one contract after the other."""
        made: dict[int, _Hands] = {}
        filled = []
        for played, deals in asked:
            hands = made.setdefault(id(deals), _Hands(self, deals))
            filled.append(self._positions(played, hands, len(deals)))
        positions = np.concatenate([one for one, _ in filled])
        told = functions.play_out(
            self._layout.lanes, positions.view(np.uint8).data, 1, 0, 0.0, threads
        )
        won = np.frombuffer(told, np.uint64)
        begin, found = 0, []
        for (played, _), (one, which) in zip(asked, filled, strict=True):
            end = begin + len(one)
            makers: Masks | np.uint64 = np.uint64(_bytes_of(played.sides))
            first: Masks | np.uint64 = np.uint64(0)
            if EITHER in played.sides:
                makers, partners = _makers(played, one["sides"])
                first = partners * np.uint64(self._auction.rules.hand_size + 1)
            # The sum of eight bytes by one product.
            tricks = (won[begin:end] & makers) * _EACH >> _TOP
            rows = (first + tricks).astype(np.uint8)
            found.append(rows if which is None else which.outcomes(rows))
            begin = end
        return np.concatenate(found)

    @cached_property
    def discards(self) -> Discards:
        """What the dealer lays away; made where a contract is about the turned card."""
        return Discards(self._auction, self._order)

    @cached_property
    def calls(self) -> Calls:
        """Whom a maker calls; made where a partner is called."""
        return Calls(self._auction, self._layout)

    def _bits_of(self, suit: Suit) -> Masks:
        """The kernel's bits for each field of a suit."""
        classes = self._auction.classes
        fields = np.arange(len(classes.contents[suit]), dtype=np.uint64)
        found = np.zeros(len(fields), np.uint64)
        for at in range(len(fields).bit_length() - 1):
            bit = self._layout.mask(CardSet(1 << (at + classes.shifts[suit])))
            found[(fields >> np.uint64(at)) & np.uint64(1) != 0] |= np.uint64(bit)
        return found

    def bits(self, hands: Masks) -> Masks:
        """Sets of cards as the bits of the kernel."""
        auction = self._auction
        found = np.zeros(len(hands), np.uint64)
        for suit in Suit:
            found |= self._bits[suit][fields_of(auction, hands, suit)]
        if self._auction.classes.benny:
            held = (hands & np.uint64(auction.classes.benny)) != 0
            found |= np.where(held, self._benny, np.uint64(0))
        return found

    def _positions(
        self, played: Played, hands: _Hands, count: int
    ) -> tuple[npt.NDArray[np.void], _Playable | None]:
        """The positions to be played out, and which deals they are of; None if of all."""
        took = played.upcard is UpcardPlace.TAKEN
        held = self._held(played, hands)
        which = self._playable(played, held)
        if which is not None:
            held = {seat: bits[which.where] for seat, bits in held.items()}
            count = len(which.where)
        positions = np.zeros(count, POSITION)
        for seat, bits in held.items():
            positions["hands"][:, seat] = bits
        if not took:
            gone = hands.turned()
            positions["gone"] = gone if which is None else gone[which.where]
        positions["seats"][:, : len(played.seats)] = played.seats
        positions["sides"][:, : len(played.sides)] = played.sides
        if EITHER in played.sides:
            called = self.calls.of(held[played.sides.index(0)], positions["gone"])
            for seat in played.seats:
                if played.sides[seat]:
                    positions["sides"][:, seat] = (held[seat] & called) == 0
        positions["active"] = len(played.seats)
        return positions, which

    def _held(self, played: Played, hands: _Hands) -> dict[int, Masks]:
        """By seat: the hands at the first lead."""
        took = played.upcard is UpcardPlace.TAKEN
        held = {seat: hands.dealt(seat) for seat in played.seats}
        if took and 0 in held:
            held[0] = hands.after_taking()
        for lone in played.best_to:
            (partner,) = self._auction.rules.partners_of(lone)
            gifts = hands.dealt(partner)
            if took and partner == 0:
                gifts = gifts | hands.turned()
            for _ in range(self._auction.rules.exchange.partners_best_cards):
                best = self._pick(gifts, best=True)
                gifts = gifts ^ best
                held[lone] = held[lone] | best
                held[lone] = held[lone] ^ self._pick(held[lone], best=False)
        return held

    def _playable(self, played: Played, held: dict[int, Masks]) -> _Playable | None:
        """The deals in which whoever plays alone can hope to win; None if nobody plays alone.

        Nobody goes alone with fewer than two trumps, or with two without the best of all. Such
        deals count as lost to that side and are not played out: that saves half of the time.
        """
        partners_of = self._auction.rules.partners_of
        lone = [
            seat for seat in held if partners_of(seat) and not set(partners_of(seat)) & set(held)
        ]
        trumps = self._layout.mask(self._order.lane(self._order.trump))
        if self._order.trump is None or not lone:
            return None
        best = 1 << (trumps.bit_length() - 1)
        hopes = np.ones(len(held[lone[0]]), bool)
        otherwise = np.zeros(len(hopes), np.uint8)
        for seat in lone:
            number = np.bitwise_count(held[seat] & np.uint64(trumps))
            has_best = (held[seat] & np.uint64(best)) != 0
            hopeful = (number >= 3) | ((number == 2) & has_best)
            if played.sides[seat]:
                otherwise[~hopeful & hopes] = self._auction.rules.hand_size
            hopes &= hopeful
        return _Playable(np.flatnonzero(hopes), otherwise)

    def _pick(self, hands: Masks, *, best: bool) -> Masks:
        """The best or the worst card of each hand."""
        found = np.zeros(len(hands), np.uint64)
        for bit in reversed(self._by_worth) if best else self._by_worth:
            found |= np.where(found == 0, hands & bit, np.uint64(0))
        return found


@dataclass(frozen=True, slots=True)
class _Playable:
    """Which deals are played out, and what the others count as."""

    where: Ints
    otherwise: npt.NDArray[np.uint8]
    """By deal, the tricks of side 0."""

    def outcomes(self, played: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """How each deal ends, ``played`` being those that were played out."""
        found = self.otherwise.copy()
        found[self.where] = played
        return found


class _Hands:
    """The hands of some deals as bits under one trump, each made when it is first asked for."""

    def __init__(self, trump: _Trump, deals: Deals) -> None:
        self._trump, self._deals = trump, deals
        self._dealt: dict[int, Masks] = {}
        self._taken: Masks | None = None
        self._turned: Masks | None = None

    def dealt(self, seat: int) -> Masks:
        """A seat's hand as it was dealt."""
        if seat not in self._dealt:
            self._dealt[seat] = self._trump.bits(self._deals.hands[seat])
        return self._dealt[seat]

    def turned(self) -> Masks:
        """The turned card."""
        if self._turned is None:
            self._turned = self._trump.bits(self._deals.turned)
        return self._turned

    def after_taking(self) -> Masks:
        """The dealer's hand after the exchange with the turned card."""
        if self._taken is None:
            deals = self._deals
            both = deals.hands[0] | deals.turned
            away = self._trump.discards.of(both, deals.turned)
            self._taken = self._trump.bits(both ^ away)
        return self._taken


def _worth(order: Order, card: Card) -> tuple[bool, int, int]:
    """By what a card is better than another to give away or keep, whatever else is held."""
    return (order.is_trump(card), order.strength(card), card.index)


def _makers(played: Played, sides: npt.NDArray[np.uint8]) -> tuple[Masks, Masks]:
    """By deal: the bytes of the makers' seats, and the seat of the partner, else of the maker."""
    maker = played.sides.index(0)
    bits = np.full(len(sides), 0xFF << 8 * maker, np.uint64)
    partners = np.full(len(sides), maker, np.uint64)
    for seat in played.seats:
        if seat != maker:
            is_one = sides[:, seat] == 0
            bits[is_one] |= np.uint64(0xFF << 8 * seat)
            partners[is_one] = seat
    return bits, partners


def _bytes_of(sides: tuple[int, ...]) -> int:
    """All bits of the bytes of side 0, a seat being a byte."""
    return sum(0xFF << 8 * seat for seat, side in enumerate(sides) if not side)
