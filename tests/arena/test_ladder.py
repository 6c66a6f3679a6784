"""The ladder of players, and games won as deals score."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from euchre.arena import MatchSetup, run_match
from euchre.arena.games_won import games_won, scored_key
from euchre.arena.ladder import Ladder, LadderSetup, Pair, pairs_of, run_ladder, usual_players
from euchre.arena.ladder_plot import plot
from euchre.arena.table import MatchTable
from euchre.rules import preset
from euchre.rules import replace as changed

RULES = preset("na24").rules


def figures(ladder: Ladder) -> dict[Pair, tuple[float, float, float | None, int]]:
    """What a ladder says of each pair."""
    return {
        pair: (
            table.players[0].points_per_deal,
            table.players[0].standard_error,
            table.games_won,
            table.deals,
        )
        for pair, table in ladder.tables.items()
    }


def test_neighbours_meet_and_everybody_meets_the_yardsticks() -> None:
    """Each pair once, the stronger player first."""
    players = usual_players()
    pairs = pairs_of(players)
    assert len(set(pairs)) == len(pairs)
    assert not any((low, high) in pairs for high, low in pairs)
    assert all(players.index(high) > players.index(low) for high, low in pairs)
    for yardstick in ("club", "worlds-50"):
        met = {high if low == yardstick else low for high, low in pairs if yardstick in (high, low)}
        assert met == set(players) - {yardstick}


def test_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Stopped after its first match and begun anew it comes to the same figures."""
    setup = LadderSetup(
        players=("random", "novice", "club"), rules=RULES, deals=24, seed=3, folder=tmp_path / "one"
    )
    *_, whole = run_ladder(setup)
    other = replace(setup, folder=tmp_path / "two")
    first = next(run_ladder(other))
    assert len(first.tables) == 1
    *_, resumed = run_ladder(other)
    assert figures(resumed) == figures(whole)
    assert set(whole.tables) == set(pairs_of(setup.players))
    points, error = whole.points("club", "random") or (0.0, 0.0)
    assert points > 3 * error > 0
    assert whole.points("random", "club") == (-points, error)
    assert whole.points("club", "master") is None
    assert whole.room_won("club") is None


def test_room_is_between_club_and_who_sees_all() -> None:
    """Half the way is one half."""
    setup = LadderSetup(players=("club", "master", "all-seeing"), rules=RULES, folder=Path())
    tables = {("master", "club"): told(0.1), ("all-seeing", "club"): told(0.2)}
    share, error = Ladder(setup, tables).room_won("master") or (0.0, 0.0)
    assert share == pytest.approx(0.5)
    # The errors of both figures, 0.1 each: of 0.1 / 0.2 points.
    assert error == pytest.approx((0.1**2 + (0.5 * 0.1) ** 2) ** 0.5 / 0.2)
    assert Ladder(setup, tables).room_won("all-seeing") == (1, 0)


def told(points: float) -> MatchTable:
    """A table with that figure of the first player."""
    table = run_match(MatchSetup(players=("random", "random"), rules=RULES, deals=2))
    first, second = table.players
    row = replace(first, points_per_deal=points, standard_error=0.1)
    return replace(table, players=(row, second))


def test_games_won_are_those_of_games_played_out() -> None:
    """Drawn games of deals that score as the counts say come to the same."""
    counts = {
        scored_key(0, (1, 0)): 5,
        scored_key(0, (0, 2)): 2,
        scored_key(0, (4, 0)): 1,
        scored_key(0, (0, 0)): 2,
        scored_key(1, (0, 1)): 6,
        scored_key(1, (2, 0)): 3,
        "0.1.deals": 99,
    }
    won = games_won(RULES, counts)
    rng = random.Random(1)
    dealt = [
        list(((1, 0),) * 5 + ((0, 2),) * 2 + ((4, 0),) + ((0, 0),) * 2),
        list(((0, 1),) * 6 + ((2, 0),) * 3),
    ]
    games = 20_000
    drawn = 0
    for number in range(games):
        dealer, score = number % 2, [0, 0]
        while max(score) < RULES.goal:
            points = rng.choice(dealt[dealer])
            score = [score[0] + points[0], score[1] + points[1]]
            dealer = 1 - dealer
        drawn += score[0] > score[1]
    assert won == pytest.approx(drawn / games, abs=0.012)


def test_equal_players_win_half_the_games() -> None:
    """On duplicate deals both score the same, so that neither wins more."""
    table = run_match(MatchSetup(players=("random", "random"), rules=RULES, deals=30))
    assert table.games_won == pytest.approx(0.5)


@pytest.mark.parametrize("game", ["three-handed24", "nap52"])
def test_games_without_two_scorers_have_no_such_figure(game: str) -> None:
    """Nothing is said of them."""
    table = run_match(MatchSetup(players=("random", "club"), rules=preset(game).rules, deals=2))
    assert table.games_won is None


def test_games_without_a_target_have_no_such_figure() -> None:
    """Nor of deals that nobody can win a game with."""
    counts = {scored_key(dealer, (0, 0)): 3 for dealer in (0, 1)}
    assert games_won(RULES, counts) is None
    assert games_won(changed(RULES, {"end.target": 0, "end.deals": 10}), counts) is None


def test_plot_is_a_drawing_of_every_player() -> None:
    """It is well-formed, names each player and puts the better ones further right."""
    rows = [("one & only", 0.2, 0.01), ("two", 0.1, 0.01), ("three", -0.3, 0.02)]
    root = ET.fromstring(plot(rows, "Points <per deal>"))  # noqa: S314 - our own text
    dots = [float(one.get("cx", "")) for one in root if one.tag.endswith("circle")]
    assert dots == sorted(dots, reverse=True)
    said = [one.text for one in root if one.tag.endswith("text")]
    assert {"one & only", "two", "three", "+0.200"} <= set(said)
