"""Catalogues: forms of names, fallback, languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from euchre.cards import ALL_CARDS
from euchre.texts import (
    Catalogue,
    MissingTextError,
    Text,
    UnknownLanguageError,
    best_language,
    catalogue_files,
    languages,
)


def _entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for name, content in catalogue_files(language).items():
        resource = FluentParser(with_spans=False).parse(content)
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                yield name, entry


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_and_no_message_stands_twice(language: str) -> None:
    """A Fluent file has no junk, and a key is written once in a language."""
    keys = [entry.id.name for _, entry in _entries(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english(language: str) -> None:
    """No message is missing or left over in any language."""
    assert {entry.id.name for _, entry in _entries(language)} == {
        entry.id.name for _, entry in _entries("en")
    }


def test_card_is_rank_and_pip_or_words() -> None:
    """CARD writes what the card shows, or its name where it is spoken."""
    glyphs, spoken = Catalogue(), Catalogue(spoken=True)
    west = {"who": "West", "you": "no", "alone": "no"}
    assert glyphs.text("call-order-up", **west, card="TD") == "West ordered up 10♦︎."
    assert spoken.text("call-order-up", **west, card="TD") == (
        "West ordered up the ten of diamonds."
    )
    assert "the joker" in glyphs.text("call-order-up", **west, card="JK")


def test_every_card_can_be_said() -> None:
    """Each of the 53 faces has a name of its own, drawn and spoken."""
    for spoken in (False, True):
        catalogue = Catalogue(spoken=spoken)
        said = {
            catalogue.text("call-order-up", who="W", you="no", alone="no", card=card.text)
            for card in ALL_CARDS
        }
        assert len(said) == len(ALL_CARDS)


def test_argument_that_names_a_message_is_replaced_by_it() -> None:
    """``@KEY`` in an argument is the text of KEY; any other name is left as it is."""
    catalogue = Catalogue()
    assert catalogue.text("call-pass", who="@seat-west", you="no") == "West passed."
    assert catalogue.text("call-pass", who="@nobody", you="no") == "@nobody passed."


def test_missing_message_and_missing_argument_name_the_key() -> None:
    """The error says which message it was."""
    with pytest.raises(MissingTextError, match="no-such-message"):
        Catalogue().say(Text("no-such-message"))
    with pytest.raises(MissingTextError, match="call-pass"):
        Catalogue().say(Text("call-pass"))


def test_language_is_what_is_wanted_else_what_the_environment_asks_for() -> None:
    """--lang before LANGUAGE, LC_ALL, LC_MESSAGES and LANG; English where nothing fits."""
    assert best_language("en", {"LANG": "xx"}) == "en"
    assert best_language(None, {"LANGUAGE": "xx:en", "LANG": "C"}) == "en"
    assert best_language(None, {"LC_ALL": "C.UTF-8"}) == "en"
    assert best_language(None, {}) == "en"
    with pytest.raises(UnknownLanguageError, match="xx"):
        best_language("xx", {})
    with pytest.raises(UnknownLanguageError, match="xx"):
        Catalogue("xx")


@pytest.mark.parametrize("language", languages())
def test_sentences_do_not_begin_with_a_card(language: str) -> None:
    """A name of a card is lower case in words, so no sentence begins with one.

    Labels of the browser and of the terminal stand by themselves and are none.
    """
    for name, content in catalogue_files(language).items():
        assert name in {"web.ftl", "cli.ftl"} or not re.search(
            r"^[a-z-]+ = \{ CARD", content, re.MULTILINE
        )
