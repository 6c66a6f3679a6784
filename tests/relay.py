"""A way to a server that may be slow, stand still or break: a relay for tests.

It listens on this machine and carries bytes to where it leads, over connections of its own.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

_CHUNK = 65_536
_Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """The way to the server at a port of this machine, or at the socket of that path."""

    def __init__(self, to: int | Path) -> None:
        """Listen, in a thread of its own."""
        self.port = 0
        self._to = to
        self._delay = 0.0
        self._is_cut = False
        self._wanted: list[tuple[asyncio.Event, bytes]] = []
        """What is to be said next, and which way, until answers are kept back."""
        self._loop = asyncio.new_event_loop()
        self._forth, self._back = asyncio.Event(), asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._to_clients: set[asyncio.StreamWriter] = set()
        self._stranded: list[asyncio.Event] = []
        self._serving: set[asyncio.Task[None]] = set()
        self._over = asyncio.Event()
        listening = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self._thread.start()
        listening.wait()
        self.heal()

    def slow(self, seconds: float) -> None:
        """From now on whatever comes takes that long, each way; in order."""
        self._do(lambda: setattr(self, "_delay", seconds))

    def hang(self) -> None:
        """Keep all bytes back. Connections stay open, and new ones may be made."""

        def work() -> None:
            self._forth.clear()
            self._back.clear()

        self._do(work)

    def keep_answer(self, said: bytes, answer: bytes) -> None:
        """After a client has said the one, keep all answers back from the other on."""
        self._do(lambda: self._wanted.extend([(self._forth, said), (self._back, answer)]))

    def keeps_answer(self) -> bool:
        """Whether that has happened."""
        return not self._wanted

    def strand(self) -> None:
        """Keep back, until the end, whatever the connections of now carry; new ones are well."""

        def work() -> None:
            for gate in (self._forth, self._back):
                gate.clear()
                self._stranded.append(gate)
            self._forth, self._back = asyncio.Event(), asyncio.Event()
            self._forth.set()
            self._back.set()

        self._do(work)

    def say(self, said: bytes) -> None:
        """Say that to each client, as if the server did."""

        def work() -> None:
            for writer in self._to_clients:
                writer.write(said)

        self._do(work)

    def cut(self) -> None:
        """Drop all connections and what was kept back, and each new connection at once."""

        def work() -> None:
            self._is_cut = True
            self._abort()

        self._do(work)

    def heal(self) -> None:
        """As at the start; what was kept back goes on where its connection is still there."""

        def work() -> None:
            self._delay, self._is_cut = 0.0, False
            self._forth.set()
            self._back.set()

        self._do(work)

    def close(self) -> None:
        """Stop listening, and drop all connections."""
        self._do(self._over.set)
        self._thread.join()

    # ------------------------------------------------------------------ in the thread

    def _do(self, work: Callable[[], None]) -> None:
        """Do this in the thread, and wait until it is done."""

        async def job() -> None:
            work()

        asyncio.run_coroutine_threadsafe(job(), self._loop).result()

    def _run(self, listening: threading.Event) -> None:
        with closing(self._loop):
            self._loop.run_until_complete(self._listen(listening))

    async def _listen(self, listening: threading.Event) -> None:
        server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        listening.set()
        await self._over.wait()
        server.close()
        for gate in (self._forth, self._back, *self._stranded):
            gate.set()
        while self._serving:
            self._abort()
            await asyncio.wait(self._serving)

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client has come."""
        task = self._loop.create_task(self._serve((reader, writer)))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, client: _Streams) -> None:
        ways = [client]
        self._writers.add(client[1])
        tasks: list[asyncio.Task[None]] = []
        with suppress(OSError):
            if not self._is_cut:
                ways.append(await self._connected())
                self._writers.add(ways[1][1])
        if len(ways) == 2 and not self._is_cut:
            (from_client, to_client), (from_server, to_server) = ways
            self._to_clients.add(to_client)
            for reader, writer, gate in (
                (from_client, to_server, self._forth),
                (from_server, to_client, self._back),
            ):
                tasks.append(self._loop.create_task(self._carry(reader, writer, gate)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _, writer in ways:
            self._writers.discard(writer)
            self._to_clients.discard(writer)
            writer.close()

    async def _connected(self) -> _Streams:
        if isinstance(self._to, Path):
            return await asyncio.open_unix_connection(self._to)
        return await asyncio.open_connection("127.0.0.1", self._to)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event
    ) -> None:
        """Carry what comes one way, until one of its ends is closed."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def give() -> None:
            while True:
                due, chunk = await waiting.get()
                await asyncio.sleep(due - self._loop.time())
                await gate.wait()
                if not chunk:
                    return
                writer.write(chunk)
                await writer.drain()

        giving = self._loop.create_task(give())
        try:
            chunk = b"something"
            while chunk:
                # While nothing goes through, nothing more is taken.
                await gate.wait()
                chunk = await reader.read(_CHUNK)
                if self._wanted and gate is self._wanted[0][0] and self._wanted[0][1] in chunk:
                    del self._wanted[0]
                    if not self._wanted:
                        gate.clear()
                waiting.put_nowait((self._loop.time() + self._delay, chunk))
            await giving
        except OSError:
            pass
        finally:
            giving.cancel()
            await asyncio.gather(giving, return_exceptions=True)


@contextmanager
def relay_to(to: int | Path) -> Iterator[Relay]:
    """A relay to that port or socket as long as the block runs."""
    with closing(Relay(to)) as relay:
        yield relay
