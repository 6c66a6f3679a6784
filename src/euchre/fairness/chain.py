"""A chain of secrets behind one commitment.

Each secret is the hash of the one that follows it, so that what is published at first
(the hash of the first secret) fixes them all and their order, and each can be revealed
without telling the next.
"""

from __future__ import annotations

import hashlib
from typing import Final

__all__ = ["SECRET_BYTES", "SecretChain", "back", "link"]

SECRET_BYTES: Final = 32
_TAG: Final = b"euchre-fair-1 secret\n"
_SPACING: Final = 256
"""Of so many secrets one is kept."""


def link(secret: bytes) -> bytes:
    """The secret before this one; of the first secret, the commitment."""
    return hashlib.sha256(_TAG + secret).digest()


def back(secret: bytes, steps: int) -> bytes:
    """The secret that many places before this one."""
    for _ in range(steps):
        secret = link(secret)
    return secret


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
        self._last, self._number = last, number
        self._marks = b""

    @property
    def commitment(self) -> bytes:
        """What is published before anybody adds a nonce."""
        return self._made(0)

    def __len__(self) -> int:
        """How many secrets there are."""
        return self._number

    def secret(self, number: int) -> bytes:
        """The secret of that number.

        Raises:
            IndexError: if the chain has none.
        """
        if not 1 <= number <= self._number:
            msg = f"the chain has secrets 1 to {self._number}, not {number}"
            raise IndexError(msg)
        return self._made(number)

    def _made(self, number: int) -> bytes:
        """The secret of that number, 0 being the commitment, made from the next that is kept.

        A few are kept, the chain being made once as a whole, so that neither is it kept nor
        made for each deal.
        """
        if not self._marks:
            self._marks = self._all_marks()
        mark = (number + _SPACING - 1) // _SPACING
        if mark * _SPACING >= self._number:
            return back(self._last, self._number - number)
        kept = self._marks[mark * SECRET_BYTES : (mark + 1) * SECRET_BYTES]
        return back(kept, mark * _SPACING - number)

    def _all_marks(self) -> bytes:
        """The secrets whose numbers are multiples of the spacing, from 0 on."""
        secret, marks = self._last, []
        for number in range(self._number - 1, -1, -1):
            secret = link(secret)
            if number % _SPACING == 0:
                marks.append(secret)
        return b"".join(reversed(marks))
