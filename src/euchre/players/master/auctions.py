"""How others bid: what a hand is bid on, how likely a call is with it, and where an auction ends.

A seat is taken to bid as far as its expected tricks go, a little more or less, and to raise its
partner only with a trick to spare.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from euchre.cards import CardSet, Seat
from euchre.game import (
    Acted,
    Action,
    Bid,
    Contract,
    Name,
    Pass,
    Phase,
    Public,
    View,
    after,
    legal_in,
    new_match,
)
from euchre.game.bidding import biddable, forced_rung, rung
from euchre.players.master.gauge import Gauge, at_least, gauge_of, mean_of
from euchre.players.worlds.payoff import Payoff, PlainWorth
from euchre.rules import BidPay, ForcedBid, Rules, Rung

__all__ = ["Ending", "NumberBidder", "endings", "number_bidder"]

_TO_BID: Final = 0.1
"""What a bid has to be worth that is made of one's own will, in points."""
_LEAST: Final = 0.6
"""The chance to make it below which nothing is bid of one's own will."""
_STEP: Final = 0.1
"""Steps in which the tricks are found that a bid needs."""
_SPREAD: Final = 0.2
"""How far hands that are bid on half of the time reach, in tricks."""
_MOST_KNOWN: Final = 50_000
"""Hands that are remembered."""
_TO_RAISE: Final = 1
"""Tricks that a seat needs more than its partner's bid says."""
_LONE: Final = 1.5
"""Tricks of partners that a lone hand does without."""
_POOR: Final = 1.0
"""The points of a hand on which misère is bid half of the time."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Where an auction ends: who plays what. ``at`` is the place of the trump in the gauge."""

    maker: Seat
    rung: Rung
    at: int


class NumberBidder:
    """A policy of auctions of bids: how likely calls are, by what the hands are good for."""

    def __init__(self, rules: Rules) -> None:
        """The policy for these rules."""
        self._rules = rules
        self.gauge: Final = gauge_of(rules)
        every = enumerate((*rules.bids.ladder, forced_rung(rules)))
        self._needs = {one: _needed(rules, one, self.gauge) for _, one in every if one.tricks}
        self._reach: dict[int, tuple[int, int]] = {}
        self._plain = [
            (at, one)
            for at, one in enumerate(rules.bids.ladder)
            if one.tricks and not (one.alone or one.only_over_last)
        ]

    def probabilities(self, view: View) -> Mapping[Action, float]:
        """How likely each legal call of the seat to act is."""
        hand = view.rules.cards.set_of(view.hand or ())
        found = {one: self.likelihoods(view.public, one, [hand])[0] for one in legal_in(view)}
        total = sum(found.values())
        return {one: often / total for one, often in found.items()}

    def likelihoods(
        self, public: Public, call: Action, hands: Sequence[CardSet]
    ) -> Sequence[float]:
        """For each of these hands, how likely its holder makes that call."""
        gauge = self.gauge
        match call:
            case Pass():
                least = self._least(public)
                if least is None:
                    return [1.0] * len(hands)
                return [1 - _often(gauge.best(hand)[0] - least) for hand in hands]
            case Bid(label, name):
                won = rung(self._rules, label)
                if not won.tricks:
                    return [_often(_POOR - min(gauge.points(hand))) for hand in hands]
                wanted = self._needs[won] - _LONE * won.alone
                if name is None or (plain := Name(name.suit, low=name.low)) not in gauge.names:
                    # A joker that is led makes no trump, which nobody could have named.
                    return [_often(gauge.best(hand)[0] - wanted) for hand in hands]
                at = gauge.names.index(plain)
                return [_of_name(gauge, hand, at, wanted) for hand in hands]
            case _:
                return [1.0] * len(hands)

    def wanted(
        self, hand: CardSet, above: int, *, is_partners: bool
    ) -> tuple[int, Rung, int] | None:
        """The bid that a seat makes over that place of the ladder: its place, it, and its trump.

        None if it passes. ``is_partners`` says that the bid so far is the partner's.
        """
        far = self._reach.get(hand)
        if far is None:
            if len(self._reach) >= _MOST_KNOWN:
                self._reach.clear()
            tricks = self.gauge.best(hand)[0]
            far = self._reach[hand] = (self._far(tricks), self._far(tricks - _TO_RAISE))
        last = far[is_partners]
        if last < 0 or self._plain[last][0] <= above:
            return None
        # Where tricks are paid a bid is no higher than it has to be.
        least = self._plain[last][1].tricks - (self._rules.bids.pay is BidPay.TRICKS)
        place, one = next(
            (at, one) for at, one in self._plain if at > above and one.tricks >= least
        )
        return place, one, self.gauge.best(hand)[1]

    def _far(self, tricks: float) -> int:
        """The last of the plain bids that so many tricks are enough for; -1 if none is."""
        some = [at for at, (_, one) in enumerate(self._plain) if self._needs[one] <= tricks]
        return some[-1] if some else -1

    def _least(self, public: Public) -> float | None:
        """Tricks that the least bid needs of the seat to call; None if it can bid none."""
        plain = [one for one in biddable(public, public.turn or 0) if one.tricks and not one.alone]
        if not plain:
            return None
        highest = public.highest_bid
        partners = public.rules.partners_of(public.turn or 0)
        return self._needs[plain[0]] + _TO_RAISE * (
            highest is not None and highest.seat in partners
        )


def _needed(rules: Rules, one: Rung, gauge: Gauge) -> float:
    """The tricks that have to be expected before that is bid, by what it pays and costs."""
    public = new_match(rules).public
    partners = rules.partners_of(0) if one.alone else ()
    contract = Contract(0, gauge.names[0].suit, alone=one.alone, bid=one)
    table = public.having(contract=contract, sits_out=partners)
    row = Payoff(table, 0, PlainWorth(public, 0)).row()
    tricks = one.tricks - 1.0
    while tricks < one.tricks + _LONE and (
        at_least(one.tricks, tricks, gauge.spread) < _LEAST
        or mean_of(row, tricks, gauge.spread) < _TO_BID
    ):
        tricks += _STEP
    return tricks


def _often(above: float) -> float:
    """How often that is bid for which a hand has so many tricks more than it needs."""
    return 1 / (1 + exp(-above / _SPREAD))


def _of_name(gauge: Gauge, hand: CardSet, at: int, wanted: float) -> float:
    """How often a trump is bid: as far as the hand is good for it, and no other is better."""
    tricks, most = gauge.tricks_under(at, hand), gauge.best(hand)[0]
    return _often(tricks - wanted) / (1 + exp((most - tricks) / _SPREAD))


@lru_cache(maxsize=32)
def number_bidder(rules: Rules) -> NumberBidder:
    """The policy for these rules, made once."""
    return NumberBidder(rules)


def endings(
    bidder: NumberBidder, table: Public, me: Seat, hands: Sequence[Sequence[CardSet]]
) -> list[Ending | None]:
    """Where the auction at that table ends in each world, ``me`` calling no more.

    ``me`` has just called, ``hands`` are those of each seat, by world. None where its bid
    stands, or nobody bids.
    """
    rules, highest = table.rules, table.highest_bid
    labels = [one.label for one in rules.bids.ladder]
    standing: Ending | None = None
    above = -1
    if highest is not None and isinstance(highest.action, Bid):
        won, name = rung(rules, highest.action.label), highest.action.trump
        above = labels.index(won.label) if won.label in labels else -1
        at = -1 if name is None else bidder.gauge.names.index(Name(name.suit, low=name.low))
        standing = None if highest.seat == me else Ending(highest.seat, won, at)
    holder = None if highest is None else highest.seat
    later = _still_to_speak(table, me)
    partners = [rules.partners_of(seat) for seat in range(rules.players)]
    found = []
    for world in hands:
        best, place, who = standing, above, holder
        for seat in later:
            is_partners = who is not None and who in partners[seat]
            made = bidder.wanted(world[seat], place, is_partners=is_partners)
            if made is not None:
                place, who = made[0], seat
                best = Ending(seat, made[1], made[2])
        if who is None:
            best = _forced(table, world)
        if best is not None and best.at < 0:
            best = Ending(best.maker, best.rung, bidder.gauge.best(world[best.maker])[1])
        found.append(best)
    return found


def _still_to_speak(table: Public, me: Seat) -> list[Seat]:
    """The seats that may bid before it is ``me`` again, or the auction is over."""
    found: list[Seat] = []
    while table.phase is Phase.AUCTION and table.turn not in (None, me, *found):
        seat = table.turn or 0
        found.append(seat)
        table = after(table, Acted(seat, Pass()))
    return found


def _forced(table: Public, world: Sequence[CardSet]) -> Ending | None:
    """Who has to bid if nobody does."""
    rules = table.rules
    match rules.bids.forced:
        case ForcedBid.DEALER:
            return Ending(table.dealer, forced_rung(rules), -1)
        case ForcedBid.JOKER_HOLDER if rules.benny is not None:
            joker = rules.cards.mask(rules.benny)
            holders = [seat for seat, hand in enumerate(world) if hand & joker]
            return Ending(holders[0], forced_rung(rules), -1) if holders else None
        case _:
            return None
