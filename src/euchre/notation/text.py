"""Lines of text for people to write and read: actions (see :mod:`euchre.notation.actions`), deals.

A deal: ``dealer 3: JS AS KH TD 9C / … / … / … up TD kitty KC 9D 9S``, the hands of seat 0,
1, 2 and so on.
"""

from __future__ import annotations

import re
from collections import Counter

from euchre.cards import Card, Seat
from euchre.game import Action, Dealt
from euchre.notation.actions import action_of_text, action_text
from euchre.notation.plain import clean_text
from euchre.notation.problems import NotationError, Place, Problem
from euchre.rules import Rules

__all__ = ["action_text", "cards_text", "deal_text", "parse_action", "parse_cards", "parse_deal"]


def parse_action(text: str) -> Action:
    """The action that a line stands for. A card alone is a play, a suit alone names it.

    Raises:
        NotationError: if it stands for none.
    """
    try:
        return action_of_text(text)
    except ValueError as error:
        raise _error("text-no-action", detail=str(error), found=_short(text)) from None


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards with blanks between: ``JD TS``."""
    return " ".join(card.text for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, parted by blanks or commas.

    Raises:
        NotationError: if one is no card.
    """
    return tuple(_card(word) for word in text.replace(",", " ").split())


def _card(text: str) -> Card:
    try:
        return Card.parse(text)
    except ValueError as error:
        raise _error("notation-bad-card", detail=str(error), found=_short(text)) from None


def _error(key: str, *, detail: str = "", **args: str | int) -> NotationError:
    return NotationError([Problem(key, Place(), tuple(sorted(args.items())), detail)])


def _short(text: str) -> str:
    return clean_text(text)[:40]


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
    re.IGNORECASE | re.DOTALL | re.ASCII,
)


def parse_deal(text: str, rules: Rules) -> Dealt:
    """The deal of a line, by these rules. A kitty left out is all that is not dealt.

    Raises:
        NotationError: if it is not a deal of that pack.
    """
    found = _DEAL.fullmatch(text)
    if found is None:
        raise _error("text-no-deal")
    dealer: Seat = int(found["dealer"])
    if dealer >= rules.players:
        raise _error("record-no-such-seat", n=dealer, last=rules.players - 1)
    hands = tuple(tuple(sorted(parse_cards(hand))) for hand in found["hands"].split("/"))
    wanted = [rules.hand_size_of(seat, dealer) for seat in range(rules.players)]
    if [len(hand) for hand in hands] != wanted:
        sizes = ", ".join(str(len(hand)) for hand in hands)
        raise _error("text-hands", players=rules.players, size=rules.hand_size, sizes=sizes)
    up = parse_cards(found["up"] or "")
    if len(up) != rules.deal.turn_up:
        raise _error("text-upcards", n=int(rules.deal.turn_up), found=len(up))
    left = Counter(rules.cards.cards)
    for card in (*(card for hand in hands for card in hand), *up):
        if not left[card]:
            raise _error("text-card-left-over", card=card.text)
        left[card] -= 1
    rest = tuple(sorted(left.elements()))
    kitty = parse_cards(found["kitty"]) if found["kitty"] is not None else rest
    if tuple(sorted(kitty)) != rest:
        raise _error("text-kitty", cards=cards_text(rest))
    return Dealt(dealer, hands, up[0] if up else None, kitty)
