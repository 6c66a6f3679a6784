"""What is wrong with a file, in words: where, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from euchre.cli.console import Console
from euchre.notation.problems import Problem
from euchre.texts import Text

__all__ = ["complain_of", "problem_as_data", "problem_words"]


def problem_words(console: Console, problem: Problem) -> str:
    """``deal 2, trick 1, card 4: …``."""
    place = ", ".join(console.text(key, **args) for key, args in problem.place.parts)
    reason = console.text(problem.key, **problem.named)
    return f"{place}: {reason}" if place else reason


def complain_of(console: Console, path: str, problems: Iterable[Problem]) -> None:
    """Say what is wrong with a file, a line for each problem; remarks are said to be remarks."""
    for one in problems:
        key = "file-problem" if one.refuses else "file-remark"
        console.complain(Text.of(key, path=path, problem=problem_words(console, one)))


def problem_as_data(console: Console, problem: Problem) -> dict[str, object]:
    """The same for a program."""
    place = {name: value for name, value in asdict(problem.place).items() if value}
    return {
        "refuses": problem.refuses,
        "place": place,
        "key": problem.key,
        "text": problem_words(console, problem),
    }
