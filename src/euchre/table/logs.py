"""A table's matches as files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from dataclasses import replace as having

from euchre.cards import Seat
from euchre.fairness.logs import with_proof
from euchre.game import BrokenLogError, DealerDrawn, Dealt, Event, IllegalActionError, replay
from euchre.notation.log import dumps
from euchre.notation.record import Record
from euchre.notation.seen import dumps_seen
from euchre.table.facts import TableFacts
from euchre.table.fair import proof_of
from euchre.table.table import BrokenTableError, Entry
from euchre.table.undone import Undone, standing

__all__ = ["Asker", "events_of", "match_log", "match_record"]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a match."""

    seat: Seat | None = None
    """Where that person sits now."""
    was_there: bool = False
    """Whether that person sat there in the match."""


def match_log(
    facts: TableFacts, seed: str, entries: Sequence[Entry], match: int | None, asker: Asker
) -> str | None:
    """A match (the last, if None) as who asks may know it; None if there is no such match.

    A match that is over is told whole, with the proof of its deals where there is one, to who
    was there, and to everybody where every card is shown after a deal; to others as watchers
    saw it, and not at all where nothing is shown. One that goes on is told to seats only.
    """
    wanted = entries[-1].match if match is None and entries else match
    record = match_record(facts, entries, wanted)
    if record is None or (not record.state.is_over and asker.seat is None):
        return None
    record = having(record, names=tuple(one.name or one.player for one in facts.seats))
    if not record.state.is_over:
        return dumps_seen(facts.rules, asker.seat, record.events, names=record.names)
    if facts.shown == "none" and not asker.was_there:
        return None
    if not (asker.was_there or facts.shows_all_after_a_deal):
        return dumps_seen(facts.rules, None, record.events, names=record.names)
    log = dumps(record)
    if not facts.nonces:
        return log
    before = _shuffles(one for one in entries if wanted is not None and one.match < wanted)
    mine = _shuffles(one for one in entries if one.match == wanted)
    return with_proof(log, proof_of(facts, seed, before + 1, before + mine), facts.rules)


def match_record(facts: TableFacts, entries: Iterable[Entry], match: int | None) -> Record | None:
    """A match as a record, with all hands; None if there is none of that number.

    Raises:
        BrokenTableError: if what is stored is no game.
    """
    events = tuple(events_of(entries, match))
    if not events:
        return None
    try:
        return Record(facts.rules, events, replay(facts.rules, events))
    except (BrokenLogError, IllegalActionError) as error:
        raise BrokenTableError(0, str(error)) from error


def events_of(entries: Iterable[Entry], match: int | None) -> list[Event]:
    """The events of a match that stand: without what was taken back."""
    kept = standing(one for one in entries if one.match == match)
    return [one.event for one in kept if not isinstance(one.event, Undone)]


def _shuffles(entries: Iterable[Entry]) -> int:
    """How often cards were shuffled in these entries."""
    return sum(isinstance(one.event, DealerDrawn | Dealt) for one in entries)
