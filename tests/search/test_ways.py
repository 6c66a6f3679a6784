"""Deals in which cards may have changed hands, as the kernel draws them."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from itertools import product
from math import prod, sqrt
from types import ModuleType
from typing import NamedTuple

import pytest

from euchre.search import kernel_pure
from euchre.search.kernel import IS_COMPILED, functions
from tests.conftest import TIER

KERNELS = [kernel_pure, *([functions] if IS_COMPILED else [])]
COUNT = {"test": 40, "soak": 2_000}[TIER]
BITS = 5
GUARD = sum(1 << BITS * kind + BITS - 1 for kind in range(3))


class Game(NamedTuple):
    """Cards that may go to places of three kinds, by card: kind and weight."""

    options: list[list[tuple[int, int]]]
    places: tuple[int, ...]

    def drawn(self, kernel: ModuleType, pools: list[list[int]], count: int, seed: int) -> bytes:
        """What the kernel draws; the first kinds are pools."""
        every = [(card, *one) for card, some in enumerate(self.options) for one in some]
        told: bytes = kernel.sample_ways(
            [len(some) for some in self.options],
            array("Q", [1 << BITS * kind for _, kind, _ in every]).tobytes(),
            array("d", [weight for *_, weight in every]).tobytes(),
            array(
                "Q", [(at == kind) << card for card, kind, _ in every for at in range(3)]
            ).tobytes(),
            GUARD + sum(size << BITS * kind for kind, size in enumerate(self.places)),
            GUARD,
            pools,
            count,
            seed,
        )
        return told


def any_game(rng: random.Random, cards: int) -> Game:
    """With at least one deal."""
    deal = [rng.randrange(3) for _ in range(cards)]
    options = [
        [(kind, rng.randint(1, 3)) for kind in range(3) if kind == own or rng.random() < 0.6]
        for own in deal
    ]
    return Game(options, tuple(deal.count(kind) for kind in range(3)))


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the twin")
def test_twin_draws_the_same() -> None:
    """From the same seed, pools dealt to several hands or to one."""
    rng = random.Random(1)
    for _ in range(COUNT):
        game = any_game(rng, rng.randint(1, 20))
        part = rng.randint(0, game.places[0])
        pools = rng.choice(([], [[part, game.places[0] - part]], [[game.places[0]]]))
        seed = rng.getrandbits(64)
        one, other = (game.drawn(kernel, pools, 5, seed) for kernel in KERNELS)
        assert one == other


@pytest.mark.parametrize("kernel", KERNELS)
def test_deals_are_as_likely_as_their_weights(kernel: ModuleType) -> None:
    """Each choice of options that takes exactly all places, and no other."""
    rng = random.Random(2)
    total, free = 0.0, 0
    for seed in range(COUNT // 20):
        game = any_game(rng, 6)
        weights = Counter[tuple[int, ...]]()
        for chosen in product(*game.options):
            kinds = [kind for kind, _ in chosen]
            if all(kinds.count(kind) == size for kind, size in enumerate(game.places)):
                masks = tuple(
                    sum(1 << at for at, one in enumerate(kinds) if one == kind) for kind in range(3)
                )
                weights[masks] = prod(weight for _, weight in chosen)
        draws = 2_000
        told = array("Q", game.drawn(kernel, [], draws, seed))
        seen = Counter(tuple(told[at : at + 3]) for at in range(0, len(told), 3))
        assert seen.keys() <= weights.keys()
        for cards, weight in weights.items():
            expected = draws * weight / weights.total()
            total += (seen[cards] - expected) ** 2 / expected
        free += len(weights) - 1
    assert total < free + 4.5 * sqrt(2 * free) + 4, f"chi-square {total:.1f} of {free}"


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_pool_is_dealt_in_every_way(kernel: ModuleType) -> None:
    """To two hands of it, each way as often."""
    game = Game([[(0, 1)]] * 4, (4, 0, 0))
    told = array("Q", game.drawn(kernel, [[1, 3]], 4_000, 3))
    seen = Counter(tuple(told[at : at + 2]) for at in range(0, len(told), 4))
    assert seen.keys() == {(1 << card, 0b1111 ^ 1 << card) for card in range(4)}
    assert all(abs(often - 1_000) < 150 for often in seen.values())


@pytest.mark.parametrize("kernel", KERNELS)
def test_ways_that_cannot_be_are_refused(kernel: ModuleType) -> None:
    """Said is what does not fit."""
    some = Game([[(0, 1)], [(0, 1), (1, 1)]], (1, 1, 0))
    with pytest.raises(ValueError, match="no options take exactly all places"):
        Game(some.options, (0, 2, 0)).drawn(kernel, [], 1, 1)
    with pytest.raises(ValueError, match="do not fill its hands"):
        some.drawn(kernel, [[1, 1]], 1, 1)
    with pytest.raises(ValueError, match="less than no cards"):
        some.drawn(kernel, [[2, -1]], 1, 1)
    with pytest.raises(ValueError, match="each option has its uses"):
        kernel.sample_ways([1], b"", b"", b"", GUARD, GUARD, [], 1, 1)
    with pytest.raises(ValueError, match="not a whole number of 8"):
        kernel.sample_ways([1], b"123", b"", b"", GUARD, GUARD, [], 1, 1)
    weights = array("d", [-1.0]).tobytes()
    with pytest.raises(ValueError, match="none is negative or infinite"):
        kernel.sample_ways([1], bytes(8), weights, b"", GUARD, GUARD, [], 1, 1)
