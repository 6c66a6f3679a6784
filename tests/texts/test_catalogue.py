"""Catalogues: forms of names, fallback, languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

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
from euchre.texts import catalogue as catalogue_module
from euchre.texts.bundle import entries_of
from tests.texts.entries import entries, messages


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_and_no_message_stands_twice(language: str) -> None:
    """A Fluent file has no junk, and a key is written once in a language."""
    for entry in entries(language):
        assert not isinstance(entry, ast.Junk), entry.content
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(keys) > 2000
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_files_are_cut_into_the_entries_that_fluent_finds(language: str) -> None:
    """Each message, read by itself, is the one that Fluent reads in its whole file."""
    whole = [one for one in entries(language) if isinstance(one, ast.Message | ast.Term)]
    names = [f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name for one in whole]
    cut = {
        name: source
        for content in catalogue_files(language).values()
        for name, source in entries_of(content).items()
    }
    assert list(cut) == names
    parser = FluentParser(with_spans=False)
    for name, entry in zip(names, whole, strict=True):
        assert parser.parse_entry(cut[name]).equals(entry, ["span", "comment"]), name


def test_entries_are_found_however_they_are_written() -> None:
    """Comments, empty lines, terms, attributes, and brackets that begin a line."""
    content = """# Of no entry.

one =  1

-two=2
    .form = { $n ->
[one] x = y
*[other] -z = { one }
}
## A group.
# Of three.
three =
    .form = { -two(n: 1) } =

    and a=b
four = { one }"""
    parser = FluentParser(with_spans=False)
    whole = [one for one in parser.parse(content).body if isinstance(one, ast.Message | ast.Term)]
    assert list(entries_of(content)) == ["one", "-two", "three", "four"]
    for source, entry in zip(entries_of(content).values(), whole, strict=True):
        assert parser.parse_entry(source).equals(entry, ["span", "comment"])


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english(language: str) -> None:
    """None is left over in any language; none is missing but those marked as new in English."""
    there, english = messages(language).keys(), messages("en")
    assert there <= english.keys()
    assert all(_is_new(english[key]) for key in english.keys() - there), english.keys() - there


def _is_new(entry: ast.Message) -> bool:
    """Whether a message is marked as one that waits for its translations."""
    return entry.comment is not None and "Not translated yet" in (entry.comment.content or "")


@pytest.mark.soak
def test_no_message_waits_for_its_translations() -> None:
    """Nothing is marked as new for long: the soak finds it."""
    assert [key for key, message in messages("en").items() if _is_new(message)] == []


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

    Labels, which stand by themselves, are in other files and are none.
    """
    of_sentences = {"play.ftl", "rules.ftl", "presets.ftl", "impossible.ftl", "sheet.ftl"}
    for name, content in catalogue_files(language).items():
        assert name not in of_sentences or not re.search(
            r"^[a-z-]+ = \{ CARD", content, re.MULTILINE
        )


FINNISH = """
suit-H = hertta
    .part = herttaa
rank-J = sotamies
    .gen = sotamiehen
card-pattern = { $rank } / { $suit }
card-joker = jokeri
    .gen = jokerin
suit-C = risti
    .card = ristin
call-order-up = { $who } hyväksyy { CARD($card, form: "gen") }
prompt-follow = Pelaa { SUIT($suit, form: "part") }, { SUIT($suit, form: "none-such") }
"""
"""A language with cases, for the test of forms (the words are of the Finnish glossary)."""


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a second language that has only a few messages."""
    for language, files in (("en", catalogue_files("en")), ("fi", {"names.ftl": FINNISH})):
        (tmp_path / language).mkdir()
        for name, content in files.items():
            (tmp_path / language / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr(catalogue_module, "_locales", lambda: tmp_path)
    languages.cache_clear()
    yield
    languages.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_translator_chooses_the_forms_of_names() -> None:
    """A folder is a language: forms are attributes; the value stands for a missing one."""
    assert languages() == ("en", "fi")
    assert best_language(None, {"LANG": "fi_FI.UTF-8"}) == "fi"
    finnish = Catalogue("fi", spoken=True)
    assert (
        finnish.text("call-order-up", who="Aino", card="JH") == "Aino hyväksyy sotamiehen / hertta"
    )
    assert (
        finnish.text("call-order-up", who="Aino", card="JC") == "Aino hyväksyy sotamiehen / ristin"
    )
    assert finnish.text("call-order-up", who="Aino", card="JK") == "Aino hyväksyy jokerin"
    assert finnish.text("prompt-follow", suit="H") == "Pelaa herttaa, hertta"


@pytest.mark.usefixtures("two_languages")
def test_message_that_a_language_lacks_is_said_in_english() -> None:
    """The English sentence has English names in it, and names of messages are found too."""
    finnish = Catalogue("fi")
    assert "call-name" not in finnish
    assert finnish.text("call-name", who="@seat-west", you="no", alone="no", suit="H") == (
        "West named hearts."
    )
    with pytest.raises(MissingTextError, match="no-such"):
        finnish.text("no-such")
