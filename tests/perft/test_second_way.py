"""The engine beside a second one that shares no code with it, over random rules."""

from __future__ import annotations

import random
from functools import cache

import pytest

from euchre.game import Dealt, State, apply, legal
from euchre.rules import PRESETS, Rules, options, value_of, value_text
from euchre.testing import Rarity, action_text, at_deal, make_rules, rare_deal
from tests.conftest import TIER
from tests.perft.brute import Ask, Deal

COUNT = {"test": 15, "soak": 1500}[TIER]


@cache
def texts_of(rules: Rules) -> dict[str, str]:
    """Every option as text."""
    return {one.key: value_text(value_of(rules, one.key)) for one in options()}


def told(rules: Rules, deal: Dealt, words: list[str]) -> Deal:
    """The deal for the second engine."""
    assert deal.upcard is not None
    hands = [[card.text for card in hand or ()] for hand in deal.hands]
    kitty = [card.text for card in deal.kitty or ()]
    return Deal(texts_of(rules), deal.dealer, hands, deal.upcard.text, kitty, words)


def same_deal(rules: Rules, deal: Dealt, rng: random.Random) -> None:
    """Play a deal in both, at random, comparing turns, choices and the score."""
    state: State = at_deal(rules, deal)
    words: list[str] = []
    while True:
        other = asked_or_ended(told(rules, deal, words))
        if not isinstance(other, Ask):
            assert state.public.is_deal_over, words
            result = state.public.results[-1]
            assert (result.outcome.value, result.points) == other, words
            return
        assert (state.turn, [action_text(one) for one in legal(state)]) == (
            other.seat,
            other.choices,
        ), words
        action = rng.choice(legal(state))
        words.append(action_text(action))
        state, _ = apply(state, action)


def asked_or_ended(deal: Deal) -> Ask | tuple[str, tuple[int, ...]]:
    """What the second engine asks after its words, or how the deal ended."""
    try:
        return deal.whole()
    except Ask as asked:
        return asked


@pytest.mark.parametrize("name", PRESETS)
def test_presets_play_the_same_in_both(name: str) -> None:
    """Turns, choices in order, outcome and points of random deals, rare ones among them."""
    rules = PRESETS[name].rules
    for seed in range(COUNT):
        rng = random.Random(f"{name} {seed}")
        rarity = rng.choice(list(Rarity))
        same_deal(rules, rare_deal(rules, rng.randrange(rules.players), rng, rarity), rng)


def test_random_rules_play_the_same_in_both() -> None:
    """The same over every option."""
    for seed in range(10 * COUNT):
        rng = random.Random(seed)
        rules = make_rules(rng.choice)
        for _ in range(2):
            rarity = rng.choice(list(Rarity))
            same_deal(rules, rare_deal(rules, rng.randrange(rules.players), rng, rarity), rng)


def test_the_second_engine_stands_by_itself() -> None:
    """A deal in which four pass twice ends without points."""
    rules = PRESETS["na24"].rules
    deal = rare_deal(rules, 0, random.Random(1), Rarity.NONE)
    assert told(rules, deal, ["pass"] * 8).whole() == ("passed_out", (0, 0))
