"""The ladder drawn: a dot with its error for each player, as an SVG of a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

__all__ = ["plot"]

_WIDTH, _LEFT, _RIGHT, _ROW, _TOP = 640, 110, 80, 28, 46
_ERRORS = 2
"""How many standard errors a line reaches to each side."""


def plot(rows: Sequence[tuple[str, float, float]], title: str) -> str:
    """An SVG with a row for each name, points per deal and standard error.

    The same colours serve on a light and a dark page.
    """
    lows = [points - _ERRORS * error for _, points, error in rows]
    highs = [points + _ERRORS * error for _, points, error in rows]
    low, high = min([0.0, *lows]), max([0.0, *highs])
    span = (high - low) or 1.0

    def across(points: float) -> float:
        return _LEFT + (points - low) / span * (_WIDTH - _LEFT - _RIGHT)

    height = _TOP + _ROW * len(rows) + 12
    zero = f"{across(0):.1f}"
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
            f'font-family="sans-serif" font-size="13" role="img" fill="#777">'
        ),
        f"<title>{escape(title)}</title>",
        f'<text x="{_LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
        (
            f'<line x1="{zero}" x2="{zero}" y1="{_TOP - 10}" y2="{height - 8}" stroke="#999" '
            f'stroke-dasharray="3 3"/>'
        ),
    ]
    for at, (name, points, error) in enumerate(rows):
        y = _TOP + _ROW * at + 10
        begin, end = (across(points + sign * _ERRORS * error) for sign in (-1, 1))
        lines += [
            f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            (
                f'<line x1="{begin:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}" stroke="#3b7dd8" '
                f'stroke-width="3"/>'
            ),
            f'<circle cx="{across(points):.1f}" cy="{y}" r="5" fill="#3b7dd8"/>',
            f'<text x="{_WIDTH - _RIGHT + 12}" y="{y + 4}">{points:+.3f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
