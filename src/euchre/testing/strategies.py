"""Strategies of Hypothesis for cards, packs, rules, and games in the middle.

All shrink: cards to the first of the pack, rules to the default ones, games to short ones
in which everybody does the first thing that is legal.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from hypothesis import strategies as st

from euchre.cards import ALL_CARDS, Card, Pack
from euchre.game import State
from euchre.rules import PRESETS, AuctionKind, Partners, Preset, Rules
from euchre.testing.games import Moment, Moods, Rarity, play_deal, play_match
from euchre.testing.random_rules import KINDS, make_rules

__all__ = [
    "any_rules",
    "cards",
    "generators",
    "matches",
    "moments_of",
    "packs",
    "presets",
    "states",
]

T = TypeVar("T")


def cards() -> st.SearchStrategy[Card]:
    """Any of the 53 faces."""
    return st.sampled_from(ALL_CARDS)


def packs() -> st.SearchStrategy[Pack]:
    """The packs of valid rules."""
    return any_rules().map(lambda rules: rules.cards)


def presets() -> st.SearchStrategy[Preset]:
    """Any preset."""
    return st.sampled_from(tuple(PRESETS.values()))


def generators() -> st.SearchStrategy[random.Random]:
    """Random generators; a failure is told by its seed alone."""
    return st.integers(0, 2**32 - 1).map(random.Random)


@st.composite
def any_rules(
    draw: st.DrawFn,
    players: tuple[int, ...] = (4, 2, 3, 6, 5, 7, 8),
    most_cards: int = 5,
    kinds: tuple[AuctionKind, ...] = KINDS,
    partners: tuple[Partners, ...] = tuple(Partners),
) -> Rules:
    """Valid rules over every option, or those of a preset that is as asked for."""
    fitting = [
        one.rules
        for one in PRESETS.values()
        if one.rules.players in players
        and one.rules.auction.kind in kinds
        and one.rules.partners in partners
    ]
    if draw(st.booleans()) and fitting:
        return draw(st.sampled_from(fitting))

    def pick(among: Sequence[T]) -> T:
        return draw(st.sampled_from(among))

    return make_rules(pick, players, most_cards, kinds, partners)


@st.composite
def moments_of(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Moment:
    """A moment of the first deal of a match, rare hands and turned cards included."""
    chosen = draw(any_rules() if rules is None else rules)
    rarity = draw(st.sampled_from(Rarity))
    deal = play_deal(chosen, lambda among: draw(st.sampled_from(among)), draw(generators()), rarity)
    seen = [next(deal)]
    wanted = draw(st.integers(0, 40))
    for moment in deal:
        seen.append(moment)
        if len(seen) > wanted:
            break
    return seen[-1]


def states(rules: st.SearchStrategy[Rules] | None = None) -> st.SearchStrategy[State]:
    """A state of the first deal of a match."""
    return moments_of(rules).map(lambda moment: moment.state)


@st.composite
def matches(
    draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None, most_deals: int = 5
) -> Moment:
    """A random match, or its first deals: every other deal is a rare one."""
    chosen = draw(any_rules() if rules is None else rules)
    rng = draw(generators())
    return play_match(chosen, Moods(rng), rng, rare=True, most_deals=most_deals)
