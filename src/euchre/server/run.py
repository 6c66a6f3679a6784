"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from ipaddress import IPv6Address, ip_address
from typing import Final

import uvicorn

from euchre import __version__
from euchre.bus import BusError
from euchre.bus.chosen import bus_at
from euchre.protocol.qr import QR_BLOCKS, qr_lines
from euchre.protocol.words import read
from euchre.server.app import build_app, is_client_built
from euchre.server.garbage import search_shortly
from euchre.server.guard import Watch
from euchre.server.health import Health
from euchre.server.hub import Hub
from euchre.server.logs import set_up_logging
from euchre.server.metrics import Metrics
from euchre.server.neighbours import Neighbours
from euchre.server.network import let_many_come, uvicorn_config
from euchre.server.settings import DEFAULT_PORT, LOOPBACK, Settings, home_addresses
from euchre.server.thinking import Thinkers
from euchre.server.tidying import Tidying, keep_tidy
from euchre.server.training import Trainers
from euchre.store.postgres import postgres_at
from euchre.store.store import Store, StoreError, database_in, store_of
from euchre.table.attendance import GRACE
from euchre.table.queue import NotStoredError
from euchre.texts import Catalogue, Text, best_language

__all__ = ["Settings", "Tidying", "serve"]

_log = logging.getLogger(__name__)

_PORTS_TRIED: Final = 100
_TURN: Final = 0.0005
"""Seconds after which the event loop lets the thread of the store go on, which needs little."""
_QUICK: Final = 5.0
"""Seconds in which a store that is well answers."""
_PAPER: Final = "\x1b[38;5;16;48;5;231m"
_PLAIN: Final = "\x1b[0m"


def serve(settings: Settings) -> int:
    """Serve tables until interrupted; the exit code."""
    catalogue = Catalogue(best_language(settings.language, os.environ))

    def say(text: Text) -> None:
        sys.stdout.write(catalogue.say(text) + "\n")
        sys.stdout.flush()

    def complain(text: Text) -> int:
        sys.stderr.write(catalogue.say(text) + "\n")
        return 1

    set_up_logging(settings.log)
    let_many_come()
    sys.setswitchinterval(_TURN)
    wanted = DEFAULT_PORT if settings.port is None else settings.port
    try:
        listening = _listen(settings.address, wanted)
    except OSError as error:
        why = error.strerror or type(error).__name__
        return complain(Text.of("serve-no-address", address=settings.address, why=why))
    if listening is None:
        return complain(Text.of("serve-no-port", port=str(wanted)))
    metrics = Metrics()
    with listening:
        try:
            database = (
                postgres_at(settings.database) if settings.database else database_in(settings.data)
            )
            store = store_of(database, metrics.stored)
        except StoreError as error:
            return complain(read(error.reason))
        with closing(store):
            got = listening.getsockname()[1]
            if wanted not in {0, got}:
                say(Text.of("serve-port-taken", port=str(wanted), other=str(got)))
            if not is_client_built():
                if settings.log:
                    _log.warning("the pages of the browser client are not built")
                else:
                    complain(Text("serve-no-client"))
            here = home_addresses() if settings.home else ()
            try:
                asyncio.run(
                    _serve(
                        store,
                        settings,
                        Watch(settings.names(here), frozenset(settings.proxies), metrics=metrics),
                        listening,
                        lambda: _welcome(settings, got, here, say),
                    )
                )
            except BusError as error:
                return complain(Text.of("serve-no-bus", why=str(error)))
            _log.info("stopped")
            say(Text("serve-stopped"))
    return 0


def _welcome(
    settings: Settings, port: int, here: tuple[str, ...], say: Callable[[Text], None]
) -> None:
    """Say where to go, now that somebody is there."""
    _log.info("listening", extra={"port": port, "version": __version__})
    local = LOOPBACK if ip_address(settings.address).is_unspecified else settings.address
    address = f"http://{f'[{local}]' if ':' in local else local}:{port}/"
    if settings.home and here:
        outside = f"http://{here[0]}:{port}/"
        say(Text.of("serve-address", address=outside))
        _draw(outside)
        say(Text("serve-home"))
    else:
        say(Text.of("serve-address", address=address))
        if settings.home:
            say(Text("serve-no-home"))
    if settings.open_browser:
        # In a thread: some browsers take their time to answer.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _draw(address: str) -> None:
    """A code that a phone reads."""
    encoding = sys.stdout.encoding or "ascii"
    has_blocks = QR_BLOCKS.encode(encoding, "ignore").decode(encoding) == QR_BLOCKS
    for line in qr_lines(address, has_blocks=has_blocks):
        # Dark on light, whatever the colours of the terminal are.
        sys.stdout.write(f"{_PAPER}{line}{_PLAIN}\n" if sys.stdout.isatty() else f"{line}\n")


def _listen(address: str, wanted: int) -> socket.socket | None:
    """A socket at that port, or at the next free one; None if there is none.

    Raises:
        OSError: if there is no such address here.
    """
    try:
        is_new = isinstance(ip_address(address), IPv6Address)
    except ValueError:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)) from None
    for port in range(wanted, wanted + _PORTS_TRIED):
        family = socket.AF_INET6 if is_new else socket.AF_INET
        # Only of a socket that is said to be TCP, answers are sent at once and not gathered.
        one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        # A port just left may be taken again; one that is being listened at may not.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((address, port))
            one.listen(1024)
        except OverflowError:
            one.close()
            return None
        except OSError as error:
            one.close()
            if error.errno not in _TAKEN:
                raise
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
    store: Store,
    settings: Settings,
    watch: Watch,
    listening: socket.socket,
    listens: Callable[[], None],
) -> None:
    metrics = watch.metrics
    thinkers = Thinkers(took=metrics.thought)
    grace = GRACE if settings.grace is None else settings.grace
    trainers = None if settings.tables is None else Trainers(settings.tables, thinkers.decide)
    decider = (trainers or thinkers).decide
    hub = Hub(store, decider=decider, adviser=thinkers.advise, grace=grace)
    metrics.thinking.set_function(lambda: thinkers.waiting)
    metrics.tables.set_function(lambda: hub.open_tables)
    app = Health(build_app(hub, watch), metrics, settings.metrics_for, lambda: _is_ready(store))
    searching = asyncio.create_task(search_shortly())
    try:
        if settings.bus:
            # Whose owner is killed shall not wait here for a process to start.
            await thinkers.wake()
        async with _among_others(hub, settings), _kept_tidy(hub, settings.tidying):
            await _Server(uvicorn_config(app), listens).serve(sockets=[listening])
    finally:
        searching.cancel()
        if trainers is not None:
            await trainers.close()
        await thinkers.close()


@contextlib.asynccontextmanager
async def _among_others(hub: Hub, settings: Settings) -> AsyncIterator[None]:
    """The tables open, and shared with other processes if there is a bus; closed afterwards.

    Raises:
        BusError: if the bus cannot be reached.
    """
    with contextlib.ExitStack() as stack:
        if settings.bus:
            folder = settings.data / "bus"
            hub.others = Neighbours(stack.enter_context(bus_at(settings.bus, folder)), hub)
            await hub.others.open()
            _log.info("one of several", extra={"bus": hub.others.bus.name})
        try:
            yield
        finally:
            await hub.close()


@contextlib.asynccontextmanager
async def _kept_tidy(hub: Hub, wanted: Tidying) -> AsyncIterator[None]:
    """Tables that nobody uses are removed meanwhile."""
    task = asyncio.create_task(keep_tidy(hub, wanted))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _is_ready(store: Store) -> bool:
    """Whether the store answers: it is asked for a seat that nobody has."""
    try:
        await asyncio.wait_for(store.seat(""), _QUICK)
    except (NotStoredError, TimeoutError):
        return False
    return True
