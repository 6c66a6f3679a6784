"""Hints: thought of beside the table, from the View alone, and told to who asked."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import msgspec
import pytest

from euchre.game import View, legal_in
from euchre.players import Advice, Limit, Weighed, advise
from euchre.protocol.actions import action_of
from euchre.protocol.codec import encode
from euchre.protocol.hint_messages import AskGuide, AskHint
from euchre.protocol.messages import ActionMessage
from euchre.table.hints import Hints, guide_for, hint_of
from euchre.table.table import Entry
from tests.draws import of_every_kind
from tests.table.company import Company, company_facts, two_against_computers, with_company
from tests.table.listening import Listener
from tests.table.tables import facts_of, played, twin_of
from tests.table.test_cover import until_turn_of

QUICK = Limit(worlds=12)


async def first_thing(seen: View) -> Advice:
    """Advice that needs no thought."""
    await asyncio.sleep(0)
    action = legal_in(seen)[-1]
    return Advice(action, (Weighed(action, -0.001, 0.5),), ())


@pytest.mark.parametrize("name", of_every_kind("equal hints"))
def test_hints_depend_on_the_view_alone(name: str) -> None:
    """In a twin of the deal, whose hidden cards lie elsewhere, hint and guidance are the same."""
    rng = random.Random(name)
    log: list[Entry] = []
    twins = 0
    for table, entries in played(facts_of(name), rng, deals=3):
        log += entries
        turn = table.state.turn
        if turn is None:
            continue
        twin = twin_of(table, log, turn, rng)
        if twin is None or twin.state == table.state:
            continue
        twins += 1
        seen, same, facts = table.view(turn), twin.view(turn), table.facts
        advice = advise(seen, QUICK)
        assert {one.action for one in advice.choices} <= set(legal_in(seen))
        assert advice.choices[0].action == advice.action
        hint = encode(hint_of(facts, seen, 7, advice))
        assert encode(hint_of(facts, same, 7, advise(same, QUICK))) == hint
        assert encode(guide_for(facts, same, 7)) == encode(guide_for(facts, seen, 7))
        if twins == 8:
            break
    assert twins >= 5


async def _hinted(company: Company, listener: Listener, number: int | None = None) -> None:
    wanted = company.table.number if number is None else number
    company.queue.say(listener, AskHint(id="h", number=wanted))
    await company.rest()
    await company.queue.hints.settled()


def test_a_hint_is_told_to_who_asked_alone() -> None:
    """Its words are those of the offered choices; the other person at the table hears nothing."""

    async def scene(company: Company) -> None:
        company.queue.hints = Hints(first_thing, company.clock.now)
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        before = len(ann.got)
        await _hinted(company, bob)
        (hint,) = bob.of("hint")
        assert hint["number"] == company.table.number
        assert (hint["choices"][0]["points"], hint["choices"][0]["chance"]) == (0.0, 0.5)
        shown = bob.now
        offered = [(one["action"], one["label"]) for one in shown["choices"]]
        cards = [one["action"] for one in shown["hand"] if one["action"]]
        for one in hint["choices"]:
            assert one["action"] in cards or (one["action"], one["label"]) in offered
        assert len(ann.got) == before
        action = action_of(ActionMessage(**hint["choices"][0]["action"]), company.table.view(1))
        assert action in legal_in(company.table.view(1))

    with_company(scene, company_facts(hints=True))


def test_what_is_no_question_for_a_hint_is_refused() -> None:
    """Another moment, another's turn, a table without hints, a rated one, too many questions."""

    async def scene(company: Company) -> None:
        company.queue.hints = Hints(first_thing, company.clock.now)
        ann, bob = await two_against_computers(company)
        assert "ask_hint" in ann.table["may"]
        await until_turn_of(company, bob, ann)
        number = company.table.number

        async def why(listener: Listener, at: int) -> str:
            return await company.refused(listener, AskHint(id="h", number=at))

        assert await why(bob, number - 1) == "server-stale"
        assert await why(ann, number) == "table-hint-not-now"
        assert await why(await company.come(), number) == "table-no-seat-yet"
        assert await company.refused(bob, AskHint(id="", number=number)) == "server-bad-message"
        facts = company.facts
        assert facts.settings is not None
        for settings in ({"hints": False}, {"rated": True, "privacy": "public"}):
            kept = msgspec.structs.replace(facts.settings, **settings)
            company.queue.table = replace(company.table, facts=replace(facts, settings=kept))
            assert await why(bob, number) == "table-no-hints"
        company.queue.table = replace(company.table, facts=facts)
        hints = company.queue.hints
        for _ in range(3):
            await _hinted(company, bob)
        assert hints._left == 9
        hints._left = 0.5
        hints._thoughts.clear()
        assert await why(bob, number) == "table-hint-wait"
        company.clock.time += 1
        await _hinted(company, bob)
        assert len(bob.of("hint")) == 4

    with_company(scene, company_facts(hints=True))


def test_the_table_does_not_wait_for_a_hint() -> None:
    """While it is thought the game goes on; whoever asks anew gets no hint for what is over."""
    gate = asyncio.Event()

    async def slow(seen: View) -> Advice:
        await gate.wait()
        return await first_thing(seen)

    async def failing(seen: View) -> Advice:
        raise ValueError(seen.seat)

    async def scene(company: Company) -> None:
        company.queue.hints = Hints(slow, company.clock.now)
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        await company.say(bob, AskHint(id="early", number=number))
        await company.say(bob, company.act_of(bob))
        assert company.table.number > number
        await until_turn_of(company, bob, ann)
        await company.say(bob, AskHint(id="late", number=company.table.number))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [(one["id"], one["reason"]["key"]) for one in bob.of("failure")] == [
            ("early", "server-stale")
        ]
        gate.set()
        await company.queue.hints.settled()
        assert [one["number"] for one in bob.of("hint")] == [company.table.number]
        company.queue.hints = Hints(failing, company.clock.now)
        await _hinted(company, bob)
        assert bob.failures[-1] == "table-hint-failed"

    with_company(scene, company_facts(hints=True))


def test_guidance_is_for_everybody_who_sees_the_game() -> None:
    """Who is to act, who waits and who watches are each told what they may know."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        eve = await company.come()
        await until_turn_of(company, bob, ann)
        for listener in (ann, bob, eve):
            told = await company.say(listener, AskGuide())
            assert [one["type"] for one in told] == ["guide"]
            assert told[0]["number"] == company.table.number
            assert told[0]["sentences"]
        assert bob.of("guide") != ann.of("guide")
        assert ann.of("guide")[0]["sentences"] == eve.of("guide")[0]["sentences"]

    with_company(scene)


def test_a_hand_that_lies_face_down_gets_no_hint() -> None:
    """Who shares a device and has covered the hand is told what watchers are told."""

    async def scene(company: Company) -> None:
        company.queue.hints = Hints(first_thing, company.clock.now)
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        covered = await company.come("Bob", covered=True, instead=bob)
        ask = AskHint(id="h", number=company.table.number)
        assert await company.refused(covered, ask) == "table-hint-not-now"

    with_company(scene, company_facts(hints=True))
