"""Events as stored text, and back."""

from __future__ import annotations

import json
from typing import Any

from euchre.cards import Card, Suit
from euchre.game import (
    Acted,
    Action,
    AskBest,
    DealerDrawn,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    Event,
    Give,
    GoAlone,
    GoUnder,
    Name,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Shown,
    TakeOver,
)

__all__ = ["BadEventError", "event_of", "text_of"]

_ACTIONS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        Pass,
        OrderUp,
        Name,
        GoAlone,
        Redeal,
        GoUnder,
        TakeOver,
        DefendAlone,
        Decline,
        Discard,
        AskBest,
        Give,
        Play,
    )
}


class BadEventError(ValueError):
    """A stored text that is no event."""


def text_of(event: Event) -> str:
    """The event as a line of JSON."""
    return json.dumps(_plain(event), separators=(",", ":"))


def _plain(event: Event) -> list[object]:
    match event:
        case DealerDrawn(dealer, draws):
            return ["drawn", dealer, [[seat, card.text] for seat, card in draws]]
        case Dealt(dealer, hands, upcard, kitty):
            return [
                "dealt",
                dealer,
                [_texts(hand) for hand in hands],
                None if upcard is None else upcard.text,
                _texts(kitty),
            ]
        case Shown(to, cards, source):
            return ["shown", None if to is None else list(to), _texts(cards), source]
        case Acted(seat, action):
            return ["act", seat, type(action).__name__, *_parts(action)]


def _parts(action: Action) -> list[object]:
    match action:
        case OrderUp(alone):
            return [alone]
        case Name(suit, alone):
            return [None if suit is None else suit.letter, alone]
        case Discard(card) | Play(card):
            return [None if card is None else card.text]
        case Give(card, to):
            return [None if card is None else card.text, to]
        case _:
            return []


def _texts(cards: tuple[Card, ...] | None) -> list[str] | None:
    return None if cards is None else [card.text for card in cards]


def event_of(text: str) -> Event:
    """The event of a stored line.

    Raises:
        BadEventError: if it is none.
    """
    try:
        return _event(json.loads(text))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadEventError(str(error)) from error


def _event(plain: list[Any]) -> Event:
    match plain:
        case ["drawn", int(dealer), draws]:
            return DealerDrawn(dealer, tuple((seat, Card.parse(card)) for seat, card in draws))
        case ["dealt", int(dealer), hands, upcard, kitty]:
            return Dealt(
                dealer,
                tuple(_cards(hand) for hand in hands),
                None if upcard is None else Card.parse(upcard),
                _cards(kitty),
            )
        case ["shown", to, cards, int(source)]:
            return Shown(None if to is None else tuple(to), _cards(cards), source)
        case ["act", int(seat), str(kind), *parts]:
            return Acted(seat, _action(kind, parts))
        case _:
            raise BadEventError(f"{plain!r:.80} is no event")


def _action(kind: str, parts: list[Any]) -> Action:
    if kind == "Name":
        suit, alone = parts
        return Name(None if suit is None else Suit.parse(suit), alone)
    if kind in {"Discard", "Play", "Give"}:
        parts = [Card.parse(parts[0]), *parts[1:]]
    made: Action = _ACTIONS[kind](*parts)
    return made


def _cards(texts: list[str] | None) -> tuple[Card, ...] | None:
    return None if texts is None else tuple(Card.parse(text) for text in texts)
