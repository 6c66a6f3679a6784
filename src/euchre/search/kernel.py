"""Card play searched: values of positions, play-outs, policy cards and sampled deals.

The kernel is compiled C++ where there was a compiler when the package was installed
(:data:`IS_COMPILED`), else its twin in Python. It knows no rules: :class:`Layout` turns the
cards of a :class:`~euchre.rules.Order` into its bits, :class:`Position` says who holds what.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from euchre.cards import Card, CardSet, Seat, Suit, indices_in
from euchre.game import Phase, Public
from euchre.rules import Order
from euchre.search.pure_lanes import (
    MOST_CARDS_UNBUDGETED,
    MOST_TRICKS,
    MOST_TRICKS_UNBUDGETED,
    POSITION,
    number_of,
)

if TYPE_CHECKING:
    # Both have the same functions; type checkers look at the twin, which is always there.
    from euchre.search import kernel_pure as functions
else:
    try:
        from euchre.search import _kernel as functions
    except ImportError:
        from euchre.search import kernel_pure as functions

__all__ = [
    "IS_COMPILED",
    "Bin",
    "Layout",
    "Position",
    "Value",
    "functions",
    "layout_of",
    "needs_budget",
    "play_out",
    "policy_cards",
    "position_of",
    "sample",
    "solve",
    "solve_cards",
]

IS_COMPILED: Final = functions.__name__.endswith("._kernel")
"""Whether the compiled kernel is in use, and not its twin in Python."""

_NO_CARD: Final = 255
_USUAL_TABLE: Final = 11


class Layout:
    """The bits that stand for the cards of a pack under one order, trump on top.

    Each copy of a face has a bit of its own, copies side by side, and above each lane a bit
    is free.
    """

    def __init__(self, order: Order) -> None:
        """The layout of an order of cards."""
        pack = order.pack
        self.order: Final = order
        self._bit = [0] * len(pack.cards)
        self._index = [0] * 64
        lanes, twins, free = list[int](), 0, 0
        kinds: list[Suit | None] = [suit for suit in Suit if suit is not order.trump]
        for kind in (*kinds, order.trump):
            # Stable, so that copies of a face stay together.
            cards = sorted(
                indices_in(order.lane(kind)), key=lambda at: order.strength(pack.cards[at])
            )
            lane = 0
            for at, index in enumerate(cards):
                if at and pack.cards[cards[at - 1]] == pack.cards[index]:
                    twins |= 1 << (free - 1)
                self._bit[index], self._index[free] = free, index
                lane |= 1 << free
                free += 1
            lanes.append(lane)
            free += bool(lane)
        some = pack.faces[0]
        self.lanes: Final = functions.Lanes(
            [lanes[-1], *lanes[:-1]], twins, order.beats(some, some)
        )

    def mask(self, cards: CardSet) -> int:
        """The bits of a set of cards."""
        return sum(1 << self._bit[index] for index in indices_in(cards))

    def cards(self, mask: int) -> CardSet:
        """The set of cards that these bits stand for."""
        return CardSet(sum(1 << self._index[bit] for bit in indices_in(mask)))

    def number(self, card: Card, cards: CardSet) -> int:
        """The number of the lowest copy of a card in a set.

        Raises:
            ValueError: if the set has none.
        """
        copy = self.order.pack.lowest_held(card, cards)
        if not copy:
            raise ValueError(f"{card.text} is not among these cards")
        return self._bit[number_of(copy)]

    def card(self, number: int) -> Card:
        """The face of the card with that number."""
        return self.order.pack.cards[self._index[number]]


@lru_cache(maxsize=256)
def layout_of(order: Order) -> Layout:
    """The layout of an order (made once, then remembered)."""
    return Layout(order)


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what in the play of a deal, and the trick so far; cards as bits of a Layout."""

    hands: tuple[int, ...]
    """By seat; those of seats that do not play are ignored."""
    seats: tuple[Seat, ...]
    """The seats that play, clockwise from the leader of the current trick."""
    sides: tuple[int, ...]
    """By seat: 0 or 1 for a search, any numbers below 256 for play-outs. Side 0 is that of
    the makers, where there are any."""
    trick: tuple[int, ...] = ()
    """The numbers of the cards of the current trick, in the order played."""
    gone: int = 0
    """The cards that everybody has seen played."""
    taken: int = 0
    """Tricks of side 0 so far."""
    row: int = 0
    """Which of the rows of values holds, where there are several."""

    def packed(self) -> bytes:
        """The position as the kernel's functions take it."""
        hands = (*self.hands, *(0,) * (8 - len(self.hands)))
        return POSITION.pack(
            *hands,
            self.gone,
            bytes(self.seats),
            bytes(self.trick),
            bytes(self.sides),
            len(self.seats),
            len(self.trick),
            self.taken,
            self.row,
        )

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return self.seats[len(self.trick)]


def position_of(
    public: Public,
    hands: Sequence[CardSet],
    layout: Layout,
    *,
    sides: Sequence[int] | None = None,
    row: int = 0,
) -> Position:
    """The position of a deal in play, if these are the hands.

    ``sides`` may be guessed, where partners are secret; by default they are those that
    everybody knows. Which copy of a face was played is the lowest that is in no hand.

    Raises:
        ValueError: if no card is to be played, or the first one is still to make its suit
            trump: then each lead is a position of its own, after that card; or if a hand lies
            face up and an opponent says what is played of it, which no position tells.
    """
    if public.phase is not Phase.PLAY or public.turn is None:
        raise ValueError(f"a position is of the play, not of {public.phase}")
    if public.contract is not None and public.contract.by_first_lead:
        raise ValueError("the first card will make its suit trump: position after it")
    if public.contract is not None and public.contract.exposed:
        raise ValueError("the maker's exposed hand is played by an opponent")
    pack = layout.order.pack
    sides = sides or [public.side(seat) for seat in range(public.rules.players)]
    free = int(pack.all)
    for hand in hands:
        free &= ~hand
    gone, on_table = 0, list[int]()
    played = [(card, False) for trick in public.tricks for _, card in trick.cards]
    played += [(card, True) for _, card in (public.trick.cards if public.trick else ())]
    for card, is_current in played:
        number = layout.number(card, CardSet(free))
        free &= ~pack.lowest_held(card, CardSet(free))
        gone |= 1 << number
        if is_current:
            on_table.append(number)
    leader = public.trick.leader if public.trick else public.turn
    active = public.active
    at = active.index(leader)
    return Position(
        tuple(layout.mask(hand) for hand in hands),
        (*active[at:], *active[:at]),
        tuple(sides),
        tuple(on_table),
        gone,
        sum(taken for seat, taken in enumerate(public.taken) if not sides[seat]),
        row,
    )


@dataclass(frozen=True, slots=True)
class Value:
    """What a position or a card is worth to side 0."""

    low: float
    high: float
    nodes: int
    """Positions that were looked at for it; for a card, those of all cards together."""

    @property
    def is_exact(self) -> bool:
        """Whether it is known, and not only between two bounds."""
        return self.low == self.high


def needs_budget(held: Collection[int]) -> bool:
    """Whether a search of hands of these sizes may take too long unless a budget is named."""
    return max(held) > MOST_TRICKS_UNBUDGETED or sum(held) > MOST_CARDS_UNBUDGETED


def solve(
    layout: Layout,
    positions: Sequence[Position],
    values: Sequence[Sequence[float]],
    *,
    budget: int = 0,
    table: int = _USUAL_TABLE,
    threads: int = 1,
) -> tuple[Value, ...]:
    """What each position is worth to side 0, if all see all cards and play best.

    ``values[row][k]`` is what k tricks in the whole deal are worth. ``budget`` is a number of
    nodes for each position; without one (0) every value is exact.

    Raises:
        ValueError: if a position is impossible, has more than two sides, or has more than
            8 tricks or 32 cards and no budget.
    """
    rows, width = _rows(values)
    told = functions.solve(layout.lanes, _packed(positions), rows, width, budget, table, threads)
    low, high, nodes = array("d", told[0]), array("d", told[1]), array("Q", told[2])
    return tuple(map(Value, low, high, nodes))


def solve_cards(
    layout: Layout,
    positions: Sequence[Position],
    values: Sequence[Sequence[float]],
    *,
    budget: int = 0,
    table: int = _USUAL_TABLE,
    threads: int = 1,
) -> tuple[dict[Card, Value], ...]:
    """What each legal card of each position is worth to side 0; arguments as :func:`solve`.

    Raises:
        ValueError: as :func:`solve`.
    """
    rows, width = _rows(values)
    told = functions.solve_cards(
        layout.lanes, _packed(positions), rows, width, budget, table, threads
    )
    cards = told[0]
    low, high, nodes = array("d", told[1]), array("d", told[2]), array("Q", told[3])
    return tuple(
        {
            layout.card(cards[at]): Value(low[at], high[at], nodes[number])
            for at in range(number * MOST_TRICKS, (number + 1) * MOST_TRICKS)
            if cards[at] != _NO_CARD
        }
        for number in range(len(positions))
    )


def play_out(
    layout: Layout,
    positions: Sequence[Position],
    count: int,
    seed: int,
    *,
    errors: float = 1.0,
    threads: int = 1,
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each position the tricks to come of each seat, in ``count`` play-outs.

    Cards are drawn from all legal ones at a rate of ``errors``, else chosen by a policy that
    knows its own hand and what was played. Any number of sides may play.

    Raises:
        ValueError: if a position is impossible or ``errors`` is no rate.
    """
    told = functions.play_out(layout.lanes, _packed(positions), count, seed, errors, threads)
    seats = [len(position.hands) for position in positions]
    return tuple(
        tuple(
            tuple(told[at * 8 : at * 8 + seats[number]])
            for at in range(number * count, (number + 1) * count)
        )
        for number in range(len(positions))
    )


def policy_cards(layout: Layout, positions: Sequence[Position]) -> tuple[Card | None, ...]:
    """The card that the policy of the play-outs plays in each position; None if it is over.

    Raises:
        ValueError: if a position is impossible.
    """
    told = functions.policy_cards(layout.lanes, _packed(positions))
    return tuple(None if number == _NO_CARD else layout.card(number) for number in told)


@dataclass(frozen=True, slots=True)
class Bin:
    """A place that unseen cards go to: a hand, or what was laid away or not dealt."""

    size: int
    allowed: CardSet
    """The cards that may be there."""
    weights: tuple[float, ...] | None = None
    """For each card of the pack, by its index, how much more likely a world is with it here."""


def sample(
    layout: Layout, cards: CardSet, bins: Sequence[Bin], count: int, seed: int
) -> Iterator[tuple[CardSet, ...]]:
    """Ways to deal ``cards`` to the bins, drawn at random: a set for each bin.

    All are equally likely, copies of a face taken apart; or as likely as the product of the
    weights of their cards.

    Raises:
        ValueError: if there is no way to do so.
    """
    weights = None
    if any(one.weights is not None for one in bins):
        pack = layout.order.pack
        factors = array("d", [0.0]) * (64 * len(bins))
        for at, one in enumerate(bins):
            for index in range(len(pack.cards)):
                number = number_of(layout.mask(CardSet(1 << index)))
                factors[at * 64 + number] = 1.0 if one.weights is None else one.weights[index]
        weights = factors.tobytes()
    told = functions.sample(
        layout.mask(cards),
        [one.size for one in bins],
        [layout.mask(one.allowed) for one in bins],
        count,
        seed,
        weights,
    )
    masks = array("Q", told)
    for at in range(0, len(masks), len(bins)):
        yield tuple(layout.cards(mask) for mask in masks[at : at + len(bins)])


def _packed(positions: Sequence[Position]) -> bytes:
    return b"".join(position.packed() for position in positions)


def _rows(values: Sequence[Sequence[float]]) -> tuple[bytes, int]:
    width = max(map(len, values), default=0)
    if any(len(row) != width for row in values):
        raise ValueError("rows of values have one length")
    return array("d", [value for row in values for value in row]).tobytes(), width
