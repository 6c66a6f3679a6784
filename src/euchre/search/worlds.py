"""Worlds: the full deals that are consistent with a View.

A World is possible if some log that leads to it looks, to the seat, exactly as what the
seat has seen. All are found by exact counting: each face of the pack takes one of the
paths that the View leaves open, each path uses places of which there is a known number,
and the ways to fill all places are counted once. So each deal of the cards that is
possible is equally likely to be sampled, copies of a face taken apart.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from euchre.cards import Card, Seat
from euchre.game import Name, OrderUp, View, choices
from euchre.game.exchange import UNDER_CARDS
from euchre.rules import MustHold
from euchre.search.facts import KITTY_REST, KITTY_TOP, TURNED, Facts
from euchre.search.paths import Path
from euchre.search.ways import Option, Pool, Ways
from euchre.search.world import Cards, World

__all__ = ["World", "Worlds", "possible_worlds", "sample_world"]


class Draw(NamedTuple):
    """One way to deal what is hidden."""

    chosen: Sequence[Option]
    """What each face did."""
    shares: Mapping[int, Sequence[Card]]
    """The cards of each member of a pool."""


class _Turn(NamedTuple):
    """What a face may do where some places are left."""

    bounds: Sequence[int]
    """The ways to go on with the options up to each."""
    options: Sequence[tuple[Option, int, int]]
    """Those that leave a way to go on, the places left after each, and the ways then."""


class Worlds:
    """All worlds of one View: to be counted, listed or sampled."""

    most_rejected = 10_000
    """Draws that calls may rule out before the worlds are listed instead, if they are no more."""

    def __init__(self, seen: View) -> None:
        """The worlds of that View.

        Raises:
            ValueError: if no cards are dealt.
        """
        self._facts = Facts(seen)
        ways = Ways(self._facts)
        self._pools = ways.pools
        self._faces, self._options = ways.faces, ways.options
        self._start, self._guard = ways.start, ways.guard
        self._steps = [_steps(options) for options in self._options]
        self._counted: list[dict[int, int]] = [{} for _ in self._options]
        self._counted.append({self._guard: 1})
        """By face and places left; after the last face exactly none is."""
        self._turns: list[dict[int, _Turn]] = [{} for _ in self._options]

    @property
    def count(self) -> int:
        """Ways to deal what is hidden, copies taken apart; more than the worlds that are listed.

        Calls that prove something about a hand may rule some of them out.
        """
        ways = self._count(0, self._start)
        for pool in self._pools:
            left = sum(pool.sizes)
            for size in pool.sizes:
                ways *= comb(left, size)
                left -= size
        return ways

    def sample(self, rng: random.Random) -> World:
        """One world, each way to deal what is hidden being equally likely.

        Raises:
            ValueError: if there is none, so that the View is of no legal game.
        """
        return self._made(self.draw(rng))

    def draw(self, rng: random.Random) -> Draw:
        """The same, not yet written out.

        Raises:
            ValueError: if there is none, so that the View is of no legal game.
        """
        for _ in range(self.most_rejected):
            draw = self._drawn(rng)
            if self._calls_are_possible(draw):
                return draw
        # Calls leave next to nothing: if it can be listed, it is.
        draws = list(self._possible()) if self.count <= self.most_rejected else []
        if not draws:
            raise ValueError("no deal is consistent with this view")
        return rng.choice(draws)

    def __iter__(self) -> Iterator[World]:
        """Each world once."""
        seen: set[World] = set()
        for draw in self._possible():
            world = self._made(draw)
            if world not in seen:
                seen.add(world)
                yield world

    def cards_of(self, draw: Draw) -> tuple[list[list[Card]], list[list[Card]], list[Card]]:
        """What each seat was dealt and what it holds now, and what is left of the kitty."""
        dealt, hands = self._cards(draw)
        kitty = [
            card
            for origin in (KITTY_TOP, KITTY_REST)
            if origin != self._facts.taken_from
            for card in dealt[origin]
        ]
        return dealt[: len(hands)], hands, kitty

    def _cards(self, draw: Draw) -> tuple[list[list[Card]], list[list[Card]]]:
        """What each place was dealt, and what each seat holds now, in any order.

        Places are the seats, and then what is counted from the end of a list: the turned card,
        the kitty's top and the rest of it.
        """
        facts = self._facts
        seats = range(facts.public.rules.players)
        dealt: list[list[Card]] = [[] for _ in (*seats, TURNED, KITTY_TOP, KITTY_REST)]
        hands: list[list[Card]] = [[] for _ in seats]
        for place, cards in draw.shares.items():
            dealt[place] += cards
            if place >= 0:
                hands[place] += cards
        for face, option in zip(self._faces, draw.chosen, strict=True):
            for path in option.ways:
                if isinstance(path, Path):
                    dealt[path.origin].append(face)
                    if path.holder is not None:
                        hands[path.holder].append(face)
        for seat in seats:
            for card in facts.played[seat].elements():
                if facts.is_simple(seat):
                    dealt[seat].append(card)
                else:
                    hands[seat].remove(card)
        return dealt, hands

    def _count(self, at: int, left: int) -> int:
        """Ways for the faces from the ``at``-th on to take exactly the places left."""
        counted = self._counted[at]
        found = counted.get(left)
        if found is None:
            found = 0
            if at < len(self._steps):
                guard, then = self._guard, self._counted[at + 1]
                for uses, weight in self._steps[at]:
                    rest = left - uses
                    if rest & guard == guard:
                        ways = then.get(rest)
                        found += weight * (self._count(at + 1, rest) if ways is None else ways)
            counted[left] = found
        return found

    def _turn(self, at: int, left: int) -> _Turn:
        """What the ``at``-th face may do with the places left."""
        turn = self._turns[at].get(left)
        if turn is None:
            bounds, found, total = list[int](), list[tuple[Option, int, int]](), 0
            for option in self._options[at]:
                rest = left - option.uses
                if rest & self._guard == self._guard and (ways := self._count(at + 1, rest)):
                    total += option.weight * ways
                    bounds.append(total)
                    found.append((option, rest, ways))
            turn = self._turns[at][left] = _Turn(bounds, found)
        return turn

    def _drawn(self, rng: random.Random) -> Draw:
        left, chosen = self._start, list[Option]()
        total = self._count(0, left)
        if not total:
            raise ValueError("no deal is consistent with this view")
        # One number tells what all faces do: what an option leaves of it tells the rest.
        ticket = rng.randrange(total)
        for at in range(len(self._options)):
            bounds, options = self._turn(at, left)
            place = bisect_right(bounds, ticket)
            option, left, ways = options[place]
            ticket = (ticket - bounds[place - 1] if place else ticket) % ways
            chosen.append(option)
        shares = {}
        for pool, cards in zip(self._pools, self._pooled(chosen), strict=True):
            if len(pool.members) > 1:
                rng.shuffle(cards)
            for member, size in zip(pool.members, pool.sizes, strict=True):
                shares[member] = [cards.pop() for _ in range(size)]
        return Draw(chosen, shares)

    def _possible(self) -> Iterator[Draw]:
        """Every way to deal what is hidden that the calls leave; some may be one world."""
        for chosen in self._choices(0, self._start):
            for shares in self._spread(chosen):
                draw = Draw(chosen, shares)
                if self._calls_are_possible(draw):
                    yield draw

    def _choices(self, at: int, left: int) -> Iterator[tuple[Option, ...]]:
        """Every way to choose an option for each face from the ``at``-th on."""
        if at == len(self._options):
            yield ()
            return
        for option, rest, _ in self._turn(at, left).options:
            for chosen in self._choices(at + 1, rest):
                yield (option, *chosen)

    def _pooled(self, chosen: Sequence[Option]) -> list[list[Card]]:
        """The cards of each pool."""
        pooled: list[list[Card]] = [[] for _ in self._pools]
        for face, option in zip(self._faces, chosen, strict=True):
            for way in option.ways:
                if isinstance(way, int):
                    pooled[way].append(face)
        return pooled

    def _spread(self, chosen: Sequence[Option]) -> Iterator[dict[int, list[Card]]]:
        """The cards of each pool dealt in every way."""
        shares: list[dict[int, list[Card]]] = [{}]
        for pool, cards in zip(self._pools, self._pooled(chosen), strict=True):
            dealt = list(_dealings(tuple(sorted(cards)), pool))
            shares = [{**share, **more} for share in shares for more in dealt]
        yield from shares

    def _made(self, draw: Draw) -> World:
        facts = self._facts
        dealt, hands = self._cards(draw)
        moved: list[list[Card]] = [[] for _ in facts.moves]
        for face, option in zip(self._faces, draw.chosen, strict=True):
            for path in option.ways:
                if isinstance(path, Path):
                    for at in path.moves:
                        moved[at].append(face)
        return World(
            tuple(tuple(sorted(cards)) for cards in dealt[: len(hands)]),
            (*sorted(dealt[KITTY_TOP]), *sorted(dealt[KITTY_REST])),
            tuple(tuple(sorted(cards)) for cards in hands),
            *_moved_by(facts, moved),
            _taken_from(facts, dealt),
        )

    def _calls_are_possible(self, draw: Draw) -> bool:
        """Whether each seat held what the rules asked of its call."""
        public = self._facts.public
        if public.rules.auction.must_hold is MustHold.NOBODY:
            return True
        world = self._made(draw)
        for at, call in enumerate(public.calls):
            is_duty = isinstance(call.action, OrderUp | Name)
            if not is_duty or (public.contract is not None and public.contract.blind):
                continue
            hand = Counter(world.dealt[call.seat])
            if call.seat == self._facts.under:
                hand -= Counter(world.laid_away[call.seat][:UNDER_CARDS])
                hand += Counter(card for _, card in world.took)
            held = public.rules.cards.set_of(hand.elements())
            if call.action not in choices(public.before_call(at), held):
                return False
        return True


def _moved_by(
    facts: Facts, moved: Sequence[Sequence[Card]]
) -> tuple[tuple[Cards, ...], tuple[tuple[Seat, Seat, Card], ...]]:
    """What each seat laid away, and what was given, from the cards of each move."""
    away: list[Cards] = [()] * facts.public.rules.players
    gave: list[tuple[Seat, Seat, Card]] = []
    for move, cards in zip(facts.moves, moved, strict=True):
        if move.to is None:
            away[move.seat] += tuple(sorted(cards))
        elif facts.knows_own and facts.seen.seat in (move.seat, move.to):
            gave += facts.seen.gave
        else:
            gave += [(move.seat, move.to, card) for card in sorted(cards)]
    return tuple(away), tuple(gave)


def _taken_from(facts: Facts, dealt: Sequence[Sequence[Card]]) -> tuple[tuple[Seat, Card], ...]:
    """The cards of the kitty that a seat took, with that seat."""
    if facts.taker is None or facts.taken_from is None:
        return ()
    return tuple((facts.taker, card) for card in sorted(dealt[facts.taken_from]))


def _steps(options: Sequence[Option]) -> tuple[tuple[int, int], ...]:
    """The places that a face can take, each once, and how many deals of its copies do so."""
    weights: dict[int, int] = {}
    for option in options:
        weights[option.uses] = weights.get(option.uses, 0) + option.weight
    return tuple(weights.items())


def _dealings(cards: Cards, pool: Pool) -> Iterator[dict[int, list[Card]]]:
    """Every way to deal these cards among the members of a pool, equal faces once."""
    member, size = pool.members[0], pool.sizes[0]
    if len(pool.members) == 1:
        yield {member: list(cards)}
        return
    rest_of_pool = Pool(pool.members[1:], pool.sizes[1:], pool.refused)
    for hand in sorted(set(combinations(cards, size))):
        rest = tuple(sorted((Counter(cards) - Counter(hand)).elements()))
        for shares in _dealings(rest, rest_of_pool):
            yield {member: list(hand), **shares}


def sample_world(seen: View, rng: random.Random) -> World:
    """A world that the seat of the View cannot tell from the true one; see :class:`Worlds`.

    Raises:
        ValueError: if no cards are dealt.
    """
    return Worlds(seen).sample(rng)


def possible_worlds(seen: View, most: int = 10_000) -> tuple[World, ...] | None:
    """All worlds of a View; None if there are more than ``most`` ways to deal what is hidden.

    Raises:
        ValueError: if no cards are dealt.
    """
    worlds = Worlds(seen)
    return tuple(worlds) if worlds.count <= most else None
