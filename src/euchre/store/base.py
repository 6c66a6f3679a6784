"""What every part of the store stands on: jobs for the one thread of the database."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import TypeVar

from euchre.protocol.messages import Text
from euchre.store.database import Connection, Database
from euchre.store.writer import Writer
from euchre.table.queue import NotStoredError

__all__ = ["Base", "hashed"]

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class Base:
    """A database behind one thread."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """The store in that database, behind that thread."""
        self._database, self._writer = database, writer

    def close(self) -> None:
        """Finish what is being stored, and close."""
        self._writer.close()

    async def _done(self, job: Callable[[Connection], _Result]) -> _Result:
        try:
            return await self._writer.ask(job)
        except self._database.error as error:
            if self._database.is_taken(error):
                raise NotStoredError(Text(key="server-stale"), outrun=True) from error
            _log.error("not stored: %s", error)
            raise NotStoredError(self._database.why_not_stored(error)) from error


def hashed(token: str) -> bytes:
    """What is stored of a token. It is random and long, so that a plain hash keeps it secret."""
    return hashlib.sha256(token.encode()).digest()
