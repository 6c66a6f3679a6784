"""What the copies of each face can have done in a deal, and the places that they take.

Seats and a kitty of which nothing is known but what they hold and refuse are pools;
whatever else a card may have done is a path.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations_with_replacement, permutations
from typing import Final

from euchre.cards import Card, CardSet, Seat
from euchre.game.exchange import UNDER_CARDS
from euchre.game.hands import lowly_cards
from euchre.rules import GoUnder as GoUnderRule
from euchre.search.facts import KITTY_REST, KITTY_TOP, TURNED, Facts
from euchre.search.paths import Path, paths

__all__ = ["Option", "Pool", "Ways"]


@dataclass(frozen=True, slots=True)
class Pool:
    """Places that take the same cards: hands that are void alike, and an untouched kitty."""

    members: tuple[int, ...]
    """Seats, KITTY_TOP and KITTY_REST."""
    sizes: tuple[int, ...]
    refused: frozenset[Card]
    """Faces that its hands cannot hold."""


@dataclass(frozen=True, slots=True)
class Option:
    """One way for all free copies of a face."""

    ways: tuple[Path | int, ...]
    """For each copy its path, or the number of its pool."""
    uses: int
    """The places that it takes, packed."""
    weight: int
    """How many deals of the copies it stands for, those that were played being told apart."""


class Ways:
    """The options of every face under the facts of one View."""

    def __init__(self, facts: Facts) -> None:
        """The options under these facts."""
        self._facts = facts
        self._voids = facts.voids()
        self._paths = tuple(paths(facts))
        self.pools: Final = tuple(self._merged())
        sizes = self._sizes()
        # Above the bits for each number of places, one tells that none is missing.
        copies = facts.public.rules.pack.copies
        widths = [max(size, copies).bit_length() + 1 for size in sizes.values()]
        firsts = list(accumulate(widths, initial=0))
        self.bits: Final = firsts.pop()
        """How many bits all numbers of places take."""
        self._places = dict(zip(sizes, firsts, strict=True))
        self.guard: Final = sum(
            1 << first + width - 1 for first, width in zip(firsts, widths, strict=True)
        )
        """The bit of each number of places that is set as long as none is missing."""
        self.start: Final = self.guard | sum(
            size << first for first, size in zip(firsts, sizes.values(), strict=True)
        )
        """All places, packed; an option's ``uses`` are taken from it."""
        self.faces, self.options = self._by_face()

    def _merged(self) -> Iterator[Pool]:
        """Simple seats and kitty, those that take the same cards together."""
        facts = self._facts
        alike: dict[frozenset[Card], list[tuple[int, int]]] = {}
        for seat, left in enumerate(facts.public.held):
            if facts.is_simple(seat):
                alike.setdefault(frozenset(self._voids[seat]), []).append((seat, left))
        kitty = [] if facts.is_widow_taken else [(KITTY_REST, facts.dealt_to(KITTY_REST))]
        if facts.splits_kitty and not facts.is_top_taken:
            kitty.append((KITTY_TOP, UNDER_CARDS))
        if facts.kitty is None:
            alike.setdefault(frozenset(), []).extend(kitty)
            kitty = []
        for refused, members in alike.items():
            if members:
                names, sizes = zip(*members, strict=True)
                yield Pool(names, sizes, refused)
        for member, size in kitty:
            yield Pool((member,), (size,), frozenset())

    def _sizes(self) -> dict[tuple[str, int], int]:
        """How many places there are of each kind."""
        facts = self._facts
        sizes = {("pool", at): sum(pool.sizes) for at, pool in enumerate(self.pools)}
        sizes |= {("origin", path.origin): facts.dealt_to(path.origin) for path in self._paths}
        return sizes | {("move", at): move.number for at, move in enumerate(facts.moves)}

    def _by_face(self) -> tuple[tuple[Card, ...], tuple[tuple[Option, ...], ...]]:
        """The faces that are somewhere hidden, those with the fewest options first."""
        # Most faces are known alike, and so may have done the same.
        alike: dict[tuple[object, ...], tuple[Option, ...]] = {}
        lowly = lowly_cards(self._facts.public.rules)
        found = list[tuple[Card, tuple[Option, ...]]]()
        for face in self._facts.public.rules.cards.faces:
            known = self._known_of(face, lowly)
            if known not in alike:
                alike[known] = tuple(self._options_of(face))
            found.append((face, alike[known]))
        found.sort(key=lambda one: len(one[1]))
        return tuple(face for face, _ in found), tuple(options for _, options in found)

    def _known_of(self, face: Card, lowly: CardSet) -> tuple[object, ...]:
        """All that the options of a face depend on."""
        facts, seen = self._facts, self._facts.seen
        rules = facts.public.rules
        counted = (facts.dealt, facts.held, facts.left)
        return (
            rules.cards.copies(face),
            face is facts.public.upcard,
            face is rules.benny,
            rules.cards.mask(face) & lowly != 0,
            *(played[face] for played in facts.played),
            *(face in void for void in self._voids),
            *(cards[face] for some in counted for cards in some.values()),
            None if facts.kitty is None else facts.kitty[face],
            *(cards.count(face) for cards in (seen.hand or (), seen.laid_away, seen.took)),
            *sorted((giver, to) for giver, to, card in seen.gave if card is face),
        )

    def _options_of(self, face: Card) -> Iterator[Option]:
        facts = self._facts
        public = facts.public
        is_upcard = face is public.upcard
        copies = public.rules.cards.copies(face) - (is_upcard and not facts.is_taken)
        for seat, played in enumerate(facts.played):
            copies -= played[face] if facts.is_simple(seat) else 0
        pools = [at for at, pool in enumerate(self.pools) if face not in pool.refused]
        every: list[Path | int] = [*self._paths, *pools]
        by = [seat for seat in facts.complex_seats for _ in range(facts.played[seat][face])]
        for ways in combinations_with_replacement(every, copies):
            if self._fits(face, ways, is_turned=is_upcard and facts.is_taken):
                yield Option(ways, sum(map(self._uses, ways)), _deals(ways, by))

    def _uses(self, way: Path | int) -> int:
        """The places that a way takes, packed."""
        if isinstance(way, int):
            return 1 << self._places["pool", way]
        used = 1 << self._places["origin", way.origin]
        return used + sum(1 << self._places["move", at] for at in way.moves)

    def _fits(self, face: Card, ways: Sequence[Path | int], *, is_turned: bool) -> bool:
        """Whether copies of a face can have gone so, from all that is known of that face."""
        facts = self._facts
        rules = facts.public.rules
        gone = [way for way in ways if isinstance(way, Path)]
        origins = [path.origin for path in gone]
        if origins.count(TURNED) != is_turned or not self._fits_joker(face, ways, origins):
            return False
        holders = [path.holder for path in gone]
        away = [facts.moves[path.moves[-1]].seat for path in gone if path.holder is None]
        for seat in facts.complex_seats:
            ended = holders.count(seat)
            left = ended - facts.played[seat][face]
            if left < 0 or (left and face in self._voids[seat]):
                return False
            if seat in facts.dealt and origins.count(seat) != facts.dealt[seat][face]:
                return False
            if seat in facts.held and ended < facts.held[seat][face]:
                return False
            if seat in facts.left and left + away.count(seat) != facts.left[seat][face]:
                return False
        if facts.kitty is not None:
            in_kitty = sum(isinstance(way, int) and self._is_kitty(way) for way in ways)
            if in_kitty != facts.kitty[face]:
                return False
        if rules.deal.go_under is GoUnderRule.THREE_NINES_TENS and self._goes_under(gone):
            return bool(rules.cards.mask(face) & lowly_cards(rules)) and self._is_own(face, gone)
        return self._is_own(face, gone)

    def _fits_joker(self, face: Card, ways: Sequence[Path | int], origins: Sequence[int]) -> bool:
        """Whether the Benny, if all passed and it was shown, came from where it was shown."""
        facts = self._facts
        source = facts.joker_source
        if source is None or face is not facts.public.rules.benny:
            return True
        if source == KITTY_REST:
            return all(isinstance(way, int) and self._is_kitty(way) for way in ways)
        taken = origins.count(KITTY_TOP) if source == facts.taker else 0
        return origins.count(source) + taken == 1

    def _is_kitty(self, pool: int) -> bool:
        return self.pools[pool].members[0] in (KITTY_REST, KITTY_TOP)

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
        if held != seen.hand.count(face):
            return False
        moves = [(facts.moves[at].seat, facts.moves[at].to) for path in gone for at in path.moves]
        mine = [(a, b) for a, b in moves if b is not None and me in (a, b)]
        took = sum(path.origin in (KITTY_REST, KITTY_TOP) for path in gone)
        return (
            moves.count((me, None)) == seen.laid_away.count(face)
            and sorted(mine) == sorted((a, b) for a, b, card in seen.gave if card is face)
            and (me != facts.taker or took == seen.took.count(face))
        )


def _deals(ways: Sequence[Path | int], played_by: list[Seat]) -> int:
    """How many deals of copies that are told apart go these ways, the first ones being played.

    Which copy a seat played is known: the others may be anywhere, as often as one another.
    """
    return sum(
        [_holder(way) for way in one[: len(played_by)]] == played_by
        for one in set(permutations(ways))
    )


def _holder(way: Path | int) -> Seat | None:
    return way.holder if isinstance(way, Path) else None
