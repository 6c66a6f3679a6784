"""Guidance: every phase of every game is explained, by what the reader may know."""

from __future__ import annotations

import random
from itertools import count

import pytest

from euchre.cards import Seat
from euchre.game import Phase, view
from euchre.rules import PRESETS, Value, preset, replace
from euchre.table.table import Entry
from euchre.testing import act, at_deal, dealt
from euchre.texts import Catalogue, Text, languages
from euchre.texts.bids import bid_hint
from euchre.texts.guide import guidance
from euchre.texts.guide_play import about_score
from euchre.texts.story import Reader, seat_names
from tests.table.tables import facts_of, played, twin_of
from tests.texts.telling import HOLE

SAYING = {language: Catalogue(language) for language in languages()}
RARE: list[tuple[str, dict[str, str], set[Phase]]] = [
    ("guernsey33", {}, {Phase.BLIND_NAME, Phase.BLIND_ALONE}),
    ("railroad-full", {}, {Phase.JAMBONE, Phase.PLAY_EXPOSED, Phase.DEFEND_ALONE}),
    ("hasenpfeffer25", {"exchange_widow": "taken"}, {Phase.WIDOW}),
    ("na24", {"deal_go_under": "three_nines_tens"}, {Phase.UNDER}),
]


def _reader(players: int, seat: Seat | None) -> Reader:
    return Reader(seat, seat_names(players, seat or 0))


def _check_said(said: set[Text]) -> None:
    for saying in SAYING.values():
        for text in said:
            words = saying.say(text)
            assert words
            assert not HOLE.search(words), words


@pytest.mark.parametrize("name", PRESETS)
def test_every_phase_is_explained_by_what_the_seat_may_know(name: str) -> None:
    """A title and a sentence in each language, the same where hidden cards lie elsewhere."""
    rng = random.Random(name)
    facts = facts_of(name)
    players, log, said, met = facts.rules.players, list[Entry](), set[Text](), set[object]()
    for table, entries in played(facts, rng, deals=1):
        log += entries
        other = rng.randrange(players)
        for seat in {table.state.turn, other} - {None}:
            told = guidance(_reader(players, seat), table.view(seat))
            assert told.sentences
            shape = told.title, [one.key for one in told.sentences]
            if str(shape) in met:
                continue
            met.add(str(shape))
            said.update((told.title, *told.sentences))
            twin = twin_of(table, log, seat, rng)
            if twin is not None:
                assert guidance(_reader(players, seat), twin.view(seat)) == told
    _check_said(said)


@pytest.mark.parametrize(("name", "options", "phases"), RARE)
def test_rare_phases_are_explained(name: str, options: dict[str, str], phases: set[Phase]) -> None:
    """What seldom comes up has guidance for who decides and for who waits."""
    missing, facts = set(phases), facts_of(name, None, **options)
    for seed in count():
        for table, _ in played(facts, random.Random(seed), str(seed), deals=20):
            phase, turn = table.state.public.phase, table.state.turn
            if phase in missing and turn is not None:
                missing.discard(phase)
                for seat in (turn, (turn + 1) % facts.rules.players, None):
                    told = guidance(_reader(facts.rules.players, seat), table.view(seat))
                    assert told.sentences
                    _check_said({told.title, *told.sentences})
        if not missing:
            break


def test_the_goal_is_what_scores_run_to() -> None:
    """Where scores run down, the first with nothing left wins, and not the first to the start."""
    told = {}
    for name in ("na24", "buck24", "dirty-clubs20", "set-back24", "progressive24"):
        rules = PRESETS[name].rules
        state = act(at_deal(rules, dealt(rules, 0, "TS")), "pass " * rules.players)
        state = act(state, "" if rules.has_bids else "pass " * rules.players)
        reader = _reader(rules.players, 1)
        told[name] = [one.key for one in guidance(reader, view(state, 1)).sentences]
    assert "guide-target" in told["na24"]
    assert "guide-deals" in told["progressive24"]
    for name in ("buck24", "dirty-clubs20", "set-back24"):
        assert "guide-target-down" in told[name]
        assert "guide-target" not in told[name]


@pytest.mark.parametrize(("word", "needed"), [("order", 3), ("order-alone", 5)])
def test_who_has_to_take_all_is_told_to(word: str, needed: int) -> None:
    """All or nothing: alone the maker needs every trick. World Euchre Federation."""
    rules = preset("three-handed24-alone").rules
    state = act(at_deal(rules, dealt(rules, 2, "9H", seat2="JH KS QS TS 9S")), word + " away:9S")
    seen = view(state, 0)
    (goal,) = [one for one in guidance(_reader(3, 0), seen).sentences if one.key == "guide-goal"]
    assert dict(goal.args)["n"] == needed


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("bid-euchre24-bicycle", "one that fails costs 6."),
        ("pepper24", "one that fails costs 6 or more."),
        ("bid-euchre24", "one that fails is lost."),
        ("bid-euchre48-shooter", "one that fails is lost."),
        ("buck24-bids", "a bid that fails costs 5."),
    ],
)
def test_what_a_failed_bid_costs(name: str, cost: str) -> None:
    """Six flat after Bicycle, six or twelve in Pepper (Penguin), else what was bid."""
    assert cost in SAYING["en"].say(bid_hint(PRESETS[name].rules))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "With fewer, the other side scores 2: that is a euchre."),
        (
            {"score.four_tricks_needed": True},
            "With 3 nobody scores; with fewer, the other side scores 2: that is a euchre.",
        ),
    ],
)
def test_what_makers_need(options: dict[str, Value | str], told: str) -> None:
    """Three tricks are no euchre where four are asked for the point ("take four for one")."""
    (text,) = about_score(replace(preset("na24").rules, options))
    assert told in SAYING["en"].say(text)
    for saying in SAYING.values():
        assert not HOLE.search(saying.say(text))
