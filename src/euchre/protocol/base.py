"""What every message is made of: strict structs, and sentences."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Meta, Struct, field

__all__ = ["PACES", "PARTLY", "Pace", "Strict", "Text"]

Pace = Literal["fast", "normal", "slow"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
PARTLY: Final = Meta(title="partly")
"""Marks a message within a message whose fields may be left out, each as it was told last."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message part: decoded strictly, an unknown field is refused."""


class Text(Strict, frozen=True):
    """A sentence: the key of a Fluent message, and its arguments.

    An argument that begins with ``@`` is itself the key of a message (``@seat-west``), to
    be replaced by that message before the sentence is formatted; so is a text.
    """

    key: str
    args: dict[str, str | int | Text] = field(default_factory=dict)
