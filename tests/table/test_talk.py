"""Phrases, chat and reports, and what spectators see."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from euchre.game import Dealt, view
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.messages import NextDeal, Rematch
from euchre.protocol.table_messages import PHRASES, Chat, Phrase, Report, SetTable, TableSettings
from euchre.protocol.words import read
from euchre.rules import PRESETS
from euchre.table import replies
from euchre.table.facts import Occupant, clean_name
from euchre.table.queue import NotStoredError, TableQueue
from euchre.table.snapshot import snapshot
from euchre.table.table import Entry, Table
from euchre.table.talk import LONGEST_TEXT, MOST_LINES, Line, Talk, clean_text
from euchre.texts import Catalogue
from tests.table.company import Company, company_facts, two_against_computers, with_company
from tests.table.listening import Ledger, Listener, StandingClock
from tests.table.tables import PERSON, facts_of, played, twin_of


def test_every_phrase_can_be_said() -> None:
    """Phrases are messages of the catalogue, so that each is heard in the listener's language."""
    catalogue = Catalogue()
    assert len({catalogue.say(read(Text(key=one))) for one in PHRASES}) == len(PHRASES)


def test_what_is_said_is_stored_first_and_heard_by_everybody() -> None:
    """Numbered, with who said it; sent again to who comes later; a retry is said once."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        watcher = await company.come()
        await company.say(ann, Phrase(id="1", phrase="phrase-hello"))
        await company.say(bob, Chat(id="1", text="  <b>hi</b>\n\u202ethere "))
        await company.say(bob, Chat(id="1", text="  <b>hi</b>\n\u202ethere "))
        for listener in (ann, bob, watcher, await company.come("Eve")):
            first, second = listener.of("said")
            assert (first["number"], first["person"], first["seat"]) == (1, "p-ann", 0)
            assert first["phrase"] == {"key": "phrase-hello", "args": {}}
            assert (second["name"], second["text"]) == ("Bob", "<b>hi</b> there")
        company.ledger.failures.append(NotStoredError(Text(key="store-full")))
        assert await company.refused(ann, Chat(id="2", text="lost")) == "store-full"
        assert len(company.ledger.lines) == 2
        assert len(bob.of("said")) == 2

    with_company(scene)


def test_chat_is_limited_and_can_be_off() -> None:
    """Empty, too long, without a seat, without chat: refused with the reason; phrases stay."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        watcher = await company.come("Eve")
        for text in ("", " \n ", "x" * (LONGEST_TEXT + 1)):
            assert await company.refused(ann, Chat(id="1", text=text)) == "table-text-length"
        assert await company.refused(watcher, Chat(id="1", text="x")) == "table-no-seat-yet"
        assert await company.refused(ann, Chat(id="", text="x")) == "server-bad-message"
        await company.say(ann, Chat(id="2", text="x" * LONGEST_TEXT))
        await company.say(ann, SetTable(settings=TableSettings(chat=False)))
        assert await company.refused(bob, Chat(id="3", text="x")) == "table-no-chat"
        assert "chat" not in bob.table["may"]
        await company.say(bob, Phrase(id="4", phrase="phrase-bye"))
        assert bob.of("said")[-1]["phrase"]["key"] == "phrase-bye"

    with_company(scene)


def test_a_report_is_stored_and_told_to_nobody() -> None:
    """Whoever has a name may report; others hear nothing of it."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        count = len(bob.got)
        await company.say(ann, Report(person="p-bob", why="rude\nwords"))
        assert company.ledger.reports == [("p-ann", "p-bob", "rude words")]
        assert len(bob.got) == count
        assert await company.refused(ann, Report(person="p-bob", why="")) == "table-text-length"
        assert await company.refused(ann, Report(person="", why="x")) == "table-nobody-there"
        nobody = await company.come()
        assert await company.refused(nobody, Report(person="p-bob", why="x")) == (
            "table-who-are-you"
        )

    with_company(scene)


@pytest.mark.parametrize(
    "blank", ["\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u200b", "\u202e", "\ufe0f", "\u0301"]
)
def test_nobody_is_called_nothing_and_nothing_is_said(blank: str) -> None:
    """Letters that show nothing count as spaces, and a mark needs something to stand on."""
    assert clean_name(blank * 3) == clean_text(blank * 3) == ""
    assert clean_text(f"a{blank}") in {"a", f"a{blank}"}
    assert clean_name(f"Zoe{blank}").startswith("Zoe")


def test_the_last_lines_are_kept() -> None:
    """A table does not keep in mind all that was ever said."""
    talk = Talk()
    for number in range(1, 100):
        assert talk.next_number == number
        talk.add([Line(number, "p", 0, "P", "", "x", str(number))])
    assert len(talk.lines) == MOST_LINES
    assert talk.has("p", "99")
    assert not talk.has("q", "99")
    following = talk.next_number
    talk.forget("p")
    assert not talk.told
    assert not talk.has("p", "99")
    assert talk.next_number == following


# ------------------------------------------------------------------ spectators


def test_watchers_are_shown_the_game_once_they_may_see_it() -> None:
    """Where the host lets watchers in, they see the table as it is, not from the next card on."""

    async def scene(company: Company) -> None:
        ann, _ = await two_against_computers(company)
        watcher = await company.come()
        assert [one["type"] for one in watcher.got] == ["table"]
        await company.say(ann, SetTable(settings=TableSettings(spectators="view")))
        assert watcher.now["number"] == company.table.number

    with_company(scene, company_facts(spectators="none"))


@pytest.mark.parametrize("spectators", ["none", "view", "hands"])
def test_spectators_see_what_the_table_allows(spectators: str) -> None:
    """Nothing of the game, what all see, or besides all hands of the deal before this one."""

    async def scene(company: Company) -> None:
        ann, _ = await two_against_computers(company)
        watcher = await company.come()
        rng = random.Random(3)
        dealt: list[Dealt] = []
        for _ in range(200):
            deals = [one.event for one in company.ledger.log if isinstance(one.event, Dealt)]
            if len(deals) > 3:
                break
            dealt = deals
            turn = company.whose_turn()
            if turn is None:
                over = company.table.state.is_over
                await company.say(ann, Rematch() if over else NextDeal())
            else:
                await company.say(turn, company.act_of(turn, rng))
        games = watcher.of("snapshot") + watcher.of("happened")
        hands = watcher.of("hands")
        assert not ann.of("hands")
        if spectators == "none":
            assert not games + hands
            return
        public = encode(snapshot(view(company.table.state, None), company.facts, 0))
        now = snapshot(view(company.table.state, None), company.facts, company.table.number)
        assert encode(now) == replies.now(company.table, None)
        assert b'"watching":true' in public
        assert watcher.now["watching"]
        assert watcher.now["hand"] == []
        assert not watcher.now["choices"]
        if spectators == "view":
            assert not hands
            return
        told = [[len(hand) for hand in one["hands"]] for one in hands]
        assert len(hands) == len(dealt)
        assert told == [[5, 5, 5, 5]] * len(hands)
        for shown, event in zip(hands, dealt, strict=True):
            assert shown["hands"] == [[card.text for card in hand or ()] for hand in event.hands]

    with_company(scene, company_facts(spectators=spectators))


@pytest.mark.parametrize("name", list(PRESETS)[::6])
def test_two_deals_alike_to_a_spectator_give_equal_bytes(name: str) -> None:
    """Who watches is told nothing that depends on hidden cards."""
    rng = random.Random(name)
    facts = facts_of(name, (PERSON,) * facts_of(name).rules.players)
    log: list[Entry] = []
    twins = 0
    for table, entries in played(facts, rng, deals=3):
        log += entries
        twin = twin_of(table, log, None, rng)
        if twin is not None and twin.state != table.state:
            twins += 1
            assert replies.now(twin, None) == replies.now(table, None)
            first, second = (replace(one, steps=one.steps[:1]) for one in (table, twin))
            assert replies.told(first, table.steps[1:], None) == replies.told(
                second, twin.steps[1:], None
            )
    assert twins >= 3


@pytest.mark.parametrize("spectators", ["view", "hands"])
@pytest.mark.parametrize("name", ["na24", "british25", "call-ace24", "hasenpfeffer25"])
def test_all_that_a_newcomer_is_told_is_the_same_in_twin_deals(name: str, spectators: str) -> None:
    """Seats, what may be asked for, clock and game: equal bytes where all that is seen is equal."""
    rng = random.Random(name)
    settings = TableSettings(clock=20, spectators=spectators)  # type: ignore[arg-type]
    players = facts_of(name).rules.players
    seats = tuple(Occupant(name=f"N{at}", person=f"p{at}") for at in range(players))
    facts = replace(facts_of(name, seats), settings=settings, host="p0")
    log: list[Entry] = []
    twins = 0
    for table, entries in played(facts, rng, deals=3):
        log += entries
        seat = rng.choice([None, *range(players)])
        twin = twin_of(table, log, seat, rng)
        if twin is not None and twin.state != table.state:
            twins += 1
            assert _greeted(twin, seat) == _greeted(table, seat)
    assert twins >= 5


def _greeted(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """All that somebody is told who comes now and has seen nothing."""
    ledger = Ledger()
    queue = TableQueue(table, ledger, clock=StandingClock())
    listener = Listener(None, ledger, "" if seat is None else f"p{seat}")
    queue.listeners.append(listener)
    queue.watch_turn()
    queue.greet(listener, -1)
    return listener.got
