"""Codes to photograph."""

from __future__ import annotations

import re

import pytest

from euchre.protocol.qr import LONGEST_QR, dark_modules, qr_code

TEXT = "http://127.0.0.1:8000/#/game/na24:deal.packets=2-2-2-2.3-3-3-3:end.target=5"
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def test_the_path_draws_the_dark_modules() -> None:
    """Each dark module is covered once, and nothing else is."""
    code = qr_code(TEXT)
    covered = [
        (int(run[1]) + step, int(run[2]))
        for run in RUN.finditer(code.path)
        for step in range(int(run[3]))
    ]
    assert RUN.sub("", code.path) == ""
    assert all(run[3] == run[4] for run in RUN.finditer(code.path))
    dark = {(x, y) for y, row in enumerate(dark_modules(TEXT)) for x, one in enumerate(row) if one}
    assert len(covered) == len(set(covered))
    assert set(covered) == dark
    assert code.size == len(dark_modules(TEXT))


def test_a_code_has_its_three_corners() -> None:
    """A square of 7 by 7 stands at three corners, by which a camera finds it (ISO/IEC 18004)."""
    rows = dark_modules(TEXT)
    assert len(rows) % 4 == 1
    assert {len(row) for row in rows} == {len(rows)}
    square = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for top, left in ((0, 0), (0, -7), (-7, 0)):
        corner = [list(row[left:][:7]) for row in rows[top:][:7]]
        assert ["".join(str(int(one)) for one in row) for row in corner] == square


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_QR + 1), "é" * (LONGEST_QR // 2 + 1)])
def test_what_no_code_holds_is_refused(text: str) -> None:
    """Nothing, or too much."""
    with pytest.raises(ValueError, match=f"1 to {LONGEST_QR} bytes"):
        qr_code(text)


def test_the_longest_text_fits() -> None:
    """The limit is one that the code keeps."""
    assert qr_code("x" * LONGEST_QR).size <= 177
