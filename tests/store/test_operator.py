"""What whoever runs a server reads and removes: reports, and tables that nobody uses."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

from euchre.store.people import Known
from euchre.store.store import Store
from euchre.store.writer import Writer
from euchre.table.facts import OPEN, Occupant
from euchre.table.talk import Line
from tests.store.places import Place, run
from tests.table.company import company_facts
from tests.table.tables import opened

DAY = 86_400.0
LATER = 4_000_000_000.0
"""A time long after any table of a test is made."""


def test_a_report_comes_with_what_was_said_and_is_marked_once(place: Place) -> None:
    """Who, of whom, why, the lines around it; a report that is done waits no more."""
    with closing(place.open()) as store:
        run(store.create(company_facts(), "seed", [], []))
        for name in ("Ann", "Bob"):
            run(store.add_person(Known(f"p-{name.lower()}", name), name, 1))
        for number in range(1, 31):
            said = f"line {number}"
            run(store.add_line("table", Line(number, "p-bob", 1, "Bob", "", said, str(number))))
            if number == 20:
                run(store.add_report("table", "p-ann", "p-bob", "rude"))
        run(store.add_report("nowhere", "p-ann", "p-eve", "slow"))
        first, second = run(store.reports())
        assert (first.reporter_name, first.person_name, first.why) == ("Ann", "Bob", "rude")
        assert (first.table, first.done) == ("table", "")
        assert [one.number for one in first.lines] == list(range(11, 26))
        assert (second.person, second.person_name, second.lines) == ("p-eve", "", ())
        assert run(store.report_done(first.number, DAY))
        assert run(store.report_done(first.number, 2 * DAY))
        assert not run(store.report_done(99, DAY))
        assert [one.number for one in run(store.reports())] == [second.number]
        kept = run(store.reports(whole=True))
        assert [(one.number, one.done) for one in kept] == [
            (first.number, "1970-01-02 00:00:00"),
            (second.number, ""),
        ]


def test_only_what_nobody_uses_is_removed(place: Place) -> None:
    """Empty tables apart from played ones; not what is open, used since, or reported."""
    now = LATER
    with closing(Store(place.database, Writer(place.database), lambda: now)) as store:
        names = ["empty", "seated", "open", "reported", "played", "used"]
        for name in names:
            facts = replace(company_facts(), id=name, code=name, seats=(OPEN,) * 4)
            steps = opened(replace(facts, seats=(Occupant(player="club"),) * 4))[1]
            run(store.create(facts, "seed", [], steps if name in {"played", "used"} else []))
        run(store.add_report("reported", "p-ann", "p-bob", "rude"))
        sat = replace(company_facts(), id="seated", code="seated", revision=1)
        run(store.change(sat, []))
        used = replace(company_facts(), id="used", code="used", revision=1)
        run(store.change(used, []))

        def left() -> list[str]:
            return [name for name in names if run(store.facts(name)) is not None]

        assert run(store.tidy(1.0, played=True)) == run(store.tidy(1.0, played=False)) == 0
        # One second before somebody sat down there.
        assert run(store.tidy(LATER - 1, played=False, open_now={"open"})) == 1
        assert left() == names[1:]
        assert run(store.tidy(LATER + 1, played=False)) == 2
        assert left() == ["reported", "played", "used"]
        assert run(store.tidy(LATER, played=True)) == 1
        assert left() == ["reported", "used"]
        number = run(store.reports())[0].number
        assert run(store.report_done(number, LATER))
        assert run(store.tidy(LATER + 1, played=False)) == 1
        now = LATER + DAY
        run(store.change(replace(used, revision=2), []))
        assert run(store.tidy(LATER + 1, played=True)) == 0
        assert run(store.tidy(LATER + DAY + 1, played=True)) == 1
    assert place.run("SELECT * FROM log") == []
