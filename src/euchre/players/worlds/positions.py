"""Positions of the play, one for each of many worlds, as the kernel takes them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from euchre.cards import CardSet, Seat
from euchre.game import Public
from euchre.players.worlds.course import Kind, Move
from euchre.players.worlds.keeping import Choice, best_of, highest_of, least_of
from euchre.search import ManyWorlds
from euchre.search.columns import mover_to
from euchre.search.kernel import Layout, layout_of, needs_budget
from euchre.search.pure_lanes import POSITION

__all__ = ["SIDES", "Positions", "exchanged", "in_play", "positions_of"]

_WORDS: Final = POSITION.size // 8
SIDES: Final = 11
"""The word of a position that holds the sides."""
_REST: Final = 12

Hands: TypeAlias = "Sequence[array[int]]"
"""By seat a column of what it holds, as bits of a layout."""


@dataclass(frozen=True, slots=True)
class Positions:
    """A position in each of many worlds; all have the same table and the same seat to play."""

    public: Public
    layout: Layout
    count: int
    packed: bytes
    """All positions as the kernel takes them."""
    partners: tuple[Seat | None, ...]
    """The secret partner that each row of values is for; None if there is none."""
    rows: tuple[int, ...]
    """In which row each position is; empty if all are in row 0."""

    @property
    def can_be_solved(self) -> bool:
        """Whether the kernel solves them without a budget: two sides, and not too many cards."""
        public = self.public
        if public.rules.score.count_tricks or max(map(public.side, public.active)) > 1:
            return False
        return not needs_budget([public.held[seat] for seat in public.active])


def in_play(worlds: ManyWorlds, public: Public) -> tuple[Layout, list[array[int]]]:
    """The hands of these worlds under the order in force at that table."""
    layout = layout_of(public.order)
    move = mover_to(layout).column
    return layout, [move(hand) for hand in worlds.hands]


def exchanged(
    worlds: ManyWorlds,
    layout: Layout,
    hands: Hands,
    moves: Iterable[Move],
    *,
    is_misere: bool = False,
) -> list[array[int]]:
    """The hands after these moves, each with the card that is usual."""
    made, lanes = list(hands), layout.lanes.lanes
    to_lay_away: Choice = highest_of if is_misere else least_of
    for move in moves:
        match move.kind:
            case Kind.TURNED:
                turned = mover_to(layout).mask(worlds.turned)
                made[move.seat] = array("Q", [hand | turned for hand in made[move.seat]])
            case Kind.WIDOW:
                kitty = mover_to(layout).column(worlds.kitty)
                pairs = zip(made[move.seat], kitty, strict=True)
                made[move.seat] = array("Q", [hand | more for hand, more in pairs])
            case Kind.AWAY:
                away = _chosen(to_lay_away, lanes, made[move.seat])
                made[move.seat] = _without(made[move.seat], away)
            case Kind.GIVEN if move.to is not None:
                gift = _chosen(best_of, lanes, made[move.seat])
                made[move.seat] = _without(made[move.seat], gift)
                pairs = zip(made[move.to], gift, strict=True)
                made[move.to] = array("Q", [hand | card for hand, card in pairs])
            case _:
                pass
    return made


def _chosen(choice: Choice, lanes: Sequence[int], column: array[int]) -> array[int]:
    """The chosen card of each hand of a column."""
    known: dict[int, int] = {}
    made = array("Q")
    for hand in column:
        card = known.get(hand)
        if card is None:
            card = known[hand] = choice(lanes, hand)
        made.append(card)
    return made


def _without(column: array[int], cards: array[int]) -> array[int]:
    return array("Q", [hand & ~card for hand, card in zip(column, cards, strict=True)])


def positions_of(public: Public, layout: Layout, hands: Hands, gone: CardSet) -> Positions:
    """The positions at that table, which is in play, if these are the hands.

    ``gone`` are the cards that were played, in the order of the pack.
    """
    count = len(hands[0])
    pack, mover = layout.order.pack, mover_to(layout)
    cards = () if public.trick is None else public.trick.cards
    on_table, left = list[int](), int(gone)
    for _, card in cards:
        copy = pack.lowest_held(card, CardSet(left))
        left &= ~copy
        on_table.append(mover.mask(copy).bit_length() - 1)
    seen = gone
    if public.upcard_out is not None:
        seen = CardSet(seen | pack.lowest_held(public.upcard_out, CardSet(pack.all & ~gone)))
    leader = cards[0][0] if cards else public.turn or 0
    at = public.active.index(leader)
    seats = (*public.active[at:], *public.active[:at])
    sides = [public.side(seat) for seat in range(public.rules.players)]
    makers = [seat for seat, side in enumerate(sides) if not side]
    known = [0] * 8
    known[: len(hands)] = [hand[0] for hand in hands]
    unseen = mover.mask(seen)
    for hand in known:
        unseen &= ~hand
    head = POSITION.pack(
        *known,
        unseen,
        bytes(seats),
        bytes(on_table),
        bytes(sides),
        len(seats),
        len(on_table),
        sum(public.taken[seat] for seat in makers),
        0,
    )
    words = array("Q", head) * count
    for seat in seats:
        words[seat::_WORDS] = hands[seat]
    partners: tuple[Seat | None, ...] = (None,)
    rows: tuple[int, ...] = ()
    if public.has_secret_partner:
        partners = (None, *range(public.rules.players))
        rows = _with_partners(public, layout, hands, words)
    return Positions(public, layout, count, words.tobytes(), partners, rows)


def _with_partners(
    public: Public, layout: Layout, hands: Hands, words: array[int]
) -> tuple[int, ...]:
    """Put the sides of each world in, by who holds the called card; the row of each."""
    contract = public.contract
    called = None if contract is None else contract.called
    if contract is None or called is None:
        return ()
    mask = mover_to(layout).mask(layout.order.pack.mask(called))
    others = [seat for seat in public.active if seat != contract.maker]
    made = [words[SIDES:][:2]]
    for partner in range(public.rules.players):
        sides = bytes(int(seat not in (contract.maker, partner)) for seat in range(8))
        maker = contract.maker or 0
        taken = public.taken[maker] + (public.taken[partner] if partner != maker else 0)
        rest = POSITION.pack(*(0,) * 9, b"", b"", sides, len(public.active), 0, taken, partner + 1)
        made.append(array("Q", rest)[SIDES:])
    rows = []
    for at in range(len(hands[0])):
        row = next((seat + 1 for seat in others if hands[seat][at] & mask), 0)
        rows.append(row)
        if row:
            words[_WORDS * at + SIDES] = made[row][0]
            # All but the number of cards on the table, which is the same in each.
            words[_WORDS * at + _REST] = made[row][1] | (made[0][1] & _PLAYED)
    return tuple(rows)


_PLAYED: Final = array("Q", POSITION.pack(*(0,) * 9, b"", b"", b"", 0, 255, 0, 0))[_REST]
