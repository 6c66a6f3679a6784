"""The server's HTTP part as an OpenAPI document, for tests: made of its message types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from euchre.protocol.messages import (
    CreateTable,
    Failure,
    FairTable,
    GameOffer,
    GameRules,
    QrCode,
    RuleSheet,
    TableCreated,
    TableSummary,
)
from euchre.protocol.people_messages import (
    Found,
    Lobby,
    MoveCode,
    MyGame,
    Naming,
    Person,
    PersonCreated,
    PlaceFound,
    PlayNow,
    Rating,
    Statistics,
    UseCode,
)
from euchre.protocol.replay_messages import Replay

REF = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Route:
    """A request that the server answers."""

    method: str
    path: str
    answer: Any = None
    """The type of the answer; None where it is no message."""
    status: int = 200
    body: Any = None
    """The type of what is sent; ``bytes`` for a file, None for nothing."""
    query: tuple[str, ...] = ()
    is_personal: bool = False
    """Whether a token says whose it is."""


ROUTES = (
    Route("post", "/api/tables", TableCreated, 201, CreateTable, is_personal=True),
    Route("post", "/api/fair-tables", FairTable, 201),
    Route("get", "/api/tables/{table}/log", query=("match", "format", "lang"), is_personal=True),
    Route("get", "/api/tables", list[TableSummary], query=("token",), is_personal=True),
    Route("get", "/api/games", list[GameOffer]),
    Route("get", "/api/game", GameRules, query=("game",)),
    Route("get", "/api/rules", RuleSheet, query=("game",)),
    Route("get", "/api/qr", QrCode, query=("text",)),
    Route("post", "/api/people", PersonCreated, 201, Naming),
    Route("post", "/api/people/moved", PersonCreated, 201, UseCode),
    Route("get", "/api/me", Person, is_personal=True),
    Route("put", "/api/me", Person, body=Naming, is_personal=True),
    Route("delete", "/api/me", status=204),
    Route("post", "/api/me/code", MoveCode, 201, is_personal=True),
    Route("get", "/api/me/games", list[MyGame], is_personal=True),
    Route("get", "/api/me/statistics", list[Statistics], is_personal=True),
    Route("get", "/api/me/ratings", list[Rating], is_personal=True),
    Route("get", "/api/me/data", is_personal=True),
    Route("post", "/api/play-now", PlaceFound, 201, PlayNow, is_personal=True),
    Route("get", "/api/codes/{code}", Found),
    Route("get", "/api/lobby", Lobby),
    Route("get", "/api/replays/{table}", Replay, query=("match", "deal"), is_personal=True),
    Route("post", "/api/replays", Replay, body=bytes, query=("lang", "deal")),
    Route("post", "/api/convert", body=bytes, query=("to", "lang")),
)


def document(values: dict[str, list[str]]) -> dict[str, Any]:
    """The document; ``values`` are what may stand for a name: a table, a token that is known."""
    types = [
        one for route in ROUTES for one in (route.answer, route.body) if one not in (None, bytes)
    ]
    schemas, named = msgspec.json.schema_components([*types, Failure], ref_template=REF)
    of_type = dict(zip(map(str, [*types, Failure]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route, of_type, values)
    return {
        "openapi": "3.1.0",
        "info": {"title": "euchre", "version": "1"},
        "paths": paths,
        "components": {"schemas": named},
    }


def _operation(
    route: Route, of_type: dict[str, Any], values: dict[str, list[str]]
) -> dict[str, Any]:
    def answer(schema: dict[str, Any]) -> dict[str, Any]:
        return {"description": "", "content": {"application/json": {"schema": schema}}}

    whole = {"description": ""} if route.answer is None else answer(of_type[str(route.answer)])
    failed = answer(of_type[str(Failure)])
    told: dict[str, Any] = {
        "parameters": list(_parameters(route, values)),
        "responses": {str(route.status): whole, "4XX": failed},
    }
    if route.body is bytes:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
        told["requestBody"] = {"content": content}
    elif route.body is not None:
        content = {"application/json": {"schema": of_type[str(route.body)]}}
        told["requestBody"] = {"content": content, "required": True}
    return told


def _parameters(route: Route, values: dict[str, list[str]]) -> list[dict[str, Any]]:
    found = []
    if "{" in route.path:
        name = route.path.partition("{")[2].partition("}")[0]
        found.append((name, "path", True))
    found += [(name, "query", False) for name in route.query]
    if route.is_personal:
        found.append(("Authorization", "header", False))
    return [
        {"name": name, "in": place, "required": required, "schema": _text(values.get(name, []))}
        for name, place, required in found
    ]


def _text(known: list[str]) -> dict[str, Any]:
    """Any text, and often one that means something."""
    return {"anyOf": [{"type": "string"}, {"enum": known}]} if known else {"type": "string"}
