"""Tables for tests: by any preset, played at random, and their twins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from euchre.cards import Card
from euchre.game import (
    Acted,
    BrokenLogError,
    Dealt,
    Discard,
    Give,
    IllegalActionError,
    Shown,
    legal,
    redact,
)
from euchre.rules import preset
from euchre.rules import replace as with_options
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import BrokenTableError, Entry, Table, new_table
from euchre.table.undone import TableEvent, Undone

PERSON = Occupant()
CLUB = Occupant(player="club")


def facts_of(
    name: str = "na24", seats: tuple[Occupant, ...] | None = None, **options: str
) -> TableFacts:
    """A table by a preset: a person and computer players if no ``seats`` are given.

    Options are as ``end_target="3"`` for ``end.target``.
    """
    changes = {key.replace("_", ".", 1): text for key, text in options.items()}
    rules = with_options(preset(name).rules, changes)
    sitting = (PERSON, *[CLUB] * (rules.players - 1)) if seats is None else seats
    return TableFacts("table", name, rules, sitting, "fast")


def opened(facts: TableFacts, seed: str = "seed") -> tuple[Table, list[Entry]]:
    """A table after its first deal, and its log."""
    table = new_table(facts, seed)
    steps = table.begin()
    return table.after(steps), [step.entry for step in steps]


def played(
    facts: TableFacts, rng: random.Random, seed: str = "seed", deals: int = 1000
) -> Iterator[tuple[Table, list[Entry]]]:
    """A match played at random: the table and the new entries after each thing that happens."""
    table, entries = opened(facts, seed)
    yield table, entries
    dealt = 1
    while not table.state.is_over:
        turn = table.state.turn
        if turn is None:
            if dealt == deals:
                return
            steps = table.next_deal()
            dealt += 1
        else:
            steps = table.act(turn, table.number, rng.choice(legal(table.state)))
        table = table.after(steps)
        yield table, [step.entry for step in steps]


def twin_of(
    table: Table, entries: list[Entry], seat: int | None, rng: random.Random
) -> Table | None:
    """The same table with cards that the seat has never seen lying elsewhere.

    ``entries`` is the whole log. None if the shuffled cards do not allow what was done.
    """
    start = max(at for at, one in enumerate(entries) if isinstance(one.event, Dealt))
    rules = table.facts.rules
    seen = {
        card
        for one in entries[start:]
        if not isinstance(one.event, Undone)
        for card in _cards_in(redact(rules, one.event, seat))
    }
    hidden = [card for card in rules.cards.faces if card not in seen]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    moved = [replace(one, event=_moved(one.event, other)) for one in entries[start:]]
    before = _table_after(table.facts, table.seed, tuple(entries[:start]))
    try:
        return before.after(before.following(moved))
    except (BrokenTableError, BrokenLogError, IllegalActionError):
        return None


@lru_cache(maxsize=4)
def _table_after(facts: TableFacts, seed: str, entries: tuple[Entry, ...]) -> Table:
    """The table after these entries: for all twins of a deal the same."""
    fresh = new_table(facts, seed)
    return fresh.after(fresh.following(entries))


def _cards_in(event: TableEvent) -> list[Card]:
    match event:
        case Dealt(_, hands, upcard, kitty):
            found = [card for hand in hands for card in hand or ()]
            return [*found, *(kitty or ()), *([] if upcard is None else [upcard])]
        case Acted(_, action):
            card = getattr(action, "card", None)
            return [] if card is None else [card]
        case Shown(_, cards, _):
            return list(cards or ())
        case _:
            return []


def _moved(event: TableEvent, other: dict[Card, Card]) -> TableEvent:
    def cards(before: tuple[Card, ...] | None) -> tuple[Card, ...]:
        return tuple(sorted(other.get(card, card) for card in before or ()))

    match event:
        case Dealt(dealer, hands, upcard, kitty):
            return Dealt(dealer, tuple(cards(hand) for hand in hands), upcard, cards(kitty))
        case Acted(seat, Discard(card)) if card is not None:
            return Acted(seat, Discard(other.get(card, card)))
        case Acted(seat, Give(card, to)) if card is not None:
            return Acted(seat, Give(other.get(card, card), to))
        case Shown(to, shown, source):
            return Shown(to, cards(shown), source)
        case _:
            return event
