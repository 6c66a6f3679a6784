"""Deals and matches between players, from a seed."""

from __future__ import annotations

import pytest

from euchre.arena import IllegalDecisionError, opening_of_deal, play_deal, play_match
from euchre.game import Acted, Pass, Phase, State, View
from euchre.players import Decision, Limit, player_named
from euchre.rules import PRESETS, preset, replace
from tests.draws import of_every_kind, with_every_answer

NA24 = preset("na24").rules


class StubbornPlayer:
    """Passes whatever happens, and remembers the limits that it was given."""

    name = "stubborn"

    def __init__(self) -> None:
        """A player that has been given no limit."""
        self.limits: list[Limit] = []

    def decide(self, view: View, limit: Limit) -> Decision:  # noqa: ARG002 - it does not look
        """A pass."""
        self.limits.append(limit)
        return Decision(Pass())


def test_illegal_choice_names_the_player_and_what_is_legal() -> None:
    """A player that does what is not legal ends the deal with an error that says so."""
    stuck = preset("na24-std").rules
    with pytest.raises(IllegalDecisionError, match="'stubborn' made an illegal choice") as caught:
        play_deal(opening_of_deal(stuck, 0), [StubbornPlayer()] * 4, seed=1)
    assert caught.value.cause.legal
    assert Acted(caught.value.cause.seat, caught.value.cause.action).seat == 0


def test_seeds_of_decisions_differ_and_budgets_are_passed_on() -> None:
    """Each decision of a deal has a seed of its own; nodes and worlds are those asked for."""
    player = StubbornPlayer()
    play_deal(opening_of_deal(NA24, 0), [player] * 4, seed=1, limit=Limit(nodes=5, worlds=6))
    assert len({limit.seed for limit in player.limits}) == len(player.limits) == 8
    assert {(limit.nodes, limit.worlds) for limit in player.limits} == {(5, 6)}


def test_deal_begins_where_it_is_asked_to() -> None:
    """The dealer and the scores are those given."""
    state = opening_of_deal(NA24, 2, (3, 4))
    assert (state.phase, state.public.dealer) == (Phase.TO_DEAL, 2)
    done = play_deal(state, [player_named("club")] * 4, seed=5)
    assert done.public.dealer == 2
    assert sum(done.public.standing.scores) > 7


def match_of_club(name: str) -> State:
    """A match between club players, of a few deals where there would be many."""
    rules = PRESETS[name].rules
    if rules.scores_can_fall or rules.has_bids:
        # Otherwise a hundred deals, and each bid takes a thought.
        rules = replace(rules, {"end.deals": 4})
    return play_match(rules, [player_named("club")] * rules.players, seed=2)


@pytest.mark.parametrize("name", with_every_answer("matches end"))
def test_matches_end(name: str) -> None:
    """Club players finish a match by any preset."""
    assert match_of_club(name).is_over


@pytest.mark.parametrize("name", of_every_kind("one seed, one match"))
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    """Whatever the rules, a seed decides all that chance and players do."""
    assert match_of_club(name) == match_of_club(name)
