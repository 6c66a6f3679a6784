"""Worlds: the full deals that are consistent with a View.

A World is possible if some log that leads to it looks, to the seat, exactly as what the
seat has seen. All are found by exact counting: each face of the pack takes one of the
paths that the View leaves open, each path uses places of which there is a known number,
and the ways to fill all places are counted once. So each deal of the cards that is
possible is equally likely to be sampled, copies of a face taken apart.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb

from euchre.cards import Card, Seat
from euchre.game import Name, OrderUp, Phase, View, choices
from euchre.game.exchange import UNDER_CARDS
from euchre.rules import MustHold
from euchre.search.facts import KITTY_REST, KITTY_TOP, TURNED, Facts
from euchre.search.paths import Path
from euchre.search.ways import Option, Pool, Ways
from euchre.search.world import Cards, World

__all__ = ["World", "Worlds", "possible_worlds", "sample_world"]


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
        for _ in range(self.most_rejected):
            world = self._drawn(rng)
            if self._calls_are_possible(world):
                return world
        # Calls leave next to nothing: if it can be listed, it is.
        worlds = list(self) if self.count <= self.most_rejected else []
        if not worlds:
            raise ValueError("no deal is consistent with this view")
        return rng.choice(worlds)

    def __iter__(self) -> Iterator[World]:
        """Each world once."""
        seen: set[World] = set()
        for chosen in self._choices(0, self._start):
            for world in self._spread(chosen):
                if world not in seen and self._calls_are_possible(world):
                    seen.add(world)
                    yield world

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

    def _drawn(self, rng: random.Random) -> World:
        left, chosen = self._start, list[Option]()
        for at, options in enumerate(self._options):
            total = self._count(at, left)
            if not total:
                raise ValueError("no deal is consistent with this view")
            ticket = rng.randrange(total)
            for option in options:
                rest = left - option.uses
                if rest & self._guard != self._guard:
                    continue
                ticket -= option.weight * self._count(at + 1, rest)
                if ticket < 0:
                    chosen.append(option)
                    left = rest
                    break
        shares = {}
        for pool, cards in zip(self._pools, self._pooled(chosen), strict=True):
            rng.shuffle(cards)
            for member, size in zip(pool.members, pool.sizes, strict=True):
                shares[member] = [cards.pop() for _ in range(size)]
        return self._made(chosen, shares)

    def _choices(self, at: int, left: int) -> Iterator[tuple[Option, ...]]:
        """Every way to choose an option for each face from the ``at``-th on."""
        if at == len(self._options):
            yield ()
            return
        for option in self._options[at]:
            rest = left - option.uses
            if rest & self._guard == self._guard and self._count(at + 1, rest):
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

    def _spread(self, chosen: Sequence[Option]) -> Iterator[World]:
        """Every world with these options: the cards of each pool dealt in every way."""
        shares: list[dict[int, list[Card]]] = [{}]
        for pool, cards in zip(self._pools, self._pooled(chosen), strict=True):
            dealt = list(_dealings(tuple(sorted(cards)), pool))
            shares = [{**share, **more} for share in shares for more in dealt]
        for share in shares:
            yield self._made(chosen, share)

    def _made(self, chosen: Sequence[Option], shares: dict[int, list[Card]]) -> World:
        facts = self._facts
        seats = range(facts.public.rules.players)
        dealt = {at: shares.get(at, []) for at in (*seats, KITTY_TOP, KITTY_REST, TURNED)}
        hands = {seat: Counter(shares.get(seat, [])) for seat in seats}
        moved: list[list[Card]] = [[] for _ in facts.moves]
        for face, option in zip(self._faces, chosen, strict=True):
            for path in option.ways:
                if isinstance(path, Path):
                    dealt[path.origin] = [*dealt[path.origin], face]
                    if path.holder is not None:
                        hands[path.holder][face] += 1
                    for at in path.moves:
                        moved[at].append(face)
        for seat in seats:
            if facts.is_simple(seat):
                dealt[seat] = [*dealt[seat], *facts.played[seat].elements()]
            else:
                hands[seat] -= facts.played[seat]
        return World(
            tuple(tuple(sorted(dealt[seat])) for seat in seats),
            (*sorted(dealt[KITTY_TOP]), *sorted(dealt[KITTY_REST])),
            tuple(tuple(sorted(hands[seat].elements())) for seat in seats),
            *_moved_by(facts, moved),
            _taken_from(facts, dealt),
        )

    def _calls_are_possible(self, world: World) -> bool:
        """Whether each seat held what the rules asked of its call."""
        public = self._facts.public
        if public.rules.auction.must_hold is MustHold.NOBODY:
            return True
        for at, call in enumerate(public.calls):
            is_duty = isinstance(call.action, OrderUp | Name)
            if not is_duty or (public.contract is not None and public.contract.blind):
                continue
            then = public.having(
                phase=Phase.AUCTION,
                turn=call.seat,
                round=call.round,
                calls=public.calls[:at],
                contract=None,
            )
            hand = Counter(world.dealt[call.seat])
            if call.seat == self._facts.under:
                hand -= Counter(world.laid_away[call.seat][:UNDER_CARDS])
                hand += Counter(card for _, card in world.took)
            if call.action not in choices(then, public.rules.cards.set_of(hand.elements())):
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


def _taken_from(facts: Facts, dealt: Mapping[int, Sequence[Card]]) -> tuple[tuple[Seat, Card], ...]:
    """The cards of the kitty that a seat took, with that seat."""
    if facts.taker is None:
        return ()
    origin = KITTY_REST if facts.is_widow_taken else KITTY_TOP
    return tuple((facts.taker, card) for card in sorted(dealt[origin]))


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
