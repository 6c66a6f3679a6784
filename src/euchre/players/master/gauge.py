"""``Gauge``: how many tricks a hand takes for its side as maker, about, seen by a glance.

Some hundred random deals of the rules are played out, each maker with the trump that its hand
looks best with. A line is fitted to the tricks: by the maker's points alone, which is what a
seat knows when it bids, and by the points of all hands, which is what a guessed deal shows.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from operator import mul
from statistics import fmean
from typing import Final

from euchre.cards import CardSet, Seat
from euchre.game import Name, new_match
from euchre.game.naming import names
from euchre.players.club.playout import codes_of, play_out
from euchre.players.master.hand_points import HandPoints, points_of_cards
from euchre.rules import Leader, Partners, Rules, order_of

__all__ = ["Gauge", "at_least", "gauge_of", "mean_of"]

_DEALS: Final = 400
"""Deals of each kind of trump that the lines are fitted to."""
_MOST_KNOWN: Final = 50_000
"""Hands that are remembered."""
_ROOT: Final = sqrt(2)
_LEAST_SPREAD: Final = 0.3

Line = tuple[float, ...]
"""What no points, and then each point of each feature, is worth in tricks."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """Trumps that are alike: suits, or none."""

    alone: Line
    """By the maker's own points."""
    alone_spread: float
    """How far tricks are from that line."""
    all: Line
    """By the points of the maker, of the partners and of the opponents."""
    spread: float
    """How far tricks are from that line."""


class Gauge:
    """The lines of some rules."""

    def __init__(self, rules: Rules) -> None:
        """Fit them."""
        public = new_match(rules).public
        self.names: Final = tuple(names(public))
        """The trumps that can be named."""
        rng = random.Random(0)
        kinds: dict[bool, _Kind] = {}
        for is_suit in dict.fromkeys(name.suit is not None for name in self.names):
            some = [name for name in self.names if (name.suit is not None) is is_suit]
            kinds[is_suit] = _fitted(rules, some, rng)
        self._kinds = [kinds[name.suit is not None] for name in self.names]
        cards = points_of_cards(rules, self.names)
        self._points = HandPoints(cards, (0.0,) * len(self.names))
        slopes = [kind.alone[1] for kind in self._kinds]
        self._tricks = HandPoints(
            [tuple(map(mul, slopes, each)) for each in cards],
            tuple(kind.alone[0] for kind in self._kinds),
        )
        self._known: dict[int, tuple[float, int]] = {}

    def points(self, hand: CardSet) -> Sequence[float]:
        """What the cards of a hand add up to, by trump."""
        return self._points.of(hand)

    def tricks(self, hand: CardSet) -> Sequence[float]:
        """The tricks that a maker with that hand may expect, by trump, with its partners."""
        return self._tricks.of(hand)

    def tricks_under(self, at: int, hand: CardSet) -> float:
        """The same for the trump at that place."""
        return self._tricks.under(at, hand)

    def best(self, hand: CardSet) -> tuple[float, int]:
        """The most of these tricks, and the place of the trump that brings them."""
        found = self._known.get(hand)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            tricks = self._tricks.of(hand)
            most = max(tricks)
            found = self._known[hand] = (most, tricks.index(most))
        return found

    @property
    def spread(self) -> float:
        """How far a hand's tricks are from what it may expect."""
        return self._kinds[0].alone_spread

    def tricks_in_deal(
        self, at: int, maker: CardSet, partners: Sequence[CardSet], opponents: Sequence[CardSet]
    ) -> tuple[float, float]:
        """The makers' tricks with the trump at that place if these are the hands, give or take."""
        kind = self._kinds[at]
        under = self._points.under
        ours = sum([under(at, hand) for hand in partners])
        theirs = sum([under(at, hand) for hand in opponents])
        base, by_maker, by_partners, by_opponents = kind.all
        found = base + by_maker * under(at, maker)
        return found + by_partners * ours + by_opponents * theirs, kind.spread


@lru_cache(maxsize=32)
def gauge_of(rules: Rules) -> Gauge:
    """The gauge of some rules, fitted once; which deals it is fitted to is always the same."""
    return Gauge(rules)


def _fitted(rules: Rules, some: Sequence[Name], rng: random.Random) -> _Kind:
    """The lines for these trumps."""
    orders = [codes_of(order_of(rules, name.suit, low=name.low)) for name in some]
    cards = [card.index for card in rules.cards.cards]
    seats, size = rules.players, rules.hand_size
    deals: dict[tuple[int, Seat, Seat], list[tuple[tuple[int, ...], ...]]] = {}
    for _ in range(_DEALS):
        rng.shuffle(cards)
        hands = tuple(tuple(cards[at * size : at * size + size]) for at in range(seats))
        maker, dealer = rng.randrange(seats), rng.randrange(seats)
        best = max(range(len(orders)), key=lambda at: orders[at].sum_of(hands[maker]))
        deals.setdefault((best, maker, _leader(rules, maker, dealer)), []).append(hands)
    rows, tricks = list[tuple[float, float, float]](), list[float]()
    for (best, maker, leader), group in deals.items():
        makers = (maker, *rules.partners_of(maker))
        sides = [int(seat not in makers) for seat in range(seats)]
        for hands, taken in zip(group, play_out(orders[best], group, leader, sides), strict=True):
            points = [orders[best].sum_of(hand) for hand in hands]
            ours = sum(points[seat] for seat in makers)
            rows.append((points[maker], ours - points[maker], sum(points) - ours))
            tricks.append(sum(taken[seat] for seat in makers))
    own = [row[:1] for row in rows]
    alone, every = _line(own, tricks), _line(rows, tricks)
    return _Kind(alone, _spread(alone, own, tricks), every, _spread(every, rows, tricks))


def _spread(line: Line, rows: Sequence[Sequence[float]], tricks: Sequence[float]) -> float:
    """How far these tricks are from a line: the standard deviation."""
    errors = [
        (found - line[0] - sum(a * b for a, b in zip(row, line[1:], strict=True))) ** 2
        for row, found in zip(rows, tricks, strict=True)
    ]
    return max(sqrt(fmean(errors)), _LEAST_SPREAD)


def _leader(rules: Rules, maker: Seat, dealer: Seat) -> Seat:
    """Who leads first."""
    if rules.play.leader is Leader.MAKER:
        return maker
    is_lone = rules.partners is Partners.MAKER_AGAINST_ALL
    left_of = maker if is_lone and rules.play.leader is Leader.LEFT_OF_LONE_MAKER else dealer
    return (left_of + 1) % rules.players


def at_least(tricks: int, mean: float, spread: float) -> float:
    """The chance to take so many tricks of which so many are expected."""
    return (1 + erf((mean - tricks + 0.5) / (spread * _ROOT))) / 2


def mean_of(row: Sequence[float], mean: float, spread: float) -> float:
    """The mean of what 0, 1, … tricks are worth, so many being expected."""
    reach = [1.0, *(at_least(n, mean, spread) for n in range(1, len(row))), 0.0]
    return sum([worth * (reach[n] - reach[n + 1]) for n, worth in enumerate(row)])


def _line(rows: Sequence[Sequence[float]], found: Sequence[float]) -> Line:
    """The line with the least squared errors; a feature that never changes counts for nothing."""
    width = len(rows[0]) + 1
    full = [(1.0, *row) for row in rows]
    # Normal equations, a little bent so that they always have one solution.
    left = [[sum(row[i] * row[j] for row in full) for j in range(width)] for i in range(width)]
    right = [sum(row[i] * one for row, one in zip(full, found, strict=True)) for i in range(width)]
    for i in range(width):
        left[i][i] += 1e-6
    for i in range(width):
        for k in range(i + 1, width):
            part = left[k][i] / left[i][i]
            left[k] = [one - part * other for one, other in zip(left[k], left[i], strict=True)]
            right[k] -= part * right[i]
    line = [0.0] * width
    for i in reversed(range(width)):
        known = sum(left[i][j] * line[j] for j in range(i + 1, width))
        line[i] = (right[i] - known) / left[i][i]
    return tuple(line)
