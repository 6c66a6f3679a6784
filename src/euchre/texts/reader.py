"""``Reader``: for whom sentences are, and what the seats are called."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Seat
from euchre.game import Public
from euchre.texts.text import Arg, Text, yes_no

__all__ = ["Reader", "card_arg", "seat_names"]

_COMPASS = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
}


def seat_names(players: int, bottom: Seat = 0) -> tuple[str, ...]:
    """Names for the seats of a table, as arguments of messages; ``bottom`` is South.

    >>> seat_names(4)
    ('@seat-south', '@seat-west', '@seat-north', '@seat-east')
    """
    compass = _COMPASS.get(players)
    if compass is None:
        return tuple(f"@seat-{seat + 1}" for seat in range(players))
    return tuple(f"@seat-{compass[(seat - bottom) % players]}" for seat in range(players))


@dataclass(frozen=True, slots=True)
class Reader:
    """The seat that reads (None for a spectator), and the name of each seat.

    A name is a person's own, or ``@KEY`` for a message (``@seat-west``).
    """

    seat: Seat | None
    names: tuple[str, ...]

    def who(self, seat: Seat) -> dict[str, Arg]:
        """The arguments ``who`` and ``you`` for a sentence about that seat."""
        return {"who": self.names[seat], "you": yes_no(seat == self.seat)}

    def name(self, seat: Seat) -> Text:
        """What to call a seat: "You" for the reader's own."""
        if seat == self.seat:
            return Text("seat-you")
        name = self.names[seat]
        return Text(name[1:]) if name.startswith("@") else Text.of("seat-own", name=name)

    def side_name(self, public: Public, scorer: int) -> Text:
        """What to call who owns a score: "We" and "They", or the names."""
        rules = public.rules
        seats = rules.seats_of(scorer)
        if len(seats) == 1:
            return self.name(seats[0])
        if self.seat is not None:
            return Text("side-we" if self.seat in seats else "side-they")
        if len(seats) == 2:
            return Text.of("side-pair", who=self.names[seats[0]], partner=self.names[seats[1]])
        return Text.of("side-many", who=self.names[seats[0]])


def card_arg(card: Card | None) -> str:
    """A card as an argument: two characters."""
    return "" if card is None else card.text
