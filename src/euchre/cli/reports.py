"""``euchre reports``: what people have reported of each other, for whoever runs the server."""

from __future__ import annotations

import time
from typing import Any

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.cli.stored import in_store
from euchre.store.operator import Reported
from euchre.store.store import Store
from euchre.table.talk import Line

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Mark as done what is named, or list what waits."""
    typed = arguments.all("done")
    if typed:
        return _mark(arguments, console, [_number(one) for one in typed])
    whole = arguments.has("all")
    found = in_store(arguments, lambda store: store.reports(whole=whole))
    if arguments.has("json"):
        console.json([_plain(one) for one in found])
        return 0
    if not found:
        console.say("reports-none")
    for one in found:
        _show(console, one)
    return 0


def _mark(arguments: Arguments, console: Console, numbers: list[int]) -> int:
    async def job(store: Store) -> list[int]:
        return [one for one in numbers if not await store.report_done(one, time.time())]

    unknown = in_store(arguments, job)
    for one in numbers:
        if one not in unknown:
            console.say("reports-marked", n=one)
    if unknown:
        raise bad_file("reports-unknown", n=unknown[0])
    return 0


def _number(typed: str) -> int:
    if not (typed.isdecimal() and len(typed) < 10):
        raise wrong_usage("cli-bad-number", flag="--done", value=typed, low="1", high="999999999")
    return int(typed)


def _show(console: Console, one: Reported) -> None:
    key = "reports-head-done" if one.done else "reports-head"
    console.title(console.text(key, n=one.number, time=one.created, table=one.table))
    by, of = one.reporter_name or one.reporter, one.person_name or one.person
    console.wrap(console.text("reports-why", who=by, other=of, why=one.why), "  ")
    console.wrap(console.text("reports-ids", who=one.reporter, other=one.person), "  ")
    for line in one.lines:
        if line.text or line.phrase:
            console.wrap(_said(console, line), "      ", "    ")
    console.line()


def _said(console: Console, line: Line) -> str:
    text = console.text(line.phrase) if line.phrase else line.text
    return f"{line.number}  {console.text('web-said', who=line.name, text=text)}"


def _plain(one: Reported) -> dict[str, Any]:
    lines = [
        {"number": line.number, "person": line.person, "name": line.name, "seat": line.seat}
        | ({"phrase": line.phrase} if line.phrase else {"text": line.text})
        for line in one.lines
        if line.text or line.phrase
    ]
    return {
        "number": one.number,
        "created": one.created,
        "done": one.done or None,
        "table": one.table,
        "reporter": {"person": one.reporter, "name": one.reporter_name},
        "reported": {"person": one.person, "name": one.person_name},
        "why": one.why,
        "lines": lines,
    }
