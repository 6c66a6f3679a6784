"""When keeping a game, reading one or writing the output goes wrong: a sentence, never a trace."""

from __future__ import annotations

import errno
import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from euchre.cli import games, play
from euchre.notation.log import loads
from euchre.tui.kept import resumed_session
from euchre.tui.session import NotKeptError
from tests.cli.running import PROGRAM, Runner, environment
from tests.cli.test_plain_game import GAME, kept


@pytest.fixture
def begun(euchre: Runner, tmp_path: Path) -> Path:
    """A data folder with a game that was begun."""
    ended = euchre(*GAME, "--data", str(tmp_path), typed="1\nquit\n")
    assert ended.code == 0
    return tmp_path


def resume(euchre: Runner, folder: Path, typed: str = "quit\n") -> tuple[int, str]:
    """Go on with the game of a folder: the exit code and what was complained of."""
    ended = euchre("play", "--plain", "--resume", "--data", str(folder), typed=typed)
    return ended.code, ended.err


def test_nothing_to_go_on_with(euchre: Runner, tmp_path: Path) -> None:
    """--resume without a game says where it looked."""
    code, told = resume(euchre, tmp_path / "empty")
    assert code == 1
    assert str(tmp_path / "empty" / "games") in told


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"version":1', '"version":2', "version 2"),
        ('"dealer":', '"doler":', "line"),
        ('"preset":"na24"', '"preset":"mine"', "not a game of this program"),
        ('"seat":"0"', '"seat":"7"', "not a game of this program"),
        ('"players":"-', '"players":"-;-', "not a game of this program"),
        ('"players":"-;club', '"players":"-;-', "not a game of this program"),
        ('"players":"-;club', '"players":"club;club', "not a game of this program"),
        ('"players":"-;club', '"players":"-;nobody', "not a game of this program"),
        ('"players":"-;club', '"players":"-;club:boldness=x', "not a game of this program"),
        ('"seat":"0"', '"seat":"1"', "not a game of this program"),
    ],
)
def test_broken_game_is_refused_and_left_alone(
    euchre: Runner, begun: Path, old: str, new: str, told: str
) -> None:
    """A kept game that was changed: exit code 1, the place, and the file is as it was."""
    (file,) = kept(begun)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, complaint = resume(euchre, begun)
    assert code == 1
    assert str(file) in complaint
    assert told in complaint
    assert file.read_text(encoding="utf-8") == text.replace(old, new, 1)


def test_game_cut_off_is_refused_with_the_place(euchre: Runner, begun: Path) -> None:
    """A file without its end names the line."""
    (file,) = kept(begun)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    code, complaint = resume(euchre, begun)
    assert code == 1
    assert "line" in complaint


def test_full_disk_loses_nothing_and_can_be_tried_again(
    euchre: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be kept is not done, is said, and goes on once there is room again."""
    real = os.fsync
    calls = 0

    def full_at_times(descriptor: int) -> None:
        nonlocal calls
        calls += 1
        if calls in {5, 6}:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", full_at_times)
    typed = "".join("1\n\n" for _ in range(12)) + "quit\n"
    ended = euchre(*GAME, "--data", str(tmp_path), typed=typed)
    assert ended.code == 0
    assert ended.err.count("This was not done, because it could not be kept") == 2
    assert "No space left on device" in ended.err
    (file,) = kept(tmp_path)
    with_trouble = file.read_text(encoding="utf-8")
    assert loads(with_trouble).events
    assert [one.name for one in file.parent.iterdir()] == [file.name]
    monkeypatch.setattr(os, "fsync", real)
    other = tmp_path / "other"
    euchre(*GAME, "--data", str(other), typed=typed)
    (whole,) = kept(other)
    # The two lines that were typed to try again are all that differs.
    assert whole.read_text(encoding="utf-8").startswith(with_trouble[: len(with_trouble) // 2])


def test_full_disk_and_end_of_input_leaves_the_game_as_it_was(
    euchre: Runner, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who leaves then finds the game where it was kept last."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (file,) = kept(begun)
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    code, told = resume(euchre, begun, typed="1\n")
    assert code == 0
    assert "No space left on device" in told
    assert file.read_bytes() == before


def test_data_folder_that_cannot_be_written(euchre: Runner, tmp_path: Path) -> None:
    """A file in the place of the folder: exit code 1, which folder, and what to do."""
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    ended = euchre(*GAME, "--data", str(place))
    assert ended.code == 1
    assert str(place) in ended.err
    assert "--data" in ended.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seat", "4"], "seats are 0 to 3"),
        (["--seat", "north"], "seats are 0 to 3"),
        (["--pace", "hasty"], "fast, normal, slow"),
        (["--players", "club,club"], "3 are needed"),
        (["--players", "clob"], "club"),
        (["--players", "club:bold=1"], "boldness"),
        (["--seed", "now"], "--seed"),
        (["--resume"], "--set"),
    ],
)
def test_wrong_usage_of_play(euchre: Runner, tmp_path: Path, words: list[str], told: str) -> None:
    """Exit code 2, what would be right, and no game is begun."""
    ended = euchre("play", "--set", "target=3", *words, "--data", str(tmp_path / "data"))
    assert (ended.code, ended.out) == (2, "")
    assert told in ended.err
    assert not (tmp_path / "data").exists()


def test_missing_textual_is_named_before_a_game_is_begun(
    euchre: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the package of the drawn table: what to install, and that --plain does."""
    real = importlib.import_module

    def without_textual(name: str, package: str | None = None) -> ModuleType:
        if name == "euchre.cli.drawn":
            raise ModuleNotFoundError("No module named 'textual'", name="textual")
        return real(name, package)

    monkeypatch.setattr(play, "_can_draw", lambda: True)
    monkeypatch.setattr(importlib, "import_module", without_textual)
    ended = euchre("play", "--data", str(tmp_path / "data"))
    assert (ended.code, ended.out) == (1, "")
    assert "euchre[tui]" in ended.err
    assert "--plain" in ended.err
    assert not (tmp_path / "data").exists()


def run_into(reader: str, *words: str, folder: Path) -> tuple[int, str]:
    """Run the program with its output going to a shell command or file."""
    line = f'"$@" {reader}; exit "${{PIPESTATUS[0]}}"'
    ran = subprocess.run(  # noqa: S603 - this Python
        ["/bin/bash", "-c", line, "bash", *PROGRAM, *words],
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return ran.returncode, ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", [["games"], ["--help"], ["play", "--plain"]])
def test_output_that_cannot_be_written(tmp_path: Path, words: list[str]) -> None:
    """A full disk behind the output: one sentence and exit code 1."""
    code, told = run_into("> /dev/full", *words, folder=tmp_path)
    assert code == 1
    assert told == "euchre: The output could not be written: No space left on device.\n"


def test_reader_that_goes_away_is_no_error_to_tell(tmp_path: Path) -> None:
    """``euchre … | true`` ends quietly."""
    code, told = run_into("| true", "rules", "na24", folder=tmp_path)
    assert (code in {0, 1}, told) == (True, "")


def test_reader_that_goes_away_in_a_game_is_no_trouble_with_its_file(tmp_path: Path) -> None:
    """``euchre play --plain … | head`` ends quietly: what was broken is the pipe, not the game."""
    for seed in ("3", "4"):
        words = ("play", "--plain", "--seed", seed)
        code, told = run_into("< <(yes 1) | head -3", *words, folder=tmp_path)
        assert (code in {0, 1}, told) == (True, "")


def test_the_file_that_could_not_be_kept_is_named(
    euchre: Runner, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the system that names no file: the sentence names the game's all the same."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (file,) = kept(begun)
    monkeypatch.setattr(os, "fsync", full)
    _, told = resume(euchre, begun, typed="1\n")
    assert f"({file}: No space left on device)" in " ".join(told.split())


def test_two_windows_of_one_game_do_not_overwrite_each_other(begun: Path) -> None:
    """Who goes on with a game that another window has gone on with is refused; nothing is lost."""
    (first, its_file), (second, other_file) = resumed_session(begun), resumed_session(begun)
    first.act(first.choices[0])
    then = its_file.path.read_bytes()
    with pytest.raises(NotKeptError):
        second.act(second.choices[-1])
    assert other_file.path.read_bytes() == then
    while not first.choices:
        first.computer_acts()
    first.act(first.choices[0])
    assert len(its_file.path.read_bytes()) > len(then)


def test_the_module_of_the_command_runs_by_itself() -> None:
    """``python -m euchre.cli.main`` is the command too."""
    command = [sys.executable, "-m", "euchre.cli.main", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (ran.returncode, ran.stdout.startswith("euchre ")) == (0, True)


def test_fault_of_our_own_is_one_sentence_and_a_file(
    euchre: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last resort: exit code 70, and the details where the sentence says."""

    def broken(*_: object) -> int:
        raise ZeroDivisionError("of our own")

    monkeypatch.setattr(games, "run", broken)
    monkeypatch.setattr(sys, "argv", ["euchre", "games"])
    ended = euchre("games")
    assert (ended.code, ended.out) == (70, "")
    file = tmp_path / "home" / "euchre" / "fault.txt"
    assert str(file) in ended.err
    assert "ZeroDivisionError: of our own" in file.read_text(encoding="utf-8")
