"""The kernel's twin: chance from a seed, play-outs, and deals of unseen cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Final

from euchre.search.pure_lanes import (
    ALL_BITS,
    Lanes,
    Position,
    Trick,
    above_all,
    easiest_to_lose,
    highest,
    lowest,
)

__all__ = ["PlayOut", "Random", "Sampler", "take"]

MOST_STATES: Final = 1 << 22


class Random:
    """The generator SplitMix64 (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        """The numbers of a seed."""
        self.state = seed & ALL_BITS

    @classmethod
    def of(cls, seed: int, number: int) -> Random:
        """A generator of its own for each number."""
        return cls(cls(cls(seed).next() + number).next())

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & ALL_BITS
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & ALL_BITS
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & ALL_BITS
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """One of 0 … count - 1, each as likely as the others."""
        product = (self.next() >> 32) * count
        if product & 0xFFFFFFFF < count:
            refused = (1 << 32) % count
            while product & 0xFFFFFFFF < refused:
                product = (self.next() >> 32) * count
        return product >> 32

    def part(self) -> float:
        """From 0 up to but not including 1."""
        return (self.next() >> 11) * 2.0**-53


class Chance:
    """The chance of all cards of a trick, out of one random number: each takes a part of it."""

    def __init__(self, random: Random) -> None:
        """The next number."""
        self._left = random.next() >> 6

    def below(self, count: int) -> int:
        """One of 0 … count - 1."""
        product = self._left * count
        self._left = product & (1 << 58) - 1
        return product >> 58


@dataclass(slots=True)
class _Known:
    """What a seat that plays by habit knows."""

    hand: int
    unseen: int
    is_maker: bool
    is_last: bool = False
    is_ours: bool = False
    partner_follows: bool = False


def _policy_lead(lanes: Lanes, known: _Known) -> int:
    trumps, unseen_trumps = known.hand & lanes.trump, known.unseen & lanes.trump
    if known.is_maker and unseen_trumps and trumps & above_all(unseen_trumps):
        return highest(trumps)
    chosen, most = 0, -1
    for lane in lanes.lanes[1:]:
        unseen = known.unseen & lane
        masters = known.hand & lane & above_all(unseen)
        if masters and unseen.bit_count() > most:
            most, chosen = unseen.bit_count(), highest(masters)
    if chosen:
        return chosen
    if known.is_maker and trumps.bit_count() >= 3:
        return highest(trumps)
    shortest = 65
    for lane in lanes.lanes[1:]:
        held = known.hand & lane
        if held and held.bit_count() < shortest:
            shortest, chosen = held.bit_count(), highest(held)
    if chosen:
        return chosen
    return highest(trumps) if known.is_maker else lowest(trumps)


def _policy_follow(lanes: Lanes, known: _Known, trick: Trick) -> int:
    legal = trick.legal(known.hand)
    is_following = bool(legal & trick.lane)
    thrown = lowest(legal) if is_following else easiest_to_lose(lanes, legal, known.unseen)
    taking = trick.taking(lanes, legal)
    if not taking:
        return thrown
    beating_ours = known.unseen & trick.lane & lanes.beating(trick.best)
    if known.is_ours and (known.is_last or not beating_ours):
        return thrown
    if known.is_last or not is_following:
        return lowest(taking)
    sure = taking & above_all(known.unseen & trick.lane)
    if sure:
        return lowest(sure)
    return thrown if known.partner_follows else highest(taking)


class PlayOut:
    """A position to be played to its end without a search."""

    def __init__(self, lanes: Lanes, position: Position) -> None:
        """Play-outs from that position."""
        self.lanes: Final = lanes
        self.start: Final = position
        self.hands = list(position.hands)
        self.gone = position.gone

    def _begin(self) -> None:
        self.hands = list(self.start.hands)
        self.gone = self.start.gone
        for card in self.start.trick:
            self.gone |= card

    def play(self, random: Random, errors: float, tricks: bytearray, at: int) -> None:
        """Play on to the end, add the tricks to those of each seat from ``at`` on."""
        self._begin()
        seats = len(self.hands)
        trick = self.start.made_trick(self.lanes)
        place = played = self.start.played
        chance = Chance(random) if errors >= 1 and played else None
        for _ in range(self.start.left):
            while played < seats:
                hand = self.hands[place]
                if not hand & (hand - 1):
                    card = hand
                elif errors >= 1:
                    # One number serves for all cards of a trick.
                    chance = chance if chance and played else Chance(random)
                    card = _any_of(chance, trick.legal(hand) if played else hand)
                elif errors > 0 and random.part() < errors:
                    card = _any_of(random, trick.legal(hand) if played else hand)
                else:
                    card = self._choice(place, played, trick)
                self.hands[place] ^= card
                self.gone |= card
                if played:
                    trick.play(self.lanes, card, place)
                else:
                    trick = Trick(self.lanes.lane_of(card), card, place)
                place = 0 if place + 1 == seats else place + 1
                played += 1
            place, played = trick.winner, 0
            tricks[at + self.start.seats[place]] += 1

    def policy_card(self) -> int:
        """The card that the policy plays in the position; 0 if it is over."""
        self._begin()
        played = self.start.played
        if not self.hands[played]:
            return 0
        return self._choice(played, played, self.start.made_trick(self.lanes))

    def _choice(self, place: int, played: int, trick: Trick) -> int:
        hand, sides = self.hands[place], self.start.sides
        known = _Known(hand, self.lanes.all & ~hand & ~self.gone, sides[place] == 0)
        if not played:
            return _policy_lead(self.lanes, known)
        seats = len(self.hands)
        known.is_last = played + 1 == seats
        known.is_ours = sides[trick.winner] == sides[place]
        known.partner_follows = any(
            sides[(place + ahead) % seats] == sides[place] for ahead in range(1, seats - played)
        )
        return _policy_follow(self.lanes, known, trick)


def _any_of(chance: Random | Chance, cards: int) -> int:
    for _ in range(chance.below(cards.bit_count())):
        cards &= cards - 1
    return lowest(cards)


def take(random: Random, cards: list[int], begin: int, size: int, *, by_chance: bool) -> int:
    """Takes ``size`` cards from ``begin`` on, by chance where others may have them instead."""
    taken = 0
    for at in range(begin, begin + size):
        if by_chance:
            other = at + random.below(len(cards) - at)
            cards[at], cards[other] = cards[other], cards[at]
        taken |= 1 << cards[at]
    return taken


@dataclass(slots=True)
class _Pool:
    """Bins that may hold the same."""

    allowed: int
    weights: tuple[float, ...] | None
    """For each card that is dealt, in order; None for 1."""
    bins: list[int] = field(default_factory=list)
    room: int = 0
    step: int = 0
    drawn: list[int] = field(default_factory=list)


class Sampler:
    """Draws from all ways to deal ``cards`` to bins, as likely as the weights make each."""

    def __init__(
        self,
        cards: int,
        sizes: Sequence[int],
        allowed: Sequence[int],
        weights: Sequence[float] | None,
    ) -> None:
        """The ways to deal these cards.

        Raises:
            ValueError: if there is none, or too many bins differ.
        """
        self._sizes = tuple(sizes)
        self._cards = [number for number in range(64) if cards >> number & 1]
        self._pools: list[_Pool] = []
        for at, size in enumerate(sizes):
            if size < 0:
                raise ValueError("a bin cannot hold less than no cards")
            row = None
            if weights is not None:
                row = tuple(weights[at * 64 + card] for card in self._cards)
            self._put_into_pool(at, size, allowed[at] & cards, row)
        if not self._pools:
            raise ValueError("there are no bins")
        states = 1
        for pool in self._pools:
            pool.step = states
            states *= pool.room + 1
            if states > MOST_STATES:
                raise ValueError("too many different bins for a table of what is left")
        room = sum(pool.room for pool in self._pools)
        if room != len(self._cards):
            raise ValueError(f"bins for {room} cards cannot hold {len(self._cards)}")
        self._weight = [1.0]
        self._fill(states)
        if not self._weight[-1] > 0:
            raise ValueError("no deal keeps to what the bins allow")

    def _fill(self, states: int) -> None:
        for state in range(1, states):
            room = sum(state // pool.step % (pool.room + 1) for pool in self._pools)
            total = 0.0
            for pool in self._pools:
                total += self._share(pool, len(self._cards) - room, state)
            self._weight.append(total)

    def _put_into_pool(
        self, at: int, size: int, allowed: int, weights: tuple[float, ...] | None
    ) -> None:
        found = None
        for pool in self._pools:
            if pool.allowed == allowed and pool.weights == weights:
                found = pool
        if found is None:
            found = _Pool(allowed, weights)
            self._pools.append(found)
        found.bins.append(at)
        found.room += size

    def _share(self, pool: _Pool, nth: int, state: int) -> float:
        if not pool.allowed >> self._cards[nth] & 1 or not state // pool.step % (pool.room + 1):
            return 0.0
        rest = self._weight[state - pool.step]
        return rest if pool.weights is None else pool.weights[nth] * rest

    def count(self) -> float:
        """How many ways there are, without weights."""
        ways = self._weight[-1]
        for pool in self._pools:
            left = pool.room
            for one in pool.bins:
                ways *= comb(left, self._sizes[one])
                left -= self._sizes[one]
        return ways

    def every(self) -> Iterator[list[int]]:
        """Every way: a mask for each bin."""
        return self._every(0, len(self._weight) - 1, [0] * len(self._sizes))

    def _every(self, nth: int, state: int, way: list[int]) -> Iterator[list[int]]:
        if nth == len(self._cards):
            yield way
            return
        card = 1 << self._cards[nth]
        for pool in self._pools:
            if self._share(pool, nth, state) <= 0:
                continue
            for one in pool.bins:
                if way[one].bit_count() < self._sizes[one]:
                    way[one] |= card
                    yield from self._every(nth + 1, state - pool.step, way)
                    way[one] &= ~card

    def draw(self, random: Random) -> list[int]:
        """A world: a mask for each bin."""
        for pool in self._pools:
            pool.drawn.clear()
        state = len(self._weight) - 1
        for nth, card in enumerate(self._cards):
            chosen = self._pools[0]
            if len(self._pools) > 1:
                at = random.part() * self._weight[state]
                for pool in self._pools:
                    part = self._share(pool, nth, state)
                    if part <= 0:
                        continue
                    chosen = pool
                    if at < part:
                        break
                    at -= part
            chosen.drawn.append(card)
            state -= chosen.step
        dealt = [0] * len(self._sizes)
        for pool in self._pools:
            self._split(random, pool, dealt)
        return dealt

    def _split(self, random: Random, pool: _Pool, dealt: list[int]) -> None:
        begin = 0
        for one in pool.bins:
            size = self._sizes[one]
            dealt[one] = take(random, pool.drawn, begin, size, by_chance=len(pool.bins) > 1)
            begin += size
