"""Catalogues: the messages of each language, read from the Fluent files beside this module.

A language is a folder of ``locales``; nothing else has to be changed to add one. Three
functions let a translator choose the form of a name: ``SUIT($suit, form: "acc")``,
``CARD($card, form: "acc")`` and ``BID($bid, form: "acc")``, forms being attributes of the
messages ``suit-H``, ``rank-J``, ``card-joker`` and ``bid-name-nap``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from euchre.cards import Card
from euchre.texts.bundle import Bundle
from euchre.texts.text import Arg, Text

__all__ = [
    "ENGLISH",
    "Catalogue",
    "MissingTextError",
    "UnknownLanguageError",
    "best_language",
    "catalogue_files",
    "languages",
]

ENGLISH: Final = "en"
"""The language that every message exists in."""


class MissingTextError(LookupError):
    """A message that does not exist or cannot be said with these arguments."""

    def __init__(self, key: str, why: str) -> None:
        """The error for that key."""
        self.key = key
        super().__init__(f"message {key!r}: {why}")


class UnknownLanguageError(ValueError):
    """There are no texts in that language. ``available`` are those there are."""

    def __init__(self, name: str) -> None:
        """The error for that language."""
        self.name = name
        self.available = languages()
        super().__init__(f"there are no texts in {name!r}; there are {', '.join(self.available)}")


def _locales() -> Traversable:
    return resources.files("euchre.texts") / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in, English first."""
    found = sorted(one.name for one in _locales().iterdir() if one.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def best_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: ``wanted`` if given, else what the environment asks for, else English.

    The environment is read as by gettext: LANGUAGE (a list), LC_ALL, LC_MESSAGES, LANG.

    >>> best_language(None, {"LANG": "en_GB.UTF-8"})
    'en'

    Raises:
        UnknownLanguageError: if ``wanted`` is a language without texts.
    """
    if wanted is not None:
        name = _plain(wanted)
        if name not in languages():
            raise UnknownLanguageError(wanted)
        return name
    asked = environ.get("LANGUAGE", "").split(":")
    asked += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((_plain(one) for one in asked if _plain(one) in languages()), ENGLISH)


def _plain(locale: str) -> str:
    """``el`` for ``el_GR.UTF-8`` or ``el-GR``."""
    return locale.strip().replace("-", "_").split(".")[0].split("_")[0].lower()


def catalogue_files(language: str) -> dict[str, str]:
    """The Fluent files of a language: name and content, in order of their names."""
    folder = _locales() / language
    return {
        one.name: one.read_text(encoding="utf-8")
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(".ftl")
    }


class Catalogue:
    """All messages of one language; those that it lacks are said in English.

    >>> Catalogue().text("suit-H")
    'hearts'
    """

    def __init__(self, language: str = ENGLISH, *, spoken: bool = False) -> None:
        """The messages of ``language``.

        ``spoken`` writes cards as words ("the jack of hearts"), for a voice; otherwise
        they are rank and pip, as on the card.

        Raises:
            UnknownLanguageError: if there are no texts in it.
        """
        if language not in languages():
            raise UnknownLanguageError(language)
        self.language: Final = language
        self._spoken = spoken
        functions = {"SUIT": self._suit, "CARD": self._card, "BID": self._bid}
        self._bundle = Bundle(language, catalogue_files(language).values(), functions)
        self._english = None if language == ENGLISH else Catalogue(ENGLISH, spoken=spoken)

    def __contains__(self, key: object) -> bool:
        """Whether this language (not English in its stead) has that message."""
        return key in self._bundle

    def say(self, text: Text) -> str:
        """The text in this language.

        Raises:
            MissingTextError: if there is no such message, or an argument is missing.
        """
        return self.text(text.key, **text.named)

    def text(self, key: str, /, **args: Arg) -> str:
        """The message of that key with these arguments, in this language.

        Raises:
            MissingTextError: if there is no such message, or an argument is missing.
        """
        if key not in self:
            if self._english is None:
                raise MissingTextError(key, "there is none of that key")
            return self._english.text(key, **args)
        said = self._bundle.say(key, {name: self._arg(one) for name, one in args.items()})
        if said is None:
            raise MissingTextError(key, "it has no value")
        value, errors = said
        if errors:
            raise MissingTextError(key, "; ".join(str(error) for error in errors))
        return value

    def _arg(self, value: Arg) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, str) and value.startswith("@"):
            key = value[1:]
            if key in self or (self._english is not None and key in self._english):
                return self.text(key)
        return value

    def _form(self, key: str, form: str | None, **args: str) -> str:
        """A form of a name: the attribute ``form``, or the value where there is none."""
        said = self._bundle.say(key, args, form)
        if said is None:
            raise MissingTextError(key, "it has no value")
        return said[0]

    def _suit(self, suit: object, form: object = None) -> str:
        """The Fluent function SUIT: ``S H D C``, ``N`` or ``L`` as a name."""
        return self._form(f"suit-{suit}", None if form is None else str(form))

    def _bid(self, bid: object, form: object = None) -> str:
        """The Fluent function BID: the label of a bid as its number or its name."""
        label = str(bid)
        if label.isdecimal():
            return label
        return self._form(f"bid-name-{label}", None if form is None else str(form))

    def _card(self, card: object, form: object = None) -> str:
        """The Fluent function CARD: two characters as a name."""
        code, wanted = str(card), None if form is None else str(form)
        face = Card.parse(code)
        if face.rank is None or face.suit is None:
            return self._form("card-joker", wanted)
        if not self._spoken:
            return face.name
        rank = self._form(f"rank-{face.rank.letter}", wanted)
        suit = self._form(f"suit-{face.suit.letter}", "card")
        return self._form("card-pattern", wanted, rank=rank, suit=suit)
