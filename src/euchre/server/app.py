"""The routes: ``/api`` for the client, and the client itself for everything else."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ExceptionHandlersMap

from euchre.bus import BusError
from euchre.protocol.codec import LONGEST_MESSAGE, BadMessageError, decode_order, encode
from euchre.protocol.messages import Failure, Text
from euchre.protocol.offers import game_offers, game_rules, rule_sheet
from euchre.protocol.qr import LONGEST_QR, qr_code
from euchre.rules import ImpossibleRulesError, OptionError, UnknownPresetError
from euchre.rules.link import LinkError
from euchre.server.connection import talk
from euchre.server.guard import Guard, Watch
from euchre.server.hub import Hub
from euchre.server.people_routes import bearer, bearers, people_routes
from euchre.server.persons import Persons
from euchre.server.refused import RefusedError, bad_rules
from euchre.server.replay import converted, replay_routes
from euchre.table.queue import NotStoredError
from euchre.texts.options import RulesError

__all__ = ["STATIC", "build_app", "is_client_built"]

_log = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parent / "static"
"""Where the built client is; it is not in git."""

_Request = Request[Any, Any, State]

_LARGEST_BODY: Final = 262_144
"""Bytes of a request that are read at all; what we refuse with a reason is smaller still."""


_PACKED: Final = [r"\.woff2$", r"\.png$"]
"""Paths of what is compressed by itself."""


def is_client_built() -> bool:
    """Whether there is a client to serve."""
    return (STATIC / "index.html").is_file()


def build_app(hub: Hub, watch: Watch) -> ASGIApp:
    """The application around these tables, for whom the watch lets in."""
    persons = Persons(hub)
    handlers: list[HTTPRouteHandler | WebsocketRouteHandler | Router] = list(_routes(hub, persons))
    handlers += people_routes(persons)
    handlers += replay_routes(hub)
    if is_client_built():
        handlers.append(create_static_files_router(path="/", directories=[STATIC], html_mode=True))
    app = Litestar(
        route_handlers=handlers,
        exception_handlers=_ANSWERS,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=_PACKED),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=_LARGEST_BODY,
    )
    return Guard(app, watch)


def _routes(hub: Hub, persons: Persons) -> tuple[HTTPRouteHandler | WebsocketRouteHandler, ...]:
    @post("/api/tables", status_code=201)
    async def create_table(request: _Request) -> Response[bytes]:
        """Open a table."""
        order = decode_order(await request.body())
        if order.settings is None:
            # A person who is not known here any more plays as nobody in particular.
            token = bearer(request)
            who = await hub.store.person(token) if token else None
            return _json(encode(await hub.create(order, who)), 201)
        known = await persons.known(bearer(request))
        return _json(encode(await hub.open_company(order, known)), 201)

    @post("/api/fair-tables", status_code=201, sync_to_thread=False)
    def fair_table() -> Response[bytes]:
        """Promise a table whose deals can be proved."""
        return _json(encode(hub.promises.promise()), 201)

    @get("/api/tables/{table:str}/log")
    async def log(table: FromPath[str], request: _Request) -> Response[bytes]:
        """A match of a table, as a file."""
        match = request.query_params.get("match", "")
        wanted = int(match) if match.isdecimal() and len(match) < 7 else None
        text = await hub.log(table, bearer(request), wanted)
        form, kind = "log", "application/x-ndjson"
        if request.query_params.get("format", "log") == "egn":
            form, kind = "egn", "application/json"
            language = str(request.query_params.get("lang", ""))
            text = await asyncio.to_thread(converted, text.encode(), form, language)
        name = f'attachment; filename="euchre-{table}.{form}"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(text.encode(), media_type=kind, headers=headers)

    @get("/api/tables")
    async def tables(request: _Request) -> Response[bytes]:
        """The tables that the given tokens open."""
        return _json(encode(await hub.summaries(bearers(request))))

    @websocket("/api/tables/{table:str}/socket")
    async def socket(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
        """Play at a table."""
        await talk(socket, table, hub)

    return (create_table, fair_table, log, tables, socket, *_routes_of_rules())


def _routes_of_rules() -> tuple[HTTPRouteHandler, ...]:
    offers = encode(game_offers())

    @get("/api/games", sync_to_thread=False)
    def games() -> Response[bytes]:
        """The games that can be played."""
        return _json(offers)

    @get("/api/game", sync_to_thread=False)
    def game(request: _Request) -> Response[bytes]:
        """The rules of a link with all options."""
        return _json(encode(game_rules(_link(request))))

    @get("/api/rules", sync_to_thread=False)
    def rules(request: _Request) -> Response[bytes]:
        """The rule sheet of a link."""
        return _json(encode(rule_sheet(_link(request))))

    @get("/api/qr", sync_to_thread=False)
    def qr(request: _Request) -> Response[bytes]:
        """A text as a QR code."""
        try:
            return _json(encode(qr_code(str(request.query_params.get("text", "")))))
        except ValueError as error:
            reason = Text(key="server-no-qr", args={"n": LONGEST_QR})
            raise RefusedError(reason, str(error)) from error

    return (games, game, rules, qr)


def _link(request: _Request) -> str:
    """The rules that a request names."""
    return str(request.query_params.get("game", ""))


def _json(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, status_code=status, media_type="application/json")


def _failed(failure: Failure, status: int = 400) -> Response[bytes]:
    return _json(encode(failure), status)


def _bad_message(_: _Request, error: BadMessageError) -> Response[bytes]:
    return _failed(error.failure)


def _refused(_: _Request, error: RefusedError) -> Response[bytes]:
    return _failed(Failure(reason=error.reason, detail=error.detail), error.status)


def _not_stored(_: _Request, error: NotStoredError) -> Response[bytes]:
    return _failed(Failure(reason=error.reason), 503)


def _no_answer(_: _Request, error: BusError) -> Response[bytes]:
    _log.warning("another process did not answer: %s", error)
    return _failed(Failure(reason=Text(key="server-no-answer")), 503)


def _bad_rules(_: _Request, error: RulesError) -> Response[bytes]:
    status = 404 if isinstance(error, UnknownPresetError) else 400
    return _failed(Failure(reason=bad_rules(error), detail=str(error)), status)


def _http_error(_: _Request, error: HTTPException) -> Response[bytes]:
    keys = {404: "server-not-found", 405: "server-not-found", 413: "server-too-large"}
    key = keys.get(error.status_code, "server-bad-request")
    args: dict[str, str | int | Text] = {}
    if error.status_code == 413:
        args["limit"] = LONGEST_MESSAGE
    return _failed(Failure(reason=Text(key=key, args=args), detail=error.detail), error.status_code)


def _fault(request: _Request, error: Exception) -> Response[bytes]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _failed(Failure(reason=Text(key="server-fault")), 500)


_ANSWERS: Final[ExceptionHandlersMap] = {
    BadMessageError: _bad_message,
    RefusedError: _refused,
    NotStoredError: _not_stored,
    BusError: _no_answer,
    UnknownPresetError: _bad_rules,
    LinkError: _bad_rules,
    OptionError: _bad_rules,
    ImpossibleRulesError: _bad_rules,
    HTTPException: _http_error,
    Exception: _fault,
}
