"""What a person typed at the table: an action, a wish to see something, or neither.

Understood are the numbers of the choices, cards (``JD``, ``10♦``, ``jack of diamonds``),
suits, and the words of the messages ``plain-word-…`` in the reader's language and in
English.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

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
    Phase,
    Play,
    Redeal,
    TakeOver,
    View,
)
from euchre.texts import ENGLISH, Catalogue

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
    QUIT = "quit"


_SIMPLE: Final[dict[str, Action]] = {
    "pass": Pass(),
    "decline": Decline(),
    "ask-best": AskBest(),
    "defend-alone": DefendAlone(),
    "take-over": TakeOver(),
    "redeal": Redeal(),
    "go-under": GoUnder(),
}


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
                "name",
            )
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
        if word.isascii() and word.isdecimal() and len(word) <= 3:
            at = int(word)
            return choices[at - 1] if 1 <= at <= len(choices) else None
        if word in self._words["pass"] and Pass() not in choices and Decline() in choices:
            return Decline()
        for name, action in _SIMPLE.items():
            if word in self._words[name]:
                return action
        rest, alone = self._without(word, self._words["alone"])
        return self._call(rest, view, choices, alone=alone) or self._card(rest, view)

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
        if word in self._words["no-trump"]:
            return Name(None, alone)
        suit = self._suit(word)
        if suit is None or view.public.phase not in (Phase.AUCTION, Phase.BLIND_NAME):
            return None
        if view.public.round == 1 and view.public.phase is Phase.AUCTION:
            return OrderUp(alone) if suit is view.public.turned_suit else Name(suit, alone)
        return Name(suit, alone)

    def _suit(self, word: str) -> Suit | None:
        if word in self._suits:
            return self._suits[word]
        try:
            return Suit.parse(word)
        except ValueError:
            return None

    @staticmethod
    def _card(word: str, view: View) -> Action | None:
        if not view.public.phase.asks_for_card:
            return None
        try:
            card = Card.parse(word.removeprefix("the "))
        except ValueError:
            return None
        match view.public.phase:
            case Phase.PLAY:
                return Play(card)
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
