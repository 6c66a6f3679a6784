"""A text as a QR code, to be drawn: on a page as a path, in a terminal as blocks."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import segno

from euchre.protocol.messages import QrCode

__all__ = ["LONGEST_QR", "QR_BLOCKS", "dark_modules", "qr_code", "qr_lines"]

LONGEST_QR: Final = 2000
"""Bytes of a text that is made into a code; a code holds little more."""
QR_BLOCKS: Final = "█▀▄ "
"""Characters of a code in a terminal that has them: two modules each, one above the other."""

_MARGIN: Final = 4
_PAIRS: Final = ((True, True), (True, False), (False, True), (False, False))
_HALVES: Final = dict(zip(_PAIRS, QR_BLOCKS, strict=True))


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


def qr_lines(text: str, *, has_blocks: bool) -> list[str]:
    """The code with its margin in lines of text, for a terminal that writes dark on light.

    A character is half as wide as it is high: with blocks it is two modules, without them two
    characters are one.

    Raises:
        ValueError: if the text is empty or longer than ``LONGEST_QR``.
    """
    rows = dark_modules(text)
    side = len(rows) + 2 * _MARGIN
    empty = [(False,) * side] * _MARGIN
    edge = (False,) * _MARGIN
    whole = [*empty, *((*edge, *row, *edge) for row in rows), *empty]
    if not has_blocks:
        return ["".join("##" if dark else "  " for dark in row) for row in whole]
    # The size of a code is odd, so a last light row makes the rows pairs.
    whole.append((False,) * side)
    return [
        "".join(_HALVES[pair] for pair in zip(top, bottom, strict=True))
        for top, bottom in zip(whole[::2], whole[1::2], strict=True)
    ]
