"""The kernel's twin: tricks that a side is sure of, seen without a search."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.search.pure_lanes import Lanes, above_all, lowest

__all__ = ["runs", "sure_tricks"]


def sure_tricks(lanes: Lanes, hands: Sequence[int], sides: Sequence[int], side: int) -> int:
    """The tricks that a side is sure of by its trumps, however they are played."""
    ours, theirs = (
        sum(hand & lanes.trump for hand, of_side in zip(hands, sides, strict=True) if of_side == of)
        for of in (side, 1 - side)
    )
    sure = int(ours > theirs | lanes.twins_of(theirs))
    for hand, of_side in zip(hands, sides, strict=True):
        if of_side == side:
            low = lowest(hand & lanes.trump)
            above = theirs & -lowest(low | lanes.twins_of(low))
            sure = max(sure, (hand & lanes.trump).bit_count() - above.bit_count())
    return sure


def runs(lanes: Lanes, hands: Sequence[int], leader: int, need: int) -> bool:
    """Whether the leader takes ``need`` tricks one after the other, unbeatable each."""
    hand = hands[leader]
    others = [held for place, held in enumerate(hands) if place != leader]
    run = 0
    for at, lane in enumerate(lanes.lanes):
        mine, theirs = hand & lane, sum(held & lane for held in others)
        if not theirs:
            run += mine.bit_count()
            continue
        if lanes.last_wins:
            theirs |= lanes.twins_of(theirs)
        tops = (mine & above_all(theirs)).bit_count()
        if tops >= max((held & lane).bit_count() for held in others):
            run += mine.bit_count()
        else:
            run += tops
            if at == 0:
                break
    return run >= need
