"""Tables where four people sit, for ``tools/load.py --people 4``."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
Answer = Callable[[Message, random.Random], Message | None]

SEATS = 4


def asked(address: str, path: str, order: Message, token: str = "") -> Message:
    """The answer to an order."""
    request = urllib.request.Request(f"http://{address}/api/{path}", json.dumps(order).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        told: Message = json.load(answer)
    return told


class Company:
    """Four people at a table, each at a socket of its own."""

    def __init__(self, answer: Answer, seed: int, acts: int, pause: float) -> None:
        """Play until so many actions were told; ``pause`` is seconds that a person thinks."""
        self._answer, self._rng, self._acts, self._pause = answer, random.Random(seed), acts, pause
        self._sent: dict[int, float] = {}
        self._heard: defaultdict[int, set[int]] = defaultdict(set)
        self.took: list[float] = []
        """Seconds from an action to the last of the four who was told of it."""

    async def play(self, address: str) -> list[float]:
        """Sit down, play, and the seconds that were taken."""
        people = [
            await asyncio.to_thread(asked, address, "people", {"name": f"P{at}"})
            for at in range(SEATS)
        ]
        order = {"preset": "na24", "pace": "fast", "options": {"end.target": "50"}, "settings": {}}
        opened = await asyncio.to_thread(asked, address, "tables", order, people[0]["token"])
        async with AsyncExitStack() as stack:
            uri = f"ws://{address}/api/tables/{opened['table']}/socket"
            sockets = [await stack.enter_async_context(connect(uri)) for _ in people]
            for seat, (socket, person) in enumerate(zip(sockets, people, strict=True)):
                await socket.send(json.dumps({"type": "hello", "token": person["token"]}))
                nonce = self._rng.randbytes(32).hex()
                await socket.send(json.dumps({"type": "sit", "seat": seat, "nonce": nonce}))
                await _until_seated(socket)
            await sockets[0].send(json.dumps({"type": "start"}))
            tasks = [asyncio.create_task(self._sit(at, one)) for at, one in enumerate(sockets)]
            done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in left:
                task.cancel()
            for task in done:
                task.result()
        return self.took

    async def _sit(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            at, message = time.perf_counter(), json.loads(text)
            if message["type"] == "failure":
                raise RuntimeError(f"refused: {message['reason']} {message['detail']}")
            if message["type"] not in {"snapshot", "happened"}:
                continue
            now = message.get("snapshot", message)
            self._hear(now["number"], seat, at)
            if len(self.took) >= self._acts:
                return
            reply = self._answer(now, self._rng)
            # What has to be done by one of them is done by the first.
            if reply is not None and (reply["type"] == "act" or seat == 0):
                await asyncio.sleep(self._rng.uniform(0, 2 * self._pause))
                self._sent[now["number"] + 1] = time.perf_counter()
                await socket.send(json.dumps(reply))

    def _hear(self, number: int, seat: int, at: float) -> None:
        self._heard[number].add(seat)
        if len(self._heard[number]) == SEATS and number in self._sent:
            self.took.append(at - self._sent.pop(number))


async def _until_seated(socket: ClientConnection) -> None:
    async for text in socket:
        told = json.loads(text)
        if told["type"] == "failure":
            raise RuntimeError(f"refused: {told['reason']} {told['detail']}")
        if told["type"] == "table" and told["seat"] is not None:
            return
