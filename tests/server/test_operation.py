"""The server for whoever runs it: health, metrics, logs, proxies, the home network, stopping."""

from __future__ import annotations

import json
import random
import re
import signal
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import cast

import httpx
import pytest
from litestar.types import Scope
from websockets.exceptions import ConnectionClosed

from euchre.server import run
from euchre.server.settings import Settings, home_addresses
from euchre.store.store import FILE
from tests.postgres import Postgres
from tests.server.running import PATIENCE, Server, Sitting, hear_all

METRIC = re.compile(r"^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? [-+\w.]+)$")


def counts(text: str) -> dict[str, float]:
    """The metrics by name and labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def play_some(me: Sitting, rng: random.Random, acts: int) -> None:
    """Do what is offered, so many times."""
    me.until_asked()
    for _ in range(acts):
        if me.now["over"] is None:
            me.act(rng)
        elif me.now["over"]["match_over"]:
            me.tell(type="rematch")
        else:
            me.tell(type="next_deal")
        me.until_asked()


def test_health_and_metrics_tell_how_it_goes(tmp_path: Path) -> None:
    """Alive, ready, and counts that grow with what is played."""
    with Server(tmp_path) as server:
        assert server.get("health/live").text == "alive\n"
        assert server.get("health/ready", headers={"Host": "10.1.2.3"}).status_code == 200
        table, token = server.open_table()
        with server.sit(table, token) as me:
            play_some(me, random.Random(1), 5)
            now = counts(server.get("metrics").text)
            assert now["euchre_sockets"] == 1.0
        answer = server.get("metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        assert all(METRIC.match(line) for line in answer.text.splitlines())
        assert now["euchre_tables_open"] == 1.0
        assert now["euchre_messages_heard_total"] == len(me.got) - len(me.got) + 1 + 5
        assert now["euchre_messages_told_total"] >= len(me.got)
        assert now['euchre_http_requests_total{method="POST",status="201"}'] == 1.0
        assert now['euchre_thinking_seconds_count{player="club"}'] >= 5.0
        assert now["euchre_store_jobs_total"] >= now["euchre_store_commit_seconds_count"] > 5.0
        assert now["euchre_store_failures_total"] == 0.0
        assert now["process_resident_memory_bytes"] > 1e6
        assert token not in answer.text
        assert table not in answer.text


def test_metrics_are_for_this_machine_unless_told_otherwise(server: Server) -> None:
    """Not for what a proxy passes on."""
    assert server.get("metrics").status_code == 200
    for name in ("X-Forwarded-For", "Via", "Forwarded", "X-Real-IP"):
        assert server.get("metrics", headers={name: "198.51.100.1"}).status_code == 403
    assert httpx.post(server.address + "metrics", timeout=PATIENCE).status_code in {404, 405}


def test_metrics_are_for_others_if_the_server_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a token if there is one; for everybody if told so; else for nobody beside a proxy."""
    monkeypatch.setenv("EUCHRE_METRICS_TOKEN", "a word that opens")
    with Server(tmp_path, 0, "--host-name", "cards.example") as server:
        assert server.get("metrics").status_code == 403
        wrong, right = ({"Authorization": f"Bearer {one}"} for one in ("x", "a word that opens"))
        assert server.get("metrics", headers=wrong).status_code == 403
        assert server.get("metrics", headers=right).status_code == 200

    def admits(*, everybody: bool, names: tuple[str, ...] = (), client: str = "127.0.0.1") -> bool:
        settings = Settings(tmp_path, open_metrics=everybody, host_names=names)
        scope = {"type": "http", "headers": [], "client": (client, 1)}
        return settings.metrics_for.admits(cast(Scope, scope))

    assert admits(everybody=False)
    assert not admits(everybody=False, client="198.51.100.1")
    assert not admits(everybody=False, names=("cards.example",))
    assert admits(everybody=True, names=("cards.example",), client="198.51.100.1")


def test_a_server_whose_store_does_not_answer_is_not_ready(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Alive, but not ready, while the database refuses; ready again when it does not."""
    with Server(tmp_path, 0, "--db", postgres.emptied()) as server:
        assert server.get("health/ready").status_code == 200
        postgres.run("ALTER TABLE euchre.seats RENAME TO elsewhere")
        assert server.get("health/ready").status_code == 503
        assert server.get("health/live").status_code == 200
        postgres.run("ALTER TABLE euchre.elsewhere RENAME TO seats")
        assert server.get("health/ready").text == "ready\n"


def test_a_game_is_played_on_postgres_and_goes_on_after_a_restart(
    tmp_path: Path, postgres: Postgres
) -> None:
    """As on SQLite: what was answered is there when the server comes back."""
    url = postgres.emptied()
    with Server(tmp_path, 0, "--db", url) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            play_some(me, random.Random(4), 6)
            last = me.now["number"]
    with Server(tmp_path, 0, "--db", url) as server, server.sit(table, token) as me:
        assert me.until_asked()["number"] >= last
    assert not (tmp_path / FILE).exists()


def test_limits_hold_for_strangers_behind_a_proxy(tmp_path: Path, server: Server) -> None:
    """Who asks is known by the proxy's word, and by nobody else's."""
    with Server(tmp_path, 0, "--proxy", "127.0.0.1") as guarded, httpx.Client() as client:

        def asked(place: Server, stranger: str, most: int) -> bool:
            """Whether one of so many requests is refused as too much."""
            address, headers = place.address + "api/tables", {"X-Forwarded-For": stranger}
            return any(
                client.post(address, content=b"{", headers=headers, timeout=PATIENCE).status_code
                == 429
                for _ in range(most)
            )

        assert asked(guarded, "198.51.100.1", 3000)
        assert not asked(guarded, "198.51.100.2", 1)
        # The proxy's own requests are this machine's.
        address = guarded.address + "api/tables"
        assert client.post(address, content=b"{", timeout=PATIENCE).status_code == 400
        assert not asked(server, "198.51.100.1", 150)


# ------------------------------------------------------------------ logs


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_in_the_log(tmp_path: Path, form: str) -> None:
    """A game, questions, faults and refusals leave neither tokens nor seeds nor cards there."""
    with Server(tmp_path, 0, "--log", form) as server:
        table, token = server.open_table(seed=None)
        promise = httpx.post(server.address + "api/fair-tables", timeout=PATIENCE).json()["table"]
        nonce = "ab" * 32
        fair, fair_token = server.open_table(seed=None, table=promise, nonce=nonce)
        person = "0123456789abcdef-secret-of-a-person"
        with server.sit(table, token) as me:
            play_some(me, random.Random(3), 12)
            me.tell(type="act", id="1", number=-7, action={"kind": token})
            me.refusal()
            me.socket.send(f"{{{token}")
            me.refusal()
        server.get(f"api/tables/{table}/log", tokens=[token])
        server.get("api/tables", tokens=[token, fair_token])
        server.get("api/tables", [("token", token)])
        server.get(f"api/{token}", headers={"Authorization": f"Bearer {person}"})
        file = tmp_path / FILE
        with closing(sqlite3.connect(file)) as connection:
            seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables")]
            events = [event for (event,) in connection.execute("SELECT event FROM log")]
            connection.execute("UPDATE log SET event = 'x' || event WHERE number = 3")
            connection.commit()
        code, out, err = server.stop()
    assert code == 0
    assert len(seeds) == 2
    for secret in (*seeds, *events, token, fair_token, nonce, person, table, fair):
        assert secret not in err
        assert secret not in out
    lines = err.splitlines()
    assert len(lines) >= 5
    if form == "json":
        told = [json.loads(line) for line in lines]
        assert all({"time", "level", "logger", "message"} <= one.keys() for one in told)
        asked = [one for one in told if one["message"] == "request"]
        assert {"/api/tables", "/api/tables/{table}/log"} <= {one["path"] for one in asked}
        assert {one["status"] for one in asked} >= {200, 201}


def test_without_a_form_only_what_is_wrong_is_logged(tmp_path: Path) -> None:
    """A game that goes well leaves no line."""
    with Server(tmp_path) as server:
        table, token = server.open_table()
        with server.sit(table, token) as me:
            play_some(me, random.Random(2), 3)
        assert server.stop() == (0, "Stopped. Every game is kept and goes on where it was.\n", "")


# ------------------------------------------------------------------ the home network


def test_the_home_network_is_served_with_a_code(tmp_path: Path) -> None:
    """The address of this machine is told and drawn, and pages by that address are served."""
    here = home_addresses()
    if not here:
        pytest.skip("this machine is in no network")
    with Server(tmp_path, 0, "--host") as server:
        assert server.address == f"http://{here[0]}:{server.port}/"
        assert server.get("api/games").status_code == 200
        local = f"http://127.0.0.1:{server.port}/"
        assert httpx.get(local + "api/games", timeout=PATIENCE).status_code == 200
        other = {"Host": "cards.example"}
        assert server.get("api/games", headers=other).status_code == 403
        assert server.get("metrics").status_code in {200, 403}
        code, out, err = server.stop()
    assert code == 0
    assert "Traceback" not in err
    drawn = [line for line in out.splitlines() if "█" in line or "##" in line]
    assert len(drawn) > 10
    assert "network" in out


def test_an_address_that_is_not_here_is_refused(tmp_path: Path) -> None:
    """In one sentence, whether it is no address or another machine's."""
    with pytest.raises(OSError, match="assign"):
        run._listen("cards.example", 0)
    with Server(tmp_path, 0, "--listen", "192.0.2.1") as server:
        code, _, err = server.ended()
        assert code == 1
        assert "cannot listen at 192.0.2.1" in err
        assert "Traceback" not in err


def test_it_can_listen_by_the_new_protocol(tmp_path: Path) -> None:
    """An IPv6 address is written in brackets, and served."""
    try:
        with closing(socket.socket(socket.AF_INET6)) as probe:
            probe.bind(("::1", 0))
    except OSError:
        pytest.skip("this machine has no IPv6")
    with Server(tmp_path, 0, "--listen", "::1") as server:
        assert server.address.startswith("http://[::1]:")
        assert server.get("api/games").status_code == 200


# ------------------------------------------------------------------ stopping


def test_stopping_loses_no_answer_and_tells_everybody_to_come_back(tmp_path: Path) -> None:
    """In the middle of play sockets close as for a restart, and all that was told is kept."""
    rng = random.Random(5)
    told: dict[tuple[str, str], dict[int, object]] = {}
    with Server(tmp_path) as server, ExitStack() as stack:
        places = [server.open_table(seed=at) for at in range(6)]
        people = [stack.enter_context(server.sit(*place)) for place in places]
        for me in people:
            play_some(me, rng, 3)
        for me in people:
            if me.now["over"] is None:
                me.act(rng)
        server.process.send_signal(signal.SIGTERM)
        for place, me in zip(places, people, strict=True):
            with pytest.raises(ConnectionClosed) as caught:
                hear_all(me)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012
            shown = [one.get("snapshot", one) for one in me.got if one["type"] != "failure"]
            told[place] = {one["number"]: one for one in shown}
        assert server.process.wait(timeout=PATIENCE) == 0
    with Server(tmp_path) as server:
        for place, seen in told.items():
            with server.sit(*place, last=min(seen)) as me:
                while me.hear().get("number") != max(seen):
                    pass
                again = {one["number"]: one for one in (got.get("snapshot", got) for got in me.got)}
                assert again == {at: seen[at] for at in again}
