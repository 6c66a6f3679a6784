"""Guessed deals played out in a hurry: whole hands as plain numbers, no search, no memory.

A card is a number: its lane (a side suit, or trump above all of them) times 256, and its
strength. Of two cards of one lane the greater number wins, and a trump is greater than all
others, so that one comparison finds the winner of a trick whatever the rules call trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from euchre.cards import ALL_CARDS
from euchre.rules import Order

__all__ = ["TRUMP", "Codes", "Hand", "codes_of", "play_misere", "play_out"]

Hand = list[int]
"""Cards as numbers."""

_LANE: Final = 256
TRUMP: Final = 4 * _LANE
"""Numbers from here on are trumps."""
_HIGH: Final = 13
"""The strength of a side card that partners do not overtake: a king."""
_LONG: Final = 3
"""Trumps with which a maker leads trump even without the best."""


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
    hands: Sequence[Hand], leader: int, sides: Sequence[int], maker: int, *, last_wins: bool
) -> list[int]:
    """The tricks of each seat if all play in a plain way. ``hands`` are used up.

    Who takes no part has no cards. ``sides`` are those of the seats, 0 being the makers'.
    """
    seats = len(hands)
    taken = [0] * seats
    active = [seat for seat in range(seats) if hands[seat]]
    lanes: list[Hand] = [[], [], [], [], []]
    for hand in hands:
        for card in hand:
            lanes[card // _LANE].append(card)
    for cards in lanes:
        cards.sort(reverse=True)
    tie = int(last_wins)
    for _ in range(len(hands[leader])):
        at = active.index(leader)
        card = _lead(hands[leader], lanes, is_makers=not sides[leader], is_maker=leader == maker)
        hands[leader].remove(card)
        led, best, winner = card // _LANE, card, leader
        lanes[led].remove(card)
        following = active[at + 1 :] + active[:at]
        last = following[-1]
        for seat in following:
            hand = hands[seat]
            card = (
                hand[0]
                if len(hand) == 1
                else _follow(hand, led, best - tie, sides[seat] == sides[winner], seat == last)
            )
            hand.remove(card)
            lanes[card // _LANE].remove(card)
            if card + tie > best and (card >= TRUMP or card // _LANE == best // _LANE):
                best, winner = card, seat
        taken[winner] += 1
        leader = winner
    return taken


def _lead(hand: Hand, lanes: Sequence[Hand], *, is_makers: bool, is_maker: bool) -> int:
    """Trumps by the makers while others have any, then what cannot be beaten, else a low card.

    ``lanes`` are all cards that are left, the best of each lane first.
    """
    if len(hand) == 1:
        return hand[0]
    if is_makers and lanes[4]:
        trumps = [card for card in hand if card >= TRUMP]
        if trumps and len(lanes[4]) > len(trumps):
            top = max(trumps)
            if top == lanes[4][0] or len(trumps) >= _LONG or not is_maker:
                return top
    masters = [card for card in hand if card < TRUMP and card == lanes[card // _LANE][0]]
    if masters:
        return max(masters, key=_strength)
    plain = [card for card in hand if card < TRUMP]
    return min(plain, key=_strength) if plain else max(hand)


def _strength(card: int) -> int:
    return card % _LANE


def _follow(hand: Hand, led: int, to_beat: int, partner_wins: bool, is_last: bool) -> int:  # noqa: FBT001 - the inner loop, where names cost time
    """Win with as little as is enough, behind a partner who wins throw the least."""
    same = [card for card in hand if card // _LANE == led]
    if same:
        top = max(same)
        if top <= to_beat or (partner_wins and (is_last or to_beat % _LANE >= _HIGH)):
            return min(same)
        return min([card for card in same if card > to_beat]) if is_last else top
    if not partner_wins or (not is_last and to_beat < TRUMP and to_beat % _LANE < _HIGH):
        over = [card for card in hand if card >= TRUMP and card > to_beat]
        if over:
            return min(over)
    plain = [card for card in hand if card < TRUMP]
    return min(plain, key=_strength) if plain else min(hand)


def play_misere(
    hands: Sequence[Hand], leader: int, maker: int, first: int | None, *, last_wins: bool
) -> int:
    """How many tricks a maker takes, at least, who wants none: it ends with the first.

    ``first`` is the card that has to be led first, if one has.
    """
    seats = len(hands)
    active = [seat for seat in range(seats) if hands[seat]]
    lanes: list[Hand] = [[], [], [], [], []]
    for hand in hands:
        for card in hand:
            lanes[card // _LANE].append(card)
    tie = int(last_wins)
    for _ in range(len(hands[leader])):
        at = active.index(leader)
        card = first or max(hands[leader], key=lambda one: _hard_to_duck(one, lanes[one // _LANE]))
        first = None
        hands[leader].remove(card)
        led, best, winner = card // _LANE, card, leader
        lanes[led].remove(card)
        for seat in active[at + 1 :] + active[:at]:
            hand = hands[seat]
            # Who is under the best card gets rid of a high one; the others leave it to the maker.
            card = _duck(hand, led, best - tie, wants_low=maker not in (seat, winner))
            hand.remove(card)
            lanes[card // _LANE].remove(card)
            if card + tie > best and (card >= TRUMP or card // _LANE == best // _LANE):
                best, winner = card, seat
        if winner == maker:
            return 1
        leader = winner
    return 0


def _hard_to_duck(card: int, lane: Hand) -> float:
    """How likely somebody has to go above a card of that lane."""
    above = sum(other > card for other in lane)
    below = sum(other < card for other in lane)
    return (above - below) / (1 + above + 2 * below)


def _duck(hand: Hand, led: int, to_beat: int, *, wants_low: bool) -> int:
    same = [card for card in hand if card // _LANE == led]
    if not same:
        if wants_low:
            return max(hand, key=_strength)
        plain = [card for card in hand if card < TRUMP]
        return max(plain, key=_strength) if plain else min(hand)
    under = [card for card in same if card <= to_beat]
    if wants_low or not under:
        return min(same)
    return max(under)
