"""A table's matches as files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euchre.cards import Seat
from euchre.fairness.logs import with_proof
from euchre.game import DealerDrawn, Dealt, replay
from euchre.notation.log import dumps
from euchre.notation.record import Record
from euchre.notation.seen import dumps_seen
from euchre.table.facts import TableFacts
from euchre.table.fair import proof_of
from euchre.table.table import Entry

__all__ = ["match_log"]


def match_log(
    facts: TableFacts, seed: str, entries: Sequence[Entry], seat: Seat, match: int | None
) -> str | None:
    """A match (the last, if None) as ``seat`` may know it; None if there is no such match.

    A match that is over is told whole, with the proof of its deals where there is one.
    """
    wanted = entries[-1].match if match is None and entries else match
    events = [one.event for one in entries if one.match == wanted]
    if not events:
        return None
    state = replay(facts.rules, events)
    names = tuple(one.name or one.player for one in facts.seats)
    if not state.is_over:
        return dumps_seen(facts.rules, seat, events, names=names)
    log = dumps(Record(facts.rules, tuple(events), state, names=names))
    if not facts.nonces:
        return log
    before = _shuffles(one for one in entries if wanted is not None and one.match < wanted)
    mine = _shuffles(one for one in entries if one.match == wanted)
    return with_proof(log, proof_of(facts, seed, before + 1, before + mine), facts.rules)


def _shuffles(entries: Iterable[Entry]) -> int:
    """How often cards were shuffled in these entries."""
    return sum(isinstance(one.event, DealerDrawn | Dealt) for one in entries)
