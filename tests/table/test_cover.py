"""No seat is lost: who is away is covered, comes back at once, and nobody waits for ever."""

from __future__ import annotations

import pytest

from euchre.protocol.messages import NextDeal, Text
from euchre.protocol.table_messages import Pause, Resume, SetTable, Sit, Stand, TableSettings
from euchre.table.facts import Occupant
from euchre.table.keeper import NotStoredError
from tests.table.company import (
    GRACE,
    Company,
    company_facts,
    nonce_of,
    two_against_computers,
    with_company,
)
from tests.table.listening import Listener


async def until_turn_of(company: Company, me: Listener, other: Listener) -> None:
    """Let both play until it is one's turn, in the middle of a trick if it can be."""
    while True:
        turn = company.whose_turn()
        if turn is me and me.now["trick"] is not None:
            return
        if turn is None:
            await company.say(other, NextDeal())
        else:
            await company.say(turn, company.act_of(turn))


def test_a_seat_without_a_person_is_covered_after_a_time_and_given_back_in_a_trick() -> None:
    """Marked as such, while another person waits; the first connection ends it at once."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        await company.go(bob)
        assert ann.table["seats"][1]["away"]
        await company.advance(GRACE - 1)
        assert company.table.number == number
        assert not ann.table["seats"][1]["covered"]
        await company.advance(1)
        assert ann.table["seats"][1] == {
            "who": "person",
            "name": "Bob",
            "person": "p-bob",
            "player": "random",
            "away": True,
            "covered": True,
        }
        assert company.table.number > number
        # Nobody's id came with what was done for Bob; everything of people has one.
        seats = [one.event.seat for one in company.ledger.log[number + 1 :] if one.act]  # type: ignore[union-attr]
        assert 1 not in seats
        back = await company.come("Bob")
        assert not ann.table["seats"][1]["covered"]
        assert not ann.table["seats"][1]["away"]
        assert back.table["seat"] == 1

    with_company(scene)


def test_the_person_who_is_back_acts_in_the_same_trick() -> None:
    """The computer has just begun to think: what it wanted is dropped, and the person plays."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        await company.go(bob)
        company.clock.advance(GRACE)
        # The alarm and the new connection are in the queue together.
        again = Listener(None, company.ledger, "p-bob", "Bob")
        company.all.append(again)
        company.queue.join(again, number)
        await company.rest()
        assert company.table.number == number
        act = company.act_of(again)
        await company.say(again, act)
        stored = company.ledger.log[number + 1]
        assert (stored.act, stored.event.seat) == (act.id, 1)  # type: ignore[union-attr]

    with_company(scene)


def test_where_everybody_is_away_the_table_waits() -> None:
    """No computer plays on for people who are all gone; who comes first waits for the others."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        await company.go(bob)
        await company.go(ann)
        await company.advance(1000 * GRACE)
        assert company.table.number == number
        await company.come("Ann")
        assert company.table.number > number

    with_company(scene, company_facts(spectators="view"))


def test_who_only_watches_does_not_keep_a_game_going() -> None:
    """A spectator is nobody who waits."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        watcher = await company.come()
        await company.go(bob)
        await company.go(ann)
        await company.advance(10 * GRACE)
        assert company.table.number == number
        assert watcher.table["watchers"] == 1

    with_company(scene)


def test_two_tabs_of_one_seat_do_not_fight() -> None:
    """Both see the same and may act; the same act from both is done once."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        tab = await company.come("Bob")
        await until_turn_of(company, bob, ann)
        assert tab.now == bob.now
        act, number = company.act_of(bob), company.table.number
        company.queue.say(bob, act)
        company.queue.say(tab, act)
        await company.rest()
        ids = [one.act for one in company.ledger.log[number + 1 :]]
        assert ids.count(act.id) == 1
        assert not bob.failures + tab.failures
        assert tab.now == bob.now
        await company.go(bob)
        assert not ann.table["seats"][1]["away"]
        await company.advance(10 * GRACE)
        assert not ann.table["seats"][1]["covered"]

    with_company(scene)


def test_a_turn_that_takes_too_long_is_played_by_a_computer() -> None:
    """Each turn is told with its seconds; when they are over that turn is played, and no other."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        told = ann.of("clock")[-1]
        assert (told["number"], told["seat"], told["seconds"]) == (company.table.number, 1, 20.0)
        number = company.table.number
        await company.advance(19)
        assert company.table.number == number
        late = await company.come("Eve")
        assert late.of("clock")[-1]["seconds"] == 1.0
        await company.advance(1)
        assert company.table.number > number
        stored = company.ledger.log[number + 1]
        assert (stored.act, stored.event.seat) == ("", 1)  # type: ignore[union-attr]
        assert not ann.table["seats"][1]["covered"]
        turn = company.whose_turn()
        if turn is not None:
            number = company.table.number
            await company.advance(19)
            assert company.table.number == number

    with_company(scene, company_facts(clock=20))


def test_the_clock_goes_on_to_the_next_deal_and_plays_whole_matches() -> None:
    """Two people who do nothing at all are played for to the end of the match."""

    async def scene(company: Company) -> None:
        ann, _ = await two_against_computers(company)
        for _ in range(3000):
            if company.table.state.is_over:
                break
            await company.advance(20)
        assert ann.now["phase"] == "match_over"
        await company.advance(1000)
        assert company.table.match == 1
        # What is shown of a deal may be settled otherwise now, and is so at once.
        assert any(ann.now["over"]["hands"])
        await company.say(ann, SetTable(settings=TableSettings(clock=20, shown="none")))
        assert not any(ann.now["over"]["hands"])

    with_company(scene, company_facts(options={"end_target": "2"}, clock=20))


def test_a_pause_stops_clock_and_computers() -> None:
    """Nothing may be done but to go on; then the turn has its whole time again."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        await company.advance(15)
        await company.say(ann, Pause())
        assert bob.table["paused_by"] == 0
        await company.advance(1000)
        assert company.table.number == number
        assert await company.refused(bob, company.act_of(bob)) == "table-paused"
        await company.say(bob, Resume())
        await company.advance(19)
        assert company.table.number == number
        await company.say(bob, company.act_of(bob))
        assert company.table.number > number
        await company.say(ann, Pause())
        await company.say(ann, Stand())
        assert company.facts.paused_by is None

    with_company(scene, company_facts(clock=20))


def test_a_pause_in_the_last_moment_gives_the_turn_its_whole_time_again() -> None:
    """The computer thinks already: what it wanted is dropped, also when the game goes on."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        number = company.table.number
        company.clock.advance(20)
        await company.say(ann, Pause())
        assert company.table.number == number
        await company.say(bob, Resume())
        await company.advance(19)
        assert company.table.number == number
        await company.advance(1)
        assert company.table.number > number

    with_company(scene, company_facts(clock=20))


async def _until_the_deal_is_over(company: Company) -> None:
    while company.table.state.turn is not None:
        await company.advance(20)


def test_what_the_clock_wants_and_cannot_be_stored_is_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The next deal, when nobody asked for it: no fault, and nobody waits for ever.

    Where another process was quicker, the game goes on from what that one has dealt.
    """

    async def scene(company: Company) -> None:
        ann, _ = await two_against_computers(company)
        await _until_the_deal_is_over(company)
        number = company.table.number
        company.ledger.failures.append(NotStoredError(Text(key="store-down")))
        await company.advance(20)
        assert company.table.number == number
        assert ann.of("clock")[-1]["seconds"] == 20.0
        await company.advance(20)
        assert company.table.number > number
        await _until_the_deal_is_over(company)
        number = company.table.number
        dealt = company.table.next_deal()
        await company.ledger.append("", [step.entry for step in dealt])
        await company.advance(40)
        assert ann.now["number"] == company.table.number > dealt[-1].number
        assert not caplog.records

    with_company(scene, company_facts(clock=20))


def test_a_person_takes_a_seat_that_a_computer_thinks_for() -> None:
    """The table of *Play now*: others' seats are computers', and somebody sits down there."""

    async def scene(company: Company) -> None:
        ann = await company.come("Ann")
        await company.sit(ann, 0)
        assert company.table.steps
        while company.table.state.turn is None:
            await company.say(ann, NextDeal())
        bob = await company.come("Bob")
        await company.say(bob, Sit(nonce=nonce_of("Bob")))
        assert company.queue.seat(bob) == 1
        assert len(bob.now["hand"]) > 0

    facts = company_facts(start="full")
    others = (Occupant(player="random"),) * 3
    with_company(
        scene, facts.with_seat(1, others[0]).with_seat(2, others[1]).with_seat(3, others[2])
    )
