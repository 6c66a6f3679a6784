"""The kernel's twin in Python: the same functions and answers, at a speed of Python.

It serves where nothing was compiled, and the tests hold the two against each other.

Arguments and results are bytes, so that a batch of positions can be made by an array
library or without one. Numbers are in the order of bytes of the machine; ``budget`` is a
number of nodes for each position (0 for any), ``table`` the power of two of the entries
that the search remembers, and ``threads`` is what the compiled kernel spreads a batch over.
``values`` are rows of ``width`` doubles: what 0, 1, … tricks of side 0 in the whole deal are
worth to it. Side 0 wants the value high, side 1 low.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import isfinite
from typing import Final

from euchre.search.pure_chance import PlayOut, Random, Sampler
from euchre.search.pure_lanes import MOST_TRICKS, Buffer, Lanes, Position, number_of, positions_in
from euchre.search.pure_search import Solver
from euchre.search.pure_ways import Ways, WaysSampler

__all__ = ["Lanes", "play_out", "policy_cards", "sample", "sample_ways", "solve", "solve_cards"]

_NO_CARD: Final = 255
_MOST_SEATS: Final = 8


class _Values:
    """Rows of values, one of which holds for each position."""

    def __init__(self, values: Buffer, width: int) -> None:
        self.value = _doubles(values, "values")
        self.width = width
        if width < 1 or len(self.value) % width:
            raise ValueError(f"values: not a whole number of rows of {width}")
        if not all(map(isfinite, self.value)):
            raise ValueError("values: one is not a finite number")

    def row(self, position: Position) -> Sequence[float]:
        reach = position.taken + position.left
        begin = position.row * self.width
        if reach >= self.width or begin + self.width > len(self.value):
            raise ValueError(f"there is no row {position.row} of values up to {reach} tricks")
        return self.value[begin : begin + self.width]


def _doubles(values: Buffer, what: str) -> array[float]:
    return array("d", _eights(values, what))


def _words(values: Buffer, what: str) -> array[int]:
    return array("Q", _eights(values, what))


def _eights(values: Buffer, what: str) -> bytes:
    told = bytes(values)
    if len(told) % 8:
        raise ValueError(f"{what}: {len(told)} bytes are not a whole number of 8")
    return told


def _weights(values: Buffer) -> array[float]:
    weights = _doubles(values, "weights")
    if not all(one >= 0 and isfinite(one) for one in weights):
        raise ValueError("weights: none is negative or infinite")
    return weights


def solve(
    lanes: Lanes,
    positions: Buffer,
    values: Buffer,
    width: int,
    budget: int = 0,
    table: int = 11,
    threads: int = 1,
) -> tuple[bytes, bytes, bytes]:
    """What positions are worth to side 0: a lower and an upper bound, and the nodes of each.

    The bounds (doubles) are equal where the value is exact, as it always is without a
    budget; nodes are unsigned 64-bit numbers.

    Raises:
        ValueError: if a position is impossible, has more than two sides, or has more than
            8 tricks or 32 cards and no budget.
    """
    del threads
    rows, solver = _Values(values, width), Solver(lanes, table)
    low, high, nodes = array("d"), array("d"), array("Q")
    for number, position in positions_in(positions, lanes):
        try:
            answer = solver.value(position, rows.row(position), budget)
        except ValueError as error:
            raise ValueError(f"position {number}: {error}") from error
        low.append(answer.low)
        high.append(answer.high)
        nodes.append(answer.nodes)
    return low.tobytes(), high.tobytes(), nodes.tobytes()


def solve_cards(
    lanes: Lanes,
    positions: Buffer,
    values: Buffer,
    width: int,
    budget: int = 0,
    table: int = 11,
    threads: int = 1,
) -> tuple[bytes, bytes, bytes, bytes]:
    """What each legal card of positions is worth: cards, lower and upper bounds, nodes.

    There are 16 places for each position: a byte each for the numbers of the cards, 255
    after the last, and a double each for the bounds.

    Raises:
        ValueError: as for :func:`solve`.
    """
    del threads
    rows, solver = _Values(values, width), Solver(lanes, table)
    cards, low, high, nodes = bytearray(), array("d"), array("d"), array("Q")
    for number, position in positions_in(positions, lanes):
        try:
            answers = solver.values(position, rows.row(position), budget)
        except ValueError as error:
            raise ValueError(f"position {number}: {error}") from error
        told = answers.cards + [(_NO_CARD, 0.0, 0.0)] * (MOST_TRICKS - len(answers.cards))
        cards.extend(card for card, _, _ in told)
        low.extend(one for _, one, _ in told)
        high.extend(one for _, _, one in told)
        nodes.append(answers.nodes)
    return bytes(cards), low.tobytes(), high.tobytes(), nodes.tobytes()


def play_out(
    lanes: Lanes, positions: Buffer, count: int, seed: int, errors: float = 1.0, threads: int = 1
) -> bytes:
    """Tricks to come of each seat in ``count`` play-outs of each position.

    For each position and each of its play-outs 8 bytes, by seat. A card is chosen by a
    policy that knows its own hand and what was played, or at a rate of ``errors`` drawn from
    all legal ones (always if it is 1). Any number of sides may play.

    Raises:
        ValueError: if a position is impossible or ``errors`` no rate.
    """
    del threads
    if not 0 <= errors <= 1:
        raise ValueError("errors happen at a rate from 0 to 1")
    tricks = bytearray()
    for number, position in positions_in(positions, lanes):
        player = PlayOut(lanes, position)
        random = Random.of(seed, number)
        for _ in range(count):
            tricks.extend(bytes(_MOST_SEATS))
            player.play(random, errors, tricks, len(tricks) - _MOST_SEATS)
    return bytes(tricks)


def policy_cards(lanes: Lanes, positions: Buffer) -> bytes:
    """The number of the card that the policy plays in each position; 255 if it is over.

    Raises:
        ValueError: if a position is impossible.
    """
    cards = bytearray()
    for _, position in positions_in(positions, lanes):
        card = PlayOut(lanes, position).policy_card()
        cards.append(number_of(card) if card else _NO_CARD)
    return bytes(cards)


def sample(
    cards: int,
    sizes: Sequence[int],
    allowed: Sequence[int],
    count: int,
    seed: int,
    weights: Buffer | None = None,
) -> bytes:
    """Ways to deal ``cards`` to bins of these sizes: for each of ``count`` a mask for each bin.

    Masks are unsigned 64-bit numbers. A bin holds only cards of its ``allowed`` mask. All
    ways are equally likely; with ``weights``, 64 doubles for each bin, each way is as likely
    as the product of the weights of its cards in their bins.

    Raises:
        ValueError: if there is no such way, or more than four million ways to fill the bins
            part by part.
    """
    if len(sizes) != len(allowed):
        raise ValueError("each bin has a size and a mask of what it may hold")
    factors = None
    if weights is not None:
        factors = _weights(weights)
        if len(factors) != 64 * len(sizes):
            raise ValueError("weights: there are 64 for each bin")
    sampler = Sampler(cards, sizes, allowed, factors)
    random = Random.of(seed, 0)
    worlds = array("Q")
    for _ in range(count):
        worlds.extend(sampler.draw(random))
    return worlds.tobytes()


def every(cards: int, sizes: Sequence[int], allowed: Sequence[int], most: int) -> bytes:
    """All ways to deal ``cards`` to bins of these sizes, if there are no more than ``most``.

    For each a mask for each bin; nothing if there are more.

    Raises:
        ValueError: if there is no such way, or more than four million ways to fill the bins
            part by part.
    """
    if len(sizes) != len(allowed):
        raise ValueError("each bin has a size and a mask of what it may hold")
    sampler = Sampler(cards, sizes, allowed, None)
    worlds = array("Q")
    if sampler.count() <= most:
        for way in sampler.every():
            worlds.extend(way)
    return worlds.tobytes()


def sample_ways(
    options: Sequence[int],
    uses: Buffer,
    weights: Buffer,
    masks: Buffer,
    places: int,
    guard: int,
    pools: Sequence[Sequence[int]],
    count: int,
    seed: int,
) -> bytes:
    """Deals in which cards may have changed hands, drawn at random.

    Each face of a pack has some ``options``; those of all faces lie in a row. By option,
    ``uses`` (unsigned 64-bit numbers) are the places that it takes of each kind, packed as
    ``places``, and ``weights`` (doubles) how many deals it stands for; ``masks`` are the cards
    that it puts into each column. Above the number of places of each kind a bit of ``guard``
    is set: a number that it is missing from is less than none. In a deal, the options of all faces
    take exactly all places; each such deal is as likely as the product of its weights.

    The first columns are pools: their cards are dealt at random to hands of these sizes.
    Told are, for each of ``count`` deals, the masks of these hands, and of the other columns.

    Raises:
        ValueError: if there is no such deal.
        OverflowError: if there are more than a million ways to go on.
    """
    ways = Ways(
        options,
        _words(uses, "uses"),
        _weights(weights),
        _words(masks, "masks"),
        places,
        guard,
        pools,
    )
    sampler = WaysSampler(ways)
    random = Random.of(seed, 0)
    deals = array("Q")
    for _ in range(count):
        deals.extend(sampler.draw(random))
    return deals.tobytes()
