"""The choices that rules are made of: one enumeration for each question with named answers.

The values are what stands in JSON and after ``--set``.
"""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "AllPass",
    "AuctionKind",
    "Benny",
    "BennyTurned",
    "BidPay",
    "BidRounds",
    "CalledCard",
    "DefendAlone",
    "FirstDealer",
    "ForcedBid",
    "GoUnder",
    "Leader",
    "MustHold",
    "NoTrump",
    "Partners",
    "PartnersBest",
    "PickUp",
    "RedealHand",
    "Step",
    "StickTheDealer",
    "Tie",
    "TrumpSaid",
    "Widow",
]


class Partners(StrEnum):
    """Who plays with whom."""

    OPPOSITE = "opposite"
    """Two sides whose seats alternate around the table; each side is one scorer."""
    MAKER_AGAINST_ALL = "maker_against_all"
    """In each deal the maker plays against all others; each seat is a scorer."""
    CALLED = "called"
    """The maker names a card; its holder is the partner, in secret until the card falls
    (Call-ace). Each seat is a scorer."""
    NOBODY = "nobody"
    """Each seat plays and scores for itself alone, in the play too (Buck)."""


class AuctionKind(StrEnum):
    """How trump is made."""

    TURN_UP = "turn_up"
    """Round one about the turned card, round two about the other suits."""
    BIDS = "bids"
    """Each bid is higher than the last on a ladder; the highest bidder is the maker."""
    FIXED = "fixed"
    """The turned card's suit is trump; nobody is maker."""


class BidRounds(StrEnum):
    """How long an auction of bids goes on. It ends at once when nobody can bid higher."""

    ONCE = "once"
    """One turn for each seat."""
    TWICE = "twice"
    """At most two turns for each seat."""
    UNTIL_PASSED = "until_passed"
    """Until all others pass after the highest bid; who passed may bid later."""
    PASS_IS_OUT = "pass_is_out"  # noqa: S105 - no secret
    """As UNTIL_PASSED, but who has passed may not bid later."""


class TrumpSaid(StrEnum):
    """When the trump of a bid is said."""

    AFTER = "after"
    """The highest bidder names it when the auction is over."""
    WITH_BID = "with_bid"
    """Each bid names it; a higher bid may name another."""
    FIRST_LEAD = "first_lead"
    """The suit of the maker's first lead is trump (Napoleon)."""


class ForcedBid(StrEnum):
    """Who must bid when all others have passed."""

    NOBODY = "nobody"
    DEALER = "dealer"
    """The dealer, who speaks last, may not pass."""
    JOKER_HOLDER = "joker_holder"
    """When all have passed, whoever holds the Benny shows it and has bid (Hasenpfeffer)."""


class BidPay(StrEnum):
    """What a contract that was bid scores."""

    TRICKS = "tricks"
    """A point for each trick to the makers who made their bid, and to the others always;
    makers who failed lose their bid. A rung's own figures come before that."""
    STAKES = "stakes"
    """The maker wins the rung's figure from each opponent, or loses it to each (Napoleon)."""
    MAKER_ONLY = "maker_only"
    """The maker's scorer wins or loses the rung's figure; nobody else scores."""
    WINNERS = "winners"
    """The rung's figure to the makers who made it, else to their opponents (Auction Euchre)."""


class CalledCard(StrEnum):
    """Which card a maker names to call its holder as partner."""

    ACE = "ace"
    """An ace that is not a trump."""
    ANY_PLAIN = "any_plain"
    """Any card that is not a trump."""


class Widow(StrEnum):
    """What becomes of undealt cards where the auction is one of bids."""

    UNUSED = "unused"
    TAKEN = "taken"
    """The maker takes them all, having named trump, and lays as many away."""


class Benny(StrEnum):
    """The card that beats the right bower, if the pack has one (British Euchre, Railroad)."""

    NONE = "none"
    JOKER = "joker"
    TWO_OF_SPADES = "two_of_spades"
    """The two of spades stands for the joker and is then not a spade."""


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    RANDOM = "random"
    FIRST_JACK = "first_jack"
    """Cards are dealt face up, one to each seat in turn; the first jack deals."""
    FIRST_BLACK_JACK = "first_black_jack"
    LOWEST_DRAW = "lowest_draw"
    """Each seat draws a card; the lowest deals (king high, ace low); ties draw again."""
    HIGHEST_DRAW = "highest_draw"
    """Each seat draws a card; the highest deals (ace high); ties draw again."""


class RedealHand(StrEnum):
    """A hand that may be thrown in at its holder's first turn."""

    NONE = "none"
    ACE_NO_FACE = "ace_no_face"
    """Nines and tens, and exactly one ace."""
    NO_ACE_NO_FACE = "no_ace_no_face"
    """No ace, king, queen, jack or Benny: the farmer's hand."""
    NO_ACE_NO_FACE_NO_TRUMP = "no_ace_no_face_no_trump"
    """As before, and no card of the turned suit."""


class GoUnder(StrEnum):
    """A hand that may exchange three cards with three hidden cards of the kitty."""

    NONE = "none"
    NO_ACE_NO_FACE = "no_ace_no_face"
    THREE_NINES_TENS = "three_nines_tens"
    """Three or more nines and tens; only those are exchanged."""


class NoTrump(StrEnum):
    """Whether a deal may be played without trump."""

    NEVER = "never"
    CALLABLE = "callable"
    """It may be named in the second round."""
    WHEN_PASSED_OUT = "when_passed_out"
    """When all have passed twice the deal is played at no trump, and nobody is maker."""


class StickTheDealer(StrEnum):
    """Whether the dealer may pass at the end of the second round."""

    OFF = "off"
    STICK = "stick"
    """The dealer must name a trump."""
    STICK_OR_PAY = "stick_or_pay"
    """The dealer may pass, and then the opponents score a point."""


class AllPass(StrEnum):
    """Who deals after all have passed."""

    NEXT_DEALER = "next_dealer"
    SAME_DEALER = "same_dealer"


class MustHold(StrEnum):
    """Who must hold a natural trump (the left bower and the Benny do not count) to make trump."""

    NOBODY = "nobody"
    CALLER = "caller"
    """Whoever orders up or names a suit must hold a card of it."""
    CALLER_OR_TURNED = "caller_or_turned"
    """As CALLER, the turned card counting as the dealer's."""
    DEALER = "dealer"
    """Only the dealer must, and only to take the turned card up."""


class BennyTurned(StrEnum):
    """What happens when the turned card is the Benny."""

    NAMED_BLIND = "named_blind"
    """The dealer names trump before looking at the hand, and takes the Benny."""
    COUNTS_AS_SUIT = "counts_as_suit"
    """It proposes a suit agreed beforehand (``auction.benny_suit``)."""
    REDEAL = "redeal"
    """The same dealer deals again."""


class Step(StrEnum):
    """A step between the auction and the first lead. Their order is data."""

    TAKE_OVER = "take_over"
    """The partner of a lone maker may play alone in the maker's stead."""
    DEFEND_ALONE = "defend_alone"
    PICK_UP = "pick_up"
    """The dealer's exchange with the turned card."""
    PARTNERS_BEST = "partners_best"
    """A lone maker's exchange with the partner."""
    DEFENDERS_BEST = "defenders_best"
    """A lone defender's exchange with the partner."""
    WIDOW = "widow"
    """The maker takes the undealt cards and lays as many away."""
    CALL_PARTNER = "call_partner"
    """The maker names the card whose holder is the partner."""
    STAY = "stay"
    """Each of the others stays in the deal or drops out (Buck)."""


class DefendAlone(StrEnum):
    """When a defender may play without the partner."""

    NEVER = "never"
    VS_LONE_MAKER = "vs_lone_maker"
    ALWAYS = "always"


class PickUp(StrEnum):
    """Whether the dealer has to take the card that was ordered up."""

    OPTIONAL = "optional"
    OPTIONAL_IF_ORDERED = "optional_if_ordered"
    """A dealer who accepted the card takes it; ordered up by another it may be left."""
    MANDATORY = "mandatory"


class PartnersBest(StrEnum):
    """Whether a lone player may ask for the partner's best cards."""

    NONE = "none"
    DISCARD_FIRST = "discard_first"
    RECEIVE_FIRST = "receive_first"


class Leader(StrEnum):
    """Who leads to the first trick; if that seat sits out, the next seat clockwise."""

    LEFT_OF_DEALER = "left_of_dealer"
    LEFT_OF_LONE_MAKER = "left_of_lone_maker"
    """At the left of a maker who plays alone; otherwise left of the dealer."""
    MAKER = "maker"


class Tie(StrEnum):
    """Who wins when several scorers reach the target in one deal."""

    PLAY_ON = "play_on"
    """The higher score; if equal, the game goes on until one leads. [derived]: no source says
    what two do who reach the target together, but for an extra deal in Buck."""
    MAKER_FIRST = "maker_first"
    """The maker's side if it is among them, else as PLAY_ON."""
