from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from euchre.server.garbage import search_seldom


class _Knot:
    """Something that knows itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_knows_itself_goes_at_the_next_search() -> None:
    """However old it is; and afterwards Python searches as before."""
    before = gc.get_threshold()
    slept: list[float] = []
    knots: list[weakref.ref[_Knot]] = []

    async def sleep(seconds: float) -> None:
        assert gc.get_threshold() != before
        if slept:
            assert knots[0]() is None
            raise asyncio.CancelledError
        slept.append(seconds)
        knot = _Knot()
        knots.append(weakref.ref(knot))
        gc.collect()
        assert knots[0]() is knot

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(search_seldom(sleep))
    assert gc.get_threshold() == before
