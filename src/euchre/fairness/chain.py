"""A chain of secrets behind one commitment.

Each secret is the hash of the one that follows it, so that what is published at first
(the hash of the first secret) fixes them all and their order, and each can be revealed
without telling the next.
"""

from __future__ import annotations

import hashlib
from typing import Final

__all__ = ["SECRET_BYTES", "SecretChain", "commitment_of", "link"]

SECRET_BYTES: Final = 32
_TAG: Final = b"euchre-fair-1 secret\n"


def link(secret: bytes) -> bytes:
    """The secret before this one; of the first secret, the commitment."""
    return hashlib.sha256(_TAG + secret).digest()


def commitment_of(last: bytes, number: int) -> bytes:
    """The commitment to a chain of that many secrets whose last one is ``last``."""
    return SecretChain(last, number).commitment


class SecretChain:
    """The secrets of a table, numbered from 1."""

    def __init__(self, last: bytes, number: int) -> None:
        """The chain of that many secrets that ends in ``last``.

        Raises:
            ValueError: if there would be no secret, or ``last`` has not 32 bytes.
        """
        if number < 1 or len(last) != SECRET_BYTES:
            msg = f"a chain has at least one secret of {SECRET_BYTES} bytes"
            raise ValueError(msg)
        secrets = [last]
        for _ in range(number):
            secrets.append(link(secrets[-1]))
        self._secrets = secrets[::-1]

    @property
    def commitment(self) -> bytes:
        """What is published before anybody adds a nonce."""
        return self._secrets[0]

    def __len__(self) -> int:
        """How many secrets there are."""
        return len(self._secrets) - 1

    def secret(self, number: int) -> bytes:
        """The secret of that number.

        Raises:
            IndexError: if the chain has none.
        """
        if not 1 <= number < len(self._secrets):
            msg = f"the chain has secrets 1 to {len(self)}, not {number}"
            raise IndexError(msg)
        return self._secrets[number]
