"""The messages of a language, each of which is parsed when it is first said.

A game says some hundred of the thousands there are, and to parse them all takes longer than
everything else that a program does before it answers. So files are only cut into entries here,
which in Fluent is easily done: an entry begins where a line begins with its name, as lines that
go on with one begin with a space or a bracket. Fluent itself reads the entries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

__all__ = ["Bundle", "entries_of"]

_BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


@cache
def entries_of(content: str) -> Mapping[str, str]:
    r"""The messages and terms (``-NAME``) of a Fluent file: name and source.

    >>> entries_of("yes = Yes\nno =\n    { $n ->\n       *[other] No\n    }\n")["yes"]
    'yes = Yes\n'
    """
    begun = list(_BEGINS.finditer(content))
    ends = [*(one.start() for one in begun[1:]), len(content)]
    return {one[1]: content[one.start() : end] for one, end in zip(begun, ends, strict=True)}


@cache
def _parsed(source: str) -> Resource:
    """One entry, parsed once in a process: bundles share what they do not change."""
    return Resource([FluentParser(with_spans=False).parse_entry(source)])


class Bundle:
    """The messages of some Fluent files in one language."""

    def __init__(
        self, language: str, contents: Iterable[str], functions: Mapping[str, Callable[..., str]]
    ) -> None:
        """These files; ``functions`` are those that messages call."""
        # fluent.runtime types a function as one that takes one argument.
        own = cast("dict[str, Any]", dict(functions))
        self._fluent = FluentBundle([language], use_isolating=False, functions=own)
        self._sources: dict[str, str] = {}
        for content in contents:
            self._sources.update(entries_of(content))
        self._read: set[str] = set()

    def __contains__(self, key: object) -> bool:
        """Whether there is a message of that key."""
        return isinstance(key, str) and key in self._sources

    def say(
        self, key: str, args: Mapping[str, str | int], form: str | None = None
    ) -> tuple[str, list[Exception]] | None:
        """The message of that key, and what was wrong with its arguments.

        ``form`` is an attribute to be said instead of the value, where there is one of that
        name. None if the message has no value.

        Raises:
            LookupError: if there is no such message.
        """
        self._need(key)
        message = self._fluent.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return None
        said, errors = self._fluent.format_pattern(pattern, dict(args))
        return str(said), errors

    def _need(self, key: str) -> None:
        """Have a message parsed, and all that it may quote: whatever has a name that is in it."""
        if key in self._read or key not in self._sources:
            return
        self._read.add(key)
        source = self._sources[key]
        self._fluent.add_resource(_parsed(source))
        for name in _NAME.findall(source):
            self._need(name)
