"""The queue of a table: checked, stored, and only then told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from euchre.game import Action, Give, View, legal_in
from euchre.players import Limit
from euchre.protocol.messages import Act, ActionMessage, NextDeal, Rematch, SetPace, Text
from euchre.table import computers
from euchre.table.computers import NO_PAUSES
from euchre.table.queue import NotStoredError, TableQueue
from euchre.table.table import Entry, Step, Table, load_table
from tests.table.listening import Ledger, Listener
from tests.table.tables import CLUB, PERSON, facts_of, opened, played

FULL = NotStoredError(Text(key="store-full", args={"path": "x"}))


Scene = Callable[[TableQueue, Listener, Ledger], Awaitable[None]]


def play(
    scene: Scene, table: Table | None = None, log: Sequence[Entry] = (), seat: int = 0
) -> Ledger:
    """Run a scene at a table of one person and three computer players."""
    fresh, entries = opened(facts_of())
    ledger = Ledger(list(log) if table else entries)

    async def run() -> None:
        queue = TableQueue(table or fresh, ledger, NO_PAUSES, retry=0.0)
        listener = Listener(seat, ledger)
        queue.start()
        queue.join(listener, -1)
        try:
            await listener.until(lambda: bool(listener.got))
            await scene(queue, listener, ledger)
        finally:
            await queue.stop()

    asyncio.run(run())
    return ledger


def my_turn(listener: Listener) -> bool:
    return bool(listener.got) and listener.now["turn"] == listener.seat


def any_act(listener: Listener, act: str, rng: random.Random | None = None) -> Act:
    """An action that is offered."""
    offered = [one["action"] for one in listener.now["choices"]]
    offered += [one["action"] for one in listener.now["hand"] or [] if one["action"]]
    action = offered[0] if rng is None else rng.choice(offered)
    return Act(id=act, number=listener.now["number"], action=ActionMessage(**action))


def test_a_whole_match_is_played_against_computers() -> None:
    """One person and three computer players play to the end, and play again."""
    table, log = opened(facts_of(end_target="2"))

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        rng, acts = random.Random(1), 0
        while not (me.got and me.now["phase"] == "match_over"):
            await me.until(lambda: my_turn(me) or me.now["over"] is not None)
            acts += 1
            if me.now["over"] is None:
                queue.say(me, any_act(me, str(acts), rng))
            elif not me.now["over"]["match_over"]:
                queue.say(me, NextDeal())
            await me.next_number()
        assert max(me.now["scores"]) >= 2
        queue.say(me, Rematch())
        await me.until(lambda: me.now["over"] is None)
        assert me.now["scores"] == [0, 0]
        assert not me.failures

    ledger = play(scene, table, log)
    assert load_table(table.facts, table.seed, ledger.log).match == 2


def test_nothing_is_told_before_it_is_stored() -> None:
    """Each event is stored first and told afterwards."""

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        queue.say(me, any_act(me, "a"))
        await me.until(lambda: len(me.got) > 3)

    stored = -1
    for what in play(scene).events:
        kind, number = what.split()
        if kind == "stored":
            stored = int(number)
        else:
            assert int(number) <= stored


def test_what_cannot_be_stored_did_not_happen() -> None:
    """With a full disk the action is refused with the reason; done again later, it is accepted."""

    async def scene(queue: TableQueue, me: Listener, ledger: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        before, seen = queue.table, me.now
        ledger.failures.append(FULL)
        act = any_act(me, "a")
        queue.say(me, act)
        await me.until(lambda: bool(me.failures))
        assert me.failures == ["store-full"]
        assert me.got[-1]["id"] == "a"
        assert queue.table == before
        assert me.now == seen
        queue.say(me, act)
        await me.until(lambda: me.now["number"] > seen["number"])

    play(scene)


def test_a_computer_tries_again_what_could_not_be_stored() -> None:
    """The person is told why nothing happens, and the game goes on when there is room again."""
    table, log = opened(facts_of())
    person = ((table.state.turn or 0) + 1) % 4
    seats = tuple(PERSON if seat == person else CLUB for seat in range(4))
    table, log = opened(facts_of(seats=seats))

    async def scene(_: TableQueue, me: Listener, ledger: Ledger) -> None:
        ledger.failures += [FULL, FULL]
        await me.until(lambda: my_turn(me))
        assert me.failures == ["store-full", "store-full"]

    play(scene, table, log, seat=person)


def test_a_retry_of_an_action_is_harmless() -> None:
    """The same id again changes nothing and gets the same answer again."""

    async def scene(queue: TableQueue, me: Listener, ledger: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        act, count = any_act(me, "a"), len(me.got)
        queue.say(me, act)
        await me.until(lambda: len(me.got) > count)
        await me.until(lambda: my_turn(me))
        answer, stored, count = me.got[count:], len(ledger.log), len(me.got)
        assert len(answer) > 1
        queue.say(me, act)
        await queue.settled()
        assert me.got[count:] == answer
        assert len(ledger.log) == stored
        assert not me.failures

    play(scene)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"number": 10**6}, "server-stale"),
        ({"number": -1}, "server-stale"),
        ({"id": ""}, "server-bad-message"),
        ({"id": "x" * 65}, "server-bad-message"),
        ({"action": ActionMessage(kind="play", card="ZZ")}, "server-bad-action"),
        ({"action": ActionMessage(kind="take_over")}, "refused-not-now"),
        ({"action": ActionMessage(kind="play", card="AS")}, "refused-not-now"),
    ],
)
def test_what_may_not_be_done_is_refused_and_the_table_lives(
    change: dict[str, Any], key: str
) -> None:
    """A wrong number, id, card or action is answered with its reason; the next action counts."""

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        act = any_act(me, "a")
        wrong = {"id": act.id, "number": act.number, "action": act.action, **change}
        queue.say(me, Act(**wrong))
        await me.until(lambda: bool(me.failures))
        assert me.failures == [key]
        number = me.now["number"]
        queue.say(me, act)
        await me.until(lambda: me.now["number"] > number)

    play(scene)


def test_another_seat_may_not_act_out_of_turn() -> None:
    """A seat whose turn it is not is told whose it is."""
    table, log = opened(facts_of(seats=(PERSON,) * 4))
    turn = table.state.turn
    assert turn is not None

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: bool(me.got))
        number = me.now["number"]
        queue.say(me, Act(id="a", number=number, action=ActionMessage(kind="pass")))
        await me.until(lambda: bool(me.failures))
        assert me.failures == ["refused-not-your-turn"]

    play(scene, table, log, seat=(turn + 1) % 4)


def test_going_on_twice_is_harmless() -> None:
    """Asked for a next deal in the middle of one, the table is simply shown again."""

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        count = len(me.got)
        queue.say(me, NextDeal())
        queue.say(me, Rematch())
        await me.until(lambda: len(me.got) == count + 2)
        assert [one["type"] for one in me.got[count:]] == ["snapshot", "snapshot"]
        assert not me.failures

    play(scene)


def test_going_on_when_the_match_is_over_is_harmless() -> None:
    """Pressed by two at once: the deal that the first one got may have ended it."""
    told = list(played(facts_of(end_target="1"), random.Random(1)))
    table, entries = told[-1][0], [entry for _, new in told for entry in new]
    assert table.state.is_over

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        count = len(me.got)
        queue.say(me, NextDeal())
        await me.until(lambda: len(me.got) > count)
        assert me.now["over"]["match_over"]
        assert not me.failures

    play(scene, table, entries)


def test_the_pace_is_kept_and_told() -> None:
    """Everybody at the table sees the new pace, and it is stored."""

    async def scene(queue: TableQueue, me: Listener, ledger: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        queue.say(me, SetPace(pace="slow"))
        await me.until(lambda: me.now["pace"] == "slow")
        assert ledger.kept is not None
        assert ledger.kept.pace == "slow"

    play(scene)


def test_a_client_that_comes_back_is_told_what_it_missed() -> None:
    """First the table as it was when it left, then each event, and nothing twice."""

    async def scene(queue: TableQueue, me: Listener, ledger: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        last = me.now["number"]
        queue.leave(me)
        other = Listener(me.seat, ledger)
        queue.join(other, last)
        await other.until(lambda: bool(other.got))
        queue.say(other, any_act(other, "a"))
        await other.until(lambda: my_turn(other) and other.now["number"] > last)
        assert me.now["number"] == last
        back = Listener(me.seat, ledger)
        queue.join(back, last)
        await back.until(lambda: bool(back.got) and back.now["number"] == other.now["number"])
        assert [one["type"] for one in back.got] == ["snapshot"] + ["happened"] * (
            len(back.got) - 1
        )
        assert [one["number"] for one in back.got] == list(range(last, other.now["number"] + 1))
        assert back.got[1:] == other.got[1:]
        late = Listener(me.seat, ledger)
        queue.join(late, 10**6)
        await late.until(lambda: bool(late.got))
        assert late.got == [back.now]

    play(scene)


def test_what_another_process_did_is_taken_over() -> None:
    """If somebody else has stored a step first, the table catches up and refuses the action."""

    async def scene(queue: TableQueue, me: Listener, ledger: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        act = any_act(me, "a")
        action = legal_in(queue.table.view(me.seat))[0]
        ledger.log += [
            step.entry for step in queue.table.act(me.seat or 0, queue.table.number, action)
        ]
        queue.say(me, act)
        await me.until(lambda: bool(me.failures))
        assert me.failures == ["server-stale"]
        assert me.now["number"] > act.number
        await me.until(lambda: my_turn(me) or me.now["over"] is not None)

    play(scene)


@pytest.mark.parametrize("how", ["raises", "cheats"])
def test_a_player_that_fails_does_not_stop_the_game(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A computer player that raises, or wants what is not legal, plays by chance instead."""

    def decide(player: str, view: View, limit: Limit) -> Action:
        del player, view, limit
        if how == "raises":
            raise ZeroDivisionError
        return Give(None, 0)

    monkeypatch.setattr(computers, "decide", decide)

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        number = me.now["number"]
        queue.say(me, any_act(me, "a"))
        await me.until(lambda: me.now["number"] > number + 2)

    play(scene)
    assert "club" in caplog.text


def test_a_fault_is_told_and_the_table_lives(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """If something of ours breaks, whoever asked is told so and may ask again."""
    broken = [True]
    original = Table.act

    def act(self: Table, seat: int, number: int, action: Action, act: str = "") -> tuple[Step, ...]:
        if broken:
            broken.clear()
            raise ZeroDivisionError
        return original(self, seat, number, action, act)

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        monkeypatch.setattr(Table, "act", act)
        wanted, number = any_act(me, "a"), me.now["number"]
        queue.say(me, wanted)
        await me.until(lambda: bool(me.failures))
        assert me.failures == ["server-fault"]
        queue.say(me, wanted)
        await me.until(lambda: me.now["number"] > number)

    play(scene)
    assert "ZeroDivisionError" in caplog.text


def test_a_computer_that_fails_does_not_try_again_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What broke a computer player's action once may break it again, so it waits first."""
    broken = [True]
    waits: list[float] = []
    original, think = Table.act, TableQueue._think

    def act(self: Table, seat: int, number: int, action: Action, act: str = "") -> tuple[Step, ...]:
        if broken and seat != 0:
            broken.clear()
            raise ZeroDivisionError
        return original(self, seat, number, action, act)

    async def noted(self: TableQueue, seat: int, player: str, after: float) -> None:
        waits.append(after)
        await think(self, seat, player, after)

    async def scene(queue: TableQueue, me: Listener, _: Ledger) -> None:
        await me.until(lambda: my_turn(me))
        queue.retry = 0.001
        waits.clear()
        monkeypatch.setattr(Table, "act", act)
        monkeypatch.setattr(TableQueue, "_think", noted)
        number = me.now["number"]
        queue.say(me, any_act(me, "a"))
        await me.until(lambda: me.now["number"] > number + 1 or me.now["phase"] == "match_over")
        assert waits[:2] == [0.0, 0.001]

    play(scene)
    assert "ZeroDivisionError" in caplog.text
