"""The store as an owner of a table has it, in its term (:mod:`euchre.store.owners`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre.store.store import Store
from euchre.table.facts import TableFacts
from euchre.table.table import Entry
from euchre.table.talk import Line

__all__ = ["TermLedger"]


@dataclass(frozen=True, slots=True)
class TermLedger:
    """The store, for the owner of a table in one term."""

    store: Store
    term: int

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store these entries, all or none."""
        await self.store.append(table, entries, self.term)

    async def change(self, facts: TableFacts, entries: Sequence[Entry]) -> None:
        """Store these facts, whose revision follows the stored one, and entries: all or none."""
        await self.store.change(facts, entries, self.term)

    async def facts(self, table: str) -> TableFacts | None:
        """The stored facts."""
        return await self.store.facts(table)

    async def entries_after(self, table: str, number: int) -> Sequence[Entry]:
        """The stored entries with greater numbers."""
        return await self.store.entries_after(table, number)

    async def add_line(self, table: str, line: Line) -> None:
        """Store what was said."""
        await self.store.add_line(table, line, self.term)

    async def add_report(self, table: str, by: str, person: str, why: str) -> None:
        """Store what somebody reports of somebody."""
        await self.store.add_report(table, by, person, why)
