"""How likely each world is, from what the others called, laid away and played.

All acts are held against fast policies: the bidder's for calls, one for cards laid away and
one for cards played. Every act counts for something whatever the policy says, so that no
world that is possible becomes impossible.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import Final, cast

from euchre.cards import Card, CardSet, Seat
from euchre.game import Bid, Call, Contract, Name, Phase, Public, UpcardPlace, View
from euchre.players.bidding import Bidder
from euchre.players.club.partner import suits_to_call, usual_call
from euchre.players.master.plays import likely_plays
from euchre.players.master.points import likely_to_stay
from euchre.players.worlds.keeping import least_of
from euchre.rules import CalledCard, Partners, Step
from euchre.search import ManyWorlds
from euchre.search.columns import everywhere, joined, mover_to, parted
from euchre.search.kernel import Layout, layout_of

__all__ = ["ErrorRates", "likelihoods", "resampled"]

_NO_PARTNERS: Final = frozenset((Partners.NOBODY, Partners.CALLED))
_MOST_KNOWN: Final = 50_000
"""Hands for which what is laid away is remembered, for each trump."""


@dataclass(frozen=True, slots=True)
class ErrorRates:
    """How often others are taken to do anything at all, and not what the policies say.

    1 leaves that kind of act out. Those of cards are the ones that make the true deal likeliest
    beside deals drawn at random, be the others ``club``, ``worlds-50`` or ``master``. They are
    higher than the rates at which such players differ from the policies, since who differs
    once does so again.
    """

    partner_calls: float = 0.03
    opponents_calls: float = 0.1
    bids: float = 0.02
    """The same in auctions of bids, of anybody."""
    loners: float = 0.01
    """The same where no partner is known at the call; and of staying in a deal."""
    called: float = 0.1
    """Of the card by which a maker calls a partner."""
    discards: float = 0.4
    leads: float = 0.75
    follows: float = 0.45

    @classmethod
    def nothing_concluded(cls) -> ErrorRates:
        """Nothing is concluded from what anybody does."""
        return cls(*(1.0 for _ in fields(cls)))


def likelihoods(
    seen: View, worlds: ManyWorlds, bidder: Bidder | None, errors: ErrorRates
) -> list[float]:
    """How likely all that the others have done is in each world."""
    product = [1.0] * worlds.count
    for factor in _factors(seen, worlds, bidder, errors):
        product = list(map(mul, product, factor))
    return product


def _factors(
    seen: View, worlds: ManyWorlds, bidder: Bidder | None, errors: ErrorRates
) -> Iterator[Iterable[float]]:
    """How likely one thing that was done is in each world, one after the other."""
    contract = seen.public.contract
    if bidder is not None and min(errors.partner_calls, errors.opponents_calls) < 1:
        yield from _likely_calls(seen, worlds, bidder, errors)
    if errors.opponents_calls < 1:
        yield from _likely_stays(seen, worlds, errors)
    if errors.called < 1 and contract is not None and contract.called is not None:
        yield _likely_partners(seen, contract, worlds, errors.called)
    if errors.discards < 1 and _has_discarded(seen):
        yield _likely_discards(seen, worlds, errors.discards)
    if min(errors.leads, errors.follows) < 1:
        plays = likely_plays(seen, worlds, errors.leads, errors.follows)
        if plays is not None:
            yield plays


def _likely_calls(
    seen: View, worlds: ManyWorlds, bidder: Bidder, errors: ErrorRates
) -> Iterator[list[float]]:
    """Of each call of another seat."""
    calls = _calls_of_others(seen)
    dealt = {seat: _sets(worlds, seat) for seat in {call.seat for _, call in calls}}
    for public, call in calls:
        is_ours = seen.public.side(call.seat) == seen.public.side(seen.seat or 0)
        rate = errors.partner_calls if is_ours else errors.opponents_calls
        if public.rules.has_bids:
            rate = min(rate, errors.bids)
        elif public.rules.partners in _NO_PARTNERS:
            rate = min(rate, errors.loners)
        likely = bidder.likelihoods(public, call.action, dealt[call.seat])
        yield [rate + (1 - rate) * p for p in likely]


def _likely_stays(seen: View, worlds: ManyWorlds, errors: ErrorRates) -> Iterator[list[float]]:
    """Of each seat that has said whether it stays in the deal."""
    rate = min(errors.opponents_calls, errors.loners)
    for seat, has_stayed in _asked_to_stay(seen):
        likely = likely_to_stay(seen.public, _sets(worlds, seat))
        yield [rate + (1 - rate) * (p if has_stayed else 1 - p) for p in likely]


def _asked_to_stay(seen: View) -> Iterator[tuple[Seat, bool]]:
    """The other seats that have said whether they stay in the deal, and whether they do."""
    public = seen.public
    rules, contract = public.rules, public.contract
    if not rules.entry.may_drop_out or contract is None or contract.maker is None:
        return
    if public.step < rules.steps.index(Step.STAY):
        return
    is_over = public.phase is not Phase.STAY
    for seat in range(rules.players):
        may_say = seat not in (seen.seat, contract.maker) and seat not in public.dealt_out
        if may_say and (is_over or seat in public.asked):
            yield seat, seat not in public.sits_out


def _sets(worlds: ManyWorlds, seat: Seat) -> list[CardSet]:
    return cast("list[CardSet]", worlds.dealt(seat).tolist())


def _calls_of_others(seen: View) -> list[tuple[Public, Call]]:
    """Each call of another seat, with the table just before it."""
    public = seen.public
    found = []
    if public.contract is not None and public.contract.blind:
        return []
    for at, call in enumerate(public.calls):
        if call.seat != seen.seat:
            found.append((public.before_call(at), _with_trump(public, call)))
    return found


def _with_trump(public: Public, call: Call) -> Call:
    """The call; a bid that won together with the trump that was named or led after it."""
    contract, action = public.contract, call.action
    if contract is None or contract.by_first_lead or contract.maker != call.seat:
        return call
    if not isinstance(action, Bid) or action.trump is not None:
        return call
    is_last = public.highest_bid is not None and public.highest_bid.action == action
    name = Name(contract.trump, low=contract.low)
    return replace(call, action=Bid(action.label, name)) if is_last else call


def _likely_partners(
    seen: View, contract: Contract, worlds: ManyWorlds, rate: float
) -> list[float]:
    """How likely the maker calls the card that was called, in each world."""
    maker, called = contract.maker or 0, contract.called
    if maker == seen.seat or called is None:
        return [1.0] * worlds.count
    public = seen.public
    pack, layout = public.rules.cards, layout_of(public.order)
    aces_only = public.rules.entry.called_card is CalledCard.ACE
    suits = suits_to_call(layout, aces_only=aces_only)
    played = layout.mask(pack.set_of(_played(public, maker)))
    out = 0 if public.upcard_out is None else layout.mask(pack.mask(public.upcard_out))
    wrong = rate / sum(len(cards) for _, cards in suits)
    right, bit = wrong + 1 - rate, layout.mask(pack.mask(called))
    return [
        right if usual_call(suits, hand | played, out) & bit else wrong
        for hand in mover_to(layout).column(worlds.hands[maker])
    ]


def _has_discarded(seen: View) -> bool:
    """Whether another seat took the turned card and laid one away."""
    public = seen.public
    return (
        public.upcard_place is UpcardPlace.TAKEN
        and public.dealer != seen.seat
        and public.dealer not in public.sits_out
        and not public.rules.exchange.may_discard_turn_up
    )


def _likely_discards(seen: View, worlds: ManyWorlds, rate: float) -> list[float]:
    """How likely the dealer lays away what the dealer has laid away in each world."""
    public, count = seen.public, worlds.count
    layout = layout_of(public.order)
    dealer = public.dealer
    dealt = joined(worlds.dealt(dealer))
    # The turned card stays with the dealer, and so it is among these.
    kept = joined(worlds.hands[dealer]) | everywhere(worlds.played[dealer], count)
    away = parted(dealt & ~kept, count)
    six = parted(dealt | kept, count)
    usual = _usual_discards(layout)
    missing = set(six).difference(usual)
    if missing:
        if len(usual) > _MOST_KNOWN:
            usual.clear()
            missing = set(six)
        usual.update(_discards(layout, missing))
    wrong = rate / (public.rules.hand_size + 1)
    right = wrong + 1 - rate
    return [right if usual[hand] == card else wrong for hand, card in zip(six, away, strict=True)]


@lru_cache(maxsize=32)
def _usual_discards(layout: Layout) -> dict[int, int]:
    """What is usually laid away from hands with that trump, as far as it was asked; it is kept."""
    del layout
    return {}


def _discards(layout: Layout, hands: Iterable[int]) -> Iterator[tuple[int, int]]:
    """For each hand the card that is usually laid away, both in the order of the pack."""
    for hand in hands:
        yield hand, layout.cards(least_of(layout.lanes.lanes, layout.mask(CardSet(hand))))


def _played(public: Public, seat: Seat) -> list[Card]:
    tricks = public.all_tricks
    return [card for trick in tricks for at, card in trick.cards if at == seat]


def resampled(weights: Sequence[float], count: int, rng: random.Random) -> dict[int, int]:
    """Which worlds are kept, and how often each, when ``count`` are drawn by their weights.

    The draws are systematic: equally spaced from a random start, so that each world comes as
    often as its weight says, to within one.
    """
    ends = list(accumulate(weights))
    total = ends[-1]
    if total <= 0:
        return dict.fromkeys(range(len(weights)), 1)
    step = total / count
    at = rng.random() * step
    found: dict[int, int] = {}
    for _ in range(count):
        place = min(bisect_right(ends, at), len(ends) - 1)
        found[place] = found.get(place, 0) + 1
        at += step
    return found
