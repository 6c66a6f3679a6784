"""How likely the cards that others have played are, in each of many worlds.

A fast policy says which card each hand would have played. A seat is taken to play another
card, any one that it might, at some rate.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import Final

from euchre.cards import CardSet, Seat, indices_in
from euchre.game import Public, Trick, View
from euchre.players.worlds.positions import SIDES, in_play
from euchre.search import ManyWorlds
from euchre.search.columns import everywhere, joined, mover_to, parted
from euchre.search.kernel import Layout, functions
from euchre.search.pure_lanes import POSITION

__all__ = ["likely_plays"]

_WORDS: Final = POSITION.size // 8
_ALTERNATIVES: Final = 3
"""Cards that a seat can choose among, about."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A card that was played, and the table before it."""

    seat: Seat
    card: int
    """As a bit of the layout."""
    on_table: tuple[int, ...]
    """The cards of the trick before it, as bits."""
    leader: Seat
    gone: int
    """All cards that were played before it."""


def likely_plays(
    seen: View, worlds: ManyWorlds, leads: float, follows: float
) -> list[float] | None:
    """For each world the product of the likelihoods of all cards that others played.

    ``leads`` and ``follows`` are the rates at which a seat plays any card. None if nothing
    was played.
    """
    public = seen.public
    if not (public.tricks or public.trick):
        return None
    layout, hands = in_play(worlds, public)
    held = [joined(hand) for hand in hands]
    product = [1.0] * worlds.count
    later = [0] * len(hands)
    called = _called(public, layout)
    for moment in reversed(list(_moments(public, layout, worlds.gone))):
        seat = moment.seat
        later[seat] |= moment.card
        if seat == seen.seat:
            continue
        columns = [
            parted(whole | everywhere(after, worlds.count), worlds.count)
            for whole, after in zip(held, later, strict=True)
        ]
        words = _packed(public, moment, columns)
        if called & ~moment.gone:
            _take_sides_in_secret(public, called, moment.seat, columns[moment.seat], words)
        chosen = functions.policy_cards(layout.lanes, words.tobytes())
        errors = follows if moment.on_table else leads
        likely = _likelihoods(moment, columns[seat], chosen, layout, errors)
        product = list(map(mul, product, likely))
    return product


def _moments(public: Public, layout: Layout, gone: CardSet) -> Iterator[_Moment]:
    """Every card played so far, in order."""
    pack, mover = layout.order.pack, mover_to(layout)
    left, before = int(gone), 0
    tricks: Sequence[Trick] = public.all_tricks
    for trick in tricks:
        on_table: tuple[int, ...] = ()
        for seat, card in trick.cards:
            copy = pack.lowest_held(card, CardSet(left))
            left &= ~copy
            bit = mover.mask(copy)
            yield _Moment(seat, bit, on_table, trick.leader, before)
            before |= bit
            on_table = (*on_table, bit)


def _called(public: Public, layout: Layout) -> int:
    """The bit of the card by which a partner was called; 0 if none was, or nobody can have it."""
    contract = public.contract
    called = None if contract is None else contract.called
    if called is None or called is public.upcard_out:
        return 0
    return layout.mask(public.rules.cards.mask(called))


def _take_sides_in_secret(
    public: Public, called: int, seat: Seat, hands: array[int], words: array[int]
) -> None:
    """Put the sides in as a seat knows them before the called card falls: who holds it helps.

    All others are against the maker for all it knows.
    """
    maker = None if public.contract is None else public.contract.maker
    alone = bytes(int(at != maker) for at in range(8))
    helping = bytes(int(at not in (maker, seat)) for at in range(8))
    (against,), (beside,) = array("Q", alone), array("Q", helping)
    words[SIDES::_WORDS] = array("Q", [beside if hand & called else against for hand in hands])


def _packed(public: Public, moment: _Moment, columns: Sequence[array[int]]) -> array[int]:
    """The positions before that card was played."""
    at = public.active.index(moment.leader)
    seats = (*public.active[at:], *public.active[:at])
    sides = bytes(public.side(seat) for seat in range(public.rules.players))
    head = POSITION.pack(
        *(0,) * 8,
        moment.gone,
        bytes(seats),
        bytes(card.bit_length() - 1 for card in moment.on_table),
        sides,
        len(seats),
        len(moment.on_table),
        0,
        0,
    )
    words = array("Q", head) * len(columns[0])
    for seat in seats:
        words[seat::_WORDS] = columns[seat]
    return words


def _likelihoods(
    moment: _Moment, hands: array[int], chosen: bytes, layout: Layout, errors: float
) -> list[float]:
    """How likely each hand plays that card, if the policy would play the ``chosen`` one.

    A card is as good as the policy's if nobody else can have one between the two.
    """
    card = moment.card
    wrong = errors / _ALTERNATIVES
    right = 1 - errors + wrong
    by_number = [wrong] * 256
    by_number[card.bit_length() - 1] = right
    likely = [by_number[number] for number in chosen]
    between, is_other = _between(layout, card)
    # Most are either the card itself or of another suit; the rest are found at once.
    others = chosen.translate(is_other)
    at = others.find(1)
    while at >= 0:
        if not between[chosen[at]] & ~(hands[at] | moment.gone):
            likely[at] = right
        at = others.find(1, at + 1)
    return likely


@lru_cache(maxsize=1024)
def _between(layout: Layout, card: int) -> tuple[dict[int, int], bytes]:
    """For each other card of the same suit, by its number, the cards between the two.

    And for every number whether it is one of these.
    """
    lane = next(lane for lane in layout.lanes.lanes if lane & card)
    found = {}
    for number in indices_in(lane & ~card):
        low, high = sorted((card, 1 << number))
        found[number] = lane & (high - 1) & ~((low << 1) - 1)
    return found, bytes(number in found for number in range(256))
