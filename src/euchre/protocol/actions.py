"""Actions as messages, and messages as actions."""

from __future__ import annotations

from typing import Final

from euchre.cards import ALL_CARDS, NO_TRUMP, Card, Suit, trump_letter
from euchre.game import (
    Action,
    AskBest,
    Decline,
    DefendAlone,
    Discard,
    Give,
    GoAlone,
    GoUnder,
    Name,
    OrderUp,
    Pass,
    Play,
    Redeal,
    TakeOver,
    View,
)
from euchre.protocol.messages import ActionKind, ActionMessage

__all__ = ["BadActionError", "action_of", "message_of"]

_CARDS: Final = {card.text: card for card in ALL_CARDS}
_SUITS: Final[dict[str, Suit | None]] = {suit.letter: suit for suit in Suit} | {NO_TRUMP: None}

_SIMPLE: Final[dict[ActionKind, Action]] = {
    "pass": Pass(),
    "go_alone": GoAlone(),
    "redeal": Redeal(),
    "go_under": GoUnder(),
    "take_over": TakeOver(),
    "defend_alone": DefendAlone(),
    "decline": Decline(),
    "ask_best": AskBest(),
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
            _expect(message, suit=True, alone=True)
            if message.suit not in _SUITS:
                raise BadActionError(f"suit {message.suit!r} is none of S H D C N")
            return Name(_SUITS[message.suit], message.alone)
        case "order_up":
            _expect(message, alone=True)
            return OrderUp(message.alone)
        case "play":
            return Play(_card(message))
        case "discard":
            return Discard(_card(message))
        case "give":
            asker = view.public.lone_asker
            return Give(_card(message), -1 if asker is None else asker)
        case kind:
            _expect(message)
            return _SIMPLE[kind]


def message_of(action: Action) -> ActionMessage:
    """The message for an action; a hidden card is None."""
    match action:
        case OrderUp(alone):
            return ActionMessage(kind="order_up", alone=alone)
        case Name(suit, alone):
            return ActionMessage(kind="name", suit=trump_letter(suit), alone=alone)
        case Play(card):
            return ActionMessage(kind="play", card=card.text)
        case Discard(card):
            return ActionMessage(kind="discard", card=None if card is None else card.text)
        case Give(card, _):
            return ActionMessage(kind="give", card=None if card is None else card.text)
        case _:
            return ActionMessage(kind=_KIND_OF_SIMPLE[type(action)])


def _card(message: ActionMessage) -> Card:
    _expect(message, card=True)
    card = _CARDS.get(message.card or "")
    if card is None:
        raise BadActionError(f"card {message.card!r} is no card such as JD, TS or JK")
    return card


def _expect(
    message: ActionMessage, *, suit: bool = False, card: bool = False, alone: bool = False
) -> None:
    """Refuse a message with a part that its kind has no use for."""
    surplus = [
        name
        for name, present, wanted in (
            ("suit", message.suit is not None, suit),
            ("card", message.card is not None, card),
            ("alone", message.alone, alone),
        )
        if present and not wanted
    ]
    if surplus:
        raise BadActionError(f"{message.kind} takes no {' and no '.join(surplus)}")
