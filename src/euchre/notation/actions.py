"""One line of text for an action.

``pass``, ``order up``, ``order up alone``, ``name H``, ``name N alone`` (N is no trump),
``go alone``, ``redeal``, ``go under``, ``take over``, ``defend alone``, ``decline``,
``discard 9S``, ``ask best``, ``give AH to 2``, ``play JD``. A hidden card is ``?``.
"""

from __future__ import annotations

import re

from euchre.cards import Card, Suit
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
)

__all__ = ["action_of_text", "action_text"]

HIDDEN = "?"
NO_TRUMP = "N"

_PLAIN: dict[type[Action], str] = {
    Pass: "pass",
    GoAlone: "go alone",
    Redeal: "redeal",
    GoUnder: "go under",
    TakeOver: "take over",
    DefendAlone: "defend alone",
    Decline: "decline",
    AskBest: "ask best",
}
_ORDER_UP = ("order up", "order it up", "order", "assist", "take up", "take it up", "pick up")
_BY_TEXT: dict[str, Action] = {
    "pass": Pass(),
    "go alone": GoAlone(),
    "redeal": Redeal(),
    "throw in": Redeal(),
    "go under": GoUnder(),
    "take over": TakeOver(),
    "defend alone": DefendAlone(),
    "decline": Decline(),
    "ask best": AskBest(),
    **{words: OrderUp() for words in _ORDER_UP},
    **{f"{words} alone": OrderUp(alone=True) for words in _ORDER_UP},
}
_SUIT_WORDS = re.compile(
    r"(?:(?:name|call|make) +)?(?P<suit>[^\W\d_]+|[♠♥♦♣]\ufe0e?)(?P<alone> +alone)?"
)


def action_text(action: Action) -> str:
    """The line that stands for an action.

    >>> action_text(Name(Suit.HEARTS, alone=True))
    'name H alone'
    """
    match action:
        case OrderUp(alone):
            return "order up" + _alone(alone)
        case Name(suit, alone):
            return f"name {NO_TRUMP if suit is None else suit.letter}" + _alone(alone)
        case Discard(card):
            return f"discard {_card_text(card)}"
        case Give(card, to):
            return f"give {_card_text(card)} to {to}"
        case Play(card):
            return f"play {card.text}"
        case _:
            return _PLAIN[type(action)]


def _alone(alone: bool) -> str:  # noqa: FBT001 - a field's value
    return " alone" if alone else ""


def _card_text(card: Card | None) -> str:
    return HIDDEN if card is None else card.text


def action_of_text(text: str) -> Action:
    """The action that a line stands for. A card alone is a play, a suit alone names it.

    >>> action_of_text("Hearts alone"), action_of_text("10♦")
    (Name(suit=<Suit.HEARTS: 1>, alone=True), Play(card=Card.parse('TD')))

    Raises:
        ValueError: if it stands for none.
    """
    plain = " ".join(text.split())
    low = plain.lower()
    if low in _BY_TEXT:
        return _BY_TEXT[low]
    verb, _, rest = plain.partition(" ")
    match verb.lower():
        case "play":
            return Play(Card.parse(rest))
        case "discard":
            return Discard(_parse_card(rest))
        case "give":
            card, _, to = rest.lower().rpartition(" to ")
            if not to.isdecimal() or len(to) > 2:
                msg = f"{text!r} does not say to which seat: write give AH to 2"
                raise ValueError(msg)
            return Give(_parse_card(card), int(to))
        case _:
            return _parse_name(low) or _parse_play(plain)


def _parse_name(text: str) -> Name | None:
    """The naming that a line stands for, or None."""
    found = _SUIT_WORDS.fullmatch(text.replace("no trump", NO_TRUMP).replace("notrump", NO_TRUMP))
    if found is None:
        return None
    suit, alone = found["suit"], found["alone"] is not None
    if suit.upper() in (NO_TRUMP, "NT"):
        return Name(None, alone)
    try:
        return Name(Suit.parse(suit), alone)
    except ValueError:
        return None


def _parse_play(text: str) -> Play:
    try:
        return Play(Card.parse(text))
    except ValueError:
        msg = f"{text!r} is no action: write pass, order up, name H, discard 9S, play JD …"
        raise ValueError(msg) from None


def _parse_card(text: str) -> Card | None:
    return None if text.strip() == HIDDEN else Card.parse(text)
