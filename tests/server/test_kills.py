"""The server killed at random moments: what was answered is never lost."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server

ROUNDS = 20
TABLES = 8


@pytest.mark.soak
def test_no_answer_is_lost_in_many_kills(tmp_path: Path) -> None:
    """Many tables, killed again and again in the middle of play, each goes on to its end."""
    rng = random.Random()
    heard: dict[tuple[str, str], dict[int, Any]] = {}
    with Server(tmp_path) as server:
        for _ in range(TABLES):
            heard[server.open_table(options={"end.target": "5"}, seed=None)] = {}
    for _ in range(ROUNDS):
        with Server(tmp_path) as server:
            asyncio.run(_play_until_killed(server, heard, rng))
            server.process.wait()
    with Server(tmp_path) as server:
        asyncio.run(_play(server, heard, rng))
    for told in heard.values():
        # Every event was told, each once or again the same.
        assert sorted(told) == list(range(min(told), max(told) + 1))


async def _play_until_killed(
    server: Server, heard: dict[tuple[str, str], dict[int, Any]], rng: random.Random
) -> None:
    playing = asyncio.create_task(_play(server, heard, rng))
    await asyncio.wait([playing], timeout=rng.uniform(0.05, 1.0))
    server.process.kill()
    await playing


async def _play(
    server: Server, heard: dict[tuple[str, str], dict[int, Any]], rng: random.Random
) -> None:
    """Play at every table until the matches are over or the server is gone."""
    await asyncio.gather(*(_sit(server, *one, told, rng) for one, told in heard.items()))


async def _sit(
    server: Server, table: str, token: str, told: dict[int, Any], rng: random.Random
) -> None:
    address = f"ws{server.address.removeprefix('http')}api/tables/{table}/socket"
    last = max(told, default=-1)
    try:
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token, "last": last}))
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] == "failure":
                    # What was missed is shown again, and answered too late.
                    assert message["reason"]["key"] == "server-stale", message
                    continue
                now = message if message["type"] == "snapshot" else message["snapshot"]
                assert told.setdefault(now["number"], now) == now
                if now["over"] is not None and now["over"]["match_over"]:
                    return
                reply = _reply(now, rng)
                if reply is not None:
                    await socket.send(json.dumps(reply))
    except (ConnectionClosed, OSError):
        return


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
