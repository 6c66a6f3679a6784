"""Filling in the cards that a record leaves out, so that its play is legal.

Who held what is found out from the plays; what nobody is known to have held is dealt out
from the unseen cards in canonical order: first to the hands that are bound by what their
seats did not follow, then to the rest, then to the kitty. That an order exists is decided
by Hall's theorem (a set of hands can be filled if for each group of them enough cards fit),
so a deal is given up only if it cannot be filled at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, product

from euchre.cards import Card, Seat, Suit
from euchre.game import AskBest, Discard, Give, Phase, Play
from euchre.notation.course import Course
from euchre.notation.written import Blank, WrittenDeal, possible_cards
from euchre.rules import PickUp, Rules

__all__ = ["Filling", "card_in_two_places", "fill"]


@dataclass(frozen=True, slots=True)
class Filling:
    """All the cards of a deal, and the cards that its discards are of."""

    hands: tuple[tuple[Card, ...], ...]
    """As they were dealt."""
    kitty: tuple[Card, ...]
    laid_away: Mapping[Seat, tuple[Card, ...]]
    """For each seat the cards that its discards of unknown cards are of, in order."""
    is_completed: bool
    """Whether anything had to be filled in."""


def fill(rules: Rules, deal: WrittenDeal, course: Course, upcard: Card | None) -> Filling | None:
    """All the cards of a deal with these acts; None if there are no such hands."""
    holdings = [_Holding(rules, deal, course, seat, upcard) for seat in range(rules.players)]
    if any(not one.fits for one in holdings):
        return None
    known = Counter(card for one in holdings for card in one.dealt.elements())
    known.update((*deal.kitty, *deal.taken_under, *([upcard] if upcard else [])))
    unseen = Counter(rules.cards.cards)
    unseen.subtract(known)
    if any(number < 0 for number in unseen.values()):
        return None
    fallback = None
    for choice in product(*(one.ways_to_lay_away(course, upcard) for one in holdings)):
        filled = _deal_out(rules, deal, holdings, choice, unseen)
        if filled is not None and all(
            one.is_clean(way) for one, way in zip(holdings, choice, strict=True)
        ):
            return filled
        fallback = fallback or filled
    return fallback


def card_in_two_places(
    rules: Rules, deal: WrittenDeal, upcard: Card | None
) -> tuple[Card, tuple[Seat, ...]] | None:
    """A card that is written in more places than the pack has copies: it, and whose hands."""
    places: dict[Card, list[Seat]] = {}
    for seat, hand in enumerate(deal.hands):
        for card in hand or ():
            if isinstance(card, Card):
                places.setdefault(card, []).append(seat)
    if upcard is not None and not any(
        seat in deal.after_exchange for seat in places.get(upcard, ())
    ):
        places.setdefault(upcard, []).append(-1)
    for card in (*deal.kitty, *deal.taken_under):
        places.setdefault(card, []).append(-1)
    for card, seats in sorted(places.items()):
        if len(seats) > rules.cards.copies(card):
            return card, tuple(seat for seat in seats if seat >= 0)
    return None


@dataclass(frozen=True, slots=True)
class _Way:
    """One way in which a seat may have laid its unknown cards away."""

    cards: tuple[Card | None, ...] = ()
    """What the unknown discards are of; None for an unseen card."""


@dataclass(slots=True)
class _Holding:
    """What is known of one seat's cards."""

    rules: Rules
    deal: WrittenDeal
    course: Course
    seat: Seat
    upcard: Card | None
    dealt: Counter[Card] = field(init=False)
    """The cards that it must have been dealt."""
    received: Counter[Card] = field(init=False)
    used: Counter[Card] = field(init=False)
    """The cards that it is known to have played, given or laid away."""
    blanks: list[Blank] = field(init=False)
    """For each of the other cards that it was dealt, what is known of it."""
    hidden_discards: int = field(init=False)
    sits_out: bool = field(init=False)
    voids: frozenset[Suit | None] = field(init=False)
    fits: bool = field(init=False)

    def __post_init__(self) -> None:
        """Gather it from the record."""
        self.received, self.used, self.hidden_discards = self._moved()
        hand = self.deal.hands[self.seat] if self.seat < len(self.deal.hands) else None
        named = Counter(card for card in hand or () if isinstance(card, Card))
        if self.seat in self.deal.after_exchange:
            away = self.used - _plays(self.course, self.seat)
            named = (named - self.received) + (away - self.received)
        own = self.used - self.received
        self.dealt = named | own
        self.blanks = [card for card in hand or () if isinstance(card, Blank)]
        free = self.rules.hand_size - sum(self.dealt.values())
        self.fits = free >= 0 and self._fit_blanks(list((self.dealt - named).elements()), free)
        public = self.course.public
        self.sits_out = self.seat in public.sits_out
        self.voids = self._voids()

    def _moved(self) -> tuple[Counter[Card], Counter[Card], int]:
        """Cards received, cards used, and the number of unknown discards."""
        received, used, hidden = Counter[Card](), _plays(self.course, self.seat), 0
        for act in self.course.acts:
            match act.action:
                case Discard(card) if act.seat == self.seat:
                    if act.phase is Phase.PICK_UP and self.upcard is not None:
                        received[self.upcard] += 1
                    if card is None:
                        hidden += 1
                    else:
                        used[card] += 1
                case Give(card, to) if card is not None:
                    received[card] += to == self.seat
                    used[card] += act.seat == self.seat
                case AskBest() if self._gets_turned_card():
                    received[self.upcard or Card.parse("JK")] += 1
                case _:
                    pass
        if self.deal.went_under == self.seat:
            received.update(self.deal.taken_under)
        return +received, +used, hidden

    def _gets_turned_card(self) -> bool:
        """Whether this dealer may give the turned card to a partner who took it up alone."""
        public = self.course.public
        return (
            self.rules.exchange.best_may_be_turn_up
            and public.contract is not None
            and public.contract.accepted
            and self.seat == public.dealer
            and self.seat in public.sits_out
            and self.upcard is not None
        )

    def _fit_blanks(self, extra: list[Card], free: int) -> bool:
        """Match the cards that are known from the play with the blanks of the written hand."""
        self.blanks.sort(key=lambda one: (one.rank is None) + (one.suit is None))
        for card in extra:
            fitting = [one for one in self.blanks if card in possible_cards(one, self.rules.cards)]
            if fitting:
                self.blanks.remove(fitting[0])
        if len(self.blanks) > max(free, 0):
            return False
        self.blanks += [Blank()] * (free - len(self.blanks))
        return True

    def _voids(self) -> frozenset[Suit | None]:
        """The suits that the seat did not follow, and so has no more."""
        public = self.course.public
        order = public.order
        tricks = (*public.tricks, public.trick) if public.trick else public.tricks
        return frozenset(
            order.suit(trick.led)
            for trick in tricks
            for seat, card in trick.cards
            if seat == self.seat and order.suit(card) is not order.suit(trick.led)
        )

    def ways_to_lay_away(self, course: Course, upcard: Card | None) -> Iterator[_Way]:
        """The ways in which the seat may have laid away what is not told: unseen cards first."""
        if not self.hidden_discards:
            yield _Way()
            return
        kept = self.dealt + self.received - self.used
        may_lay_turned = (
            self.rules.exchange.may_discard_turn_up
            or self.rules.exchange.pick_up is not PickUp.MANDATORY
        )
        if upcard is not None and self.seat == course.public.dealer and not may_lay_turned:
            del kept[upcard]
        if self.seat in self.deal.after_exchange:
            hand = self.deal.hands[self.seat] or ()
            kept -= Counter(card for card in hand if isinstance(card, Card))
        wanted = self.deal.discard
        cards = [
            card
            for card in sorted(kept.elements(), key=lambda card: (card is upcard, card))
            if not isinstance(wanted, Blank) or card in possible_cards(wanted, self.rules.cards)
        ]
        for unseen in range(min(self.hidden_discards, len(self.blanks)), -1, -1):
            for some in combinations(cards, self.hidden_discards - unseen):
                yield _Way((*some, *[None] * unseen))

    def is_clean(self, way: _Way) -> bool:
        """Whether nothing that the seat keeps is of a suit that it did not follow."""
        if self.sits_out:
            return True
        kept = self.dealt + self.received - self.used
        kept.subtract(card for card in way.cards if card is not None)
        order = self.course.public.order
        return all(order.suit(card) not in self.voids for card in (+kept))

    def may_keep(self, blank: Blank) -> frozenset[Card]:
        """The cards that one of the unknown cards in the hand may be."""
        order = self.course.public.order
        return frozenset(
            card
            for card in possible_cards(blank, self.rules.cards)
            if self.sits_out or order.suit(card) not in self.voids
        )


def _plays(course: Course, seat: Seat) -> Counter[Card]:
    return Counter(
        act.action.card for act in course.acts if act.seat == seat and isinstance(act.action, Play)
    )


@dataclass(frozen=True, slots=True)
class _Slot:
    """A card that is to be filled in."""

    seat: Seat
    fitting: frozenset[Card]
    is_laid_away: bool = False


def _deal_out(
    rules: Rules,
    deal: WrittenDeal,
    holdings: list[_Holding],
    ways: tuple[_Way, ...],
    unseen: Counter[Card],
) -> Filling | None:
    """Deal the unseen cards out to what is unknown; None if they do not fit."""
    slots = [slot for one, way in zip(holdings, ways, strict=True) for slot in _slots(one, way)]
    rest = Counter(unseen)
    got = _assign(slots, rest)
    kitty_blanks = rules.kitty_size - len(deal.kitty) - len(deal.taken_under)
    if got is None or sum(rest.values()) != kitty_blanks:
        return None
    hands, laid = [], {}
    for one, way in zip(holdings, ways, strict=True):
        mine = [
            (slot, card) for slot, card in zip(slots, got, strict=True) if slot.seat == one.seat
        ]
        hands.append(tuple(sorted((*one.dealt.elements(), *(card for _, card in mine)))))
        away = iter(card for slot, card in mine if slot.is_laid_away)
        laid[one.seat] = tuple(next(away) if card is None else card for card in way.cards)
    kitty = (*deal.taken_under, *deal.kitty, *sorted(rest.elements()))
    is_completed = bool(slots) or any(laid.values())
    return Filling(tuple(hands), kitty, laid, is_completed)


def _slots(one: _Holding, way: _Way) -> list[_Slot]:
    """What a seat still needs: the cards it kept, then those it laid away."""
    away = sum(card is None for card in way.cards)
    pack = one.rules.cards
    free = frozenset(pack.faces)
    wanted = one.deal.discard
    if isinstance(wanted, Blank) and one.seat == one.course.public.dealer:
        free = frozenset(possible_cards(wanted, pack))
    # The blanks of which least is known are those that were laid away.
    keep = len(one.blanks) - away
    blanks = sorted(one.blanks, key=lambda blank: (blank.rank is None) + (blank.suit is None))
    return [
        *(_Slot(one.seat, one.may_keep(blank)) for blank in blanks[:keep]),
        *(
            _Slot(one.seat, free & frozenset(possible_cards(blank, pack)), is_laid_away=True)
            for blank in blanks[keep:]
        ),
    ]


def _assign(slots: list[_Slot], unseen: Counter[Card]) -> list[Card] | None:
    """The lowest fitting card for each slot in turn, so that the others can be filled too.

    ``unseen`` loses the cards that are taken. The tightest slots are served first.
    """
    groups = Counter(slot.fitting for slot in slots)
    if not _can_fill(groups, unseen):
        return None
    got: dict[int, Card] = {}
    for index in sorted(range(len(slots)), key=lambda at: (len(slots[at].fitting), at)):
        fitting = slots[index].fitting
        groups[fitting] -= 1
        for card in sorted(fitting):
            if unseen[card] > 0:
                unseen[card] -= 1
                if _can_fill(+groups, unseen):
                    got[index] = card
                    break
                unseen[card] += 1
        else:
            return None
    return [got[index] for index in range(len(slots))]


def _can_fill(groups: Counter[frozenset[Card]], unseen: Counter[Card]) -> bool:
    """Hall's condition: for each set of groups there are enough cards that fit one of them."""
    kinds = sorted(groups.items(), key=lambda item: (len(item[0]), sorted(item[0])))
    for size in range(1, len(kinds) + 1):
        for some in combinations(kinds, size):
            fitting = frozenset[Card]().union(*(cards for cards, _ in some))
            if sum(unseen[card] for card in fitting if unseen[card] > 0) < sum(n for _, n in some):
                return False
    return True
