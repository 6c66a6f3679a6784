"""The speed of whole deals in batches, for tools/bench.py, beside deals of OpenSpiel."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from euchre.players.learned import table_for
from euchre.research.batch import bid_and_play
from euchre.research.deals import random_deals
from euchre.research.policies import Policy
from euchre.rules import preset
from ratios import Ratio

SEED = 1
ROUNDS = 7
OURS = 16_384
THEIRS = 500


def openspiel_deals(count: int, rng: random.Random) -> int:
    """Random deals of OpenSpiel, driven from Python; the number of actions but for chance."""
    game = pyspiel.load_game("euchre")
    acts = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            acts += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return acts


def our_deals(policy: Policy, rng: np.random.Generator) -> None:
    """Deals from the shuffle to the points: called by a table, played by the kernel."""
    deals = random_deals(policy.auction, OURS, rng)
    bid_and_play(deals, [policy] * policy.auction.rules.players)


def _seconds(work: Callable[[], object]) -> float:
    """Of the processor, which others may want too; both sides work in one thread."""
    started = time.process_time()
    work()
    return time.process_time() - started


def whole_deals() -> Ratio:
    """Deals per second in batches and of OpenSpiel driven from Python, in alternating rounds."""
    rules = preset("na24").rules
    table = table_for(rules)
    if table is None:
        raise LookupError("na24 has no table")
    policy = Policy.of_table(table).purified()
    rng, other = np.random.default_rng(SEED), random.Random(SEED)
    told = [
        (
            OURS / _seconds(lambda: our_deals(policy, rng)),
            THEIRS / _seconds(lambda: openspiel_deals(THEIRS, other)),
        )
        for _ in range(ROUNDS)
    ]
    ours, theirs = (statistics.median(column) for column in zip(*told, strict=True))
    return Ratio(
        "whole deals of na24 in batches (auction by table, play by the kernel)",
        f"{ours:,.0f} deals/s",
        f"OpenSpiel {theirs:,.0f} random deals/s from Python",
        ours / theirs,
        10,
        is_floor=True,
    )


MEASURES = (whole_deals,)
