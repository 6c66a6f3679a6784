"""``replay``, ``convert`` and ``check``: games on file, sound and broken."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from euchre.game import Acted, Dealt, Event, Play, apply, chance, legal, new_match
from euchre.notation.log import dumps
from euchre.notation.record import Record
from euchre.rules import preset
from euchre.testing import play_match
from tests.cli.running import Runner
from tests.cli.test_deal_and_show import DEAL


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of random legal actions."""
    rng, rules = random.Random(7), preset("na24").rules
    state = new_match(rules)
    events: list[Event] = []
    while not state.is_over:
        if state.turn is None:
            state, new = chance(state, rng)
        else:
            state, new = apply(state, rng.choice(legal(state)))
        events += new
    return Record(rules, tuple(events), state, names=("Ann", "Bob", "Cid", "Dee"))


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """The game on file."""
    path = tmp_path / "game.jsonl"
    path.write_text(dumps(record), encoding="utf-8")
    return path


def changed(file: Path, number: int, old: str, new: str) -> Path:
    """The same file with one line changed."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    other = file.with_name("changed.jsonl")
    other.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return other


def test_replay_tells_the_whole_game(euchre: Runner, file: Path, record: Record) -> None:
    """Every deal with its tricks and score, and who won."""
    shown = euchre("replay", str(file))
    assert (shown.code, shown.err) == (0, "")
    deals = sum(isinstance(event, Dealt) for event in record.events)
    assert shown.out.count("\nDeal ") == deals
    tricks = sum(isinstance(e, Acted) and isinstance(e.action, Play) for e in record.events)
    assert shown.out.count("took it.") >= tricks // 5
    assert "won the game" in shown.out
    assert "Ann" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


def test_replay_of_one_deal(euchre: Runner, file: Path, record: Record) -> None:
    """--deal tells that one; a number beyond the last is refused with how many there are."""
    shown = euchre("replay", str(file), "--deal", "2")
    assert shown.code == 0
    assert shown.out.count("\nDeal ") == 1
    assert "\nDeal 2\n" in shown.out
    deals = sum(isinstance(event, Dealt) for event in record.events)
    ended = euchre("replay", str(file), "--deal", str(deals + 1))
    assert ended.code == 2
    assert f"it has {deals} deals" in ended.err


def test_replay_as_json(euchre: Runner, file: Path, record: Record) -> None:
    """A program gets hands, actions, tricks and scores of every deal."""
    game = json.loads(euchre("replay", str(file), "--json").out)
    assert game["sound"]
    assert game["over"]
    assert game["scores"] == list(record.state.public.standing.scores)
    for deal in game["deals"]:
        assert len(deal["hands"]) == 4
        if deal["result"] and deal["tricks"]:
            assert sum(deal["result"]["taken"]) == len(deal["tricks"]) == 5


def test_game_is_read_from_the_input(euchre: Runner, file: Path) -> None:
    """A dash stands for the input."""
    text = file.read_text(encoding="utf-8")
    assert euchre("replay", "-", typed=text).out == euchre("replay", str(file)).out


def test_conversion_keeps_the_game(euchre: Runner, file: Path, tmp_path: Path) -> None:
    """Through Euchre Game Notation and back: the same deals, tricks and scores."""
    egn, back = tmp_path / "game.egn", tmp_path / "back.jsonl"
    assert euchre("convert", str(file), str(egn)).code == 0
    assert euchre("convert", str(egn), str(back)).code == 0
    first = json.loads(euchre("replay", str(file), "--json").out)
    second = json.loads(euchre("replay", str(back), "--json").out)
    assert [one["tricks"] for one in first["deals"]] == [one["tricks"] for one in second["deals"]]
    assert first["scores"] == second["scores"]


def test_broken_rule_is_named_with_its_place(
    euchre: Runner, file: Path, record: Record, tmp_path: Path
) -> None:
    """A card that its player does not hold: exit code 1, the place, and what came before it."""
    plays = [
        (number, event)
        for number, event in enumerate(record.events, 1)
        if isinstance(event, Acted) and isinstance(event.action, Play)
    ]
    number, event = plays[3]
    assert isinstance(event.action, Play)
    led = plays[0][1].action
    assert isinstance(led, Play)
    broken = changed(file, number, event.action.card.text, led.card.text)
    ended = euchre("replay", str(broken))
    assert ended.code == 1
    assert "trick 1" in ended.err
    assert "does not hold" in ended.err
    assert "\nDeal 1\n" in ended.out
    assert not json.loads(euchre("replay", str(broken), "--json").out)["sound"]
    target = tmp_path / "out.egn"
    assert euchre("convert", str(broken), str(target)).code == 1
    assert not target.exists()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"version":1', '"version":99', "version 99"),
        ('"format":"euchre-log"', '"format":"other"', ""),
        ('"fingerprint":"', '"fingerprint":"x', "fingerprint"),
    ],
)
def test_wrong_header_is_refused(euchre: Runner, file: Path, old: str, new: str, told: str) -> None:
    """Another version, another format, rules that were changed."""
    ended = euchre("replay", str(changed(file, 0, old, new)))
    assert ended.code == 1
    assert told in ended.err


@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.99])
def test_file_cut_off_is_told_as_far_as_it_goes(euchre: Runner, file: Path, share: float) -> None:
    """A log cut anywhere gives one sentence and what is whole."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: int(len(text) * share)], encoding="utf-8")
    ended = euchre("replay", str(file))
    assert ended.code == 1
    assert ended.err.startswith(f"euchre: {file}: ")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b"[1]", b"hello", b"\n\n"])
def test_what_is_no_game_is_refused(euchre: Runner, tmp_path: Path, content: bytes) -> None:
    """Empty files, binary files and other texts: exit code 1 and one sentence."""
    path = tmp_path / "odd.bin"
    path.write_bytes(content)
    for words in (["replay", str(path)], ["check", str(path)]):
        ended = euchre(*words)
        if words[0] == "check" and content == b"[1]":
            assert ended.code == 0
            continue
        assert ended.code == 1
        assert ended.err.startswith("euchre: ")


def test_missing_files_and_folders_are_named(euchre: Runner, file: Path, tmp_path: Path) -> None:
    """A file that is not there, a folder in its place, a format that is not written."""
    missing = str(tmp_path / "missing.egn")
    for command in ("replay", "check"):
        ended = euchre(command, missing)
        assert (ended.code, ended.out) == (1, "")
        assert missing in ended.err
    assert euchre("replay", str(tmp_path)).code == 1
    assert euchre("convert", str(file), str(tmp_path / "game.ptn")).code == 2
    assert euchre("convert", str(file), str(tmp_path / "game.xyz")).code == 2
    assert euchre("convert", str(file), str(tmp_path / "no" / "game.egn")).code == 1


def test_failed_conversion_leaves_the_old_file(
    euchre: Runner, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the disk is full the file that was there is as it was, and no other is left."""
    target = tmp_path / "out.egn"
    target.write_text("old", encoding="utf-8")

    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    ended = euchre("convert", str(file), str(target))
    assert ended.code == 1
    assert "No space left on device" in ended.err
    assert target.read_text(encoding="utf-8") == "old"
    assert sorted(one.name for one in tmp_path.iterdir() if one.is_file()) == [
        "game.jsonl",
        "out.egn",
    ]


def case(name: str, **changes: object) -> dict[str, object]:
    """A deal as a file of deals has it: passed out."""
    hands = [hand.split() for hand in DEAL.split(": ")[1].split(" up ")[0].split(" / ")]
    deal: dict[str, object] = {
        "id": name,
        "dealer": 3,
        "hands": {str(seat): hand for seat, hand in enumerate(hands)},
        "hands_are": "dealt",
        "upcard": "JH",
        "calls": [[seat, "pass"] for seat in (0, 1, 2, 3)] * 2,
        "tricks": [],
    }
    return deal | changes


def test_check_counts_and_names_what_is_refused(euchre: Runner, tmp_path: Path) -> None:
    """The line of counts, each refusal with its place, and exit code 0: the file was judged."""
    twice = case("twice")
    hand = ["AS", "KH", "QD", "JC", "9C"]
    twice["hands"] = {"0": hand, "1": hand, "2": None, "3": None}
    path = tmp_path / "deals.json"
    path.write_text(json.dumps([case("good"), twice]), encoding="utf-8")
    shown = euchre("check", str(path))
    assert (shown.code, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert lines[0] == "1 deals replayed, 0 games end exactly at the target, 1 refused:"
    assert lines[1].startswith("  twice, ")
    report = json.loads(euchre("check", str(path), "--json").out)
    assert report["deals_replayed"] == 1
    assert [one["id"] for one in report["refused"]] == ["twice"]
    assert report["refused"][0]["problems"][0]["place"]["record"] == "twice"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hands": ["9C TC JC QC KC"] * 4}, "stands where an object in braces should be"),
        ({"hands": "9C"}, "stands where an object in braces should be"),
        ({"hands": {"0": None, "7": ["AS"]}}, "There is no seat 7: seats are 0 to 3."),
        ({"score_before": [1.5, "x"]}, "score_before"),
        ({"score_before": [True, 0]}, "score_before"),
        ({"result": [1]}, "stands where an object in braces should be"),
    ],
)
def test_check_refuses_what_is_not_of_its_kind(
    euchre: Runner, tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    """A field of the wrong kind is named and refused; it is never taken for one left out."""
    path = tmp_path / "deals.json"
    path.write_text(json.dumps([case("bad", **changes)]), encoding="utf-8")
    shown = euchre("check", str(path))
    lines = shown.out.splitlines()
    assert lines[0].startswith("0 deals replayed, 0 games end exactly at the target, 1 refused")
    assert told in " ".join(shown.out.split())


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
@pytest.mark.parametrize("command", ["replay", "check", "convert"])
def test_a_file_without_end_is_read_no_further_than_the_limit(
    euchre: Runner, tmp_path: Path, command: str
) -> None:
    """A device tells no size: it is refused as too large, and the memory is not filled."""
    other = [str(tmp_path / "out.egn")] if command == "convert" else []
    ended = euchre(command, "/dev/zero", *other)
    assert ended.code == 1
    assert "/dev/zero" in ended.err
    assert "64" in ended.err


@pytest.mark.parametrize("name", ["nap52-pool", "call-ace24", "buck24-bids", "hasenpfeffer25"])
def test_games_of_every_auction_are_replayed(euchre: Runner, tmp_path: Path, name: str) -> None:
    """Bids, called partners and stakes are told again; as EGN they are refused in words."""
    rng = random.Random(3)
    match = play_match(preset(name).rules, rng.choice, rng, most_deals=6)
    path = tmp_path / "game.jsonl"
    record = Record(match.state.rules, match.events, match.state)
    path.write_text(dumps(record), encoding="utf-8")
    shown = euchre("replay", str(path))
    assert (shown.code, shown.err) == (0, "")
    told = " ".join(shown.out.split())
    word = {
        "nap52-pool": " are trump. ",
        "call-ace24": " for a partner. ",
        "buck24-bids": " to go",
        "hasenpfeffer25": " bid ",
    }[name]
    assert word in told
    deals = json.loads(euchre("replay", str(path), "--json").out)["deals"]
    assert len(deals) == sum(isinstance(event, Dealt) for event in match.events)
    there = euchre("convert", str(path), str(tmp_path / "game.egn"))
    assert there.code == 1
    assert "Euchre Game Notation" in there.err
    assert not (tmp_path / "game.egn").exists()
