"""``Rules``: every option of a game, as one frozen value.

The part of a key before the dot is a record of its own (``pack``, ``deal``,
``auction``, ``bids``, ``entry``, ``exchange``, ``play``, ``score``, ``end``). The defaults are
those of four-handed Euchre with 24 cards as the Finnish seed and Bicycle (United
States Playing Card Company) describe it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from euchre.cards import ALL_CARDS, JOKER, Card, Pack, Rank, Seat, Suit
from euchre.rules.ladder import NUMBERS, Rung
from euchre.rules.options import (
    AllPass,
    AuctionKind,
    Benny,
    BennyTurned,
    BidPay,
    BidRounds,
    CalledCard,
    DefendAlone,
    FirstDealer,
    ForcedBid,
    GoUnder,
    Leader,
    MustHold,
    NoTrump,
    Partners,
    PartnersBest,
    PickUp,
    RedealHand,
    Step,
    StickTheDealer,
    Tie,
    TrumpSaid,
    Widow,
)

__all__ = [
    "AuctionRules",
    "BidRules",
    "DealRules",
    "EndRules",
    "EntryRules",
    "ExchangeRules",
    "PackRules",
    "PlayRules",
    "Rules",
    "ScoreRules",
]

_TWO_OF_SPADES = Card(Rank.TWO, Suit.SPADES)


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRules:
    """The cards of the game."""

    lowest: Rank = Rank.NINE
    """The lowest rank; all ranks from it to the ace are in the pack."""
    copies: int = 1
    """How often each card is there, 1 or 2 (the Benny once)."""
    benny: Benny = Benny.NONE
    """The card that beats the right bower."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRules:
    """How the cards come to the seats."""

    first_dealer: FirstDealer = FirstDealer.RANDOM
    """How the first dealer is found."""
    packets: tuple[tuple[int, ...], ...] = ((3, 3, 3, 3), (2, 2, 2, 2))
    """For each round of dealing, how many cards each seat gets, the dealer's left first.

    A dealer who gets none in any round is out of the deal, but settles it with the others.
    """
    turn_up: bool = True
    """Whether the next card is turned up to propose a trump."""
    redeal: RedealHand = RedealHand.NONE
    """A hand that may be thrown in, shown, for a new deal by the same dealer."""
    redeals_each: int = 0
    """How often each seat may do so in a game; 0 for always."""
    go_under: GoUnder = GoUnder.NONE
    """A hand that may exchange three cards with the kitty, shown first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionRules:
    """How trump is made; but for ``kind``, what is peculiar to a turned card."""

    kind: AuctionKind = AuctionKind.TURN_UP
    """How trump is made."""
    stick_the_dealer: StickTheDealer = StickTheDealer.OFF
    """Whether the dealer may pass last."""
    all_pass: AllPass = AllPass.NEXT_DEALER
    """Who deals after a deal that all passed."""
    no_trump: NoTrump = NoTrump.NEVER
    """Whether a deal may be played without trump."""
    low_no_trump: bool = False
    """Whether no trump may also be named "low": the lowest rank is best there."""
    dirty_clubs: bool = False
    """A turned club is trump at once: no auction, and nobody may drop out (Buck)."""
    must_hold: MustHold = MustHold.NOBODY
    """Who needs a natural trump to make trump."""
    turned_bower_forces_pick_up: bool = False
    """A turned jack must be taken up by the dealer if nobody orders it before. [recall]"""
    canadian_loner: bool = False
    """The dealer's partner can accept the turned card only alone."""
    benny_turned: BennyTurned = BennyTurned.NAMED_BLIND
    """What a turned Benny means."""
    benny_suit: Suit = Suit.SPADES
    """The suit that a turned Benny proposes, where it counts as one."""
    blind_maker_may_go_alone: bool = True
    """Whether a dealer who named trump blind may still go alone. [derived]"""


@dataclass(frozen=True, slots=True, kw_only=True)
class BidRules:
    """An auction of bids (``auction.kind`` "bids")."""

    ladder: tuple[Rung, ...] = NUMBERS
    """What may be bid, from the lowest to the highest."""
    rounds: BidRounds = BidRounds.ONCE
    """How long the auction goes on."""
    trump: TrumpSaid = TrumpSaid.AFTER
    """When trump is said."""
    forced: ForcedBid = ForcedBid.NOBODY
    """Who must bid when all others have passed."""
    forced_bid: int = 3
    """The tricks of a forced bid; a forced dealer may also bid higher."""
    forced_loses_half: bool = False
    """A forced dealer who fails loses half of the bid, rounded up. [derived]: the rounding"""
    misere_no_trump: bool = False
    """Whether misère is played without trump."""
    pay: BidPay = BidPay.TRICKS
    """What a contract scores."""
    bonus: int = 0
    """Points that makers score above their tricks when they make their bid."""
    lone_factor: int = 1
    """What a bid is multiplied with, won or lost, if its maker named trump alone."""
    pool: int = 0
    """Points that each seat puts into a pool at each deal; who bids and makes all tricks
    alone or with the partner takes it (Napoleon)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRules:
    """Who takes part in the play."""

    alone: bool = True
    """Whether a maker may play without the partner."""
    partner_may_take_over: bool = False
    """The partner who has not passed may play the lone hand instead (Somerset, law 93)."""
    defend_alone: DefendAlone = DefendAlone.NEVER
    """When a defender may play without the partner."""
    steps: tuple[Step, ...] = (
        Step.TAKE_OVER,
        Step.DEFEND_ALONE,
        Step.PICK_UP,
        Step.PARTNERS_BEST,
        Step.DEFENDERS_BEST,
    )
    """The order of what comes between the auction and the first lead, each step at most once.

    Steps that are not listed come after those that are, in their usual order.
    """
    called_card: CalledCard = CalledCard.ACE
    """Which card calls a partner, where ``partners`` is "called"."""
    may_drop_out: bool = False
    """Whether those who are not makers may leave the deal before the play (Buck)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeRules:
    """How cards change hands before the play."""

    pick_up: PickUp = PickUp.MANDATORY
    """Whether the dealer has to take the ordered card."""
    may_discard_turn_up: bool = False
    """Whether the card just taken may be the one laid away."""
    partners_best: PartnersBest = PartnersBest.NONE
    """Whether a lone maker may ask for the partner's best."""
    partners_best_cards: int = 1
    """How many cards the partner gives, 1 to 3."""
    best_may_be_turn_up: bool = False
    """Whether a dealer whose partner goes alone may give the turned card (Arneson)."""
    defenders_best: bool = False
    """Whether a lone defender has the same right (Bicycle)."""
    widow: Widow = Widow.UNUSED
    """What becomes of the undealt cards in an auction of bids."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """The play of the cards."""

    bowers: bool = True
    """Whether the jacks of the trump colour are the best trumps."""
    leader: Leader = Leader.LEFT_OF_DEALER
    """Who leads to the first trick."""
    last_equal_card_wins: bool = False
    """With two copies of a pack: whether the last of two equal best cards wins, not the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """Points for each outcome of a deal, to the side that earned them.

    Makers "make it" with a majority of the tricks, "march" with all of them and are
    "euchred" with less than a majority.
    """

    made: int = 1
    march: int = 2
    euchre: int = 2
    """To the defenders."""
    lone_made: int = 1
    """To a maker who played alone."""
    lone_march: int = 4
    lone_euchre: int = 2
    """To two defenders who euchre a lone maker."""
    lone_defender: int = 4
    """To a lone defender who euchres the makers without taking all tricks."""
    lone_defender_march: int = 4
    super_euchre: int = 2
    """To the defenders if the makers take no trick at all."""
    four_tricks_needed: bool = False
    """The makers score the point with four tricks only; three score nothing for anybody."""
    lone_must_take_all: bool = False
    """A lone maker who does not take all tricks is euchred."""
    fast_break: bool = False
    """Makers who lose the first two tricks and take all others score nothing."""
    four_trick_tokens: bool = False
    """Four tricks earn a token; each fourth token of a scorer is a point."""
    set_back: bool = False
    """Makers who are euchred lose the points that the defenders would score. [recall]"""
    count_tricks: bool = False
    """Each seat scores a point for each of its own tricks, and nothing else (Buck)."""
    trickless: int = 5
    """There: what a seat loses that stayed and took no trick, or made trump and failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndRules:
    """When a game and a match end."""

    target: int = 10
    """Points that win the game; 0 if ``deals`` or ``count_down`` says how long it is."""
    deals: int = 0
    """The most deals of a game, the higher score winning then; 0 for no such limit."""
    count_down: int = 0
    """Points that win the game where scores are said as what is left of that number."""
    must_earn: bool = False
    """A game is won only in a deal in which the winner made a contract or defeated one."""
    tie: Tie = Tie.PLAY_ON
    """Who wins if several reach the target at once."""
    lone_march_wins: bool = False
    """The first lone march wins the game."""
    games: int = 1
    """Games that win the match."""
    laps: bool = False
    """Points above the target are carried to the next game."""
    slam: bool = False
    """A game that the others lose without a point counts as two."""
    rubber: bool = False
    """Rubber points: 3, 2 or 1 a game if the losers have 0, 1 to 2, or more; 2 for the rubber."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Every option of a game. A named one is a preset; :func:`euchre.rules.replace` changes one."""

    players: int = 4
    """Seats, 2 to 8."""
    partners: Partners = Partners.OPPOSITE
    """Who plays with whom."""
    pack: PackRules = field(default_factory=PackRules)
    deal: DealRules = field(default_factory=DealRules)
    auction: AuctionRules = field(default_factory=AuctionRules)
    bids: BidRules = field(default_factory=BidRules)
    entry: EntryRules = field(default_factory=EntryRules)
    exchange: ExchangeRules = field(default_factory=ExchangeRules)
    play: PlayRules = field(default_factory=PlayRules)
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = field(default_factory=EndRules)

    @cached_property
    def hand_size(self) -> int:
        """Cards dealt to each seat, and so tricks in a deal."""
        return sum(packet[0] for packet in self.deal.packets)

    @cached_property
    def deals_dealer_out(self) -> bool:
        """Whether the dealer gets no cards (and settles the deal with the others)."""
        return not sum(packet[-1] for packet in self.deal.packets)

    def hand_size_of(self, seat: Seat, dealer: Seat) -> int:
        """Cards dealt to that seat by that dealer."""
        return 0 if seat == dealer and self.deals_dealer_out else self.hand_size

    @cached_property
    def majority(self) -> int:
        """The fewest tricks that are more than half of a deal."""
        return self.hand_size // 2 + 1

    @cached_property
    def tricks_needed(self) -> int:
        """The fewest tricks for which makers score."""
        return max(self.majority, 4) if self.score.four_tricks_needed else self.majority

    @cached_property
    def benny(self) -> Card | None:
        """The card that beats the right bower."""
        return {Benny.NONE: None, Benny.JOKER: JOKER, Benny.TWO_OF_SPADES: _TWO_OF_SPADES}[
            self.pack.benny
        ]

    @cached_property
    def cards(self) -> Pack:
        """The pack."""
        plain = [
            card for card in ALL_CARDS if card.rank is not None and card.rank >= self.pack.lowest
        ]
        return Pack(plain * self.pack.copies + ([self.benny] if self.benny else []))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps between the auction and the first lead, in their order."""
        listed = self.entry.steps
        return (*listed, *(step for step in Step if step not in listed))

    @cached_property
    def kitty_size(self) -> int:
        """Cards that nobody is dealt: all that are left but the turned one."""
        dealt_in = self.players - self.deals_dealer_out
        return len(self.cards) - dealt_in * self.hand_size - self.deal.turn_up

    @cached_property
    def widow_size(self) -> int:
        """Cards that the maker takes and lays away; 0 where there is no such exchange."""
        has_widow = self.auction.kind is AuctionKind.BIDS and self.exchange.widow is Widow.TAKEN
        return self.kitty_size if has_widow else 0

    @property
    def has_bids(self) -> bool:
        """Whether the auction is one of bids."""
        return self.auction.kind is AuctionKind.BIDS

    @property
    def goal(self) -> int:
        """Points that win a game, wherever counting starts; 0 if only its deals are counted."""
        return self.end.target or self.end.count_down

    def shown_score(self, score: int) -> int:
        """A score as players say it: what is left of it, where scores run down."""
        return self.end.count_down - score if self.end.count_down else score

    @cached_property
    def scores_can_fall(self) -> bool:
        """Whether a deal can cost points, so that a target alone need not end a game."""
        costs_by_bid = self.has_bids and (
            self.bids.pay is not BidPay.WINNERS or bool(self.bids.pool)
        )
        return self.score.set_back or self.score.count_tricks or costs_by_bid

    @cached_property
    def can_go_alone(self) -> bool:
        """Whether a maker may play without the partner in any way."""
        lone_bids = self.has_bids and any(rung.alone for rung in self.bids.ladder)
        return lone_bids or (self.entry.alone and not self.names_no_trump)

    @property
    def names_no_trump(self) -> bool:
        """Whether no seat ever names a trump after the auction or by accepting a card."""
        return self.has_bids and self.bids.trump is not TrumpSaid.AFTER

    @cached_property
    def scorers(self) -> int:
        """How many scores are kept."""
        return 2 if self.partners is Partners.OPPOSITE else self.players

    def scorer(self, seat: Seat) -> int:
        """The scorer that a seat belongs to."""
        return seat % 2 if self.partners is Partners.OPPOSITE else seat

    def seats_of(self, scorer: int) -> tuple[Seat, ...]:
        """The seats that score for a scorer, in order."""
        return tuple(seat for seat in range(self.players) if self.scorer(seat) == scorer)

    def partners_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The fixed partners of a seat, clockwise; none where the maker plays against all."""
        if self.partners is not Partners.OPPOSITE:
            return ()
        return tuple((seat + step) % self.players for step in range(2, self.players, 2))
