"""The tests' own relay: it carries, is slow, keeps back, breaks and heals."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from tests.relay import Relay, relay_to


@pytest.fixture(scope="module")
def echo() -> Iterator[int]:
    """The port of a server that says everything again."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    there, _ = listening.accept()
                    threading.Thread(target=_say_again, args=(there,), daemon=True).start()

        threading.Thread(target=serve, daemon=True).start()
        yield listening.getsockname()[1]


def _say_again(there: socket.socket) -> None:
    with closing(there), suppress(OSError):
        while heard := there.recv(4096):
            there.sendall(heard)


def _met(relay: Relay) -> socket.socket:
    return socket.create_connection(("127.0.0.1", relay.port), 30)


def _echoed(there: socket.socket, said: bytes) -> bytes:
    there.sendall(said)
    heard = b""
    while len(heard) < len(said) and (more := there.recv(len(said))):
        heard += more
    return heard


def test_what_is_kept_back_goes_on_and_what_is_cut_is_lost(echo: int) -> None:
    """In order, whole and on the same connection; after a cut, on another one."""
    with relay_to(echo) as relay, _met(relay) as there:
        much = bytes(range(256)) * 1000
        assert _echoed(there, much) == much
        relay.slow(0.01)
        assert _echoed(there, b"slow") == b"slow"
        relay.hang()
        there.sendall(b"kept")
        there.settimeout(0.05)
        with pytest.raises(TimeoutError):
            there.recv(4)
        relay.heal()
        there.settimeout(30)
        assert there.recv(4) == b"kept"
        relay.keep_answer(b"this", b"lost")
        assert _echoed(there, b"only this") == b"only this"
        there.sendall(b"lost")
        while not relay.keeps_answer():
            pass
        relay.cut()
        assert _is_gone(there)
        with _met(relay) as other:
            assert _is_gone(other)
        relay.heal()
        with _met(relay) as other:
            assert _echoed(other, b"again") == b"again"


def _is_gone(there: socket.socket) -> bool:
    try:
        return there.recv(4) == b""
    except ConnectionResetError:
        return True
