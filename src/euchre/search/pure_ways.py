"""The kernel's twin: deals in which cards may have changed hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from euchre.search.pure_chance import Random, take
from euchre.search.pure_lanes import ALL_BITS

__all__ = ["Ways", "WaysSampler"]

MOST_NODES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Ways:
    """What can have happened to each face; the options of all faces lie in a row."""

    options: Sequence[int]
    uses: Sequence[int]
    weights: Sequence[float]
    masks: Sequence[int]
    places: int
    guard: int
    pools: Sequence[Sequence[int]]

    @property
    def columns(self) -> int:
        """How many masks each option has."""
        return len(self.masks) // len(self.uses)


@dataclass(slots=True)
class _Node:
    """What a face may do where some places are left."""

    weight: float
    edges: list[tuple[float, int, _Node]]
    """By option: the weight of the ways to go on, its number, and what is next."""


class WaysSampler:
    """Draws an option for each face, so that together they take exactly all places."""

    def __init__(self, ways: Ways) -> None:
        """The choices from these ways.

        Raises:
            ValueError: if there is none.
            OverflowError: if there are more than a million ways to go on.
        """
        number = sum(ways.options)
        is_whole = number and number == len(ways.uses) == len(ways.weights)
        if not is_whole or len(ways.masks) % number or ways.columns < len(ways.pools):
            raise ValueError("each option has its uses, a weight, and a mask for each column")
        if any(size < 0 for sizes in ways.pools for size in sizes):
            raise ValueError("a hand cannot hold less than no cards")
        self._ways = ways
        self._first = list(accumulate(ways.options, initial=0))
        self._known: list[dict[int, _Node | None]] = [{} for _ in ways.options]
        self._end = _Node(1.0, [])
        self._number = 1
        start = self._node(0, ways.places)
        if start is None:
            raise ValueError("no options take exactly all places")
        self._start = start

    def _node(self, face: int, left: int) -> _Node | None:
        ways = self._ways
        if face == len(ways.options):
            return self._end if left == ways.guard else None
        if left in self._known[face]:
            return self._known[face][left]
        edges: list[tuple[float, int, _Node]] = []
        weight = 0.0
        for option in range(self._first[face], self._first[face + 1]):
            rest = left - ways.uses[option] & ALL_BITS
            if rest & ways.guard != ways.guard or not ways.weights[option] > 0:
                continue
            to = self._node(face + 1, rest)
            if to is not None:
                edges.append((ways.weights[option] * to.weight, option, to))
                weight += edges[-1][0]
        made = _Node(weight, edges) if edges else None
        if made is not None:
            if self._number >= MOST_NODES:
                raise OverflowError("too many ways to go on")
            self._number += 1
        self._known[face][left] = made
        return made

    def draw(self, random: Random) -> Iterator[int]:
        """A deal: a mask for each hand of the pools, then for each other column."""
        ways, at = self._ways, self._start
        columns = [0] * ways.columns
        for _ in ways.options:
            left = random.part() * at.weight
            *others, last = at.edges
            for edge in others:
                if left < edge[0]:
                    last = edge
                    break
                left -= edge[0]
            _, chosen, at = last
            masks = ways.masks[chosen * len(columns) : (chosen + 1) * len(columns)]
            columns = [one | more for one, more in zip(columns, masks, strict=True)]
        for sizes, mask in zip(ways.pools, columns, strict=False):
            cards = [number for number in range(64) if mask >> number & 1]
            if len(cards) != sum(sizes):
                raise ValueError("the cards of a pool do not fill its hands")
            for size, begin in zip(sizes, accumulate(sizes, initial=0), strict=False):
                yield take(random, cards, begin, size, by_chance=len(sizes) > 1)
        yield from columns[len(ways.pools) :]
