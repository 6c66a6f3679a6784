"""The engine beside a second one that shares no code with it, over random rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from euchre.game import Action, Dealt, Decline, DropOut, Pass, State, apply, legal
from euchre.rules import (
    PRESETS,
    AuctionKind,
    BidPay,
    BidRounds,
    CalledCard,
    ForcedBid,
    GoUnder,
    ImpossibleRulesError,
    Leader,
    Partners,
    PartnersBest,
    RedealHand,
    Rules,
    TrumpSaid,
    Value,
    Widow,
    differences,
    options,
    replace,
    value_of,
    value_text,
)
from euchre.testing import Rarity, action_text, at_deal, make_rules, rare_deal
from tests.conftest import TIER
from tests.perft.brute import Ask, Deal

COUNT = {"test": 10, "soak": 600}[TIER]


@cache
def texts_of(rules: Rules) -> dict[str, str]:
    """Every option as text."""
    return {one.key: value_text(value_of(rules, one.key)) for one in options()}


def told(rules: Rules, deal: Dealt, words: list[str]) -> Deal:
    """The deal for the second engine."""
    hands = [[card.text for card in hand or ()] for hand in deal.hands]
    up = "" if deal.upcard is None else deal.upcard.text
    kitty = [card.text for card in deal.kitty or ()]
    return Deal(texts_of(rules), deal.dealer, hands, up, kitty, words)


SHY = 0.4
"""How often a seat that may pass, drop out or leave something does so, and no more."""


def some_action(among: tuple[Action, ...], rng: random.Random) -> Action:
    """One of these; the shy ones oftener, since what happens when all pass is a rule too."""
    shy = [one for one in among if isinstance(one, Pass | DropOut | Decline)]
    return rng.choice(shy if shy and rng.random() < SHY else among)


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
        action = some_action(legal(state), rng)
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


def test_house_rules_play_the_same_in_both() -> None:
    """The same over presets of every kind with a few options changed."""
    made = 0
    for seed in range(15 * COUNT):
        rng = random.Random(f"house {seed}")
        rules = house_rules(rng)
        if rules is None:
            continue
        made += 1
        rarity = rng.choice(list(Rarity))
        try:
            same_deal(rules, rare_deal(rules, rng.randrange(rules.players), rng, rarity), rng)
        except AssertionError as error:
            raise AssertionError((seed, differences(rules, Rules()))) from error
    assert made > 5 * COUNT


LADDERS = (
    "1/2/3/4/5",
    "2/3/misere0+3-6/4/nap5+10-5/wellington5+20-10!",
    "3/misere0+3-3/5!",
    "2/little_pepper4-5/big_pepper5+12-12",
    "3/best5+9-7a1/moon5a",
    "2/4/shooter5+9-7a2/loner5a",
    "4/nap5!/wellington5!/blucher5!",
)
VALUES: Mapping[str, Sequence[Value | str]] = {
    "partners": list(Partners),
    "auction.kind": list(AuctionKind),
    "pack.benny": ["none", "joker"],
    "pack.copies": [1, 2],
    "deal.turn_up": [True, False],
    "deal.redeal": list(RedealHand),
    "deal.go_under": list(GoUnder),
    "auction.no_trump": ["never", "callable"],
    "auction.low_no_trump": [True, False],
    "auction.dirty_clubs": [True, False],
    "bids.ladder": LADDERS,
    "bids.rounds": list(BidRounds),
    "bids.trump": list(TrumpSaid),
    "bids.forced": list(ForcedBid),
    "bids.forced_bid": [1, 2, 3, 5],
    "bids.forced_loses_half": [True, False],
    "bids.misere_no_trump": [True, False],
    "bids.pay": list(BidPay),
    "bids.bonus": [0, 2],
    "bids.lone_factor": [1, 2],
    "bids.pool": [0, 1],
    "entry.alone": [True, False],
    "entry.called_card": list(CalledCard),
    "entry.may_drop_out": [True, False],
    "exchange.widow": list(Widow),
    "exchange.partners_best": list(PartnersBest),
    "play.bowers": [True, False],
    "play.leader": list(Leader),
    "play.last_equal_card_wins": [True, False],
    "score.jambone": [0, 8],
    "score.jamboree": [0, 16],
    "score.set_back": [True, False],
    "score.count_tricks": [True, False],
    "score.fast_break": [True, False],
    "score.four_tricks_needed": [True, False],
    "score.super_euchre": [2, 4],
}


def house_rules(rng: random.Random) -> Rules | None:
    """A preset with one to four options changed; None if that makes no game."""
    keys = rng.sample(list(VALUES), rng.randrange(1, 5))
    changes = {key: rng.choice(VALUES[key]) for key in keys}
    try:
        return replace(rng.choice(list(PRESETS.values())).rules, changes)
    except ImpossibleRulesError:
        return None


def test_the_second_engine_stands_by_itself() -> None:
    """A deal in which four pass twice ends without points."""
    rules = PRESETS["na24"].rules
    deal = rare_deal(rules, 0, random.Random(1), Rarity.NONE)
    assert told(rules, deal, ["pass"] * 8).whole() == ("passed_out", (0, 0))
