"""People who play at several server processes, and go to another one when theirs is gone."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from euchre.game import Acted
from euchre.protocol.actions import message_of
from euchre.protocol.codec import encode
from euchre.store.store import Store
from euchre.table.table import load_table
from tests.telling import Telling

PAUSE = 0.05


@dataclass
class Roamer:
    """Somebody at a table, and all that was told there."""

    table: str
    token: str
    addresses: Sequence[str]
    """Of the processes, the one to try first at the front."""
    rng: random.Random
    thinks: float = 0.0
    """Seconds before something is done."""
    heard: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What was told of each number: the snapshot, and what had happened."""
    progress: float = 0.0
    """When something new was heard last."""
    longest: float = 0.0
    """The most seconds between two news."""
    refused: Counter[str] = field(default_factory=Counter)

    @property
    def last(self) -> int:
        """The last number that was heard."""
        return max(self.heard, default=-1)

    async def play(self) -> None:
        """Play at whichever process answers, until cancelled."""
        at = 0
        while True:
            address = self.addresses[at % len(self.addresses)]
            try:
                path = f"ws{address.removeprefix('http')}api/tables/{self.table}/socket"
                async with connect(path, open_timeout=10) as socket:
                    await self._talk(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                at += 1
                await asyncio.sleep(PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "last": self.last}
        await socket.send(json.dumps(hello))
        pending: dict[str, Any] | None = None
        telling = Telling()
        async for raw in socket:
            message = telling.whole(json.loads(raw))
            if message["type"] == "failure":
                key = message["reason"]["key"]
                self.refused[key] += 1
                if pending is not None and key.startswith("store-"):
                    # Not done, and to be tried again: its id makes it harmless.
                    await asyncio.sleep(PAUSE)
                    await socket.send(json.dumps(pending))
                continue
            if message["type"] not in {"snapshot", "happened"}:
                continue
            now = self._keep(message)
            # An act that is not answered is sent again when the table is shown as it was.
            again = pending is not None and pending.get("number") == now["number"]
            pending = pending if again else self._reply(now)
            if pending is not None:
                await asyncio.sleep(self.thinks)
                await socket.send(json.dumps(pending))

    def _keep(self, message: dict[str, Any]) -> dict[str, Any]:
        """Keep what was told; told again, it is the same."""
        now: dict[str, Any] = message if message["type"] == "snapshot" else message["snapshot"]
        if now["number"] > self.last:
            if self.progress:
                self.longest = max(self.longest, monotonic() - self.progress)
            self.progress = monotonic()
        before = self.heard.get(now["number"], {})
        told = {} if message["type"] == "snapshot" else {"happened": message}
        for name, one in told.items():
            assert before.get(name, one) == one
        self.heard[now["number"]] = {**before, "now": now, **told}
        return now

    def _reply(self, now: dict[str, Any]) -> dict[str, Any] | None:
        """What to do about what is shown: an action that is offered, or to go on."""
        if now["over"] is not None:
            return {"type": "rematch" if now["over"]["match_over"] else "next_deal"}
        offered = [one["action"] for one in now["choices"]]
        offered += [one["action"] for one in now["hand"] or [] if one["action"]]
        if not offered:
            return None
        act = f"{now['number']}-{self.rng.random()}"
        action = self.rng.choice(offered)
        return {"type": "act", "id": act, "number": now["number"], "action": action}

    async def check(self, store: Store) -> None:
        """The log has what was told, and each act once."""
        record = await store.table(self.table)
        assert record is not None
        load_table(record.facts, record.seed, record.entries)
        acts = Counter(one.act for one in record.entries if one.act)
        assert set(acts.values()) <= {1}
        assert self.last < len(record.entries)
        for number, kept in self.heard.items():
            event = record.entries[number].event if number >= 0 else None
            told = kept.get("happened")
            if told is not None and isinstance(event, Acted):
                assert told["seat"] == event.seat
                action = json.loads(encode(message_of(event.action)))
                # A card laid away or given by somebody else is not told.
                assert told["action"] == action or told["action"]["card"] is None


async def all_progress(roamers: Sequence[Roamer], since: float, patience: float = 60.0) -> None:
    """Wait until everybody has heard something new after that moment."""
    until = monotonic() + patience
    while any(one.progress <= since for one in roamers):
        assert monotonic() < until, [
            (one.table, one.last, one.refused) for one in roamers if one.progress <= since
        ]
        await asyncio.sleep(0.02)


async def cancelled(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Stop these."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
