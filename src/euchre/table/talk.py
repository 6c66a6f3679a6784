"""What people say at a table: phrases that everybody hears in their language, and texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.table_messages import Said
from euchre.table.facts import one_line

__all__ = [
    "LONGEST_TEXT",
    "LONGEST_WHY",
    "MOST_LINES",
    "Line",
    "Talk",
    "clean_text",
    "emptied",
    "said",
]

LONGEST_TEXT: Final = 200
"""Characters of the longest text that is sent."""
LONGEST_WHY: Final = 500
"""Characters of the longest reason of a report."""
MOST_LINES: Final = 30
"""How many of the last lines are told to whoever comes."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said. Either ``phrase`` or ``text`` is empty."""

    number: int
    person: str
    seat: Seat | None
    name: str
    phrase: str
    text: str
    id: str
    """The id that it came with, so that a retry is not said twice."""


@dataclass(slots=True)
class Talk:
    """The last lines of a table."""

    lines: list[Line] = field(default_factory=list)

    def has(self, person: str, wanted: str) -> bool:
        """Whether a person's line of that id has been said."""
        return any((one.person, one.id) == (person, wanted) for one in self.lines)

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self.lines[-1].number + 1 if self.lines else 1

    @property
    def told(self) -> list[Line]:
        """The lines that say something."""
        return [one for one in self.lines if one.phrase or one.text]

    def forget(self, person: str) -> None:
        """Empty what a person has said. The numbers stay: none is given twice."""
        self.lines = [emptied(one) if one.person == person else one for one in self.lines]

    def add(self, lines: Iterable[Line]) -> None:
        """Keep lines that are stored."""
        self.lines = [*self.lines, *lines][-MOST_LINES:]


def emptied(line: Line) -> Line:
    """A line of which nothing is kept but that there was one."""
    return replace(line, person="", seat=None, name="", phrase="", text="", id="")


def clean_text(text: str) -> str:
    """A text as it may be shown: one line of visible characters. Empty if nothing is left."""
    return one_line(text)


def said(line: Line) -> Said:
    """A line as a message."""
    return Said(
        number=line.number,
        person=line.person,
        seat=line.seat,
        name=line.name,
        phrase=Text(key=line.phrase) if line.phrase else None,
        text=line.text,
    )
