"""People in the store: tokens, codes, where they sat, what they said, how strong they are."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from euchre.fairness import Added
from euchre.protocol.table_messages import TableSettings
from euchre.store.people import Known
from euchre.store.store import Store
from euchre.table.facts import Asked, Drawn, Left, Occupant, Quit, TableFacts
from euchre.table.glicko import Rating
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry
from euchre.table.talk import MOST_LINES, Line
from euchre.table.undone import Undone
from tests.store.places import TOKEN, Place, run
from tests.table.company import company_facts, computer
from tests.table.tables import facts_of, opened

ANN, BOB = Known("p-ann", "Ann"), Known("p-bob", "Bob")
NOW = 1_900_000_000


def seats(*people: str) -> tuple[Occupant, ...]:
    found = [Occupant(name=one, person=f"p-{one.lower()}") if one else computer() for one in people]
    return tuple(found)


def table_of(store: Store) -> TableFacts:
    """A table of several people in the store, with a deal."""
    facts = replace(company_facts(), seats=seats("Ann", "Bob", "", ""))
    _, entries = opened(facts)
    run(store.create(facts, "seed", [], []))
    run(store.append(facts.id, entries))
    return facts


def test_a_person_is_known_by_the_token_which_is_stored_hashed(place: Place) -> None:
    """Another token is nobody's; a name can change; the token stands nowhere."""
    with closing(place.open()) as store:
        run(store.add_person(ANN, TOKEN, NOW))
        assert run(store.person(TOKEN)) == ANN
        assert run(store.person(TOKEN + "x")) is None
        run(store.rename("p-ann", "Anna"))
        assert run(store.person(TOKEN)) == Known("p-ann", "Anna")
    assert TOKEN.encode() not in repr(place.run("SELECT * FROM tokens")).encode()


def test_a_code_works_once_and_for_its_time(place: Place) -> None:
    """Used, too old, replaced by a newer one: it is good no more."""
    with closing(place.open()) as store:
        run(store.add_person(ANN, TOKEN, NOW))
        run(store.add_code("p-ann", "FIRST", NOW + 600))
        run(store.add_code("p-ann", "SECOND", NOW + 600))
        assert run(store.use_code("FIRST", "t1", NOW)) is None
        assert run(store.use_code("SECOND", "t2", NOW + 600)) == ANN
        assert run(store.use_code("SECOND", "t3", NOW)) is None
        run(store.add_code("p-ann", "THIRD", NOW + 600))
        assert run(store.use_code("THIRD", "t4", NOW + 601)) is None
        assert run(store.person("t2")) == run(store.person(TOKEN)) == ANN
        assert run(store.person("t1")) is None


def test_facts_come_back_as_they_were_and_only_in_order(place: Place) -> None:
    """All that may change survives; facts that do not follow the stored ones are outrun."""
    with closing(place.open()) as store:
        facts = table_of(store)
        changed = replace(
            facts,
            seats=seats("", "Bob", "Ann", ""),
            pace="slow",
            nonces=(Added(1, 0, b"x" * 32),),
            settings=TableSettings(clock=20, privacy="public", spectators="hands"),
            host="p-bob",
            removed=("p-eve",),
            left=(Left("p-cas", 3, 2),),
            drawn=(Drawn("p-ann", 3, b"y" * 32),),
            quits=(Quit("p-cas", 3, 1),),
            paused_by=1,
            asked=Asked(1, 5, (0, 2)),
            revision=1,
        )
        more = [Entry(2, 1, Undone(1))]
        run(store.change(changed, more))
        for wrong in (1, 3):
            with pytest.raises(NotStoredError) as caught:
                run(store.change(replace(changed, revision=wrong), []))
            assert caught.value.outrun
        # An entry whose number is taken takes the facts with it.
        with pytest.raises(NotStoredError):
            run(store.change(replace(changed, pace="fast", revision=2), more))
    with closing(place.open()) as store:
        assert run(store.facts("table")) == changed
        record = run(store.table("table"))
        assert record is not None
        assert (record.facts, record.entries[-1].event) == (changed, Undone(1))
        assert run(store.table_of_code("ABCDEF")) == "table"
        assert run(store.table_of_code("abcdef")) is None
        assert run(store.facts("other")) is None


def test_a_code_of_a_table_is_given_once(place: Place) -> None:
    """A second table with the same code is refused whole; tables without one do not mind."""
    with closing(place.open()) as store:
        facts = table_of(store)
        with pytest.raises(NotStoredError):
            run(store.create(replace(facts, id="other"), "seed", [], []))
        for name in ("one", "two"):
            run(store.create(replace(facts_of(), id=name), "seed", [], []))


def test_it_is_kept_who_sat_where_and_when(place: Place) -> None:
    """From the next entry on, up to the last one, and again for who comes back."""
    with closing(place.open()) as store:
        facts = table_of(store)
        run(store.change(replace(facts, seats=seats("", "Bob", "Ann", ""), revision=1), []))
        run(store.change(replace(facts, seats=seats("", "", "Ann", ""), revision=2), []))
        run(store.change(replace(facts, seats=seats("", "Bob", "Ann", ""), revision=3), []))
        sat = [(one.seat, one.since, one.until) for one in run(store.sittings("p-ann"))]
        assert sat == [(0, 0, 1), (2, 2, None)]
        assert [(one.seat, one.until) for one in run(store.sittings("p-bob"))][-1] == (1, None)
        assert run(store.sittings("p-eve")) == []
        for known, token in ((ANN, "a"), (BOB, "b")):
            run(store.add_person(known, token, NOW))
        assert run(store.names_at("table", 1)) == {0: "Ann", 1: "Bob"}
        assert run(store.names_at("table", 2)) == {2: "Ann", 1: "Bob"}


def test_the_last_lines_of_a_table_are_kept_in_order(place: Place) -> None:
    """A number is given once; all lines of a person can be told."""
    with closing(place.open()) as store:
        table_of(store)
        lines = [
            Line(at, "p-ann", 0 if at % 2 else None, "Ann", "", f"line {at}", str(at))
            for at in range(1, 41)
        ]
        for line in lines:
            run(store.add_line("table", line))
        assert run(store.lines("table")) == lines[-MOST_LINES:]
        assert run(store.lines_of("p-ann")) == [("table", line) for line in lines]
        with pytest.raises(NotStoredError) as caught:
            run(store.add_line("table", lines[-1]))
        assert caught.value.outrun


def test_a_match_counts_once(place: Place) -> None:
    """Ratings are replaced by newer ones; the same match a second time changes nothing."""
    with closing(place.open()) as store:
        first, second = Rating(1600, 200, 0.06, 1), Rating(1650, 180, 0.0601, 2)
        run(store.add_ratings("table", 1, "turn_up/4", [("p-ann", first)]))
        run(store.add_ratings("table", 2, "turn_up/4", [("p-ann", second), ("p-bob", first)]))
        with pytest.raises(NotStoredError) as caught:
            run(store.add_ratings("table", 2, "turn_up/4", [("p-ann", first)]))
        assert caught.value.outrun
        assert run(store.ratings("p-ann")) == {"turn_up/4": second}
        assert run(store.ratings("p-eve")) == {}


def test_a_person_is_forgotten_whole(place: Place) -> None:
    """No row of any table names the person any more; others are as they were."""
    with closing(place.open()) as store:
        facts = table_of(store)
        for known, token in ((ANN, TOKEN), (BOB, "b")):
            run(store.add_person(known, token, NOW))
            run(store.add_line("table", Line(len(token), known.id, 0, known.name, "", "x", "1")))
            run(store.add_code(known.id, f"code {known.id}", NOW))
        run(store.add_report("table", "p-ann", "p-bob", "rude"))
        run(store.add_report("table", "p-bob", "p-eve", "slow"))
        run(store.add_ratings("table", 1, "bids/4", [("p-ann", Rating()), ("p-bob", Rating())]))
        run(store.change(replace(facts, seats=seats("", "Bob", "", ""), host="", revision=1), []))
        run(store.delete_person("p-ann"))
        assert run(store.person(TOKEN)) is None
        assert run(store.person("b")) == BOB
        assert [(one.reporter, one.person) for one in run(store.reports())] == [("p-bob", "p-eve")]
        assert len(run(store.sittings("p-bob"))) == 1
        # The number of a line stays, so that no other line is given it.
        assert [line.text for line in run(store.lines("table"))] == ["x", ""]
        assert run(store.lines_of("p-ann")) == []
    kept = ("people", "tokens", "codes", "sittings", "lines", "reports", "ratings", "tables")
    for name in kept:
        assert "p-ann" not in repr(place.run(f"SELECT * FROM {name}"))  # noqa: S608 - ours
