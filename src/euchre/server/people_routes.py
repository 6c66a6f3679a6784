"""The routes of people: who one is, the lobby, one's own games and figures."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.params import FromPath

from euchre.protocol.base import Text
from euchre.protocol.codec import decode_as, encode
from euchre.protocol.people_messages import Found, Naming, Person, PlayNow, UseCode
from euchre.server.lobby import PublicTables
from euchre.server.persons import Persons
from euchre.server.refused import RefusedError

__all__ = ["bearer", "bearers", "people_routes"]

_Request = Request[Any, Any, State]
_Handler = HTTPRouteHandler | WebsocketRouteHandler

_BEARER: Final = "bearer "
_MOST_WAITING: Final = 1000
_TOO_SLOW: Final = 1013


def bearer(request: _Request) -> str:
    """The token that a request carries in its header; empty if none.

    Raises:
        RefusedError: if there is one in its address, which browsers and proxies keep.
    """
    if "token" in request.query_params:
        raise RefusedError(Text(key="server-token-in-address"))
    given = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given[: len(_BEARER)].lower() == _BEARER else ""


def bearers(request: _Request) -> list[str]:
    """The tokens that a request carries in its header, with commas between them.

    Raises:
        RefusedError: if there is one in its address.
    """
    return [one for token in bearer(request).split(",") if (one := token.strip())]


def people_routes(persons: Persons) -> tuple[_Handler, ...]:
    """The routes, over the people of a server."""

    @post("/api/people", status_code=201)
    async def create(request: _Request) -> Response[bytes]:
        """Become known by a name."""
        wanted = decode_as(Naming, await request.body())
        return _json(encode(await persons.create(wanted.name)), 201)

    @post("/api/people/moved", status_code=201)
    async def moved(request: _Request) -> Response[bytes]:
        """Become on this device who one is on another."""
        wanted = decode_as(UseCode, await request.body())
        return _json(encode(await persons.moved(wanted.code)), 201)

    @get("/api/me")
    async def me(request: _Request) -> Response[bytes]:
        """Who one is."""
        known = await persons.known(bearer(request))
        return _json(encode(Person(person=known.id, name=known.name)))

    @put("/api/me")
    async def rename(request: _Request) -> Response[bytes]:
        """Take another name."""
        known = await persons.known(bearer(request))
        wanted = decode_as(Naming, await request.body())
        return _json(encode(await persons.rename(known, wanted.name)))

    @delete("/api/me", status_code=204)
    async def forget(request: _Request) -> None:
        """Delete everything about oneself."""
        await persons.forget(await persons.known(bearer(request)))

    @post("/api/me/code", status_code=201)
    async def code(request: _Request) -> Response[bytes]:
        """A code for another device."""
        return _json(encode(await persons.code(await persons.known(bearer(request)))), 201)

    return (create, moved, me, rename, forget, code, *_own(persons), *_lobby(persons))


def _own(persons: Persons) -> tuple[_Handler, ...]:
    @get("/api/me/games")
    async def games(request: _Request) -> Response[bytes]:
        """One's own games."""
        return _json(encode(await persons.games(await persons.known(bearer(request)))))

    @get("/api/me/statistics")
    async def statistics(request: _Request) -> Response[bytes]:
        """Figures of one's own games."""
        return _json(encode(await persons.statistics(await persons.known(bearer(request)))))

    @get("/api/me/ratings")
    async def ratings(request: _Request) -> Response[bytes]:
        """One's own ratings."""
        return _json(encode(await persons.ratings(await persons.known(bearer(request)))))

    @get("/api/me/data")
    async def data(request: _Request) -> Response[bytes]:
        """All that is kept about oneself, as a file."""
        body = await persons.data(await persons.known(bearer(request)))
        answer = _json(body)
        answer.headers["content-disposition"] = 'attachment; filename="euchre-my-data.json"'
        return answer

    return (games, statistics, ratings, data)


def _lobby(persons: Persons) -> tuple[_Handler, ...]:
    hub = persons.hub

    @post("/api/play-now", status_code=201)
    async def play_now(request: _Request) -> Response[bytes]:
        """A seat at a public table, or at a new one."""
        known = await persons.known(bearer(request))
        wanted = decode_as(PlayNow, await request.body())
        return _json(encode(await hub.finder.play_now(wanted, known)), 201)

    @get("/api/codes/{code:str}")
    async def found(code: FromPath[str]) -> Response[bytes]:
        """The table of a short code."""
        table = await hub.store.table_of_code(code.strip().upper()[:20])
        if table is None:
            raise RefusedError(Text(key="table-no-code"), status=404)
        return _json(encode(Found(table=table)))

    @get("/api/lobby", sync_to_thread=False)
    def lobby() -> Response[bytes]:
        """The public tables."""
        return _json(encode(hub.lobby.all))

    @websocket("/api/lobby/socket")
    async def lobby_socket(socket: WebSocket[Any, Any, State]) -> None:
        """The public tables as they change."""
        await look_at_lobby(socket, hub.lobby)

    return (play_now, found, lobby, lobby_socket)


async def look_at_lobby(socket: WebSocket[Any, Any, State], lobby: PublicTables) -> None:
    """Tell a client what the lobby lists, until it goes away."""
    await socket.accept()
    waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)

    def send(message: bytes) -> None:
        # Who reads too slowly is cut off, and gets the whole list when it comes again.
        if waiting.full():
            writer.cancel()
        else:
            waiting.put_nowait(message)

    async def write() -> None:
        try:
            while True:
                await socket.send_data((await waiting.get()).decode(), mode="text")
        finally:
            if waiting.full():
                await socket.close(_TOO_SLOW)

    writer = asyncio.create_task(write())
    lobby.look(send)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        lobby.look_away(send)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


def _json(body: bytes, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    return Response(body, status_code=status, media_type="application/json", headers=headers)
