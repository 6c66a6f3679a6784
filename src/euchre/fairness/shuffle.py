"""The shuffle: every order of the cards is as likely as any other, and follows from a key."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from typing import TypeVar

from euchre.cards import Seat

__all__ = ["KeyShuffler", "deal_key"]

_Item = TypeVar("_Item")
_WORD_BYTES = 4
_WORDS = 2 ** (8 * _WORD_BYTES)


def deal_key(secret: bytes, table: str, number: int, nonces: Mapping[Seat, bytes]) -> bytes:
    """The key of a table's shuffle of that number: the server's secret with all nonces."""
    lines = [f"euchre-fair-1 deal\n{table}\n{number}\n"]
    lines += [f"{seat} {nonces[seat].hex()}\n" for seat in sorted(nonces)]
    return hmac.digest(secret, "".join(lines).encode(), "sha256")


class KeyShuffler:
    """Shuffles by a key; what :func:`euchre.game.chance` takes for a random generator."""

    def __init__(self, key: bytes) -> None:
        """A shuffler at the start of the key's stream of numbers."""
        self._words = _words(key)

    def below(self, limit: int) -> int:
        """The next number from 0 to ``limit - 1``, each as likely as any other."""
        # Words from the last, incomplete run of ``limit`` would favour small numbers.
        usable = _WORDS - _WORDS % limit
        while (word := next(self._words)) >= usable:
            pass
        return word % limit

    def shuffle(self, x: list[_Item], /) -> None:
        """Put the list into an order that follows from the key (Fisher and Yates)."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def _words(key: bytes) -> Iterator[int]:
    """The stream of a key: words of 32 bits, most significant byte first."""
    block = 0
    while True:
        digest = hmac.digest(key, block.to_bytes(8, "big"), hashlib.sha256)
        for at in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[at : at + _WORD_BYTES], "big")
        block += 1
