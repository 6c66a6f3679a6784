"""``Text``: a sentence before it is in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Arg", "Text", "listed", "yes_no"]

Arg: TypeAlias = "str | int | Text"
"""An argument of a message; a text is said in its place.

A string ``@KEY`` stands for the message KEY, as a text without arguments does.
"""


@dataclass(frozen=True, slots=True)
class Text:
    """The key of a message in the catalogues, and its arguments.

    What the arguments are called: ``who`` the name of a seat, ``you`` "yes" if that seat
    is the reader's, ``suit`` S H D C or N (no trump), ``card`` two characters (JK is the
    joker), ``n`` a number. An argument ``@seat-west`` is replaced by the message
    ``seat-west`` of the reader's language, so that a Text says nothing about languages.

    >>> Text.of("call-pass", who="@seat-west", you="no").named["who"]
    '@seat-west'
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: Arg) -> Text:
        """The message of that key with these arguments."""
        return cls(key, tuple(sorted(args.items())))

    @property
    def named(self) -> dict[str, Arg]:
        """The arguments by name."""
        return dict(self.args)


def listed(texts: Sequence[Text]) -> Text:
    """Texts one after the other, with what a language puts between them.

    >>> listed([Text("rank-A"), Text("rank-K")]).key
    'value-list'

    Raises:
        ValueError: if there is none.
    """
    if not texts:
        raise ValueError("an empty list cannot be said")
    *others, said = texts
    for one in reversed(others):
        said = Text.of("value-list", first=one, rest=said)
    return said


def yes_no(condition: bool) -> str:  # noqa: FBT001 - it is the value to be said
    """``"yes"`` or ``"no"``: how a condition is given to a message.

    >>> yes_no(True)
    'yes'
    """
    return "yes" if condition else "no"
