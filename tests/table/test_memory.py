"""What is remembered of a game is what would be made anew."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from euchre.game import View, legal
from euchre.rules import preset
from euchre.table import replies
from euchre.table.facts import Occupant
from euchre.table.memory import Memory
from tests.draws import of_every_kind, with_every_answer
from tests.table.tables import CLUB, facts_of, opened, played
from tests.telling import Telling

PEOPLE = (Occupant(name="Ann"), Occupant(), CLUB)


@pytest.mark.parametrize("name", with_every_answer("remembered"))
def test_what_is_remembered_is_what_would_be_made_anew(name: str) -> None:
    """Whole deals at random: with what was told before, each seat and watchers know all.

    What is as it was told last is left out.
    """
    rng = random.Random(name)
    players = preset(name).rules.players
    facts = replace(facts_of(name), seats=tuple(rng.choices(PEOPLE, k=players)))
    readers = [*rng.sample(range(players), 2), None]
    shared = Memory()
    memories = {seat: Memory(shared) for seat in readers}
    tellings = {seat: Telling() for seat in readers}
    before = None
    for table, entries in played(facts, rng, deals=2):
        steps = table.since(entries[0].number)
        if before is not None and steps is not None:
            for seat in readers:
                told = replies.told(before, steps, seat, memories[seat])
                anew = replies.told(before, steps, seat)
                for message, whole in zip(told, anew, strict=True):
                    last = tellings[seat].last
                    news = json.loads(message)["snapshot"]
                    assert tellings[seat].whole(json.loads(message)) == json.loads(whole)
                    assert all(last.get(key, ...) != told for key, told in news.items())
        before = table


@pytest.mark.parametrize("name", of_every_kind("taken back"))
def test_what_is_taken_back_is_told_in_parts_as_well(name: str) -> None:
    """Acts are taken back at any moment of a deal, and what is known then is the table before."""
    rng = random.Random(name)
    readers = (0, None)
    shared = Memory()
    memories = {seat: Memory(shared) for seat in readers}
    tellings = {seat: Telling() for seat in readers}
    table, _ = opened(facts_of(name))
    taken_back = 0
    while taken_back < 12 and not table.state.is_over:
        turn = table.state.turn
        to = None if turn is None else table.before_last_act(rng.randrange(len(table.facts.seats)))
        if turn is None:
            steps = table.next_deal()
        elif to is None or rng.random() < 0.8:
            steps = table.act(turn, table.number, rng.choice(legal(table.state)))
        else:
            steps = table.take_back(to)
            taken_back += 1
        for seat in readers:
            told = replies.told(table, steps, seat, memories[seat])
            anew = replies.told(table, steps, seat)
            for message, whole in zip(told, anew, strict=True):
                assert tellings[seat].whole(json.loads(message)) == json.loads(whole)
        table = table.after(steps)
    assert taken_back


LOOKS: dict[str, Callable[[View], object]] = {
    "nothing": lambda _: 1,
    "own": lambda seen: seen.hand,
    "own, asked": lambda seen: seen.side(1),
    "public": lambda seen: seen.public.turn,
    "public, asked": lambda seen: seen.public.played_by(1),
    "asked twice": lambda seen: seen.public.played_by(1) + seen.public.played_by(2),
    "what goes by": lambda seen: tuple(seen.public.calls_of(1)),
    "several": lambda seen: (seen.hand, seen.public.taken, seen.public.turn, seen.public.turn),
}


def test_a_part_is_made_anew_where_what_it_looked_at_is_other() -> None:
    """Whatever way it looks: at fields and answers, of the View and of what is public."""
    memory, made = Memory(), Counter[str]()

    def make(name: str, seen: View) -> object:
        made[name] += 1
        return LOOKS[name](seen)

    for table, _ in played(facts_of("na24"), random.Random(7), deals=2):
        seen = table.view(0)
        for name, look in LOOKS.items():
            assert memory.part(name, seen, partial(make, name)) == look(seen)
    assert made["nothing"] == 1
    assert 1 < made["own"] < made["several"]


def test_after_a_gap_everything_is_told() -> None:
    """Where somebody was not told what came before, nothing is left out."""
    rng = random.Random(3)
    memory = Memory()
    before, was_told = None, False
    gaps = 0
    for table, entries in played(facts_of("na24"), rng, deals=2):
        steps = table.since(entries[0].number)
        if before is not None and steps is not None:
            is_told = rng.random() < 0.5
            if is_told:
                first = replies.told(before, steps, 0, memory)[0]
                if not was_told:
                    gaps += 1
                    assert first == replies.told(before, steps, 0)[0]
            was_told = is_told
        before = table
    assert gaps > 5
