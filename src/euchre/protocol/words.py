"""Texts of the catalogues as messages, and for whom they are."""

from __future__ import annotations

from typing import overload

from euchre.cards import Seat
from euchre.protocol.messages import Text
from euchre.table.facts import TableFacts
from euchre.texts import Text as Said
from euchre.texts.story import Reader, seat_names

__all__ = ["read", "reader_of", "sent"]


@overload
def sent(said: Said) -> Text: ...
@overload
def sent(said: Said | None) -> Text | None: ...
def sent(said: Said | None) -> Text | None:
    """A text of the catalogues as a message."""
    if said is None:
        return None
    args = said.named.items()
    return Text(
        key=said.key, args={name: sent(one) if isinstance(one, Said) else one for name, one in args}
    )


def read(message: Text) -> Said:
    """A text of the catalogues that came as a message."""
    args = message.args.items()
    return Said.of(
        message.key, **{name: read(one) if isinstance(one, Text) else one for name, one in args}
    )


def reader_of(facts: TableFacts, seat: Seat | None) -> Reader:
    """The person at that seat as a reader: people by their names, others by where they sit."""
    places = seat_names(len(facts.seats), seat or 0)
    names = (one.name or place for one, place in zip(facts.seats, places, strict=True))
    return Reader(seat, tuple(names))
