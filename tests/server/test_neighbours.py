"""Two server processes at one NATS and one database: any of them takes any socket and request."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import closing

import httpx

from euchre.fairness import SECRET_BYTES
from euchre.store.store import open_store
from euchre.table.fair import chain_of
from tests.server.running import PATIENCE, Server
from tests.server.two import Two
from tests.table.company import nonce_of


def test_a_table_is_played_at_the_process_that_does_not_keep_it(two: Two) -> None:
    """Opened at one process, played at the other and watched at both: all see the same."""
    rng = random.Random(1)
    one, other = two.servers
    table, token = one.open_table(player="random")
    with other.sit(table, token) as away, one.sit(table, token) as near:
        near.hear()
        for _ in range(12):
            now = away.until_asked()
            if now["over"] is not None:
                away.tell(type="next_deal")
            else:
                away.act(rng)
        away.until_asked()
        while near.now["number"] < away.now["number"]:
            near.hear()
        seen = [
            {one["number"]: one for one in who.got if one["type"] == "happened"}
            for who in (near, away)
        ]
        shared = seen[0].keys() & seen[1].keys()
        assert len(shared) > 12
        assert all(seen[0][number] == seen[1][number] for number in shared)
        summaries = [server.get("api/tables", tokens=[token]).json() for server in two.servers]
        assert summaries[0] == summaries[1] != []
        logs = [server.get(f"api/tables/{table}/log", tokens=[token]) for server in two.servers]
        assert logs[0].text == logs[1].text


def test_two_people_meet_through_the_lobby_of_another_process(two: Two) -> None:
    """What one process lists the other lists too; they sit, speak and play at both."""
    one, other = two.servers
    ann, bob = (one.post("people", {"name": name}) for name in ("Ann", "Bob"))
    settings = {"privacy": "public", "start": "host"}
    order = {"preset": "na24", "pace": "fast", "player": "random", "settings": settings}
    table = one.post("tables", order, ann["token"])["table"]
    with one.sit(table, ann["token"]) as host, other.sit(table, bob["token"]) as guest:
        for sitting, seat in ((host, 0), (guest, 2)):
            sitting.tell(type="sit", seat=seat, nonce=nonce_of(str(seat)))
            while not any(got["type"] == "table" and got["seat"] == seat for got in sitting.got):
                sitting.hear()
        _until(lambda: _listed(other, table))
        guest.tell(type="chat", id="1", text="hello")
        while not any(got["type"] == "said" and got["text"] == "hello" for got in host.got):
            host.hear()
        host.tell(type="fill")
        host.tell(type="start")
        for sitting in (host, guest):
            while not any(got["type"] == "happened" for got in sitting.got):
                sitting.hear()
        # Bob leaves for good, at the process that does not keep the table.
        headers = {"authorization": f"Bearer {bob['token']}"}
        answer = httpx.delete(other.address + "api/me", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 204
        with closing(open_store(two.folder)) as store:
            facts = asyncio.run(store.facts(table))
        assert facts is not None
        assert facts.seats[2].is_computer
        while guest.hear()["type"] != "table" or guest.got[-1]["seat"] is not None:
            pass
    _until(lambda: not _listed(other, table))


def test_a_promised_table_is_created_at_any_process(two: Two) -> None:
    """The commitment of one process binds the deals of the table that another one opens; once."""
    one, other = two.servers
    promise = one.post("fair-tables", {})
    order = {"preset": "na24", "table": promise["table"], "nonce": "11" * SECRET_BYTES}
    made = other.post("tables", order)
    assert made["table"] == promise["table"]
    again = httpx.post(one.address + "api/tables", json=order, timeout=PATIENCE)
    assert again.json()["reason"]["key"] == "server-no-promise"
    with closing(open_store(two.folder)) as store:
        record = asyncio.run(store.table(made["table"]))
    assert record is not None
    assert chain_of(record.seed).commitment.hex() == promise["commitment"]


def _listed(server: Server, table: str) -> bool:
    return any(one["table"] == table for one in server.get("api/lobby").json()["tables"])


def _until(so: Callable[[], bool]) -> None:
    """Wait until that is so."""
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until
