"""``Public``: what everybody at the table can see. It is a fold of the redacted log.

Whatever is hidden (hands, discards, the kitty) is not here, so that nothing that is
computed from a ``Public`` can tell it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property

from euchre.cards import Card, Seat, Suit
from euchre.game.actions import Action, Bid
from euchre.game.phases import Outcome, Phase, UpcardPlace
from euchre.rules import Order, Partners, Rules, Rung, Step, order_of

__all__ = [
    "Call",
    "Contract",
    "DealResult",
    "Outcome",
    "Phase",
    "Public",
    "Standing",
    "Trick",
    "UpcardPlace",
]


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the auction."""

    seat: Seat
    action: Action
    round: int


@dataclass(frozen=True, slots=True)
class Contract:
    """Who made what trump, and who plays without a partner."""

    maker: Seat | None
    """None if nobody made trump: all passed, or the turned card fixed it."""
    trump: Suit | None
    """None for no trump, and until the first lead fixes it."""
    alone: bool = False
    accepted: bool = False
    """Whether trump is the turned card's suit, so that the card is the dealer's."""
    exposed: bool = False
    """Whether the maker, who plays alone, plays with the cards face up (jambone)."""
    blind: bool = False
    """Whether it was named before the dealer looked."""
    lone_defender: Seat | None = None
    low: bool = False
    """At no trump: whether the lowest rank is best."""
    bid: Rung | None = None
    """What was bid, in an auction of bids."""
    forced: bool = False
    """Whether the maker had to bid."""
    by_first_lead: bool = False
    """Whether the first lead is still to fix trump."""
    called: Card | None = None
    """The card whose holder is the maker's partner."""
    partner: Seat | None = None
    """The called partner, once the card has fallen from that hand."""


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order played, and the seat that wins it so far."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        """The seat that led."""
        return self.cards[0][0]

    @property
    def led(self) -> Card:
        """The card led."""
        return self.cards[0][1]

    @property
    def best(self) -> Card:
        """The card that wins it so far."""
        for seat, card in self.cards:
            if seat == self.winner:
                return card
        raise ValueError(f"seat {self.winner} has not played to {self}")


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended, and what it scored."""

    dealer: Seat
    outcome: Outcome
    contract: Contract | None
    taken: tuple[int, ...]
    """Tricks taken by each seat."""
    points: tuple[int, ...]
    """Points for each scorer, tokens paid out included."""
    scores: tuple[int, ...]
    """The scores after it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of a match."""

    game: int
    """Which game of the match it is, from 1."""
    deal: int
    """Deals of this game that are finished."""
    scores: tuple[int, ...]
    """Points of each scorer in this game."""
    tokens: tuple[int, ...]
    games: tuple[int, ...]
    """Games won by each scorer, a slam counting as two where the rules say so."""
    rubber: tuple[int, ...]
    """Rubber points of each scorer."""
    pool: int
    """Points in the pool of a game that has one."""
    redeals: tuple[int, ...]
    """Hands that each seat has thrown in in this game."""
    winner: int | None = None
    """The scorer that won the last game, once it is over; None also if it was drawn."""

    @classmethod
    def at_start(cls, rules: Rules) -> Standing:
        """The standing before the first deal of a match."""
        none = (0,) * rules.scorers
        return cls(1, 0, none, none, none, none, 0, (0,) * rules.players)


@dataclass(frozen=True)
class Public:
    """What everybody can see of a match: the score and the current deal."""

    # Not slotted: each event of a game makes a new one, and copying a dict is the fastest way.

    rules: Rules
    phase: Phase
    turn: Seat | None
    """The seat to act; None while chance is awaited and when the match is over."""
    dealer: Seat
    """The dealer of the current deal; of the next one while it is to be dealt."""
    standing: Standing
    results: tuple[DealResult, ...] = ()
    """The finished deals of this game."""

    # The current deal. A new deal starts from a new Public, so that nothing lingers.
    upcard: Card | None = None
    upcard_place: UpcardPlace = UpcardPlace.NONE
    round: int = 1
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    sits_out: tuple[Seat, ...] = ()
    step: int = 0
    """Which of ``rules.steps`` is being done."""
    asked: tuple[Seat, ...] = ()
    """The seats that have answered in this step."""
    owed: int = 0
    """Cards still to be laid away or given by the seat whose turn it is."""
    held: tuple[int, ...] = ()
    """Cards in each hand."""
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    """Finished tricks."""
    taken: tuple[int, ...] = ()
    """Tricks taken by each seat."""
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """Cards shown to everybody in this deal, by whose they are."""
    shown_before: int = 0
    """How many of ``shown`` were shown before the deal was over; the rest was left then."""
    next_dealer: Seat | None = None
    """Who deals next, once the deal is over."""

    @property
    def awaits_deal(self) -> bool:
        """Whether the next event is a ``Dealt``."""
        return self.phase in _TO_BE_DEALT

    @property
    def is_dealt(self) -> bool:
        """Whether there is a current deal, be it finished or not."""
        return bool(self.held)

    @property
    def is_deal_over(self) -> bool:
        """Whether the current deal is finished and scored."""
        return self.phase in _FINISHED

    @property
    def result(self) -> DealResult | None:
        """How the current deal ended; None while it goes on."""
        return self.results[-1] if self.is_deal_over and self.results else None

    @cached_property
    def order(self) -> Order:
        """The order of cards in force; without trump before there is a contract."""
        contract = self.contract
        if contract is None:
            return order_of(self.rules, None)
        return order_of(self.rules, contract.trump, low=contract.low)

    @property
    def highest_bid(self) -> Call | None:
        """The last bid made, in an auction of bids."""
        bids = (call for call in reversed(self.calls) if isinstance(call.action, Bid))
        return next(bids, None)

    @property
    def turned_suit(self) -> Suit | None:
        """The suit that the turned card proposes."""
        if self.upcard is None:
            return None
        if self.upcard is self.rules.benny:
            return self.rules.auction.benny_suit
        return self.upcard.suit

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play in this deal."""
        return tuple(seat for seat in range(self.rules.players) if seat not in self.sits_out)

    @property
    def lone_asker(self) -> Seat | None:
        """The lone player whose exchange with the partner the current step is about."""
        if self.contract is None or self.step >= len(self.rules.steps):
            return None
        if self.rules.steps[self.step] is Step.PARTNERS_BEST:
            return self.contract.maker
        return self.contract.lone_defender

    @property
    def best_cards(self) -> int:
        """How many cards a lone maker or defender may exchange with the partner now."""
        contract = self.contract
        is_lone_bid = contract is not None and contract.bid is not None and contract.bid.alone
        if is_lone_bid and contract is not None and self.lone_asker == contract.maker:
            return contract.bid.cards if contract.bid is not None else 0
        return self.rules.exchange.partners_best_cards

    @property
    def dealt_out(self) -> tuple[Seat, ...]:
        """The dealer, where the rules deal the dealer no cards."""
        return (self.dealer,) if self.rules.deals_dealer_out else ()

    @property
    def upcard_out(self) -> Card | None:
        """The turned card if it lies where all have seen it and nobody can hold it."""
        return self.upcard if self.upcard_place in (UpcardPlace.DOWN, UpcardPlace.LEFT) else None

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks that were played, and the one on the table."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def has_secret_partner(self) -> bool:
        """Whether a partner has been called whose card has not fallen, nor been turned down."""
        contract = self.contract
        if contract is None or contract.called is None or contract.partner is not None:
            return False
        if contract.called is self.upcard:
            return False
        return not any(
            card is contract.called for trick in self.all_tricks for _, card in trick.cards
        )

    def side(self, seat: Seat) -> int:
        """The side of a seat in this deal, as far as all can see.

        0 for makers, 1 for defenders; a called partner counts as a defender until the card
        falls. Where each plays for itself, each seat is a side, the maker being side 0.
        Without a maker, the seats of scorer 0 are side 0.
        """
        rules, contract = self.rules, self.contract
        if contract is None or contract.maker is None:
            return rules.scorer(seat)
        distance = (seat - contract.maker) % rules.players
        if rules.partners is Partners.OPPOSITE:
            return distance % 2
        if rules.partners is Partners.NOBODY:
            return distance
        return int(bool(distance) and seat != contract.partner)

    def next_active(self, seat: Seat) -> Seat:
        """The first seat from ``seat`` on, clockwise, that plays in this deal."""
        while seat in self.sits_out:
            seat = (seat + 1) % self.rules.players
        return seat

    def calls_of(self, seat: Seat) -> Iterator[Call]:
        """The calls that a seat has made in this deal."""
        return (call for call in self.calls if call.seat == seat)

    def last_call_of(self, seat: Seat) -> Call | None:
        """The last call that a seat has made in this deal; None if it has made none."""
        return next((call for call in reversed(self.calls) if call.seat == seat), None)

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has played to the finished tricks of this deal, in order."""
        return tuple(card for trick in self.tricks for at, card in trick.cards if at == seat)

    def shown_unplayed(self, source: Seat) -> tuple[Card, ...]:
        """The cards of a seat, or of the kitty, that were shown to everybody and not played."""
        if self.is_deal_over:
            for at, cards in self.shown[self.shown_before :]:
                if at == source:
                    return cards
        if self.exposed_hand and self.contract is not None and source == self.contract.maker:
            return self.exposed_hand
        left = [card for at, cards in self.shown if at == source for card in cards]
        for card in self.played_by(source):
            if card in left:
                left.remove(card)
        return tuple(left)

    @property
    def exposed_hand(self) -> tuple[Card, ...]:
        """The cards that a maker who plays them face up still holds; empty if nobody does so."""
        contract = self.contract
        if contract is None or not contract.exposed or self.phase not in _PLAYING:
            return ()
        left = list(next(cards for at, cards in reversed(self.shown) if at == contract.maker))
        for trick in self.all_tricks:
            for seat, card in trick.cards:
                if seat == contract.maker:
                    left.remove(card)
        return tuple(left)

    def before_call(self, at: int) -> Public:
        """The table of this deal just before the ``at``-th call, but for the hands' sizes."""
        call = self.calls[at]
        place = UpcardPlace.UP if call.round == 1 else UpcardPlace.DOWN
        return self.having(
            phase=Phase.AUCTION,
            turn=call.seat,
            round=call.round,
            calls=self.calls[:at],
            contract=None,
            sits_out=(),
            upcard_place=self.upcard_place if self.upcard is None else place,
            tricks=(),
            trick=None,
        )

    def having(self, **changes: object) -> Public:
        """The same with some fields changed."""
        if not changes.keys() <= _FIELDS:
            raise TypeError(f"Public has no field {', '.join(changes.keys() - _FIELDS)}")
        changed = object.__new__(Public)
        changed.__dict__.update(self.__dict__)
        if "contract" in changes:
            changed.__dict__.pop("order", None)  # which was remembered for the old contract
        changed.__dict__.update(changes)
        return changed


_TO_BE_DEALT = frozenset((Phase.TO_DEAL, Phase.DEAL_OVER, Phase.GAME_OVER))
_PLAYING = frozenset((Phase.PLAY, Phase.PLAY_EXPOSED))
_FINISHED = frozenset((Phase.DEAL_OVER, Phase.GAME_OVER, Phase.MATCH_OVER))
_FIELDS = frozenset(field.name for field in fields(Public))
