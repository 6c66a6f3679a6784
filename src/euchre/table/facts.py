"""What a table is, beside its game: who sits where, and how it is kept."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from euchre.cards import Seat
from euchre.fairness import Added
from euchre.protocol.base import Pace
from euchre.protocol.table_messages import ShownAfterwards, TableSettings
from euchre.rules import Rules
from euchre.texts.story import Reader, seat_names

__all__ = [
    "LONGEST_NAME",
    "OPEN",
    "Asked",
    "Drawn",
    "Left",
    "Occupant",
    "Quit",
    "TableFacts",
    "clean_name",
    "one_line",
    "reader_of",
]

LONGEST_NAME: Final = 24

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that show nothing."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat."""

    player: str = ""
    """Which computer player it is; empty for a person."""
    name: str = ""
    """The name that a person has given; empty for none."""
    person: str = ""
    """The public id of a person; empty for one known by the secret of the seat alone."""
    is_open: bool = False
    """Whether nobody sits there."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits there."""
        return bool(self.player)

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return not (self.player or self.is_open)


OPEN: Final = Occupant(is_open=True)
"""A seat where nobody sits."""


@dataclass(frozen=True, slots=True)
class Asked:
    """That an act be taken back: by whom, at which number of the table, and who agrees."""

    seat: Seat
    number: int
    yes: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left a seat when that many shuffles had been made.

    Who has seen the cards of one seat may take no other one in the same deal.
    """

    person: str
    seat: Seat
    shuffles: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """The nonce that a person has added, and the first shuffle that it counts for.

    Who sits down again before that shuffle adds no other one.
    """

    person: str
    number: int
    nonce: bytes


@dataclass(frozen=True, slots=True)
class Quit:
    """Somebody left a match that counts before it was over: it is lost for that person."""

    person: str
    seat: Seat
    match: int


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What everybody at the table may know of it. The seed of its cards is not here."""

    id: str
    preset: str
    rules: Rules
    seats: tuple[Occupant, ...]
    pace: Pace = "normal"
    nonces: tuple[Added, ...] = ()
    """What people have added to the shuffles; with any, the deals can be proved fair."""
    settings: TableSettings | None = None
    """How a table of several people is kept; None for one against computer players."""
    player: str = "club"
    """The computer player that fills seats and covers them."""
    host: str = ""
    """The public id of the person who keeps the table."""
    code: str = ""
    """The short code by which it is found."""
    removed: tuple[str, ...] = ()
    """People who may not sit down again."""
    left: tuple[Left, ...] = ()
    """Who left a seat in the present deal."""
    drawn: tuple[Drawn, ...] = ()
    """The nonces that people have added since the last shuffle."""
    quits: tuple[Quit, ...] = ()
    """Who left the present match, where matches count."""
    paused_by: Seat | None = None
    asked: Asked | None = None
    """What was asked last; it counts at its number of the table only."""
    revision: int = 0
    """How often these facts have been changed."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.is_person)

    @property
    def has_open_seats(self) -> bool:
        """Whether nobody sits at some seat."""
        return any(one.is_open for one in self.seats)

    @property
    def most_people(self) -> int:
        """How many people may sit."""
        wanted = 1 if self.settings is None else self.settings.people
        return min(wanted or len(self.seats), len(self.seats))

    @property
    def shown(self) -> ShownAfterwards:
        """What is shown of a deal that is over: every card where one plays against computers."""
        if self.settings is not None:
            return self.settings.shown
        return "all" if len(self.people) <= 1 else "played"

    @property
    def shows_all_after_a_deal(self) -> bool:
        """Whether every card is shown after a deal."""
        return self.shown == "all"

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits; None if nowhere."""
        found = (seat for seat, one in enumerate(self.seats) if person and one.person == person)
        return next(found, None)

    def with_seat(self, seat: Seat, occupant: Occupant) -> TableFacts:
        """These facts with somebody else at that seat."""
        seats = tuple(occupant if at == seat else one for at, one in enumerate(self.seats))
        return replace(self, seats=seats)


def clean_name(name: str) -> str:
    """A name as it may stand on a table: one line of visible characters, of limited length.

    Empty if nothing of it may. No name can be taken for the key of a message, nor turn the
    direction of what is written beside it.
    """
    return one_line(one_line(name).lstrip("@ ")[:LONGEST_NAME])


def one_line(text: str) -> str:
    """One line of visible characters; empty where nothing of it can be seen."""
    shown = "".join(one if one.isprintable() and one not in _BLANK else " " for one in text)
    # Marks show nothing but on a letter.
    is_seen = any(unicodedata.category(one)[0] not in "MZ" for one in shown)
    return " ".join(shown.split()) if is_seen else ""


def reader_of(facts: TableFacts, seat: Seat | None) -> Reader:
    """The person at that seat as a reader: people by their names, others by where they sit."""
    places = seat_names(len(facts.seats), seat or 0)
    names = (one.name or place for one, place in zip(facts.seats, places, strict=True))
    return Reader(seat, tuple(names))
