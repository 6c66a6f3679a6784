"""Rough guesses of the hidden hands, for bids: a shuffle of what is unseen, no more.

Of a few shuffles the one is taken that fits best what has been bid. ``euchre.search`` counts
every possible deal exactly; a bid needs some dozens of plausible ones, and quickly.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.cards import Card, CardSet, Seat
from euchre.game import Bid, Name, Pass, Public, UpcardPlace, View
from euchre.game.naming import names
from euchre.players.club.playout import Codes, codes_of
from euchre.rules import Rules, order_of

__all__ = ["Guess", "guesses", "possible_codes", "worth_under"]

_SHUFFLES: Final = 3
"""Shuffles of which the most plausible is taken, once somebody has called."""
_PASSED: Final = -0.3
"""How much a pass says against a hand, beside what a bid says for one."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Who may hold what: the indices of cards."""

    hands: tuple[tuple[int, ...], ...]
    """By seat; the guessing seat's own hand is the true one."""
    kitty: tuple[int, ...]


def possible_codes(public: Public) -> tuple[Codes, ...]:
    """The orders under each trump that could be named, no trump high and low where it could."""
    return tuple(
        codes_of(order_of(public.rules, name.suit, low=name.low)) for name in names(public)
    )


def worth_under(rules: Rules, name: Name, hand: Sequence[int]) -> float:
    """What a hand is good for under a trump, about, in tricks."""
    return codes_of(order_of(rules, name.suit, low=name.low)).sum_of(hand)


def guesses(view: View, rng: random.Random, number: int) -> list[Guess]:
    """That many guesses of the hands, and of what lies in the kitty."""
    public, pack, me = view.public, view.rules.cards, view.seat
    hand = view.hand or ()
    free = int(pack.all & ~pack.set_of((*hand, *view.laid_away)))
    if public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN:
        free &= ~pack.lowest_held(public.upcard, CardSet(free))
    fixed: dict[Seat, tuple[int, ...]] = {}
    for seat in range(view.rules.players):
        if seat != me:
            known = []
            for card in _known(public, seat):
                copy = pack.lowest_held(card, CardSet(free))
                known += [card.index] if copy else []
                free &= ~copy
            fixed[seat] = tuple(known)
    unseen = [card.index for card in pack.listed(CardSet(free))]
    mine = tuple(card.index for card in hand)
    calls = tuple(_calls(public, me))
    found = []
    for _ in range(number):
        best, most = None, 0.0
        for _ in range(_SHUFFLES if calls else 1):
            # As good a shuffle as any, in a third of the time.
            unseen.sort(key=lambda _: rng.random())
            guess = _dealt(public, unseen, fixed, mine)
            fit = sum(weight * _worth(orders, guess.hands[seat]) for seat, weight, orders in calls)
            if best is None or fit > most:
                best, most = guess, fit
        if best is not None:
            found.append(best)
    return found


def _known(public: Public, seat: Seat) -> tuple[Card, ...]:
    """Cards that all know to be in that seat's hand: a turned card that was taken, a shown joker.

    That a dealer may have laid the turned card away again is left out.
    """
    cards = list(public.shown_unplayed(seat))
    is_taken = public.upcard_place is UpcardPlace.TAKEN and seat == public.dealer
    if is_taken and public.upcard is not None and public.upcard not in cards:
        cards.append(public.upcard)
    return tuple(cards[: public.held[seat]])


def _dealt(
    public: Public, unseen: Sequence[int], fixed: dict[Seat, tuple[int, ...]], mine: tuple[int, ...]
) -> Guess:
    """The unseen cards dealt in their order."""
    hands, at = [], 0
    for seat, held in enumerate(public.held):
        if seat not in fixed:
            hands.append(mine)
            continue
        wanted = held - len(fixed[seat])
        hands.append((*fixed[seat], *unseen[at : at + wanted]))
        at += wanted
    return Guess(tuple(hands), tuple(unseen[at:]))


def _calls(public: Public, me: Seat | None) -> list[tuple[Seat, float, tuple[Codes, ...]]]:
    """What other seats have called: the seat, how much it says, and for which trumps."""
    rules, contract = public.rules, public.contract
    if contract is not None:
        if contract.maker in (me, None) or contract.by_first_lead:
            return []
        return [(contract.maker or 0, 1.0, (codes_of(public.order),))]
    told: dict[Seat, tuple[Seat, float, tuple[Codes, ...]]] = {}
    every = possible_codes(public)
    for call in public.calls:
        if call.seat == me:
            continue
        match call.action:
            case Bid(_, None):
                told[call.seat] = (call.seat, 1.0, every)
            case Bid(_, name) if name is not None:
                orders = (codes_of(order_of(rules, name.suit, low=name.low)),)
                told[call.seat] = (call.seat, 1.0, orders)
            case Pass() if call.seat not in told:
                told[call.seat] = (call.seat, _PASSED, every)
            case _:
                pass
    return list(told.values())


def _worth(orders: Sequence[Codes], hand: Sequence[int]) -> float:
    """What a hand is good for under the best of these."""
    return max(codes.sum_of(hand) for codes in orders)
