"""``euchre play --plain``: whole games through a real pipe, interrupted and gone on with."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from euchre.game import Acted, Phase
from euchre.notation.log import loads
from tests.cli.running import Ended, Runner, start, stop, talk

GAME = ("play", "na24", "--plain", "--seed", "11", "--set", "target=3")


def choose(options: list[str]) -> str:
    """A choice that only depends on what is offered, and is not always the first."""
    return options[zlib.crc32("".join(options).encode()) % len(options)]


def kept(folder: Path) -> list[Path]:
    """The files of games in a data folder, the finished ones last."""
    return sorted((folder / "games").rglob("*.jsonl"), key=lambda one: len(one.parts))


def play(folder: Path, *words: str) -> tuple[list[str], Ended]:
    """Play a game to its end through a pipe."""
    process = start(folder, *words, "--data", str(folder))
    lines = talk(process, choose)
    return lines, stop(process)


def first(choices: int) -> Callable[[list[str]], str | None]:
    """Makes so many choices, and then says no more."""
    left = iter(range(choices))
    return lambda options: None if next(left, None) is None else choose(options)


@dataclass(frozen=True, slots=True)
class Game:
    """A game through a pipe: its folder, the lines written on the way, and its file."""

    folder: Path
    lines: list[str]
    text: str


def whole_game(folder: Path, *words: str) -> Game:
    """The game played to its end, which goes well."""
    lines, ended = play(folder, *GAME, *words)
    assert ended == Ended(0, "", "")
    (file,) = kept(folder)
    assert file.parent.name == "finished"
    return Game(folder, lines, file.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A game that nothing interrupts."""
    return whole_game(tmp_path_factory.mktemp("whole"))


def is_whole(game: Game) -> bool:
    """Whether somebody won, and the file says the same."""
    record = loads(game.text)
    assert record.rules.end.target == 3
    won = any(line.startswith(("You won the game", "They won the game")) for line in game.lines)
    return won and record.state.phase is Phase.MATCH_OVER


def test_whole_game_through_a_pipe(whole: Game) -> None:
    """A program that only reads the numbers offered plays a game to its end."""
    assert is_whole(whole)


def test_other_players_may_sit_at_the_table(tmp_path: Path, whole: Game) -> None:
    """Random players bring another game to its end."""
    other = whole_game(tmp_path, "--players", "random")
    assert is_whole(other)
    assert loads(other.text).events != loads(whole.text).events


@pytest.mark.parametrize("name", ["nap24-three", "bid-euchre24", "buck24-bids"])
def test_games_of_bids_through_a_pipe(tmp_path: Path, name: str) -> None:
    """A program that types what is offered bids, and comes to the end of a game."""
    short = ("--set", "deals=3", "--seed", "4", "--players", "random")
    lines, ended = play(tmp_path, "play", name, "--plain", *short)
    assert ended == Ended(0, "", "")
    assert any("You may type:" in line for line in lines)
    assert not any("is none of the choices" in line for line in lines)
    (file,) = kept(tmp_path)
    assert loads(file.read_text(encoding="utf-8")).state.phase is Phase.MATCH_OVER


def test_nothing_is_drawn_over_and_nothing_coloured_in_a_pipe(whole: Game) -> None:
    """Line mode writes plain text: no escape sequence, no carriage return, no selector."""
    text = "\n".join(whole.lines)
    assert not {"\x1b", "\r", "\b", "\N{VARIATION SELECTOR-15}"} & set(text)
    assert max(len(line) for line in whole.lines if str(whole.folder) not in line) <= 80


@pytest.mark.parametrize("after", [0, 1, 9])
def test_interrupted_game_goes_on_to_the_same_end(tmp_path: Path, whole: Game, after: int) -> None:
    """Stopped by Ctrl-C after some choices and resumed, a game is the one it would have been."""
    broken = tmp_path / "broken"
    process = start(broken, *GAME, "--data", str(broken))
    talk(process, first(after))
    ended = stop(process, interrupt=True)
    assert ended.code == 0
    assert not ended.err
    assert "--resume" in ended.out
    lines, ended = play(broken, "play", "--plain", "--resume")
    assert ended.code == 0
    assert "North American" in lines[0]
    (file,) = kept(broken)
    assert file.read_text(encoding="utf-8") == whole.text


def test_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    """Where the input ends the program leaves, and all that was done is kept."""
    process = start(tmp_path, *GAME, "--data", str(tmp_path))
    talk(process, first(0))
    ended = stop(process)
    assert (ended.code, ended.err) == (0, "")
    (file,) = kept(tmp_path)
    assert loads(file.read_text(encoding="utf-8")).events


def test_same_seed_same_game(tmp_path: Path, whole: Game) -> None:
    """Two games with one seed and the same choices are one game."""
    assert whole_game(tmp_path).text == whole.text


def test_another_seed_is_another_game(tmp_path: Path, whole: Game) -> None:
    """With another seed other cards are dealt."""
    process = start(tmp_path, *GAME[:4], "12", *GAME[5:], "--data", str(tmp_path))
    talk(process, first(0))
    stop(process)
    (file,) = kept(tmp_path)
    events = loads(file.read_text(encoding="utf-8")).events
    assert len(events) > 1
    assert events != loads(whole.text).events[: len(events)]


def test_person_sits_where_asked(tmp_path: Path) -> None:
    """--seat decides whose actions are the person's."""
    process = start(tmp_path, *GAME, "--seat", "2", "--data", str(tmp_path))
    talk(process, first(6))
    stop(process)
    (file,) = kept(tmp_path)
    record = loads(file.read_text(encoding="utf-8"))
    assert record.meta["seat"] == "2"
    assert record.meta["players"] == "club;club;-;club"
    assert {event.seat for event in record.events if isinstance(event, Acted)} == {0, 1, 2, 3}


def test_words_for_cards(euchre: Runner, tmp_path: Path) -> None:
    """--words says cards in words, and no pip at all."""
    shown = euchre(*GAME, "--words", "--data", str(tmp_path), typed="hand\nquit\n")
    assert " of " in shown.out
    assert not {"♠", "♥", "♦", "♣"} & set(shown.out.replace("10♦, or a word", ""))


def test_several_games_are_kept_side_by_side(euchre: Runner, tmp_path: Path) -> None:
    """A new game never takes the place of one that is not over; the newest is gone on with."""
    for _ in range(2):
        euchre(*GAME, "--data", str(tmp_path), typed="1\nquit\n")
    assert [one.name for one in kept(tmp_path)] == ["0001.jsonl", "0002.jsonl"]
    euchre("play", "--plain", "--resume", "--data", str(tmp_path), typed="1\n1\n1\n1\n")
    sizes = [one.stat().st_size for one in kept(tmp_path)]
    assert sizes[1] > sizes[0]


def test_game_that_never_began_leaves_no_file(tmp_path: Path) -> None:
    """Something wrong in the arguments is found before a file is made."""
    process = start(tmp_path, *GAME, "--seat", "9", "--data", str(tmp_path))
    assert stop(process).code == 2
    assert not kept(tmp_path)
