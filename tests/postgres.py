"""A PostgreSQL of the tests' own: in a temporary folder, by a socket there, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import psycopg
import pytest

from euchre.store.postgres import SCHEMA

_READY = "ready to accept connections"
_SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=40")


@dataclass
class Postgres:
    """A running PostgreSQL."""

    folder: Path
    programs: Path
    restart: Callable[[], None]
    """Stop it, whoever is connected, and start it again."""

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / ".s.PGSQL.5432"

    def run(self, statement: str) -> None:
        """Do this as the owner."""
        with closing(psycopg.connect(self.url, autocommit=True)) as connection:
            connection.execute(statement.encode())

    def emptied(self) -> str:
        """The address of its database, after dropping all that is in it."""
        self.run(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE")
        return self.url


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server as long as the block runs.

    Where PostgreSQL is missing, the test is skipped with the reason; under CI it fails.
    """
    programs = _programs()
    # A short path: that of a socket may have no more than a hundred bytes.
    with tempfile.TemporaryDirectory(prefix="eupg") as name:
        folder = Path(name)
        user = _user()
        if user is not None:
            shutil.chown(folder, *user)
        command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "postgres"]
        command += ["-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        with _started(command, folder, user) as made:
            said, _ = made.communicate()
        assert made.returncode == 0, said
        with ExitStack() as stack:

            def start() -> None:
                stack.close()
                stack.enter_context(_served(programs / "postgres", folder, user))

            start()
            yield Postgres(folder, programs, start)


def _programs() -> Path:
    """The folder of PostgreSQL's programs: Debian does not put them into the path."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[4])
    )
    path = shutil.which("postgres")
    if path is not None:
        return Path(path).resolve().parent
    if found:
        return found[-1].parent
    missing = "PostgreSQL is missing; on Debian: apt-get install postgresql"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)


def _user() -> tuple[int, int] | None:
    """Whom to be, as user and group: PostgreSQL does not run for root."""
    if os.geteuid():
        return None
    try:
        found = pwd.getpwnam("postgres")
    except KeyError:
        found = pwd.getpwnam("nobody")
    return found.pw_uid, found.pw_gid


def _started(command: list[str], folder: Path, user: tuple[int, int] | None) -> Popen[str]:
    """A program that writes into a pipe, in that folder, as that user."""
    uid, gid = user or (None, None)
    return Popen(  # noqa: S603 - found above
        command,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        cwd=folder,
        user=uid,
        group=gid,
        extra_groups=None if user is None else [],
    )


@contextmanager
def _served(program: Path, folder: Path, user: tuple[int, int] | None) -> Iterator[None]:
    """The server that listens in that folder."""
    settings = [part for one in _SETTINGS for part in ("-c", one)]
    command = [str(program), "-D", str(folder / "data"), "-k", str(folder), *settings]
    with _started(command, folder, user) as server:
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line)
            if _READY in line:
                break
        else:
            pytest.fail("".join(said))
        # What it says later must not fill the pipe.
        reader = threading.Thread(target=server.stdout.read, daemon=True)
        reader.start()
        try:
            yield
        finally:
            server.send_signal(signal.SIGINT)  # "fast shutdown": without waiting for clients
            server.wait(timeout=60)
            reader.join()
