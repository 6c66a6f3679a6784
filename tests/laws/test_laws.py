"""The laws over every preset and over random valid rules (docs/architecture.md)."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euchre.game import Dealt, View, held_cards, legal_in, replay
from euchre.rules import (
    PRESETS,
    AuctionKind,
    ImpossibleRulesError,
    Partners,
    Rules,
    options,
    replace,
    value_of,
)
from euchre.testing import Moods, laws, make_rules, moments, play_match
from euchre.testing.games import Moment
from euchre.testing.strategies import any_rules, generators, matches, moments_of
from euchre.texts.contracts import partner_text, role
from euchre.texts.events import story
from euchre.texts.prompts import hint_line, prompt
from euchre.texts.reader import Reader, seat_names
from tests.conftest import TIER
from tests.draws import with_every_answer

pytestmark = pytest.mark.filterwarnings("error")
LARGE = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
COUNT = {"test": 2, "soak": 30}[TIER]
EVERY_PRESET = pytest.mark.parametrize("name", PRESETS)
"""Where one game of each preset is enough for the test."""
GAMES = {"test": 1, "soak": 30}[TIER]


def played(name: str, seed: int, most_deals: int = 4) -> Moment:
    rng = random.Random(f"{name}{seed}")
    return play_match(PRESETS[name].rules, Moods(rng), rng, rare=True, most_deals=most_deals)


def what_it_makes_of(seen: View) -> object:
    """All that a seat is offered and told, so that none of it can come of what is hidden."""
    seats = range(seen.rules.players)
    reader = Reader(seen.seat, seat_names(len(seats), seen.seat or 0))
    return (
        legal_in(seen),
        held_cards(seen),
        [seen.side(seat) for seat in seats],
        [role(reader, seen.public, seat) for seat in seats],
        prompt(reader, seen),
        hint_line(reader, seen),
        partner_text(reader, seen),
        story(reader, seen.public),
    )


def obeys_all(rules: Rules, match: Moment) -> None:
    events = match.events
    laws.replay_is_a_function(rules, events)
    laws.views_agree(rules, events)
    laws.cards_are_conserved(rules, events)
    laws.deals_are_bounded(rules, events)
    laws.who_sits_out_has_a_reason(rules, events)
    assert replay(rules, events) == match.state


@EVERY_PRESET
def test_laws_of_logs_hold_in_presets(name: str) -> None:
    """Replay is a function, views agree, cards are conserved, deals are bounded."""
    for seed in range(GAMES):
        obeys_all(PRESETS[name].rules, played(name, seed))


@LARGE
@given(matches(most_deals=3))
def test_laws_of_logs_hold_in_random_rules(match: Moment) -> None:
    """The same under rules that nobody has thought of."""
    obeys_all(match.state.rules, match)


KINDS = [
    (kind, partners)
    for kind in AuctionKind
    for partners in Partners
    if kind is not AuctionKind.FIXED or partners in (Partners.OPPOSITE, Partners.NOBODY)
]


@pytest.mark.parametrize(("kind", "partners"), KINDS)
def test_laws_hold_in_random_rules_of_each_kind(kind: AuctionKind, partners: Partners) -> None:
    """All laws, whichever auction and whoever plays with whom."""
    for seed in range({"test": 6, "soak": 200}[TIER]):
        rng = random.Random(f"{kind}{partners}{seed}")
        rules = make_rules(rng.choice, kinds=[kind], partners=[partners])
        match = play_match(rules, Moods(rng), rng, rare=True, most_deals=2)
        obeys_all(rules, match)
        events = play_match(rules, Moods(rng), rng, rare=True, most_deals=1).events
        start = next(at for at, event in enumerate(events) if isinstance(event, Dealt))
        for end in rng.sample(range(start + 1, len(events) + 1), min(4, len(events) - start)):
            if replay(rules, events[:end]).due:
                continue
            for seat in rng.sample((*range(rules.players), None), 2):
                laws.seats_cannot_tell_worlds_apart(rules, events[:end], seat, rng)
                laws.partners_are_secret(rules, events[:end], seat, rng)
                laws.true_world_is_possible(rules, events[:end], seat, most=300)


@pytest.mark.parametrize("name", with_every_answer("worlds apart"))
def test_seats_of_presets_cannot_tell_worlds_apart(name: str) -> None:
    """A deal that looks the same to a seat gives it the same Views and choices."""
    rules = PRESETS[name].rules
    for seed in range(COUNT):
        rng = random.Random(seed)
        events = played(name, seed, most_deals=1).events
        for seat in (*range(rules.players), None):
            laws.seats_cannot_tell_worlds_apart(rules, events, seat, rng, what_it_makes_of)


@LARGE
@given(moments_of(), generators(), st.data())
def test_seats_cannot_tell_worlds_apart(
    moment: Moment, rng: random.Random, data: st.DataObject
) -> None:
    """At any moment under any rules, what is hidden makes no difference to a seat."""
    if moment.state.hands:
        rules = moment.state.rules
        seat = data.draw(st.sampled_from((*range(rules.players), None)))
        laws.seats_cannot_tell_worlds_apart(rules, moment.events, seat, rng, what_it_makes_of)


@pytest.mark.parametrize("name", [n for n, p in PRESETS.items() if p.rules.partners == "called"])
def test_partners_of_presets_are_secret(name: str) -> None:
    """Until the called card falls only its holder knows the partner, at every moment."""
    rules = PRESETS[name].rules
    secrets = 0
    for seed in range(2 * COUNT):
        rng = random.Random(seed)
        match = played(name, seed, most_deals=1)
        start = next(at for at, event in enumerate(match.events) if isinstance(event, Dealt))
        for end in range(start + 1, len(match.events) + 1):
            state = replay(rules, match.events[:end])
            seat = rng.choice((*range(rules.players), None))
            if not state.due:
                laws.partners_are_secret(rules, match.events[:end], seat, rng)
                secrets += state.public.has_secret_partner
    assert secrets


@LARGE
@given(moments_of(any_rules(partners=(Partners.CALLED,))), generators(), st.data())
def test_partners_are_secret(moment: Moment, rng: random.Random, data: st.DataObject) -> None:
    """The same under any rules by which a partner is called."""
    if moment.state.hands and not moment.state.due:
        rules = moment.state.rules
        seat = data.draw(st.sampled_from((*range(rules.players), None)))
        laws.partners_are_secret(rules, moment.events, seat, rng)


@pytest.mark.parametrize("name", with_every_answer("true worlds"))
def test_true_worlds_of_presets_are_possible(name: str) -> None:
    """Late in a deal all worlds are listed, and the true one is among them."""
    rules = PRESETS[name].rules
    listed = 0
    for seed in range(COUNT):
        events = played(name, seed, most_deals=1).events
        start = max(at for at, event in enumerate(events) if isinstance(event, Dealt))
        for end in range(max(start + 1, len(events) - 8), len(events) + 1):
            if not replay(rules, events[:end]).due:
                seat = (end + seed) % (rules.players + 1)
                told = seat if seat < rules.players else None
                listed += laws.true_world_is_possible(rules, events[:end], told, most=1000)
    assert listed or rules.kitty_size > 10  # A large kitty leaves too many to list.


@LARGE
@given(matches(any_rules(most_cards=4), most_deals=1), st.data())
def test_true_worlds_are_possible(match: Moment, data: st.DataObject) -> None:
    """The same under any rules."""
    rules, events = match.state.rules, match.events
    start = max(at for at, event in enumerate(events) if isinstance(event, Dealt))
    end = data.draw(st.integers(start + 1, len(events)))
    seat = data.draw(st.sampled_from((*range(rules.players), None)))
    if not replay(rules, events[:end]).due:
        laws.true_world_is_possible(rules, events[:end], seat, most=400)


@EVERY_PRESET
def test_a_random_game_ends_within_a_thousand_deals(name: str) -> None:
    """No match of random players goes on for ever."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = play_match(PRESETS[name].rules, rng.choice, rng)
        assert match.state.is_over


@LARGE
@given(any_rules(), generators())
def test_random_games_end(rules: Rules, rng: random.Random) -> None:
    """Rules that are let through make games that end within a thousand deals.

    A match of several games may take longer: where many scores are kept, few deals a game
    and ties are drawn, most games have no winner.
    """
    match = play_match(rules, rng.choice, rng)
    assert match.state.is_over or match.state.public.standing.game > 1


def test_rules_that_are_let_through_make_games() -> None:
    """Whatever options are changed in good rules, the change is refused or can be played."""
    every = options()
    let_through = 0
    for seed in range({"test": 60, "soak": 3000}[TIER]):
        rng = random.Random(seed)
        rules, other = make_rules(rng.choice), make_rules(rng.choice)
        keys = [option.key for option in rng.sample(every, rng.randint(1, 3))]
        changes = {key: value_of(other, key) for key in keys}
        try:
            changed = replace(rules, changes)
        except ImpossibleRulesError:
            continue
        let_through += 1
        obeys_all(changed, play_match(changed, Moods(rng), rng, rare=True, most_deals=2))
        match = play_match(changed, rng.choice, rng)
        assert match.state.is_over or match.state.public.standing.game > 1, changes
    assert let_through > 20


@LARGE
@given(moments_of())
def test_legal_is_canonical(moment: Moment) -> None:
    """What is legal is listed in one order, once each, and can be done."""
    laws.legal_is_canonical(moment.state)


@settings(LARGE, max_examples={"test": 8, "soak": 300}[TIER])
@given(moments_of())
def test_all_else_is_refused(moment: Moment) -> None:
    """Every other action of every seat is refused, with a reason and what is legal instead."""
    if not moment.state.due:
        laws.others_are_refused(moment.state)


@pytest.mark.parametrize("name", with_every_answer("all else is refused"))
def test_all_else_is_refused_in_presets(name: str) -> None:
    """The same at moments of whole deals."""
    rules = PRESETS[name].rules
    rng = random.Random(name)
    for state in moments(rules, played(name, 1, most_deals=1).events):
        if not state.due and rng.random() < {"test": 0.2, "soak": 1}[TIER]:
            laws.others_are_refused(state)
            laws.legal_is_canonical(state)
