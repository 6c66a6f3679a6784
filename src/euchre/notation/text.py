"""One line of text for an action, and one for a deal.

Actions: ``pass``, ``order up``, ``order up alone``, ``name H``, ``name N alone`` (N is no
trump), ``go alone``, ``redeal``, ``go under``, ``take over``, ``defend alone``, ``decline``,
``discard 9S``, ``ask best``, ``give AH to 2``, ``play JD``. A hidden card is ``?``.

Deals: ``dealer 3: JS AS KH TD 9C / … / … / … up TD kitty KC 9D 9S``, the hands of seat 0,
1, 2 and so on.
"""

from __future__ import annotations

import re
from collections import Counter

from euchre.cards import Card, Seat, Suit
from euchre.game import (
    Action,
    AskBest,
    Dealt,
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
from euchre.rules import Rules

__all__ = ["action_text", "cards_text", "deal_text", "parse_action", "parse_cards", "parse_deal"]

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


def parse_action(text: str) -> Action:
    """The action that a line stands for. A card alone is a play, a suit alone names it.

    >>> parse_action("Hearts alone"), parse_action("10♦")
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


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards with blanks between: ``JD TS``."""
    return " ".join(card.text for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, parted by blanks or commas.

    Raises:
        ValueError: if one is no card.
    """
    return tuple(Card.parse(word) for word in text.replace(",", " ").split())


def deal_text(deal: Dealt) -> str:
    """The line that stands for a deal whose cards are all known.

    Raises:
        ValueError: if a hand is hidden.
    """
    if None in deal.hands or deal.kitty is None:
        raise ValueError("a deal with hidden cards has no line of text")
    hands = " / ".join(cards_text(hand or ()) for hand in deal.hands)
    up = f" up {deal.upcard.text}" if deal.upcard else ""
    kitty = f" kitty {cards_text(deal.kitty)}" if deal.kitty else ""
    return f"dealer {deal.dealer}: {hands}{up}{kitty}"


_DEAL = re.compile(
    r"\s*(?:dealer\s*)?(?P<dealer>\d{1,2})\s*:(?P<hands>.*?)"
    r"(?:\bup\b(?P<up>.*?))?(?:\bkitty\b(?P<kitty>.*))?",
    re.IGNORECASE | re.DOTALL,
)


def parse_deal(text: str, rules: Rules) -> Dealt:
    """The deal of a line, by these rules. A kitty left out is all that is not dealt.

    Raises:
        ValueError: if it is not a deal of that pack; the text says what is wrong.
    """
    found = _DEAL.fullmatch(text)
    if found is None:
        raise ValueError("write a deal as: dealer 0: five cards / five / five / five up TD")
    dealer: Seat = int(found["dealer"])
    if dealer >= rules.players:
        raise ValueError(f"there is no seat {dealer}: seats are 0 to {rules.players - 1}")
    hands = tuple(tuple(sorted(parse_cards(hand))) for hand in found["hands"].split("/"))
    if len(hands) != rules.players or any(len(hand) != rules.hand_size for hand in hands):
        sizes = ", ".join(str(len(hand)) for hand in hands)
        raise ValueError(
            f"{rules.players} hands of {rules.hand_size} cards are needed, not of {sizes}"
        )
    up = parse_cards(found["up"] or "")
    if len(up) != rules.deal.turn_up:
        raise ValueError(f"{int(rules.deal.turn_up)} turned card is needed, not {len(up)}")
    left = Counter(rules.cards.cards)
    for card in (*(card for hand in hands for card in hand), *up):
        if not left[card]:
            raise ValueError(f"{card.text} is dealt twice, or is not in this pack")
        left[card] -= 1
    rest = tuple(sorted(left.elements()))
    kitty = parse_cards(found["kitty"]) if found["kitty"] is not None else rest
    if tuple(sorted(kitty)) != rest:
        raise ValueError(f"the kitty must be {cards_text(rest)}")
    return Dealt(dealer, hands, up[0] if up else None, kitty)
