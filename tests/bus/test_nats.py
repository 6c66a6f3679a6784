"""The bus over NATS: who lives, what is sent and answered, and a server of one's own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from euchre.bus import BusError
from euchre.bus.embedded import embedded_nats
from euchre.bus.nats import NatsBus
from tests.nats import Nats, running_nats
from tests.relay import Relay, relay_to

COUNT = 300


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """One NATS for these tests."""
    with running_nats() as running:
        yield running


@pytest.fixture(autouse=True)
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, no lease runs out and no ping is late, if nobody wants it."""
    monkeypatch.setattr("euchre.bus.nats.LEASE", 600.0)
    monkeypatch.setattr("euchre.bus.nats._PING", 600)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer may take its time, where none is ever lost."""
    monkeypatch.setattr("euchre.bus.nats._PATIENCE", 30.0)


async def opened(
    address: str,
    heard: list[bytes],
    answer: bytes | None = None,
    back: Callable[[], None] = lambda: None,
    is_well: Callable[[], bool] = lambda: True,
) -> NatsBus:
    """A process that keeps what it hears, and answers that."""
    bus = NatsBus(address)

    async def hear(message: bytes) -> bytes | None:
        heard.append(message)
        return answer

    await bus.open(hear, back, is_well)
    return bus


@pytest.mark.usefixtures("patient")
def test_what_is_sent_comes_in_order_and_to_whom_it_is_for(nats: Nats) -> None:
    """To one process, or to all others; a question gets its answer, or an error at once."""

    async def scene() -> None:
        heard: list[list[bytes]] = [[], [], []]
        buses = [await opened(nats.url, mine, b"yes") for mine in heard]
        one, two, _ = buses
        for number in range(COUNT):
            one.send(two.name, b"%d" % number)
        one.send_all(b"all")
        assert await one.ask(two.name, b"well?") == b"yes"
        assert await one.ask_all(b"anybody?") == b"yes"
        # What is asked and what is said to all goes its own way, and may be there before.
        numbers = [b"%d" % number for number in range(COUNT)]
        while not (set(numbers) <= set(heard[1]) and all(b"all" in mine for mine in heard[1:])):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)
        assert [one for one in heard[1] if one.isdigit()] == numbers
        assert b"all" not in heard[0]
        with pytest.raises(BusError):
            await one.ask("nobody", b"well?")
        for bus in buses:
            await bus.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("patient")
def test_whoever_leaves_lives_no_more(nats: Nats) -> None:
    """A lease that was given back is over at once, and not when it has run out."""

    async def scene() -> None:
        one, two = await opened(nats.url, []), await opened(nats.url, [])
        assert one.is_sure
        assert await one.is_alive(two.name)
        assert not await one.is_alive("nobody")
        await two.close()
        assert not await one.is_alive(two.name)
        await one.close()

    asyncio.run(scene())


def test_a_nats_that_forgot_everything_changes_nothing(nats: Nats) -> None:
    """After a break everybody is trusted to renew, from the first moment at which one can ask."""

    async def scene() -> None:
        back = asyncio.Event()
        one, two = await opened(nats.url, [], back=back.set), await opened(nats.url, [], b"yes")
        for _ in range(COUNT // 100):
            back.clear()
            nats.stop()
            while await _lives(one, "nobody") is not None:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
            nats.start()
            while not back.is_set():
                assert await _lives(one, "nobody") in {None, True}
                await asyncio.sleep(0)
            while await _lives(two, "nobody") is None:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
            while await _answered(one, two) != b"yes":
                pass
        for bus in (one, two):
            bus._trusts_at = 0.0
        while not await _lives(one, two.name):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)
        while (known := await _lives(one, "nobody")) is None:
            pass
        assert not known
        await one.close()
        await two.close()

    asyncio.run(scene())


async def _lives(bus: NatsBus, process: str) -> bool | None:
    """Whether it does; None while nobody knows."""
    try:
        return await bus.is_alive(process)
    except BusError:
        return None


@pytest.mark.usefixtures("patient")
def test_no_renewal_comes_after_a_lease_was_given_back(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has just come back from a break, or is about to, may be told to stop."""
    monkeypatch.setattr("euchre.bus.nats._PAUSE", 0.0)

    async def scene() -> None:
        one = await opened(nats.url, [])
        for turns in range(0, 60, 3):
            two = await opened(f"nats://127.0.0.1:{relay.port}", [])
            relay.cut()
            while two._client.is_connected:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
            relay.heal()
            for _ in range(turns):
                await asyncio.sleep(0.001)
            could = bool(two._client.is_connected)
            await two.close()
            # What cannot be given back runs out.
            assert not (could and await one.is_alive(two.name))
        await one.close()

    with relay_to(nats.port) as relay:
        asyncio.run(scene())


@pytest.mark.parametrize(
    "trouble",
    [
        lambda relay, _: relay.say(b"-ERR 'Something That Ends The Connection'\r\n"),
        lambda relay, _: relay.strand(),
        lambda relay, other: (
            relay.say(b'INFO {"connect_urls": ["127.0.0.1:%d"]}\r\n' % other.port),
            relay.cut(),
        ),
    ],
    ids=["refused", "stranded", "gone"],
)
def test_another_connection_is_made_whatever_became_of_the_one_before(
    trouble: Callable[[Relay, Relay], object], nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NATS closes it for good, it stands still with much on the way, or that server is gone."""
    monkeypatch.setattr("euchre.bus.nats._PING", 0.1)

    async def scene() -> None:
        back = asyncio.Event()
        one = await opened(f"nats://127.0.0.1:{relay.port}", [], back=back.set)
        two = await opened(nats.url, [], b"yes")
        trouble(relay, other)
        while not back.is_set():
            one.send(two.name, bytes(900_000))
            await asyncio.sleep(0.01)
        while await _answered(one, two) != b"yes":
            pass
        await one.close()
        await two.close()

    with relay_to(nats.port) as relay, relay_to(nats.port) as other:
        asyncio.run(scene())


async def _answered(bus: NatsBus, by: NatsBus) -> bytes | None:
    try:
        return await bus.ask(by.name, b"well?")
    except BusError:
        return None


def test_a_lease_that_ran_out_and_is_renewed_is_like_a_break(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may have taken the process for dead, though nothing was lost; as when it is not well.

    Nor is it renewed while its process is not well.
    """
    monkeypatch.setattr("euchre.bus.nats.LEASE", 0.4)
    ill: list[bool] = []

    def fall_ill() -> None:
        ill.append(True)

    async def scene() -> None:
        back = asyncio.Event()
        address = f"nats://127.0.0.1:{relay.port}"
        bus = await opened(address, [], back=back.set, is_well=lambda: not ill)
        for stop, go_on in ((relay.hang, relay.heal), (fall_ill, ill.clear)):
            back.clear()
            stop()
            while bus.is_sure:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
            go_on()
            await back.wait()
        await bus.close()

    with relay_to(nats.port) as relay:
        asyncio.run(scene())


def test_a_lease_that_runs_out_while_it_is_renewed_is_like_a_break(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was asked for in time, and NATS has answered too late."""
    clock = [0.0]
    monkeypatch.setattr("euchre.bus.nats.LEASE", 0.4)
    monkeypatch.setattr("euchre.bus.nats.monotonic", lambda: clock[0])

    async def late(*_: object) -> None:
        clock[0] = 0.5

    async def scene() -> None:
        back = asyncio.Event()
        bus = await opened(f"nats://127.0.0.1:{nats.port}", [], back=back.set)
        clock[0] = 0.3
        monkeypatch.setattr(bus._leases, "put", late)
        await asyncio.wait_for(back.wait(), 60)
        assert bus.is_sure
        await bus.close()

    asyncio.run(scene())


def test_a_bus_that_does_not_answer_is_an_error() -> None:
    """It is said, and not tried for ever."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def scene() -> None:
        with pytest.raises(BusError):
            await opened(f"nats://127.0.0.1:{port}", [])

    asyncio.run(scene())


@pytest.mark.usefixtures("patient")
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
