"""Positions with all cards open, beside trying everything."""

from __future__ import annotations

import random

import pytest

from euchre.game import Phase, State, apply, chance, legal, new_match
from euchre.rules import PRESETS, preset
from euchre.search.open_cards import NotSolvableError, Solution, solve_open

PAIRS = ("na24", "british25-two", "guernsey33", "hoyle32", "six-handed32", "two-handed24")
MAKERS = ("three-handed24", "five-handed28", "call-ace24", "nap24-three", "pepper24-three")


def dealt(game: str, rng: random.Random) -> State:
    """A deal of a game before its first call."""
    state = new_match(preset(game).rules)
    while not legal(state):
        state, _ = chance(state, rng)
    return state


def played_to(game: str, rng: random.Random, tricks: int) -> State:
    """A position of random play with so many tricks left; a deal without play is dealt again."""
    while True:
        state = dealt(game, rng)
        while state.turn is not None and not state.public.is_deal_over:
            left = state.rules.hand_size - len(state.public.tricks)
            if state.phase is Phase.PLAY and left <= tricks and state.public.trick is None:
                return state
            state, _ = apply(state, rng.choice(legal(state)))


def margin(solution: Solution, start: State) -> float:
    """What the deal brought the side of the first seat, less the mean of the others."""
    public, rules = solution.end.public, start.rules
    assert public.result is not None
    points = public.result.points
    if rules.scorers == 2:
        mine = {rules.scorer(solution.turn)}
    else:
        side = public.side(solution.turn)
        mine = {rules.scorer(at) for at in range(rules.players) if public.side(at) == side}
    own = [points[one] for one in mine]
    rest = [points[one] for one in range(rules.scorers) if one not in mine]
    return sum(own) / len(own) - sum(rest) / len(rest)


def tried(state: State, makers: set[int]) -> float:
    """What a position is worth to the makers' seats, by trying every card."""
    public = state.public
    if public.result is not None:
        rules, points = state.rules, public.result.points
        mine = {rules.scorer(seat) for seat in makers}
        own = [points[one] for one in mine]
        rest = [points[one] for one in range(rules.scorers) if one not in mine]
        return sum(own) / len(own) - sum(rest) / len(rest)
    values = [tried(apply(state, one)[0], makers) for one in legal(state)]
    return max(values) if state.turn in makers else min(values)


@pytest.mark.parametrize("game", PAIRS)
def test_line_of_best_play_brings_the_value(game: str) -> None:
    """From the first call on: what the line comes to is what was promised."""
    rng = random.Random(3)
    for _ in range(2):
        start = dealt(game, rng)
        solution = solve_open(start)
        assert margin(solution, start) == pytest.approx(solution.value)
        assert [action for action, _ in solution.values] == list(legal(start))


@pytest.mark.parametrize("game", [*PAIRS, *MAKERS])
def test_values_are_those_of_trying_everything(game: str) -> None:
    """With two tricks left every card is worth what minimax by the engine says."""
    rng = random.Random(4)
    for _ in range(3):
        state = played_to(game, rng, 2)
        public = state.public
        makers = {seat for seat in public.active if public.side(seat) == 0}
        if public.has_secret_partner:
            continue
        sign = 1 if state.turn in makers else -1
        for action, value in solve_open(state).values:
            after = apply(state, action)[0]
            assert value == pytest.approx(sign * tried(after, makers))


def test_secret_partner_is_known_where_cards_are_open() -> None:
    """Who holds the called ace plays with the maker."""
    rng = random.Random(6)
    found = 0
    while found < 3:
        state = played_to("call-ace24", rng, 3)
        if not state.public.has_secret_partner:
            continue
        found += 1
        start, solution = state, solve_open(state)
        assert margin(solution, start) == pytest.approx(solution.value)


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("buck24", "solve-by-seat"),
        ("three-handed24", "solve-no-contract"),
        ("double-hasenpfeffer48", "solve-too-large"),
    ],
)
def test_what_cannot_be_solved_says_why(game: str, key: str) -> None:
    """Tricks paid by seat, several scorers before trump is made, auctions that never end."""
    with pytest.raises(NotSolvableError) as caught:
        solve_open(dealt(game, random.Random(1)))
    assert caught.value.key == key


def test_nothing_to_do_is_no_position() -> None:
    """Before the deal no seat is to act."""
    with pytest.raises(NotSolvableError) as caught:
        solve_open(new_match(PRESETS["na24"].rules))
    assert caught.value.key == "solve-nothing-to-do"
