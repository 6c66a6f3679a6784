"""The drawn table in a real (pseudo) terminal: it starts, is left, and goes on."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

SIZE = struct.pack("HHHH", 24, 80, 0, 0)
ESCAPES = re.compile(rb"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][AB0]|[=>78])")
PATIENCE = 120
"""Seconds after which a silent program is given up."""


class Terminal:
    """The program, with a terminal of 80 × 24 at all its ends."""

    def __init__(self, *words: str) -> None:
        """Start the program with these arguments."""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, SIZE)
        environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(  # noqa: S603 - this Python
            [sys.executable, "-m", "euchre", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self._seen = b""

    def wait_for(self, *told: str) -> None:
        """Read what is drawn until one of these words is."""
        wanted = [one.encode() for one in told]
        while not any(one in ESCAPES.sub(b"", self._seen) for one in wanted):
            ready, _, _ = select.select([self._master], [], [], PATIENCE)
            assert ready, f"nothing more came after {self._seen[-2000:]!r}"
            try:
                self._seen += os.read(self._master, 65536)
            except OSError as error:
                raise AssertionError(f"the program ended: {self._seen[-2000:]!r}") from error

    def press(self, keys: bytes) -> None:
        """Press keys."""
        self._seen = b""
        os.write(self._master, keys)

    def end(self) -> int:
        """The exit code, once the program has ended."""
        code = self.process.wait(timeout=PATIENCE)
        os.close(self._master)
        return code


@pytest.mark.parametrize("key", [b"q", b"\x03"])
def test_table_is_drawn_left_and_gone_on_with(tmp_path: Path, key: bytes) -> None:
    """The table appears; q and Ctrl-C leave it with exit code 0; --resume shows it again."""
    words = ("play", "--data", str(tmp_path), "--seed", "4", "--pace", "fast")
    for again in (words, ("play", "--resume", "--data", str(tmp_path), "--pace", "fast")):
        terminal = Terminal(*again)
        try:
            terminal.wait_for("Your turn")
            terminal.press(key)
            terminal.wait_for("The game is kept.")
            assert terminal.end() == 0
        finally:
            terminal.process.kill()
    assert [one.name for one in (tmp_path / "games").iterdir()] == ["0001.jsonl"]
