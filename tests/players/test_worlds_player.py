"""The yardsticks: means of exact values, and their thresholds."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from statistics import fmean

import pytest

from euchre.arena import opening_of_deal
from euchre.cards import Card, CardSet, Suit
from euchre.game import Pass, Phase, Play, View, apply, chance, view
from euchre.players import Limit, Player, player_named
from euchre.players.worlds.keeping import best_of, highest_of, least_of
from euchre.players.worlds.payoff import Payoff, PlainWorth
from euchre.rules import PRESETS, order_of
from euchre.search import many_worlds
from euchre.search.kernel import layout_of, position_of, solve_cards

NA24 = PRESETS["na24"].rules
FIFTY = player_named("worlds-50")


def views(phase: Phase, deals: int, players: Player = FIFTY) -> list[View]:
    """What the seats see in that phase of some deals between such players."""
    found = []
    for seed in range(deals):
        state = opening_of_deal(NA24, dealer=seed % 4)
        state, _ = chance(state, random.Random(seed))
        while state.turn is not None:
            seen = view(state, state.turn)
            if state.phase is phase:
                found.append(seen)
            state, _ = apply(state, players.decide(seen, Limit(seed)).action)
    return found


def test_values_are_means_of_what_the_kernel_says_of_each_world() -> None:
    """World by world, through the front door of the kernel, the values are the same."""
    for seen in views(Phase.PLAY, 3):
        decision = FIFTY.decide(seen, Limit(4))
        if len(decision.values) < 2:
            continue
        worlds = many_worlds(seen, 50, 4)
        layout = layout_of(seen.public.order)
        me = seen.seat or 0
        row = Payoff(seen.public, me, PlainWorth(seen.public, me)).row()
        sign = -1 if seen.public.side(me) else 1
        positions = [
            position_of(seen.public, [CardSet(hand[at]) for hand in worlds.hands], layout)
            for at in range(worlds.count)
        ]
        solved = solve_cards(layout, positions, [[sign * one for one in row]])
        for action, value in decision.values.items():
            assert isinstance(action, Play)
            mean = fmean(sign * one[action.card].low for one in solved)
            assert value == pytest.approx(mean)
        assert decision.values[decision.action] == pytest.approx(max(decision.values.values()))


def test_trump_is_made_above_the_threshold_only() -> None:
    """A call is made if it is worth more than 0.15 points, and a pass if none is."""
    calls = 0
    for seen in views(Phase.AUCTION, 12):
        decision = FIFTY.decide(seen, Limit(9))
        others = [value for one, value in decision.values.items() if one != Pass()]
        if Pass() in decision.values:
            assert (decision.action == Pass()) is (max(others) <= 0.15)
            calls += decision.action != Pass()
    assert calls


@pytest.mark.parametrize(
    ("hand", "away", "gift"),
    [
        ("JH AH KH 9S AC KC", "9S", "JH"),
        ("JH AH KH QH TS 9S", "9S", "JH"),
        ("JH JD AH KH AS 9H", "AS", "JH"),
        ("AS KS QC 9C AD KD", "9C", "AS"),
    ],
)
def test_cards_laid_away_and_given_in_worlds(hand: str, away: str, gift: str) -> None:
    """A single low card goes first, an ace late, a trump last; the best trump is given."""
    layout = layout_of(order_of(NA24, Suit.HEARTS))
    mask = layout.mask(NA24.cards.set_of(Card.parse(one) for one in hand.split()))
    lanes = layout.lanes.lanes
    assert layout.card(least_of(lanes, mask).bit_length() - 1).text == away
    assert layout.card(best_of(lanes, mask).bit_length() - 1).text == gift
    assert highest_of(lanes, mask) & mask


def test_equal_views_and_limits_give_equal_decisions() -> None:
    """All chance is in the seed."""
    for seen in views(Phase.PLAY, 1):
        assert FIFTY.decide(seen, Limit(1)) == FIFTY.decide(seen, Limit(1))


WITHOUT_COMPILED = """
import sys
sys.modules["euchre.search._kernel"] = None
from euchre.search.kernel import IS_COMPILED
from tests.players.test_worlds_player import told
assert not IS_COMPILED
print(told())
"""


def told() -> str:
    """What searching players decide at some moments, in one text."""
    found = []
    for name in ("worlds-10", "master:worlds=6"):
        club = player_named("club")
        for seen in [*views(Phase.AUCTION, 1, club)[:2], *views(Phase.PLAY, 1, club)[9:12]]:
            decision = player_named(name).decide(seen, Limit(3))
            rounded = {str(one): round(value, 6) for one, value in decision.values.items()}
            found.append(f"{decision.action} {sorted(rounded.items())}")
    return "\n".join(found)


def test_players_decide_the_same_without_a_compiler() -> None:
    """The kernel's twin in Python gives the same decisions."""
    root = Path(__file__).parents[2]
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", WITHOUT_COMPILED],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == told()
