"""``Rules``: every option of a game, as one frozen value.

The part of a key before the dot is a record of its own (``pack``, ``deal``,
``auction``, ``entry``, ``exchange``, ``play``, ``score``, ``end``). The defaults are
those of four-handed Euchre with 24 cards as the Finnish seed and Bicycle (United
States Playing Card Company) describe it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from euchre.cards import ALL_CARDS, JOKER, Card, Pack, Rank, Seat, Suit
from euchre.rules.options import (
    AllPass,
    Benny,
    BennyTurned,
    DefendAlone,
    FirstDealer,
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
)

__all__ = [
    "AuctionRules",
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
    """For each round of dealing, how many cards each seat gets, the dealer's left first."""
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
    """Turn-up auction: round one about the turned card, round two about the other suits."""

    stick_the_dealer: StickTheDealer = StickTheDealer.OFF
    """Whether the dealer may pass last."""
    all_pass: AllPass = AllPass.NEXT_DEALER
    """Who deals after a deal that all passed."""
    no_trump: NoTrump = NoTrump.NEVER
    """Whether a deal may be played without trump."""
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
    """The order of what comes between the auction and the first lead, each step once."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class EndRules:
    """When a game and a match end."""

    target: int = 10
    """Points that win the game; 0 if ``deals`` says how long it is."""
    deals: int = 0
    """A game of that many deals, won by the higher score; 0 if there is a target."""
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
    def kitty_size(self) -> int:
        """Cards that nobody gets: all that are left but the turned one."""
        return len(self.cards) - self.players * self.hand_size - self.deal.turn_up

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
