"""A person's game in the terminal: a table, its computer players, and the file it is kept in.

Both front ends (line by line, and Textual) drive this; neither knows how a game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from euchre.cards import Card, Seat
from euchre.game import Action, Event, View, card_of, held_cards, legal_in
from euchre.table.computers import decide, limit_at
from euchre.table.facts import TableFacts
from euchre.table.table import Step, Table

__all__ = ["Keep", "NotKeptError", "Session"]

Keep = Callable[[Sequence[Event]], None]
"""Keeps the whole log of a match. It raises NotKeptError if it cannot; nothing has happened
then."""


class NotKeptError(Exception):
    """A log that could not be kept in the file ``path``; ``why`` is the system's word for it.

    No OSError, so that it is never taken for trouble with the screen or a pipe, nor they for it.
    """

    def __init__(self, path: str, why: str) -> None:
        """The error for that file."""
        self.path, self.why = path, why
        super().__init__(f"{path}: {why}")


class Session:
    """One match of one person against computer players.

    A step is kept first and only then done, so that what was accepted is never lost, and
    what could not be kept never was.
    """

    def __init__(self, table: Table, seat: Seat, log: Sequence[Event], keep: Keep) -> None:
        """The session at a table whose log so far is ``log``."""
        self.table = table
        self.seat: Final = seat
        self.log: list[Event] = list(log)
        self._keep = keep

    @property
    def facts(self) -> TableFacts:
        """What is known of the table."""
        return self.table.facts

    @property
    def view(self) -> View:
        """What the person knows now."""
        return self.table.view(self.seat)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the person may do now: calls first, then cards as they are held in the hand."""
        view = self.view
        places: dict[Card | None, int] = {card: at for at, card in enumerate(held_cards(view))}
        places[None] = -1
        return tuple(sorted(legal_in(view), key=lambda one: places[card_of(one)]))

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.table.state.is_over

    @property
    def computer_to_act(self) -> Seat | None:
        """The computer player whose turn it is."""
        turn = self.table.state.turn
        return None if turn in (None, self.seat) else turn

    def act(self, action: Action) -> tuple[Step, ...]:
        """Do what the person wants.

        Raises:
            IllegalActionError: if it is not legal.
            NotKeptError: if it cannot be kept; it is not done then.
        """
        return self._done(self.table.act(self.seat, self.table.number, action))

    def computer_acts(self) -> tuple[Step, ...]:
        """Let the computer player whose turn it is act.

        Raises:
            NotKeptError: if it cannot be kept; it is not done then.
        """
        seat = self.computer_to_act
        if seat is None:
            return ()
        number = self.table.number
        player = self.facts.seats[seat].player
        action = decide(player, self.table.view(seat), limit_at(self.table.seed, number))
        return self._done(self.table.act(seat, number, action))

    def deal(self) -> tuple[Step, ...]:
        """Deal: the first deal of the match, or the next one.

        Raises:
            NotKeptError: if it cannot be kept; no card is dealt then.
        """
        steps = self.table.next_deal() if self.table.steps else self.table.begin()
        return self._done(steps)

    def _done(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        events = [step.game_event for step in steps]
        self._keep([*self.log, *events])
        self.log += events
        self.table = self.table.after(steps)
        return steps
