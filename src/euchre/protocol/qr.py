"""A text as a QR code, to be drawn: on a page as a path, in a terminal as blocks."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import segno

from euchre.protocol.messages import QrCode

__all__ = ["LONGEST_QR", "dark_modules", "qr_code"]

LONGEST_QR: Final = 2000
"""Bytes of a text that is made into a code; a code holds little more."""


def dark_modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The rows of the code, True for a dark module; the light margin of 4 is not in it.

    Raises:
        ValueError: if the text is empty or longer than ``LONGEST_QR``.
    """
    if not 0 < len(text.encode()) <= LONGEST_QR:
        raise ValueError(f"a QR code holds 1 to {LONGEST_QR} bytes")
    # As much correction as the size gives anyway.
    code = segno.make_qr(text, error="l")
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def qr_code(text: str) -> QrCode:
    """The code as a path on a grid of ``size`` by ``size``: a rectangle for each dark run.

    Raises:
        ValueError: if the text is empty or longer than ``LONGEST_QR``.
    """
    rows = dark_modules(text)
    path = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                path.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return QrCode(size=len(rows), path="".join(path))
