"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import uvicorn

from euchre.protocol.words import read
from euchre.server.app import build_app, is_client_built
from euchre.server.hub import Hub
from euchre.server.security import LOOPBACK_NAMES
from euchre.server.thinking import Thinkers
from euchre.store.store import Store, StoreError, open_store
from euchre.texts import Catalogue, Text, best_language

__all__ = ["DEFAULT_PORT", "serve"]

ADDRESS: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8000
_PORTS_TRIED: Final = 100

_LARGEST_FRAME: Final = 16 * 1024 * 1024
"""Bytes at which a connection is cut off; below that, what is too large is refused in words."""
_PATIENCE: Final = 3
"""Seconds that open requests get to finish when the server stops."""


def serve(
    *,
    data: Path,
    port: int | None = None,
    host_names: tuple[str, ...] = (),
    open_browser: bool = False,
    language: str | None = None,
) -> int:
    """Serve tables on 127.0.0.1 until interrupted; the exit code.

    ``data`` is the folder where games are kept. ``port`` is 8000 if it is None, and 0 takes
    any that is free; where it is taken, the next free one is. ``host_names`` are names,
    besides those of this machine itself, under which a proxy passes requests on.
    """
    catalogue = Catalogue(best_language(language, os.environ))

    def say(text: Text) -> None:
        sys.stdout.write(catalogue.say(text) + "\n")
        sys.stdout.flush()

    def complain(text: Text) -> None:
        sys.stderr.write(catalogue.say(text) + "\n")

    wanted = DEFAULT_PORT if port is None else port
    listening = _listen(wanted)
    if listening is None:
        complain(Text.of("serve-no-port", port=str(wanted)))
        return 1
    with listening:
        try:
            store = open_store(data)
        except StoreError as error:
            complain(read(error.reason))
            return 1
        try:
            names = LOOPBACK_NAMES | {name.lower() for name in host_names}
            got = listening.getsockname()[1]
            if wanted not in {0, got}:
                say(Text.of("serve-port-taken", port=str(wanted), other=str(got)))
            if not is_client_built():
                complain(Text("serve-no-client"))
            address = f"http://{ADDRESS}:{got}/"

            def listens() -> None:
                say(Text.of("serve-address", address=address))
                if open_browser:
                    # In a thread: some browsers take their time to answer.
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

            asyncio.run(_serve(store, names, listening, listens))
            say(Text("serve-stopped"))
        finally:
            store.close()
    return 0


def _listen(wanted: int) -> socket.socket | None:
    """A socket at that port, or at the next free one; None if there is none."""
    for port in range(wanted, wanted + _PORTS_TRIED):
        one = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        # A port just left may be taken again; one that is being listened at may not.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((ADDRESS, port))
            one.listen(128)
        except (OSError, OverflowError) as error:
            one.close()
            if isinstance(error, OverflowError) or error.errno not in _TAKEN:
                return None
        else:
            return one
    return None


_TAKEN: Final = {errno.EADDRINUSE, errno.EACCES}


class _Server(uvicorn.Server):
    """Says when it really listens, and leaves quietly when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self._listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listens()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As the original, but a signal that was obeyed is not raised again."""
        before = {
            one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


async def _serve(
    store: Store, names: frozenset[str], listening: socket.socket, listens: Callable[[], None]
) -> None:
    thinkers = Thinkers()
    hub = Hub(store, decider=thinkers.decide)
    config = uvicorn.Config(
        build_app(hub, names),
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
    )
    try:
        await _Server(config, listens).serve(sockets=[listening])
    finally:
        await hub.close()
        await thinkers.close()
