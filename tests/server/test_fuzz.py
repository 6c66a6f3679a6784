"""Sockets that say anything at all: the server answers or refuses, and tables go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from tests.conftest import TIER
from tests.server.people import Client
from tests.server.running import PATIENCE, Server
from tests.table.company import nonce_of
from tests.table.test_fuzz import messages
from tests.telling import Telling

EXAMPLES = 4000 if TIER == "soak" else 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all examples, which says nothing that is wrong."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running
        assert running.get("health/ready").status_code == 200
        code, _, err = running.stop()
        assert code == 0
        assert "Traceback" not in err


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A message as it should be, or with bytes changed, left out or doubled."""
    raw = draw(messages())
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2, 8]))):
        at = draw(st.integers(0, len(raw)))
        cut = draw(st.integers(0, 3))
        raw = raw[:at] + draw(st.binary(max_size=3)) + raw[at + cut :]
    return raw


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(st.lists(frames(), min_size=20, max_size=30))
def test_whatever_sockets_say_tables_go_on(server: Server, raw: list[bytes]) -> None:
    """Two people, a watcher and one who is nobody; afterwards the two play on."""
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    asyncio.run(_scene(server, (ann, bob), raw))


async def _scene(server: Server, people: tuple[Client, Client], raw: list[bytes]) -> None:
    table, _ = await asyncio.to_thread(people[0].open_table)
    tokens = [person.me.token for person in people]
    for seat, token in enumerate(tokens):
        async with _at(server, table) as socket:
            await _say(socket, type="hello", token=token)
            await _say(socket, type="sit", seat=seat, nonce=nonce_of(token))
            if seat:
                await _synced(socket)
    async with _at(server, table) as socket:
        await _say(socket, type="hello", token=tokens[0])
        await _say(socket, type="fill")
        await _say(socket, type="start")
        await _synced(socket)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(_at(server, table)) for _ in range(4)]
        for socket, token in zip(sockets, (*tokens, ""), strict=False):
            await _say(socket, type="hello", token=token)
        for at, message in enumerate(raw):
            socket = sockets[at % 4]
            # As text, if it is one: otherwise as bytes, which are taken as well.
            try:
                await socket.send(message.decode())
            except UnicodeDecodeError:
                await socket.send(message)
        for at, socket in enumerate(sockets):
            for told in await _synced(socket):
                assert told["type"] != "failure" or told["reason"]["key"] != "server-fault", told
                assert not _is_secret(told, tokens)
                if at >= 2 and told["type"] in {"snapshot", "happened"}:
                    assert not told.get("snapshot", told)["hand"]
    await asyncio.wait_for(_play_on(server, table, tokens), PATIENCE)


def _is_secret(told: dict[str, Any], tokens: list[str]) -> bool:
    """Whether a message has a token in it."""
    return any(token in json.dumps(told) for token in tokens)


def _at(server: Server, table: str) -> connect:
    address = f"ws{server.address.removeprefix('http')}api/tables/{table}/socket"
    return connect(address, open_timeout=PATIENCE, max_size=None)


async def _say(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def _synced(socket: ClientConnection) -> list[dict[str, Any]]:
    """All that was told up to the refusal of something that there is not."""
    await _say(socket, type="hello", token="", heard_all=1)
    told: list[dict[str, Any]] = []
    telling = Telling()
    while not told or told[-1].get("reason", {}).get("args") != {"name": "heard_all"}:
        raw = await asyncio.wait_for(socket.recv(), PATIENCE)
        told.append(telling.whole(json.loads(raw)))
    return told


async def _play_on(server: Server, table: str, tokens: list[str]) -> None:
    """Whoever may does what is to be done, until something has happened at the table."""
    happened = asyncio.Event()

    async def person(token: str) -> None:
        async with _at(server, table) as socket:
            await _say(socket, type="hello", token=token)
            telling = Telling()
            async for text in socket:
                told = telling.whole(json.loads(text))
                happened.set() if told["type"] == "happened" else None
                reply = _reply(told, token)
                if reply is not None:
                    await socket.send(json.dumps(reply))

    tasks = [asyncio.create_task(person(token)) for token in tokens]
    heard = asyncio.create_task(happened.wait())
    done, others = await asyncio.wait([heard, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        await task
    assert happened.is_set()


def _reply(told: dict[str, Any], token: str) -> dict[str, Any] | None:
    """What somebody does who wants the game to go on."""
    if told["type"] == "table":
        may = told["may"]
        if "resume" in may and told["paused_by"] is not None:
            return {"type": "resume"}
        if "sit" in may and told["seat"] is None:
            return {"type": "sit", "seat": -1, "nonce": nonce_of(token)}
        if "fill" in may and any(seat["who"] == "open" for seat in told["seats"]):
            return {"type": "fill"}
        return {"type": "start"} if "start" in may else None
    now = told.get("snapshot", told)
    if now["type"] != "snapshot":
        return None
    if now["over"] is not None:
        return {"type": "rematch" if now["over"]["match_over"] else "next_deal"}
    offered = [one["action"] for one in now["choices"]]
    offered += [one["action"] for one in now["hand"] or [] if one["action"]]
    if now["watching"] or not offered:
        return None
    number = now["number"]
    return {"type": "act", "id": f"{token[:8]} {number}", "number": number, "action": offered[0]}
