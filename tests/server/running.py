"""A server process and clients of it, as tests need them."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.telling import Telling

PATIENCE = 30.0
"""Seconds after which something that should happen has failed to."""

_PROGRAM = "import sys; from euchre.cli.main import main; sys.exit(main(sys.argv[1:]))"


def program(*arguments: str, first: str = "") -> list[str]:
    """The command line of ``euchre`` with these arguments, after doing something else first."""
    return [sys.executable, "-c", f"{first}\n{_PROGRAM}", *arguments]


class Server:
    """A running ``euchre serve`` on a port of its own."""

    def __init__(self, data: Path, port: int = 0, *more: str, first: str = "") -> None:
        """Start it, after doing something else first, and wait until it says where it listens."""
        # Trainings would take the processor from the tests.
        quiet = ("--no-open", "--no-training")
        arguments = ("serve", "--port", str(port), "--data", str(data), *quiet, *more)
        # No pipe: whoever has much to say would wait until it is read.
        self.errors = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - until it is stopped
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            program(*arguments, first=first), stdout=subprocess.PIPE, stderr=self.errors, text=True
        )
        assert self.process.stdout is not None
        self.said: list[str] = []
        for line in self.process.stdout:
            self.said.append(line.strip())
            if line.startswith("http://"):
                break
        self.address = self.said[-1] if self.said else ""

    def __enter__(self) -> Self:
        """The server itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop it, however it is."""
        if self.process.poll() is None:
            self.stop()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()

    @property
    def port(self) -> int:
        """The port that it listens at."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def stop(self, with_signal: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop it; the exit code, and what it said since it listened."""
        self.process.send_signal(with_signal)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        """Wait until it has ended; the exit code, and what it said since it listened."""
        assert self.process.stdout is not None
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.errors.seek(0)
        # Popen.communicate would leave out what was read together with the address.
        return code, self.process.stdout.read(), self.errors.read()

    def get(
        self,
        path: str,
        params: Sequence[tuple[str, str]] = (),
        headers: dict[str, str] | None = None,
        tokens: Sequence[str] = (),
    ) -> httpx.Response:
        """A GET request of whoever holds these tokens."""
        address = self.address + path
        if tokens:
            headers = {**(headers or {}), "authorization": f"Bearer {', '.join(tokens)}"}
        return httpx.get(address, timeout=PATIENCE, params=tuple(params) or None, headers=headers)

    def post(self, path: str, body: Mapping[str, object], token: str = "") -> dict[str, Any]:
        """What a POST request of whoever holds that token has made."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = f"{self.address}api/{path}"
        answer = httpx.post(address, json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def open_table(self, **order: object) -> tuple[str, str]:
        """Open a table against fast computer players; its id and one's token."""
        wanted = {"preset": "na24", "pace": "fast", "seed": 1, **order}
        made = self.post("tables", wanted)
        return made["table"], made["token"]

    @contextmanager
    def sit(
        self, table: str, token: str, last: int = -1, origin: str | None = None
    ) -> Iterator[Sitting]:
        """Sit down at a table, from a page of that origin."""
        address = f"ws{self.address.removeprefix('http')}api/tables/{table}/socket"
        told = None if origin is None else {"Origin": origin}
        with connect(
            address, open_timeout=PATIENCE, additional_headers=told, max_queue=None
        ) as socket:
            sitting = Sitting(socket)
            sitting.tell(type="hello", token=token, last=last)
            yield sitting


@dataclass
class Sitting:
    """A person at a table."""

    socket: ClientConnection
    got: list[dict[str, Any]] = field(default_factory=list)
    acts: int = 0
    telling: Telling = field(default_factory=Telling)

    def tell(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        told = self.telling.whole(json.loads(self.socket.recv(timeout=PATIENCE)))
        self.got.append(told)
        return told

    @property
    def now(self) -> dict[str, Any]:
        """The table as it was shown last."""
        last = next(one for one in reversed(self.got) if one["type"] in {"snapshot", "happened"})
        shown: dict[str, Any] = last if last["type"] == "snapshot" else last["snapshot"]
        return shown

    def until_asked(self) -> dict[str, Any]:
        """Hear until it is one's turn, or a deal is over."""
        while True:
            self.hear()
            if self.now["turn"] == self.now["seat"] or self.now["over"] is not None:
                return self.now

    def refusal(self) -> str:
        """Hear until something is refused; why."""
        while (told := self.hear())["type"] != "failure":
            pass
        key: str = told["reason"]["key"]
        return key

    def act(self, rng: random.Random | None = None, **changes: object) -> str:
        """Do something that is offered; the id of it."""
        offered = [one["action"] for one in self.now["choices"]]
        offered += [one["action"] for one in self.now["hand"] or [] if one["action"]]
        action = offered[0] if rng is None else rng.choice(offered)
        self.acts += 1
        act = {"id": f"act {self.acts}", "number": self.now["number"], "action": action}
        self.tell(**{"type": "act", **act, **changes})
        return str(act["id"])


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


def hear_all(me: Sitting) -> None:
    """Hear until the connection ends."""
    while True:
        me.hear()
