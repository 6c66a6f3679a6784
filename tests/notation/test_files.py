"""Which format a text is in, and the words for problems."""

from __future__ import annotations

import pytest

from euchre.game import REFUSAL_KEYS
from euchre.notation import format_named, format_of, log, read, write
from euchre.notation.record import Opening
from euchre.rules import preset
from euchre.texts import Catalogue
from tests.notation.games import DATA
from tests.notation.messages import say_all

EGN = (DATA / "egn" / "scenario.egn").read_text(encoding="utf-8")
PTN = (DATA / "ptn" / "no-trump-alone.ptn").read_text(encoding="utf-8")
LOG = log.header_line(log.Header(preset("na24").rules, Opening(0)))


@pytest.mark.parametrize(
    ("text", "form"),
    [
        (EGN, "egn"),
        ("\ufeff" + EGN, "egn"),
        (EGN[:200], "egn"),
        (PTN, "ptn"),
        (PTN.split("\n", 1)[1], "ptn"),
        (LOG, "log"),
        ("  " + LOG + "\n", "log"),
        ("[]", None),
        ("hello", None),
        ("", None),
    ],
)
def test_the_format_is_found_from_the_text(text: str, form: str | None) -> None:
    """A file is known by what is in it, cut off or with a byte order mark too."""
    assert format_of(text) == form


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.egn", "egn"),
        ("A.PTN", "ptn"),
        ("x/y.jsonl", "log"),
        ("egn", "egn"),
        ("log", "log"),
        ("a.txt", None),
    ],
)
def test_the_format_is_named_by_a_file_or_by_itself(name: str, form: str | None) -> None:
    """For what is to be written, the name decides."""
    assert format_named(name) == form


def test_any_format_is_read_and_converted() -> None:
    """One function reads them all; what it gives can be written as a log or as EGN."""
    for text in (EGN, PTN):
        record = read(text)
        assert record.is_sound
        for form in ("log", "egn"):
            again = read(write(record, form)[0])
            assert again.state.public.standing == record.state.public.standing
    assert say_all(read("hello").problems)[0].startswith("This is no game in a format")
    assert read("", "a.egn").problems[0].key == "notation-not-json"
    with pytest.raises(ValueError, match="not written"):
        write(read(EGN), "ptn")


def test_every_refusal_can_be_said_of_a_record() -> None:
    """Whatever the engine refuses has a sentence for files of games."""
    catalogue = Catalogue()
    for key in REFUSAL_KEYS:
        said = catalogue.text(
            f"record-{key}",
            seat=1,
            turn=2,
            action="play JD",
            legal="play KC",
            card="JD",
            suit="H",
            owner=0,
        )
        assert "1" in said
