"""The kernel's twin: what a position is worth if everybody sees all cards and plays best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from euchre.search.pure_bounds import runs, sure_tricks
from euchre.search.pure_lanes import (
    ALL_BITS,
    MOST_CARDS_UNBUDGETED,
    MOST_TRICKS_UNBUDGETED,
    Lanes,
    Position,
    Trick,
    highest,
    lowest,
    number_of,
)
from euchre.search.pure_two_tricks import TwoTricks

__all__ = ["Answer", "CardAnswers", "Solver"]

#: How good a lane is to lead from; by what stands in the kernel's search.hpp.
_GRADES_OF_TRUMP: Final = (80, 80, 80, 10, 30, 5, 30, 5)
_GRADES_OF_LANE: Final = (60, 0, 130, 60, 0, 0, 10, 10)

Bounds = tuple[float, float]


@dataclass(slots=True)
class Answer:
    """The bounds of a value, equal if it is exact, and the positions looked at."""

    low: float
    high: float
    nodes: int


@dataclass(slots=True)
class CardAnswers:
    """The bounds of the values of all legal cards, by their numbers."""

    cards: list[tuple[int, float, float]] = field(default_factory=list)
    nodes: int = 0


class _BudgetSpentError(Exception):
    """A search has looked at as many positions as it may."""


@dataclass(slots=True)
class _Goal:
    """At least ``need`` tricks for side 0; or, if ``numbers`` is given, one of these."""

    need: int
    numbers: int | None = None

    def after(self, *, won: bool) -> _Goal:
        if self.numbers is None:
            return _Goal(self.need - won)
        return _Goal(0, self.numbers >> won)

    def is_reached(self, left: int) -> bool:
        if self.numbers is None:
            return self.need <= 0
        return not ~self.numbers & ((2 << left) - 1)

    def is_missed(self, left: int) -> bool:
        if self.numbers is None:
            return self.need > left
        return not self.numbers & ((2 << left) - 1)


@dataclass(slots=True)
class _Entry:
    cards: int
    leader: int
    card: int
    told: int


class _Search:
    """One position; questions whether side 0 reaches a goal in it."""

    def __init__(self, lanes: Lanes, table: int, position: Position, budget: int) -> None:
        self.lanes = lanes
        self.shift = 64 - table
        self.table: dict[int, _Entry] = {}
        self.hand = list(position.hands)
        self.sides = position.sides
        self.seats = len(position.hands)
        self.held = [0, 0]
        for hand, side in zip(self.hand, self.sides, strict=True):
            self.held[side] |= hand
        self.budget = budget
        self.nodes = 0
        self.has_two_tricks = (
            len(lanes.lanes) == 4
            and not lanes.twins
            and position.sides in {(0, 1, 0, 1), (1, 0, 1, 0)}
        )

    @property
    def is_spent(self) -> bool:
        """Whether the budget was spent."""
        return bool(self.budget) and self.nodes > self.budget

    def all(self) -> int:
        """All cards in play."""
        return self.held[0] | self.held[1]

    def ask(self, trick: Trick, played: int, goal: _Goal) -> bool:
        """Whether side 0 reaches the goal with so many cards on the table."""
        if not played:
            return self._lead(0, goal)
        return self._follow(played, played, trick, goal)

    def ask_after(self, card: int, trick: Trick, played: int, goal: _Goal) -> bool:
        """The same after the place to play has played a card."""
        if played:
            then = Trick(trick.lane, trick.best, trick.winner)
            then.play(self.lanes, card, played)
        else:
            then = Trick(self.lanes.lane_of(card), card, 0)
        return self._after(card, then, played, played + 1, goal)

    def _next(self, place: int) -> int:
        return 0 if place + 1 == self.seats else place + 1

    def _count(self) -> None:
        self.nodes += 1
        if self.budget and self.nodes > self.budget:
            raise _BudgetSpentError

    def _after(self, card: int, trick: Trick, place: int, played: int, goal: _Goal) -> bool:
        side = self.sides[place]
        self.hand[place] ^= card
        self.held[side] ^= card
        if played < self.seats:
            reached = self._follow(self._next(place), played, trick, goal)
        else:
            reached = self._lead(trick.winner, goal.after(won=self.sides[trick.winner] == 0))
        self.hand[place] ^= card
        self.held[side] ^= card
        return reached

    def _last(self, leader: int, goal: _Goal) -> bool:
        led = self.hand[leader]
        trick = Trick(self.lanes.lane_of(led), led, leader)
        place = leader
        for _ in range(self.seats - 1):
            place = self._next(place)
            trick.play(self.lanes, self.hand[place], place)
        return goal.after(won=self.sides[trick.winner] == 0).is_reached(0)

    def _lead(self, leader: int, goal: _Goal) -> bool:
        left = self.hand[leader].bit_count()
        if goal.is_reached(left):
            return True
        if goal.is_missed(left):
            return False
        self._count()
        if left == 1:
            return self._last(leader, goal)
        if goal.numbers is None:
            if left == 2 and self.has_two_tricks:
                return self._last_two(leader, goal.need)
            needs = (goal.need, left - goal.need + 1)
            side = self.sides[leader]
            if runs(self.lanes, self.hand, leader, needs[side]):
                return side == 0
            if sure_tricks(self.lanes, self.hand, self.sides, 0) >= needs[0]:
                return True
            if sure_tricks(self.lanes, self.hand, self.sides, 1) >= needs[1]:
                return False
        return self._lead_remembered(leader, goal, left)

    def _last_two(self, leader: int, need: int) -> bool:
        """Whether side 0 takes so many of the last two tricks; it wants both, or side 1 does."""
        side = 0 if need == 2 else 1
        tricks = TwoTricks(self.lanes, (*self.hand[leader:], *self.hand[:leader]))
        takes = tricks.leads_both() if self.sides[leader] == side else tricks.follows_both()
        return takes == (side == 0)

    def _lead_remembered(self, leader: int, goal: _Goal, left: int) -> bool:
        cards = self.all()
        at = ((cards ^ leader << 60) * 0x9E3779B97F4A7C15 & ALL_BITS) >> self.shift
        entry = self.table.get(at)
        first = 0
        if entry is not None and entry.cards == cards and entry.leader == leader:
            if goal.numbers is None:
                if goal.need <= entry.told & 31:
                    return True
                if goal.need > entry.told >> 8:
                    return False
            elif entry.told >> 1 == goal.numbers:
                return bool(entry.told & 1)
            first = 1 << entry.card & self.hand[leader]
        reached, answer = self._lead_any(leader, goal, first)
        if goal.numbers is None:
            low, high = 0, left
            entry = self.table.get(at)
            if entry is not None and entry.cards == cards and entry.leader == leader:
                low, high = entry.told & 31, entry.told >> 8
            if reached:
                low = max(low, goal.need)
            else:
                high = min(high, goal.need - 1)
            told = low | high << 8
        else:
            told = goal.numbers << 1 | reached
        self.table[at] = _Entry(cards, leader, number_of(answer), told)
        return reached

    def _lead_any(self, leader: int, goal: _Goal, first: int) -> tuple[bool, int]:
        """Whether the goal is reached by the best lead, and the card that settled it."""
        wanted = self.sides[leader] == 0
        hand = self.hand[leader]
        others = self.all() & ~hand
        rest = self.lanes.distinct(hand, others)

        def settles(lane: int, card: int) -> bool:
            return self._after(card, Trick(lane, card, leader), leader, 1, goal) == wanted

        if first & rest:
            rest ^= first
            if settles(self.lanes.lane_of(first), first):
                return wanted, first
        grades = self._lead_grades(leader, others)
        while rest:
            lanes = [at for at, lane in enumerate(self.lanes.lanes) if rest & lane]
            lane = self.lanes.lanes[min(lanes, key=grades.__getitem__)]
            card = highest(rest & lane)
            rest ^= card
            if settles(lane, card):
                return wanted, card
        return not wanted, lowest(hand)

    def _lead_grades(self, leader: int, others: int) -> list[int]:
        """A grade for each lane to lead from; the least goes first."""
        trump = self.lanes.trump
        side, hand = self.sides[leader], self.hand[leader]
        partners = self.held[side] & ~hand
        opponents = self.held[1 - side]
        grades = [
            _GRADES_OF_TRUMP[
                bool(opponents & trump)
                + 2 * (partners & trump > opponents & trump)
                + 4 * (hand & trump > others & trump)
            ]
        ]
        for lane in self.lanes.lanes[1:]:
            ruffing = {
                self.sides[place]
                for place, held in enumerate(self.hand)
                if place != leader and not held & lane and held & trump
            }
            is_ours = side in ruffing or partners & lane > opponents & lane
            is_master = hand & lane > others & lane
            grades.append(_GRADES_OF_LANE[is_ours + 2 * (1 - side in ruffing) + 4 * is_master])
        return grades

    def _follow(self, place: int, played: int, trick: Trick, goal: _Goal) -> bool:
        self._count()
        hand = self.hand[place]
        others = self.all() & ~hand
        cards = trick.legal(hand) & self.lanes.distinct(hand, others | trick.best)
        taking = trick.taking(self.lanes, cards)

        def play(card: int) -> bool:
            after = Trick(trick.lane, card, place) if card & taking else trick
            return self._after(card, after, place, played + 1, goal)

        wanted = self.sides[place] == 0
        is_ours = self.sides[trick.winner] == self.sides[place] and self._is_safe(
            place, played, trick
        )
        preferred = cards & ~taking if is_ours else taking
        while cards:
            card = self._least_needed(cards & preferred or cards, others)
            cards ^= card
            if play(card) == wanted:
                return wanted
        return not wanted

    def _least_needed(self, cards: int, others: int) -> int:
        """The card to play first: no trump, of a lane where somebody has a higher one, low."""
        needed = self.lanes.trump
        for lane in self.lanes.lanes[1:]:
            if cards & lane > others & lane:
                needed |= cards & lane
        return lowest(cards & ~needed or cards)

    def _is_safe(self, place: int, played: int, trick: Trick) -> bool:
        """Whether no opponent of ``place`` who plays later can take the trick."""
        at = place
        for _ in range(played + 1, self.seats):
            at = self._next(at)
            if self.sides[at] != self.sides[place] and trick.taking(
                self.lanes, trick.legal(self.hand[at])
            ):
                return False
        return True


class _Scale:
    """The values that can still come about, each once, worst for side 0 first."""

    def __init__(self, row: Sequence[float], position: Position) -> None:
        self.row = row[position.taken : position.taken + position.left + 1]
        self.values = sorted(set(self.row))
        self.is_monotone = list(self.row) == sorted(self.row)

    def goal(self, at: int) -> _Goal:
        """To get at least the value at that place of the scale."""
        reached = [won for won, value in enumerate(self.row) if value >= self.values[at]]
        if self.is_monotone:
            return _Goal(reached[0])
        return _Goal(0, sum(1 << won for won in reached))

    def between(self, ask: Callable[[_Goal], bool]) -> Bounds:
        """Ask whether the value is at least this or that, halving what is possible."""
        low, high = 0, len(self.values) - 1
        try:
            while low < high:
                middle = (low + high + 1) // 2
                if ask(self.goal(middle)):
                    low = middle
                else:
                    high = middle - 1
        except _BudgetSpentError:
            pass
        return self.values[low], self.values[high]


class Solver:
    """Answers what positions under these lanes are worth to side 0."""

    def __init__(self, lanes: Lanes, table: int) -> None:
        """With a table of two to the power of ``table`` entries."""
        if not 4 <= table <= 23:
            raise ValueError(f"a table has 2^4 to 2^23 entries, not 2^{table}")
        self.lanes: Final = lanes
        self.table: Final = table

    def value(self, position: Position, row: Sequence[float], budget: int) -> Answer:
        """The bounds of the value of a position."""
        _check(position, budget)
        trick = position.made_trick(self.lanes)
        search = _Search(self.lanes, self.table, position, budget)
        low, high = _Scale(row, position).between(
            lambda goal: search.ask(trick, position.played, goal)
        )
        return Answer(low, high, search.nodes)

    def values(self, position: Position, row: Sequence[float], budget: int) -> CardAnswers:
        """The bounds of the value of every card that may be played."""
        answers = CardAnswers()
        hand = position.hands[position.played]
        if not hand:
            return answers
        _check(position, budget)
        scale = _Scale(row, position)
        trick = position.made_trick(self.lanes)
        search = _Search(self.lanes, self.table, position, budget)
        distinct = self.lanes.distinct(hand, (search.all() & ~hand) | trick.best)
        unknown = (scale.values[0], scale.values[-1])
        bounds = unknown
        rest = trick.legal(hand) if position.played else hand
        while rest:
            card = lowest(rest)
            rest ^= card
            if search.is_spent:
                bounds = unknown
            elif card & distinct:
                bounds = scale.between(
                    lambda goal, card=card: search.ask_after(card, trick, position.played, goal)  # type: ignore[misc]
                )
            answers.cards.append((number_of(card), *bounds))
        answers.nodes = search.nodes
        return answers


def _check(position: Position, budget: int) -> None:
    cards = sum(hand.bit_count() for hand in position.hands)
    if not budget and (position.left > MOST_TRICKS_UNBUDGETED or cards > MOST_CARDS_UNBUDGETED):
        raise ValueError("more than 8 tricks or 32 cards are left: name a budget of nodes")
    for side in position.sides:
        if side > 1:
            raise ValueError(f"a search is between side 0 and side 1, not a third: {side}")
