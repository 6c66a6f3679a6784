"""Who sits where: sitting down, standing up, changing places, starting, and who may do what."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import get_args

import pytest

from euchre.game import legal_in
from euchre.protocol.base import Text
from euchre.protocol.messages import NextDeal
from euchre.protocol.table_messages import (
    Fill,
    Remove,
    Request,
    SetPace,
    SetTable,
    Sit,
    Stand,
    Start,
    Swap,
    TableSettings,
)
from euchre.protocol.words import read
from euchre.table.facts import LONGEST_NAME, OPEN, clean_name
from euchre.table.may import Visitor, in_a_match, may, why_not
from euchre.table.replies import now
from euchre.table.seating import MOST_NONCES, rotated, seated, stood, swapped
from euchre.table.table import load_table, new_table
from euchre.texts import Catalogue
from tests.table.company import (
    Company,
    company_facts,
    computer,
    nonce_of,
    two_against_computers,
    with_company,
)


def test_people_and_computers_fill_a_table_and_start() -> None:
    """Ann opens, Bob comes by the link, computers take the rest; nobody sees a card before."""

    async def scene(company: Company) -> None:
        ann = await company.come("Ann")
        assert [one["type"] for one in ann.got] == ["table"]
        told = ann.table
        assert (told["host"], told["you"], told["seat"]) == ("p-ann", "p-ann", None)
        assert len(told["commitment"]) == 64
        assert "sit" in told["may"]
        assert "start" not in told["may"]
        await company.sit(ann, 2)
        bob = await company.come("Bob")
        await company.sit(bob)
        assert bob.table["seat"] == 0
        assert await company.refused(bob, Start()) == "table-host-only"
        assert await company.refused(ann, Start()) == "table-seats-open"
        await company.say(ann, Fill())
        assert [one["who"] for one in bob.table["seats"]] == [
            "person",
            "computer",
            "person",
            "computer",
        ]
        assert not bob.of("snapshot") + bob.of("happened")
        await company.say(ann, Start())
        assert in_a_match(company.table)
        assert bob.now["seat"] == 0
        assert ann.now["seat"] == 2
        assert [
            one["key"] for one in (ann.now["seats"][0]["name"], ann.now["seats"][2]["name"])
        ] == ["seat-own", "seat-you"]

    company = with_company(scene)
    loaded = load_table(company.facts, "seed", company.ledger.log)
    assert loaded == company.table


def test_sitting_needs_a_name_a_nonce_and_a_free_seat() -> None:
    """Each missing thing is refused with its reason, and nothing changes."""

    async def scene(company: Company) -> None:
        nobody, ann = await company.come(), await company.come("Ann")
        good = nonce_of("x")
        assert await company.refused(nobody, Sit(nonce=good)) == "table-who-are-you"
        for nonce in ("", "12", "z" * 64, good + "00", " " + good[1:]):
            assert await company.refused(ann, Sit(nonce=nonce)) == "table-needs-a-nonce"
        assert await company.refused(ann, Sit(seat=4, nonce=good)) == "server-no-such-seat"
        assert await company.refused(ann, Sit(seat=-2, nonce=good)) == "server-no-such-seat"
        await company.sit(ann, 1)
        bob = await company.come("Bob")
        assert await company.refused(bob, Sit(seat=1, nonce=good)) == "table-seat-taken"
        assert await company.refused(bob, NextDeal()) == "table-no-seat-yet"

    with_company(scene)


def test_a_limit_of_people_is_kept() -> None:
    """With two seats for people a third is told that no seat is free."""

    async def scene(company: Company) -> None:
        for name in ("Ann", "Bob"):
            await company.sit(await company.come(name))
        eve = await company.come("Eve")
        assert "sit" not in eve.table["may"]
        assert await company.refused(eve, Sit(nonce=nonce_of("Eve"))) == "table-is-full"

    with_company(scene, company_facts(people=2))


def test_asked_twice_is_done_once() -> None:
    """Sitting where one sits, standing twice, starting twice: nothing happens or is refused."""

    async def scene(company: Company) -> None:
        ann, _ = await two_against_computers(company)
        facts, number = company.facts, company.table.number
        for said in (Sit(seat=0, nonce=nonce_of("other")), Sit(), Start()):
            assert not [one for one in await company.say(ann, said) if one["type"] == "failure"]
        assert (company.facts, company.table.number) == (facts, number)
        await company.say(ann, Stand())
        facts = company.facts
        assert not [one for one in await company.say(ann, Stand()) if one["type"] == "failure"]
        assert company.facts == facts

    with_company(scene)


def test_before_a_match_seats_change_and_the_host_rules() -> None:
    """One moves to another seat; the host swaps two; nonces move along."""

    async def scene(company: Company) -> None:
        ann, bob = await company.come("Ann"), await company.come("Bob")
        await company.sit(ann, 0)
        await company.sit(bob, 1)
        await company.sit(bob, 3)
        assert company.facts.seats[1] == OPEN
        assert await company.refused(bob, Swap(first=0, second=3)) == "table-host-only"
        await company.say(ann, Swap(first=0, second=3))
        assert [company.facts.seats[seat].name for seat in (0, 3)] == ["Bob", "Ann"]
        latest = {one.seat: one.nonce.hex() for one in company.facts.nonces}
        assert (latest[0], latest[3]) == (nonce_of("Bob"), nonce_of("Ann"))
        assert await company.refused(ann, Swap(first=0, second=9)) == "server-no-such-seat"
        assert await company.refused(ann, Fill(player="nobody")) == "table-no-such-player"
        await company.say(ann, Fill(seat=1, player="club"))
        await company.say(ann, Remove(seat=1))
        assert company.facts.seats[1] == OPEN
        await company.say(ann, Fill())
        await company.say(ann, Start())
        assert await company.refused(ann, Swap(first=0, second=3)) == "table-not-in-a-match"
        assert await company.refused(bob, Sit(seat=1, nonce=nonce_of("Bob"))) == (
            "table-sits-already"
        )
        assert await company.refused(ann, Fill(seat=0)) == "table-seat-taken"

    with_company(scene)


def test_who_leaves_for_good_is_replaced_and_another_may_come() -> None:
    """A computer player takes the seat in the middle of a deal; Eve sits down there and plays."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await company.say(bob, Stand())
        assert company.facts.seats[1] == computer()
        assert bob.table["seat"] is None
        assert bob.now["watching"]
        assert bob.now["hand"] == []
        eve = await company.come("Eve")
        await company.sit(eve, 1)
        assert eve.now["seat"] == 1
        assert eve.now["hand"]
        assert ann.now["seats"][1]["name"]["args"]["name"] == "Eve"
        # Bob has seen that hand: he may take no other seat in this deal, but his own if it is free.
        assert await company.refused(bob, Sit(seat=2, nonce=nonce_of("Bob"))) == (
            "table-has-seen-cards"
        )
        await company.say(eve, Stand())
        await company.sit(bob)
        assert bob.table["seat"] == 1

    with_company(scene)


def test_the_host_sends_somebody_away() -> None:
    """Who was sent away watches and may not sit down again; the host cannot be sent away."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        assert await company.refused(bob, Remove(seat=0)) == "table-host-only"
        assert await company.refused(ann, Remove(seat=0)) == "table-host-stays"
        assert await company.refused(ann, Remove(seat=2)) == "table-nobody-there"
        await company.say(ann, Remove(seat=1))
        assert bob.table["seat"] is None
        assert await company.refused(bob, Sit(nonce=nonce_of("Bob"))) == "table-removed"

    with_company(scene)


def test_the_table_is_kept_by_somebody_who_is_there() -> None:
    """The host who stands up is followed by another; while the host is away another may act."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        assert "fill" not in bob.table["may"]
        await company.go(ann)
        assert "fill" in bob.table["may"]
        again = await company.come("Ann")
        assert "fill" not in bob.table["may"]
        await company.say(again, Stand())
        assert company.facts.host == "p-bob"
        assert bob.table["host"] == "p-bob"

    with_company(scene)


def test_settings_change_as_far_as_they_fit() -> None:
    """Chat and spectators at any time; what is counted or timed not within a match."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        now = company.facts.settings
        assert now is not None
        changed = TableSettings(chat=False, spectators="none")
        assert await company.refused(bob, SetTable(settings=changed)) == "table-host-only"
        await company.say(ann, SetTable(settings=changed))
        assert bob.table["settings"]["chat"] is False
        for wrong, key in (
            (TableSettings(clock=20), "table-not-in-a-match"),
            (TableSettings(people=1), "table-too-few-seats"),
            (TableSettings(people=9), "table-people-limit"),
            (TableSettings(rated=True), "table-rated-is-public"),
        ):
            assert await company.refused(ann, SetTable(settings=wrong)) == key
        await company.say(ann, SetPace(pace="slow"))
        assert bob.now["pace"] == "slow"
        assert await company.refused(bob, SetPace(pace="fast")) == "table-host-only"

    with_company(scene)


def test_nobody_can_fill_a_table_with_nonces() -> None:
    """Very many people who come and go are refused in the end; who sat before sits again."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await company.say(bob, Stand())
        for at in range(MOST_NONCES):
            one = await company.come(f"N{at}")
            await company.sit(one, 1)
            await company.say(one, Stand())
        assert await company.refused(bob, Sit(seat=1, nonce=nonce_of("x"))) == (
            "table-too-many-changes"
        )
        await company.sit(company.all[-1], 1)
        assert len(company.facts.left) == 1 + MOST_NONCES
        assert len(company.facts.nonces) == 2 + MOST_NONCES
        assert len(ann.table["nonces"]) == 2 + MOST_NONCES

    with_company(scene)


def test_a_table_that_starts_when_full_starts_by_itself() -> None:
    """The last seat taken begins the game, and not before a person sits there."""

    async def scene(company: Company) -> None:
        ann = await company.come("Ann")
        await company.say(ann, Fill(seat=1))
        await company.say(ann, Fill(seat=2))
        await company.say(ann, Fill(seat=3))
        assert not company.table.steps
        await company.sit(ann, 0)
        assert in_a_match(company.table)

    with_company(scene, company_facts(start="full"))


def test_what_may_be_asked_is_what_is_not_refused() -> None:
    """``may`` lists the requests that have no reason against them; all reasons can be said."""
    catalogue = Catalogue()
    table = new_table(company_facts(), "seed")
    ann, eve = Visitor("p-ann", "Ann", is_host=True), Visitor("p-eve", "Eve")
    facts = seated(table, ann, 0, nonce_of("Ann"))
    full = replace(facts, seats=(facts.seats[0], *(computer(),) * 3))
    started = replace(table, facts=full)
    started = started.after(started.begin())
    for moment in (table, replace(table, facts=facts), started):
        for who in (ann, eve, Visitor()):
            offered = may(moment, who)
            for request in get_args(Request):
                reason = why_not(request, moment, who)
                assert (reason is None) is (request in offered)
                if reason is not None:
                    assert catalogue.say(read(Text(key=reason)))


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("@seat-west", "seat-west"),
        ("a\u202eb\u0000c\nd", "a b c d"),
        ("Äärimmäinen " * 5, "Äärimmäinen Äärimmäinen"),
        ("\u200b\u2066", ""),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_names_are_one_line_of_visible_characters(name: str, cleaned: str) -> None:
    """No key of a message, no control character, no other direction of writing, and not long."""
    assert clean_name(name) == cleaned
    assert len(clean_name(name)) <= LONGEST_NAME


def test_rotating_moves_everybody_with_the_nonces() -> None:
    """Each person's nonce counts at the new seat, and all older ones are still told."""
    table = new_table(company_facts(), "seed")
    for name, seat in (("Ann", 0), ("Bob", 2)):
        table = replace(
            table, facts=seated(table, Visitor(f"p-{name}", name), seat, nonce_of(name))
        )
    facts = rotated(table)
    assert [one.name for one in facts.seats] == ["", "Ann", "", "Bob"]
    latest = {one.seat: one.nonce.hex() for one in facts.nonces}
    assert (latest[1], latest[3]) == (nonce_of("Ann"), nonce_of("Bob"))
    assert facts.nonces[:2] == table.facts.nonces


def test_standing_up_before_a_match_leaves_the_seat_open() -> None:
    """And within one a computer player takes it."""
    table = new_table(company_facts(), "seed")
    table = replace(table, facts=seated(table, Visitor("p-ann", "Ann"), 0, nonce_of("Ann")))
    assert stood(table, 0).seats[0] == OPEN
    full = replace(table.facts, seats=(table.facts.seats[0], *(computer(),) * 3))
    table = replace(table, facts=full)
    table = table.after(table.begin())
    assert stood(table, 0).seats[0] == computer()


def test_changing_places_again_and_again_keeps_nobody_from_sitting_down() -> None:
    """Two who are swapped forty times add nothing new: a third sits down, each nonce counts."""

    async def scene(company: Company) -> None:
        ann, bob, cas = [await company.come(name) for name in ("Ann", "Bob", "Cas")]
        await company.sit(ann, 0)
        await company.sit(bob, 1)
        for _ in range(41):
            await company.say(ann, Swap(first=0, second=1))
        await company.sit(cas, 2)
        added = [(one.seat, one.nonce.hex()) for one in company.facts.nonces]
        assert len(added) == len(set(added)) == 5
        assert dict(added) == {1: nonce_of("Ann"), 0: nonce_of("Bob"), 2: nonce_of("Cas")}

    with_company(scene)


def test_who_comes_after_a_deal_is_not_told_what_was_another_person_s() -> None:
    """Of a deal that is over a newcomer knows what all saw; who played it knows the own hand."""
    people = {0: "Ann", 1: "Bob"}
    table = new_table(company_facts("railroad-keller"), "seed")
    for seat, name in people.items():
        who = Visitor(f"p-{name.lower()}", name)
        table = replace(table, facts=seated(table, who, seat, nonce_of(name)))
    sitting = tuple(one if one.is_person else computer() for one in table.facts.seats)
    table = replace(table, facts=replace(table.facts, seats=sitting))
    table = table.after(table.begin())
    rng, hidden = random.Random(3), 0
    for _ in range(400):
        while (turn := table.state.turn) is not None:
            action = rng.choice(legal_in(table.view(turn)))
            table = table.after(table.act(turn, table.number, action))
        if table.state.is_over:
            break
        for seat, other in ((0, 1), (1, 0)):
            moved = replace(table, facts=swapped(table, seat, other))
            known = table.view(other)
            hidden += bool(known.hand) or bool(known.laid_away)
            told, seen = json.loads(now(moved, other)), json.loads(now(moved, None))
            assert not told["hand"]
            assert told["over"]["hands"] == seen["over"]["hands"]
            assert not table.has_newcomer(other)
        table = table.after(table.next_deal())
    assert hidden > 0


def test_a_match_that_counts_is_won_by_who_began_it() -> None:
    """Nobody sits down in the middle of it, be it on the side that wins; after it one may."""
    table = new_table(company_facts(rated=True, privacy="public"), "seed")
    table = replace(table, facts=seated(table, Visitor("p-ann", "Ann"), 0, nonce_of("Ann")))
    ben = Visitor("p-ben", "Ben")
    assert why_not("sit", table, ben) is None
    sitting = (table.facts.seats[0], *(computer(),) * 3)
    table = replace(table, facts=replace(table.facts, seats=sitting))
    begun = table.after(table.begin())
    assert why_not("sit", begun, ben) == "table-not-in-a-match"
    casual = replace(begun, facts=company_facts(privacy="public"))
    casual = replace(casual, facts=replace(casual.facts, seats=sitting))
    assert why_not("sit", casual, ben) is None


def test_one_person_blocks_no_table_by_coming_and_going() -> None:
    """Who sits down again before the next shuffle brings the number back; others find room."""

    async def scene(company: Company) -> None:
        ann, bob, cas = [await company.come(name) for name in ("Ann", "Bob", "Cas")]
        await company.sit(ann, 0)
        for at in range(2 * MOST_NONCES):
            await company.say(bob, Sit(seat=1 + at % 2, nonce=nonce_of(str(at))))
            assert bob.table["seat"] == 1 + at % 2
            await company.say(bob, Stand())
        await company.sit(cas, 1)
        await company.say(bob, Sit(seat=2, nonce=nonce_of("again")))
        assert bob.table["seat"] == 2
        added = {one.seat: one.nonce.hex() for one in company.facts.nonces}
        # The number that Bob added first counts, and it was told as soon as it did.
        assert added == {0: nonce_of("Ann"), 1: nonce_of("Cas"), 2: nonce_of("0")}
        assert len({one.nonce for one in company.facts.nonces}) == 3
        assert {one["nonce"] for one in bob.table["nonces"]} >= {nonce_of("0")}

    with_company(scene)


def test_after_the_next_shuffle_a_new_number_counts() -> None:
    """Each deal that somebody sits down for has a number drawn for it."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        del ann
        await company.say(bob, Stand())
        await company.say(bob, Sit(seat=1, nonce=nonce_of("second")))
        assert company.facts.nonces[-1].nonce.hex() == nonce_of("second")
        assert company.facts.nonces[-1].number == company.table.shuffles + 1

    with_company(scene)


def test_who_stands_in_for_the_host_does_nothing_against_others() -> None:
    """The game goes on: filling and starting; nobody is sent away, moved or shut out meanwhile."""

    async def scene(company: Company) -> None:
        ann, bob, cas = [await company.come(name) for name in ("Ann", "Bob", "Cas")]
        for seat, one in enumerate((ann, bob, cas)):
            await company.sit(one, seat)
        await company.go(ann)
        assert {"fill", "start", "set_pace"} <= {*bob.table["may"], "start"}
        for said in (Remove(seat=2), Swap(first=1, second=2), SetTable(settings=TableSettings())):
            assert await company.refused(bob, said) == "table-host-only"
        assert not {"remove", "swap", "set_table"} & set(bob.table["may"])
        await company.say(bob, Fill())
        await company.say(bob, Start())
        assert in_a_match(company.table)
        back = await company.come("Ann")
        await company.say(back, Remove(seat=2))
        assert not company.facts.seats[2].is_person

    with_company(scene)


def test_nobody_is_sent_away_in_a_match_that_counts() -> None:
    """Nor is any computer player made another; afterwards both may be."""
    table = new_table(company_facts(rated=True, privacy="public"), "seed")
    for name, seat in (("Ann", 0), ("Bob", 1)):
        who = Visitor(f"p-{name.lower()}", name)
        table = replace(table, facts=seated(table, who, seat, nonce_of(name)))
    sitting = tuple(one if one.is_person else computer() for one in table.facts.seats)
    table = replace(table, facts=replace(table.facts, seats=sitting))
    host = Visitor("p-ann", "Ann", is_host=True)
    begun = table.after(table.begin())
    for request in ("remove", "fill"):
        assert why_not(request, table, host) is None
        assert why_not(request, begun, host) == "table-not-in-a-match"
