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

from euchre.game import DefendAlone, Phase, View, apply, chance, legal, new_match, view
from euchre.rules import Value, preset, replace
from euchre.search import kernel_pure, many_worlds, pure_ways
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


def test_what_is_more_than_is_remembered_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no View that cannot be."""
    monkeypatch.setattr(pure_ways, "MOST_NODES", 5)
    with pytest.raises(OverflowError, match="too many ways to go on"):
        any_game(random.Random(1), 12).drawn(kernel_pure, [], 1, 1)


def _lone_on_both_sides(lowest: str, size: int) -> View:
    """What who only watches sees when a lone maker and a lone defender have both been given two."""
    options: dict[str, Value | str] = {
        "pack.lowest": lowest,
        "deal.packets": "-".join([str(size)] * 4),
        "exchange.partners_best": "receive_first",
        "exchange.partners_best_cards": 2,
        "entry.defend_alone": "always",
        "exchange.defenders_best": True,
    }
    rules = replace(preset("na24").rules, options)
    rng = random.Random(1)
    state, _ = chance(new_match(rules), rng)
    while state.phase is not Phase.PLAY:
        if state.turn is None:
            state, _ = chance(state, rng)
            continue
        actions = legal(state)
        bold = [one for one in actions if getattr(one, "alone", False) or one == DefendAlone()]
        state, _ = apply(state, (bold or actions)[-1])
    return view(state, None)


def test_where_too_much_is_unknown_worlds_are_drawn_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Slower, but not refused."""
    seen = _lone_on_both_sides("nine", 4)

    def refuses(*_: object) -> bytes:
        raise OverflowError

    assert many_worlds(seen, 3, 1).count == 3
    with monkeypatch.context() as patch:
        patch.setattr(functions, "sample_ways", refuses)
        worlds = many_worlds(seen, 3, 1)
    assert worlds.count == 3
    assert [one.bit_count() for one in worlds.hands[0]] == [seen.public.held[0]] * 3


@pytest.mark.soak
@pytest.mark.skipif(not IS_COMPILED, reason="there is only the twin")
def test_two_exchanges_of_large_hands_are_too_many_to_be_remembered() -> None:
    """Where that happens at all: hands of twelve, seen by somebody who holds none of them."""
    assert many_worlds(_lone_on_both_sides("two", 12), 1, 1).count == 1
