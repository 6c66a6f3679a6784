"""``euchre reports`` and ``euchre tidy``: for whoever runs a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

from euchre.store.people import Known
from euchre.store.store import open_store
from euchre.table.talk import Line
from tests.cli.running import Runner
from tests.table.company import company_facts


def _filled(folder: Path) -> None:
    with closing(open_store(folder)) as store:

        def do(job: Coroutine[Any, Any, Any]) -> None:
            asyncio.run(job)

        do(store.create(company_facts(), "seed", [], []))
        for name in ("Ann", "Bob"):
            do(store.add_person(Known(f"p-{name.lower()}", name), name, 1))
        do(store.add_line("table", Line(1, "p-bob", 1, "Bob", "phrase-hello", "", "1")))
        do(store.add_line("table", Line(2, "p-bob", 1, "Bob", "", "go home", "2")))
        do(store.add_report("table", "p-ann", "p-bob", "rude"))
        do(store.add_report("table", "p-bob", "p-ann", "slow"))


def test_reports_are_listed_with_the_talk_and_marked_as_done(
    euchre: Runner, tmp_path: Path
) -> None:
    """Names, table, reason and lines; what is done is listed only if that is asked for."""
    data = ("--data", str(tmp_path / "games"))
    ended = euchre("reports", *data)
    assert (ended.code, ended.out) == (1, "")
    assert "--data" in ended.err
    _filled(tmp_path / "games")
    ended = euchre("reports", *data)
    assert (ended.code, ended.err) == (0, "")
    for told in ("Report 1", "table table", "Ann reports Bob: “rude”", "Bob: go home"):
        assert told in ended.out
    assert "Bob: Hello everybody." in ended.out
    assert "p-ann" in ended.out
    assert euchre("reports", "--done", "1", *data).code == 0
    assert "rude" not in euchre("reports", *data).out
    whole = json.loads(euchre("reports", "--all", "--json", *data).out)
    assert [(one["number"], one["why"], one["done"] is None) for one in whole] == [
        (1, "rude", False),
        (2, "slow", True),
    ]
    assert whole[0]["reported"] == {"person": "p-bob", "name": "Bob"}
    assert [one.get("text") for one in whole[0]["lines"]] == [None, "go home"]
    ended = euchre("reports", "--done", "2", "--done", "9", *data)
    assert ended.code == 1
    assert "no report 9" in ended.err
    assert "No report waits." in euchre("reports", *data).out
    assert euchre("reports", "--done", "x", *data).code == 2


def test_tidying_says_how_many_tables_are_gone(euchre: Runner, tmp_path: Path) -> None:
    """A table of today stays, however it is asked; a wrong number of days is refused."""
    data = ("--data", str(tmp_path / "games"))
    _filled(tmp_path / "games")
    ended = euchre("tidy", "--tidy-empty", "1", "--tidy-played", "1", *data)
    assert (ended.code, ended.err) == (0, "")
    assert "0 tables were removed." in ended.out
    assert euchre("tidy", "--tidy-empty", "-1", *data).code == 2
