# What the bytes mean is said in euchre.search.kernel_pure.

from collections.abc import Sequence

from euchre.search.pure_lanes import Buffer

class Lanes:
    def __init__(self, lanes: Sequence[int], twins: int = 0, last_wins: bool = False) -> None: ...
    @property
    def lanes(self) -> tuple[int, ...]: ...
    @property
    def twins(self) -> int: ...
    @property
    def last_wins(self) -> bool: ...

def solve(
    lanes: Lanes,
    positions: Buffer,
    values: Buffer,
    width: int,
    budget: int = 0,
    table: int = 11,
    threads: int = 1,
) -> tuple[bytes, bytes, bytes]: ...
def solve_cards(
    lanes: Lanes,
    positions: Buffer,
    values: Buffer,
    width: int,
    budget: int = 0,
    table: int = 11,
    threads: int = 1,
) -> tuple[bytes, bytes, bytes, bytes]: ...
def play_out(
    lanes: Lanes, positions: Buffer, count: int, seed: int, errors: float = 1.0, threads: int = 1
) -> bytes: ...
def policy_cards(lanes: Lanes, positions: Buffer) -> bytes: ...
def sample(
    cards: int,
    sizes: Sequence[int],
    allowed: Sequence[int],
    count: int,
    seed: int,
    weights: Buffer | None = None,
) -> bytes: ...
def every(cards: int, sizes: Sequence[int], allowed: Sequence[int], most: int) -> bytes: ...
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
) -> bytes: ...
