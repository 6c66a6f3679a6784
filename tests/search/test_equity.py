"""Equity: win probabilities from what deals score."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.rules import Rules, preset, replace
from euchre.search import Equity, NoEquityError, Shares

# Shares of the points 1, 2 and 4 to the dealer's side and to the other, as published for
# four-handed Euchre with 24 cards; the win probabilities to 10 that follow from them.
PUBLISHED = Shares(
    {(1, 0): 0.45, (2, 0): 0.16, (4, 0): 0.05, (0, 1): 0.17, (0, 2): 0.12, (0, 4): 0.05}
)


@pytest.mark.parametrize(
    ("mine", "theirs", "i_deal", "expected"),
    [(0, 0, True, 0.512), (8, 8, True, 0.545), (9, 8, True, 0.718), (9, 6, False, 0.819)],
)
def test_published_shares_give_the_published_equity(
    mine: int, theirs: int, expected: float, *, i_deal: bool
) -> None:
    """To three digits."""
    equity = Equity(preset("na24").rules, PUBLISHED)
    assert equity.wins((mine, theirs), 0 if i_deal else 1)[0] == pytest.approx(expected, abs=6e-4)


@st.composite
def games(draw: st.DrawFn) -> tuple[Rules, Shares]:
    """A game to a small target for two to four scorers, and shares of its deals."""
    scorers = draw(st.integers(2, 4))
    base = preset("na24") if scorers == 2 else preset("three-handed24")
    changes = {"end.target": str(draw(st.integers(1, 4)))}
    if scorers == 4:
        changes |= {"players": "4", "deal.packets": "3-3-3-3/2-2-2-2"}
    points = st.tuples(*[st.integers(0, 3)] * scorers)
    weights = draw(st.dictionaries(points, st.integers(1, 5), min_size=1, max_size=5))
    weights.setdefault((1, *(0,) * (scorers - 1)), 1)
    total = sum(weights.values())
    return (
        replace(base.rules, changes),
        Shares({one: weight / total for one, weight in weights.items()}),
    )


@given(games(), st.integers(0, 3))
def test_somebody_wins_and_one_deal_ahead_says_the_same(
    game: tuple[Rules, Shares], dealer: int
) -> None:
    """Probabilities sum to 1, and are the mean of those after one deal."""
    rules, shares = game
    equity, n = Equity(rules, shares), rules.scorers
    dealer %= n
    scores = (0,) * n
    wins = equity.wins(scores, dealer)
    assert sum(wins) == pytest.approx(1)
    for scorer in range(n):
        ahead = sum(
            p
            * equity.wins(tuple(points[(at - dealer) % n] for at in range(n)), (dealer + 1) % n)[
                scorer
            ]
            for points, p in shares.probabilities.items()
        )
        assert wins[scorer] == pytest.approx(ahead)


@given(games(), st.integers(0, 2**32))
def test_equity_is_what_random_games_come_to(game: tuple[Rules, Shares], seed: int) -> None:
    """Games drawn from the shares are won as often, within five standard errors."""
    rules, shares = game
    rng, n, rounds = random.Random(seed), rules.scorers, 200
    expected = Equity(rules, shares).wins((0,) * n, 0)[0]
    won = 0.0
    results, weights = zip(*shares.probabilities.items(), strict=True)
    for _ in range(rounds):
        scores, dealer = [0] * n, 0
        while max(scores) < rules.goal:
            (points,) = rng.choices(results, weights)
            for at in range(n):
                scores[at] += points[(at - dealer) % n]
            dealer = (dealer + 1) % n
        won += (scores[0] == max(scores)) / scores.count(max(scores))
    error = max(0.5 / rounds, (expected * (1 - expected) / rounds) ** 0.5)
    assert abs(won / rounds - expected) < 5 * error


def test_games_without_such_an_equity_are_refused() -> None:
    """No target, points that can be lost, another number of scorers, no points at all."""
    rules = preset("na24").rules
    for wrong in (Shares({(-1, 0): 1}), Shares({(1, 0, 0): 1}), Shares({(0, 0): 1})):
        with pytest.raises(NoEquityError):
            Equity(rules, wrong)
    with pytest.raises(NoEquityError):
        Equity(replace(rules, {"end.target": "0", "end.deals": "8"}), PUBLISHED)


def test_shares_are_counted() -> None:
    """Each result by how often it came; none is an error."""
    assert Shares.counted([(1, 0), (0, 2), (1, 0), (1, 0)]).probabilities == {
        (0, 2): 0.25,
        (1, 0): 0.75,
    }
    with pytest.raises(ValueError, match="one deal"):
        Shares.counted([])
