"""Games shown again over HTTP: whose, what of them, files, and other formats."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from euchre.protocol.replay_messages import Replay
from tests.server.running import PATIENCE, Server, Sitting

DATA = Path(__file__).resolve().parent.parent / "data"


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, str]:
    """A table with a match to three that is over: its id and one's token."""
    table, token = server.open_table(options={"end.target": "3"})
    with server.sit(table, token) as me:
        _play(me, "match_over")
    return table, token


def _play(me: Sitting, end: str | None) -> None:
    """Play until the match, or the first deal if ``end`` is None, is over."""
    rng = random.Random(4)
    if not me.got:
        me.until_asked()
    while True:
        over = me.now["over"]
        if over is not None and (end is None or over[end]):
            return
        if over is None:
            me.act(rng)
        else:
            me.tell(type="next_deal")
        me.until_asked()


def _replay(answer: httpx.Response) -> dict[str, Any]:
    """A replay, which is one that the definitions know."""
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=Replay)
    told: dict[str, Any] = answer.json()
    return told


def _reason(answer: httpx.Response) -> str:
    """Why it was refused."""
    assert answer.status_code >= 400
    key: str = answer.json()["reason"]["key"]
    return key


def test_a_match_that_is_over_is_shown_to_whoever_knows_its_table(
    server: Server, played: tuple[str, str]
) -> None:
    """Without a token: every deal in a line, and each of them step by step with all hands."""
    table, _ = played
    told = _replay(server.get(f"api/replays/{table}"))
    assert told["over"]
    assert told["whole"]
    assert told["headline"] is not None
    assert [one["number"] for one in told["deals"]] == list(range(1, len(told["deals"]) + 1))
    assert max(told["deals"][-1]["scores"]) >= 3
    for deal in told["deals"]:
        shown = _replay(server.get(f"api/replays/{table}", [("deal", str(deal["number"]))]))
        first, last = shown["steps"][0], shown["steps"][-1]
        assert shown["deal"] == deal["number"]
        assert [len(hand) for hand in first["hands"]] == [5, 5, 5, 5]
        assert last["snapshot"]["over"]["headline"] == deal["headline"]
        assert last["snapshot"]["scores"] == deal["scores"]
        for number, step in enumerate(shown["tricks"], 1):
            now = shown["steps"][step]["snapshot"]
            assert len(now["tricks"]) + 1 == number
            assert len(now["trick"]["cards"]) == 1


def test_a_match_that_goes_on_is_shown_to_its_seats_only(server: Server) -> None:
    """A seat sees each deal when it is over, and nothing of the one that is played."""
    table, token = server.open_table(seed=2)
    with server.sit(table, token) as me:
        me.until_asked()
        mine = [token]
        assert _reason(server.get(f"api/replays/{table}", tokens=mine)) == "server-no-replay"
        _play(me, None)
        shown = _replay(server.get(f"api/replays/{table}", tokens=mine))
        assert [one["number"] for one in shown["deals"]] == [1]
        me.tell(type="next_deal")
        me.until_asked()
        assert len(_replay(server.get(f"api/replays/{table}", tokens=mine))["deals"]) == 1
    assert _reason(server.get(f"api/replays/{table}")) == "server-no-replay"
    assert _reason(server.get(f"api/replays/{table}", tokens=["guess"])) == "server-no-replay"
    assert _reason(server.get("api/replays/nowhere")) == "server-no-table"


def test_the_log_of_a_table_as_a_file_is_the_same_replay(
    server: Server, played: tuple[str, str]
) -> None:
    """What is saved and sent back shows the same deals, step by step; so does its EGN."""
    table, _ = played
    log = server.get(f"api/tables/{table}/log").content
    told = _replay(server.get(f"api/replays/{table}"))
    from_log = _send(server, log)
    egn = httpx.post(f"{server.address}api/convert?to=egn", content=log, timeout=PATIENCE)
    assert egn.status_code == 200, egn.text
    from_egn = _send(server, egn.content)
    for other in (from_log, from_egn):
        assert [one["scores"] for one in other["deals"]] == [one["scores"] for one in told["deals"]]
        assert other["steps"][0]["hands"] == told["steps"][0]["hands"]
        assert other["problem"] is None
    back = httpx.post(f"{server.address}api/convert?to=log", content=log, timeout=PATIENCE)
    assert _send(server, back.content)["deals"] == from_log["deals"]


def _send(server: Server, content: bytes, **query: str) -> dict[str, Any]:
    """The replay of a file."""
    return _replay(_sent(server, content, **query))


def _sent(server: Server, content: bytes, **query: str) -> httpx.Response:
    return httpx.post(
        f"{server.address}api/replays", content=content, params=query, timeout=PATIENCE
    )


def test_a_file_that_breaks_the_rules_is_shown_as_far_as_it_goes(
    server: Server, played: tuple[str, str]
) -> None:
    """What is wrong is said with its place in the language of the page."""
    table, _ = played
    lines = server.get(f"api/tables/{table}/log").text.splitlines()
    told = _send(server, "\n".join([*lines[:-3], "{"]).encode(), lang="en")
    assert told["problem"]["key"] == "replay-problem"
    assert f"line {len(lines) - 2}" in told["problem"]["args"]["problem"]
    assert told["deals"]
    assert not told["over"]
    greek = _send(server, "\n".join([*lines[:-3], "{"]).encode(), lang="el")
    assert greek["problem"] != told["problem"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "replay-problem"),
        (b"hello", "replay-problem"),
        (b"\xff\xfe\x00", "replay-not-text"),
        (b"x" * 3_000_000, "server-too-large"),
    ],
)
def test_what_is_no_game_is_refused_in_words(server: Server, content: bytes, reason: str) -> None:
    """Nothing that is sent makes the server fail."""
    assert _reason(_sent(server, content)) == reason


def test_a_format_that_is_not_written_is_refused(server: Server, played: tuple[str, str]) -> None:
    """PTN is read and not written."""
    log = server.get(f"api/tables/{played[0]}/log").content
    answer = httpx.post(f"{server.address}api/convert?to=ptn", content=log, timeout=PATIENCE)
    assert _reason(answer) == "server-bad-message"


def test_answers_are_compressed_for_who_can_read_that(
    server: Server, played: tuple[str, str]
) -> None:
    """A replay is some thousand bytes on the wire; who does not ask for gzip gets it plain."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        with client.stream("GET", f"api/replays/{played[0]}") as answer:
            assert answer.headers["content-encoding"] == "gzip"
            raw = b"".join(answer.iter_raw())
        plain = client.get(f"api/replays/{played[0]}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(raw) < 12_000 < len(plain.content)
