"""Measures several server processes: ``python tools/load_bus.py [--db postgresql://…]``.

Four people sit at each table, as in ``tools/load.py``, and act at the pace of people and then
as fast as the servers go: at one process without NATS; at one with it; at two, where each
socket is at the process that keeps its table, where each is at the other one, and where they
are at either as a proxy that knows nothing of tables would have it. Told are actions a second,
time from an action to the last of the four who has it, and the processors that all servers took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal

from euchre.bus.embedded import embedded_nats
from load import running, within
from load_crowd import SEATS, Api, Crowd, Part, Wanted, cpu_of, seated

Where = Literal["here", "elsewhere", "anywhere"]

SCENES: Final[tuple[tuple[str, int, bool, Where], ...]] = (
    ("one process", 1, False, "here"),
    ("one process at NATS", 1, True, "here"),
    ("two, sockets where the table is", 2, True, "here"),
    ("two, sockets where it is not", 2, True, "elsewhere"),
    ("two, sockets anywhere", 2, True, "anywhere"),
)


@dataclass(frozen=True, slots=True)
class Several:
    """What the people are to do at several servers."""

    hosts: list[str]
    servers: list[int]
    """The numbers of the processes."""
    where: Where
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Found:
    """What was measured at one arrangement."""

    pace: Part
    most: Part


async def play(several: Several) -> Found:
    """Let everybody come and play at the pace of people, and then as fast as it goes."""
    wanted = several.wanted
    crowd, count = Crowd(wanted), len(several.hosts)
    apis = [Api(host) for host in several.hosts]
    tables = []
    for at in range(wanted.tables):
        # Where a table is opened it is kept.
        hosts = [several.hosts[(at + _shift(crowd, several.where)) % count] for _ in range(SEATS)]
        tables.append(await seated(crowd, apis[at % count], hosts))
    await crowd.measured(10 * wanted.pause)
    pace = await _part(crowd, several)
    crowd.pause = 0.0
    await crowd.measured(2 * wanted.pause)
    most = await _part(crowd, several)
    for table in tables:
        for line in table.lines:
            line.close()
    return Found(pace, most)


def _shift(crowd: Crowd, where: Where) -> int:
    """How many processes a socket is away from the one that keeps its table."""
    return {"here": 0, "elsewhere": 1, "anywhere": crowd.rng.randrange(9)}[where]


async def _part(crowd: Crowd, several: Several) -> Part:
    before = sum(map(cpu_of, several.servers))
    part = await crowd.measured(several.wanted.seconds)
    part.server_cpu = (sum(map(cpu_of, several.servers)) - before) / part.seconds
    return part


@contextlib.contextmanager
def _servers(count: int, more: Sequence[str], *, bus: bool) -> Iterator[list[tuple[str, int]]]:
    program = str(Path(sys.executable).with_name("euchre"))
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        command = [program, "serve", "--no-open", "--port", "0", "--data", data, *more]
        if bus:
            address = stack.enter_context(embedded_nats(Path(data) / "nats"))
            command += ["--bus", address]
        yield [stack.enter_context(running(command)) for _ in range(count)]


def measured(chosen: argparse.Namespace, count: int, where: Where, *, bus: bool) -> Found:
    """What the people measured, who are a process of their own."""
    more = ["--db", chosen.db] if chosen.db else []
    with _servers(count, more, bus=bus) as at:
        hosts, servers = [host for host, _ in at], [process for _, process in at]
        many = (chosen.tables, chosen.pause, chosen.seconds)
        wanted = Wanted(hosts[0], servers[0], False, *many, 0, chosen.seed)  # noqa: FBT003
        asked = json.dumps(asdict(Several(hosts, servers, where, wanted)))
        command = (sys.executable, __file__, "--crowd", asked)
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    told = json.loads(done.stdout)
    return Found(Part(**told["pace"]), Part(**told["most"]))


def line(what: str, found: Found) -> str:
    """What was measured, in a line."""
    pace, most = found.pace, found.most
    return (
        f"{what}: told to all four within {within(pace, 0.5) * 1000:.1f} ms (p50),"
        f" {within(pace, 0.99) * 1000:.1f} ms (p99) at people's pace"
        f" ({pace.acts / pace.seconds:,.0f}/s, {pace.server_cpu:.0%} of a processor);"
        f" {most.acts / most.seconds:,.0f}/s as fast as it goes ({most.server_cpu:.0%},"
        f" {most.acts / most.seconds / most.server_cpu:,.0f} for each processor)"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100, help="of four people each")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people take to act")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="", help="a PostgreSQL database instead of SQLite")
    parser.add_argument("--crowd", default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.crowd:
        told = json.loads(chosen.crowd)
        several = Several(**{**told, "wanted": Wanted(**told["wanted"])})
        print(json.dumps(asdict(asyncio.run(play(several)))))
        return 0
    print(f"Python {platform.python_version()}, {platform.machine()}; {chosen.tables} tables of 4")
    found = {}
    for what, count, bus, where in SCENES:
        found[what] = measured(chosen, count, where, bus=bus)
        print(line(what, found[what]), flush=True)
    near, away = found[SCENES[2][0]], found[SCENES[3][0]]
    alone = found[SCENES[0][0]]
    for share in (0.5, 0.99):
        added = within(away.pace, share) - within(alone.pace, share)
        print(f"NATS adds {added * 1000:.1f} ms to an action (p{share * 100:.0f})")
    both, single = (one.most.acts / one.most.seconds for one in (near, alone))
    print(f"two processes do {both / single:.2f} times as many actions a second as one")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
