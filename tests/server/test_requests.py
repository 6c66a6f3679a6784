"""What a server answers to plain requests, and to whom."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from euchre.protocol.messages import Failure, GameOffer, GameRules, QrCode, RuleSheet, TableSummary
from euchre.protocol.qr import qr_code
from euchre.rules import PRESETS
from tests.server.running import PATIENCE, Server


def test_games_and_rules_are_told(server: Server) -> None:
    """The lists that the pages are made of, as defined."""
    games = msgspec.json.decode(server.get("api/games").content, type=list[GameOffer])
    assert [one.preset for one in games] == list(PRESETS)
    answer = server.get("api/game", params=[("game", "na24:target=0")])
    assert msgspec.json.decode(answer.content, type=GameRules).problem is not None
    answer = server.get("api/rules", params=[("game", "na24:target=7:packets=2-2-2-2.3-3-3-3")])
    sheet = msgspec.json.decode(answer.content, type=RuleSheet)
    assert len(sheet.house_rules) == 2
    assert sheet.link == "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7"
    text = f"{server.address}#/game/{sheet.link}"
    answer = server.get("api/qr", params=[("text", text)])
    assert msgspec.json.decode(answer.content, type=QrCode) == qr_code(text)


def test_a_table_is_opened_by_a_link(server: Server) -> None:
    """House rules that no switch offers come with it, and the table tells its link again."""
    link = "na24:deal.packets=2-2-2-2.3-3-3-3:end.target=7"
    table, token = server.open_table(preset=link, options={"end.target": "3"})
    with server.sit(table, token) as me:
        now = me.until_asked()
        assert (now["preset"], now["link"]) == ("na24", f"{link[:-1]}3")
        assert len(now["options"]) == 2


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("api/game?game=na25", 404, "rules-unknown-preset-near"),
        ("api/rules?game=na25", 404, "rules-unknown-preset-near"),
        ("api/rules", 404, "rules-unknown-preset"),
        ("api/rules?game=na24:end.goal=3", 400, "rules-unknown-option-near"),
        ("api/rules?game=na24:end.target=x", 400, "rules-bad-number"),
        ("api/rules?game=na24:end.target=0", 400, None),
        ("api/rules?game=na24:end.target", 400, "rules-link-part"),
        ("api/rules?game=na24:end.target=5:target=7", 400, "rules-link-repeated"),
        ("api/qr", 400, "server-no-qr"),
        (f"api/qr?text={'x' * 2001}", 400, "server-no-qr"),
        ("api/nothing", 404, "server-not-found"),
        ("api/tables/x/socket", 405, "server-not-found"),
        ("%00", 404, "server-not-found"),
        ("assets/%00.js", 404, "server-not-found"),
        ("a" * 300, 404, "server-not-found"),
        ("a/" * 3000, 404, "server-not-found"),
    ],
)
def test_what_is_not_there_is_said(server: Server, path: str, status: int, key: str | None) -> None:
    """A wrong address or wrong options are answered by a Failure with its reason."""
    answer = server.get(path)
    assert answer.status_code == status
    failure = msgspec.json.decode(answer.content, type=Failure)
    assert key is None or failure.reason.key == key


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ({"preset": "na25"}, "rules-unknown-preset-near"),
        ({"preset": "na24", "options": {"end.target": "many"}}, "rules-bad-number"),
        ({"preset": "na24", "options": {"pack.lowest": "ace"}}, "rules-no-jacks"),
        ({"preset": "na24", "seat": 4}, "server-no-such-seat"),
        ({"preset": "na24", "seat": -1}, "server-no-such-seat"),
        ({"preset": "na24", "player": "nobody"}, "server-no-player"),
        ({"preset": "na24", "pace": "hasty"}, "server-bad-message"),
        ({"preset": "na24", "cheat": True}, "server-unknown-field"),
        ({"preset": "na24", "player": "x" * 20_000}, "server-too-large"),
        ({"preset": "na24", "player": "x" * 400_000}, "server-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, order: dict[str, object], key: str
) -> None:
    """No such rules, seat or player, or a message that is none: a Failure says which."""
    answer = httpx.post(server.address + "api/tables", json=order, timeout=PATIENCE)
    assert answer.status_code in {400, 413}
    assert msgspec.json.decode(answer.content, type=Failure).reason.key == key


def test_tables_to_go_back_to(server: Server) -> None:
    """Tokens that open a seat are answered with the table, others are left out."""
    one, other = server.open_table(), server.open_table(preset="british25")
    answer = server.get("api/tables", tokens=[one[1], "nothing", other[1]])
    found = msgspec.json.decode(answer.content, type=list[TableSummary])
    assert [table.table for table in found] == [one[0], other[0]]
    assert [table.preset for table in found] == ["na24", "british25"]
    assert server.get("api/tables").json() == []


def test_a_secret_in_an_address_is_refused(server: Server) -> None:
    """Addresses are kept by browsers and proxies: what opens a seat is read from a header only."""
    table, token = server.open_table()
    for path in ("api/tables", f"api/tables/{table}/log", f"api/replays/{table}", "api/me"):
        answer = server.get(path, params=[("token", token)])
        assert answer.status_code == 400
        failure = msgspec.json.decode(answer.content, type=Failure)
        assert failure.reason.key == "server-token-in-address"
        assert token not in answer.text


def test_a_foreign_page_is_turned_away(server: Server) -> None:
    """Neither requests nor sockets of another origin, nor under a foreign name, are served."""
    foreign = [{"Origin": "https://elsewhere.example"}, {"Origin": "null"}]
    foreign += [{"Host": "elsewhere.example"}, {"Host": f"elsewhere.example:{server.port}"}]
    table, token = server.open_table()
    for headers in foreign:
        answer = server.get("api/games", headers=headers)
        assert answer.status_code == 403
        assert answer.json()["reason"]["key"] == "server-foreign"
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus), server.sit(table, token, origin=origin):
            pass


def test_our_own_page_is_served(server: Server) -> None:
    """Under every name of this machine, and from a page of this server."""
    for name in (f"localhost:{server.port}", f"127.0.0.1:{server.port}"):
        answer = server.get("api/games", headers={"Host": name, "Origin": f"http://{name}"})
        assert answer.status_code == 200
    table, token = server.open_table()
    with server.sit(table, token, origin=f"http://127.0.0.1:{server.port}") as me:
        assert me.hear()["type"] == "snapshot"


def test_a_proxy_may_use_a_name_of_its_own(tmp_path: Path) -> None:
    """Names given at the start are served besides those of this machine, and no others."""
    with Server(tmp_path, 0, "--host-name", "Cards.example") as server:
        for name, status in (("cards.example", 200), ("localhost", 200), ("other.example", 403)):
            headers = {"Host": name, "Origin": f"https://{name}"}
            assert server.get("api/games", headers=headers).status_code == status


def test_every_answer_says_what_a_page_may_do(server: Server) -> None:
    """The content security policy allows nothing inline and nothing of other servers."""
    for path in ("", "api/games", "api/nothing"):
        answer = server.get(path)
        policy = answer.headers["content-security-policy"]
        parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert parts["default-src"] == "'none'"
        assert parts["script-src"] == "'self'"
        assert parts["connect-src"] == "'self'"
        assert parts["style-src"] == "'self'"
        assert parts["frame-ancestors"] == "'none'"
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
