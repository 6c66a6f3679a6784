"""Actions as messages, and messages as actions."""

from __future__ import annotations

from typing import Final

from euchre.cards import ALL_CARDS, NO_TRUMP, Card, Suit, trump_letter
from euchre.game import (
    Action,
    AskBest,
    Bid,
    CallPartner,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
    Give,
    GoAlone,
    GoUnder,
    Jambone,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Play,
    PlayExposed,
    Redeal,
    Stay,
    TakeOver,
    View,
)
from euchre.protocol.messages import ActionKind, ActionMessage

__all__ = ["BadActionError", "action_of", "message_of"]

_CARDS: Final = {card.text: card for card in ALL_CARDS}
_SUITS: Final[dict[str, Suit | None]] = {suit.letter: suit for suit in Suit} | {NO_TRUMP: None}
_NO_SUIT: Final = "none"

_SIMPLE: Final[dict[ActionKind, Action]] = {
    "pass": Pass(),
    "go_alone": GoAlone(),
    "redeal": Redeal(),
    "go_under": GoUnder(),
    "take_over": TakeOver(),
    "defend_alone": DefendAlone(),
    "decline": Decline(),
    "ask_best": AskBest(),
    "stay": Stay(),
    "drop_out": DropOut(),
    "jambone": Jambone(),
    "jamboree": Jamboree(),
}
_KIND_OF_SIMPLE: Final[dict[type, ActionKind]] = {
    type(action): kind for kind, action in _SIMPLE.items()
}


class BadActionError(ValueError):
    """A message that is no action: a card or suit is missing, unknown, or not wanted."""


def action_of(message: ActionMessage, view: View) -> Action:
    """The action that a message stands for at that seat. It need not be legal.

    Raises:
        BadActionError: if it stands for none.
    """
    match message.kind:
        case "name":
            _expect(message, "suit", "alone", "low")
            return _name(message)
        case "bid":
            return _bid(message)
        case "order_up":
            _expect(message, "alone")
            return OrderUp(message.alone)
        case "play":
            return Play(_card(message))
        case "play_exposed":
            return PlayExposed(_card(message))
        case "discard":
            return Discard(_card(message))
        case "give":
            asker = view.public.lone_asker
            return Give(_card(message), -1 if asker is None else asker)
        case "call_partner":
            return CallPartner(_card(message))
        case kind:
            _expect(message)
            return _SIMPLE[kind]


def message_of(action: Action) -> ActionMessage:
    """The message for an action; a hidden card is None."""
    match action:
        case OrderUp(alone):
            return ActionMessage(kind="order_up", alone=alone)
        case Name(suit, alone, low):
            return ActionMessage(kind="name", suit=trump_letter(suit), alone=alone, low=low)
        case Bid(label, None):
            return ActionMessage(kind="bid", bid=label)
        case Bid(label, Name(suit, _, low)):
            return ActionMessage(kind="bid", bid=label, suit=trump_letter(suit), low=low)
        case CallPartner(card):
            return ActionMessage(kind="call_partner", card=card.text)
        case Play(card):
            return ActionMessage(kind="play", card=card.text)
        case PlayExposed(card):
            return ActionMessage(kind="play_exposed", card=card.text)
        case Discard(card):
            return ActionMessage(kind="discard", card=None if card is None else card.text)
        case Give(card, _):
            return ActionMessage(kind="give", card=None if card is None else card.text)
        case _:
            return ActionMessage(kind=_KIND_OF_SIMPLE[type(action)])


def _name(message: ActionMessage) -> Name:
    """The trump that a message names."""
    suit = _SUITS.get(message.suit or "", _NO_SUIT)
    if isinstance(suit, str):
        raise BadActionError(f"suit {message.suit!r} is none of S H D C N")
    if message.low and suit is not None:
        raise BadActionError("only no trump is named low")
    return Name(suit, message.alone, message.low)


def _bid(message: ActionMessage) -> Bid:
    _expect(message, "bid", "suit", "low")
    if message.bid is None:
        raise BadActionError("a bid says which: 4, or nap")
    if message.suit is None:
        if message.low:
            raise BadActionError("a bid without trump is not low")
        return Bid(message.bid)
    return Bid(message.bid, _name(message))


def _card(message: ActionMessage) -> Card:
    _expect(message, "card")
    card = _CARDS.get(message.card or "")
    if card is None:
        raise BadActionError(f"card {message.card!r} is no card such as JD, TS or JK")
    return card


def _expect(message: ActionMessage, *wanted: str) -> None:
    """Refuse a message with a part that its kind has no use for."""
    present = {
        "suit": message.suit is not None,
        "card": message.card is not None,
        "bid": message.bid is not None,
        "alone": message.alone,
        "low": message.low,
    }
    surplus = [name for name, given in present.items() if given and name not in wanted]
    if surplus:
        raise BadActionError(f"{message.kind} takes no {' and no '.join(surplus)}")
