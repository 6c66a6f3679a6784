"""``PointsBidder``: how likely calls about a turned card are, where no table was learned.

It counts what a hand is good for under a trump, as the cards' ranks say, and compares that
with what seats usually call on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from euchre.cards import CardSet, Seat, Suit, indices_in
from euchre.game import Action, Name, OrderUp, Pass, Public, View, choices, legal_in
from euchre.players.club.playout import Codes, codes_of
from euchre.rules import Rules, order_of

__all__ = ["PointsBidder"]

_SPREAD: Final = 0.22
"""How far hands that are called on half of the time reach, in tricks."""
# What seats call on half of the time: first, dealer's partner, others, dealer; by round.
_FIRST, _PARTNER, _LATER, _DEALER = range(4)
_LEVEL: Final = ((2.75, 2.2, 2.7, 2.15), (2.3, 2.35, 2.3, 2.2))
_ALONE: Final = 1.35
"""What a hand has to be better by to be played alone."""
_UPCARD: Final = (-0.25, 0.35, -0.25, 0.0)
"""What the turned card changes in round one by who calls, beside its own worth for the dealer."""
_LEAST: Final = 0.02
"""Every call is made that often at least."""


class PointsBidder:
    """Calls by what the cards of a hand add up to."""

    def __init__(self, rules: Rules) -> None:
        """The bidder of a game about a turned card."""
        self._rules = rules

    def probabilities(self, view: View) -> Mapping[Action, float]:
        """How likely each legal call of the seat to act is."""
        actions = legal_in(view)
        hand = view.rules.cards.set_of(view.hand or ())
        found = {one: self.likelihoods(view.public, one, [hand])[0] for one in actions}
        total = sum(found.values())
        return {one: often / total for one, often in found.items()}

    def likelihoods(
        self, public: Public, call: Action, hands: Sequence[CardSet]
    ) -> Sequence[float]:
        """For each of these hands, how likely its holder makes that call."""
        seat = public.turn or 0
        known: dict[int, float] = {}
        made = []
        for hand in hands:
            found = known.get(hand)
            if found is None:
                found = known[hand] = self._likelihood(public, seat, call, hand)
            made.append(found)
        return made

    def _likelihood(self, public: Public, seat: Seat, call: Action, hand: CardSet) -> float:
        match call:
            case Pass():
                chances = [self._chance(public, seat, one, hand) for one in _suits(public)]
                found = 1 - max(chances, default=0.0)
            case OrderUp(alone):
                found = self._with_alone(public, seat, public.turned_suit, hand, alone=alone)
            case Name(suit, alone):
                found = self._with_alone(public, seat, suit, hand, alone=alone)
                others = [self._chance(public, seat, one, hand) for one in _suits(public)]
                found *= self._chance(public, seat, suit, hand) / max(sum(others), 0.05)
            case _:
                return 1.0
        return max(found, _LEAST)

    def _with_alone(
        self, public: Public, seat: Seat, suit: Suit | None, hand: CardSet, *, alone: bool
    ) -> float:
        chance = self._chance(public, seat, suit, hand)
        lone = self._chance(public, seat, suit, hand, more=_ALONE)
        return lone if alone else chance - lone * self._rules.entry.alone

    def _chance(
        self, public: Public, seat: Seat, suit: Suit | None, hand: CardSet, more: float = 0.0
    ) -> float:
        """How likely a hand is good enough to make that suit trump."""
        role = _role(public, seat)
        codes = _codes(self._rules, suit)
        pack = self._rules.cards.cards
        figures = [codes.points[pack[index].index] for index in indices_in(hand)]
        worth = sum(figures)
        if public.round == 1 and public.upcard is not None:
            worth += _UPCARD[role]
            if role == _DEALER:
                worth += codes.points[public.upcard.index] - min(figures, default=0.0)
        level = _LEVEL[public.round - 1][role] * self._rules.hand_size / 5 + more
        return 1 / (1 + exp((level - worth) / _SPREAD))


def _codes(rules: Rules, suit: Suit | None) -> Codes:
    return codes_of(order_of(rules, suit))


def _suits(public: Public) -> tuple[Suit | None, ...]:
    """The suits that may be made trump."""
    every = choices(public, public.rules.cards.all)
    found: dict[Suit | None, None] = {}
    for one in every:
        if isinstance(one, OrderUp):
            found[public.turned_suit] = None
        elif isinstance(one, Name) and not one.low:
            found[one.suit] = None
    return tuple(found)


def _role(public: Public, seat: Seat) -> int:
    if seat == public.dealer:
        return _DEALER
    if public.dealer in public.rules.partners_of(seat):
        return _PARTNER
    return _FIRST if seat == (public.dealer + 1) % public.rules.players else _LATER
