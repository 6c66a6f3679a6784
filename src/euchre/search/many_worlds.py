"""Many worlds of a View at once, drawn by the kernel wherever the facts are plain.

Where all that is hidden is which unseen card lies in which hand, in the kitty or among
the cards that one seat laid away, a world is a way to deal the unseen cards to these places:
the kernel counts such ways exactly. So it does once a partner's best cards have been given: any
of the maker's may be those. Any other View (such an exchange while it goes on, hands that were
shown, going under) is left to :class:`~euchre.search.Worlds`.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

from euchre.cards import Card, CardSet, Pack, Seat, indices_in
from euchre.game import Call, Name, OrderUp, Phase, Public, UpcardPlace, View, choices
from euchre.rules import MustHold, PartnersBest, Step
from euchre.search.columns import column_of, everywhere, joined, parted
from euchre.search.kernel import functions
from euchre.search.worlds import Worlds

__all__ = ["ManyWorlds", "many_worlds"]

_MOST_DRAWS = 40
"""How often worlds are drawn before calls that rule most of them out are left to `Worlds`."""


@dataclass(frozen=True, slots=True)
class ManyWorlds:
    """Worlds of one View by column: for each place a set of cards of the pack in each world.

    No card is in two places of a world, nor in :attr:`gone`.
    """

    count: int
    hands: tuple[array[int], ...]
    """By seat, what it holds now."""
    kitty: array[int]
    """What nobody was dealt or took, but for a turned card."""
    turned: CardSet
    """The turned card, while it is in nobody's hand."""
    gone: CardSet
    """All cards that were played."""
    are_all: bool
    """Whether these are all worlds there are, each once."""
    _dealt: Callable[[Seat], array[int]]

    def dealt(self, seat: Seat) -> array[int]:
        """What a seat was dealt; a maker who took a widow, together with the widow."""
        return self._dealt(seat)

    def chosen(self, places: Sequence[int]) -> ManyWorlds:
        """The worlds at these places, in their order."""
        return ManyWorlds(
            len(places),
            tuple(_picked(hand, places) for hand in self.hands),
            _picked(self.kitty, places),
            self.turned,
            self.gone,
            are_all=False,
            _dealt=lambda seat: _picked(self._dealt(seat), places),
        )


def _picked(column: array[int], places: Sequence[int]) -> array[int]:
    return array("Q", [column[place] for place in places])


def many_worlds(seen: View, count: int, seed: int, *, most: int = 0) -> ManyWorlds:
    """``count`` worlds drawn at random, each way to deal what is hidden being equally likely.

    If there are no more than ``most`` ways (by a bound that may be too high), all are
    listed instead, copies of a face taken apart.

    Raises:
        ValueError: if no cards are dealt, or no deal is consistent with the View.
    """
    public = seen.public
    if not public.held:
        raise ValueError("there are no worlds before cards are dealt")
    if not _is_plain(seen):
        return _by_exact_count(seen, count, seed)
    places = _Places(seen)
    if places.bound(most) <= most:
        return places.made(places.possible(places.every()), are_all=True)
    if not places.duties:
        return places.made(places.drawn(count, seed))
    dealt, rng = array("Q"), random.Random(seed)
    for _ in range(_MOST_DRAWS):
        dealt += places.possible(places.drawn(count, rng.getrandbits(63)))
        if len(dealt) >= count * len(places.sizes):
            return places.made(dealt[: count * len(places.sizes)])
    return _by_exact_count(seen, count, seed)


def _is_plain(seen: View) -> bool:
    """Whether a world is a way to deal the unseen cards to places that are known."""
    public = seen.public
    rules, contract = public.rules, public.contract
    if public.shown or public.is_deal_over:
        return False
    if seen.seat is not None and len(seen.hand or ()) not in (0, public.held[seen.seat]):
        return False
    is_taken = public.upcard_place is UpcardPlace.TAKEN
    if is_taken and rules.pack.copies > 1 and rules.exchange.may_discard_turn_up:
        return False
    is_lone = contract is not None and (contract.alone or contract.lone_defender is not None)
    is_exchanged = rules.exchange.partners_best is not PartnersBest.NONE
    return not (is_lone and is_exchanged) or _is_best_plain(seen)


def _is_best_plain(seen: View) -> bool:
    """Whether a lone maker has the partner's best cards, or lays cards away for them.

    No other card may have been moved.
    """
    public = seen.public
    rules, contract = public.rules, public.contract
    if contract is None or contract.maker is None or not contract.alone:
        return False
    if rules.exchange.partners_best is not PartnersBest.DISCARD_FIRST:
        return False
    if contract.lone_defender is not None or rules.deal.turn_up or rules.widow_size:
        return False
    givers = rules.partners_of(contract.maker)
    is_before = public.phase in (Phase.ASK_BEST, Phase.BEST_DISCARD)
    sees = seen.seat == contract.maker if is_before else seen.seat not in givers
    return (is_before or public.phase is Phase.PLAY) and sees and len(givers) == 1


class _Free:
    """The cards of a pack that are not yet said to be anywhere."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.left = pack, int(pack.all)

    def take(self, cards: Sequence[Card]) -> CardSet:
        """These cards, copies as far as there are any left."""
        made = 0
        for card in cards:
            copy = self.pack.lowest_held(card, CardSet(self.left))
            made |= copy
            self.left &= ~copy
        return CardSet(made)


class _Places:
    """The places that unseen cards can be in, and what may lie in each."""

    def __init__(self, seen: View) -> None:
        public = seen.public
        self._public, seats = public, range(public.rules.players)
        me = seen.seat if seen.hand is not None else None
        free = _Free(public.rules.cards)
        self._known = [0 for _ in seats]
        self._away = [0 for _ in seats]
        if me is not None:
            self._known[me] = free.take(seen.hand or ())
            self._away[me] = free.take(seen.laid_away)
        self._played = _played(public, free)
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
        self._gift = _Gift(seen) if _is_best_plain(seen) else None
        self.sizes: list[int] = []
        self._allowed: list[int] = []
        self._names: list[tuple[str, Seat]] = []
        self._lay_out(me)
        self.duties = tuple(_duties(public, me))

    def _lay_out(self, me: Seat | None) -> None:
        """The places that take unseen cards."""
        public, unseen = self._public, self._unseen
        rules, contract, dealer = public.rules, public.contract, public.dealer
        sure = self._taken & unseen
        others = unseen & ~sure
        for seat, void in enumerate(_voids(public)):
            if seat != me:
                may_hold = (unseen if seat == dealer else others) & ~void
                self._add("hand", seat, public.held[seat], may_hold)
        if self._taken and dealer != me:
            may_be_away = unseen if rules.exchange.may_discard_turn_up else others
            self._add("away", dealer, 1, may_be_away)
        if self._gift is not None and self._gift.maker != me:
            self._add("away", self._gift.maker, self._gift.size, others)
        if contract is not None and _is_widow_taken(public):
            owed = public.owed if public.phase is Phase.WIDOW else 0
            if contract.maker != me:
                self._add("away", contract.maker or 0, rules.widow_size - owed, others)
        else:
            self._add("kitty", dealer, rules.kitty_size, others)

    def _add(self, name: str, seat: Seat, size: int, allowed: int) -> None:
        self._names.append((name, seat))
        self.sizes.append(size)
        self._allowed.append(allowed)

    def bound(self, most: int) -> int:
        """At least as many as there are ways; exact only up to ``most``."""
        ways, left = 1, sum(self.sizes)
        for size in self.sizes:
            ways *= comb(left, size)
            left -= size
            if ways > most:
                break
        return ways

    def drawn(self, count: int, seed: int) -> array[int]:
        """Ways at random: for each a set for each place."""
        told = functions.sample(self._unseen, self.sizes, self._allowed, count, seed)
        return array("Q", told)

    def every(self) -> array[int]:
        """All ways: for each a set for each place."""
        made = array("Q")
        for way in self._ways(0, self._unseen):
            made.extend(way)
        return made

    def _ways(self, at: int, left: int) -> Iterator[tuple[int, ...]]:
        if at == len(self.sizes):
            yield ()
            return
        cards = [1 << index for index in indices_in(left & self._allowed[at])]
        for some in combinations(cards, self.sizes[at]):
            mask = sum(some)
            for rest in self._ways(at + 1, left & ~mask):
                yield (mask, *rest)

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
            if self._gift is not None and seat in (self._gift.maker, self._gift.giver):
                own = given(self._gift)
                whole = whole | own if seat == self._gift.giver else whole & ~own
            return parted(whole, count)

        @cache
        def given(gift: _Gift) -> int:
            played = everywhere(self._played[gift.maker], count)
            return joined(gift.cards(parted(joined(hands[gift.maker]) | played, count)))

        kitty = found.get(("kitty", self._public.dealer)) or column_of(0, count)
        gone = CardSet(sum(self._played))
        return ManyWorlds(count, hands, kitty, self._turned, gone, are_all, dealt_to)


class _Gift:
    """The cards that a lone maker has been given by the partner."""

    def __init__(self, seen: View) -> None:
        public, contract = seen.public, seen.public.contract
        self.maker: Seat = 0 if contract is None else contract.maker or 0
        (self.giver,) = public.rules.partners_of(self.maker)
        self.size = public.rules.hand_size - public.held[self.giver]
        self._pack = public.rules.cards
        self._known = [card for _, _, card in seen.gave]
        """What the maker knows itself."""

    def cards(self, column: array[int]) -> array[int]:
        """Which they are in each world: known to the maker, else any, who has these cards."""
        rng, made = random.Random(0), array("Q")
        for mine in column:
            if self._known:
                free = _Free(self._pack)
                free.left = mine
                made.append(free.take(self._known))
            else:
                bits = [1 << index for index in indices_in(CardSet(mine))]
                made.append(sum(rng.sample(bits, self.size)))
        return made


def _played(public: Public, free: _Free) -> list[int]:
    """What each seat has played, as sets."""
    played = [0] * public.rules.players
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        for seat, card in trick.cards:
            played[seat] |= free.take((card,))
    return played


def _voids(public: Public) -> list[int]:
    """For each seat the cards that it cannot hold any more: it did not follow suit."""
    order = public.order
    voids = [0] * public.rules.players
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
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
        self._table = public.having(
            phase=Phase.AUCTION,
            turn=self.call.seat,
            round=self.call.round,
            calls=public.calls[:at],
            contract=None,
        )
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


def _by_exact_count(seen: View, count: int, seed: int) -> ManyWorlds:
    """The same from ``Worlds``, one by one."""
    worlds, rng = Worlds(seen), random.Random(seed)
    public, seats = seen.public, range(seen.rules.players)
    free = _Free(public.rules.cards)
    gone = CardSet(sum(_played(public, free)))
    is_out = public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN
    turned = free.take((public.upcard,) if is_out and public.upcard is not None else ())
    left = free.left
    hands, dealt, kitties = [array("Q") for _ in seats], [array("Q") for _ in seats], array("Q")
    # The own hand first, so that it has the same copies in every world.
    order = sorted(seats, key=lambda at: at != seen.seat)
    for _ in range(count):
        was_dealt, held, kitty = worlds.cards_of(worlds.draw(rng))
        free.left = left
        for seat in order:
            hands[seat].append(free.take(held[seat]))
            dealt[seat].append(public.rules.cards.set_of(was_dealt[seat]))
        kitties.append(free.take(kitty))
    return ManyWorlds(
        count, tuple(hands), kitties, turned, gone, are_all=False, _dealt=dealt.__getitem__
    )
