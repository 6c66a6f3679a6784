"""The people of ``tools/load.py``, in a process of their own: four at each table.

Started with the address of a server and what is to be done there, as JSON; prints what was
measured, as JSON. Time goes from an action's sending until the last of the four has it.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from load_line import Line, open_line

SEATS: Final = 4
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be done."""

    host: str
    """``address:port``."""
    server: int
    """The number of the server's process."""
    echo: bool
    """Whether it is the echo, which knows no games."""
    tables: int
    pause: float
    """Seconds that a person takes to act, on an average; half to one and a half of it."""
    seconds: float
    """How long each part is measured."""
    length: int
    """Bytes of what is said to the echo."""
    seed: int


@dataclass(slots=True)
class Part:
    """What was measured while everybody did the same."""

    seconds: float
    acts: int
    """Actions of which all four were told."""
    took: list[float]
    """Seconds from each action to the last who was told of it."""
    server_cpu: float
    """Processors that the server kept busy, 1 being one whole."""
    crowd_cpu: float
    bytes_told: int


@dataclass(slots=True)
class Told:
    """What the crowd reports."""

    memory: float
    """Bytes that the server has grown by for each seated socket."""
    length: float
    """Bytes of a message that tells of an action, on an average."""
    pace: Part
    most: Part


class _Shown(msgspec.Struct):
    """What is looked at in a snapshot; what is as it was may be left out."""

    number: int
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    over: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    hand: list[_Card] | msgspec.UnsetType | None = msgspec.UNSET
    choices: list[_Card] | msgspec.UnsetType = msgspec.UNSET

    def after(self, before: _Shown) -> _Shown:
        """The whole, where that was shown before."""
        return msgspec.structs.replace(
            self,
            **{
                name: getattr(before, name)
                for name in self.__struct_fields__
                if getattr(self, name) is msgspec.UNSET
            },
        )


class _Card(msgspec.Struct):
    """A card of a hand, or a choice."""

    action: msgspec.Raw


class _Message(msgspec.Struct):
    """What is looked at in a message."""

    type: str
    number: int = -1
    snapshot: _Shown | None = None
    seat: int | None = None


_message = msgspec.json.Decoder(_Message)
_IS_TOLD: Final = b'{"type":"happened","number":'
_NOTHING: Final = b"null"


class Crowd:
    """All the people, and what they measure."""

    def __init__(self, wanted: Wanted) -> None:
        """Nobody has come yet."""
        self.wanted = wanted
        self.rng = random.Random(wanted.seed)
        self.pause = wanted.pause
        self.took: list[float] = []
        self.told_bytes = self.told = 0
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, why: str) -> None:
        """Something went wrong: nothing is measured any more."""
        if not self.trouble.done():
            self.trouble.set_exception(RuntimeError(why))

    def after_thought(self, act: Callable[[], None]) -> None:
        """Do that when somebody has thought about it."""
        if self.pause:
            pause = self.rng.uniform(0.5, 1.5) * self.pause
            asyncio.get_running_loop().call_later(pause, act)
        else:
            act()

    async def measured(self, seconds: float) -> Part:
        """What happens from now on, for so long."""
        self.took = []
        self.told_bytes = self.told = 0
        began, server, crowd = time.perf_counter(), cpu_of(self.wanted.server), _own_cpu()
        await asyncio.wait([self.trouble], timeout=seconds)
        if self.trouble.done():
            self.trouble.result()
        took = time.perf_counter() - began
        return Part(
            took,
            len(self.took),
            sorted(self.took),
            (cpu_of(self.wanted.server) - server) / took,
            (_own_cpu() - crowd) / took,
            self.told_bytes,
        )


@dataclass(slots=True)
class Table:
    """Four people at a table; each hears what it is told, and acts when asked."""

    crowd: Crowd
    lines: list[Line] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=dict)
    shown: dict[int, _Shown] = field(default_factory=dict)
    """What each seat was shown last."""
    length: int = 0
    count: int = 0

    def listen(self, hear: Callable[[int, bytes], None]) -> None:
        """From now on what comes to a seat goes to ``hear``."""
        for seat, line in enumerate(self.lines):
            line.hear = lambda message, at=seat: hear(at, message)  # type: ignore[misc]
            line.lost = self.crowd.fail

    def tell(self, number: int, length: int) -> None:
        """One of the four has heard of that number."""
        self.crowd.told_bytes += length
        self.crowd.told += 1
        times = self.heard.get(number, 0) + 1
        if times < SEATS:
            self.heard[number] = times
            return
        self.heard.pop(number, None)
        sent = self.sent.pop(number, None)
        if sent is not None:
            self.crowd.took.append(time.perf_counter() - sent)

    # ------------------------------------------------------------------ a game

    def hear(self, seat: int, raw: bytes) -> None:
        """What a table says to a seat."""
        if not raw.startswith(_IS_TOLD):
            if raw.startswith(b'{"type":"failure"'):
                self.crowd.fail(raw.decode())
            return
        message = _message.decode(raw)
        self.tell(message.number, len(raw))
        if message.snapshot is not None:
            before = self.shown.get(seat, message.snapshot)
            self.shown[seat] = message.snapshot.after(before)
            self.answer(seat, self.shown[seat])

    def answer(self, seat: int, shown: _Shown) -> None:
        """Let a seat do what it is asked for, if it is; the first one goes on to another deal."""
        over = b"" if isinstance(shown.over, msgspec.UnsetType) else bytes(shown.over)
        if over != _NOTHING:
            if seat == 0:
                is_match = b'"match_over":true' in over
                message = b'{"type":"rematch"}' if is_match else b'{"type":"next_deal"}'
                self.crowd.after_thought(lambda: self.lines[0].say(message))
            return
        if shown.turn != seat:
            return
        offered = [bytes(one.action) for one in (*(shown.choices or ()), *(shown.hand or ()))]
        offered = [one for one in offered if one != _NOTHING]
        if not offered:
            return
        action = self.crowd.rng.choice(offered).decode()
        number = shown.number
        act = f'{{"type":"act","id":"{number}","number":{number},"action":{action}}}'.encode()

        def say() -> None:
            self.sent[number + 1] = time.perf_counter()
            self.lines[seat].say(act)

        self.crowd.after_thought(say)

    # ------------------------------------------------------------------ the echo

    def hear_echo(self, seat: int, raw: bytes) -> None:
        """What the echo says: the number, then nothing that matters; the next in turn goes on."""
        number = int(raw[:9])
        self.tell(number, len(raw))
        if number % SEATS == seat:
            self.crowd.after_thought(lambda: self.say_to_echo(seat, number + 1))

    def say_to_echo(self, seat: int, number: int) -> None:
        """Say that number, and fill the message up to its length."""
        self.sent[number] = time.perf_counter()
        self.lines[seat].say(b"%09d" % number + b" " * (self.crowd.wanted.length - 9))


async def _until(table: Table, what: Callable[[int, bytes], bool]) -> None:
    """Wait until each of the four has heard something of that kind."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waits = set(range(SEATS))

    def hear(seat: int, raw: bytes) -> None:
        if raw.startswith(b'{"type":"failure"'):
            table.crowd.fail(raw.decode())
        if what(seat, raw):
            waits.discard(seat)
            if not waits and not done.done():
                done.set_result(None)

    table.listen(hear)
    await asyncio.wait([done, table.crowd.trouble], return_when=asyncio.FIRST_COMPLETED)
    if not done.done():
        table.crowd.trouble.result()


class Api:
    """Requests, one after the other."""

    def __init__(self, host: str) -> None:
        self._connection = http.client.HTTPConnection(host, timeout=60)

    def post(self, path: str, order: object, token: str = "") -> dict[str, Any]:
        """The answer to an order."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._connection.request("POST", f"/api/{path}", json.dumps(order), headers)
        answer = self._connection.getresponse()
        made: dict[str, Any] = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(f"{path}: {made}")
        return made


async def seated(crowd: Crowd, api: Api, hosts: Sequence[str] = ()) -> Table:
    """Four people sit down at a new table, and their game begins.

    Their sockets are at these servers, where the tables are shared by several.
    """
    table, hosts = Table(crowd), hosts or [crowd.wanted.host] * SEATS
    people = [api.post("people", {"name": f"P{at}"}) for at in range(SEATS)]
    # Nobody is to be covered, or to win, before all has been measured.
    order = {"preset": "na24", "options": {"end.target": "50"}, "settings": {}}
    name = api.post("tables", order, people[0]["token"])["table"]
    table.lines = [await open_line(host, f"/api/tables/{name}/socket") for host in hosts]
    sat = asyncio.create_task(
        _until(table, lambda seat, raw: f'"seat":{seat},'.encode() in raw.partition(b'"seats"')[0])
    )
    await asyncio.sleep(0)
    for seat, (line, person) in enumerate(zip(table.lines, people, strict=True)):
        line.say(json.dumps({"type": "hello", "token": person["token"]}).encode())
        nonce = crowd.rng.randbytes(32).hex()
        line.say(json.dumps({"type": "sit", "seat": seat, "nonce": nonce}).encode())
    await sat
    table.listen(table.hear)
    table.lines[0].say(b'{"type":"start"}')
    return table


async def _connected(crowd: Crowd, at: int) -> Table:
    """Four sockets at a place of the echo."""
    table = Table(crowd)
    table.lines = [await open_line(crowd.wanted.host, f"/echo/{at}") for _ in range(SEATS)]
    table.listen(table.hear_echo)
    crowd.after_thought(lambda: table.say_to_echo(0, 1))
    return table


async def run(wanted: Wanted) -> Told:
    """Let everybody come, play at the pace of people, and then as fast as it goes."""
    crowd = Crowd(wanted)
    api = Api(wanted.host)
    # What is needed once, whoever comes, is there before the memory is looked at.
    first = await _connected(crowd, -1) if wanted.echo else await seated(crowd, api)
    await asyncio.sleep(1)
    before = _memory_of(wanted.server)
    tables = [
        await (_connected(crowd, at) if wanted.echo else seated(crowd, api))
        for at in range(wanted.tables - 1)
    ]
    # A deal or two, so that all have begun, and play at different moments.
    await crowd.measured(10 * wanted.pause)
    memory = (_memory_of(wanted.server) - before) / max(1, SEATS * len(tables))
    pace = await crowd.measured(wanted.seconds)
    crowd.pause = 0.0
    # Those who still think think to an end.
    await crowd.measured(2 * wanted.pause)
    most = await crowd.measured(wanted.seconds)
    length = crowd.told_bytes / max(crowd.told, 1)
    for table in (first, *tables):
        for line in table.lines:
            line.close()
    return Told(memory, length, pace, most)


def cpu_of(process: int) -> float:
    """Seconds of processors that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _memory_of(process: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * _PAGE


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(json.dumps(asdict(asyncio.run(run(Wanted(**json.loads(sys.argv[1])))))))
