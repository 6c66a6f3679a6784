"""``PointsBidder``: how likely calls about a turned card are, where no table was learned.

It counts what a hand is good for under a trump, as the cards' ranks say, and compares that
with what seats usually call on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from euchre.cards import CardSet, Seat, Suit, indices_in
from euchre.game import Action, Name, OrderUp, Pass, Public, View, choices, legal_in
from euchre.players.club.playout import codes_of
from euchre.players.master.hand_points import HandPoints, points_of_cards
from euchre.rules import Partners, Rules, order_of

__all__ = ["PointsBidder", "likely_to_stay", "points_bidder"]

_SPREAD: Final = 0.22
"""How far hands that are called on half of the time reach, in tricks."""
# What seats call on half of the time: first, dealer's partner, others, dealer; by round.
_FIRST, _PARTNER, _LATER, _DEALER = range(4)
_LEVEL: Final = ((2.75, 2.5, 2.7, 2.15), (2.1, 2.2, 2.2, 2.1))
_ALONE: Final = 1.35
"""What a hand has to be better by to be played alone."""
_UPCARD: Final = (-0.25, 0.35, -0.25, 0.0)
"""What the turned card changes in round one by who calls, beside its own worth for the dealer."""
_NO_PARTNER: Final = 0.6
"""What a hand has to be better by that has no partner."""
_TO_STAY: Final = 1.7
"""What is stayed in on half of the time, where seats may drop out."""
_EACH_FOR_ITSELF: Final = frozenset((Partners.NOBODY, Partners.MAKER_AGAINST_ALL))
_TRUMPS: Final = (*Suit, None)
_USUAL_HAND: Final = 5
_MOST_KNOWN: Final = 20_000
"""Hands that are remembered for each trump."""
_LEAST: Final = 0.003
"""Every call is made that often at least."""


class PointsBidder:
    """Calls by what the cards of a hand add up to."""

    def __init__(self, rules: Rules) -> None:
        """The bidder of a game about a turned card."""
        self._rules = rules
        self._known: dict[tuple[object, ...], dict[CardSet, tuple[float, float]]] = {}

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
        match call:
            case Pass():
                chances = [self._chances(public, suit, hands) for suit in _suits(public)]
                best = [max(one for one, _ in some) for some in zip(*chances, strict=True)]
                return [max(1 - one, _LEAST) for one in best] if best else [1.0] * len(hands)
            case OrderUp(alone):
                wanted = self._chances(public, public.turned_suit, hands)
                return [max(_part(*one, alone=alone), _LEAST) for one in wanted]
            case Name(suit, alone):
                wanted = self._chances(public, suit, hands)
                others = [self._chances(public, one, hands) for one in _suits(public)]
                totals = [sum(one for one, _ in some) for some in zip(*others, strict=True)]
                return [
                    max(_part(*one, alone=alone) * one[0] / max(total, 0.05), _LEAST)
                    for one, total in zip(wanted, totals, strict=True)
                ]
            case _:
                return [1.0] * len(hands)

    def _chances(
        self, public: Public, suit: Suit | None, hands: Sequence[CardSet]
    ) -> list[tuple[float, float]]:
        """How likely each hand is good enough to make that suit trump, and to do so alone."""
        role = _role(public, public.turn or 0)
        upcard = public.upcard if public.round == 1 else None
        known = self._known.setdefault((public.round, role, suit, upcard), {})
        missing = set(hands) - known.keys()
        if missing:
            if len(known) > _MOST_KNOWN:
                known.clear()
                missing = set(hands)
            level = _LEVEL[public.round - 1][role] * self._rules.hand_size / _USUAL_HAND
            if self._rules.partners in _EACH_FOR_ITSELF:
                level += _NO_PARTNER
            at, points = _TRUMPS.index(suit), _points_of_hands(self._rules)
            more = 0.0
            taken = None
            if upcard is not None:
                more = _UPCARD[role]
                taken = codes_of(order_of(self._rules, suit)).points[upcard.index]
            least = _least_of(self._rules, suit)
            for hand in missing:
                worth = points.under(at, hand) + more
                if role == _DEALER and taken is not None:
                    worth += taken - least(hand)
                alone = _even(worth - level - _ALONE) if self._rules.entry.alone else 0.0
                known[hand] = (_even(worth - level), alone)
        return [known[hand] for hand in hands]


def _part(chance: float, lone: float, *, alone: bool) -> float:
    return lone if alone else chance - lone


def _even(above: float) -> float:
    """How likely a hand is called on that is so far above what is called on half of the time."""
    return 1 / (1 + exp(-above / _SPREAD))


@lru_cache(maxsize=32)
def _points_of_hands(rules: Rules) -> HandPoints:
    """What hands are good for under each of the trumps."""
    cards = points_of_cards(rules, [Name(suit) for suit in _TRUMPS])
    return HandPoints(cards, (0.0,) * len(_TRUMPS))


def _least_of(rules: Rules, suit: Suit | None) -> Callable[[CardSet], float]:
    """What the least useful card of a hand is good for."""
    codes = codes_of(order_of(rules, suit)).points
    points = [codes[card.index] for card in rules.cards.cards]
    return lambda hand: min([points[index] for index in indices_in(hand)], default=0.0)


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


def likely_to_stay(public: Public, hands: Sequence[CardSet]) -> list[float]:
    """For each of these hands, how likely its holder stays in a deal that it may drop out of."""
    trump = None if public.contract is None else public.contract.trump
    at, points = _TRUMPS.index(trump), _points_of_hands(public.rules)
    return [_even(points.under(at, hand) - _TO_STAY) for hand in hands]


@lru_cache(maxsize=32)
def points_bidder(rules: Rules) -> PointsBidder:
    """The bidder of these rules, made once."""
    return PointsBidder(rules)
