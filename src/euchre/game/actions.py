"""What a seat does: the actions of a game, as values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.cards import ALL_CARDS, Card, Seat, Suit

__all__ = [
    "Action",
    "AskBest",
    "Bid",
    "CallPartner",
    "Decline",
    "DefendAlone",
    "Discard",
    "DropOut",
    "Give",
    "GoAlone",
    "GoUnder",
    "Jambone",
    "Jamboree",
    "Name",
    "OrderUp",
    "Pass",
    "Play",
    "PlayExposed",
    "Redeal",
    "Stay",
    "TakeOver",
    "as_lone",
    "card_of",
    "discard_of",
    "is_lone",
    "may_change_hand",
    "play_of",
]


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no call; or leave a right of the auction or of entry unused."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Accept the turned card's suit as trump: order up, assist or take up, by who says it."""

    alone: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """Name a trump; ``suit`` is None for no trump, which may be said ``low``."""

    suit: Suit | None
    alone: bool = False
    low: bool = False


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid the rung of the ladder that has this label, with its trump where the rules ask for it."""

    label: str
    trump: Name | None = None


@dataclass(frozen=True, slots=True)
class CallPartner:
    """Name the card whose holder is the partner."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stay:
    """Stay in the deal, not being its maker."""


@dataclass(frozen=True, slots=True)
class DropOut:
    """Leave the deal before the play."""


@dataclass(frozen=True, slots=True)
class GoAlone:
    """Play alone, having named trump blind."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Throw a hand in that the rules let be thrown in."""


@dataclass(frozen=True, slots=True)
class GoUnder:
    """Show a poor hand and exchange three of its cards with the kitty."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Play the partner's lone hand in the partner's stead."""


@dataclass(frozen=True, slots=True)
class DefendAlone:
    """Defend without the partner."""


@dataclass(frozen=True, slots=True)
class Jambone:
    """Play a lone hand with its cards face up; an opponent says which is played."""


@dataclass(frozen=True, slots=True)
class Jamboree:
    """Show the five highest trumps, which score without play."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave an exchange unused: the turned card stays where it is, or no best is asked for."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay a card away, face down. ``card`` is None where it is hidden from who looks."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class AskBest:
    """Ask the partner for the best of that hand."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card, face down, to the seat ``to``. ``card`` is None where it is hidden."""

    card: Card | None
    to: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayExposed:
    """Say which card of the maker's hand, which lies face up, is played to the trick."""

    card: Card


Action = (
    Pass
    | OrderUp
    | Name
    | Bid
    | GoAlone
    | Redeal
    | GoUnder
    | TakeOver
    | DefendAlone
    | Jambone
    | Jamboree
    | Decline
    | Discard
    | AskBest
    | Give
    | CallPartner
    | Stay
    | DropOut
    | Play
    | PlayExposed
)


def card_of(action: Action) -> Card | None:
    """The card of one's own hand that an action is about; None if it is about none, or hidden."""
    return action.card if isinstance(action, Play | Discard | Give) else None


def is_lone(call: Action) -> bool:
    """Whether a call makes trump alone."""
    return isinstance(call, OrderUp | Name) and call.alone


def as_lone(call: Action) -> Action:
    """The same call, made alone; the same if it makes no trump."""
    match call:
        case OrderUp():
            return OrderUp(alone=True)
        case Name(suit, _, low):
            return Name(suit, alone=True, low=low)
        case _:
            return call


def may_change_hand(actions: Sequence[Action]) -> bool:
    """Whether one of these actions throws the hand in, or goes under."""
    return any(isinstance(one, Redeal | GoUnder) for one in actions)


_PLAYS: Final = tuple(Play(card) for card in ALL_CARDS)
_DISCARDS: Final = tuple(Discard(card) for card in ALL_CARDS)


def play_of(card: Card) -> Play:
    """The one ``Play`` of that card (so that equal actions are mostly the same object)."""
    return _PLAYS[card.index]


def discard_of(card: Card) -> Discard:
    """The one ``Discard`` of that card."""
    return _DISCARDS[card.index]
