"""Problems in words."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.notation import Problem
from euchre.texts import Catalogue

__all__ = ["say", "say_all"]

_ENGLISH = Catalogue()


def say(problem: Problem) -> str:
    """The place and the sentence in English."""
    place = ", ".join(_ENGLISH.text(key, **args) for key, args in problem.place.parts)
    said = _ENGLISH.text(problem.key, **problem.named)
    return f"{place}: {said}" if place else said


def say_all(problems: Iterable[Problem]) -> list[str]:
    """Each of them in English."""
    return [say(one) for one in problems]
