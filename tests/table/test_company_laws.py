"""Laws of a table of several people, whatever they do and in whatever order it arrives."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from euchre.protocol.messages import Act, ClientMessage, NextDeal, Rematch
from euchre.protocol.table_messages import (
    Answer,
    Chat,
    Claim,
    Fill,
    Pause,
    Phrase,
    Remove,
    Resume,
    SetPace,
    SetTable,
    Sit,
    Stand,
    Start,
    Swap,
    TableSettings,
    TakeBack,
)
from euchre.table import replies
from euchre.table.facts import TableFacts
from euchre.table.table import load_table
from tests.table.company import (
    GRACE,
    Company,
    company_facts,
    nonce_of,
    two_against_computers,
    with_company,
)
from tests.table.listening import Listener

NAMES = ("Ann", "Bob", "Cas", "Dee", "")
STEPS = st.lists(st.integers(0, 2**32 - 1), min_size=15, max_size=40)


class _Crowd:
    """People who come, go and do things by chance."""

    def __init__(self, company: Company) -> None:
        self.company, self.sent = company, list[tuple[Listener, ClientMessage]]()

    @property
    def there(self) -> list[Listener]:
        return [one for one in self.company.all if one in self.company.queue.listeners]

    async def step(self, rng: random.Random) -> None:
        """Something that may happen, wanted or not."""
        company, there = self.company, self.there
        what = rng.random()
        if what < 0.08 or not there:
            last = rng.choice([-1, 10**6, company.table.number, company.table.number - 3])
            # With a new connection, or by one that says hello anew; some hold the cards covered.
            instead = rng.choice([None, None, *there])
            name, covered = rng.choice(NAMES), rng.random() < 0.3
            await company.come(name, last, covered=covered, instead=instead)
        elif what < 0.13:
            await company.go(rng.choice(there))
        elif what < 0.2:
            await company.advance(rng.choice([1.0, GRACE, 21.0]))
        elif what < 0.3 and self.sent:
            # A retry, late and from another connection perhaps.
            _, said = rng.choice(self.sent)
            self.say(rng.choice(there), said)
        elif what < 0.75:
            await self._play(rng)
        else:
            one = rng.choice(there)
            self.say(one, _request(one, company, rng))
        if rng.random() < 0.7:
            await company.rest()

    def say(self, listener: Listener, said: ClientMessage) -> None:
        """Send it; the answer may come after others have sent something too."""
        self.sent.append((listener, said))
        self.company.queue.say(listener, said)

    async def _play(self, rng: random.Random) -> None:
        company = self.company
        await company.rest()
        turn = company.whose_turn()
        is_shown = turn is not None and not turn.covered
        if turn is not None and is_shown and turn.now["turn"] == company.queue.seat(turn):
            act = company.act_of(turn, rng)
            others = [one for one in self.there if one.person == turn.person]
            for one in rng.choices(others, k=rng.choice([1, 1, 2])):
                self.say(one, act)
        elif self.there:
            said = Rematch(rotate=rng.random() < 0.5) if company.table.state.is_over else NextDeal()
            self.say(rng.choice(self.there), said)


def _request(one: Listener, company: Company, rng: random.Random) -> ClientMessage:
    number, seat = company.table.number, rng.randrange(-1, 5)
    found: list[ClientMessage] = [
        Sit(seat=seat, nonce=nonce_of(one.name)),
        Stand(),
        Swap(first=seat, second=rng.randrange(4)),
        Fill(seat=seat),
        Fill(),
        Start(),
        Remove(seat=seat),
        SetPace(pace=rng.choice(["fast", "slow"])),
        SetTable(settings=TableSettings(clock=20, chat=rng.random() < 0.5)),
        TakeBack(),
        TakeBack(),
        Answer(number=number, yes=rng.random() < 0.7),
        Answer(number=number, yes=True),
        Claim(id=f"claim {number}", number=number, tricks=rng.randrange(1, 4)),
        Pause(),
        Resume(),
        Resume(),
        Phrase(id=str(number), phrase="phrase-hello"),
        Chat(id=str(number), text="hello"),
    ]
    return rng.choice(found)


def _check(company: Company, sent: Sequence[tuple[Listener, ClientMessage]] = ()) -> None:
    """What must hold whenever nothing is under way, those having said this so far."""
    queue, table = company.queue, company.table
    assert company.ledger.kept == table.facts
    assert load_table(table.facts, table.seed, company.ledger.log) == table
    assert [one.number for one in company.ledger.log] == list(range(len(company.ledger.log)))
    ids = Counter((one.event.seat, one.act) for one in company.ledger.log if one.act)  # type: ignore[union-attr]
    assert not [one for one, times in ids.items() if times > 1]
    people = [one.person for one in table.facts.seats if one.is_person]
    assert len(people) == len(set(people))
    for one in queue.listeners:
        assert isinstance(one, Listener)
        if queue.sees_game(one):
            # What was shown last is the View of that seat, and nothing else.
            assert one.now == json.loads(replies.now(table, queue.sight(one)))
        # Each number comes once, in order; a retry is answered with what was told then and all
        # that followed, which a newer connection may be told for the first time.
        said = {getattr(what, "id", None) for who, what in sent if who is one}
        asked = {entry.number for entry in company.ledger.log if entry.act in said}
        newest = before = -1
        for number in (got["number"] for got in one.of("happened")):
            assert number > newest or number == before + 1 or number in asked
            newest, before = max(newest, number), number
        assert one.table["seat"] == queue.seat(one)
        assert [seat["name"] for seat in one.table["seats"]] == [
            seat.name for seat in table.facts.seats
        ]


def _run(seeds: list[int], facts: TableFacts, *, begun: bool) -> Company:
    async def scene(company: Company) -> None:
        crowd = _Crowd(company)
        if begun:
            await two_against_computers(company)
        for seed in seeds:
            await crowd.step(random.Random(seed))
            await company.rest()
            _check(company, crowd.sent)

    return with_company(scene, facts, seed=f"seed {seeds[0]}")


@given(STEPS)
def test_a_game_survives_whatever_people_do(seeds: list[int]) -> None:
    """Joins, leaves, retries, duplicates, late and wrong messages: each View is what is told."""
    _run(seeds, company_facts(options={"end_target": "2"}), begun=True)


@given(STEPS)
def test_a_table_before_its_game_survives_whatever_people_do(seeds: list[int]) -> None:
    """From an empty table on, with a clock and without spectators."""
    _run(seeds, company_facts(clock=20, spectators="none"), begun=False)


def test_what_was_told_to_each_was_stored_before() -> None:
    """No event is told to anybody before its entry is in the ledger."""
    company = _run(list(range(150)), company_facts(options={"end_target": "2"}), begun=True)
    stored = -1
    for what in company.ledger.events:
        kind, number = what.split()
        stored = max(stored, int(number)) if kind == "stored" else stored
        assert kind == "stored" or int(number) <= stored
    acts = [said for one in company.all for said in one.of("happened")]
    assert len(acts) > 100


def test_two_processes_at_one_table_agree() -> None:
    """A second server on the same ledger overtakes the first: it catches up and refuses."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        facts = replace(company.facts, pace="slow", revision=company.facts.revision + 1)
        await company.ledger.change(facts, [])
        told = await company.say(ann, Pause())
        assert [one["reason"]["key"] for one in told if one["type"] == "failure"] == [
            "server-stale"
        ]
        assert bob.now["pace"] == "slow"
        _check(company)
        await company.say(ann, Pause())
        assert bob.table["paused_by"] == 0
        turn = ann if company.table.state.turn == 0 else bob
        act = company.act_of(turn)
        assert isinstance(act, Act)

    with_company(scene)
