"""Games by socket: played, refused, gone on with."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from euchre.protocol.codec import LONGEST_MESSAGE
from euchre.protocol.messages import ServerMessage
from euchre.protocol.version import VERSION
from tests.server.running import Server, go_on


@pytest.mark.parametrize("name", ["na24", "british25", "railroad-bicycle"])
def test_a_whole_game_is_played_by_socket(server: Server, name: str) -> None:
    """A person who does what is offered plays to the end of the match, and again."""
    options = {"end.target": "2", "end.games": "1", "end.laps": "no", "end.slam": "no"}
    table, token = server.open_table(preset=name, options=options, seat=2)
    rng = random.Random(name)
    with server.sit(table, token) as me:
        me.until_asked()
        while not (me.now["over"] or {}).get("match_over"):
            go_on(me, rng)
        numbers = [one["number"] for one in me.got if one["type"] == "happened"]
        assert numbers == sorted(set(numbers))
        assert max(me.now["scores"]) >= 2
        me.tell(type="rematch")
        while me.hear()["type"] != "happened" or me.now["over"] is not None:
            pass
        assert me.now["scores"] == [0, 0]
        # Every message is one that the definitions know, strictly.
        for told in me.got:
            msgspec.json.decode(json.dumps(told), type=ServerMessage)
        assert not [one for one in me.got if one["type"] == "failure"]


def test_what_is_wrong_is_refused_and_the_connection_lives(server: Server) -> None:
    """Illegal, unknown, no JSON, huge, wrong number: each has its reason, and we play on."""
    table, token = server.open_table()
    with server.sit(table, token) as me:
        me.until_asked()
        me.act(action={"kind": "take_over"})
        assert me.refusal() == "refused-not-now"
        me.act(number=me.now["number"] + 7)
        assert me.refusal() == "server-stale"
        me.act(cheat="yes")
        assert me.refusal() == "server-unknown-field"
        me.act(number="many")
        assert me.refusal() == "server-bad-message"
        me.tell(type="win")
        assert me.refusal() == "server-bad-message"
        me.socket.send("{")
        assert me.refusal() == "server-not-json"
        me.socket.send(b"\x00\xff")
        assert me.refusal() == "server-not-json"
        me.socket.send("x" * (LONGEST_MESSAGE + 1))
        assert me.refusal() == "server-too-large"
        me.socket.send("x" * 5_000_000)
        assert me.refusal() == "server-too-large"
        number = me.now["number"]
        me.act()
        assert me.hear()["number"] == number + 1


def test_a_stranger_gets_nothing(server: Server) -> None:
    """Without the token of a seat at this very table nothing is told."""
    table, token = server.open_table()
    other, _ = server.open_table()
    for where, secret in ((table, "guess"), (other, token), ("nowhere", token)):
        with server.sit(where, secret) as stranger:
            assert stranger.refusal() == "server-no-seat"
            stranger.tell(type="next_deal")
            assert stranger.refusal() == "server-hello-first"
            stranger.tell(type="hello", token=token if where == table else secret, last=-1)
            assert stranger.hear()["type"] == ("snapshot" if where == table else "failure")


def test_a_client_that_was_built_for_other_messages_is_refused(server: Server) -> None:
    """It loads itself anew; until then nothing is told that it would take for something else."""
    table, token = server.open_table()
    with server.sit(table, "nobody") as me:
        assert me.refusal() == "server-no-seat"
        me.tell(type="hello", token=token, version="of long ago")
        assert me.refusal() == "server-other-version"
        me.tell(type="hello", token=token, version=VERSION)
        assert me.hear()["type"] == "snapshot"


def test_a_client_that_comes_back_gets_what_it_missed(server: Server) -> None:
    """With the last number it saw, it is shown that moment and told each event since."""
    table, token = server.open_table()
    with server.sit(table, token) as me:
        last = me.until_asked()["number"]
        me.act()
        me.until_asked()
        told = [one for one in me.got if one["type"] == "happened" and one["number"] > last]
    with server.sit(table, token, last) as back:
        assert back.hear()["number"] == last
        assert [back.hear() for _ in told] == told


def test_two_windows_of_one_seat_see_the_same(server: Server) -> None:
    """What one does the other is told."""
    table, token = server.open_table()
    with server.sit(table, token) as one, server.sit(table, token) as other:
        one.until_asked()
        other.until_asked()
        one.act()
        assert one.hear() == other.hear()


def test_a_retry_is_answered_as_the_first_time(server: Server) -> None:
    """The same action with the same id, even from another connection, is done once."""
    table, token = server.open_table()
    with server.sit(table, token) as me:
        me.until_asked()
        number = me.now["number"]
        me.act()
        first = me.hear()
        me.until_asked()
    with server.sit(table, token, number) as back:
        back.hear()
        back.tell(type="act", id="act 1", number=number, action=first["action"])
        # Once as what was missed, and once more as the answer.
        while back.got.count(first) < 2:
            assert back.hear()["type"] != "failure"
