"""Which server process keeps a table, where there are several.

A table's row names its owner and counts its terms: whoever takes the table begins another one,
in one transaction, and whatever is written at a table carries the term of who writes it. So
an owner that was taken for dead, and was not, writes nothing any more. Without several
processes the term is 0, and nothing is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from euchre.store.base import Base
from euchre.store.database import Connection
from euchre.table.keeper import MovedError

__all__ = ["Held", "OwnerStore"]


@dataclass(frozen=True, slots=True)
class Held:
    """Who keeps a table."""

    owner: str
    """The id of a process; empty if none does."""
    term: int
    """How often the table was taken; 0 if never."""


class OwnerStore(Base):
    """What is kept of owners. Every method raises NotStoredError if it cannot be done."""

    async def held(self, table: str) -> Held | None:
        """Who keeps a table; None if there is no such table."""

        def job(connection: Connection) -> Held | None:
            row = connection.execute(
                "SELECT owner, term FROM tables WHERE id = ?", (table,)
            ).fetchone()
            return None if row is None else Held(*row)

        return await self._done(job)

    async def take(self, table: str, before: Held, owner: str) -> int | None:
        """Make a process the owner of a table; its term, or None if another was quicker."""

        def job(connection: Connection) -> int | None:
            changed = connection.execute(
                "UPDATE tables SET owner = ?, term = ? WHERE id = ? AND owner = ? AND term = ?",
                (owner, before.term + 1, table, before.owner, before.term),
            )
            return before.term + 1 if changed.rowcount == 1 else None

        return await self._done(job)

    async def give_up(self, owner: str, tables: Collection[str] | None = None) -> None:
        """Let these tables of a process, or all, be anybody's."""

        def job(connection: Connection) -> None:
            if tables is None:
                connection.execute("UPDATE tables SET owner = '' WHERE owner = ?", (owner,))
            else:
                connection.executemany(
                    "UPDATE tables SET owner = '' WHERE id = ? AND owner = ?",
                    [(table, owner) for table in tables],
                )

        await self._done(job)

    async def owned(self, owner: str) -> dict[str, int]:
        """The tables that a process keeps, with their terms."""

        def job(connection: Connection) -> dict[str, int]:
            rows = connection.execute("SELECT id, term FROM tables WHERE owner = ?", (owner,))
            return {row[0]: row[1] for row in rows}

        return await self._done(job)

    def _check(self, connection: Connection, table: str, term: int) -> None:
        """Refuse what an owner of another term writes.

        The row stays as it is until the transaction ends: nobody takes the table meanwhile.
        """
        if not term:
            return
        row = connection.execute(
            f"SELECT term FROM tables WHERE id = ?{self._database.locking}",  # noqa: S608
            (table,),
        ).fetchone()
        if row is None or row[0] != term:
            raise MovedError
