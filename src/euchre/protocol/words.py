"""Texts of the catalogues as messages, and for whom they are."""

from __future__ import annotations

from typing import overload

from euchre.cards import Seat
from euchre.protocol.messages import Text
from euchre.table.facts import TableFacts
from euchre.texts import Text as Said
from euchre.texts.story import Reader, seat_names

__all__ = ["reader_of", "sent"]


@overload
def sent(said: Said) -> Text: ...
@overload
def sent(said: Said | None) -> Text | None: ...
def sent(said: Said | None) -> Text | None:
    """A text of the catalogues as a message."""
    return None if said is None else Text(key=said.key, args=said.named)


def reader_of(facts: TableFacts, seat: Seat | None) -> Reader:
    """The person at that seat as a reader: people by their names, others by where they sit."""
    places = seat_names(len(facts.seats), seat or 0)
    names = (one.name or place for one, place in zip(facts.seats, places, strict=True))
    return Reader(seat, tuple(names))
