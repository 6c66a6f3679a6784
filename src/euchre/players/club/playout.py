"""Guessed deals played out by the kernel: by its policy, or searched where none is wanted.

To judge a hand a card is a number too: its lane (a side suit, or trump above all of them)
times 256, and its strength.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

from euchre.cards import ALL_CARDS, CardSet, Seat
from euchre.rules import Order
from euchre.search.kernel import functions, layout_of, needs_budget
from euchre.search.pure_lanes import POSITION

__all__ = ["TRUMP", "Codes", "Hand", "codes_of", "play_misere", "play_out"]

Hand = Sequence[int]
"""Cards, each by its index; two copies of a face are twice the same."""

_LANE: Final = 256
TRUMP: Final = 4 * _LANE
"""Numbers from here on are trumps."""
_BUDGET: Final = 5000
"""Nodes for each deal in which a maker wants no trick, if hands are too large for any number."""


class Codes:
    """The numbers of all cards under one order."""

    def __init__(self, order: Order) -> None:
        """The numbers of that order."""
        self.order: Final = order
        faces = {card.index for card in order.pack.faces}
        self.of: Final = [
            0
            if card.index not in faces
            else (TRUMP if order.is_trump(card) else _LANE * int(order.suit(card) or 0))
            + order.strength(card)
            for card in ALL_CARDS
        ]
        """By a card's index."""
        self.layout: Final = layout_of(order)
        pack = order.pack
        self.bit: Final = [
            0 if card.index not in faces else self.layout.mask(CardSet(1 << pack.index(card)))
            for card in ALL_CARDS
        ]
        """What stands for the first copy of a card in the kernel; by a card's index."""
        self._has_copies = len(pack.faces) < len(pack.cards)
        lanes: dict[int, list[int]] = {}
        for index in faces:
            lanes.setdefault(self.of[index] // _LANE, []).append(self.of[index])
        self.points: Final = [0.0] * len(ALL_CARDS)
        """What a card is good for, about, in tricks; by its index."""
        has_trump = order.trump is not None
        for index in faces:
            code = self.of[index]
            above = sum(other > code for other in lanes[code // _LANE])
            table = _TRUMP_POINTS if code >= TRUMP else _SIDE_POINTS if has_trump else _LONG_POINTS
            self.points[index] = table[min(above, len(table) - 1)]

    def masks(self, hands: Sequence[Hand]) -> list[int]:
        """The hands of a deal as the kernel takes them; a second copy is the next bit."""
        bit = self.bit
        if not self._has_copies:
            return [sum([bit[index] for index in hand]) for hand in hands]
        made, dealt = [], 0
        for hand in hands:
            mask = 0
            for index in hand:
                one = bit[index]
                mask |= one << 1 if dealt & one else one
                dealt |= one
            made.append(mask)
        return made

    def use_of(self, index: int) -> int:
        """How useful a card is: trumps before all others, the higher the more."""
        code = self.of[index]
        return code if code >= TRUMP else code % _LANE

    def sum_of(self, cards: Sequence[int]) -> float:
        """What cards, by their indices, are good for, about."""
        points = self.points
        return sum([points[index] for index in cards])


_TRUMP_POINTS: Final = (1.3, 1.1, 0.9, 0.75, 0.65, 0.6, 0.55)
_SIDE_POINTS: Final = (0.65, 0.2, 0.05, 0.0)
_LONG_POINTS: Final = (1.0, 0.6, 0.35, 0.2, 0.1, 0.0)


@cache
def codes_of(order: Order) -> Codes:
    """The numbers of that order, made once."""
    return Codes(order)


def play_out(
    codes: Codes, deals: Sequence[Sequence[Hand]], leader: Seat, sides: Sequence[int]
) -> list[tuple[int, ...]]:
    """The tricks of each seat in each deal, if all play by the kernel's policy.

    In all of them the same seats have cards; the others take no part. ``sides`` are those of
    the seats, 0 being the makers'.
    """
    if not deals:
        return []
    if sum(map(bool, deals[0])) == 1:
        # Nobody plays against the one who has cards.
        return [tuple(map(len, hands)) for hands in deals]
    packed = _packed(codes, deals, leader, sides, ())
    told = functions.play_out(codes.layout.lanes, packed, 1, 0, 0.0)
    seats = len(sides)
    return [tuple(told[at : at + seats]) for at in range(0, len(told), 8)]


def play_misere(
    codes: Codes, deals: Sequence[Sequence[Hand]], leader: Seat, maker: Seat, firsts: Sequence[int]
) -> list[bool]:
    """Whether a maker who wants no trick takes one after all, if everybody sees all cards.

    ``firsts`` are the indices of the cards that have to be led first, if one has.
    """
    if not deals:
        return []
    sides = [int(seat != maker) for seat in range(len(deals[0]))]
    packed = _packed(codes, deals, leader, sides, firsts)
    tricks = max(map(len, deals[0]))
    budget = _BUDGET if needs_budget([len(hand) for hand in deals[0]]) else 0
    none = array("d", [1.0, *[0.0] * tricks]).tobytes()
    told = functions.solve(codes.layout.lanes, packed, none, tricks + 1, budget)
    return [
        high + low <= 1 for low, high in zip(array("d", told[0]), array("d", told[1]), strict=True)
    ]


def _packed(
    codes: Codes,
    deals: Sequence[Sequence[Hand]],
    leader: Seat,
    sides: Sequence[int],
    firsts: Sequence[int],
) -> bytes:
    """The deals as the kernel takes them; ``firsts`` as in :func:`play_misere`."""
    seats = [seat for seat, hand in enumerate(deals[0]) if hand]
    at = seats.index(leader)
    turns, told = bytes([*seats[at:], *seats[:at]]), bytes(sides)
    nobody = (0,) * (8 - len(sides))
    made = []
    for number, hands in enumerate(deals):
        masks, trick = codes.masks(hands), b""
        if firsts:
            first = codes.bit[firsts[number]]
            masks[leader] &= ~first
            trick = bytes([first.bit_length() - 1])
        made.append(
            POSITION.pack(*masks, *nobody, 0, turns, trick, told, len(seats), len(trick), 0, 0)
        )
    return b"".join(made)
