"""What goes over the wire to a seat does not depend on what that seat may not know."""

from __future__ import annotations

import json
import random

import pytest

from euchre.game import view
from euchre.rules import preset
from euchre.table import replies
from euchre.table.computers import decide, limit_at
from euchre.table.table import Entry, Table
from tests.draws import of_every_kind, with_every_answer
from tests.table.tables import PERSON, facts_of, played, twin_of


@pytest.mark.parametrize(
    ("name", "others"),
    [
        *((name, "computers") for name in with_every_answer("equal bytes")),
        *((name, "people") for name in of_every_kind("equal bytes among people")),
    ],
)
def test_two_deals_alike_to_a_seat_give_equal_bytes(name: str, others: str) -> None:
    """Hidden cards lie elsewhere, all that was done and shown is the same: so are the bytes."""
    rng = random.Random(name)
    players = preset(name).rules.players
    facts = facts_of(name, (PERSON,) * players if others == "people" else None)
    log: list[Entry] = []
    twins = 0
    for table, entries in played(facts, rng, deals=4):
        log += entries
        seat = rng.randrange(facts.rules.players)
        twin = twin_of(table, log, seat, rng)
        if twin is not None and twin.state != table.state:
            twins += 1
            assert replies.now(twin, seat) == replies.now(table, seat)
            if twins % 4 == 0:
                assert _all_bytes(twin, seat) == _all_bytes(table, seat)
    assert twins >= 10


@pytest.mark.parametrize("name", ["two-handed25", "farmers24"])
def test_whoever_is_asked_can_answer(name: str) -> None:
    """Each message that says it is one's turn offers something; the last says whose turn it is."""
    before: Table | None = None
    facts = facts_of(name, end_target="200")
    for table, entries in played(facts, random.Random(name), deals=80):
        steps = table.since(entries[0].number) or ()
        for seat in range(table.facts.rules.players):
            if before is not None:
                told = [json.loads(one)["snapshot"] for one in replies.told(before, steps, seat)]
                for shown in told:
                    hand = shown["hand"] or []
                    offered = [*shown["choices"], *(one for one in hand if one["action"])]
                    assert bool(offered) is (shown["turn"] == seat)
                assert told[-1]["turn"] == table.state.turn
        before = table


@pytest.mark.parametrize("player", ["random", "club"])
def test_a_computer_player_decides_by_what_it_may_know(player: str) -> None:
    """In a twin of the deal the same player with the same seed does the same."""
    rng = random.Random(player)
    log: list[Entry] = []
    asked = 0
    for table, entries in played(facts_of(), rng, deals=6):
        log += entries
        turn = table.state.turn
        if turn is None:
            continue
        twin = twin_of(table, log, turn, rng)
        if twin is not None and twin.state != table.state:
            asked += 1
            seen, limit = table.view(turn), limit_at("s", table.number)
            assert twin.view(turn) == seen
            assert decide(player, twin.view(turn), limit) == decide(player, seen, limit)
    assert asked >= 20


def _all_bytes(table: Table, seat: int) -> list[bytes]:
    """All that the seat was told of this deal."""
    start = table.steps[0]
    before = Table(table.facts, table.seed, (start,))
    assert view(start.state, seat) == before.view(seat)
    return replies.told(before, table.steps[1:], seat)
