"""Presets that a law of the test is held to: few, and none of what they differ in is left out."""

from __future__ import annotations

import pytest

from euchre.rules import PRESETS
from tests import draws
from tests.draws import answers, kind, of_every_kind, with_every_answer

LAWS = [f"law {number}" for number in range(100)]


@pytest.fixture(autouse=True)
def _as_in_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """The soak draws all presets, which is shown in a test of its own."""
    monkeypatch.setattr(draws, "TIER", "test")


@pytest.mark.parametrize("law", LAWS[:5])
def test_every_answer_is_drawn(law: str) -> None:
    """Whatever any preset answers to an option, one that is drawn answers so."""
    drawn = with_every_answer(law)
    every = {one for preset in PRESETS.values() for one in answers(preset.rules)}
    assert {one for name in drawn for one in answers(PRESETS[name].rules)} == every
    assert len(drawn) < len(PRESETS) / 2


@pytest.mark.parametrize("law", LAWS[:5])
def test_every_kind_is_drawn_once(law: str) -> None:
    """Each kind of auction and partners, and none twice."""
    drawn = of_every_kind(law)
    assert {kind(PRESETS[name].rules) for name in drawn} == {
        kind(one.rules) for one in PRESETS.values()
    }
    assert len(drawn) == len({kind(PRESETS[name].rules) for name in drawn})


def test_a_law_draws_the_same_each_time_and_another_law_others() -> None:
    """So a test is what it was, and what one law leaves out is left to others."""
    assert with_every_answer("one") == with_every_answer("one")
    assert len({tuple(with_every_answer(law)) for law in LAWS}) > 1
    assert {name for law in LAWS for name in with_every_answer(law)} == set(PRESETS)


def test_only_those_asked_for_are_drawn() -> None:
    """A law about some presets draws among them, in their order."""
    some = [name for name, one in PRESETS.items() if one.rules.has_bids]
    drawn = with_every_answer("bids", some)
    assert drawn == [name for name in some if name in drawn]
    assert 0 < len(drawn) < len(some)


def test_the_soak_draws_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large counts leave nothing out."""
    monkeypatch.setattr(draws, "TIER", "soak")
    assert with_every_answer("one") == of_every_kind("one") == list(PRESETS)
