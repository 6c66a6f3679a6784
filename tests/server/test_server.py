"""The server as a process: games by socket, refusals, and what survives."""

from __future__ import annotations

import json
import random
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from euchre.protocol.codec import LONGEST_MESSAGE
from euchre.protocol.messages import (
    Failure,
    GameOffer,
    GameRules,
    QrCode,
    RuleSheet,
    ServerMessage,
    TableSummary,
)
from euchre.protocol.qr import qr_code
from euchre.rules import PRESETS
from euchre.store.store import FILE
from tests.server.running import PATIENCE, Server, Sitting, program


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that leave it as it was."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


# ------------------------------------------------------------------ playing


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


# ------------------------------------------------------------------ what survives


def test_nothing_accepted_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed right after an answer, and started again, the table goes on from that answer."""
    rng = random.Random(1)
    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            seen = me.until_asked()
    for acts in (1, 2, 3):
        with Server(tmp_path) as server, server.sit(table, token, seen["number"]) as me:
            assert me.hear() == seen
            for _ in range(acts):
                go_on(me, rng)
                seen = me.now
            server.process.kill()
            server.process.wait(PATIENCE)
    with Server(tmp_path) as server, server.sit(table, token, seen["number"]) as me:
        assert me.hear() == seen
        while me.now["over"] is None:
            go_on(me, rng)


def go_on(me: Sitting, rng: random.Random) -> None:
    """Do what is to be done, once it is one's turn, and hear the answer."""
    if me.now["turn"] != me.now["seat"] and me.now["over"] is None:
        me.until_asked()
    elif me.now["over"] is None:
        me.act(rng)
        me.hear()
    else:
        me.tell(type="next_deal")
        while me.now["over"] is not None:
            me.hear()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_goes_on_where_it_was(tmp_path: Path, how: int) -> None:
    """Stopped by a signal it ends with code 0 and in peace; the table is as it was."""
    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            before = me.until_asked()
            code, out, err = server.stop(how)
            with pytest.raises(ConnectionClosed):
                me.hear()
        assert (code, err) == (0, "")
        assert out.startswith("Stopped.")
    with Server(tmp_path) as server, server.sit(table, token) as me:
        assert me.hear() == before
        me.act()
        assert me.hear()["type"] == "happened"


def test_two_servers_may_share_a_folder(tmp_path: Path) -> None:
    """Whoever comes second is told what happened meanwhile, and nothing is done twice."""
    with Server(tmp_path) as one, Server(tmp_path) as other:
        table, token = one.open_table()
        with one.sit(table, token) as me, other.sit(table, token) as again:
            me.until_asked()
            again.until_asked()
            me.act()
            me.until_asked()
            again.act()
            assert again.refusal() == "server-stale"
            told = {one["number"]: one for one in again.got if one["type"] == "happened"}
            while me.now["number"] not in told:
                told[again.now["number"]] = again.hear()
            assert told[me.now["number"]] == me.got[-1]
            before = again.now["number"]
            while again.now["number"] <= before:
                go_on(again, random.Random(1))


def test_a_damaged_game_is_refused_and_the_others_live(tmp_path: Path) -> None:
    """A saved game that cannot be is named as such; another is played on."""
    with Server(tmp_path) as server:
        broken, sound = server.open_table(), server.open_table()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE log SET event = '{}' WHERE table_id = ? AND number = 1", (broken[0],))
    with Server(tmp_path) as server:
        with server.sit(*broken) as me:
            assert me.refusal() == "server-damaged-game"
            # What is wrong with it may be hidden from this seat.
            assert me.got[-1]["detail"] == ""
        summaries = server.get("api/tables", tokens=[broken[1], sound[1]]).json()
        assert [one["rules_text"]["key"] for one in summaries] == [
            "server-damaged-game",
            "preset-line-target",
        ]
        with server.sit(*sound) as me:
            me.until_asked()
            me.act()
            assert me.hear()["type"] == "happened"


def test_a_disk_that_fills_up_refuses_and_the_game_goes_on_after(tmp_path: Path) -> None:
    """A locked database stands for a full disk: the action is refused, then accepted."""
    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            before = me.until_asked()["number"]
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                me.act()
                assert me.refusal() == "store-busy"
                other.execute("ROLLBACK")
            me.act()
            assert me.hear()["number"] == before + 1


# ------------------------------------------------------------------ starting


def test_the_next_free_port_is_taken_and_that_is_said(tmp_path: Path) -> None:
    """Where the port is taken, the address is on a line of its own all the same."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Server(tmp_path, port) as server:
            assert server.port > port
            assert server.said == [
                f"Port {port} is taken, so this is port {server.port}.",
                f"http://127.0.0.1:{server.port}/",
            ]
            assert server.get("api/games").status_code == 200


def test_it_listens_on_this_machine_only(server: Server) -> None:
    """Nothing but 127.0.0.1 is opened."""
    with pytest.raises(OSError, match=r"refused|unreachable|assign"):
        socket.create_connection(("127.0.0.2", server.port), timeout=PATIENCE)


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        ("file", "Games cannot be kept in"),
        ("newer", "was written by a newer version"),
        ("foreign", "is not a database of euchre"),
    ],
)
def test_a_data_folder_that_cannot_be_used_ends_the_start(
    tmp_path: Path, trouble: str, words: str
) -> None:
    """A clear sentence, code 1, no traceback, and nothing is served."""
    data = tmp_path / "data"
    if trouble == "file":
        data.write_text("not a folder")
    else:
        data.mkdir()
    if trouble == "foreign":
        (data / FILE).write_text("not a database, but long enough to be looked at" * 40)
    if trouble == "newer":
        Server(data).__exit__(None, None, None)
        with closing(sqlite3.connect(data / FILE)) as base:
            base.execute("PRAGMA user_version = 99")
    done = subprocess.run(  # noqa: S603 - our own program
        program("serve", "--port", "0", "--data", str(data), "--no-open"),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


# ------------------------------------------------------------------ plain HTTP


def test_games_and_rules_are_told(server: Server) -> None:
    """The lists that the pages are made of, as defined."""
    games = msgspec.json.decode(server.get("api/games").content, type=list[GameOffer])
    assert [one.preset for one in games] == list(PRESETS)
    answer = server.get("api/game", params=[("game", "na24:target=0")])
    assert msgspec.json.decode(answer.content, type=GameRules).problem is not None
    answer = server.get("api/rules", params=[("game", "na24:target=7:packets=2-2-2-2.3-3-3-3")])
    sheet = msgspec.json.decode(answer.content, type=RuleSheet)
    assert len(sheet.house_rules) == 2
    assert sheet.link == "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7"
    text = f"{server.address}#/game/{sheet.link}"
    answer = server.get("api/qr", params=[("text", text)])
    assert msgspec.json.decode(answer.content, type=QrCode) == qr_code(text)


def test_a_table_is_opened_by_a_link(server: Server) -> None:
    """House rules that no switch offers come with it, and the table tells its link again."""
    link = "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7"
    table, token = server.open_table(preset=link, options={"end.target": "3"})
    with server.sit(table, token) as me:
        now = me.until_asked()
        assert (now["preset"], now["link"]) == ("na24", f"{link[:-1]}3")
        assert len(now["options"]) == 2


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("api/game?game=na25", 404, "rules-unknown-preset-near"),
        ("api/rules?game=na25", 404, "rules-unknown-preset-near"),
        ("api/rules", 404, "rules-unknown-preset"),
        ("api/rules?game=na24:end.goal=3", 400, "rules-unknown-option-near"),
        ("api/rules?game=na24:end.target=x", 400, "rules-bad-number"),
        ("api/rules?game=na24:end.target=0", 400, None),
        ("api/rules?game=na24:end.target", 400, "rules-link-part"),
        ("api/rules?game=na24:end.target=5:target=7", 400, "rules-link-repeated"),
        ("api/qr", 400, "server-no-qr"),
        (f"api/qr?text={'x' * 2001}", 400, "server-no-qr"),
        ("api/nothing", 404, "server-not-found"),
        ("api/tables/x/socket", 405, "server-not-found"),
        ("%00", 404, "server-not-found"),
        ("assets/%00.js", 404, "server-not-found"),
        ("a" * 300, 404, "server-not-found"),
        ("a/" * 3000, 404, "server-not-found"),
    ],
)
def test_what_is_not_there_is_said(server: Server, path: str, status: int, key: str | None) -> None:
    """A wrong address or wrong options are answered by a Failure with its reason."""
    answer = server.get(path)
    assert answer.status_code == status
    failure = msgspec.json.decode(answer.content, type=Failure)
    assert key is None or failure.reason.key == key


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ({"preset": "na25"}, "rules-unknown-preset-near"),
        ({"preset": "na24", "options": {"end.target": "many"}}, "rules-bad-number"),
        ({"preset": "na24", "options": {"pack.lowest": "ace"}}, "rules-no-jacks"),
        ({"preset": "na24", "seat": 4}, "server-no-such-seat"),
        ({"preset": "na24", "seat": -1}, "server-no-such-seat"),
        ({"preset": "na24", "player": "nobody"}, "server-no-player"),
        ({"preset": "na24", "pace": "hasty"}, "server-bad-message"),
        ({"preset": "na24", "cheat": True}, "server-unknown-field"),
        ({"preset": "na24", "player": "x" * 20_000}, "server-too-large"),
        ({"preset": "na24", "player": "x" * 400_000}, "server-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, order: dict[str, object], key: str
) -> None:
    """No such rules, seat or player, or a message that is none: a Failure says which."""
    answer = httpx.post(server.address + "api/tables", json=order, timeout=PATIENCE)
    assert answer.status_code in {400, 413}
    assert msgspec.json.decode(answer.content, type=Failure).reason.key == key


def test_tables_to_go_back_to(server: Server) -> None:
    """Tokens that open a seat are answered with the table, others are left out."""
    one, other = server.open_table(), server.open_table(preset="british25")
    answer = server.get("api/tables", tokens=[one[1], "nothing", other[1]])
    found = msgspec.json.decode(answer.content, type=list[TableSummary])
    assert [table.table for table in found] == [one[0], other[0]]
    assert [table.preset for table in found] == ["na24", "british25"]
    assert server.get("api/tables").json() == []


def test_a_secret_in_an_address_is_refused(server: Server) -> None:
    """Addresses are kept by browsers and proxies: what opens a seat is read from a header only."""
    table, token = server.open_table()
    for path in ("api/tables", f"api/tables/{table}/log", f"api/replays/{table}", "api/me"):
        answer = server.get(path, params=[("token", token)])
        assert answer.status_code == 400
        failure = msgspec.json.decode(answer.content, type=Failure)
        assert failure.reason.key == "server-token-in-address"
        assert token not in answer.text


# ------------------------------------------------------------------ strangers


def test_a_foreign_page_is_turned_away(server: Server) -> None:
    """Neither requests nor sockets of another origin, nor under a foreign name, are served."""
    foreign = [{"Origin": "https://elsewhere.example"}, {"Origin": "null"}]
    foreign += [{"Host": "elsewhere.example"}, {"Host": f"elsewhere.example:{server.port}"}]
    table, token = server.open_table()
    for headers in foreign:
        answer = server.get("api/games", headers=headers)
        assert answer.status_code == 403
        assert answer.json()["reason"]["key"] == "server-foreign"
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus), server.sit(table, token, origin=origin):
            pass


def test_our_own_page_is_served(server: Server) -> None:
    """Under every name of this machine, and from a page of this server."""
    for name in (f"localhost:{server.port}", f"127.0.0.1:{server.port}"):
        answer = server.get("api/games", headers={"Host": name, "Origin": f"http://{name}"})
        assert answer.status_code == 200
    table, token = server.open_table()
    with server.sit(table, token, origin=f"http://127.0.0.1:{server.port}") as me:
        assert me.hear()["type"] == "snapshot"


def test_a_proxy_may_use_a_name_of_its_own(tmp_path: Path) -> None:
    """Names given at the start are served besides those of this machine, and no others."""
    with Server(tmp_path, 0, "--host-name", "Cards.example") as server:
        for name, status in (("cards.example", 200), ("localhost", 200), ("other.example", 403)):
            headers = {"Host": name, "Origin": f"https://{name}"}
            assert server.get("api/games", headers=headers).status_code == status


def test_every_answer_says_what_a_page_may_do(server: Server) -> None:
    """The content security policy allows nothing inline and nothing of other servers."""
    for path in ("", "api/games", "api/nothing"):
        answer = server.get(path)
        policy = answer.headers["content-security-policy"]
        parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert parts["default-src"] == "'none'"
        assert parts["script-src"] == "'self'"
        assert parts["connect-src"] == "'self'"
        assert parts["style-src"] == "'self'"
        assert parts["frame-ancestors"] == "'none'"
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
