from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from euchre.server.garbage import search_shortly


class _Knot:
    """Something that knows itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_knows_itself_goes_at_the_next_search() -> None:
    """New at the next one, old at that of everything; Python searches by itself only after."""
    new: list[weakref.ref[_Knot]] = []
    old: list[weakref.ref[_Knot]] = []
    knots: list[_Knot] = []
    whole_searches: list[int] = []

    def searched(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            whole_searches.append(len(new))

    async def sleep(_: float) -> None:
        assert not gc.isenabled()
        if not new:
            knots.append(_Knot())
            old.append(weakref.ref(knots[0]))
        elif len(new) == 2:
            # It is no longer young when it is let go.
            assert old[0]() is knots.pop()
        assert all(knot() is None for knot in new)
        new.append(weakref.ref(_Knot()))
        assert new[-1]() is not None
        if len(whole_searches) == 2:
            assert old[0]() is None
            raise asyncio.CancelledError

    gc.callbacks.append(searched)
    try:
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(search_shortly(sleep))
    finally:
        gc.callbacks.remove(searched)
    assert gc.isenabled()
    began, again = whole_searches
    # Every ten minutes.
    assert (began, again) == (0, 6000)
