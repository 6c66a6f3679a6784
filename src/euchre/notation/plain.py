"""Values out of untrusted JSON: each is what it should be, or a problem with its place."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TypeGuard, cast

from euchre.notation.problems import Place, Problem

__all__ = ["Fields", "clean_text", "is_count", "is_score", "parse_json"]

_MOST = 1_000_000


def clean_text(text: str) -> str:
    """The text with what cannot be written in UTF-8 replaced."""
    return text.encode("utf-8", "replace").decode("utf-8")


def parse_json(text: str) -> object:
    """The value of a JSON text.

    Raises:
        ValueError: if it is none; the text says where.
    """
    try:
        return cast(object, json.loads(text.removeprefix("\N{BYTE ORDER MARK}")))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def is_count(value: object) -> TypeGuard[int]:
    """Whether it is a whole number from 0 on, and not too large to be one of a game."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST


def is_score(value: object) -> TypeGuard[int]:
    """Whether it is a whole number that a score may be: below 0 where points can be lost."""
    return is_count(-value if isinstance(value, int) and value < 0 else value)


class Fields:
    """An object of untrusted JSON. What is not as it should be is noted, and left out."""

    def __init__(self, value: object, place: Place, problems: list[Problem]) -> None:
        """The fields of ``value``, which stands at ``place``; ``problems`` is added to."""
        self.place, self.problems = place, problems
        self.raw: dict[str, object] = {}
        self._asked: set[str] = set()
        if isinstance(value, dict):
            self.raw = cast("dict[str, object]", value)
        else:
            self._note("object", value, place)

    def at(self, key: str) -> Place:
        """The place of a field."""
        path = f"{self.place.field}.{key}" if self.place.field else key
        return replace(self.place, field=clean_text(path)[:80])

    def get(self, key: str) -> object:
        """The value of a field as it is; None if it is not there."""
        self._asked.add(key)
        return self.raw.get(key)

    def text(self, key: str, default: str = "") -> str:
        """A text field."""
        value = self.get(key)
        if value is None or isinstance(value, str):
            return default if value is None else clean_text(value)
        self._note("text", value, self.at(key))
        return default

    def flag(self, key: str, default: bool) -> bool:  # noqa: FBT001 - a value, not a switch
        """A field that is true or false."""
        value = self.get(key)
        if value is None or isinstance(value, bool):
            return default if value is None else value
        self._note("flag", value, self.at(key))
        return default

    def number(self, key: str, default: int) -> int:
        """A whole number."""
        value = self.get(key)
        if value is None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _MOST:
            return value
        self._note("number", value, self.at(key))
        return default

    def items(self, key: str) -> list[object]:
        """A list; empty if it is not there."""
        value = self.get(key)
        if value is None or isinstance(value, list):
            return [] if value is None else value
        self._note("list", value, self.at(key))
        return []

    def members(self, key: str) -> dict[str, object]:
        """An object; empty if it is not there."""
        value = self.get(key)
        if value is None or isinstance(value, dict):
            return {} if value is None else cast("dict[str, object]", value)
        self._note("object", value, self.at(key))
        return {}

    def note_unknown(self) -> None:
        """Note the fields that nobody asked for: a remark each."""
        for key in self.raw:
            if key not in self._asked:
                self.problems.append(
                    Problem.of("notation-unknown-field", self.at(key), refuses=False)
                )

    def _note(self, wanted: str, found: object, place: Place) -> None:
        self.problems.append(
            Problem.of(
                "notation-wrong-type", place, wanted=wanted, found=clean_text(repr(found))[:40]
            )
        )
