"""What a person typed at the table: an action, a wish to see something, or neither.

Understood are the numbers of the choices, cards (``JD``, ``10♦``, ``jack of diamonds``),
suits, and the words of the messages ``plain-word-…`` in the reader's language and in
English. In an auction of bids the choices have no numbers, for a number is a bid there:
``4``, ``6S``, ``6 spades``, ``nap``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from euchre.cards import Card, Suit, trump_letter
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
    Phase,
    Play,
    PlayExposed,
    Redeal,
    Stay,
    TakeOver,
    View,
)
from euchre.rules import BidName
from euchre.texts import ENGLISH, Catalogue
from euchre.texts.story import bids_by_number

__all__ = ["Understanding", "Wish"]


class Wish(StrEnum):
    """What a person may want to see, or do, besides acting."""

    HELP = "help"
    HAND = "hand"
    TRICKS = "tricks"
    AUCTION = "auction"
    SCORE = "score"
    RULES = "rules"
    CHOICES = "choices"
    HINT = "hint"
    EXPLAIN = "explain"
    QUIT = "quit"


_SIMPLE: Final[dict[str, Action]] = {
    "pass": Pass(),
    "decline": Decline(),
    "ask-best": AskBest(),
    "defend-alone": DefendAlone(),
    "take-over": TakeOver(),
    "jambone": Jambone(),
    "jamboree": Jamboree(),
    "redeal": Redeal(),
    "go-under": GoUnder(),
    "stay": Stay(),
    "drop-out": DropOut(),
}
_NAMING: Final = frozenset((Phase.AUCTION, Phase.BLIND_NAME, Phase.NAME_TRUMP))
_NUMBER: Final = re.compile(r"(\d{1,2})\s*(.*)")


class Understanding:
    """The words of one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Understands the catalogue's language, and English."""
        sources = [catalogue]
        if catalogue.language != ENGLISH:
            sources.append(Catalogue(ENGLISH))
        self._words = {
            # The longest first, so that no word is taken for a part of a longer one.
            name: sorted(
                {
                    _plain(word)
                    for source in sources
                    for word in source.text(f"plain-word-{name}").split(",")
                },
                key=lambda word: (-len(word), word),
            )
            for name in (
                *_SIMPLE,
                *(one.value for one in Wish),
                "order",
                "alone",
                "no-trump",
                "low",
                "name",
                "bid",
            )
        }
        self._catalogue = catalogue
        self._bids = {
            _plain(word): name.value
            for source in sources
            for name in BidName
            if name
            for word in (source.text(f"bid-name-{name.value}"), name.value.replace("_", " "))
        }
        self._suits = {
            _plain(source.text(f"suit-{suit.letter}")): suit for source in sources for suit in Suit
        }

    def wish(self, typed: str) -> Wish | None:
        """What the person wants to see; None if it is none of that."""
        word = _plain(typed)
        return next((one for one in Wish if word in self._words[one.value]), None)

    def action(self, typed: str, view: View, choices: Sequence[Action]) -> Action | None:
        """The action that is meant, which need not be legal; None if none is."""
        word = _plain(typed)
        number_bids = bids_by_number(view.public)
        if word.isascii() and word.isdecimal() and len(word) <= 3 and not number_bids:
            at = int(word)
            return choices[at - 1] if 1 <= at <= len(choices) else None
        if word in self._words["pass"] and Pass() not in choices and Decline() in choices:
            return Decline()
        for name, action in _SIMPLE.items():
            if word in self._words[name]:
                return action
        if number_bids:
            return self._bid(word)
        if view.public.phase is Phase.CALL_PARTNER:
            return self._partner(word, choices)
        rest, alone = self._without(word, self._words["alone"])
        return self._call(rest, view, choices, alone=alone) or self._card(rest, view)

    def as_typed(self, action: Action) -> str:
        """What to type for a choice of an auction of bids; :meth:`action` understands it."""
        match action:
            case Bid(label, None):
                return self._bid_name(label)
            case Bid(label, Name(suit, _, low)):
                letter = trump_letter(suit, low=low)
                if label.isdecimal():
                    return f"{label}{letter}"
                return self._catalogue.text("plain-bid-in", bid=self._bid_name(label), suit=letter)
            case _:
                name = next(name for name, one in _SIMPLE.items() if one == action)
                return self._catalogue.text(f"plain-word-{name}").split(",")[0].strip()

    def _bid_name(self, label: str) -> str:
        if label.isdecimal():
            return label
        return self._catalogue.text(f"bid-name-{label}").casefold()

    def _bid(self, word: str) -> Action | None:
        """A bid, with its trump if that is said."""
        rest, _ = self._without(word, self._words["bid"])
        number = _NUMBER.fullmatch(rest)
        if number is not None:
            label, trump = str(int(number[1])), number[2]
        else:
            names = sorted(self._bids, key=len, reverse=True)
            name = next((one for one in names if rest == one or rest.startswith(f"{one} ")), None)
            if name is None:
                return None
            label, trump = self._bids[name], rest.removeprefix(name).strip()
        if not trump:
            return Bid(label)
        named = self._trump(trump, alone=False)
        return None if named is None else Bid(label, named)

    def _trump(self, word: str, *, alone: bool) -> Name | None:
        """A suit, or no trump, high or low."""
        if word in self._words["low"]:
            return Name(None, alone, low=True)
        if word in self._words["no-trump"]:
            return Name(None, alone)
        suit = self._suit(word)
        return None if suit is None else Name(suit, alone)

    def _partner(self, word: str, choices: Sequence[Action]) -> Action | None:
        """The card called; a suit stands for its only card that may be called."""
        rest, _ = self._without(word, self._words["name"])
        suit = self._suit(rest)
        of_suit = [one for one in choices if isinstance(one, CallPartner) and one.card.suit is suit]
        if suit is not None and len(of_suit) == 1:
            return of_suit[0]
        try:
            return CallPartner(Card.parse(rest.removeprefix("the ")))
        except ValueError:
            return None

    def _call(
        self, word: str, view: View, choices: Sequence[Action], *, alone: bool
    ) -> Action | None:
        """A call that makes trump, or that adds to one."""
        if not word:
            # "Alone" without a suit: of the turned card, or after a trump named blind.
            of_upcard: tuple[Action, ...] = (GoAlone(), DefendAlone(), OrderUp(alone=True))
            return next((one for one in of_upcard if one in choices), None) if alone else None
        if word in self._words["order"]:
            return OrderUp(alone)
        word, _ = self._without(word, self._words["name"])
        named = self._trump(word, alone=alone)
        if named is None or named.suit is None:
            return named
        if view.public.phase not in _NAMING:
            return None
        in_round_one = view.public.round == 1 and view.public.phase is Phase.AUCTION
        if in_round_one and named.suit is view.public.turned_suit:
            return OrderUp(alone)
        return named

    def _suit(self, word: str) -> Suit | None:
        if word in self._suits:
            return self._suits[word]
        try:
            return Suit.parse(word)
        except ValueError:
            return None

    @staticmethod
    def _card(word: str, view: View) -> Action | None:
        is_exposed = view.public.phase is Phase.PLAY_EXPOSED
        if not is_exposed and not view.public.phase.asks_for_card:
            return None
        try:
            card = Card.parse(word.removeprefix("the "))
        except ValueError:
            return None
        match view.public.phase:
            case Phase.PLAY:
                return Play(card)
            case Phase.PLAY_EXPOSED:
                return PlayExposed(card)
            case Phase.BEST_GIVE if view.public.lone_asker is not None:
                return Give(card, view.public.lone_asker)
            case _:
                return Discard(card)

    @staticmethod
    def _without(word: str, names: Iterable[str]) -> tuple[str, bool]:
        """The rest of a phrase that begins or ends with one of these words, and whether it does."""
        for name in names:
            if word == name:
                return "", True
            if word.startswith(f"{name} "):
                return word.removeprefix(name).strip(), True
            if word.endswith(f" {name}"):
                return word.removesuffix(name).strip(), True
        return word, False


def _plain(text: str) -> str:
    """Without case, accents and commas, and without more than one space between words."""
    letters = unicodedata.normalize("NFD", text.casefold().replace(",", " "))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.split()).strip(" .!")
