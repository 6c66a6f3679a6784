"""Hands that bid alike: which cards bidding need not tell apart, and a number for each class.

In each suit the jack counts where it is a bower, then the best and the second-best of the
other ranks; all below are one kind. Which ranks these are is asked of the order of cards, so
that it holds for any pack. Suits are named from the turned one (or from trump): that suit,
the other of its colour, and the two of the other colour, which are taken in the order that
makes the number smaller. Four-handed hands from 24 cards fall into 3,612 classes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from euchre.cards import Card, CardSet, Suit, indices_in
from euchre.rules import BENNY, RIGHT_BOWER, Rules, order_of

__all__ = ["MOST_CLASSES", "HandClasses", "TooManyClassesError", "hand_classes", "suits_from"]

MOST_CLASSES: Final = 60_000
"""Beyond this a table would be large, and its training slow."""
_LOW: Final = 3
_MOST_KNOWN: Final = 50_000
"""Hands whose numbers are remembered, for each first suit."""


class TooManyClassesError(ValueError):
    """Hands by these rules fall into more classes than a table is made for."""

    def __init__(self, number: int) -> None:
        """The error for that number of classes."""
        super().__init__(f"hands fall into {number} classes; at most {MOST_CLASSES} are learned")


def suits_from(first: Suit) -> tuple[Suit, Suit, Suit, Suit]:
    """The suits as bidding sees them: that one, the other of its colour, the other colour."""
    return (first, first.next, *first.cross)


class HandClasses:
    """A number for each class of hands by some rules.

    A hand is a ``CardSet``. The cards of a suit are a *field* of it, whose value is one of a
    few *contents* (how many cards of each kind); contents are numbered from 0, the empty one.
    """

    def __init__(self, rules: Rules) -> None:
        """The classes of hands by these rules.

        Raises:
            TooManyClassesError: if there are too many.
        """
        pack, benny = rules.cards, rules.benny
        self.size: Final = rules.hand_size
        self.benny: Final = int(pack.mask(benny)) if benny is not None else 0
        self.shifts: Final = [0] * len(Suit)
        """By suit: where its field begins."""
        self.contents: Final[list[list[int]]] = [[] for _ in Suit]
        """By suit and field: the content."""
        self._known: Final[dict[Suit, dict[int, int]]] = {suit: {} for suit in Suit}
        """By the first suit: the numbers of hands that were asked for."""
        self._kinds: Final = {
            card: kind for suit in Suit for card, kind in _kinds_of(rules, suit).items()
        }
        counts: dict[tuple[int, ...], int] = {}
        for suit in Suit:
            indices = [
                at for at, card in enumerate(pack.cards) if card.suit is suit and card is not benny
            ]
            self.shifts[suit] = indices[0]
            kinds = [self._kinds[pack.cards[at]] for at in indices]
            for field in range(1 << len(indices)):
                held = [0] * (_LOW + 1)
                for at in indices_in(field):
                    held[kinds[at]] += 1
                self.contents[suit].append(counts.setdefault(tuple(held), len(counts)))
        self.number_of_contents: Final = len(counts)
        sizes = [sum(held) for held in counts]
        first, second, self.count = _numbered(sizes, self.size, has_benny=benny is not None)
        if self.count > MOST_CLASSES:
            raise TooManyClassesError(self.count)
        self.first: Final = first
        """By (Benny held, content of the first suit, of the second): the class's first part."""
        self.second: Final = second
        """By the contents of the other two suits, the smaller one first: its second part."""

    def kind_of(self, card: Card) -> int:
        """0 for a bower, 1 and 2 for the best other ranks, 3 for those below, 4 for the Benny."""
        return self._kinds.get(card, _LOW + 1)

    def of(self, hand: CardSet | int, first: Suit) -> tuple[int, bool]:
        """The class of a hand, suits being named from ``first``, and whether the last two changed.

        The class is -1 if the hand has not as many cards as are dealt.
        """
        if hand.bit_count() != self.size:
            return -1, False
        (number,) = self.numbers((hand,), first)
        return number >> 1, bool(number & 1)

    def numbers(self, hands: Iterable[int], first: Suit) -> list[int]:
        """For each hand, of as many cards as are dealt: twice its class, one more if changed."""
        listed, known = list(hands), self._known[first]
        if len(known) > _MOST_KNOWN:
            known.clear()
        try:
            return [known[hand] for hand in listed]
        except KeyError:
            missing = [hand for hand in listed if hand not in known]
            known.update(zip(missing, self._numbers(missing, first), strict=True))
            return [known[hand] for hand in listed]

    def _numbers(self, hands: Iterable[int], first: Suit) -> list[int]:
        one, other = first.cross
        suits = (first, first.next, one, other)
        (in_a, in_b, in_c, in_d) = (self.contents[suit] for suit in suits)
        (to_a, to_b, to_c, to_d) = (self.shifts[suit] for suit in suits)
        field = len(in_a) - 1
        number, benny = self.number_of_contents, self.benny
        starts, rests = self.first, self.second
        found = []
        for hand in hands:
            start = in_a[hand >> to_a & field] * number + in_b[hand >> to_b & field]
            if hand & benny:
                start += number * number
            c, d = in_c[hand >> to_c & field], in_d[hand >> to_d & field]
            if c > d:
                found.append((starts[start] + rests[d * number + c]) * 2 + 1)
            else:
                found.append((starts[start] + rests[c * number + d]) * 2)
        return found

    def examples(self) -> Iterator[tuple[int, CardSet]]:
        """Each class with one of its hands, suits being named from spades."""
        number, first = self.number_of_contents, Suit.SPADES
        fields = [
            [self.contents[suit].index(content) << self.shifts[suit] for content in range(number)]
            for suit in suits_from(first)
        ]
        sizes = [one.bit_count() for one in fields[0]]
        for joker, a, b in product(range(1 + bool(self.benny)), range(number), range(number)):
            start = self.first[(joker * number + a) * number + b]
            rest = self.size - joker - sizes[a] - sizes[b]
            if start < 0:
                continue
            for c, d in product(range(number), repeat=2):
                if c <= d and sizes[c] + sizes[d] == rest:
                    hand = fields[0][a] | fields[1][b] | fields[2][c] | fields[3][d]
                    yield start + self.second[c * number + d], CardSet(hand | self.benny * joker)


def _kinds_of(rules: Rules, suit: Suit) -> dict[Card, int]:
    """The kind of each card of a suit."""
    order = order_of(rules, suit)
    faces = [card for card in rules.cards.faces if card.suit is suit and order.bower(card) != BENNY]
    bowers = {card for card in faces if order.bower(card) == RIGHT_BOWER}
    ranked = sorted((card for card in faces if card not in bowers), key=order.strength)[::-1]
    kinds = {card: min(place + 1, _LOW) for place, card in enumerate(ranked)}
    return kinds | dict.fromkeys(bowers, 0)


def _numbered(sizes: list[int], cards: int, *, has_benny: bool) -> tuple[list[int], list[int], int]:
    """The parts of a class's number, and how many classes there are."""
    number = len(sizes)
    ends = [0] * (cards + 1)
    second = [-1] * (number * number)
    for c, d in product(range(number), repeat=2):
        held = sizes[c] + sizes[d]
        if c <= d and held <= cards:
            second[c * number + d] = ends[held]
            ends[held] += 1
    first, total = [-1] * (2 * number * number), 0
    for joker, a, b in product(range(1 + has_benny), range(number), range(number)):
        rest = cards - joker - sizes[a] - sizes[b]
        if rest >= 0:
            first[(joker * number + a) * number + b] = total
            total += ends[rest]
    return first, second, total


@lru_cache(maxsize=32)
def hand_classes(rules: Rules) -> HandClasses:
    """The classes of hands by these rules (made once, then remembered).

    Raises:
        TooManyClassesError: if there are too many.
    """
    return HandClasses(rules)
