"""Acts that were taken back: an entry of the table's log, and no event of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar, cast

from euchre.game import Event
from euchre.notation.events import event_from_plain, event_to_plain

__all__ = ["TableEvent", "Undone", "event_of_plain", "plain_of_event", "standing"]


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything after the entry of that number is undone, as far back as this deal."""

    to: int


TableEvent = Event | Undone


class _Numbered(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def event(self) -> TableEvent: ...


_Entry = TypeVar("_Entry", bound=_Numbered)


def standing(entries: Iterable[_Entry]) -> list[_Entry]:
    """The entries that stand: without those that were undone, and without the undoing."""
    kept: list[_Entry] = []
    for entry in entries:
        if isinstance(entry.event, Undone):
            while kept and kept[-1].number > entry.event.to:
                kept.pop()
        else:
            kept.append(entry)
    return kept


def plain_of_event(event: TableEvent) -> dict[str, object]:
    """The JSON form of an entry of a table's log."""
    if isinstance(event, Undone):
        return {"event": "undone", "to": event.to}
    return event_to_plain(event)


def event_of_plain(plain: object) -> TableEvent:
    """The entry of a JSON form.

    Raises:
        ValueError: if it is none; the text says why.
    """
    fields = cast("dict[str, object]", plain) if isinstance(plain, dict) else {}
    if fields.get("event") != "undone":
        return event_from_plain(plain)
    number = fields.get("to")
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(f"{number!r} is no number of an entry")
    return Undone(number)
