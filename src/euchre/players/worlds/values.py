"""What actions are worth over many worlds: exact where the kernel solves, else by play-outs."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from euchre.cards import Card, CardSet, Seat
from euchre.game import Acted, Play, Public, View, after
from euchre.game.public import Contract
from euchre.players.worlds.course import to_play
from euchre.players.worlds.payoff import Payoff, Worth
from euchre.players.worlds.positions import Positions, exchanged, in_play, positions_of
from euchre.search import ManyWorlds
from euchre.search.columns import mover_to
from euchre.search.kernel import functions
from euchre.search.pure_lanes import MOST_TRICKS

__all__ = ["Appraisal", "is_misere", "tricks_played"]

_PLACES: Final = 16
_NO_CARD: Final = 255
_NOTHING: Final = CardSet(0)


def is_misere(contract: Contract | None) -> bool:
    """Whether a contract is to take no trick."""
    return contract is not None and contract.bid is not None and not contract.bid.tricks


class Appraisal:
    """What one seat's actions are worth to it in each of many worlds."""

    def __init__(
        self, seen: View, worlds: ManyWorlds, worth: Worth, most_solved: int = MOST_TRICKS
    ) -> None:
        """The appraisal of what that seat sees.

        Positions with more tricks to come than ``most_solved`` are played out by a policy, as
        are those that the kernel does not solve at all.
        """
        self.seen, self.worlds, self.worth = seen, worlds, worth
        self.me = seen.seat or 0
        self._most_solved = most_solved

    def chosen(self, places: Sequence[int]) -> Appraisal:
        """The same of the worlds at these places."""
        return Appraisal(self.seen, self.worlds.chosen(places), self.worth, self._most_solved)

    def by_play_outs(self) -> Appraisal:
        """The same with every position played out, and none solved."""
        return Appraisal(self.seen, self.worlds, self.worth, 0)

    def _is_solved(self, positions: Positions) -> bool:
        """Whether these positions are solved, and not played out."""
        held = positions.public.held
        most = max(held[seat] for seat in positions.public.active)
        return most <= self._most_solved and positions.can_be_solved

    def of_cards(self, doubts: float = 0.0) -> dict[Card, list[float]]:
        """What each card that the seat may play now is worth; trump is made.

        ``doubts`` is the part that play-outs count for where positions are solved.
        """
        public, worlds = self.seen.public, self.worlds
        payoff = Payoff(public, self.me, self.worth)
        layout, hands = in_play(worlds, public)
        positions = positions_of(public, layout, hands, worlds.gone)
        if not self._is_solved(positions):
            return self._by_play_outs(payoff, positions, hands)
        solved = self._solved(payoff, positions)
        if not doubts:
            return solved
        played = self._by_play_outs(payoff, positions, hands)
        return {
            card: [
                (1 - doubts) * one + doubts * other
                for one, other in zip(values, played[card], strict=True)
            ]
            for card, values in solved.items()
        }

    def _solved(self, payoff: Payoff, positions: Positions) -> dict[Card, list[float]]:
        """What each card is worth if all see all hands from then on."""
        layout = positions.layout
        sign = -1.0 if self.seen.side(self.me) else 1.0
        rows, width = _rows(payoff, positions, sign)
        told = functions.solve_cards(layout.lanes, positions.packed, rows, width)
        low = array("d", told[1])
        found: dict[Card, list[float]] = {}
        for at, number in enumerate(told[0][:_PLACES]):
            if number == _NO_CARD:
                break
            card = layout.card(number)
            if card not in found:
                values = low[at::_PLACES]
                found[card] = values.tolist() if sign > 0 else [-one for one in values]
        return found

    def _by_play_outs(
        self, payoff: Payoff, positions: Positions, hands: Sequence[array[int]]
    ) -> dict[Card, list[float]]:
        """The same by play-outs of a policy."""
        public, layout = positions.public, positions.layout
        order, pack = layout.order, layout.order.pack
        mine = mover_to(layout).cards(hands[self.me][0])
        led = None if public.trick is None else public.trick.led
        found = {}
        for card in pack.faces_of(order.playable(mine, led)):
            copy = pack.lowest_held(card, mine)
            then = after(public, Acted(self.me, Play(card)))
            left = list(hands)
            without = mover_to(layout).mask(mine & ~copy)
            left[self.me] = array("Q", (without,)) * self.worlds.count
            next_ones = positions_of(then, layout, left, CardSet(self.worlds.gone | copy))
            found[card] = _worths(payoff, next_ones)
        return found

    def of_first_leads(self) -> dict[Card, list[float]]:
        """What each first lead is worth in each world, where it makes its suit trump."""
        public, pack = self.seen.public, self.seen.rules.cards
        hand = CardSet(self.worlds.hands[self.me][0])
        found = {}
        for card in pack.faces_of(hand):
            copy = pack.lowest_held(card, hand)
            then = after(public, Acted(self.me, Play(card)))
            found[card] = self.going_on(then, CardSet(hand & ~copy), copy)
        return found

    def going_on(
        self,
        start: Public,
        hand: CardSet | None = None,
        played: CardSet = _NOTHING,
        given: tuple[Seat, CardSet] | None = None,
    ) -> list[float]:
        """What the deal is worth in each world, going on from the table ``start``.

        Up to the first lead all do what is usual. ``hand`` is the own hand at that table,
        where it is not that of the worlds any more; ``played`` what has gone from it into
        play, ``given`` what has gone to another seat.
        """
        public, positions = self.at_play(start, hand, played, given)
        if positions is None:
            points = () if public.result is None else public.result.points
            return [self.worth.worth(points, ()) if points else 0.0] * self.worlds.count
        payoff = Payoff(public, self.me, self.worth)
        if positions.rows or not self._is_solved(positions):
            return _worths(payoff, positions)
        sign = -1.0 if public.side(self.me) else 1.0
        rows, width = _rows(payoff, positions, sign)
        layout = positions.layout
        low = array("d", functions.solve(layout.lanes, positions.packed, rows, width)[0])
        return low.tolist() if sign > 0 else [-one for one in low]

    def at_play(
        self,
        start: Public,
        hand: CardSet | None = None,
        played: CardSet = _NOTHING,
        given: tuple[Seat, CardSet] | None = None,
    ) -> tuple[Public, Positions | None]:
        """The table and the positions from which :meth:`going_on` goes on.

        The positions are None if the deal is over by then.
        """
        worlds = self.worlds
        public, moves = to_play(start, self.seen)
        if public.is_deal_over:
            return public, None
        layout, hands = in_play(worlds, public)
        if hand is not None:
            hands[self.me] = array("Q", (mover_to(layout).mask(hand),)) * worlds.count
        if given is not None:
            gift = mover_to(layout).mask(given[1])
            hands[given[0]] = array("Q", [one | gift for one in hands[given[0]]])
        hands = exchanged(worlds, layout, hands, moves, is_misere=is_misere(public.contract))
        return public, positions_of(public, layout, hands, CardSet(worlds.gone | played))


def _worths(payoff: Payoff, positions: Positions) -> list[float]:
    """What the tricks of a play-out of each position are worth."""
    rows, partners = positions.rows, positions.partners
    return [
        payoff.of(taken, partners[rows[at]] if rows else None)
        for at, taken in enumerate(tricks_played(positions))
    ]


def _rows(payoff: Payoff, positions: Positions, sign: float) -> tuple[bytes, int]:
    """The rows of values for the kernel, which sees them from side 0."""
    rows = [[sign * one for one in payoff.row(partner)] for partner in positions.partners]
    return array("d", [one for row in rows for one in row]).tobytes(), len(rows[0])


def tricks_played(positions: Positions) -> list[tuple[int, ...]]:
    """The tricks of each seat in the whole deal, if the policy plays each position out."""
    told = functions.play_out(positions.layout.lanes, positions.packed, 1, 1, 0.0)
    taken = positions.public.taken
    seats = len(taken)
    known: dict[bytes, tuple[int, ...]] = {}
    made = []
    for at in range(0, len(told), 8):
        more = told[at : at + seats]
        total = known.get(more)
        if total is None:
            total = known[more] = tuple(map(sum, zip(taken, more, strict=True)))
        made.append(total)
    return made
