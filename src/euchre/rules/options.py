"""The choices that rules are made of: one enumeration for each question with named answers.

The values are what stands in JSON and after ``--set``.
"""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "AllPass",
    "Benny",
    "BennyTurned",
    "DefendAlone",
    "FirstDealer",
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
]


class Partners(StrEnum):
    """Who plays with whom."""

    OPPOSITE = "opposite"
    """Two sides whose seats alternate around the table; each side is one scorer."""
    MAKER_AGAINST_ALL = "maker_against_all"
    """In each deal the maker plays against all others; each seat is a scorer."""


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


class DefendAlone(StrEnum):
    """When a defender may play without the partner."""

    NEVER = "never"
    VS_LONE_MAKER = "vs_lone_maker"
    ALWAYS = "always"


class PickUp(StrEnum):
    """Whether the dealer has to take the card that was ordered up."""

    OPTIONAL = "optional"
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
    """The higher score; if equal, the game goes on until one leads."""
    MAKER_FIRST = "maker_first"
    """The maker's side if it is among them, else as PLAY_ON."""
