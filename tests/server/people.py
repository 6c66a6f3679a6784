"""People at tables of a server: who they are, what they hear, and how they play."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import msgspec

from euchre.protocol.people_messages import PersonCreated
from tests.server.running import PATIENCE, Server, Sitting

SHORT = "na24:end.target=2"


class Client:
    """A person with a browser."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        made = self.ask("POST", "people", {"name": name})
        assert made.status_code == 201, made.text
        self.me = msgspec.json.decode(made.content, type=PersonCreated)

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request of this person."""
        me = getattr(self, "me", None)
        headers = {} if me is None else {"authorization": f"Bearer {me.token}"}
        content = None if body is None else json.dumps(body).encode()
        address = f"{self.server.address}api/{path}"
        return httpx.request(method, address, headers=headers, content=content, timeout=PATIENCE)

    def open_table(self, preset: str = SHORT, **settings: object) -> tuple[str, str]:
        """Open a table of several people; its id and its code."""
        order = {"preset": preset, "pace": "fast", "player": "random", "settings": settings}
        answer = self.ask("POST", "tables", order)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert told["token"] == ""
        return told["table"], told["code"]


def hear_table(sitting: Sitting) -> dict[str, Any]:
    """Hear until the table is told."""
    while (told := sitting.hear())["type"] != "table":
        pass
    return told


def hands_told(log: str) -> int:
    """How many deals of a log tell all hands."""
    events = [json.loads(line) for line in log.splitlines()[1:]]
    dealt = [one["hands"] for one in events if one["event"] == "deal"]
    assert dealt
    return sum(all(hands) for hands in dealt)


def until(sitting: Sitting, kind: str) -> dict[str, Any]:
    """Hear until a message of that kind."""
    while (told := sitting.hear())["type"] != kind:
        assert told["type"] != "failure", told
    return told


def play_to_the_end(people: list[Sitting], rng: random.Random) -> None:
    """Everybody does what is offered until the match is over."""
    for one in people:
        while not any(got["type"] in {"snapshot", "happened"} for got in one.got):
            one.hear()
    while True:
        number = max(one.now["number"] for one in people)
        for one in people:
            while one.now["number"] < number:
                one.hear()
        numbers = {one.now["number"] for one in people}
        if len(numbers) > 1:
            continue
        over = people[0].now["over"]
        if over is not None and over["match_over"]:
            return
        turn = [one for one in people if one.now["turn"] == one.now["seat"]]
        if turn:
            turn[0].act(rng)
        elif over is not None:
            people[0].tell(type="next_deal")
        people[0].hear()
