"""How much is allowed: to one address, to one person, and to this machine itself."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from litestar.enums import ScopeType
from litestar.types import Message, Receive, ReceiveMessage, Scope, Send

from euchre.server.guard import Guard, Watch
from euchre.server.limits import Buckets, Limits, address_of, identity_of_message

HOME = "192.0.2.7"


@dataclass
class Clock:
    """A clock that goes on only when somebody sleeps."""

    now: float = 0.0
    slept: list[float] = field(default_factory=list)

    def __call__(self) -> float:
        """What it shows."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.slept.append(seconds)
        self.now += seconds


def scope_of(
    kind: str = "http", client: str = HOME, method: str = "GET", **headers: str
) -> dict[str, Any]:
    """A request or connection of that address."""
    told = {"host": "localhost", **{name.replace("_", "-"): one for name, one in headers.items()}}
    return {
        "type": kind,
        "method": method,
        "path": "/api/games",
        "client": (client, 50000),
        "headers": [(name.encode(), one.encode()) for name, one in told.items()],
    }


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers requests, and hears all that comes by a socket."""
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    while (await receive())["type"] != "websocket.disconnect":
        pass


def guarded(proxies: tuple[str, ...] = ()) -> tuple[Guard, Clock]:
    """A guard of that application whose clock stands still, and the clock."""
    clock = Clock()
    limits = Limits(clock)
    watch = Watch(proxies=frozenset(proxies), limits=limits, sleep=clock.sleep)
    return Guard(app, watch), clock


def ask(guard: Guard, **asked: str) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request: status, headers and body."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> ReceiveMessage:
        raise AssertionError

    asyncio.run(guard(cast(Scope, scope_of(**asked)), receive, send))
    start, body = cast(list[Any], sent)
    return start["status"], {k.decode(): v.decode() for k, v in start["headers"]}, body["body"]


def tell(guard: Guard, messages: list[str], **asked: str) -> list[Message]:
    """Send these by a socket; what came back."""
    events: list[Any] = [{"type": "websocket.connect"}]
    events += [{"type": "websocket.receive", "text": one, "bytes": None} for one in messages]
    events.append({"type": "websocket.disconnect", "code": 1000})
    left, sent = iter(events), []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> ReceiveMessage:
        return cast(ReceiveMessage, next(left))

    asyncio.run(guard(cast(Scope, scope_of("websocket", **asked)), receive, send))
    return sent


def hello(token: str) -> str:
    return json.dumps({"type": "hello", "token": token, "last": -1})


def test_a_bucket_is_emptied_and_fills_again() -> None:
    """At once as many as it holds, then one for each that flows in; another key has its own."""
    clock = Clock()
    buckets = Buckets(2.0, 3.0, clock)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert buckets.take("b") == 0.0
    clock.now = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [0.0, 0.5]
    clock.now = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_very_many_keys_are_not_kept() -> None:
    """Whoever has a new address for each request does not fill the memory."""
    buckets = Buckets(1.0, 1.0, Clock())
    for at in range(30_000):
        buckets.take(str(at))
    assert len(buckets._left) == 20_000
    assert buckets.take("29999") == 1.0


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("127.0.0.1", "", None),
        ("::1", "", None),
        ("::ffff:127.0.0.1", "", None),
        (HOME, "", HOME),
        (HOME, "198.51.100.1", HOME),
        ("127.0.0.1", "198.51.100.1", None),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "127.0.0.1, 203.0.113.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "nonsense"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "", HOME),
    ],
)
def test_a_forwarded_address_is_believed_of_a_named_proxy_only(
    client: str, forwarded: str, address: str | None
) -> None:
    """Of the chain the last one that is no proxy counts: what stands before may be made up."""
    more = {"x_forwarded_for": forwarded} if forwarded else {}
    scope = cast(Scope, scope_of(client=client, **more))
    assert address_of(scope, frozenset({"10.0.0.1", "10.0.0.2"})) == address


def test_too_many_requests_of_an_address_are_refused_until_later() -> None:
    """With the seconds to wait; another address and this machine are served all the time."""
    guard, clock = guarded()
    answers = [ask(guard)[0] for _ in range(600)]
    assert set(answers) == {200}
    status, headers, body = ask(guard)
    assert (status, headers["retry-after"]) == (429, "1")
    assert json.loads(body)["reason"] == {"key": "server-too-many", "args": {"n": 1}}
    assert "content-security-policy" in headers
    assert ask(guard, client="192.0.2.8")[0] == 200
    assert {ask(guard, client="127.0.0.1")[0] for _ in range(700)} == {200}
    clock.now += 1.0
    assert ask(guard)[0] == 200


def test_what_makes_something_is_allowed_less_often() -> None:
    """Tables and people are not made by the thousand, while pages can still be read."""
    guard, _ = guarded()
    assert [ask(guard, method="POST")[0] for _ in range(121)].count(429) == 1
    assert ask(guard)[0] == 200


def test_one_person_is_limited_wherever_they_ask_from() -> None:
    """A token that is used from many addresses has one bucket; another token has another."""
    guard, _ = guarded()
    answers = [
        ask(guard, client=f"198.51.100.{at}", authorization="Bearer one")[0] for at in range(101)
    ]
    assert answers == [200] * 100 + [429]
    assert ask(guard, authorization="Bearer two")[0] == 200


def test_messages_are_held_back_and_none_is_lost() -> None:
    """Whoever sends too much by a socket is read more slowly, by address and by person."""
    guard, clock = guarded()
    tell(guard, ["x"] * 1000)
    assert clock.slept == []
    tell(guard, ["x"] * 10)
    assert len(clock.slept) == 10
    assert sum(clock.slept) == pytest.approx(10 / 200)
    clock.slept.clear()
    for at in range(2):
        tell(guard, [hello("me"), *["x"] * 59], client=f"198.51.100.{at}")
    assert sum(clock.slept) == pytest.approx(20 / 10)
    clock.slept.clear()
    tell(guard, [hello("me"), *["x"] * 2000], client="127.0.0.1")
    assert clock.slept == []


def test_only_a_hello_says_who_speaks() -> None:
    """Neither other messages, nor what only looks like one, nor a token as it is."""
    assert identity_of_message(hello("me")) == identity_of_message(hello("me"))
    assert identity_of_message(hello("me")) != identity_of_message(hello("you"))
    assert "me" not in (identity_of_message(hello("me")) or "me")
    assert identity_of_message('{"type":"next_deal"}') is None
    assert identity_of_message('{"type":"hello"') is None
    assert identity_of_message(hello("x" * 2000)) is None
    assert identity_of_message(None) is None


def test_an_address_has_so_many_sockets_and_no_more() -> None:
    """The next is closed at once; when one is left there is room again."""
    guard, _ = guarded()
    guard._watch.limits.sockets = 0
    assert tell(guard, []) == [{"type": "websocket.close", "code": 4429, "reason": "too many"}]
    assert tell(guard, [], client="::1") == []
    guard._watch.limits.sockets = 1
    assert tell(guard, []) == []
    assert tell(guard, []) == []
