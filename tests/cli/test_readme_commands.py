"""The command lines of the README and of the help do run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from euchre.cli.arguments import parse
from euchre.cli.commands import COMMANDS
from euchre.cli.help import help_messages
from tests.cli.running import Runner
from tests.cli.test_deal_and_show import DEAL

PROJECT = Path(__file__).resolve().parents[2]
README = PROJECT / "README.md"
SPANS = re.findall(r"`euchre ([a-z][^`]*)`", README.read_text(encoding="utf-8"))
EXAMPLES = [
    text.removeprefix("euchre ")
    for key, text in help_messages("en", {}).items()
    if re.fullmatch(r"cli-\w+-example-\d", key)
]
TAKES_LONG = {"play", "serve", "backup", "restore", "ladder", "reports", "tidy"}
"""Commands that talk with a person, need a store or take hours: they have tests of their own."""


def filled(line: str, folder: Path) -> list[str]:
    """The words of a command line, with a game and files in the place of their names."""
    there = {
        "[GAME]": "na24",
        "GAME": "na24",
        "FILE": str(folder / "game.jsonl"),
        "LOG": str(PROJECT / "web/tests/data/fair.jsonl"),
        "IN": str(folder / "game.jsonl"),
        "OUT": str(folder / "out.egn"),
    }
    words = [there.get(word, word) for word in shlex.split(line)]
    if words in (["show"], ["solve"]):
        words.append(DEAL)
    return words


def test_readme_shows_every_command() -> None:
    """No command is missing from the README, and none is named that there is not."""
    assert {shlex.split(line)[0] for line in SPANS} == set(COMMANDS)


@pytest.mark.parametrize("line", sorted({*SPANS, *EXAMPLES}))
def test_command_line_runs(euchre: Runner, tmp_path: Path, line: str) -> None:
    """Each line is understood; those that end by themselves end well."""
    words = filled(line, tmp_path)
    command = parse(words).command
    assert command is not None
    if command.name in TAKES_LONG:
        return
    log = euchre(
        "play", "--plain", "--seed", "1", "--data", str(tmp_path), "--set", "target=1",
        typed="".join("1\n" for _ in range(60)),
    )  # fmt: skip
    assert log.code == 0
    (tmp_path / "games" / "finished" / "0001.jsonl").rename(tmp_path / "game.jsonl")
    if command.name == "check":
        (tmp_path / "game.jsonl").write_text("[]", encoding="utf-8")
    if command.name == "match":
        words += ["--deals", "4"]
    if command.name == "train":
        words += ["--iterations", "500", "--data", str(tmp_path)]
    ended = euchre(*words)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out
