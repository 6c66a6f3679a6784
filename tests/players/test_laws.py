"""What holds for every player, in every preset and in random valid rules."""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euchre.game import View, legal_in, view
from euchre.players import Decision, Limit, player_named
from euchre.rules import PRESETS, Rules
from euchre.testing import Rarity, laws, play_deal
from euchre.testing.strategies import any_rules, generators
from euchre.texts import Catalogue
from tests.conftest import TIER
from tests.draws import with_every_answer

T = TypeVar("T")
LARGE = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
COUNT = {"test": 1, "soak": 60}[TIER]
MASTER = {"test": "master:worlds=3", "soak": "master:worlds=8"}[TIER]
SPECS = ("random", "club", "club:boldness=60,alone=no", "worlds-10", MASTER)
THINKING = ("club", "worlds-10", "master:worlds=3")
ENGLISH = Catalogue()


def sound(seen: View, seed: int, spec: str) -> Decision:
    """The decision, after what holds for every decision has been checked."""
    decision = player_named(spec).decide(seen, Limit(seed))
    legal = legal_in(seen)
    assert decision.action in legal
    assert set(decision.values) <= set(legal)
    assert decision == player_named(spec).decide(seen, Limit(seed))
    for reason in decision.why:
        assert ENGLISH.text(reason.key, **reason.named)
    return decision


def play_through(rules: Rules, rng: random.Random, rarity: Rarity, spec: str, share: float) -> None:
    """A deal in which a share of the actions is the player's, the rest random; all are judged."""
    decision: Decision | None = None

    def pick(among: Sequence[T]) -> T:
        chosen = [one for one in among if decision is not None and one == decision.action]
        return rng.choice(chosen if chosen and rng.random() < share else among)

    for moment in play_deal(rules, pick, rng, rarity):
        turn = moment.state.turn
        if turn is not None:
            decision = sound(view(moment.state, turn), rng.getrandbits(30), spec)


@pytest.mark.parametrize("name", with_every_answer("decisions are legal"))
def test_decisions_are_legal_in_presets(name: str) -> None:
    """Whatever the deal, a player does what is legal, the same each time, and says why."""
    for seed in range(COUNT):
        for number, rarity in enumerate(Rarity):
            rng = random.Random(f"{name} {seed} {rarity}")
            spec = SPECS[(number + zlib.crc32(name.encode())) % len(SPECS)]
            play_through(PRESETS[name].rules, rng, rarity, spec, share=0.8)


@LARGE
@given(
    any_rules(),
    generators(),
    st.sampled_from(Rarity),
    st.sampled_from((1.0, 0.5)),
    st.sampled_from(THINKING),
)
def test_decisions_are_legal_in_random_rules(
    rules: Rules, rng: random.Random, rarity: Rarity, share: float, spec: str
) -> None:
    """The same under rules that nobody has thought of, at tables of two to eight."""
    play_through(rules, rng, rarity, spec, share)


@LARGE
@given(
    any_rules(),
    generators(),
    st.sampled_from(Rarity),
    st.integers(0, 40),
    st.sampled_from(THINKING),
)
def test_what_is_hidden_makes_no_difference(
    rules: Rules, rng: random.Random, rarity: Rarity, wanted: int, spec: str
) -> None:
    """Two deals that look the same to a seat get the same decision from it."""
    player = player_named(spec)

    def decide(seen: View) -> object:
        return player.decide(seen, Limit(7)) if legal_in(seen) else None

    moments = [
        moment
        for moment in play_deal(rules, rng.choice, rng, rarity)
        if moment.state.hands and not moment.state.due
    ]
    moment = moments[min(wanted, len(moments) - 1)]
    for seat in range(rules.players):
        laws.seats_cannot_tell_worlds_apart(rules, moment.events, seat, rng, decide)
