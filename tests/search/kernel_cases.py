"""Random positions of all shapes, and their values by trying everything.

What is here knows nothing of bits: a card is its lane, its rank and which copy it is, and
the rules of a trick are written out once more, so that a fault of the kernel has no twin.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

from euchre.search.kernel import Position


class Card(NamedTuple):
    """A card; lane 0 is trump. Copies of a face differ in ``copy`` alone."""

    lane: int
    rank: int
    copy: int


@dataclass(frozen=True, slots=True)
class Case:
    """A position, by place from the leader of the trick, and what the tricks are worth."""

    lanes: tuple[tuple[Card, ...], ...]
    """Each lane from its worst card to its best, trump first."""
    last_wins: bool
    hands: tuple[tuple[Card, ...], ...]
    sides: tuple[int, ...]
    seats: tuple[int, ...]
    """Which seat has which place."""
    trick: tuple[Card, ...]
    taken: int
    values: tuple[float, ...]

    @property
    def left(self) -> int:
        """Tricks to come."""
        return len(self.hands[-1])

    def numbers(self) -> dict[Card, int]:
        """The bit of each card: lanes one above the other with a free bit between, trump on top."""
        found: dict[Card, int] = {}
        free = 0
        for lane in (*self.lanes[1:], self.lanes[0]):
            for card in lane:
                found[card] = free
                free += 1
            free += bool(lane)
        return found

    def masks(self) -> tuple[list[int], int, bool]:
        """The arguments of the kernel's ``Lanes``."""
        numbers = self.numbers()
        lanes = [sum(1 << numbers[card] for card in lane) for lane in self.lanes]
        twins = sum(
            1 << numbers[card]
            for card in numbers
            if card.copy == 0 and Card(card.lane, card.rank, 1) in numbers
        )
        return lanes, twins, self.last_wins

    def position(self) -> Position:
        """The position in the kernel's words."""
        numbers = self.numbers()
        hands, sides = [0] * 8, [0] * 8
        for seat, hand, side in zip(self.seats, self.hands, self.sides, strict=True):
            hands[seat] = sum(1 << numbers[card] for card in hand)
            sides[seat] = side
        trick = tuple(numbers[card] for card in self.trick)
        return Position(tuple(hands), self.seats, tuple(sides), trick, taken=self.taken)


def takes(card: Card, best: Card, led: int, *, last_wins: bool) -> bool:
    """Whether a card, played later, takes the trick from the best so far."""
    if card.lane != best.lane:
        return card.lane == 0
    if card.lane not in (0, led):
        return False
    if card.rank == best.rank:
        return last_wins
    return card.rank > best.rank


def winner(cards: list[Card], *, last_wins: bool) -> int:
    """Which of the cards of a trick, in the order played, takes it."""
    best = 0
    for at in range(1, len(cards)):
        if takes(cards[at], cards[best], cards[0].lane, last_wins=last_wins):
            best = at
    return best


def legal(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played."""
    if trick:
        following = tuple(card for card in hand if card.lane == trick[0].lane)
        return following or hand
    return hand


def values_of_cards(case: Case) -> dict[Card, float]:
    """What each legal card is worth, by trying everything."""
    seats = len(case.hands)
    known: dict[tuple[object, ...], float] = {}

    def best(
        hands: tuple[tuple[Card, ...], ...], leader: int, trick: tuple[Card, ...], won: int
    ) -> float:
        if not any(hands):
            return case.values[won]
        key = (hands, leader, trick, won)
        if key not in known:
            place = (leader + len(trick)) % seats
            choose = min if case.sides[place] else max
            known[key] = choose(
                after(hands, leader, trick, won, card) for card in legal(hands[place], trick)
            )
        return known[key]

    def after(
        hands: tuple[tuple[Card, ...], ...],
        leader: int,
        trick: tuple[Card, ...],
        won: int,
        card: Card,
    ) -> float:
        place = (leader + len(trick)) % seats
        rest = tuple(one for one in hands[place] if one != card)
        hands = (*hands[:place], rest, *hands[place + 1 :])
        trick = (*trick, card)
        if len(trick) < seats:
            return best(hands, leader, trick, won)
        taker = (leader + winner(list(trick), last_wins=case.last_wins)) % seats
        return best(hands, taker, (), won + (case.sides[taker] == 0))

    hand = case.hands[len(case.trick)]
    return {
        card: after(case.hands, 0, case.trick, case.taken, card) for card in legal(hand, case.trick)
    }


def random_case(rng: random.Random, *, most_tricks: int | None = None) -> Case:
    """A position of any shape: lanes, copies, seats, sides, values, cards on the table."""
    seats = rng.choice((2, 2, 3, 3, 4, 4, 4, 4, 5, 6, 7, 8))
    few = 2 if seats > 5 and rng.random() < 0.95 else 3 if seats > 3 else 4
    left = rng.randint(1, min(few, most_tricks or few))
    copies = rng.choice((1, 1, 2))
    count = rng.randint(1, 5)
    while True:
        lanes = tuple(
            tuple(
                Card(lane, rank, copy)
                for rank in range(_ranks(rng, lane, count))
                for copy in range(rng.choice((1, copies)))
            )
            for lane in range(count)
        )
        pack = [card for lane in lanes for card in lane]
        if seats * left <= len(pack) <= 58:
            break
        count = rng.randint(1, 5)
    rng.shuffle(pack)
    dealt = [pack[place * left : (place + 1) * left] for place in range(seats)]
    trick: list[Card] = []
    for place in range(rng.randrange(seats) if rng.random() < 0.5 else 0):
        card = rng.choice(legal(tuple(dealt[place]), tuple(trick)))
        dealt[place].remove(card)
        trick.append(card)
    taken = rng.randint(0, 3)
    return Case(
        lanes,
        rng.random() < 0.5,
        tuple(tuple(sorted(hand)) for hand in dealt),
        _sides(rng, seats),
        tuple(rng.sample(range(8), seats)),
        tuple(trick),
        taken,
        _values(rng, taken + left),
    )


def usual_case(rng: random.Random, left: int) -> Case:
    """Up to five tricks before their first card: four seats, partners opposite, no copies."""
    lanes = tuple(
        tuple(Card(lane, rank, 0) for rank in range(size))
        for lane, size in enumerate((rng.choice((0, 1, 3, 7)), 7, 7, 6))
    )
    pack = [card for lane in lanes for card in lane]
    dealt = rng.sample(pack, 4 * left)
    first = rng.randrange(2)
    return Case(
        lanes,
        last_wins=False,
        hands=tuple(tuple(sorted(dealt[at : at + left])) for at in range(0, 4 * left, left)),
        sides=(first, 1 - first, first, 1 - first),
        seats=(0, 1, 2, 3),
        trick=(),
        taken=0,
        values=tuple(float(won) for won in range(left + 1)),
    )


def _ranks(rng: random.Random, lane: int, count: int) -> int:
    if lane == 0:
        return rng.choice((0, 1, 2, 5, 7, 9)) if count > 1 else 16
    return rng.choice((1, 3, 5, 6, 8))


def _sides(rng: random.Random, seats: int) -> tuple[int, ...]:
    kind = rng.randrange(3)
    if kind == 0:
        first = rng.randrange(2)
        return tuple((place + first) % 2 for place in range(seats))
    if kind == 1:
        alone, side = rng.randrange(seats), rng.randrange(2)
        return tuple(side if place == alone else 1 - side for place in range(seats))
    return tuple(rng.randrange(2) for _ in range(seats))


def _values(rng: random.Random, tricks: int) -> tuple[float, ...]:
    drawn = [float(rng.randint(-3, 3)) for _ in range(tricks + 1)]
    kind = rng.randrange(4)
    if kind == 0:
        return tuple(float(won) for won in range(tricks + 1))
    if kind == 1:
        return tuple(sorted(drawn, reverse=True))
    return tuple(drawn if kind == 2 else sorted(drawn))
