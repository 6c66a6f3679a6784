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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import comb

from euchre.cards import Card, Seat
from euchre.game import Name, OrderUp, Phase, Public, View, choices
from euchre.game.exchange import UNDER_CARDS
from euchre.game.hands import lowly_cards
from euchre.rules import GoUnder as GoUnderRule
from euchre.rules import MustHold
from euchre.search.paths import KITTY_REST, KITTY_TOP, TURNED, Facts, Path, paths
from euchre.search.world import Cards, World

__all__ = ["World", "Worlds", "possible_worlds", "sample_world"]

_BITS = 8
"""Bits for each number of places left; the highest tells that one is missing."""


@dataclass(frozen=True, slots=True)
class _Pool:
    """Places that take the same cards: hands that are void alike, and an untouched kitty."""

    members: tuple[int, ...]
    """Seats, KITTY_TOP and KITTY_REST."""
    sizes: tuple[int, ...]
    refused: frozenset[Card]
    """Faces that its hands cannot hold, not having followed suit."""


@dataclass(frozen=True, slots=True)
class _Option:
    """One way for all free copies of a face."""

    ways: tuple[Path | int, ...]
    """For each copy its path, or the number of its pool."""
    uses: int
    """The places that it takes, packed."""
    weight: int
    """How many deals of the copies it stands for."""


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
        self._voids = _voids(self._facts.public)
        self._pools = tuple(self._merged())
        self._paths = tuple(paths(self._facts))
        self._places: dict[tuple[str, int], int] = {}
        start = self._all_places()
        self._guard = sum(1 << (_BITS * at + _BITS - 1) for at in range(len(self._places)))
        self._faces, self._options = self._by_face()
        self._start = start | self._guard
        self._counted: dict[tuple[int, int], int] = {}

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

    def _merged(self) -> Iterator[_Pool]:
        """Simple seats and kitty, those that take the same cards together."""
        facts = self._facts
        rules = facts.public.rules
        alike: dict[frozenset[Card], list[tuple[int, int]]] = {}
        for seat in range(rules.players):
            if facts.is_simple(seat):
                left = facts.public.held[seat]
                alike.setdefault(frozenset(self._voids[seat]), []).append((seat, left))
        top = UNDER_CARDS if facts.splits_kitty else 0
        kitty = [(KITTY_REST, rules.kitty_size - top)]
        if top and not facts.has_kitty_top:
            kitty.append((KITTY_TOP, top))
        if facts.kitty is None:
            alike.setdefault(frozenset(), []).extend(kitty)
            kitty = []
        for refused, members in alike.items():
            names, sizes = zip(*members, strict=True)
            yield _Pool(names, sizes, refused)
        for member, size in kitty:
            yield _Pool((member,), (size,), frozenset())

    def _all_places(self) -> int:
        """Number each kind of place; how many there are of each, packed."""
        facts = self._facts
        sizes = {("pool", at): sum(pool.sizes) for at, pool in enumerate(self._pools)}
        sizes |= {
            ("origin", path.origin): {KITTY_TOP: UNDER_CARDS, TURNED: 1}.get(
                path.origin, facts.public.rules.hand_size
            )
            for path in self._paths
        }
        sizes |= {("move", at): move.number for at, move in enumerate(facts.moves)}
        self._places = {place: at for at, place in enumerate(sizes)}
        return sum(size << (_BITS * at) for at, size in enumerate(sizes.values()))

    def _by_face(self) -> tuple[tuple[Card, ...], tuple[tuple[_Option, ...], ...]]:
        """The faces that are somewhere hidden, those with the fewest options first."""
        pack = self._facts.public.rules.cards
        found = [(face, tuple(self._options_of(face))) for face in pack.faces]
        found.sort(key=lambda one: len(one[1]))
        return tuple(face for face, _ in found), tuple(options for _, options in found)

    def _options_of(self, face: Card) -> Iterator[_Option]:
        facts = self._facts
        public = facts.public
        is_upcard = face is public.upcard
        copies = public.rules.cards.copies(face) - (is_upcard and not facts.is_taken)
        for seat, played in enumerate(facts.played):
            copies -= played[face] if facts.is_simple(seat) else 0
        pools = [at for at, pool in enumerate(self._pools) if face not in pool.refused]
        every: list[Path | int] = [*self._paths, *pools]
        for ways in combinations_with_replacement(every, copies):
            if self._fits(face, ways, is_turned=is_upcard and facts.is_taken):
                weight = 1 + (len(set(ways)) > 1)
                yield _Option(ways, sum(map(self._uses, ways)), weight)

    def _uses(self, way: Path | int) -> int:
        """The places that a way takes, packed."""
        if isinstance(way, int):
            return 1 << (_BITS * self._places["pool", way])
        used = [self._places["origin", way.origin]]
        used += [self._places["move", at] for at in way.moves]
        return sum(1 << (_BITS * at) for at in used)

    def _fits(self, face: Card, ways: Sequence[Path | int], *, is_turned: bool) -> bool:
        """Whether copies of a face can have gone so, from all that is known of that face."""
        facts = self._facts
        rules = facts.public.rules
        gone = [way for way in ways if isinstance(way, Path)]
        origins = Counter(path.origin for path in gone)
        ended = Counter(path.holder for path in gone)
        away = Counter(facts.moves[path.moves[-1]].seat for path in gone if path.holder is None)
        if origins[TURNED] != is_turned:
            return False
        for seat in range(rules.players):
            if facts.is_simple(seat):
                continue
            left = ended[seat] - facts.played[seat][face]
            if left < 0 or (left and face in self._voids[seat]):
                return False
            if seat in facts.dealt and origins[seat] != facts.dealt[seat][face]:
                return False
            if seat in facts.left and left + away[seat] != facts.left[seat][face]:
                return False
        if facts.kitty is not None:
            in_kitty = sum(isinstance(way, int) and self._is_kitty(way) for way in ways)
            if in_kitty != facts.kitty[face]:
                return False
        if rules.deal.go_under is GoUnderRule.THREE_NINES_TENS and self._goes_under(gone):
            return bool(rules.cards.mask(face) & lowly_cards(rules)) and self._is_own(face, gone)
        return self._is_own(face, gone)

    def _is_kitty(self, pool: int) -> bool:
        return self._pools[pool].members[0] in (KITTY_REST, KITTY_TOP)

    def _goes_under(self, gone: Sequence[Path]) -> bool:
        moves = self._facts.moves
        return any(moves[at].step is None for path in gone for at in path.moves)

    def _is_own(self, face: Card, gone: Sequence[Path]) -> bool:
        """Whether it agrees with what the seat knows of its own hand and exchanges."""
        facts, seen = self._facts, self._facts.seen
        if not facts.knows_own or seen.seat is None or seen.hand is None:
            return True
        me = seen.seat
        held = sum(path.holder == me for path in gone) - facts.played[me][face]
        moves = [(facts.moves[at].seat, facts.moves[at].to) for path in gone for at in path.moves]
        mine = [move for move in moves if me in move and move[1] is not None]
        return (
            held == seen.hand.count(face)
            and moves.count((me, None)) == seen.laid_away.count(face)
            and Counter(mine) == Counter((a, b) for a, b, card in seen.gave if card is face)
        )

    def _count(self, at: int, left: int) -> int:
        """Ways for the faces from the ``at``-th on to take exactly the places left."""
        if at == len(self._options):
            return int(left == self._guard)
        found = self._counted.get((at, left))
        if found is None:
            found = 0
            for option in self._options[at]:
                rest = left - option.uses
                if rest & self._guard == self._guard:
                    found += option.weight * self._count(at + 1, rest)
            self._counted[at, left] = found
        return found

    def _drawn(self, rng: random.Random) -> World:
        left, chosen = self._start, list[_Option]()
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

    def _choices(self, at: int, left: int) -> Iterator[tuple[_Option, ...]]:
        """Every way to choose an option for each face from the ``at``-th on."""
        if at == len(self._options):
            yield ()
            return
        for option in self._options[at]:
            rest = left - option.uses
            if rest & self._guard == self._guard and self._count(at + 1, rest):
                for chosen in self._choices(at + 1, rest):
                    yield (option, *chosen)

    def _pooled(self, chosen: Sequence[_Option]) -> list[list[Card]]:
        """The cards of each pool."""
        pooled: list[list[Card]] = [[] for _ in self._pools]
        for face, option in zip(self._faces, chosen, strict=True):
            for way in option.ways:
                if isinstance(way, int):
                    pooled[way].append(face)
        return pooled

    def _spread(self, chosen: Sequence[_Option]) -> Iterator[World]:
        """Every world with these options: the cards of each pool dealt in every way."""
        shares: list[dict[int, list[Card]]] = [{}]
        for pool, cards in zip(self._pools, self._pooled(chosen), strict=True):
            dealt = list(_dealings(tuple(sorted(cards)), pool))
            shares = [{**share, **more} for share in shares for more in dealt]
        for share in shares:
            yield self._made(chosen, share)

    def _made(self, chosen: Sequence[_Option], shares: dict[int, list[Card]]) -> World:
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
                hand += Counter(world.kitty[:UNDER_CARDS])
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


def _voids(public: Public) -> list[set[Card]]:
    """For each seat the faces that it cannot hold any more, not having followed suit."""
    pack, order = public.rules.cards, public.order
    voids: list[set[Card]] = [set() for _ in public.held]
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        asked = order.suit(trick.led)
        for seat, card in trick.cards:
            if order.suit(card) is not asked:
                voids[seat].update(pack.faces_of(order.lane(asked)))
    return voids


def _dealings(cards: Cards, pool: _Pool) -> Iterator[dict[int, list[Card]]]:
    """Every way to deal these cards among the members of a pool, equal faces once."""
    member, size = pool.members[0], pool.sizes[0]
    if len(pool.members) == 1:
        yield {member: list(cards)}
        return
    rest_of_pool = _Pool(pool.members[1:], pool.sizes[1:], pool.refused)
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
