"""Several people at one device: all are there, and the hand of none is told while it is covered."""

from __future__ import annotations

import json
import random
from typing import Any

from euchre.protocol.messages import Act, ActionMessage, NextDeal
from euchre.protocol.table_messages import Fill, Start
from euchre.table import replies
from tests.table.company import GRACE, Company, company_facts, two_against_computers, with_company
from tests.table.listening import Listener

SHORT = {"end.target": "2"}


async def at_one_device(company: Company) -> Listener:
    """Ann and Bob, who share a device, at seats 0 and 1 of a game that has begun; Ann's name."""
    for name, seat in (("Ann", 0), ("Bob", 1)):
        one = await company.come(name)
        await company.sit(one, seat)
        if name == "Ann":
            await company.say(one, Fill(seat=2))
            await company.say(one, Fill(seat=3))
        await company.go(one)
    return await company.come("Ann", others=("p-bob",), covered=True)


async def give(company: Company, device: Listener, name: str, *, covered: bool) -> Listener:
    """The device says hello as somebody else who sits at it."""
    others = tuple(one for one in ("p-ann", "p-bob") if one != f"p-{name.lower()}")
    return await company.come(name, others=others, covered=covered, instead=device)


def _game(listener: Listener) -> list[dict[str, Any]]:
    return [one for one in listener.got if one["type"] in {"snapshot", "happened", "hands"}]


def _not_held(company: Company) -> Act:
    """A card played that the seat to act does not hold."""
    table = company.table
    hand = table.view(table.state.turn).hand or ()
    card = next(one for one in company.facts.rules.cards.faces if one not in hand)
    return Act(id="no", number=table.number, action=ActionMessage(kind="play", card=card.text))


def test_a_covered_hand_is_told_to_nobody() -> None:
    """Who holds the device covered is told to the letter what a watcher is; lifted, one hand."""

    async def scene(company: Company) -> None:
        device = await at_one_device(company)
        watcher = await company.come()
        assert "start" in device.table["may"]
        await company.say(device, Start())
        rng, hands = random.Random(2), 0
        while not company.table.state.is_over:
            turn = company.table.state.turn
            if turn is None:
                # The result is looked at together, and any of them goes on.
                assert "next_deal" in device.table["may"]
                await company.say(device, NextDeal())
                continue
            assert device.now["watching"]
            assert not device.now["hand"]
            assert _game(device)[-1] == _game(watcher)[-1]
            name = ("Ann", "Bob")[turn]
            holder = await give(company, device, name, covered=False)
            assert holder.now["seat"] == turn
            hand = company.table.view(turn).hand or ()
            assert {one["card"] for one in holder.now["hand"]} >= {one.text for one in hand}
            assert [one["seat"] for one in _game(holder)] == [turn]
            hands += 1
            acting = company.act_of(holder, rng)
            device = await give(company, holder, name, covered=True)
            # That this card is not held, or not to be played now, tells something of the hand.
            assert await company.refused(device, _not_held(company)) == "server-bad-action"
            # Whatever is told again is told as the first time.
            for _ in range(2):
                told = await company.say(device, acting)
                assert not [one for one in told if one["type"] == "failure"]
                assert _game(device)[-1] == _game(watcher)[-1]
        assert hands > 4

    with_company(scene, company_facts(options=SHORT, spectators="view"))


def test_of_two_devices_of_one_person_one_may_be_covered() -> None:
    """Each knows after every event what it would be told whole, though it is told in parts."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        people = [ann, bob, await company.come("Ann", covered=True), await company.come()]
        rng = random.Random(3)
        for _ in range(25):
            turn = company.whose_turn()
            said = NextDeal() if turn is None else company.act_of(turn, rng)
            await company.say(turn or ann, said)
            for one, seat in zip(people, (0, 1, None, None), strict=True):
                assert one.now == json.loads(replies.now(company.table, seat))

    with_company(scene)


def test_watchers_hands_are_not_for_who_plays() -> None:
    """Where watchers see the deal before, a covered seat is not shown it; nor is one shut out."""
    for spectators in ("hands", "none"):

        async def scene(company: Company) -> None:
            device = await at_one_device(company)
            await company.say(device, Start())
            rng = random.Random(2)
            while len([one for one in company.ledger.log if one.match == 1]) < 60:
                turn = company.table.state.turn
                if turn is None:
                    await company.say(device, NextDeal())
                    continue
                holder = await give(company, device, ("Ann", "Bob")[turn], covered=False)
                acting = company.act_of(holder, rng)
                device = await give(company, holder, ("Ann", "Bob")[turn], covered=True)
                await company.say(device, acting)
                assert device.now["watching"]
            assert not [one for listener in company.all for one in listener.of("hands")]

        with_company(scene, company_facts(spectators=spectators))


def test_all_who_share_a_device_are_there() -> None:
    """Nobody of them is covered by a computer player, or gone when the device changes hands."""

    async def scene(company: Company) -> None:
        device = await at_one_device(company)
        eve = await company.come("Eve")
        await company.say(device, Start())
        await company.advance(2 * GRACE)
        assert company.queue.attendance.is_there(company.facts, 1)
        count = len(eve.got)
        device = await give(company, device, "Bob", covered=True)
        told = [one for one in eve.got[count:] if one["type"] == "table"]
        assert all(not seat["away"] for one in told for seat in one["seats"])
        await company.go(device)
        assert [one["away"] for one in eve.table["seats"]] == [True, True, False, False]

    with_company(scene)
