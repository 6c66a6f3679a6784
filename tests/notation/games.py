"""Games for the tests of notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from hypothesis import strategies as st

from euchre.game import DealerDrawn, Dealt, Event
from euchre.notation import Record
from euchre.rules import AuctionKind, Partners, Rules
from euchre.testing.strategies import matches, presets

__all__ = ["DATA", "as_told", "is_written_as_egn", "preset_records", "records_of"]

DATA = Path(__file__).resolve().parent.parent / "data"


def records_of(rules: st.SearchStrategy[Rules] | None, deals: int = 4) -> st.SearchStrategy[Record]:
    """The records of random matches, or of their first deals."""
    return matches(rules, most_deals=deals).map(
        lambda one: Record(one.state.rules, one.events, one.state)
    )


def preset_records(
    deals: int = 4, only: Callable[[Rules], bool] = lambda _: True
) -> st.SearchStrategy[Record]:
    """The records of random matches by any preset, or by those that are wanted."""
    return records_of(presets().map(lambda one: one.rules).filter(only), deals)


def as_told(events: Iterable[Event]) -> list[Event]:
    """The events without what EGN has no field for: the draw, and the order of the kitty."""
    return [
        replace(event, kitty=tuple(sorted(event.kitty or ())))
        if isinstance(event, Dealt)
        else event
        for event in events
        if not isinstance(event, DealerDrawn)
    ]


def is_written_as_egn(rules: Rules) -> bool:
    """Whether the notation has words for such a game at all."""
    return (
        rules.auction.kind is AuctionKind.TURN_UP
        and not rules.auction.dirty_clubs
        and not rules.auction.low_no_trump
        and not rules.entry.may_drop_out
        and not (rules.score.jambone or rules.score.jamboree)
        and rules.partners is not Partners.CALLED
    )
