"""What is wrong with a file, in words: where, and why."""

from __future__ import annotations

from euchre.cli.console import Console
from euchre.notation.problems import Problem

__all__ = ["problem_words"]


def problem_words(console: Console, problem: Problem) -> str:
    """``deal 2, trick 1, card 4: …``."""
    place = ", ".join(console.text(key, **args) for key, args in problem.place.parts)
    reason = console.text(problem.key, **problem.named)
    return f"{place}: {reason}" if place else reason
