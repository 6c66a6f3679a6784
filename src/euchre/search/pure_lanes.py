"""The kernel's twin: cards as bits, the lanes they lie in, and positions of the play.

All of the twin follows ``kernel/include/euchre`` file by file and step by step, so that
both give the same answers, counts of nodes and draws of chance. The reasons stand there.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

__all__ = [
    "ALL_BITS",
    "MOST_CARDS_UNBUDGETED",
    "MOST_TRICKS",
    "MOST_TRICKS_UNBUDGETED",
    "POSITION",
    "Buffer",
    "Lanes",
    "Position",
    "Trick",
    "above_all",
    "easiest_to_lose",
    "highest",
    "lowest",
    "number_of",
    "positions_in",
]

Buffer = bytes | bytearray | memoryview
"""What positions and values come in; ``memoryview(array)`` for an array of any library."""

ALL_BITS: Final = (1 << 64) - 1
MOST_SEATS: Final = 8
MOST_LANES: Final = 5
MOST_TRICKS: Final = 16
MOST_TRICKS_UNBUDGETED: Final = 8
MOST_CARDS_UNBUDGETED: Final = 32

POSITION: Final = struct.Struct("=8QQ8s8s8sBBBxHxx")
"""A position as bytes: hands by seat, cards gone, seats in turn, the trick, sides by seat,
active seats, cards played to the trick, tricks of side 0, row of the values."""


def lowest(cards: int) -> int:
    """The lowest card; 0 if there is none."""
    return cards & -cards


def highest(cards: int) -> int:
    """The highest card, of at least one."""
    return 1 << (cards.bit_length() - 1)


def above_all(cards: int) -> int:
    """All bits above the highest card; all bits if there is none."""
    return ALL_BITS & (-1 << cards.bit_length())


def number_of(card: int) -> int:
    """Which bit a card is."""
    return card.bit_length() - 1


class Lanes:
    """The order of cards: disjoint runs of bits, and which cards are copies of one face.

    ``lanes`` are 1 to 5 masks: trump first (0 if there is none) and above all others. Each
    has a free bit above it, within 64 bits. ``twins`` has the lower bit of each two
    neighbours that are copies of one face; ``last_wins`` says that the later of the two
    takes the trick.
    """

    def __init__(self, lanes: Sequence[int], twins: int = 0, last_wins: bool = False) -> None:  # noqa: FBT001, FBT002
        """The order of these lanes.

        Raises:
            ValueError: if they are not such runs.
        """
        if not 1 <= len(lanes) <= MOST_LANES:
            raise ValueError(f"there are 1 to 5 lanes, trump first; got {len(lanes)}")
        self.lanes: Final = tuple(lanes)
        self.twins: Final = twins
        self.last_wins: Final = last_wins
        self.trump: Final = self.lanes[0]
        self.guards = self.all = spans = 0
        for at, cards in enumerate(self.lanes):
            if not cards:
                continue
            top = highest(cards)
            if top >> 63:
                raise ValueError("bit 63 is no card's")
            span = (top | (top - 1)) & ~(lowest(cards) - 1)
            guard = top << 1
            if spans & (span | guard) or self.guards & span:
                raise ValueError(f"lane {at} touches another one: each needs a free bit above it")
            if at and cards > self.trump and self.trump:
                raise ValueError(f"lane {at} lies above the first, which is trump")
            spans |= span
            self.guards |= guard
            self.all |= cards
        low, high = twins, twins << 1
        if low & high or low & ~self.all or high & ~self.all:
            raise ValueError("each twin is the lower one of two neighbours of a lane")
        self.bottom: Final = tuple(number_of(lowest(lane)) if lane else 0 for lane in self.lanes)

    def lane_of(self, card: int) -> int:
        """The lane that a card lies in."""
        return next((lane for lane in self.lanes if lane & card), 0)

    def twins_of(self, cards: int) -> int:
        """The other copies of the faces of these cards."""
        return ((cards & self.twins) << 1) | ((cards >> 1) & self.twins)

    def beating(self, best: int) -> int:
        """All cards that beat this one if led lane and trump are minded elsewhere."""
        if self.last_wins:
            low = best >> 1 if (best >> 1) & self.twins else best
            return ALL_BITS & -low & ~best
        high = best << 1 if best & self.twins else best
        return ALL_BITS & -(high << 1)

    def distinct(self, hand: int, others: int) -> int:
        """One card, the lowest, of each set of cards of ``hand`` that are as good as each other."""
        alone = hand & self.twins_of(others)
        separators = others | alone | self.guards
        cards = hand & ~alone
        both = cards | separators
        return (both & ~(both - ((separators << 1) | 1)) & cards) | alone


@dataclass(slots=True)
class Trick:
    """A trick in which at least one card is played; ``winner`` is a place, not a seat."""

    lane: int = 0
    best: int = 0
    winner: int = 0

    def legal(self, hand: int) -> int:
        """The cards of a hand that may be played."""
        return hand & self.lane or hand

    def taking(self, lanes: Lanes, cards: int) -> int:
        """The cards among these that would take the trick."""
        return cards & (self.lane | lanes.trump) & lanes.beating(self.best)

    def play(self, lanes: Lanes, card: int, place: int) -> None:
        """Lay a card on it."""
        if self.taking(lanes, card):
            self.best, self.winner = card, place


@dataclass(slots=True)
class Position:
    """A position, its active seats by place: clockwise from the leader of the trick."""

    seats: tuple[int, ...]
    hands: tuple[int, ...]
    sides: tuple[int, ...]
    trick: tuple[int, ...]
    """The cards of the current trick, as bits."""
    gone: int
    taken: int
    row: int

    @property
    def left(self) -> int:
        """The tricks to come, the current one too."""
        return self.hands[-1].bit_count()

    @property
    def played(self) -> int:
        """How many cards lie on the table."""
        return len(self.trick)

    def made_trick(self, lanes: Lanes) -> Trick:
        """The current trick."""
        made = Trick()
        for place, card in enumerate(self.trick):
            if place:
                made.play(lanes, card, place)
            else:
                made = Trick(lanes.lane_of(card), card, 0)
        return made


def positions_in(positions: Buffer, lanes: Lanes) -> Iterator[tuple[int, Position]]:
    """The positions of some bytes, numbered.

    Raises:
        ValueError: if one is impossible under these lanes.
    """
    told = bytes(positions)
    if len(told) % POSITION.size:
        raise ValueError(f"positions: {len(told)} bytes are not a whole number of {POSITION.size}")
    for number, fields in enumerate(POSITION.iter_unpack(told)):
        try:
            yield number, _position(fields, lanes)
        except ValueError as error:
            raise ValueError(f"position {number}: {error}") from error


def _position(fields: tuple[Any, ...], lanes: Lanes) -> Position:
    *held, gone, seats, trick, sides, active, played, taken, row = fields
    if not 2 <= active <= MOST_SEATS:
        raise ValueError(f"2 to 8 seats play, not {active}")
    if played >= active:
        raise ValueError(f"the trick is full with cards: {played}")
    in_turn = tuple(seats[:active])
    seen = _seen_in_hands(held, in_turn, played, lanes)
    for number in trick[:played]:
        if number > 63 or not lanes.all >> number & 1:
            raise ValueError(f"the trick has no such card: {number}")
        if seen >> number & 1:
            raise ValueError(f"a card of the trick is elsewhere too: {number}")
        seen |= 1 << number
    return Position(
        in_turn,
        tuple(held[seat] for seat in in_turn),
        tuple(sides[seat] for seat in in_turn),
        tuple(1 << number for number in trick[:played]),
        gone,
        taken,
        row,
    )


def _seen_in_hands(held: Sequence[int], in_turn: Sequence[int], played: int, lanes: Lanes) -> int:
    """All cards in hands, once these are found to be possible."""
    seen = 0
    for place, seat in enumerate(in_turn):
        if seat >= MOST_SEATS or seat in in_turn[:place]:
            raise ValueError(f"a seat is out of range or twice: {seat}")
    left = held[in_turn[-1]].bit_count()
    for place, seat in enumerate(in_turn):
        hand = held[seat]
        if hand & seen:
            raise ValueError(f"a card is in two hands, one of them of seat {seat}")
        if hand & ~lanes.all:
            raise ValueError(f"a card lies in no lane, in the hand of seat {seat}")
        if hand.bit_count() != left - (place < played):
            raise ValueError(f"a wrong number of cards is in the hand of seat {seat}")
        seen |= hand
    if left > MOST_TRICKS:
        raise ValueError(f"hands have at most 16 cards, not {left}")
    return seen


def easiest_to_lose(lanes: Lanes, cards: int, others: int) -> int:
    """The card that is easiest to throw away: no trump, none that beats all ``others``, low."""
    if not cards & (cards - 1):
        return cards
    chosen, least = 0, 1 << 10
    for at, lane in enumerate(lanes.lanes):
        card = lowest(cards & lane)
        if card:
            is_master = bool(card & above_all(others & lane))
            worth = number_of(card) - lanes.bottom[at] + 50 * is_master + 100 * (at == 0)
            if worth < least:
                least, chosen = worth, card
    return chosen
