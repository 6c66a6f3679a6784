"""How a server starts, what survives its end, and what its database may do meanwhile."""

from __future__ import annotations

import random
import signal
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.store.store import FILE, open_store
from tests.server.running import PATIENCE, Server, Sitting, go_on, hear_all, program


def test_nothing_accepted_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed right after an answer, and started again, the table goes on from that answer."""
    rng = random.Random(1)
    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            seen = me.until_asked()
    for acts in (1, 3):
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


def test_a_server_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped by either signal it ends with code 0 and in peace; the table is as it was."""

    def stop(server: Server, how: int, me: Sitting) -> None:
        code, out, err = server.stop(how)
        with pytest.raises(ConnectionClosed):
            hear_all(me)
        assert (code, err) == (0, "")
        assert out.startswith("Stopped.")

    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            before = me.until_asked()
            stop(server, signal.SIGINT, me)
    with Server(tmp_path) as server, server.sit(table, token) as me:
        assert me.hear() == before
        me.act()
        assert me.hear()["type"] == "happened"
        me.until_asked()
        stop(server, signal.SIGTERM, me)


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
        open_store(data).close()
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
