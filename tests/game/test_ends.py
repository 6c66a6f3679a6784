"""How games end where the sources are silent: pools, ties, laps; and who is paid by a bid."""

from __future__ import annotations

import random
from dataclasses import replace as put

import pytest

from euchre.game import Contract, Outcome, Phase, Play, State, chance, legal
from euchre.game.endings import finish_deal
from euchre.rules import ImpossibleRulesError, preset, replace
from euchre.testing import Moods, act, at_deal, dealt, play_match
from euchre.texts import Catalogue
from euchre.texts.story import Reader, end_notes, game_why, seat_names
from tests.rules.play_out import plain_suit, played_to_the_end, points_for


def notes_of(state: State) -> list[str]:
    """The keys of what a spectator is told at the end of a deal."""
    reader = Reader(None, seat_names(state.rules.players))
    return [one.key for one in end_notes(reader, state.public)]


def with_best_cards(state: State) -> State:
    """The deal played on, everybody playing the best card that may be played."""
    while not state.public.is_deal_over:
        strength = state.public.order.strength
        cards = [one for one in legal(state) if isinstance(one, Play)]
        state = act(state, [max(cards, key=lambda one: strength(one.card))])
    return state


def test_what_is_left_in_the_pool_goes_back_to_all() -> None:
    """Nap for stakes: what one wins others lose, at the end of a game to the last chip."""
    rules = replace(preset("nap52-pool").rules, {"end.deals": 6})
    shared = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = play_match(rules, Moods(rng), rng).state
        standing, before = state.public.standing, state.public.results[-1].scores
        assert (sum(standing.scores), standing.pool) == (0, 0)
        (share,) = {now - then for now, then in zip(standing.scores, before, strict=True)}
        assert (share > 0) is ("note-pool-shared" in notes_of(state))
        shared += share > 0
    assert shared


def test_a_shared_pool_is_not_said_to_be_won() -> None:
    """It is empty at the end of a game, but nobody took it with a bid below all tricks."""
    rules = replace(preset("nap52-pool").rules, {"end.deals": 1})
    others = rules.players - 1
    state = at_deal(rules, dealt(rules, others, "", seat0="AS KS QS JS TS"))
    state = with_best_cards(act(state, "bid:3" + " pass" * others))

    assert state.public.results[-1].outcome is Outcome.BID_MADE
    assert "note-pool-shared" in notes_of(state)
    assert "note-pool-won" not in notes_of(state)


@pytest.mark.parametrize("game", ["three-handed24", "three-handed32"])
def test_a_tie_is_played_on_until_one_leads(game: str) -> None:
    """Two who are there together play on, however long: no source ends it otherwise."""
    rules = preset(game).rules
    _, _, state = points_for(rules, tricks=2, scores=(0, rules.goal - 2, rules.goal - 2))
    assert state.public.standing.scores == (0, rules.goal, rules.goal)
    for number in range(3 * rules.players):
        assert state.phase is Phase.DEAL_OVER, number
        state, _ = chance(state, random.Random(number))
        state = put(state, public=finish_deal(state.public, Outcome.PASSED_OUT))
    assert state.phase is Phase.DEAL_OVER
    _, _, state = points_for(rules, tricks=3, scores=(rules.goal - 1, rules.goal, rules.goal))
    assert state.phase is Phase.DEAL_OVER, "all three are equal now"
    _, _, state = points_for(rules, tricks=3, scores=state.public.standing.scores)
    assert state.phase is Phase.MATCH_OVER
    assert state.public.standing.winner == 0


def test_that_the_target_must_be_earned_is_said_only_where_it_is_not() -> None:
    """Two who have earned it and are equal play on because they are equal."""
    rules = replace(preset("three-handed24").rules, {"end.must_earn": True, "end.target": 5})
    _, _, equal = points_for(rules, tricks=2, scores=(0, 3, 3))
    _, _, unearned = points_for(rules, tricks=3, scores=(0, 6, 2))

    assert equal.public.standing.scores == (0, 5, 5)
    assert equal.phase is unearned.phase is Phase.DEAL_OVER
    assert "note-must-earn" not in notes_of(equal)
    assert "note-must-earn" in notes_of(unearned)


@pytest.mark.parametrize("target", [1, 2, 5])
def test_no_game_is_won_before_it_begins(target: int) -> None:
    """What is carried over stays below the target, however much it was."""
    rules = replace(
        preset("railroad-keller").rules,
        {"end.target": target, "end.games": 9, "score.lone_march": 40},
    )
    _, _, state = points_for(rules, tricks=5, alone=True)
    told = notes_of(state)
    state, _ = chance(state, random.Random(1))

    assert sorted(state.public.standing.scores) == [0, target - 1]
    assert ("note-laps" in told) is (target > 1)


@pytest.mark.parametrize("ladder", ["5/4/3/2", "2/4/misere0+3-3/3", "3/nap5/2"])
def test_ladders_climb(ladder: str) -> None:
    """A number of tricks does not stand above a higher one, whatever stands between."""
    with pytest.raises(ImpossibleRulesError) as raised:
        replace(preset("nap52").rules, {"bids.ladder": ladder})
    assert [one.key for one in raised.value.found] == ["rules-ladder-falls"]


def test_a_called_partner_is_not_paid_where_the_maker_alone_is() -> None:
    """``bids.pay=maker_only``: nobody else scores."""
    rules = replace(
        preset("call-ace24").rules,
        {"auction.kind": "bids", "bids.pay": "maker_only", "bids.ladder": "2/3", "end.deals": 9},
    )
    state = at_deal(rules, dealt(rules, 3, "9D", N="AH KH QH JH JD", E="AC KC QC TC 9C"))
    state = with_best_cards(act(state, "bid:2 pass pass pass name:H call:AC"))
    result = state.public.results[-1]

    assert result.contract is not None
    assert (result.contract.partner, result.outcome) == (1, Outcome.BID_MADE)
    assert result.points == (2, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "before", "tricks", "scores", "winner"),
    [
        ("bid-euchre48-shooter", (-31, 0), 11, (-49, 1), ...),
        ("bid-euchre48-shooter", (-32, 0), 11, (-50, 1), 1),
        ("bid-euchre48-shooter", (-40, 0), 12, (-22, 0), ...),
        ("bid-euchre48-best", (-40, 0), 11, (-64, 1), ...),
    ],
)
def test_a_side_at_the_mercy_limit_has_lost(
    name: str, before: tuple[int, int], tricks: int, scores: tuple[int, int], winner: object
) -> None:
    """Mercy at minus fifty. Written rules of double-deck Bid Euchre (EUS; duck57)."""
    rules = preset(name).rules
    bid = rules.bids.ladder[-2 if rules.end.mercy else -1]  # a shooter, or with the best
    contract = Contract(0, plain_suit(rules), alone=True, bid=bid)
    winners = [0] * tricks + [1] * (12 - tricks)
    _, _, state = played_to_the_end(rules, contract, winners, (2,), before)

    assert state.public.standing.scores == scores
    assert state.is_over is (winner is not ...)
    if state.is_over:
        assert state.public.standing.winner == winner
        why = game_why(state.public)
        assert why is not None
        assert "50 points" in Catalogue().say(why)


def test_mercy_among_three() -> None:
    """The best of the others wins; if two of them are equal, nobody does: no source says it."""
    rules = replace(preset("bid-euchre48-three").rules, {"end.mercy": 50})
    for before, winner in (((-40, 3, 2), 1), ((-40, 3, 13), 2), ((-40, 3, 4), None)):
        contract = Contract(0, plain_suit(rules), bid=rules.bids.ladder[-1])
        _, _, state = played_to_the_end(rules, contract, [0] * 15 + [1], (), before)
        assert state.is_over
        assert state.public.standing.winner == winner
