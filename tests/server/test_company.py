"""Tables of several people over HTTP and sockets: persons, seats, the lobby, one's own games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from euchre.notation.seen import read_seen
from euchre.protocol.messages import ServerMessage
from euchre.protocol.people_messages import LobbyTold, MyGame, Rating, Statistics
from tests.server.people import SHORT, Client, hands_told, hear_table, play_to_the_end, until
from tests.server.running import PATIENCE, Server
from tests.table.company import nonce_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def check_logs(
    server: Server, table: str, people: list[Client], receipts: list[dict[str, Any]], tmp_path: Path
) -> None:
    """Who sat there proves the deals of the first match; others see what was played."""
    # Whoever has the link alone sees what was played, and no hand beyond that.
    seen = server.get(f"api/tables/{table}/log", [("match", "1")]).text
    assert read_seen(seen).seat is None
    assert not read_seen(seen).problems
    assert "proof" not in json.loads(seen.split("\n", 1)[0])
    assert hands_told(seen) == 0
    stranger = Client(server, "Eve").me.token
    assert server.get(f"api/tables/{table}/log", [("match", "1")], tokens=[stranger]).text == seen
    # Who sat there has the whole of it, be it at another seat by now.
    first = people[0].me.token
    log = server.get(f"api/tables/{table}/log", [("match", "1")], tokens=[first]).text
    assert hands_told(log) > 0
    assert json.loads(log.split("\n", 1)[0])["names"] == ["Ann", "Bob", "Cas", "Dee"]
    kept = [tmp_path / f"{at}.json" for at in range(4)]
    for path, receipt in zip(kept, receipts, strict=True):
        path.write_text(json.dumps(receipt))
    (tmp_path / "log.jsonl").write_text(log)
    from euchre.cli.main import main  # noqa: PLC0415 - the program itself

    for path in kept:
        assert main(["verify", str(tmp_path / "log.jsonl"), "--receipt", str(path)]) == 0
    # A server that leaves out Cas's number is caught by name.
    header, rest = log.split("\n", 1)
    plain = json.loads(header)
    plain["proof"]["nonces"] = [one for one in plain["proof"]["nonces"] if one[1] != 2]
    (tmp_path / "forged.jsonl").write_text(json.dumps(plain) + "\n" + rest)
    assert main(["verify", str(tmp_path / "forged.jsonl"), "--receipt", str(kept[2])]) == 1
    # What does not tell the hands proves nothing, and is not said to.
    (tmp_path / "seen.jsonl").write_text(seen)
    assert main(["verify", str(tmp_path / "seen.jsonl")]) == 1
    wanted = [("format", "egn"), ("match", "1")]
    egn = server.get(f"api/tables/{table}/log", wanted, tokens=[first])
    assert egn.status_code == 200
    assert egn.json()


def test_four_people_play_a_match_and_prove_its_deals(server: Server, tmp_path: Path) -> None:
    """Opened by one, found by the code, started, played to the end, verified with a receipt."""
    people = [Client(server, name) for name in ("Ann", "Bob", "Cas", "Dee")]
    table, code = people[0].open_table(privacy="public", rated=True)
    assert people[1].ask("GET", f"codes/{code.lower()}").json() == {"table": table}
    with ExitStack() as stack:
        seats = [stack.enter_context(server.sit(table, one.me.token)) for one in people]
        receipts = []
        for seat, (sitting, one) in enumerate(zip(seats, people, strict=True)):
            commitment = until(sitting, "table")["commitment"]
            sitting.tell(type="sit", seat=seat, nonce=nonce_of(one.me.name))
            while (told := hear_table(sitting))["seat"] is None:
                pass
            mine = [[added["number"], added["seat"], added["nonce"]] for added in told["nonces"]]
            receipts.append({"table": table, "commitment": commitment, "nonces": mine[-1:]})
        assert [receipt["nonces"][0][1] for receipt in receipts] == [0, 1, 2, 3]
        seats[0].tell(type="start")
        play_to_the_end(seats, random.Random(1))
        for sitting in seats:
            for got in sitting.got:
                msgspec.json.decode(json.dumps(got), type=ServerMessage)
        seats[1].tell(type="rematch", rotate=True)
        while seats[1].now["over"] is not None:
            seats[1].hear()
        assert seats[1].now["seat"] == 2
    assert server.get(f"api/tables/{table}/log").status_code == 400
    check_logs(server, table, people, receipts, tmp_path)
    games = msgspec.json.decode(people[1].ask("GET", "me/games").content, type=list[MyGame])
    assert [(one.table, one.seat, one.matches, one.over) for one in games] == [(table, 2, 2, False)]
    figures = msgspec.json.decode(
        people[1].ask("GET", "me/statistics").content, type=list[Statistics]
    )
    assert (figures[0].matches, len(figures[0].calls)) == (1, 4)
    assert figures[0].deals == sum(place.deals for place in figures[0].calls) > 0
    ratings = [
        msgspec.json.decode(one.ask("GET", "me/ratings").content, type=list[Rating])[0]
        for one in people
    ]
    assert sorted({one.matches for one in ratings}) == [1]
    assert ratings[0].rating == ratings[2].rating
    assert ratings[0].rating + ratings[1].rating == 3000
    assert ratings[0].rating != 1500


def test_persons_have_a_name_and_move_by_a_code(server: Server) -> None:
    """A code works once, on another device; a wrong one and a bad name are refused."""
    ann = Client(server, "  Ann  ")
    assert ann.me.name == "Ann"
    assert ann.ask("GET", "me").json() == {"person": ann.me.person, "name": "Ann"}
    assert ann.ask("PUT", "me", {"name": "Anna"}).json()["name"] == "Anna"
    assert ann.ask("PUT", "me", {"name": " @ "}).status_code == 400
    first = ann.ask("POST", "me/code").json()["code"]
    second = ann.ask("POST", "me/code").json()["code"]
    other = Client(server, "Other")
    # A new code takes the place of the one before it.
    assert other.ask("POST", "people/moved", {"code": first}).status_code == 400
    moved = other.ask("POST", "people/moved", {"code": f" {second[:4].lower()}-{second[4:]} "})
    assert moved.status_code == 201
    assert moved.json()["person"] == ann.me.person
    assert moved.json()["token"] != ann.me.token
    assert other.ask("POST", "people/moved", {"code": second}).status_code == 400
    assert server.get("api/me").status_code == 401
    for body in ({}, {"name": 3}, {"name": "x", "cheat": 1}):
        assert ann.ask("POST", "people", body).status_code == 400


def test_a_game_against_computers_is_among_ones_own(server: Server) -> None:
    """Opened in one's own name it counts in the figures, and opens with either token."""
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    order = {"preset": SHORT, "pace": "fast", "player": "random", "seed": 1}
    made = ann.ask("POST", "tables", order).json()
    assert made["token"]
    rng = random.Random(3)
    with server.sit(made["table"], made["token"]) as one:
        one.until_asked()
        with server.sit(made["table"], ann.me.token) as two:
            assert until(two, "snapshot")["seat"] == 0
        with server.sit(made["table"], bob.me.token) as stranger:
            assert stranger.refusal() == "server-no-seat"
        while not (one.now["over"] or {}).get("match_over"):
            if one.now["over"] is None:
                one.act(rng)
            else:
                one.tell(type="next_deal")
            one.until_asked()
        assert not [got for got in one.got if got["type"] == "failure"]
    games = ann.ask("GET", "me/games").json()
    assert [(game["table"], game["over"]) for game in games] == [(made["table"], True)]
    figures = ann.ask("GET", "me/statistics").json()
    assert figures[0]["matches"] == 1
    assert bob.ask("GET", "me/games").json() == []
    assert ann.ask("DELETE", "me").status_code == 204
    with server.sit(made["table"], made["token"]) as still:
        assert until(still, "snapshot")["seat"] == 0


def test_a_table_is_refused_that_cannot_be(server: Server) -> None:
    """Without a person, with settings that do not fit, with a seat or a seed: each says why."""
    ann = Client(server, "Ann")
    for changed, key in (
        ({"settings": {"rated": True}}, "table-rated-is-public"),
        ({"settings": {"people": 9}}, "table-people-limit"),
        ({"settings": {"clock": 30}}, "server-bad-message"),
        ({"settings": {}, "seed": 3}, "table-no-places"),
        ({"settings": {}, "player": "nobody"}, "server-no-player"),
    ):
        answer = ann.ask("POST", "tables", {"preset": "na24", **changed})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, key)
    answer = httpx.post(
        server.address + "api/tables", json={"preset": "na24", "settings": {}}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["reason"]["key"]) == (401, "table-no-person")
    assert server.get("api/codes/NONE").status_code == 404


def test_play_now_fills_with_computers_and_the_next_one_joins(server: Server) -> None:
    """A new table begins when its person sits; the lobby lists it, and the second sits there."""
    wanted = {"preset": "na24", "pace": "fast", "player": "random"}
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    place = ann.ask("POST", "play-now", wanted).json()
    assert place["new"]
    address = f"ws{server.address.removeprefix('http')}api/lobby/socket"
    with connect(address, open_timeout=PATIENCE) as lobby:
        first = msgspec.json.decode(lobby.recv(timeout=PATIENCE), type=LobbyTold)
        assert place["table"] not in str(first)
        with server.sit(place["table"], ann.me.token) as one:
            until(one, "table")
            one.tell(type="sit", seat=place["seat"], nonce=nonce_of("Ann"))
            until(one, "happened")
            told = json.loads(lobby.recv(timeout=PATIENCE))
            while not told["started"]:
                told = json.loads(lobby.recv(timeout=PATIENCE))
            assert (told["type"], told["table"], told["free"]) == ("lobby_table", place["table"], 3)
            listed = server.get("api/lobby").json()["tables"]
            assert place["table"] in [shown["table"] for shown in listed]
            other = bob.ask("POST", "play-now", wanted).json()
            assert (other["table"], other["new"]) == (place["table"], False)
            with server.sit(other["table"], bob.me.token) as two:
                until(two, "table")
                two.tell(type="sit", nonce=nonce_of("Bob"))
                while (told := until(two, "table"))["seat"] is None:
                    pass
                assert told["seats"][told["seat"]]["person"] == bob.me.person
                # Bob's seat was a computer player's when the match began.
                path = f"api/tables/{place['table']}/log"
                assert read_seen(server.get(path, tokens=[ann.me.token]).text).seat == 0
                assert server.get(path, tokens=[bob.me.token]).status_code == 400
            # With other rules or a clock there is no fitting table.
            assert bob.ask("POST", "play-now", {**wanted, "clock": 20}).json()["new"]
        told = json.loads(lobby.recv(timeout=PATIENCE))
        while told["type"] != "lobby_gone":
            told = json.loads(lobby.recv(timeout=PATIENCE))
        assert told["table"] == place["table"]


def test_my_data_is_told_and_deleted(server: Server) -> None:
    """As a file; after that the token is nobody's, and a computer player sits at the table."""
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    table, _ = ann.open_table()
    with server.sit(table, ann.me.token) as one, server.sit(table, bob.me.token) as two:
        for sitting, client in ((one, ann), (two, bob)):
            until(sitting, "table")
            sitting.tell(type="sit", nonce=nonce_of(client.me.name))
            until(sitting, "table")
        one.tell(type="fill")
        one.tell(type="start")
        until(one, "happened")
        two.tell(type="chat", id="1", text="my words")
        until(one, "said")
        data = bob.ask("GET", "me/data").json()
        assert [line["text"] for line in data["said"]] == ["my words"]
        assert [sat["table"] for sat in data["sittings"]] == [table]
        assert bob.ask("DELETE", "me").status_code == 204
        while [seat["who"] for seat in until(one, "table")["seats"]].count("computer") != 3:
            pass
        # A connection that was open before is that of nobody from now on.
        two.tell(type="sit", nonce=nonce_of("Bob"))
        two.tell(type="report", person=ann.me.person, why="gone")
        assert [two.refusal(), two.refusal()] == ["table-who-are-you"] * 2
        # Who heard the words that are gone hears the next ones as new.
        one.tell(type="chat", id="2", text="after")
        assert until(one, "said")["number"] == 2
    assert bob.ask("GET", "me").status_code == 401
    with server.sit(table, bob.me.token) as gone:
        assert gone.refusal() == "server-no-seat"
    with server.sit(table, "") as watcher:
        told = until(watcher, "table")
        assert "Bob" not in json.dumps(told)
        assert bob.me.person not in json.dumps(told)
        assert until(watcher, "said")["text"] == "after"
        assert [one["number"] for one in watcher.got if one["type"] == "said"] == [2]


def test_a_table_of_people_survives_a_restart(tmp_path: Path) -> None:
    """Seats, settings, code and talk are there again; everybody goes on at the same number."""
    with Server(tmp_path) as first:
        ann, bob = Client(first, "Ann"), Client(first, "Bob")
        table, code = ann.open_table(clock=60)
        with first.sit(table, ann.me.token) as one, first.sit(table, bob.me.token) as two:
            for sitting, client in ((one, ann), (two, bob)):
                until(sitting, "table")
                sitting.tell(type="sit", nonce=nonce_of(client.me.name))
                until(sitting, "table")
            one.tell(type="fill")
            one.tell(type="start")
            one.tell(type="phrase", id="x", phrase="phrase-hello")
            until(two, "said")
        port = first.port
    with Server(tmp_path, port) as second:
        ann.server = second
        with second.sit(table, ann.me.token) as back:
            told = until(back, "table")
            assert (told["seat"], told["code"], told["settings"]["clock"]) == (0, code, 60)
            assert until(back, "said")["phrase"]["key"] == "phrase-hello"
            assert back.now["hand"]


def test_a_device_goes_from_hand_to_hand_on_one_socket(server: Server) -> None:
    """Covered it is told no hand; each hello without cover brings one hand and no other."""
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    table, _ = ann.open_table()
    with server.sit(table, ann.me.token) as one, server.sit(table, bob.me.token) as two:
        for seat, (sitting, client) in enumerate(((one, ann), (two, bob))):
            until(sitting, "table")
            sitting.tell(type="sit", seat=seat, nonce=nonce_of(client.me.name))
            while hear_table(sitting)["seat"] is None:
                pass
        one.tell(type="fill", seat=-1, player="random")
        one.tell(type="start")
        until(one, "happened")
    with server.sit(table, "") as device:
        until(device, "table")
        hellos = [(ann, bob, True), (ann, bob, False), (bob, ann, True), (bob, ann, False)]
        for speaker, other, covered in hellos:
            device.tell(
                type="hello",
                token=speaker.me.token,
                others=[other.me.token, "nobody's"],
                covered=covered,
            )
            while (told := hear_table(device))["you"] != speaker.me.person:
                pass
            assert not any(seat["away"] for seat in told["seats"][:2])
            shown = until(device, "snapshot")
            assert shown["watching"] is covered
            assert bool(shown["hand"]) is not covered
            if not covered:
                assert shown["seat"] == (0 if speaker is ann else 1)


def cards_told(over: dict[str, Any]) -> int:
    """How many cards are shown after a deal, those that were laid away and the kitty too."""
    return sum(map(len, over["hands"])) + len(over["kitty"])


@pytest.mark.parametrize("shown", ["all", "none"])
def test_a_table_says_what_is_shown_of_its_deals(server: Server, shown: str) -> None:
    """Every card after each deal, and the whole log to everybody; or nothing to who was not there.

    What is shown cannot be changed in the middle of a match.
    """
    ann, eve = Client(server, "Ann"), Client(server, "Eve")
    table, _ = ann.open_table(shown=shown)
    with server.sit(table, ann.me.token) as one:
        until(one, "table")
        one.tell(type="sit", seat=0, nonce=nonce_of("Ann"))
        one.tell(type="fill", seat=-1, player="random")
        one.tell(type="start")
        until(one, "happened")
        one.tell(type="set_table", settings={"shown": "played"})
        assert one.refusal() == "table-not-in-a-match"
        play_to_the_end([one], random.Random(2))
        # The cards are shown one after the other, after the result.
        wanted = 24 if shown == "all" else 0
        while (told := cards_told(one.now["over"])) < wanted:
            one.hear()
        assert told == wanted
    logs = [
        server.get(f"api/tables/{table}/log", tokens=tokens)
        for tokens in ([ann.me.token], [eve.me.token], [])
    ]
    replays = [server.get(f"api/replays/{table}", tokens=tokens) for tokens in ([ann.me.token], [])]
    assert hands_told(logs[0].text) > 0
    assert replays[0].status_code == 200
    if shown == "all":
        assert logs[0].text == logs[1].text == logs[2].text
        assert replays[1].status_code == 200
    else:
        assert [one.json()["reason"]["key"] for one in logs[1:]] == ["server-log-not-shown"] * 2
        assert replays[1].json()["reason"]["key"] == "server-log-not-shown"
