"""Events of a log as plain values, and back."""

from __future__ import annotations

from typing import cast

from euchre.cards import Card, Seat
from euchre.game import Acted, DealerDrawn, Dealt, Event, Shown
from euchre.notation.text import action_text, cards_text, parse_action, parse_cards

__all__ = ["event_from_plain", "event_to_plain"]


def event_to_plain(event: Event) -> dict[str, object]:
    """The JSON form of an event. What is hidden is null; cards are texts (``"JS TD"``)."""
    match event:
        case DealerDrawn(dealer, draws):
            drawn = [[seat, card.text] for seat, card in draws]
            return {"event": "dealer", "dealer": dealer, **({"draws": drawn} if drawn else {})}
        case Dealt(dealer, hands, upcard, kitty):
            return {
                "event": "deal",
                "dealer": dealer,
                "hands": [_text(hand) for hand in hands],
                "up": None if upcard is None else upcard.text,
                "kitty": _text(kitty),
            }
        case Acted(seat, action):
            return {"event": "act", "seat": seat, "do": action_text(action)}
        case Shown(to, cards, source):
            shown: dict[str, object] = {"event": "show", "cards": _text(cards), "from": source}
            return shown if to is None else {**shown, "to": list(to)}


def _text(cards: tuple[Card, ...] | None) -> str | None:
    return None if cards is None else cards_text(cards)


def event_from_plain(plain: object) -> Event:
    """The event of a JSON form.

    Raises:
        ValueError: if it is none; the text says why.
    """
    fields = cast("dict[str, object]", plain) if isinstance(plain, dict) else {}
    match fields.get("event"):
        case "dealer":
            draws = tuple(_draw(one) for one in _list(fields.get("draws", [])))
            return DealerDrawn(_seat(fields.get("dealer")), draws)
        case "deal":
            hands = tuple(_cards(one) for one in _list(fields.get("hands")))
            up = fields.get("up")
            upcard = None if up is None else Card.parse(_string(up))
            return Dealt(_seat(fields.get("dealer")), hands, upcard, _cards(fields.get("kitty")))
        case "act":
            return Acted(_seat(fields.get("seat")), parse_action(_string(fields.get("do"))))
        case "show":
            to = fields.get("to")
            seats = None if to is None else tuple(_seat(one) for one in _list(to))
            return Shown(seats, _cards(fields.get("cards")), _seat(fields.get("from"), lowest=-1))
        case other:
            raise ValueError(f"there is no event {str(other)[:20]!r}: dealer, deal, act or show")


def _seat(value: object, lowest: int = 0) -> Seat:
    if isinstance(value, int) and not isinstance(value, bool) and lowest <= value < 10:
        return value
    raise ValueError(f"{str(value)[:20]!r} is not a seat")


def _string(value: object) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(f"{str(value)[:20]!r} is not a text")


def _list(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    raise ValueError(f"{str(value)[:20]!r} is not a list")


def _cards(value: object) -> tuple[Card, ...] | None:
    return None if value is None else parse_cards(_string(value))


def _draw(value: object) -> tuple[Seat, Card]:
    seat, card = _list(value) if isinstance(value, list) and len(value) == 2 else (None, None)
    return _seat(seat), Card.parse(_string(card))
