"""Ratings and figures: the published example, and logs counted by hand."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre.game import Acted, Dealt, OrderUp
from euchre.protocol.table_messages import TableSettings
from euchre.protocol.words import read
from euchre.rules import PRESETS
from euchre.table.facts import Occupant, Quit, TableFacts
from euchre.table.glicko import FIRST, Rating, rated
from euchre.table.results import family_named, family_of, new_ratings, people_of_match
from euchre.table.statistics import Played, match_winner, statistics
from euchre.table.table import Entry, Table
from euchre.texts import Catalogue
from tests.table.company import computer
from tests.table.tables import facts_of, played


def test_the_published_example() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500 (200) after three matches."""
    own = Rating(1500, 200, 0.06)
    after = rated(own, [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)])
    assert round(after.rating, 2) == 1464.05
    assert round(after.deviation, 2) == 151.52
    assert round(after.volatility, 5) == 0.06
    assert after.matches == 1
    assert rated(own, []) == own


def test_a_surprise_makes_a_rating_less_steady() -> None:
    """A surprise makes a steady rating less steady; a draw of equals changes none."""
    sure = Rating(1500, 30)
    assert rated(sure, [(Rating(2400, 30), 1.0)]).volatility > sure.volatility
    assert round(rated(FIRST, [(FIRST, 0.5)]).rating) == 1500


def rated_table(people: dict[int, str], **settings: object) -> TableFacts:
    seats = tuple(
        Occupant(name=people[at], person=f"p-{people[at]}") if at in people else computer()
        for at in range(4)
    )
    kept = TableSettings(rated=True, privacy="public")
    return replace(facts_of("na24", end_target="2"), seats=seats, settings=kept, **settings)  # type: ignore[arg-type]


def finished(facts: TableFacts) -> tuple[Table, list[Entry]]:
    moments = list(played(facts, random.Random(7)))
    return moments[-1][0], [one for _, entries in moments for one in entries]


def test_a_match_between_people_of_two_sides_counts() -> None:
    """Winners gain what losers lose; people of one side, and private tables, do not count."""
    table, _ = finished(rated_table({0: "ann", 1: "bob", 2: "cas"}))
    assert people_of_match(table) == {"p-ann": 0, "p-bob": 1, "p-cas": 0}
    won = match_winner(table.state)
    ratings = new_ratings(table, {"p-ann": Rating(1700, 60)})
    assert (ratings["p-bob"].rating > 1500) is (won == 1)
    assert (ratings["p-ann"].rating > 1700) is (won == 0)
    assert {one.matches for one in ratings.values()} == {1}
    assert not people_of_match(finished(rated_table({0: "ann", 2: "cas"}))[0])
    private = replace(table.facts, settings=TableSettings())
    assert not people_of_match(replace(table, facts=private))
    running = next(one for one, _ in played(table.facts, random.Random(7)))
    assert not people_of_match(running)


def test_who_leaves_a_match_has_lost_it() -> None:
    """Against the people of the other side who stayed, whoever won; nobody gains by it."""
    quits = (Quit("p-eve", 0, 1), Quit("p-old", 0, 0))
    facts = rated_table({1: "bob", 2: "cas"}, quits=quits)
    table, _ = finished(facts)
    assert people_of_match(table) == {"p-bob": 1, "p-cas": 0, "p-eve": 0}
    ratings = new_ratings(table, {})
    assert ratings["p-eve"].rating < 1500
    without, _ = finished(rated_table({1: "bob", 2: "cas"}))
    assert ratings["p-bob"] == new_ratings(without, {})["p-bob"]
    # One's own side alone: nobody has won against anybody.
    alone, _ = finished(rated_table({1: "bob"}, quits=(Quit("p-eve", 0, 1),)))
    assert new_ratings(alone, {})["p-bob"] == FIRST
    assert new_ratings(alone, {})["p-eve"].rating < 1500


@pytest.mark.parametrize("name", PRESETS)
def test_every_game_has_a_family_that_can_be_said(name: str) -> None:
    """By its kind of auction and its seats."""
    family = family_named(family_of(PRESETS[name].rules))
    assert Catalogue().say(read(family.name))


def test_figures_are_those_of_the_log() -> None:
    """Deals, points, calls by place and lone hands, counted a second time in another way."""
    facts = rated_table({0: "ann", 1: "bob"})
    table, log = finished(facts)
    (told,) = statistics([Played(facts, tuple(log), ((0, 0, None),))])
    deals = [one.event for one in log if isinstance(one.event, Dealt)]
    assert told.matches == 1
    assert told.matches_won == (match_winner(table.state) == 0)
    assert told.deals == len(deals)
    assert told.points == table.state.public.standing.scores[0]
    assert [place.deals for place in told.calls] == [
        sum((0 - one.dealer - 1) % 4 == at for one in deals) for at in range(4)
    ]
    ordered = sum(
        isinstance(one.event, Acted)
        and one.event.seat == 0
        and isinstance(one.event.action, OrderUp)
        for one in log
    )
    assert sum(place.calls for place in told.calls) >= ordered
    assert told.euchred == sum(place.calls - place.made for place in told.calls)
    assert told.lone_made <= told.lone_hands
    # Who left after the first deal has played no more than that.
    second = [one.number for one in log if isinstance(one.event, Dealt)][1]
    (part,) = statistics([Played(facts, tuple(log), ((0, 0, second - 1),))])
    assert (part.deals, part.matches) == (1, 0)
    assert statistics([Played(facts, tuple(log), ())]) == []
    # A damaged log counts up to the damage.
    broken = [*log[: second + 2], *log[second + 3 :]]
    (some,) = statistics([Played(facts, tuple(broken), ((0, 0, None),))])
    assert some.deals == 1
    (both,) = statistics([Played(facts, tuple(log), ((0, 0, None),))] * 2)
    assert both.deals == 2 * told.deals
