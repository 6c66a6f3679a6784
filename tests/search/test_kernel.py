"""The kernel: compiled and in Python, against trying everything and against each other."""

from __future__ import annotations

import os
import random
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from types import ModuleType

import pytest

from euchre.search import kernel_pure
from euchre.search.kernel import IS_COMPILED, Position
from tests.conftest import TIER
from tests.search.kernel_cases import Case, random_case, usual_case, values_of_cards

if IS_COMPILED:
    from euchre.search import _kernel

    KERNELS: tuple[ModuleType, ...] = (_kernel, kernel_pure)
else:
    KERNELS = (kernel_pure,)

COUNT = 20_000 if TIER == "soak" else 300
SEED = 1


@pytest.fixture(params=KERNELS, ids=lambda module: str(module.__name__).rpartition(".")[2])
def kernel(request: pytest.FixtureRequest) -> ModuleType:
    """The compiled kernel, and its twin."""
    module: ModuleType = request.param
    return module


def doubles(told: bytes) -> list[float]:
    """The numbers that are in some bytes."""
    return list(array("d", told))


def solved(kernel: ModuleType, case: Case, budget: int = 0) -> tuple[float, float, int]:
    """Bounds of the value of a case, and nodes."""
    low, high, nodes = kernel.solve(
        kernel.Lanes(*case.masks()), case.position().packed(), row(case), len(case.values), budget
    )
    return doubles(low)[0], doubles(high)[0], array("Q", nodes)[0]


def row(case: Case) -> bytes:
    """The values of a case."""
    return array("d", case.values).tobytes()


def solved_cards(kernel: ModuleType, case: Case) -> dict[int, float]:
    """The value of each legal card, by its number."""
    cards, low, high, _ = kernel.solve_cards(
        kernel.Lanes(*case.masks()), case.position().packed(), row(case), len(case.values)
    )
    assert low == high
    return {card: one for card, one in zip(cards, doubles(low), strict=True) if card != 255}


def whole_deals(count: int, left: int = 5, seats: int = 4) -> list[Case]:
    """Deals from which much is to be played."""
    rng = random.Random(SEED)
    found: list[Case] = []
    while len(found) < count:
        one = random_case(rng)
        pack = [card for lane in one.lanes for card in lane]
        if len(pack) < left * seats:
            continue
        rng.shuffle(pack)
        hands = tuple(tuple(pack[at * left : (at + 1) * left]) for at in range(seats))
        values = tuple(sorted(float(rng.randint(-3, 3)) for _ in range(left + 1)))
        sides = tuple(place % 2 for place in range(seats))
        found.append(
            Case(one.lanes, one.last_wins, hands, sides, tuple(range(seats)), (), 0, values)
        )
    return found


def assert_values_are_those_of_trying_everything(case: Case, number: int) -> None:
    """Of a position and of each of its legal cards, by each kernel."""
    numbers = case.numbers()
    wanted = {numbers[card]: one for card, one in values_of_cards(case).items()}
    best = (min if case.sides[len(case.trick)] else max)(wanted.values())
    for kernel in KERNELS:
        assert solved_cards(kernel, case) == wanted, number
        low, high, _ = solved(kernel, case)
        assert low == high == best, number


def test_compiled_kernel_is_in_use_where_all_is_checked() -> None:
    """A compiler that fails is not hidden by the twin."""
    assert IS_COMPILED or not os.environ.get("CI")


def test_kernels_have_the_same_functions() -> None:
    """Whatever one can do the other can."""
    assert all(hasattr(kernel, name) for kernel in KERNELS for name in kernel_pure.__all__)


def test_values_are_those_of_trying_everything() -> None:
    """Every value of a position and of each legal card, over all shapes."""
    rng = random.Random(SEED)
    for number in range(COUNT):
        case = random_case(rng)
        assert_values_are_those_of_trying_everything(case, number)


def test_last_tricks_of_the_usual_game_are_those_of_trying_everything() -> None:
    """Four seats, partners opposite, no copies: there the last two tricks are not searched."""
    rng = random.Random(SEED)
    for number in range(COUNT // 2):
        case = usual_case(rng, left=rng.choice((2, 2, 3)))
        assert_values_are_those_of_trying_everything(case, number)


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the twin")
def test_twin_gives_the_same() -> None:
    """Bounds, nodes, play-outs, policy: bit for bit, with budgets and small tables too."""
    rng = random.Random(SEED)
    count = 60 if TIER == "soak" else 12
    deals = [*whole_deals(count), *(usual_case(rng, left=5) for _ in range(count))]
    for case in [*deals, *(random_case(rng) for _ in range(COUNT // 10))]:
        packed, budget, table = (
            case.position().packed(),
            rng.choice((0, 1, 7, 60)),
            rng.choice((4, 11)),
        )
        got = []
        for kernel in KERNELS:
            lanes = kernel.Lanes(*case.masks())
            asked = (lanes, packed, row(case), len(case.values), budget, table)
            got.append(
                (
                    kernel.solve(*asked),
                    kernel.solve_cards(*asked),
                    *(
                        kernel.play_out(lanes, packed, 5, SEED, errors)
                        for errors in (0.0, 0.25, 1.0)
                    ),
                    kernel.policy_cards(lanes, packed),
                )
            )
        assert got[0] == got[1]


@pytest.mark.skipif(not IS_COMPILED, reason="there is only the twin")
def test_twin_draws_the_same_worlds() -> None:
    """From the same seed, with voids, with and without weights."""
    rng = random.Random(SEED)
    lanes = (0x7F << 24, 0x1F, 0x3F << 8, 0x3F << 16)
    for _ in range(COUNT // 10):
        allowed = [sum(lanes) & ~rng.choice((0, 0, *lanes)) for _ in range(3)]
        weights = None
        if rng.random() < 0.5:
            weights = array("d", [rng.choice((0.25, 1, 2)) for _ in range(4 * 64)]).tobytes()
        asked = (sum(lanes), [5, 5, 5, 9], [*allowed, sum(lanes)], 10, rng.getrandbits(64), weights)
        drawn = [kernel.sample(*asked) for kernel in KERNELS]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("kernel", KERNELS)
def test_all_deals_are_listed_if_they_are_few(kernel: ModuleType) -> None:
    """Each once, and each that the bins allow; none if there is one more than that."""
    rng = random.Random(SEED)
    for _ in range(20):
        sizes = [rng.randint(0, 3) for _ in range(3)]
        cards = sum(1 << card for card in rng.sample(range(40), sum(sizes)))
        allowed = [cards & ~rng.choice((0, 0, rng.getrandbits(40))) for _ in sizes]
        wanted = set(ways_to_deal(cards, sizes, allowed))
        if not wanted:
            with pytest.raises(ValueError, match="no deal"):
                kernel.every(cards, sizes, allowed, 10)
            continue
        told = array("Q", kernel.every(cards, sizes, allowed, len(wanted)))
        ways = [tuple(told[at : at + 3]) for at in range(0, len(told), 3)]
        assert len(ways) == len(wanted)
        assert set(ways) == wanted
        assert kernel.every(cards, sizes, allowed, len(wanted) - 1) == b""


def ways_to_deal(
    cards: int, sizes: Sequence[int], allowed: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """By trying everything."""
    if not sizes:
        yield ()
        return
    may = [1 << card for card in range(64) if cards & allowed[0] & 1 << card]
    for some in combinations(may, sizes[0]):
        for rest in ways_to_deal(cards & ~sum(some), sizes[1:], allowed[1:]):
            yield (sum(some), *rest)


def test_value_does_not_mind_how_seats_are_numbered(kernel: ModuleType) -> None:
    """Turning the table changes nothing."""
    rng = random.Random(SEED)
    for _ in range(COUNT // 4):
        case = random_case(rng)
        turned = replace(case, seats=tuple((seat + 3) % 8 for seat in case.seats))
        assert solved_cards(kernel, turned) == solved_cards(kernel, case)


def test_value_does_not_mind_which_suit_is_which(kernel: ModuleType) -> None:
    """Exchanging the lanes but for trump changes nothing."""
    rng = random.Random(SEED)
    for _ in range(COUNT // 4):
        case = random_case(rng)
        rest = list(range(1, len(case.lanes)))
        rng.shuffle(rest)
        other = replace(case, lanes=(case.lanes[0], *(case.lanes[at] for at in rest)))
        was, now = case.numbers(), other.numbers()
        wanted = {now[card]: solved_cards(kernel, case).get(number) for card, number in was.items()}
        assert solved_cards(kernel, other) == {
            card: one for card, one in wanted.items() if one is not None
        }


def test_what_one_side_wins_the_other_loses(kernel: ModuleType) -> None:
    """With sides exchanged and values turned round, the value changes its sign."""
    rng = random.Random(SEED)
    for _ in range(COUNT // 4):
        case = replace(random_case(rng), taken=0)
        values = case.values[: case.left + 1]
        case = replace(case, values=values)
        other = replace(
            case,
            sides=tuple(1 - side for side in case.sides),
            values=tuple(-one for one in reversed(values)),
        )
        assert solved(kernel, other)[0] == -solved(kernel, case)[0]


def test_budget_bounds_the_value_and_the_work(kernel: ModuleType) -> None:
    """Never a guess: the value is between the bounds, and nobody looks further than allowed."""
    for case in whole_deals(20 if kernel is kernel_pure else 200):
        exact, _, nodes = solved(kernel, case)
        for budget in (1, 10, nodes, nodes + 1):
            low, high, spent = solved(kernel, case, budget)
            assert low <= exact <= high
            assert spent <= budget + 1
            if budget >= nodes:
                assert low == high


def test_big_positions_need_a_budget(kernel: ModuleType) -> None:
    """More than 8 tricks or 32 cards are refused without one, and bounded with one."""
    lanes = kernel.Lanes([0x1FFF << 42, 0x1FFF, 0x1FFF << 14, 0x1FFF << 28])
    cards = [bit for lane in lanes.lanes for bit in range(64) if lane >> bit & 1]
    random.Random(SEED).shuffle(cards)
    for size in (9, 12):
        hands = tuple(
            sum(1 << bit for bit in cards[at * size : (at + 1) * size]) for at in range(4)
        )
        packed = Position(hands, (0, 1, 2, 3), (0, 1, 0, 1)).packed()
        values = array("d", range(size + 1)).tobytes()
        with pytest.raises(ValueError, match="position 0: more than 8 tricks or 32 cards"):
            kernel.solve(lanes, packed, values, size + 1)
        low, high, _ = kernel.solve(lanes, packed, values, size + 1, 1000)
        assert 0 <= doubles(low)[0] <= doubles(high)[0] <= size


def test_search_is_between_two_sides(kernel: ModuleType) -> None:
    """A third interest is refused by the search; play-outs tell the tricks of each seat."""
    lanes = kernel.Lanes([7 << 8, 63])
    packed = Position((0b11, 0b1100, 0b110000), (0, 1, 2), (0, 1, 2)).packed()
    with pytest.raises(ValueError, match="position 0: a search is between side 0 and side 1"):
        kernel.solve(lanes, packed, bytes(24), 3)
    for errors in (0.0, 1.0):
        tricks = kernel.play_out(lanes, packed, 10, SEED, errors)
        assert [sum(tricks[at : at + 8]) for at in range(0, 80, 8)] == [2] * 10


def test_threads_change_nothing(kernel: ModuleType) -> None:
    """However many work at a batch, it has the same result in the same order."""
    case, *_ = whole_deals(1)
    lanes = kernel.Lanes(*case.masks())
    turned = [
        replace(case, sides=tuple((place + number) % 2 for place in range(4)))
        for number in range(7)
    ]
    packed = b"".join(one.position().packed() for one in turned)
    asked = (lanes, packed, row(case), len(case.values), 0, 11)
    for threads in (2, 3, 50):
        assert kernel.solve(*asked, threads) == kernel.solve(*asked, 1)
        assert kernel.solve_cards(*asked, threads) == kernel.solve_cards(*asked, 1)
        played = [kernel.play_out(lanes, packed, 3, SEED, 1.0, used) for used in (1, threads)]
        assert played[0] == played[1]


GOOD = Position((0b1, 0b10, 0b100), (0, 1, 2), (0, 1, 0))
BAD: tuple[tuple[Position, str], ...] = (
    (replace(GOOD, seats=(0,)), "2 to 8 seats"),
    (replace(GOOD, seats=(0, 1, 1)), "out of range or twice: 1"),
    (replace(GOOD, seats=(0, 1, 9)), "out of range or twice: 9"),
    (replace(GOOD, hands=(0b1, 0b1, 0b100)), "in two hands"),
    (replace(GOOD, hands=(0b1, 0b10, 1 << 40)), "lies in no lane, in the hand of seat 2"),
    (replace(GOOD, hands=(0b1, 0b1010, 0b100)), "wrong number of cards is in the hand of seat 1"),
    (replace(GOOD, trick=(3, 4, 5)), "the trick is full"),
    (replace(GOOD, hands=(0, 0b10, 0b100), trick=(40,)), "no such card: 40"),
    (replace(GOOD, hands=(0, 0b10, 0b100), trick=(1,)), "elsewhere too: 1"),
)


@pytest.mark.parametrize(("position", "told"), BAD, ids=[told for _, told in BAD])
def test_impossible_position_is_refused(kernel: ModuleType, position: Position, told: str) -> None:
    """Said is what is wrong with which position of a batch."""
    lanes = kernel.Lanes([7 << 8, 63])
    with pytest.raises(ValueError, match=f"position 1: .*{told}"):
        kernel.solve(lanes, GOOD.packed() + position.packed(), bytes(16), 2)


@pytest.mark.parametrize(
    ("lanes", "twins", "told"),
    [
        ([], 0, "1 to 5 lanes"),
        ([1] * 6, 0, "1 to 5 lanes"),
        ([0b11100, 0b11], 0, "lane 1 touches"),
        ([0b110000, 0b101, 0b10], 0, "lane 2 touches"),
        ([0b11, 0b11000], 0, "lane 1 lies above the first"),
        ([1 << 63], 0, "bit 63"),
        ([0b1111], 0b11, "twin"),
        ([0b1111], 0b1000, "twin"),
    ],
)
def test_impossible_lanes_are_refused(
    kernel: ModuleType, lanes: list[int], twins: int, told: str
) -> None:
    """Lanes are disjoint runs with trump on top."""
    with pytest.raises(ValueError, match=told):
        kernel.Lanes(lanes, twins)


def test_batch_that_is_no_batch_is_refused(kernel: ModuleType) -> None:
    """Bytes that are cut off, rows that are too short, tables and rates out of range."""
    lanes = kernel.Lanes([7 << 8, 63])
    good = GOOD.packed()
    for asked, told in (
        ((good[:-1], bytes(16), 2), "not a whole number"),
        ((good, bytes(12), 2), "not a whole number"),
        ((good, bytes(8), 1), "no row 0 of values up to 1"),
        ((replace(GOOD, row=1).packed(), bytes(16), 2), "no row 1"),
        ((good, array("d", [0, float("nan")]).tobytes(), 2), "finite"),
        ((good, bytes(16), 2, 0, 24), "2\\^24"),
    ):
        with pytest.raises(ValueError, match=told):
            kernel.solve(lanes, *asked)
    with pytest.raises(ValueError, match="rate from 0 to 1"):
        kernel.play_out(lanes, good, 1, SEED, 1.5)
