"""Requests of every kind, made by schemathesis: each is answered as its types say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.routes import HTTPRoute
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from euchre.rules import PRESETS
from euchre.server.app import build_app
from euchre.server.guard import Guard, Watch
from euchre.server.hub import Hub
from euchre.store.store import open_store
from tests.conftest import TIER
from tests.server.api import ROUTES, document
from tests.server.people import Client
from tests.server.running import Server

REQUESTS = 10_000 if TIER == "soak" else 60
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


def test_the_document_knows_every_route(tmp_path: Path) -> None:
    """No route of the server is left out of what is fuzzed."""
    store = open_store(tmp_path)
    guard = build_app(Hub(store), Watch())
    store.close()
    assert isinstance(guard, Guard)
    assert isinstance(guard._app, Litestar)
    served = {
        (method.lower(), route.path_format)
        for route in guard._app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert {(one.method, one.path) for one in ROUTES} == served


def test_no_request_is_a_fault(tmp_path: Path) -> None:
    """Fitting and unfitting ones: an answer of its type, or a refusal with a reason."""
    with Server(tmp_path) as server:
        ann = Client(server, "Ann")
        table, _ = ann.open_table()
        alone, token = server.open_table(player="random")
        known = {
            "table": [table, alone],
            "token": [token, ann.me.token],
            "game": [*PRESETS, "na24:end.target=5"],
            "format": ["egn", "log"],
            "to": ["egn", "log", "text"],
            "lang": ["en", "fi"],
            "Authorization": [f"Bearer {ann.me.token}", f"Bearer {token}, {ann.me.token}"],
        }
        schema = schemathesis.openapi.from_dict(document(known))

        @settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))
        @given(st.data())
        def ask(data: st.DataObject) -> None:
            case: Case[Any] = data.draw(schema.as_strategy())
            case.call_and_validate(base_url=server.address.rstrip("/"), checks=CHECKS)

        ask()
        assert server.get("health/ready").status_code == 200
        code, _, err = server.stop()
    assert code == 0
    assert "Traceback" not in err
