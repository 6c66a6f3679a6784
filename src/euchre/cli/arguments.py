"""What was typed after the name of the program, sorted by the table of commands."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from euchre.cli.commands import COMMANDS, PROGRAM_FLAGS, Command, Flag

__all__ = ["Arguments", "UsageError", "parse"]


class UsageError(ValueError):
    """Arguments that cannot be meant: the key of a message and its arguments."""

    def __init__(self, key: str, **args: str) -> None:
        """The error with that message."""
        self.key, self.args_named = key, args
        super().__init__(f"{key}: {args}")


@dataclass(slots=True)
class Arguments:
    """The command (None if there is none), and the values of its places and flags by name."""

    command: Command | None
    values: dict[str, list[str]] = field(default_factory=dict)

    def text(self, name: str) -> str | None:
        """The value of a place or flag, the last if it was given several times."""
        given = self.values.get(name)
        return given[-1] if given else None

    def required(self, name: str) -> str:
        """The value of a place that has to be there."""
        return self.values[name][-1]

    def has(self, name: str) -> bool:
        """Whether a switch was given."""
        return name in self.values

    def all(self, name: str) -> list[str]:
        """Every value of a flag that may be given several times."""
        return self.values.get(name, [])

    def number(self, name: str, *, low: int, high: int) -> int | None:
        """The whole number given for a flag.

        Raises:
            UsageError: if it is none, or out of bounds.
        """
        given = self.text(name)
        if given is None:
            return None
        plain = given.strip().removeprefix("-")
        value = int(given) if plain.isascii() and plain.isdecimal() and len(plain) <= 30 else None
        if value is None or not low <= value <= high:
            raise UsageError(
                "cli-bad-number", flag=f"--{name}", value=given, low=str(low), high=str(high)
            )
        return value


def parse(typed: Sequence[str]) -> Arguments:
    """Sort the arguments.

    Raises:
        UsageError: if they cannot be meant.
    """
    left = list(typed)
    before, word = _leading_flags(left)
    if word is None:
        return before
    if word == "help":
        # As people ask other programs: "help rules" is "rules --help".
        return parse([*typed[: len(typed) - len(left) - 1], *left, "--help"])
    command = COMMANDS.get(word)
    if command is None:
        raise UsageError("cli-unknown-command", name=word, near=_near(word, COMMANDS))
    found = Arguments(command, before.values)
    places = _take(left, command.name, command.flags, found)
    if found.has("help"):
        return found
    if len(places) > len(command.places):
        extra = places[len(command.places)]
        raise UsageError("cli-too-many", command=command.name, name=extra)
    for place, given in zip(command.places, places, strict=False):
        found.values[place.name] = [given]
    for place in command.places:
        if place.required and place.name not in found.values:
            raise UsageError("cli-missing", command=command.name, name=place.name)
    return found


def _leading_flags(left: list[str]) -> tuple[Arguments, str | None]:
    """The flags before the command, and the command; both are taken from ``left``.

    Flags in any order: the language of ``--help`` may be named after it.
    """
    found = Arguments(None)
    while left and left[0].startswith("-"):
        _take_flag(left, "none", PROGRAM_FLAGS, found)
    return found, left.pop(0) if left and not found.has("version") else None


def _take(left: list[str], command: str, flags: Sequence[Flag], found: Arguments) -> list[str]:
    """Read all that is left into ``found``; what is no flag is returned."""
    places: list[str] = []
    while left:
        if left[0] == "--":
            return places + left[1:]
        if left[0].startswith("-") and left[0] != "-":
            _take_flag(left, command, flags, found)
        else:
            places.append(left.pop(0))
    return places


def _take_flag(left: list[str], command: str, flags: Sequence[Flag], found: Arguments) -> None:
    word, has_value, value = left.pop(0).partition("=")
    name = "help" if word == "-h" else word.removeprefix("--")
    flag = next((one for one in flags if one.name == name and word != name), None)
    if flag is None:
        near = _near(word, [f"--{one.name}" for one in flags])
        raise UsageError("cli-unknown-flag", name=word, command=command, near=near)
    if not flag.value:
        if has_value:
            raise UsageError("cli-switch-has-value", flag=word, value=value)
        found.values[flag.name] = []
        return
    if not has_value:
        if not left or left[0].startswith("--"):
            raise UsageError("cli-flag-needs-value", flag=word, value=flag.value)
        value = left.pop(0)
    found.values.setdefault(flag.name, []).append(value)


def _near(word: str, names: Iterable[str]) -> str:
    """The names that look like a word, or all of them."""
    every = list(names)
    return ", ".join(difflib.get_close_matches(word, every, n=3) or every)
