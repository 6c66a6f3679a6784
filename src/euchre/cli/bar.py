"""How far something is, in one line of the terminal that is written over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from euchre.cli.console import Console

__all__ = ["Show", "open_bar"]

Show = Callable[[int, int, str], None]
"""Shows how many deals of how many are done, and a few words more."""

_WIDTH = 30


@contextmanager
def open_bar(console: Console) -> Iterator[Show | None]:
    """A bar while something goes on; None where nobody looks at a terminal."""
    if not sys.stderr.isatty():
        yield None
        return

    def show(done: int, total: int, more: str) -> None:
        full = _WIDTH * done // max(total, 1)
        bar = "█" * full + "░" * (_WIDTH - full)
        told = console.text("arena-progress", done=done, total=total)
        sys.stderr.write(f"\r{bar} {told}{more}\x1b[K")
        sys.stderr.flush()

    try:
        yield show
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
