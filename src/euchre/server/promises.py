"""Tables that were promised, so that their deals can be proved, and are not created yet."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from euchre.fairness import SECRET_BYTES, Added
from euchre.protocol.base import Text
from euchre.protocol.messages import CreateTable, FairTable
from euchre.server.refused import RefusedError
from euchre.table.fair import chain_of

__all__ = ["Promises"]

_MOST: Final = 1000


async def _nobody(_table: str) -> str | None:
    """There is no other process that might have promised it."""
    return None


@dataclass(slots=True)
class Promises:
    """What was promised here."""

    elsewhere: Callable[[str], Awaitable[str | None]] = _nobody
    """The seed of a table that another process has promised, which does so no more."""
    _seeds: dict[str, str] = field(default_factory=dict)

    def promise(self) -> FairTable:
        """A table that may be created, with the commitment that binds its deals.

        The oldest one that nobody has created is forgotten when there are too many.
        """
        name, seed = secrets.token_hex(8), secrets.token_hex(32)
        if len(self._seeds) >= _MOST:
            del self._seeds[next(iter(self._seeds))]
        self._seeds[name] = seed
        return FairTable(table=name, commitment=chain_of(seed).commitment.hex())

    def taken(self, table: str) -> str | None:
        """The seed of a promised table, which is not promised any more; None if it was not."""
        return self._seeds.pop(table, None)

    async def chance_of(self, order: CreateTable) -> tuple[str, str, tuple[Added, ...]]:
        """The id of a new table, the seed of its chance, and the nonces that bind it.

        Raises:
            RefusedError: if the table was not promised, or what is added to its chance is none.
        """
        if not order.table:
            seed = secrets.token_hex(32) if order.seed is None else f"seed {order.seed}"
            return secrets.token_hex(8), seed, ()
        try:
            nonce = bytes.fromhex(order.nonce)
        except ValueError:
            nonce = b""
        if len(nonce) != SECRET_BYTES or order.seed is not None:
            raise RefusedError(Text(key="server-bad-nonce"), order.nonce[:80])
        promised = self.taken(order.table) or await self.elsewhere(order.table)
        if promised is None:
            raise RefusedError(Text(key="server-no-promise"))
        return order.table, promised, (Added(1, order.seat, nonce),)
