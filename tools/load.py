"""Measures the server under load: ``python tools/load.py [--tables N] [--write]``.

Four people sit at each table, each with a socket; they act at the pace of people, and then as
fast as the server goes. The same is done with a plain echo on the server's own stack, which
sends what one says to the four of a table: messages of the same length, as many sockets. Told
are time from an action to the last of the four who has it, actions a second, memory for each
socket, and the share of the processors that server and people took. Server and people are
processes of their own, and the server's data folder is new.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import platform
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from load_crowd import Part, Told, Wanted
from measurements import commit, today, write
from ratios import Ratio

#: What the server should keep to.
SLOWEST: Final = 10.0
PLAYS: Final = 0.08
PLAYS_WISHED: Final = 0.5
MEMORY: Final = 60_000.0


@contextlib.contextmanager
def running(command: Sequence[str]) -> Iterator[tuple[str, int]]:
    """A server as long as the block runs: where it listens (address:port), and its process."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield _address(process), process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)


def _address(process: subprocess.Popen[str]) -> str:
    for line in process.stdout or ():
        if found := re.search(r"http://([\w.:]+)/", line):
            return found[1]
    raise RuntimeError("the server said no address")


def crowd(wanted: Wanted) -> Told:
    """What the people measured, who are a process of their own."""
    command = (sys.executable, str(Path(__file__).with_name("load_crowd.py")))
    asked = json.dumps(asdict(wanted))
    done = subprocess.run((*command, asked), check=True, stdout=subprocess.PIPE, text=True)
    told = json.loads(done.stdout)
    return Told(told["memory"], told["length"], Part(**told["pace"]), Part(**told["most"]))


def measured(chosen: argparse.Namespace) -> tuple[Told, Told]:
    """What the tables and the echo did; the echo's messages are as long as the tables' were."""

    def wanted(at: tuple[str, int], *, echo: bool, length: int = 0) -> Wanted:
        host, server = at
        many = (chosen.tables, chosen.pause, chosen.seconds)
        return Wanted(host, server, echo, *many, length, chosen.seed)

    program = str(Path(sys.executable).with_name("euchre"))
    with tempfile.TemporaryDirectory() as data:
        serve = (program, "serve", "--no-open", "--port", "0", "--data", data)
        with running(serve) as at:
            tables = crowd(wanted(at, echo=False))
    with running((sys.executable, str(Path(__file__).with_name("load_echo.py")))) as at:
        echo = crowd(wanted(at, echo=True, length=round(tables.length)))
    return tables, echo


def within(part: Part, share: float) -> float:
    """Seconds within which that share of the actions was told to all four."""
    return part.took[min(int(len(part.took) * share), len(part.took) - 1)]


def lines(tables: Told, echo: Told) -> Iterator[str]:
    """What was measured, line by line."""
    for what, part in _parts(tables, echo):
        yield (
            f"{what}: {part.acts / part.seconds:,.0f} a second; told to all four within"
            f" {within(part, 0.5) * 1000:.1f} ms (p50), {within(part, 0.99) * 1000:.1f} ms (p99);"
            f" server {part.server_cpu:.0%} of a processor, people {part.crowd_cpu:.0%}"
        )
    yield f"a message: {tables.length:,.0f} bytes; echo: {echo.length:,.0f}"
    kept, plain = tables.memory / 1000, echo.memory / 1000
    yield f"memory for each seated socket: {kept:.1f} kB; echo: {plain:.1f} kB"


def _parts(tables: Told, echo: Told) -> tuple[tuple[str, Part], ...]:
    return (
        ("people's pace, tables", tables.pace),
        ("people's pace, echo", echo.pace),
        ("as fast as it goes, tables", tables.most),
        ("as fast as it goes, echo", echo.most),
    )


def ratios(tables: Told, echo: Told) -> list[Ratio]:
    """The figures beside those of the echo, with what they should keep to."""
    slow, plain = within(tables.pace, 0.99), within(echo.pace, 0.99)
    plays, echoes = (one.most.acts / one.most.seconds for one in (tables, echo))
    work, plain_work = plays / tables.most.server_cpu, echoes / echo.most.server_cpu
    return [
        Ratio(
            "action to last recipient, p99",
            f"{slow * 1000:.1f} ms",
            f"echo {plain * 1000:.1f} ms",
            slow / plain,
            SLOWEST,
            is_floor=False,
        ),
        Ratio(
            "plays at saturation",
            f"{plays:,.0f}/s",
            f"echo {echoes:,.0f}/s",
            plays / echoes,
            PLAYS,
            is_floor=True,
            wished=PLAYS_WISHED,
        ),
        Ratio(
            "plays of a processor's second",
            f"{work:,.0f}",
            f"echo {plain_work:,.0f}",
            work / plain_work,
            PLAYS,
            is_floor=True,
            wished=PLAYS_WISHED,
        ),
        Ratio(
            "memory for each seated socket",
            f"{tables.memory / 1000:.1f} kB",
            f"{MEMORY / 1000:.0f} kB",
            tables.memory / MEMORY,
            1.0,
            is_floor=False,
        ),
    ]


def main(arguments: Sequence[str]) -> int:
    """Measure, and print; the exit code is 1 where a ratio does not keep to its bound."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500, help="of four people each")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people take to act")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put rows into the docs")
    chosen = parser.parse_args(arguments)
    tables, echo = measured(chosen)
    people = 4 * chosen.tables
    print(f"Python {platform.python_version()}, {platform.machine()}; {people:,} sockets")
    print("\n".join(lines(tables, echo)))
    found = ratios(tables, echo)
    print("\n".join(map(str, found)))
    for one in found if chosen.write else ():
        what = f"{one.what}, {people:,} sockets at {chosen.tables} tables"
        write("Speed", (today(), commit(), what, one.figure, one.beside, f"{one.ratio:.3f}"))
    return 0 if all(one.is_kept for one in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
