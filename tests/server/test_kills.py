"""The server killed at random moments: what was answered is never lost, and nothing is doubled."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from euchre.game import Acted
from euchre.protocol.actions import message_of
from euchre.protocol.codec import encode
from euchre.store.store import Store, open_store
from euchre.table.table import load_table
from tests.server.running import PATIENCE, Server
from tests.table.company import nonce_of
from tests.telling import Telling

SOAK = os.environ.get("EUCHRE_TIER") == "soak"
KILLS, TABLES = (200, 50) if SOAK else (5, 6)


@dataclass(frozen=True)
class Told:
    """What was told of a number."""

    now: bytes
    """A digest of the table as it was shown."""
    seat: int | None = None
    action: dict[str, Any] | None = None
    """What that seat had done; None where it was told only how the table was then."""
    is_whole: bool = False
    """Whether the table was shown as it was then, whatever had been before."""


@dataclass
class Seat:
    """Somebody at a table, and all that was told there."""

    table: str
    token: str
    heard: dict[int, Told] = field(default_factory=dict)
    """What was told of each number."""


@dataclass
class Kill:
    """When the server is to be killed: after that many more messages have come."""

    server: Server
    left: int

    def heard(self) -> None:
        """A message has come."""
        self.left -= 1
        if self.left == 0:
            self.server.process.kill()


def test_no_answer_is_lost_in_many_kills(tmp_path: Path) -> None:
    """Tables of one person and of two, killed in the middle of play: each goes on to its end.

    A match that is over is followed by another one as long as there are kills to come.
    """
    rng = random.Random() if SOAK else random.Random(5)
    with Server(tmp_path) as server:
        seats = [seat for at in range(TABLES) for seat in _opened(server, at)]
    for _ in range(KILLS):
        with Server(tmp_path) as server:
            kill = Kill(server, rng.randint(1, 12 * len(seats)))
            asyncio.run(_play(server, seats, rng, kill))
            server.process.kill()
            server.process.wait()
    with Server(tmp_path) as server:
        asyncio.run(_play(server, seats, rng, None))
    with closing(open_store(tmp_path)) as store:
        for seat in seats:
            _check(store, seat)


def _opened(server: Server, at: int) -> list[Seat]:
    """A table against computers, or of two people and two computers, with its game begun."""
    if at % 2:
        return [Seat(*server.open_table(options={"end.target": "4"}, seed=None, player="random"))]
    people = [_post(server, "people", {"name": name}) for name in ("Ann", "Bob")]
    order = {
        "preset": "na24:end.target=4",
        "pace": "fast",
        "player": "random",
        "settings": {"start": "full"},
    }
    table = _post(server, "tables", order, people[0]["token"])["table"]
    with server.sit(table, people[0]["token"]) as one, server.sit(table, people[1]["token"]) as two:
        for sitting, seat in ((one, 0), (two, 2)):
            sitting.hear()
            sitting.tell(type="sit", seat=seat, nonce=nonce_of(str(seat)))
            while not any(got.get("seat") == seat for got in sitting.got):
                sitting.hear()
        one.tell(type="fill")
        while not any(got["type"] == "happened" for got in one.got):
            one.hear()
    return [Seat(table, person["token"]) for person in people]


def _post(server: Server, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = f"{server.address}api/{path}"
    answer = httpx.post(address, json=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def _play(server: Server, seats: list[Seat], rng: random.Random, kill: Kill | None) -> None:
    """Play at every table until the matches are over or the server is gone."""
    await asyncio.gather(*(_sit(server, seat, rng, kill) for seat in seats))


async def _sit(server: Server, seat: Seat, rng: random.Random, kill: Kill | None) -> None:
    address = f"ws{server.address.removeprefix('http')}api/tables/{seat.table}/socket"
    last = max(seat.heard, default=-1)
    try:
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "token": seat.token, "last": last}))
            telling = Telling()
            async for raw in socket:
                if kill is not None:
                    kill.heard()
                message = telling.whole(json.loads(raw))
                if message["type"] == "failure":
                    # What was missed is shown again, and answered too late.
                    assert message["reason"]["key"] == "server-stale", message
                if message["type"] not in {"snapshot", "happened"}:
                    continue
                now = _keep(seat, message)
                is_over = now["over"] is not None and now["over"]["match_over"]
                if is_over and kill is None:
                    return
                reply = {"type": "rematch"} if is_over else _reply(now, rng)
                if reply is not None:
                    await socket.send(json.dumps(reply))
    except (ConnectionClosed, OSError):
        return


def _keep(seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
    """Keep what was told; told again, it is the same."""
    is_event = message["type"] == "happened"
    now: dict[str, Any] = message["snapshot"] if is_event else message
    digest = hashlib.sha256(json.dumps(now, sort_keys=True).encode()).digest()
    before = seat.heard.get(now["number"])
    assert before is None or before.now == digest, now
    told = Told(digest, message["seat"], message["action"]) if is_event else before or Told(digest)
    is_whole = not is_event or (before is not None and before.is_whole)
    seat.heard[now["number"]] = replace(told, is_whole=is_whole)
    return now


def _reply(now: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """What to do about what is shown: an action that is offered, or to go on."""
    if now["over"] is not None:
        return {"type": "next_deal"}
    offered = [one["action"] for one in now["choices"]]
    offered += [one["action"] for one in now["hand"] or [] if one["action"]]
    if not offered:
        return None
    act = f"{now['number']}-{rng.random()}"
    return {"type": "act", "id": act, "number": now["number"], "action": rng.choice(offered)}


def _check(store: Store, seat: Seat) -> None:
    """The log has what was told, each act once, and is that of a match that is over."""
    record = asyncio.run(store.table(seat.table))
    assert record is not None
    assert load_table(record.facts, record.seed, record.entries).state.is_over
    acts = Counter(one.act for one in record.entries if one.act)
    assert set(acts.values()) == {1}
    numbers = sorted(number for number in seat.heard if number >= 0)
    # Nothing is left out but before the table was shown whole: a new match may have begun.
    for one, other in pairwise(numbers):
        assert other == one + 1 or seat.heard[other].is_whole
    for number in numbers:
        told, event = seat.heard[number], record.entries[number].event
        if told.action is not None and isinstance(event, Acted):
            assert told.seat == event.seat
            action = json.loads(encode(message_of(event.action)))
            assert told.action["kind"] == action["kind"]
            # A card laid away or given by somebody else is not told.
            assert told.action == action or told.action["card"] is None
