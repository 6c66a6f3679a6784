"""Many worlds of a View at once, drawn by the kernel.

Where all that is hidden is which unseen card lies in which hand, in the kitty or among
the cards that one seat laid away, a world is a way to deal the unseen cards to these places.
Elsewhere (partners gave each other cards, a maker took the widow, hands were shown, somebody went
under) it is a way for each face through the deal: :mod:`euchre.search.exchanged`.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

from euchre.cards import CardSet, Seat
from euchre.game import Call, Name, OrderUp, Phase, Public, UpcardPlace, View, choices
from euchre.rules import MustHold, PartnersBest, Step
from euchre.search.columns import ManyWorlds, column_of, everywhere, joined, parted
from euchre.search.copies import Free, played_by
from euchre.search.exchanged import exchanged_worlds, worlds_one_by_one
from euchre.search.kernel import functions

__all__ = ["ManyWorlds", "many_worlds"]

_MOST_DRAWS = 40
"""How often worlds are drawn before calls that rule most of them out are left to `Worlds`."""


def many_worlds(seen: View, count: int, seed: int, *, most: int = 0) -> ManyWorlds:
    """``count`` worlds drawn at random, each way to deal what is hidden being equally likely.

    If there are no more than ``most`` ways, all are listed instead, copies of a face taken
    apart; but never where cards may have changed hands.

    Raises:
        ValueError: if no cards are dealt, or no deal is consistent with the View.
    """
    public = seen.public
    if not public.held:
        raise ValueError("there are no worlds before cards are dealt")
    if not _is_plain(seen):
        return exchanged_worlds(seen, count, seed)
    places = _Places(seen)
    if most and (every := places.every(most)):
        return places.made(places.possible(every), are_all=True)
    if not places.duties:
        return places.made(places.drawn(count, seed))
    dealt, rng = array("Q"), random.Random(seed)
    for _ in range(_MOST_DRAWS):
        dealt += places.possible(places.drawn(count, rng.getrandbits(63)))
        if len(dealt) >= count * len(places.sizes):
            return places.made(dealt[: count * len(places.sizes)])
    return worlds_one_by_one(seen, count, seed)


def _is_plain(seen: View) -> bool:
    """Whether a world is a way to deal the unseen cards to places that are known."""
    public = seen.public
    rules, contract = public.rules, public.contract
    if public.shown or public.is_deal_over or _is_widow_taken(public):
        return False
    if seen.seat is not None and len(seen.hand or ()) not in (0, public.held[seen.seat]):
        return False
    is_taken = public.upcard_place is UpcardPlace.TAKEN
    if is_taken and rules.pack.copies > 1 and rules.exchange.may_discard_turn_up:
        return False
    is_lone = contract is not None and (contract.alone or contract.lone_defender is not None)
    return not is_lone or rules.exchange.partners_best is PartnersBest.NONE


class _Places:
    """The places that unseen cards can be in, and what may lie in each."""

    def __init__(self, seen: View) -> None:
        public = seen.public
        self._public, seats = public, range(public.rules.players)
        me = seen.seat if seen.hand is not None else None
        free = Free(public.rules.cards)
        self._known = [0 for _ in seats]
        self._away = [0 for _ in seats]
        if me is not None:
            self._known[me] = free.take(seen.hand or ())
            self._away[me] = free.take(seen.laid_away)
        self._played = played_by(public, free)
        upcard, place = public.upcard, public.upcard_place
        self._taken = 0
        self._turned = CardSet(0)
        if upcard is not None and place is UpcardPlace.TAKEN:
            own = self._known[public.dealer] | self._away[public.dealer]
            own |= self._played[public.dealer]
            faces = public.rules.cards.mask(upcard)
            self._taken = faces & own or faces & free.left
            self._taken &= -self._taken
        elif upcard is not None:
            self._turned = free.take((upcard,))
        self._unseen = free.left
        self.sizes: list[int] = []
        self._allowed: list[int] = []
        self._names: list[tuple[str, Seat]] = []
        self._lay_out(me)
        self.duties = tuple(_duties(public, me))

    def _lay_out(self, me: Seat | None) -> None:
        """The places that take unseen cards."""
        public, unseen = self._public, self._unseen
        rules, dealer = public.rules, public.dealer
        sure = self._taken & unseen
        others = unseen & ~sure
        for seat, void in enumerate(_voids(public)):
            if seat != me:
                may_hold = (unseen if seat == dealer else others) & ~void
                self._add("hand", seat, public.held[seat], may_hold)
        if self._taken and dealer != me:
            may_be_away = unseen if rules.exchange.may_discard_turn_up else others
            self._add("away", dealer, 1, may_be_away)
        self._add("kitty", dealer, rules.kitty_size, others)

    def _add(self, name: str, seat: Seat, size: int, allowed: int) -> None:
        self._names.append((name, seat))
        self.sizes.append(size)
        self._allowed.append(allowed)

    def drawn(self, count: int, seed: int) -> array[int]:
        """Ways at random: for each a set for each place."""
        told = functions.sample(self._unseen, self.sizes, self._allowed, count, seed)
        return array("Q", told)

    def every(self, most: int) -> array[int]:
        """All ways, for each a set for each place; nothing if there are more than that."""
        return array("Q", functions.every(self._unseen, self.sizes, self._allowed, most))

    def possible(self, dealt: array[int]) -> array[int]:
        """Those of these ways in which each seat held what the rules asked of its call."""
        if not self.duties:
            return dealt
        kept, number = array("Q"), len(self.sizes)
        worlds = self.made(dealt)
        columns = {duty.call.seat: worlds.dealt(duty.call.seat) for duty in self.duties}
        for at in range(len(dealt) // number):
            if all(duty.is_kept(columns[duty.call.seat][at]) for duty in self.duties):
                kept += dealt[at * number : (at + 1) * number]
        return kept

    def made(self, dealt: array[int], *, are_all: bool = False) -> ManyWorlds:
        """The worlds of these ways."""
        number = len(self.sizes)
        count = len(dealt) // number
        found = {name: dealt[at::number] for at, name in enumerate(self._names)}
        hands = tuple(
            found.get(("hand", seat)) or column_of(self._known[seat], count)
            for seat in range(self._public.rules.players)
        )

        def dealt_to(seat: Seat) -> array[int]:
            whole = joined(hands[seat])
            whole |= everywhere(self._played[seat] | self._away[seat], count)
            away = found.get(("away", seat))
            if away is not None:
                whole |= joined(away)
            if seat == self._public.dealer and self._taken:
                whole &= ~everywhere(self._taken, count)
            return parted(whole, count)

        kitty = found.get(("kitty", self._public.dealer)) or column_of(0, count)
        played = tuple(map(CardSet, self._played))
        return ManyWorlds(count, hands, kitty, self._turned, played, are_all, dealt_to)


def _voids(public: Public) -> list[int]:
    """For each seat the cards that it cannot hold any more: it did not follow suit."""
    order = public.order
    voids = [0] * public.rules.players
    for trick in public.all_tricks:
        asked = order.suit(trick.led)
        for seat, card in trick.cards:
            if order.suit(card) is not asked:
                voids[seat] |= order.lane(asked)
    return voids


def _is_widow_taken(public: Public) -> bool:
    """Whether the maker has taken the undealt cards."""
    rules, contract = public.rules, public.contract
    if not rules.widow_size or contract is None or contract.maker is None:
        return False
    return public.phase is Phase.WIDOW or public.step > rules.steps.index(Step.WIDOW)


class _Duty:
    """A call that may be made only with certain cards."""

    def __init__(self, public: Public, at: int) -> None:
        self.call: Call = public.calls[at]
        self._table = public.before_call(at)
        self._known: dict[int, bool] = {}

    def is_kept(self, hand: int) -> bool:
        """Whether the call was allowed to who was dealt that hand."""
        found = self._known.get(hand)
        if found is None:
            found = self.call.action in choices(self._table, CardSet(hand))
            self._known[hand] = found
        return found


def _duties(public: Public, me: Seat | None) -> Iterator[_Duty]:
    """The calls of others that prove something about their hands."""
    is_blind = public.contract is not None and public.contract.blind
    if public.rules.auction.must_hold is MustHold.NOBODY or is_blind:
        return
    for at, call in enumerate(public.calls):
        if call.seat != me and isinstance(call.action, OrderUp | Name):
            yield _Duty(public, at)
