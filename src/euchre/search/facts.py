"""What a View tells of the hidden cards of its deal.

Who played what, which cards moved in which step and between whom, what was shown, and
which places the kitty's cards can have gone to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from euchre.cards import Card, Seat
from euchre.game import Bid, GoUnder, Pass, Phase, Public, Redeal, UpcardPlace, View
from euchre.game.exchange import UNDER_CARDS
from euchre.rules import ForcedBid, PartnersBest, Step
from euchre.rules import GoUnder as GoUnderRule

__all__ = ["KITTY_REST", "KITTY_TOP", "TURNED", "Facts", "Move", "is_turn_up_given"]

KITTY_REST: Final = -1
"""Origin: the kitty, but for its top three where a seat may go under."""
KITTY_TOP: Final = -2
"""Origin: the three cards of the kitty that a seat may exchange."""
TURNED: Final = -3
"""Origin: the turned card."""


@dataclass(frozen=True, slots=True)
class Move:
    """Cards that were laid away by a seat, or given to another, in one step."""

    seat: Seat
    to: Seat | None
    """None if they were laid away."""
    number: int
    step: Step | None
    """None for going under."""


class Facts:
    """What a View tells of the hidden cards of its deal."""

    def __init__(self, seen: View) -> None:
        """The facts of a View.

        Raises:
            ValueError: if no cards are dealt.
        """
        public = seen.public
        if not public.held:
            raise ValueError("there are no worlds before cards are dealt")
        self.seen: Final = seen
        self.public: Final = public
        self.knows_own: Final = seen.seat is not None and seen.hand is not None
        self.played: Final = _played(public)
        self.is_taken: Final = public.upcard_place is UpcardPlace.TAKEN
        self.under: Final = next(
            (call.seat for call in public.calls if isinstance(call.action, GoUnder)), None
        )
        # Before the cards of the kitty are shown to who takes them, they are not in hand.
        taker = _taker(public)
        waits = seen.seat == taker and len(seen.hand or ()) < public.held[seen.seat or 0]
        self.taker: Final = None if waits else taker
        """Who has taken cards of the kitty, having gone under or being the maker."""
        self.splits_kitty: Final = public.rules.deal.go_under is not GoUnderRule.NONE
        self.moves: Final = tuple(move for move in _moves(public) if move.number)
        self.joker_source: Final = _joker_source(public)
        """Who showed the Benny when all had passed, KITTY_REST if nobody held it; else None."""
        self.dealt, self.held, self.left, self.kitty = _shown(
            public, joker=self.joker_source is not None
        )
        seats = range(public.rules.players)
        self.complex_seats: Final = tuple(seat for seat in seats if self._is_complex(seat))
        """The seats that are not simple (:meth:`is_simple`)."""

    @property
    def is_widow_taken(self) -> bool:
        """Whether the maker has taken all of the kitty."""
        return self.taker is not None and not self.splits_kitty

    @property
    def is_top_taken(self) -> bool:
        """Whether a seat that goes under has taken the top of the kitty."""
        return self.taker is not None and self.splits_kitty

    @property
    def taken_from(self) -> int | None:
        """The part of the kitty whose cards a seat has taken, as an origin."""
        if self.taker is None:
            return None
        return KITTY_TOP if self.splits_kitty else KITTY_REST

    def dealt_to(self, origin: int) -> int:
        """How many cards were dealt to a seat, or to another place that cards come from."""
        rules, public = self.public.rules, self.public
        match origin:
            case _ if origin == TURNED:
                return 1
            case _ if origin == KITTY_TOP:
                return UNDER_CARDS
            case _ if origin == KITTY_REST:
                return rules.kitty_size - UNDER_CARDS * self.splits_kitty
            case _:
                return rules.hand_size_of(origin, public.dealer)

    def is_simple(self, seat: Seat) -> bool:
        """Whether all that a seat was dealt is what it played and holds, and no more is known."""
        return seat not in self.complex_seats

    def _is_complex(self, seat: Seat) -> bool:
        is_known = bool(self.left) or self.kitty is not None
        is_mine = self.knows_own and seat == self.seen.seat
        exchanged = any(seat in (move.seat, move.to) for move in self.moves)
        took = self.is_taken and seat == self.public.dealer
        shown = seat in self.dealt or seat in self.held or seat == self.joker_source
        return is_known or is_mine or exchanged or took or shown or seat == self.taker

    def voids(self) -> list[set[Card]]:
        """For each seat the faces that it cannot hold any more.

        It did not follow suit, or did not show the Benny when whoever held it had to.
        """
        public = self.public
        pack, order = public.rules.cards, public.order
        voids: list[set[Card]] = [set() for _ in public.held]
        for trick in public.all_tricks:
            asked = order.suit(trick.led)
            for seat, card in trick.cards:
                if order.suit(card) is not asked:
                    voids[seat].update(pack.faces_of(order.lane(asked)))
        if self.joker_source == KITTY_REST and public.rules.benny is not None:
            for refused in voids:
                refused.add(public.rules.benny)
        return voids


def _played(public: Public) -> tuple[Counter[Card], ...]:
    """The cards that each seat has played."""
    played = tuple(Counter[Card]() for _ in public.held)
    for trick in public.all_tricks:
        for seat, card in trick.cards:
            played[seat][card] += 1
    return played


def _taker(public: Public) -> Seat | None:
    """The seat into whose hand cards of the kitty have come."""
    for call in public.calls:
        if isinstance(call.action, GoUnder):
            return None if public.phase is Phase.UNDER else call.seat
    is_reached = _widow_owed(public) is not None
    return public.contract.maker if is_reached and public.contract is not None else None


def _widow_owed(public: Public) -> int | None:
    """How many cards the maker still lays away for the widow; None before it is taken."""
    rules, contract = public.rules, public.contract
    if not rules.widow_size or contract is None or contract.maker is None:
        return None
    at = rules.steps.index(Step.WIDOW)
    if public.phase is Phase.WIDOW:
        return public.owed
    return 0 if public.step > at else None


def _joker_source(public: Public) -> int | None:
    """Who showed the Benny when all had passed; KITTY_REST if nobody held it."""
    rules = public.rules
    if not rules.has_bids or rules.bids.forced is not ForcedBid.JOKER_HOLDER:
        return None
    said = [call.action for call in public.calls if isinstance(call.action, Pass | Bid)]
    seats = rules.players - len(public.dealt_out)
    all_passed = said[:seats] == [Pass()] * seats
    is_shown = public.upcard is not rules.benny and public.phase is not Phase.JOKER_SHOWS
    return public.shown[_hands_shown(public)][0] if all_passed and is_shown else None


def _hands_shown(public: Public) -> int:
    """How many hands were shown as they were dealt, to go under or be thrown in."""
    return sum(isinstance(call.action, GoUnder | Redeal) for call in public.calls)


_Cards = dict[Seat, Counter[Card]]


def _shown(public: Public, *, joker: bool) -> tuple[_Cards, _Cards, _Cards, Counter[Card] | None]:
    """What was shown: hands as dealt; a maker's cards before the lead; after the deal; the kitty.

    A lone maker shows all cards (jambone), or any maker the five highest trumps (jamboree).
    """
    as_dealt = _hands_shown(public)
    during = public.shown_before if public.is_deal_over else len(public.shown)
    dealt, held, left = (
        {seat: Counter(cards) for seat, cards in shown}
        for shown in (
            public.shown[:as_dealt],
            public.shown[as_dealt + joker : during],
            public.shown[during:],
        )
    )
    return dealt, held, left, left.pop(KITTY_REST, None)


def is_turn_up_given(public: Public) -> bool:
    """Whether the turned card came to a dealer who was asked for the best, not to a maker."""
    return (
        public.upcard_place is UpcardPlace.TAKEN
        and public.dealer in public.sits_out
        and public.calls[-1].seat != public.dealer
        and public.calls[-1].seat in public.rules.partners_of(public.dealer)
    )


def _moves(public: Public) -> Iterator[Move]:
    """Every move so far, in order; some with no cards yet."""
    for call in public.calls:
        if isinstance(call.action, GoUnder):
            number = UNDER_CARDS - (public.owed if public.phase is Phase.UNDER else 0)
            yield Move(call.seat, None, number, None)
    contract = public.contract
    if contract is None or contract.maker is None:
        return
    lone = {
        Step.PARTNERS_BEST: contract.maker if contract.alone else None,
        Step.DEFENDERS_BEST: contract.lone_defender,
    }
    for at, step in enumerate(public.rules.steps[: public.step + 1]):
        if step is Step.PICK_UP:
            is_done = public.upcard_place is UpcardPlace.TAKEN and not is_turn_up_given(public)
            yield Move(public.dealer, None, int(is_done), step)
        owed = _widow_owed(public) if step is Step.WIDOW else None
        if owed is not None:
            yield Move(contract.maker, None, public.rules.widow_size - owed, step)
        asker = lone.get(step)
        if asker is not None and public.rules.exchange.partners_best is not PartnersBest.NONE:
            yield from _best(public, at, asker, step)


def _best(public: Public, at: int, asker: Seat, step: Step) -> Iterator[Move]:
    """What was laid away and given in a step, the ``at``-th, in the order of the rules."""
    (giver,) = public.rules.partners_of(asker)
    cards = _best_cards(public, step)
    discards_first = public.rules.exchange.partners_best is PartnersBest.DISCARD_FIRST
    if public.step > at:
        took_turned = is_turn_up_given(public) and giver == public.dealer
        done = cards if took_turned or public.held[giver] < public.rules.hand_size else 0
        away = given = done
    else:
        part = cards - public.owed
        away = {Phase.BEST_DISCARD: part, Phase.BEST_GIVE: cards * discards_first}.get(
            public.phase, 0
        )
        given = {Phase.BEST_GIVE: part, Phase.BEST_DISCARD: cards * (not discards_first)}.get(
            public.phase, 0
        )
    both = (Move(asker, None, away, step), Move(giver, asker, given, step))
    yield from both if discards_first else reversed(both)


def _best_cards(public: Public, step: Step) -> int:
    """How many cards a lone player exchanges with the partner in that step."""
    bid = public.contract.bid if public.contract is not None else None
    if step is Step.PARTNERS_BEST and bid is not None and bid.alone:
        return bid.cards
    return public.rules.exchange.partners_best_cards
