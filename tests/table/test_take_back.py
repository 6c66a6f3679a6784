"""Taking an act back, and claiming what is left."""

from __future__ import annotations

import itertools
import random

import pytest

from euchre.cards import Card
from euchre.game import Acted, Pass, Play, legal, replay
from euchre.protocol.messages import NextDeal, Rematch
from euchre.protocol.table_messages import Answer, Claim, TakeBack
from euchre.table.claims import certain_order, claimable
from euchre.table.logs import events_of
from euchre.table.table import Entry, NotCertainError, StaleError, Step, Table, load_table
from euchre.table.undone import Undone, event_of_plain, plain_of_event, standing
from euchre.testing import act, at_deal, dealt
from tests.table.company import Company, company_facts, two_against_computers, with_company
from tests.table.tables import facts_of, opened, played
from tests.table.test_cover import until_turn_of

# ------------------------------------------------------------------ taking back


def test_an_act_is_taken_back_with_everybodys_yes() -> None:
    """Bob asks, Ann agrees: the table is as before his act, its number has grown by one."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        before, shown = company.table.state, bob.now
        await company.say(bob, company.act_of(bob))
        assert company.table.state != before
        number = company.table.number
        await company.say(bob, TakeBack())
        assert ann.table["asked"] == {"seat": 1, "number": number, "yes": [], "waits_for": [0]}
        assert "answer" in ann.table["may"]
        assert "answer" not in bob.table["may"]
        assert await company.refused(bob, Answer(number=number, yes=True)) == (
            "table-nothing-asked"
        )
        await company.say(ann, Answer(number=number, yes=True))
        assert company.table.state == before
        assert company.table.number == number + 1
        assert bob.got[-2]["kind"] == "undone" or bob.of("happened")[-1]["kind"] == "undone"
        assert bob.now == {**shown, "number": number + 1}
        assert ann.table["asked"] is None
        # The game goes on from there, and the log leads to the same table.
        await company.say(bob, company.act_of(bob))
        assert company.table.number > number + 1

    company = with_company(scene)
    log = company.ledger.log
    assert load_table(company.facts, "seed", log) == company.table
    assert any(isinstance(one.event, Undone) for one in log)
    assert replay(company.facts.rules, events_of(log, 1)) == company.table.state


def test_one_no_or_any_act_ends_what_was_asked() -> None:
    """A no keeps the act; an answer to another number is refused."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        await company.say(bob, company.act_of(bob))
        number = company.table.number
        await company.say(bob, TakeBack())
        assert await company.refused(ann, Answer(number=number - 1, yes=True)) == (
            "table-nothing-asked"
        )
        assert await company.refused(ann, TakeBack()) == "table-asked-already"
        await company.say(ann, Answer(number=number, yes=False))
        assert ann.table["asked"] is None
        assert company.table.number == number
        await company.say(bob, TakeBack())
        turn = company.whose_turn()
        if turn is not None:
            await company.say(turn, company.act_of(turn))
            assert ann.table["asked"] is None
            assert await company.refused(ann, Answer(number=number, yes=True)) == (
                "table-nothing-asked"
            )

    with_company(scene)


@pytest.mark.parametrize("settings", [{"take_backs": False}, {"rated": True, "privacy": "public"}])
def test_some_tables_take_nothing_back(settings: dict[str, object]) -> None:
    """Where it is off, and wherever matches count."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        await until_turn_of(company, bob, ann)
        await company.say(bob, company.act_of(bob))
        assert await company.refused(bob, TakeBack()) == "table-no-take-backs"

    with_company(scene, company_facts(**settings))  # type: ignore[arg-type]


def test_what_is_undone_is_of_this_deal_and_stands_nowhere() -> None:
    """Every moment of a deal can be gone back to, none of an earlier one; logs read back."""
    facts = facts_of()
    log = []
    for table, entries in played(facts, random.Random(4), deals=2):
        log += entries
        if table.state.turn is None:
            continue
        first = standing(table.steps)[-1].number
        for to in range(max(table.number - 3, first), table.number):
            steps = table.take_back(to)
            after = table.after(steps)
            assert load_table(facts, table.seed, [*log, steps[0].entry]) == after
            again = after.act(after.state.turn or 0, after.number, legal(after.state)[0])
            assert load_table(
                facts, table.seed, [*log, steps[0].entry, *(step.entry for step in again)]
            ) == after.after(again)
        with pytest.raises(StaleError):
            table.take_back(table.number + 1)
    start = next(at for at, one in enumerate(log) if at and type(one.event).__name__ == "Dealt")
    assert start
    with pytest.raises(StaleError):
        table.take_back(0)


def test_an_undoing_is_stored_and_read() -> None:
    """Its JSON form is itself again; what is none is refused."""
    assert event_of_plain(plain_of_event(Undone(7))) == Undone(7)
    for wrong in (None, True, "7"):
        with pytest.raises(TypeError):
            event_of_plain({"event": "undone", "to": wrong})


# ------------------------------------------------------------------ claims


def _survives(table: Table, seat: int, plan: tuple[Card, ...]) -> bool:
    """Whether a seat that leads its cards in that order takes every trick, whatever others play."""
    state = table.state
    if not plan and state.public.trick is None:
        return True
    turn = state.turn
    if turn is None:
        return not plan
    if turn == seat and state.public.trick is None:
        steps = table.act(seat, table.number, Play(plan[0]))
        return _survives(table.after(steps), seat, plan[1:])
    if state.public.trick is None:
        return False
    return all(
        _survives(table.after(table.act(turn, table.number, action)), seat, plan)
        for action in legal(state)
    )


@pytest.mark.parametrize("name", ["na24", "british25", "hasenpfeffer25", "buck24", "nap52"])
def test_a_claim_that_is_sure_wins_whatever_the_others_play(name: str) -> None:
    """Every way to play on is tried: in the deal itself, which is one of those that may be."""
    sure = 0
    for seed in range(150):
        for table, _ in played(facts_of(name), random.Random(seed), f"seed {seed}", deals=3):
            turn = table.state.turn
            if turn is None or not 0 < claimable(table.view(turn)) <= 3:
                continue
            plan = certain_order(table.view(turn))
            if plan is not None:
                sure += 1
                assert sorted(plan) == sorted(table.view(turn).hand or ())
                assert _survives(table, turn, plan)
        if sure >= 20:
            break
    assert sure >= 5


def test_a_claim_that_is_not_sure_can_fail() -> None:
    """With two cards each: for each refusal some deal of the unseen cards takes a trick away."""
    refused = 0
    for seed in range(60):
        for table, _ in played(facts_of(), random.Random(seed), f"s{seed}", deals=2):
            turn = table.state.turn
            if turn is None or claimable(table.view(turn)) != 2:
                continue
            seen = table.view(turn)
            if certain_order(seen) is None:
                refused += 1
                assert _some_deal_beats(table, turn)
        if refused >= 30:
            return
    raise AssertionError("too few refusals")


def _some_deal_beats(table: Table, seat: int) -> bool:
    """Whether two unseen cards in one hand take a trick from each order of one's own two."""
    seen, order = table.view(seat), table.state.public.order
    hand = seen.hand or ()
    gone = {card for trick in seen.public.tricks for _, card in trick.cards} | set(hand)
    gone |= set(seen.laid_away)
    upcard = seen.public.upcard
    pack = table.facts.rules.cards
    unseen = [card for card in pack.faces if card not in gone and card is not upcard]

    def takes_one(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> bool:
        if not mine:
            return False
        lead = mine[0]
        return any(
            order.beats(card, lead)
            or takes_one(mine[1:], tuple(one for one in theirs if one is not card))
            for card in pack.faces_of(order.playable(pack.set_of(theirs), lead))
        )

    return all(
        any(takes_one(mine, theirs) for theirs in itertools.combinations(unseen, len(mine)))
        for mine in itertools.permutations(hand)
    )


def test_a_claim_plays_the_rest_and_a_wrong_one_tells_nothing() -> None:
    """What is sure is played out at once, one id for all; else the refusal is the same for all."""
    table, log = opened(facts_of("na24", seats=facts_of().seats))
    found = 0
    for seed in range(60):
        for table, entries in played(facts_of(), random.Random(seed), f"c{seed}", deals=1):
            turn = table.state.turn
            if turn is None or not claimable(table.view(turn)):
                continue
            if certain_order(table.view(turn)) is None:
                with pytest.raises(NotCertainError):
                    table.claim(turn, table.number)
                continue
            with pytest.raises(StaleError):
                table.claim(turn, table.number - 1)
            left = claimable(table.view(turn))
            steps = table.claim(turn, table.number, "mine")
            after = table.after(steps)
            assert after.state.public.result is not None
            before = table.state.public.taken[turn]
            assert after.state.public.result.taken[turn] == before + left
            assert [step.entry.act for step in steps if step.entry.act] == ["mine"]
            assert after.acted(turn, "mine") == steps
            assert isinstance(steps[0].event, Acted)
            found += 1
            assert entries
    assert found >= 5
    assert log


def test_an_exposed_hand_plays_along_whoever_says_its_cards() -> None:
    """The claimer is at turn for the maker's cards too, which are none of its own."""
    facts = facts_of("railroad-full")
    hands = {"E": "TH 8S 7S 7D QD", "S": "JK JH JD AH KH", "N": "9S TS KS QS AS"}
    state = at_deal(facts.rules, dealt(facts.rules, "N", "9H", "", None, **hands))
    state = act(state, "order-alone jambone away:9S decline pass pass pass exposed:TH KH 9H")
    table = Table(facts, "seed", (Step(Entry(7, 1, Acted(0, Pass())), state),))

    left = table.after(table.claim(2, 7)).state.public.tricks[1:]
    assert [trick.winner for trick in left] == [2, 2, 2, 2]
    assert all(1 in dict(trick.cards) for trick in left)


def test_claims_at_a_table() -> None:
    """Not on lead, not all tricks, not sure: refused; sure: the deal is over for everybody."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        rng, met = random.Random(5), set()
        for at in range(4000):
            turn = company.whose_turn()
            if turn is None:
                request = Rematch() if company.table.state.is_over else NextDeal()
                await company.say(ann, request)
                continue
            number, left = company.table.number, turn.now["claim"]
            if not left:
                claim = Claim(id=f"c{at}", number=number, tricks=1)
                key = await company.refused(turn, claim)
                met.add(key)
            elif "table-claim-all" not in met:
                claim = Claim(id=f"c{at}", number=number, tricks=left + 1)
                met.add(await company.refused(turn, claim))
                assert (
                    await company.refused(turn, Claim(id=f"c{at}", number=number - 1, tricks=left))
                    == "server-stale"
                )
            else:
                claim = Claim(id=f"c{at}", number=number, tricks=left)
                told = await company.say(turn, claim)
                keys = [one["reason"]["key"] for one in told if one["type"] == "failure"]
                met.update(keys)
                if not keys:
                    assert ann.now["over"] is not None or bob.now["over"] is not None
                    return
            await company.say(turn, company.act_of(turn, rng))
        raise AssertionError(met)

    with_company(scene)
