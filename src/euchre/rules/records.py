"""The records that rules consist of: every option, with its default and what it means.

The defaults are those of four-handed Euchre with 24 cards as the Finnish seed and Bicycle
(United States Playing Card Company) describe it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from euchre.cards import Rank, Suit
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
    "TOLD_BY_ITSELF",
    "AuctionRules",
    "BidRules",
    "DealRules",
    "EndRules",
    "EntryRules",
    "ExchangeRules",
    "PackRules",
    "PlayRules",
    "ScoreRules",
]

_T = TypeVar("_T")

TOLD_BY_ITSELF = "told_by_itself"
"""Marks the field of a :func:`house_option`."""


def house_option(default: _T) -> _T:
    """The default of an option that changes nothing else of a game.

    Rule sheets tell it, where it is not at its default, by its own message
    ``option-…-sheet``; random rules set it like any other. So an option takes a field here,
    the place in ``euchre.game`` that asks for it, and its three messages.
    """
    made: _T = field(default=default, metadata={TOLD_BY_ITSELF: True})
    return made


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
    alone or with the partner takes it (Napoleon). What is left at the end of a game is shared
    out, to each as much: the sources are silent there. [derived]"""


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
    jambone: int = 0
    """To a lone maker who takes all tricks with the cards face up, the next opponent saying
    which is played (Railroad); 0 where it is not played. That it exists is said by Keller,
    for players 8 points and the opponent's right are [recall]."""
    jamboree: int = 0
    """To makers one of whom, having made trump, shows the five highest trumps before the
    first lead (Railroad); 0 where it is not played. As known, 16 points: [recall]."""
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
    double_after_pass_out: bool = house_option(default=False)
    """A deal after one that all passed counts double."""
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
    mercy: int = house_option(default=0)
    """A scorer that is so many points below its start has lost the game, and the best of the
    others wins it; 0 for no such end. (Written rules of double-deck Bid Euchre.)"""
    lone_march_wins: bool = False
    """The first lone march wins the game."""
    games: int = 1
    """Games that win the match."""
    laps: bool = False
    """Points above the target are carried to the next game, but so that it is not won before
    it begins: [derived]"""
    slam: bool = False
    """A game that the others lose without a point counts as two."""
    rubber: bool = False
    """Rubber points: 3, 2 or 1 a game if the losers have 0, 1 to 2, or more; 2 for the rubber."""
