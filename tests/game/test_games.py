"""How games and matches end, and what is counted on the way."""

from __future__ import annotations

import random
from dataclasses import replace as changed

import pytest

from euchre.game import Pass, Phase, Redeal, chance, legal, push
from euchre.rules import Rules, preset, replace
from euchre.testing import act, at_deal, dealt
from tests.rules.play_out import points_for

RULES = preset("na24").rules
DEAL = dealt(RULES, 0, "9D")
MATCHES = (
    # options; tricks of the maker; scores before; games, rubber points, phase after
    ("end.target=10", 5, (8, 0), (1, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=10", 5, (7, 0), (0, 0), (0, 0), Phase.DEAL_OVER),
    ("end.target=10 end.games=2", 5, (8, 0), (1, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=10 end.games=2 end.slam=yes", 5, (8, 0), (2, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=10 end.games=2 end.slam=yes", 5, (8, 1), (1, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 0), (1, 0), (3, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 2), (1, 0), (2, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 4), (1, 0), (1, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes end.slam=yes", 5, (3, 0), (2, 0), (5, 0),
     Phase.MATCH_OVER),
    ("end.target=0 end.deals=1", 5, (0, 0), (1, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=0 end.deals=1", 5, (0, 2), (0, 0), (0, 0), Phase.MATCH_OVER),  # Drawn.
    ("end.target=0 end.deals=1 end.games=2", 5, (0, 2), (0, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=0 end.deals=2", 5, (0, 0), (0, 0), (0, 0), Phase.DEAL_OVER),
)  # fmt: skip


@pytest.mark.parametrize("row", MATCHES, ids=[f"{row[0]} {row[2]}" for row in MATCHES])
def test_games_and_matches_end(
    row: tuple[str, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], Phase],
) -> None:
    """Targets, a number of deals, slams and rubbers (Bicycle: 3, 2 or 1, and 2 for the rubber)."""
    options, tricks, scores, games, rubber, phase = row
    texts = dict(one.split("=") for one in options.split())
    rules = from_texts(texts)
    _, _, state = points_for(rules, tricks=tricks, scores=scores)

    assert state.public.standing.games == games
    assert state.public.standing.rubber == rubber
    assert state.phase is phase


def from_texts(texts: dict[str, str]) -> Rules:
    """The North American game with these options."""
    return replace(RULES, {**texts})


def test_a_lone_march_may_win_the_game() -> None:
    """Party rule: the first lone march wins, whatever the score."""
    rules = from_texts({"end.lone_march_wins": "yes", "end.games": "2", "end.laps": "yes"})
    _, _, state = points_for(rules, tricks=5, alone=True, scores=(0, 9))

    assert state.phase is Phase.GAME_OVER
    assert state.public.standing.games == (1, 0)
    state, _ = chance(state, random.Random(1))
    assert state.public.standing.scores == (0, 0)  # Four is below the target: nothing to carry.


def test_a_lap_beyond_the_target() -> None:
    """What is carried stays below the target: no game is won before it begins."""
    rules = from_texts({"end.laps": "yes", "end.games": "3", "end.target": "2"})
    _, _, state = points_for(rules, tricks=5, alone=True, scores=(1, 0))
    assert state.public.standing.scores == (5, 0)
    state, _ = chance(state, random.Random(1))
    assert state.public.standing.scores == (1, 0)
    assert state.phase is Phase.AUCTION
    state = act(state, [Pass()] * 8)

    assert state.public.standing.games == (1, 0)
    assert state.phase is Phase.DEAL_OVER


TIES = (
    # tie; scores before; tricks; winner's games
    ("play_on", (8, 8, 8), 2, (0, 0, 0)),
    ("play_on", (0, 8, 9), 2, (0, 0, 1)),
    ("maker_first", (0, 8, 8), 2, (0, 0, 0)),
    ("maker_first", (9, 10, 10), 5, (1, 0, 0)),
)


@pytest.mark.parametrize(("tie", "scores", "tricks", "games"), TIES)
def test_ties_at_the_target(
    tie: str, scores: tuple[int, ...], tricks: int, games: tuple[int, ...]
) -> None:
    """Several at the target: the higher, or the maker first, or play on until one leads."""
    rules = replace(preset("three-handed24").rules, {"end.tie": tie, "end.target": 10})
    _, _, state = points_for(rules, tricks=tricks, scores=scores)

    assert state.public.standing.games == games
    assert state.phase is (Phase.MATCH_OVER if any(games) else Phase.DEAL_OVER)


def test_no_maker_comes_first_where_there_is_none() -> None:
    """Played without a maker, nobody is first at the target: the higher score wins."""
    rules = from_texts(
        {
            "auction.no_trump": "when_passed_out",
            "end.tie": "maker_first",
            "score.four_trick_tokens": "yes",
        }
    )
    hands = {"E": "AS AH AD AC KC", "N": "9S TS TH TC 9C"}
    state = act(at_deal(rules, dealt(rules, 0, "9D", rng=None, **hands)), [Pass()] * 8)
    standing = changed(state.public.standing, scores=(10, 10))
    state = changed(state, public=state.public.having(standing=standing))
    state = act(state, "AS")
    while not state.public.is_deal_over:
        state = act(state, [legal(state)[0]])

    assert state.public.standing.games == (0, 1)


def test_a_new_game_begins_without_results() -> None:
    """The results on the table are those of the game that goes on."""
    _, _, state = points_for(from_texts({"end.games": "2", "end.target": "1"}), tricks=3)
    assert len(state.public.results) == 1
    state, _ = chance(state, random.Random(1))
    assert state.public.results == ()
    assert state.public.standing.game == 2


def test_hands_thrown_in_are_counted() -> None:
    """Each seat may throw in so often a game; it is the same dealer's deal, and not a deal more."""
    rules = replace(
        RULES,
        {"deal.redeal": "no_ace_no_face", "deal.redeals_each": 1, "end.target": 0, "end.deals": 1},
    )
    deal = dealt(rules, 0, "AD", "", None, E="9S TS 9H TH TD")
    state = act(at_deal(rules, deal), "redeal")

    assert (state.phase, state.public.standing.deal) == (Phase.DEAL_OVER, 0)
    assert state.public.standing.redeals == (0, 1, 0, 0)
    state = push(state, deal)
    assert Redeal() not in legal(state)
    state = act(state, "pass " * 8)
    assert (state.phase, state.public.standing.deal) == (Phase.MATCH_OVER, 1)
