"""Bids of a ladder, as texts."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import Rung
from euchre.texts.text import Text, listed

__all__ = ["bid_label", "bid_name"]


def bid_name(rung: Rung) -> Text:
    """A bid in a list: "3", "nap"."""
    return Text.of("ladder-bid", bid=rung.label)


def bid_label(rung: Rung) -> Text:
    """A bid with all that is said of it: "nap (5 tricks, wins 10, loses 5)"."""
    details = list(_details(rung))
    if not details:
        return bid_name(rung)
    return Text.of("ladder-bid-with", bid=rung.label, details=listed(details))


def _details(rung: Rung) -> Iterator[Text]:
    if rung.name and rung.tricks:
        yield Text.of("sheet-tricks", n=rung.tricks)
    if rung.win:
        yield Text.of("ladder-wins", n=rung.win)
    if rung.lose:
        yield Text.of("ladder-loses", n=rung.lose)
    if rung.alone:
        yield Text.of("ladder-alone", n=rung.cards)
    if rung.only_over_last:
        yield Text("ladder-over-last")
