"""A table at one moment, and what may happen at it next.

Nothing here waits, stores or sends. A ``Table`` is a value: what somebody does gives the
steps that it makes, and the table that follows exists only once these are safely stored
(:mod:`euchre.table.queue`), so that a step that cannot be stored never was.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from euchre.cards import Seat
from euchre.game import (
    Acted,
    Action,
    BrokenLogError,
    DealerDrawn,
    Dealt,
    Event,
    IllegalActionError,
    Play,
    PlayExposed,
    Shuffler,
    State,
    View,
    apply,
    chance,
    legal,
    new_match,
    push,
    reveal,
    view,
)
from euchre.table.claims import certain_order
from euchre.table.facts import TableFacts
from euchre.table.fair import MOST_SHUFFLES, shuffler_of
from euchre.table.undone import TableEvent, Undone, standing

__all__ = [
    "BrokenTableError",
    "Entry",
    "NotCertainError",
    "NotNowError",
    "StaleError",
    "Step",
    "Table",
    "generator",
    "load_table",
    "new_table",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log."""

    number: int
    """Its place, from 0, through all matches of the table."""
    match: int
    """Which match of the table it belongs to, from 1."""
    event: TableEvent
    act: str = ""
    """The id that its action came with; empty for anything but a person's action."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, and the match after it."""

    entry: Entry
    state: State

    @property
    def number(self) -> int:
        """The number of the entry."""
        return self.entry.number

    @property
    def event(self) -> TableEvent:
        """What the entry tells."""
        return self.entry.event

    @property
    def game_event(self) -> Event:
        """The event of the game that made it.

        Raises:
            TypeError: for an undoing, which is no event of the game.
        """
        if isinstance(self.entry.event, Undone):
            raise TypeError(f"entry {self.entry.number} takes back, and is no event of the game")
        return self.entry.event


class StaleError(ValueError):
    """An action that answers another moment than the present one. ``number`` is the present."""

    def __init__(self, number: int) -> None:
        """The error at that number."""
        self.number = number
        super().__init__(f"the table is at {number}")


class NotNowError(ValueError):
    """There is no deal to go on from, or no match to play again."""


class NotCertainError(ValueError):
    """A claim that one's own cards are not sure of."""


class BrokenTableError(ValueError):
    """A stored log that cannot be. ``number`` is the first entry that cannot stand there."""

    def __init__(self, number: int, why: str) -> None:
        """The error at that entry."""
        self.number = number
        super().__init__(f"entry {number}: {why}")


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment."""

    facts: TableFacts
    seed: str
    """What all chance of this table comes from. Nobody at the table may know it."""
    steps: tuple[Step, ...] = ()
    """The steps of the current deal, and the one before it."""
    shuffles: int = 0
    """How often cards have been shuffled at this table: for a first dealer, and for each deal."""

    @property
    def number(self) -> int:
        """The number of the last entry; -1 before the first."""
        return self.steps[-1].entry.number if self.steps else -1

    @property
    def match(self) -> int:
        """Which match is being played, from 1."""
        return self.steps[-1].entry.match if self.steps else 1

    @property
    def state(self) -> State:
        """The match now."""
        return self.steps[-1].state if self.steps else new_match(self.facts.rules)

    def has_newcomer(self, seat: Seat) -> bool:
        """Whether the person of a seat sat down there after the cards had been dealt."""
        return any(one.seat == seat and one.number > self.shuffles for one in self.facts.nonces)

    def view(self, seat: Seat | None) -> View:
        """What a seat knows now."""
        return view(self.state, seat)

    def acted(self, seat: Seat, act: str) -> tuple[Step, ...]:
        """The steps that the action of that id made in this deal; empty if there is none."""
        for at, step in enumerate(self.steps):
            event = step.entry.event
            if step.entry.act == act != "" and getattr(event, "seat", None) == seat:
                return self.steps[at:]
        return ()

    def since(self, number: int) -> tuple[Step, ...] | None:
        """The steps from that number on, itself first; None if they are not at hand."""
        for at, step in enumerate(self.steps):
            if step.entry.number == number:
                return self.steps[at:]
        return None

    def after(self, steps: Iterable[Step]) -> Table:
        """The table after these steps."""
        kept, shuffles = self.steps, self.shuffles
        for step in steps:
            if isinstance(step.entry.event, DealerDrawn | Dealt):
                kept, shuffles = kept[-1:], shuffles + 1
            kept = (*kept, step)
        return replace(self, steps=kept, shuffles=shuffles)

    def following(self, entries: Sequence[Entry], *, anew: bool = False) -> tuple[Step, ...]:
        """The steps that stored entries make, which follow the last one.

        With ``anew`` they begin a match, and whatever was before it is not known.

        Raises:
            BrokenTableError: at the first entry that cannot stand there.
        """
        state, number, match = self.state, self.number, self.match
        if anew and entries:
            number, match = entries[0].number - 1, entries[0].match
        steps: list[Step] = []
        for entry in entries:
            number += 1
            if entry.number != number:
                raise BrokenTableError(number, "it is missing")
            if entry.match != match:
                if entry.match != match + 1 or not state.is_over:
                    raise BrokenTableError(number, f"no match {entry.match} can begin here")
                state, match = new_match(self.facts.rules), entry.match
            try:
                state = self._following(state, entry.event, (*self.steps, *steps))
            except (BrokenLogError, IllegalActionError) as error:
                raise BrokenTableError(number, str(error)) from error
            steps.append(Step(entry, state))
        return tuple(steps)

    @staticmethod
    def _following(state: State, event: TableEvent, steps: tuple[Step, ...]) -> State:
        """The match after one more entry; ``steps`` are at least those of the deal before it."""
        if not isinstance(event, Undone):
            return push(state, event)
        for step in reversed(_of_last_deal(steps)):
            if step.number == event.to:
                return step.state
        raise BrokenTableError(steps[-1].number + 1 if steps else 0, f"no way back to {event.to}")

    def act(self, seat: Seat, number: int, action: Action, act: str = "") -> tuple[Step, ...]:
        """The steps that an action makes.

        Raises:
            StaleError: if it answers another moment than the present one.
            IllegalActionError: if it is not legal.
        """
        if number != self.number:
            raise StaleError(self.number)
        _, events = apply(self.state, action, seat)
        steps = self._pushed(self.state, self.match, events, act)
        after = steps[-1].state
        if self.facts.shows_all_after_a_deal:
            steps += self._pushed(after, self.match, reveal(after), at=steps[-1].entry.number)
        return steps

    def before_last_act(self, seat: Seat) -> int | None:
        """The number of the table before a seat's last act of this deal, while it is played.

        None if it has not acted, or the deal is over: then nothing can be taken back.
        """
        steps = _of_last_deal(self.steps)
        if self.state.turn is None:
            return None
        for before, step in zip(reversed(steps[:-1]), reversed(steps[1:]), strict=True):
            if isinstance(step.event, Acted) and step.event.seat == seat:
                return before.number
        return None

    def acted_in_deal(self) -> frozenset[Seat]:
        """The seats that have acted in this deal, while it is played."""
        if self.state.turn is None:
            return frozenset()
        acts = (step.event for step in _of_last_deal(self.steps))
        return frozenset(act.seat for act in acts if isinstance(act, Acted))

    def take_back(self, to: int) -> tuple[Step, ...]:
        """The step that undoes everything after that number.

        Raises:
            StaleError: if that is no moment of the present deal.
        """
        for step in _of_last_deal(self.steps):
            if step.number == to:
                return (Step(Entry(self.number + 1, self.match, Undone(to)), step.state),)
        raise StaleError(self.number)

    def claim(self, seat: Seat, number: int, act: str = "") -> tuple[Step, ...]:
        """The steps that play out a deal whose tricks a seat is sure of; see :mod:`.claims`.

        What the others play makes no difference to any trick: each plays its lowest card.

        Raises:
            StaleError: if it answers another moment than the present one.
            NotCertainError: if it is not sure, or not on lead.
        """
        if number != self.number:
            raise StaleError(self.number)
        plan = certain_order(self.view(seat))
        if plan is None:
            raise NotCertainError
        table, strength = self, self.state.public.order.strength
        steps: tuple[Step, ...] = ()
        left = list(plan)
        while left or table.state.public.trick is not None:
            turn = table.state.turn
            assert turn is not None  # noqa: S101 - a trick that has begun goes on
            plays = _plays(table.state)
            # Who claims may be at turn for an exposed hand as well.
            is_own = turn == seat and isinstance(plays[0], Play)
            play = Play(left.pop(0)) if is_own else min(plays, key=lambda one: strength(one.card))
            made = table.act(turn, table.number, play, "" if steps else act)
            table, steps = table.after(made), (*steps, *made)
        return steps

    def begin(self) -> tuple[Step, ...]:
        """The steps with which a new match begins: the first dealer, and the first deal.

        Raises:
            NotNowError: if a match is being played.
        """
        if self.steps and not self.state.is_over:
            raise NotNowError("a match is being played")
        return self._dealt(new_match(self.facts.rules), self.match + bool(self.steps))

    def next_deal(self) -> tuple[Step, ...]:
        """The next deal of the match.

        Raises:
            NotNowError: if no deal is over, or the match is.
        """
        if not self.steps or not self.state.public.awaits_deal:
            raise NotNowError("no deal is awaited")
        return self._dealt(self.state, self.match)

    def _dealt(self, state: State, match: int) -> tuple[Step, ...]:
        """Chance until a seat is to act; a deal that ends at once is shown as any other."""
        steps: tuple[Step, ...] = ()
        number = self.number
        while not any(isinstance(step.entry.event, Dealt) for step in steps):
            _, events = chance(state, self._shuffler(number + 1, self.shuffles + len(steps) + 1))
            steps += self._pushed(state, match, events, at=number)
            state, number = steps[-1].state, steps[-1].entry.number
        if self.facts.shows_all_after_a_deal:
            steps += self._pushed(state, match, reveal(state), at=number)
        return steps

    def _shuffler(self, number: int, shuffle: int) -> Shuffler:
        """What shuffles for the entry of that number, the shuffle being that one of the table."""
        if not self.facts.nonces:
            return generator(self.seed, "cards", number)
        if shuffle > MOST_SHUFFLES:
            raise NotNowError("the commitment of this table covers no more deals")
        return shuffler_of(self.facts, self.seed, shuffle)

    def _pushed(
        self,
        state: State,
        match: int,
        events: Iterable[Event],
        act: str = "",
        at: int | None = None,
    ) -> tuple[Step, ...]:
        number = self.number if at is None else at
        steps = []
        for event in events:
            state, number = push(state, event), number + 1
            steps.append(Step(Entry(number, match, event, act), state))
            act = ""
        return tuple(steps)


def _of_last_deal(steps: tuple[Step, ...]) -> list[Step]:
    """The steps of the last deal that stand, from its ``Dealt`` on."""
    kept = standing(steps)
    for at in range(len(kept) - 1, -1, -1):
        if isinstance(kept[at].entry.event, Dealt):
            return kept[at:]
    return []


def _plays(state: State) -> list[Play | PlayExposed]:
    """The cards that may be played now, from one's own hand or from an exposed one."""
    return [action for action in legal(state) if isinstance(action, Play | PlayExposed)]


def generator(seed: str, what: str, number: int) -> random.Random:
    """The random generator for that use at that number of a table with this seed.

    Each is a generator of its own, so that a table that goes on after a restart is dealt
    the same cards, and what is drawn for one use says nothing about another.
    """
    digest = hashlib.sha512(f"{seed}/{what}/{number}".encode()).digest()
    return random.Random(int.from_bytes(digest, "big"))


def new_table(facts: TableFacts, seed: str) -> Table:
    """A table before its first match."""
    return Table(facts, seed)


def load_table(facts: TableFacts, seed: str, entries: Iterable[Entry], shuffles: int = 0) -> Table:
    """The table that a stored log leads to; its last match is enough.

    ``shuffles`` is how often cards were shuffled at the table before the first of the entries.

    Raises:
        BrokenTableError: at the first entry that cannot stand there.
    """
    table = Table(facts, seed, shuffles=shuffles)
    return table.after(table.following(tuple(entries), anew=shuffles > 0))
