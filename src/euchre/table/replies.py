"""What is sent to a seat: projections of a table, and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from euchre.cards import Seat
from euchre.game import DealerDrawn, Dealt, IllegalActionError, View, redact, view
from euchre.protocol.codec import encode
from euchre.protocol.messages import Failure, Text
from euchre.protocol.words import sent
from euchre.table.facts import reader_of
from euchre.table.memory import NO_MEMORY, Memory
from euchre.table.snapshot import happened, snapshot, undone
from euchre.table.table import Step, Table
from euchre.table.undone import Undone
from euchre.texts.story import refusal_text

__all__ = ["again", "illegal", "missed", "now", "seen_now", "stale", "told"]


def now(table: Table, seat: Seat | None) -> bytes:
    """The table as that seat sees it now."""
    return encode(snapshot(seen_now(table, seat), table.facts, table.number))


def seen_now(table: Table, seat: Seat | None) -> View:
    """What a seat is shown of the table now."""
    return table.view(seat) if not table.steps else _shown(table, table.steps[-1], seat)


def told(
    table: Table, steps: Sequence[Step], seat: Seat | None, memory: Memory = NO_MEMORY
) -> list[bytes]:
    """These steps, the next ones after ``table``, as that seat is told them."""
    before = table.state.public
    messages = []
    for step in steps:
        table = table.after([step])
        event, after = step.event, _shown(table, step, seat)
        if isinstance(event, Undone):
            message = undone(after, table.facts, step.number, memory)
        else:
            seen = redact(table.facts.rules, event, seat)
            message = happened(before, after, seen, table.facts, step.number, memory)
        messages.append(encode(message))
        before = step.state.public
    return messages


def _shown(table: Table, step: Step, seat: Seat | None) -> View:
    """What a seat is shown after a step, the last one of the table.

    While cards are still to be shown, which everybody knows, nobody is asked for anything. Of
    a deal that is over, whoever has come to the seat since it began is told what all saw: what
    was laid away there, or never played, is somebody else's.
    """
    seen = view(step.state, seat)
    if seat is not None and step.state.public.is_deal_over and table.has_newcomer(seat):
        seen = replace(view(step.state, None), seat=seat)
    if not step.state.due:
        return seen
    return replace(seen, public=seen.public.having(turn=None))


def missed(table: Table, last: int, seat: Seat | None) -> list[bytes]:
    """What a seat that saw ``last`` last has to be sent: the table as it was, and what followed.

    Where that is too long ago it is the table as it is now.
    """
    steps = table.since(last)
    if steps is None:
        return [now(table, seat)]
    later = sum(isinstance(step.event, DealerDrawn | Dealt) for step in steps[1:])
    then = replace(table, steps=steps[:1], shuffles=table.shuffles - later)
    return [now(then, seat), *told(then, steps[1:], seat)]


def again(table: Table, steps: Sequence[Step], seat: Seat | None) -> list[bytes]:
    """Steps that were told before, once more."""
    first = steps[0].entry.number
    since = table.since(first - 1)
    return [now(table, seat)] if since is None else missed(table, first - 1, seat)[1:]


def stale(number: int, act: str) -> Failure:
    """An action that answers another moment than the present one."""
    return Failure(reason=Text(key="server-stale"), detail=f"the table is at {number}", id=act)


def illegal(table: Table, error: IllegalActionError, act: str) -> Failure:
    """An action that the rules do not allow now."""
    reader = reader_of(table.facts, error.seat)
    return Failure(
        reason=sent(refusal_text(reader, error.refusal)), detail=error.refusal.key, id=act
    )
