"""A ledger in memory, connections that keep what they are sent, and a clock that stands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from euchre.protocol.messages import Text
from euchre.table.clock import Alarm
from euchre.table.facts import TableFacts
from euchre.table.queue import NotStoredError
from euchre.table.table import Entry
from euchre.table.talk import Line
from tests.telling import Telling


@dataclass
class Ledger:
    """A ledger in memory that can be told to fail."""

    log: list[Entry] = field(default_factory=list)
    kept: TableFacts | None = None
    lines: list[Line] = field(default_factory=list)
    reports: list[tuple[str, str, str]] = field(default_factory=list)
    failures: list[NotStoredError] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store, or fail if that is due."""
        del table
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        if entries[0].number != len(self.log):
            raise NotStoredError(Text(key="server-stale"), outrun=True)
        self.log += entries
        self.events.append(f"stored {entries[-1].number}")

    async def change(self, facts: TableFacts, entries: Sequence[Entry]) -> None:
        """Store facts and entries, or fail if that is due."""
        if self.kept is not None and facts.revision != self.kept.revision + 1:
            raise NotStoredError(Text(key="server-stale"), outrun=True)
        if entries:
            await self.append(facts.id, entries)
        elif self.failures:
            raise self.failures.pop(0)
        self.kept = facts

    async def facts(self, table: str) -> TableFacts | None:
        """What is stored of the table."""
        del table
        return self.kept

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """What is stored after that number."""
        del table
        return self.log[number + 1 :]

    async def add_line(self, table: str, line: Line) -> None:
        """Store what was said."""
        del table
        if self.failures:
            raise self.failures.pop(0)
        self.lines.append(line)

    async def add_report(self, table: str, by: str, person: str, why: str) -> None:
        """Store a report."""
        del table
        self.reports.append((by, person, why))


@dataclass
class Listener:
    """A connection that keeps what it is sent."""

    seat: int | None
    ledger: Ledger
    person: str = ""
    name: str = ""
    got: list[dict[str, Any]] = field(default_factory=list)
    others: tuple[str, ...] = ()
    covered: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    telling: Telling = field(default_factory=Telling)

    def send(self, message: bytes) -> None:
        """Keep it."""
        told = self.telling.whole(json.loads(message))
        self.got.append(told)
        if told["type"] == "happened":
            self.ledger.events.append(f"told {told['number']}")
        self.news.set()

    @property
    def now(self) -> dict[str, Any]:
        """The table as it was shown last."""
        shots = [one for one in self.got if one["type"] in {"snapshot", "happened"}]
        last: dict[str, Any] = shots[-1]
        return last if last["type"] == "snapshot" else last["snapshot"]

    @property
    def table(self) -> dict[str, Any]:
        """Who sits there, as it was told last."""
        found: dict[str, Any] = [one for one in self.got if one["type"] == "table"][-1]
        return found

    @property
    def failures(self) -> list[str]:
        """The reasons of all refusals."""
        return [one["reason"]["key"] for one in self.got if one["type"] == "failure"]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [one for one in self.got if one["type"] == kind]

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for messages until something is so."""
        while not done():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    async def next_number(self) -> None:
        """Wait until the table has moved on, or the match is over."""
        number = self.now["number"]
        await self.until(lambda: self.now["number"] > number or self.now["phase"] == "match_over")


@dataclass
class _Alarm:
    when: float
    callback: Callable[[], None]
    is_off: bool = False

    def cancel(self) -> None:
        """Do not do it."""
        self.is_off = True


@dataclass
class StandingClock:
    """A clock that goes only when it is told to."""

    time: float = 1000.0
    alarms: list[_Alarm] = field(default_factory=list)

    def now(self) -> float:
        """What time it is."""
        return self.time

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Do something later."""
        alarm = _Alarm(when, callback)
        self.alarms.append(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        """Let time go by, and do what is due."""
        self.time += seconds
        due = [one for one in self.alarms if one.when <= self.time]
        self.alarms = [one for one in self.alarms if one.when > self.time]
        for alarm in due:
            if not alarm.is_off:
                alarm.callback()
