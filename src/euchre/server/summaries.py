"""Tables in a line each, for the page of whoever may open them."""

from __future__ import annotations

from euchre.cards import Seat
from euchre.protocol.messages import TableSummary
from euchre.protocol.words import sent
from euchre.server.refused import RefusedError
from euchre.table.facts import reader_of
from euchre.table.snapshot import rules_text
from euchre.table.table import Table

__all__ = ["damaged", "summary"]


def summary(table: Table, seat: Seat) -> TableSummary:
    """A table as its seat sees it."""
    public = table.state.public
    reader = reader_of(table.facts, seat)
    return TableSummary(
        table=table.facts.id,
        preset=table.facts.preset,
        rules_text=rules_text(table.facts),
        scores=[public.rules.shown_score(score) for score in public.standing.scores],
        sides=[
            sent(reader.side_name(public, scorer)) for scorer in range(table.facts.rules.scorers)
        ],
        over=table.state.is_over,
    )


def damaged(table: str, error: RefusedError) -> TableSummary:
    """A table that cannot be opened is still named, so that nobody wonders where it is."""
    return TableSummary(
        table=table, preset="", rules_text=error.reason, scores=[], sides=[], over=False
    )
