"""A bidding table: how often each class of hands makes each call.

It is a :class:`~euchre.players.bidding.Bidder`.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import mul
from typing import Final

from euchre.cards import CardSet, Seat, Suit
from euchre.game import (
    Action,
    Contract,
    DefendAlone,
    Name,
    Pass,
    Phase,
    Public,
    UpcardPlace,
    View,
    legal_in,
)
from euchre.players.learned.auction import FIRST, LEARNED, Auction, Key, block_key
from euchre.players.learned.hands import suits_from

__all__ = ["ONE", "BiddingTable", "TableFormatError", "purified"]

ONE: Final = 255
"""Certainty, in the bytes of a table."""
_HALF: Final = 0.5
_SHARES: Final = tuple(byte / ONE for byte in range(ONE + 1))

_Places = tuple[Mapping[Action, int], Mapping[Action, int]]
_Factor = tuple[Suit, tuple[Sequence[float], Sequence[float]]]
"""From which suit hands are seen, and how likely an action is by class: for hands whose last
two suits are in order, and for those in which they change."""


class TableFormatError(ValueError):
    """Bytes that are no table for an auction."""


class BiddingTable:
    """The learned auction of some rules: an average policy, a byte for each probability.

    ``columns`` has for each block of the auction and each of its actions the bytes of all rows.
    """

    def __init__(self, auction: Auction, columns: Sequence[Sequence[bytes]]) -> None:
        """The table of these columns.

        Raises:
            TableFormatError: if they are not those of the auction.
        """
        for at, block in enumerate(auction.blocks):
            sizes = [len(column) for column in columns[at]]
            if sizes != [auction.rows(at)] * len(block.actions):
                raise TableFormatError(f"block {at} has columns of {sizes} bytes")
        self.auction: Final = auction
        self.columns: Final = columns
        self._blocks: Final = {
            (kind, auction.blocks[node.block].key): node.block
            for tree in auction.trees
            for kind in tree.kinds
            for node in tree.nodes
        }
        self._places: dict[tuple[int, Suit], _Places] = {}
        self._shares: dict[tuple[int, int, int], list[float]] = {}

    @classmethod
    def from_bytes(cls, auction: Auction, told: bytes) -> BiddingTable:
        """The table of a file.

        Raises:
            TableFormatError: if it is none of this auction.
        """
        try:
            plain = memoryview(zlib.decompress(told))
        except zlib.error as error:
            raise TableFormatError(f"the file is damaged: {error}") from error
        columns: list[list[bytes]] = []
        at = 0
        for number, block in enumerate(auction.blocks):
            rows = auction.rows(number)
            ends = range(at + rows, at + rows * (len(block.actions) + 1), rows)
            columns.append([bytes(plain[end - rows : end]) for end in ends])
            at += rows * len(block.actions)
        if at != len(plain):
            raise TableFormatError(f"the file has {len(plain)} bytes for {at}")
        return cls(auction, columns)

    def to_bytes(self) -> bytes:
        """The file of this table."""
        return zlib.compress(self._plain(), 9)

    @property
    def digest(self) -> str:
        """SHA-256 of all probabilities, in hexadecimal digits."""
        return hashlib.sha256(self._plain()).hexdigest()

    def _plain(self) -> bytes:
        return b"".join(column for columns in self.columns for column in columns)

    def probabilities(self, view: View) -> Mapping[Action, float]:
        """How often the seat to call makes each of its legal calls; empty if none is learned here.

        The figures sum to 1. A hand to be thrown in or exchanged is not learned and has 0.
        """
        public, actions = view.public, legal_in(view)
        found = self._block(public, block_key(public))
        if view.hand is None or not actions or found is None:
            return {}
        block, start = found
        first = _first(public)
        row, swapped = self.auction.classes.of(_dealt_hand(view), first)
        if row < 0:
            return {}
        named = self._places_of(block, first)[swapped]
        columns = self.columns[block]
        weights = {
            action: columns[named[action]][start + row] if action in named else 0
            for action in actions
        }
        total = sum(weights.values())
        if not total:
            # Nothing is known of this hand here: it passes, if it may.
            usual = next(action for action in actions if isinstance(action, LEARNED))
            return {action: float(action == usual) for action in actions}
        return {action: weight / total for action, weight in weights.items()}

    def choice(self, view: View) -> Action | None:
        """The call of the seat to act, without chance; None if none is learned here.

        It passes if that is more likely than not, else it makes the likeliest call.
        """
        return purified(self.probabilities(view))

    def likelihoods(
        self, public: Public, call: Action, hands: Iterable[CardSet | int]
    ) -> Sequence[float]:
        """For each of these hands, how likely its holder makes that call.

        ``public`` is the table just before the call; the hands are as dealt. 1 for a call
        that is not learned, as to throw a hand in.
        """
        return self._likely(self._factor(public, call), hands)

    def likelihoods_of_seat(
        self, public: Public, seat: Seat, hands: Iterable[CardSet | int]
    ) -> Sequence[float]:
        """For each hand that a seat may have been dealt, how likely it makes all its calls so far.

        A lone defence counts too; hands thrown in or exchanged do not.
        """
        return self._likely(self._factors(public, seat), hands)

    def _likely(
        self, factors: Iterator[_Factor], hands: Iterable[CardSet | int]
    ) -> Sequence[float]:
        listed = list(hands)
        made = [1.0] * len(listed)
        numbers: dict[Suit, list[int]] = {}
        for first, columns in factors:
            if first not in numbers:
                numbers[first] = self.auction.classes.numbers(listed, first)
            likely = [columns[number & 1][number >> 1] for number in numbers[first]]
            made = list(map(mul, made, likely))
        return made

    def _factors(self, public: Public, seat: Seat) -> Iterator[_Factor]:
        """What each call of a seat tells of its hand."""
        before = public.having(contract=None, phase=Phase.AUCTION, turn=seat)
        contract = public.contract
        for call in public.calls_of(seat):
            then = before.having(round=call.round)
            if contract is not None and contract.blind:
                named = Contract(seat, contract.trump, accepted=True, blind=True)
                then = before.having(phase=Phase.BLIND_ALONE, contract=named)
            yield from self._factor(then, call.action)
        if contract is not None and contract.lone_defender == seat:
            alone = replace(contract, lone_defender=None)
            asked = before.having(phase=Phase.DEFEND_ALONE, contract=alone)
            yield from self._factor(asked, DefendAlone())

    def _factor(self, public: Public, action: Action) -> Iterator[_Factor]:
        """How likely an action is by class, if it is learned."""
        found = self._block(public, block_key(public))
        if found is None:
            return
        first = _first(public)
        places = self._places_of(found[0], first)
        if action in places[0]:
            columns = [self._column(*found, named[action]) for named in places]
            yield first, (columns[0], columns[1])

    def _column(self, block: int, start: int, place: int) -> list[float]:
        """The probabilities of an action by class, remembered."""
        key = (block, start, place)
        if key not in self._shares:
            column = self.columns[block][place]
            rows = column[start : start + self.auction.classes.count]
            self._shares[key] = [_SHARES[one] for one in rows]
        return self._shares[key]

    def _places_of(self, block: int, first: Suit) -> _Places:
        """The columns of actions whose suits are named as at the table.

        For hands whose last two suits are in order, and for those in which they change.
        """
        key = (block, first)
        if key not in self._places:
            one, other = first.cross
            straight, changed = suits_from(first), (first, first.next, other, one)
            actions = self.auction.blocks[block].actions
            self._places[key] = (_renamed(actions, straight), _renamed(actions, changed))
        return self._places[key]

    def _block(self, public: Public, key: Key) -> tuple[int, int] | None:
        """The block of a decision and where in its columns the turned card's rows begin."""
        if public.upcard is None:
            return None
        classes = self.auction.classes
        kind = classes.kind_of(public.upcard)
        block = self._blocks.get((kind, key))
        if block is None:
            return None
        kinds = self.auction.blocks[block].kinds
        return block, classes.count * (kinds.index(kind) if kind in kinds else 0)


def purified(probabilities: Mapping[Action, float]) -> Action | None:
    """The action of a policy without chance: no call at less than even; None if there is none."""
    if not probabilities:
        return None
    passing = Pass()
    if probabilities.get(passing, 0.0) >= _HALF:
        return passing
    calls = {action: often for action, often in probabilities.items() if action != passing}
    return max(calls, key=lambda action: calls[action]) if calls else passing


def _renamed(actions: Sequence[Action], suits: Sequence[Suit]) -> dict[Action, int]:
    """The place of each action when the suits from spades on are called these."""
    named = dict(zip(suits_from(FIRST), suits, strict=True))
    return {
        replace(action, suit=named[action.suit])
        if isinstance(action, Name) and action.suit is not None
        else action: place
        for place, action in enumerate(actions)
    }


def _first(public: Public) -> Suit:
    """The suit from which hands are seen: trump, if it is made, else the turned one."""
    contract = public.contract
    trump = None if contract is None else contract.trump
    return trump if trump is not None else public.turned_suit or FIRST


def _dealt_hand(view: View) -> CardSet:
    """The hand of a seat as it was dealt, before it took the turned card."""
    public = view.public
    cards = [*(view.hand or ()), *view.laid_away]
    took = public.upcard_place is UpcardPlace.TAKEN and view.seat == public.dealer
    if took and public.upcard in cards:
        cards.remove(public.upcard)
    return view.rules.cards.set_of(cards)
