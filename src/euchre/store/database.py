"""What the store asks of a database, whichever it is.

Statements are written once, for both: values stand as ``?``, a row that may be there already
is ``INSERT … ON CONFLICT …``, and times come as arguments. What only one of the databases
knows stays in its module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol, TypeAlias

from euchre.protocol.messages import Text

__all__ = [
    "APPLICATION",
    "Connection",
    "Database",
    "Rows",
    "StoreError",
    "Value",
    "WrongDatabaseError",
    "reason",
]

APPLICATION: Final = 0x45554352
"""Marks a database as ours: "EUCR"."""

Value: TypeAlias = "str | int | float | bytes | None"
"""What can stand in a row."""


class StoreError(Exception):
    """The store cannot be opened. ``reason`` says why and what would help, for people."""

    def __init__(self, reason: Text) -> None:
        """The error with that reason."""
        self.reason = reason
        super().__init__(f"{reason.key}: {reason.args}")


class WrongDatabaseError(Exception):
    """A database that is not ours, or of a newer version (``version``; 0 if it is not ours)."""

    def __init__(self, version: int) -> None:
        """The error for that version."""
        self.version = version
        super().__init__(f"version {version} cannot be read")


class Rows(Protocol):
    """What a statement found."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:  # noqa: ANN401 - a row is what the statement asked for
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows that are left, one by one."""


class Connection(Protocol):
    """A connection to a database of the present version."""

    def execute(self, statement: str, values: Sequence[Value] = (), /) -> Rows:
        """Do one statement, with a value for each ``?``."""

    def executemany(self, statement: str, rows: Sequence[Sequence[Value]], /) -> object:
        """Do one statement for each of these rows."""

    def close(self) -> None:
        """Leave the database."""


class Database(Protocol):
    """A place where games are kept."""

    @property
    def begin(self) -> str:
        """The statement that begins a transaction that writes."""

    @property
    def begin_restoring(self) -> str:
        """The same, for one that takes its time."""

    @property
    def begin_reading(self) -> str:
        """The statement that begins a transaction that sees one moment."""

    @property
    def locking(self) -> str:
        """What makes a SELECT hold its row as it is until the transaction ends."""

    @property
    def seconds(self) -> str:
        """The seconds since 1970, by the clock of the database, as a statement says it."""

    @property
    def error(self) -> type[Exception]:
        """The class of all errors of this database."""

    def connect(self) -> Connection:
        """A connection, after bringing the database to the present version.

        Raises:
            WrongDatabaseError: if it is not ours, or newer than this program.
            Exception: one of class ``error`` if it cannot be read or written.
        """

    def is_lost(self, connection: Connection) -> bool:
        """Whether that connection is of no use any more, and another one may be."""

    def count_on(self, connection: Connection) -> None:
        """Let numbers that the database gives by itself go on after those that are there."""

    def is_taken(self, error: Exception) -> bool:
        """Whether that error says that a key is taken."""

    def why_not_opened(self, error: Exception) -> Text:
        """Why it cannot be used, for the person who starts the server."""

    def why_not_stored(self, error: Exception) -> Text:
        """Why something could not be stored, for people at a table: it names no secret place."""


def reason(key: str, **args: object) -> Text:
    """A reason; what is no number is told as text."""
    told = {name: one if isinstance(one, int) else str(one) for name, one in args.items()}
    return Text(key=key, args={**told})
