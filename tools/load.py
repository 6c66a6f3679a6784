"""Measures the server under load: ``python tools/load.py [--tables N] [--acts N] [--write]``.

With ``--people 4`` four people sit at each table, ``--pause`` is how many seconds each thinks,
and told is how long it takes from an action until the last of the four knows of it.

Starts a server of its own on a free port with an empty data folder. At each table a person
sits with three computer players and answers at once with a choice at random. Told is how long
the server takes from a person's action to the message that carries it, with one table and
with all, and the ratio of the two.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import platform
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from load_company import SEATS, Company
from measurements import commit, today, write

Message = dict[str, Any]


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server that runs as long as the block; its address without the scheme."""
    with tempfile.TemporaryDirectory() as data:
        program = Path(sys.executable).with_name("euchre")
        command = [str(program), "serve", "--no-open", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            yield _address(process)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)


def _address(process: subprocess.Popen[str]) -> str:
    for line in process.stdout or ():
        if found := re.search(r"http://([\w.:]+)/", line):
            return found[1]
    raise RuntimeError("the server said no address")


def open_table(address: str, seed: int) -> tuple[str, str]:
    """A new table and the token of its person."""
    order = {"preset": "na24", "pace": "fast", "seed": seed, "options": {"end.target": "50"}}
    request = urllib.request.Request(f"http://{address}/api/tables", json.dumps(order).encode())
    with urllib.request.urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return made["table"], made["token"]


def answer_to(snapshot: Message, rng: random.Random) -> Message | None:
    """What the person does now: one of the actions offered, or the next deal; None to wait."""
    if snapshot["over"]:
        return {"type": "rematch" if snapshot["over"]["match_over"] else "next_deal"}
    offered = [one["action"] for one in (snapshot["hand"] or []) if one["action"]]
    offered += [one["action"] for one in snapshot["choices"]]
    if snapshot["turn"] != snapshot["seat"] or not offered:
        return None
    number = snapshot["number"]
    action = rng.choice(offered)
    return {"type": "act", "id": str(number), "number": number, "action": action}


async def play(address: str, seed: int, acts: int) -> list[float]:
    """Seconds that each of a person's actions took until it came back."""
    table, token = await asyncio.to_thread(open_table, address, seed)
    rng = random.Random(seed)
    took: list[float] = []
    sent: tuple[int, float] | None = None
    async with connect(f"ws://{address}/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] == "failure":
                raise RuntimeError(f"refused: {message['reason']} {message['detail']}")
            snapshot = message.get("snapshot", message)
            if sent and snapshot["number"] > sent[0]:
                took.append(time.perf_counter() - sent[1])
                sent = None
                if len(took) >= acts:
                    return took
            answer = answer_to(snapshot, rng) if sent is None else None
            if answer is not None:
                await socket.send(json.dumps(answer))
                sent = (snapshot["number"], time.perf_counter())
    return took


async def measure(address: str, tables: int, chosen: argparse.Namespace) -> list[float]:
    """Seconds of all actions at that many tables at once."""

    def table(seed: int) -> Coroutine[Any, Any, list[float]]:
        if chosen.people == 1:
            return play(address, seed, chosen.acts)
        return Company(answer_to, seed, chosen.acts, chosen.pause).play(address)

    told = await asyncio.gather(*(table(seed) for seed in range(tables)))
    return [seconds for one in told for seconds in one]


def main(arguments: Sequence[str]) -> int:
    """Measure with one table, then with all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--acts", type=int, default=30, help="at each table")
    parser.add_argument("--people", type=int, choices=(1, SEATS), default=1, help="at each table")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that four people think")
    parser.add_argument("--write", action="store_true", help="put a row into the docs")
    chosen = parser.parse_args(arguments)
    with server() as address:
        one = asyncio.run(measure(address, 1, chosen))
        started = time.perf_counter()
        many = asyncio.run(measure(address, chosen.tables, chosen))
        seconds = time.perf_counter() - started
    alone, median = statistics.median(one), statistics.median(many)
    slowest = sorted(many)[int(len(many) * 0.99)]
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(f"one table:  {len(one)} actions, median {alone * 1000:.1f} ms")
    print(f"{chosen.tables} tables: {len(many)} actions, {len(many) / seconds:,.0f} a second")
    print(f"  median {median * 1000:.1f} ms, 99 % within {slowest * 1000:.1f} ms")
    print(f"  median beside one table: {median / alone:.1f}")
    if chosen.write:
        what = f"a person's action, {chosen.tables} tables"
        if chosen.people > 1:
            what += f" of {chosen.people} people"
        figures = (f"{median * 1000:.1f} ms", f"one table {alone * 1000:.1f} ms")
        write("Speed", (today(), commit(), what, *figures, f"{median / alone:.1f}"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
