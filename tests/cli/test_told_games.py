"""Whole games line by line: each family as it is told, and every preset to its end.

The files beside this module are what is told of the first deals; to write one anew::

    python -m tests.cli.test_told_games
"""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.rules import PRESETS
from tests.cli.told_games import told_game

FOLDER = Path(__file__).parent / "told"
TOLD = {
    "nap52-pool": 2,
    "hasenpfeffer25": 2,
    "bid-euchre48-shooter": 1,
    "buck24-bids": 2,
    "call-ace32-five": 2,
}
"""How many deals of a game of each family stand in a file."""
SHORT = ("nap24-three", "auction-euchre", "dirty-clubs20", "call-ace32-six", "hasenpfeffer25")
"""Games that come to their end within seconds."""


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("name", TOLD)
def test_a_game_of_each_family_is_told_as_it_was(name: str) -> None:
    """Prompts, choices, events and results of the first deals are those of the file."""
    told, _ = told_game(name, "random", "7", TOLD[name])
    assert told == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_no_other_file() -> None:
    """Every file is a game of these tests."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TOLD)


@pytest.mark.parametrize("name", PRESETS)
def test_every_game_is_played_line_by_line(name: str) -> None:
    """By typing what is offered, a deal comes to its end against ``club``, without a hole."""
    told, _ = told_game(name, "club", "3", 1)
    assert not {"{", "}", "@"} & set(told)
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("name", SHORT)
def test_short_games_come_to_their_end(name: str) -> None:
    """The winner is told, and why the game is over."""
    told, over = told_game(name, "random", "5")
    assert over
    assert " won the game" in told or "The game is a draw" in told


@pytest.mark.soak
@pytest.mark.parametrize("player", ["club", "random"])
@pytest.mark.parametrize("name", PRESETS)
def test_every_game_comes_to_its_end(name: str, player: str) -> None:
    """The same of every preset, against both players."""
    told, over = told_game(name, player, "5")
    assert over
    assert " won the " in told or "is a draw" in told


def main() -> None:
    """Write the files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, deals in TOLD.items():
        told, _ = told_game(name, "random", "7", deals)
        (FOLDER / f"{name}.txt").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
