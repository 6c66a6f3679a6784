"""One line of text for an action.

``pass``, ``order up``, ``order up alone``, ``name H``, ``name N alone`` (N is no trump, L
no trump said low), ``bid 4``, ``bid nap``, ``bid 6 S`` (with trump), ``go alone``,
``redeal``, ``go under``, ``take over``, ``defend alone``, ``decline``, ``discard 9S``,
``ask best``, ``give AH to 2``, ``call AD`` (for a partner), ``stay``, ``drop out``,
``play JD``. A hidden card is ``?``.
"""

from __future__ import annotations

import re

from euchre.cards import LOW, NO_TRUMP, Card, Suit, trump_letter
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
)
from euchre.rules import BidName

__all__ = ["action_of_text", "action_text"]

HIDDEN = "?"

_PLAIN: dict[type[Action], str] = {
    Pass: "pass",
    GoAlone: "go alone",
    Redeal: "redeal",
    GoUnder: "go under",
    TakeOver: "take over",
    DefendAlone: "defend alone",
    Decline: "decline",
    AskBest: "ask best",
    Stay: "stay",
    DropOut: "drop out",
    Jambone: "jambone",
    Jamboree: "jamboree",
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
    "stay": Stay(),
    "drop out": DropOut(),
    "jambone": Jambone(),
    "jamboree": Jamboree(),
    **{words: OrderUp() for words in _ORDER_UP},
    **{f"{words} alone": OrderUp(alone=True) for words in _ORDER_UP},
}
_SUIT_WORDS = re.compile(
    r"(?:(?:name|call|make) +)?(?P<suit>[^\W\d_]+|[♠♥♦♣]\ufe0e?)(?P<alone> +alone)?"
)
_BID_NAMES = "|".join(name.value.replace("_", "[ _]") for name in BidName if name)
_BID_WORDS = re.compile(
    rf"bid +(?P<label>\d{{1,2}}|{_BID_NAMES})"
    r"(?P<trump> *[^\W\d_]+| *[♠♥♦♣]\ufe0e?)?"
)


def action_text(action: Action) -> str:
    """The line that stands for an action.

    >>> action_text(Name(Suit.HEARTS, alone=True))
    'name H alone'
    """
    match action:
        case OrderUp(alone):
            return "order up" + _alone(alone)
        case Name(suit, alone, low):
            return f"name {trump_letter(suit, low=low)}" + _alone(alone)
        case Bid(label, None):
            return f"bid {label}"
        case Bid(label, Name(suit, _, low)):
            return f"bid {label} {trump_letter(suit, low=low)}"
        case CallPartner(card):
            return f"call {card.text}"
        case Discard(card):
            return f"discard {_card_text(card)}"
        case Give(card, to):
            return f"give {_card_text(card)} to {to}"
        case Play(card):
            return f"play {card.text}"
        case PlayExposed(card):
            return f"play exposed {card.text}"
        case _:
            return _PLAIN[type(action)]


def _alone(alone: bool) -> str:  # noqa: FBT001 - a field's value
    return " alone" if alone else ""


def _card_text(card: Card | None) -> str:
    return HIDDEN if card is None else card.text


def action_of_text(text: str) -> Action:
    """The action that a line stands for. A card alone is a play, a suit alone names it.

    >>> action_of_text("Hearts alone"), action_of_text("10♦")
    (Name(suit=<Suit.HEARTS: 1>, alone=True, low=False), Play(card=Card.parse('TD')))

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
            exposed, _, card = rest.partition(" ")
            if exposed.lower() == "exposed":
                return PlayExposed(Card.parse(card))
            return Play(Card.parse(rest))
        case "discard":
            return Discard(_parse_card(rest))
        case "give":
            card, _, to = rest.lower().rpartition(" to ")
            if not to.isdecimal() or len(to) > 2:
                msg = f"{text!r} does not say to which seat: write give AH to 2"
                raise ValueError(msg)
            return Give(_parse_card(card), int(to))
        case "call" if _parse_name(low) is None:
            return CallPartner(Card.parse(rest))
        case "bid":
            return _parse_bid(low)
        case _:
            return _parse_name(low) or _parse_play(plain)


def _with_letters(text: str) -> str:
    """A line in which no trump, high or low, is a letter."""
    for words, letter in _LETTERS.items():
        text = text.replace(words, letter)
    return text


_LETTERS = {
    "low no trump": LOW,
    "no trump low": LOW,
    "low": LOW,
    "no trump": NO_TRUMP,
    "notrump": NO_TRUMP,
    "nt": NO_TRUMP,
}


def _parse_name(text: str) -> Name | None:
    """The naming that a line stands for, or None."""
    found = _SUIT_WORDS.fullmatch(_with_letters(text))
    return None if found is None else _name_of(found["suit"], alone=found["alone"] is not None)


def _name_of(suit: str, *, alone: bool) -> Name | None:
    letter = suit.upper()
    if letter in (NO_TRUMP, LOW):
        return Name(None, alone, letter == LOW)
    try:
        return Name(Suit.parse(suit), alone)
    except ValueError:
        return None


def _parse_bid(text: str) -> Bid:
    found = _BID_WORDS.fullmatch(_with_letters(text))
    trump = None
    if found is not None and found["trump"]:
        trump = _name_of(found["trump"].strip(), alone=False)
    if found is None or (found["trump"] and trump is None):
        msg = f"{text!r} is no bid: write bid 4, bid nap or, with trump, bid 6 S"
        raise ValueError(msg)
    label = found["label"].replace(" ", "_")
    return Bid(str(int(label)) if label.isdecimal() else label, trump)


def _parse_play(text: str) -> Play:
    try:
        return Play(Card.parse(text))
    except ValueError:
        msg = f"{text!r} is no action: write pass, order up, name H, bid 4, play JD …"
        raise ValueError(msg) from None


def _parse_card(text: str) -> Card | None:
    return None if text.strip() == HIDDEN else Card.parse(text)
