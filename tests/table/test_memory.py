"""What is remembered of a game is what would be made anew."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre.rules import preset
from euchre.table import replies
from euchre.table.facts import Occupant
from euchre.table.memory import Memory
from tests.draws import with_every_answer
from tests.table.tables import CLUB, facts_of, played

PEOPLE = (Occupant(name="Ann"), Occupant(), CLUB)


@pytest.mark.parametrize("name", with_every_answer("remembered"))
def test_what_is_remembered_is_what_would_be_made_anew(name: str) -> None:
    """Whole deals at random: to each seat and to watchers every message is the same to a byte."""
    rng = random.Random(name)
    players = preset(name).rules.players
    facts = replace(facts_of(name), seats=tuple(rng.choices(PEOPLE, k=players)))
    readers = [*rng.sample(range(players), 2), None]
    shared = Memory()
    memories = {seat: Memory(shared) for seat in readers}
    before = None
    for table, entries in played(facts, rng, deals=2):
        steps = table.since(entries[0].number)
        if before is not None and steps is not None:
            for seat in readers:
                told = replies.told(before, steps, seat, memories[seat])
                assert told == replies.told(before, steps, seat)
        before = table
