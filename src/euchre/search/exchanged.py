"""Many worlds of a View at once where cards may have changed hands, or some were shown."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence

from euchre.cards import Card, CardSet, Pack, Seat, indices_in
from euchre.game import UpcardPlace, View
from euchre.rules import MustHold
from euchre.search.columns import ManyWorlds, column_of, everywhere, joined, parted
from euchre.search.copies import Free, played_by
from euchre.search.facts import Facts
from euchre.search.kernel import functions
from euchre.search.ways import Option, Ways
from euchre.search.worlds import Worlds

__all__ = ["exchanged_worlds", "worlds_one_by_one"]

_WORD = 64


def exchanged_worlds(seen: View, count: int, seed: int) -> ManyWorlds:
    """``count`` worlds drawn by the kernel, each way to deal what is hidden being equally likely.

    Raises:
        ValueError: if no cards are dealt, or no deal is consistent with the View.
    """
    facts = Facts(seen)
    # Calls that ask for certain cards rule worlds out, when they are made.
    is_asked = seen.rules.auction.must_hold is not MustHold.NOBODY
    ways = Ways(facts)
    if is_asked or ways.bits > _WORD:
        return worlds_one_by_one(seen, count, seed)
    try:
        return _Exchanged(facts, ways).drawn(count, seed)
    except OverflowError:
        # Two exchanges of large hands, seen by somebody who holds none of them.
        return worlds_one_by_one(seen, count, seed)


def worlds_one_by_one(seen: View, count: int, seed: int) -> ManyWorlds:
    """The same from :class:`~euchre.search.Worlds`, which knows what calls prove."""
    worlds, rng = Worlds(seen), random.Random(seed)
    known = _Known(seen)
    seats = range(seen.rules.players)
    hands, dealt, kitties = [array("Q") for _ in seats], [array("Q") for _ in seats], array("Q")
    # The own hand first, so that it has the same copies in every world.
    order = sorted(seats, key=lambda at: at != seen.seat)
    pack = seen.rules.cards
    free = Free(pack)
    for _ in range(count):
        was_dealt, held, kitty = worlds.cards_of(worlds.draw(rng))
        free.left = known.hidden | known.own
        for seat in order:
            hands[seat].append(free.take(held[seat]))
        kitties.append(free.take(kitty))
        # What a seat has kept are its own copies; what it has not are copies of nobody else.
        own = [CardSet(hands[seat][-1] | known.played[seat]) for seat in seats]
        kept = [_of_these(pack, was_dealt[seat], own[seat]) for seat in seats]
        free.left = pack.all & ~(known.turned | kitties[-1] | sum(kept))
        for seat in seats:
            gone = Counter(was_dealt[seat]) - Counter(pack.listed(kept[seat]))
            dealt[seat].append(kept[seat] | free.take(tuple(gone.elements())))
    return known.made(hands, kitties, dealt)


def _of_these(pack: Pack, cards: Sequence[Card], held: CardSet) -> CardSet:
    """Those of these cards that are held, as the copies that are."""
    free = Free(pack)
    free.left = held
    return free.take(cards)


class _Known:
    """The copies of cards that are known to be somewhere."""

    def __init__(self, seen: View) -> None:
        public = seen.public
        free = Free(public.rules.cards)
        self.played = played_by(public, free)
        is_out = public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN
        self.turned = free.take((public.upcard,) if is_out and public.upcard is not None else ())
        self.own = free.take(seen.hand or ())
        self.hidden = CardSet(free.left)

    def made(
        self, hands: list[array[int]], kitty: array[int], dealt: list[array[int]]
    ) -> ManyWorlds:
        """The worlds of these columns."""
        return ManyWorlds(
            len(kitty),
            tuple(hands),
            kitty,
            self.turned,
            tuple(map(CardSet, self.played)),
            are_all=False,
            _dealt=dealt.__getitem__,
        )


class _Exchanged:
    """What each face may have done, as the kernel is told it."""

    def __init__(self, facts: Facts, ways: Ways) -> None:
        self._facts, self._ways = facts, ways
        self._known = _Known(facts.seen)
        # The pools first; then for each seat that is in none what it was dealt, and holds now.
        first = len(ways.pools)
        self._dealt = {seat: first + 2 * at for at, seat in enumerate(facts.complex_seats)}
        self._columns = first + 2 * len(self._dealt)

    def drawn(self, count: int, seed: int) -> ManyWorlds:
        """So many worlds."""
        ways, facts = self._ways, self._facts
        options = [option for some in ways.options for option in some]
        told = functions.sample_ways(
            [len(some) for some in ways.options],
            array("Q", [option.uses for option in options]).tobytes(),
            array("d", [option.weight for option in options]).tobytes(),
            array("Q", self._masks()).tobytes(),
            ways.start,
            ways.guard,
            [pool.sizes for pool in ways.pools],
            count,
            seed,
        )
        rows = array("Q", told)
        members = [member for pool in ways.pools for member in pool.members]
        width = len(members) + self._columns - len(ways.pools)
        columns = [rows[at::width] for at in range(width)]
        share = dict(zip(members, columns, strict=False))
        kitty = column_of(0, count)
        hands, dealt = [kitty] * facts.public.rules.players, [kitty] * facts.public.rules.players
        for place, cards in share.items():
            if place < 0:
                kitty = parted(joined(kitty) | joined(cards), count)
            else:
                played = everywhere(self._known.played[place], count)
                hands[place], dealt[place] = cards, parted(joined(cards) | played, count)
        for seat, at in self._dealt.items():
            moved = len(members) - len(ways.pools) + at
            dealt[seat], hands[seat] = columns[moved : moved + 2]
        return self._known.made(hands, kitty, dealt)

    def _masks(self) -> Iterator[int]:
        """By option, the cards that it puts into each column."""
        known, pack = self._known, self._facts.public.rules.cards
        for face, options in zip(self._ways.faces, self._ways.options, strict=True):
            copies = pack.mask(face)
            played = {seat: _bits(copies & known.played[seat]) for seat in self._dealt}
            own, hidden = _bits(copies & known.own), _bits(copies & known.hidden)
            for option in options:
                free = {seat: list(cards) for seat, cards in played.items() if cards}
                yield from self._row(option, free, list(own), list(hidden))

    def _row(
        self, option: Option, played: dict[Seat, list[int]], own: list[int], hidden: list[int]
    ) -> list[int]:
        """The same of one option, from the copies of its face that are known to be somewhere."""
        row = [0] * self._columns
        for way in option.ways:
            if isinstance(way, int):
                row[way] |= hidden.pop()
                continue
            holder = way.holder
            if holder is not None and played.get(holder):
                card = played[holder].pop()
            else:
                card = own.pop() if own and holder == self._facts.seen.seat else hidden.pop()
                if holder is not None:
                    row[self._dealt[holder] + 1] |= card
            if way.origin in self._dealt:
                row[self._dealt[way.origin]] |= card
        return row


def _bits(cards: int) -> list[int]:
    return [1 << index for index in indices_in(CardSet(cards))]
