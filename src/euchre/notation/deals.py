"""The deals of a record, each event with the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.game import Dealt, Event, State, push
from euchre.notation.record import Record, opening_state

__all__ = ["DealStep", "RecordedDeal", "deals_of"]


@dataclass(frozen=True, slots=True)
class DealStep:
    """An event, and the match before and after it."""

    before: State
    event: Event
    after: State


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal of a record: all that happened from its cards to the next ones."""

    number: int
    """Which deal of the record it is, from 1; one that is dealt again counts as another."""
    game: int
    """Which game of the match it belongs to, from 1."""
    dealt: Dealt
    """The event that dealt the cards."""
    steps: tuple[DealStep, ...]
    """Its events, that one first."""

    @property
    def start(self) -> State:
        """The match when the cards are just dealt."""
        return self.steps[0].after

    @property
    def end(self) -> State:
        """The match after the last event."""
        return self.steps[-1].after

    @property
    def is_over(self) -> bool:
        """Whether the deal is told to its result."""
        return self.end.public.result is not None


def deals_of(record: Record) -> Iterator[RecordedDeal]:
    """The deals of a record, in order."""
    state = opening_state(record.rules, record.opening)
    dealt: Dealt | None = None
    steps: list[DealStep] = []
    number = game = 0
    for event in record.events:
        before, state = state, push(state, event)
        if isinstance(event, Dealt):
            if dealt is not None:
                yield RecordedDeal(number, game, dealt, tuple(steps))
            dealt, steps = event, []
            number, game = number + 1, state.public.standing.game
        if dealt is not None:
            steps.append(DealStep(before, event, state))
    if dealt is not None:
        yield RecordedDeal(number, game, dealt, tuple(steps))
