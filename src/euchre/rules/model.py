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
from euchre.rules.options import AuctionKind, Benny, BidPay, Partners, Step, TrumpSaid, Widow
from euchre.rules.records import (
    AuctionRules,
    BidRules,
    DealRules,
    EndRules,
    EntryRules,
    ExchangeRules,
    PackRules,
    PlayRules,
    ScoreRules,
)

__all__ = ["Rules"]

_TWO_OF_SPADES = Card(Rank.TWO, Suit.SPADES)


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
    def trumps(self) -> int:
        """How many trumps there are once a suit is trump: it, the left bower, the Benny."""
        of_suit = Rank.ACE - self.pack.lowest + 1 + self.play.bowers
        return of_suit * self.pack.copies + (self.benny is not None)

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
        if self.score.count_tricks:
            return True
        if self.has_bids:
            return self.bids.pay is not BidPay.WINNERS or bool(self.bids.pool)
        return self.score.set_back and self.auction.kind is AuctionKind.TURN_UP

    @cached_property
    def can_go_alone(self) -> bool:
        """Whether a maker may play without the partner in any way."""
        lone_bids = self.has_bids and any(rung.alone for rung in self.bids.ladder)
        names_trump_after = not self.has_bids or self.bids.trump is TrumpSaid.AFTER
        return lone_bids or (self.entry.alone and names_trump_after)

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
