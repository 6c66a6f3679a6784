"""The bus over NATS: who lives, what is sent and answered, and a server of one's own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from euchre.bus import BusError
from euchre.bus.embedded import embedded_nats
from euchre.bus.nats import NatsBus
from tests.nats import Nats, running_nats

COUNT = 300


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """One NATS for these tests."""
    with running_nats() as running:
        yield running


async def opened(address: str, heard: list[bytes], answer: bytes | None = None) -> NatsBus:
    """A process that keeps what it hears, and answers that."""
    bus = NatsBus(address)

    async def hear(message: bytes) -> bytes | None:
        heard.append(message)
        return answer

    await bus.open(hear, lambda: None)
    return bus


def test_what_is_sent_comes_in_order_and_to_whom_it_is_for(nats: Nats) -> None:
    """To one process, or to all others; a question gets its answer, or an error at once."""

    async def scene() -> None:
        heard: list[list[bytes]] = [[], [], []]
        buses = [await opened(nats.url, mine, b"yes") for mine in heard]
        one, two, three = buses
        for number in range(COUNT):
            one.send(two.name, b"%d" % number)
        one.send_all(b"all")
        assert await one.ask(two.name, b"well?") == b"yes"
        assert await one.ask_all(b"anybody?") == b"yes"
        assert heard[1][:COUNT] == [b"%d" % number for number in range(COUNT)]
        assert heard[1][COUNT] == b"all"
        await three.ask(two.name, b"")
        assert b"all" in heard[2]
        assert b"all" not in heard[0]
        with pytest.raises(BusError):
            await one.ask("nobody", b"well?")
        for bus in buses:
            await bus.close()

    asyncio.run(scene())


def test_whoever_leaves_lives_no_more_and_whoever_renews_does(nats: Nats) -> None:
    """A lease that was given back is over at once; NATS that forgot everything changes nothing."""

    async def scene() -> None:
        one, two = await opened(nats.url, []), await opened(nats.url, [])
        assert one.is_sure
        assert await one.is_alive(two.name)
        assert not await one.is_alive("nobody")
        nats.stop()
        await _until(one, knows=False)
        nats.start()
        await _until(one, knows=True)
        await _until(two, knows=True)
        # Just after a break everybody is trusted to renew.
        assert await one.is_alive(two.name)
        assert await one.is_alive("nobody")
        await two.close()
        one._trusts_at = 0.0
        assert not await one.is_alive(two.name)
        await one.close()

    asyncio.run(scene())


def test_no_renewal_comes_after_a_lease_was_given_back(nats: Nats) -> None:
    """As after a break, when a process that has just come back is told to stop."""

    async def scene() -> None:
        one, two = await opened(nats.url, []), await opened(nats.url, [])
        leaving = asyncio.create_task(two.close())
        while not leaving.done():
            await two._renew()
            await asyncio.sleep(0)
        assert not await one.is_alive(two.name)
        await one.close()

    asyncio.run(scene())


async def _until(bus: NatsBus, *, knows: bool) -> None:
    while await _knows(bus) is not knows:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.02)


async def _knows(bus: NatsBus) -> bool:
    try:
        await bus.is_alive("nobody")
    except BusError:
        return False
    return True


def test_a_bus_that_does_not_answer_is_an_error() -> None:
    """It is said, and not tried for ever."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def scene() -> None:
        with pytest.raises(BusError):
            await opened(f"nats://127.0.0.1:{port}", [])

    asyncio.run(scene())


def test_a_server_of_ones_own_serves_this_folder_only(tmp_path: Path) -> None:
    """The second process finds that of the first; a stranger without the token is refused."""

    async def meet(first: str, second: str) -> None:
        heard: list[bytes] = []
        one, two = await opened(first, heard, b"yes"), await opened(second, [])
        assert await two.ask(one.name, b"well?") == b"yes"
        await two.close()
        await one.close()
        with pytest.raises(BusError):
            await opened(f"nats://127.0.0.1:{urlsplit(first).port}", [])

    with ExitStack() as stack:
        first = stack.enter_context(embedded_nats(tmp_path))
        assert oct((tmp_path / "nats.json").stat().st_mode)[-3:] == "600"
        with embedded_nats(tmp_path) as second:
            assert second == first
        asyncio.run(meet(first, second))
    assert not _answers(first)


def test_the_server_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    """Even if that is killed."""
    code = (
        "import sys, pathlib; from euchre.bus.embedded import embedded_nats\n"
        "with embedded_nats(pathlib.Path(sys.argv[1])) as address:\n"
        "    print(address, flush=True); input()"
    )
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", code, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as starter:
        assert starter.stdout is not None
        address = starter.stdout.readline().strip()
        assert _answers(address)
        os.kill(starter.pid, signal.SIGKILL)
    while _answers(address):
        pass


def _answers(address: str) -> bool:
    there = urlsplit(address)
    with suppress(OSError), socket.create_connection((there.hostname, there.port), 1) as one:
        return one.recv(4) == b"INFO"
    return False


def test_a_server_alone_imports_nothing_of_nats() -> None:
    """Its client is an extra, and costs no start."""
    code = "import sys, euchre.server.run; print('nats' in sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ours
    assert done.stdout.strip() == "False"
