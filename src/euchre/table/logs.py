"""A table's matches as files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euchre.cards import Seat
from euchre.fairness.logs import with_proof
from euchre.game import DealerDrawn, Dealt, Event, replay
from euchre.notation.log import dumps
from euchre.notation.record import Record
from euchre.notation.seen import dumps_seen
from euchre.table.facts import TableFacts
from euchre.table.fair import proof_of
from euchre.table.table import Entry
from euchre.table.undone import Undone, standing

__all__ = ["events_of", "match_log"]


def match_log(
    facts: TableFacts, seed: str, entries: Sequence[Entry], seat: Seat | None, match: int | None
) -> str | None:
    """A match (the last, if None) as ``seat`` may know it; None if there is no such match.

    A match that is over is told whole, with the proof of its deals where there is one. One
    that goes on is told to seats only.
    """
    wanted = entries[-1].match if match is None and entries else match
    events = events_of(entries, wanted)
    if not events:
        return None
    state = replay(facts.rules, events)
    names = tuple(one.name or one.player for one in facts.seats)
    if not state.is_over and seat is None:
        return None
    if not state.is_over:
        return dumps_seen(facts.rules, seat, events, names=names)
    log = dumps(Record(facts.rules, tuple(events), state, names=names))
    if not facts.nonces:
        return log
    before = _shuffles(one for one in entries if wanted is not None and one.match < wanted)
    mine = _shuffles(one for one in entries if one.match == wanted)
    return with_proof(log, proof_of(facts, seed, before + 1, before + mine), facts.rules)


def events_of(entries: Iterable[Entry], match: int | None) -> list[Event]:
    """The events of a match that stand: without what was taken back."""
    kept = standing(one for one in entries if one.match == match)
    return [one.event for one in kept if not isinstance(one.event, Undone)]


def _shuffles(entries: Iterable[Entry]) -> int:
    """How often cards were shuffled in these entries."""
    return sum(isinstance(one.event, DealerDrawn | Dealt) for one in entries)
