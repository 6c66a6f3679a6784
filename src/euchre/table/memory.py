"""Parts of what a seat is shown, remembered while all that they were made of is the same.

After each thing that happens a seat is shown everything anew, and nearly all of it is as it
was. Nobody has to say on what a part depends, and nobody can forget it: while it is made, it
is noted what of the View is looked at, and the next time only that is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from types import FunctionType
from typing import Any, TypeVar, cast

import msgspec

from euchre.game import Public, View
from euchre.protocol.codec import encode

__all__ = ["NO_MEMORY", "Memory"]

_Part = TypeVar("_Part")


class _Reads:
    """What was looked at of a View, or of what is public of it, and what it was."""

    __slots__ = ("_answers", "_names", "_of", "_values")

    def __init__(self) -> None:
        self._names: dict[str, object] = {}
        self._answers: dict[tuple[str, tuple[Any, ...]], object] = {}
        self._of: Callable[[object], object] = lambda _: None
        self._values: object = None

    def note(self, name: str, value: object) -> None:
        """A field or a property."""
        self._names[name] = value

    def note_answer(self, name: str, arguments: tuple[Any, ...], value: object) -> None:
        """What a method has answered."""
        self._answers[name, arguments] = value

    def close(self) -> None:
        """All was looked at."""
        if self._names:
            # The first one twice: of a single name there would be no tuple to compare.
            names = [next(iter(self._names)), *self._names]
            self._of, self._values = attrgetter(*names), tuple(self._names[one] for one in names)
        self._names = {}

    def are_same(self, now: object) -> bool:
        """Whether all that was looked at is as it was."""
        # Two tuples are compared by what is the same object first.
        return self._of(now) == self._values and all(
            getattr(now, name)(*arguments) == was
            for (name, arguments), was in self._answers.items()
        )


class Memory:
    """What was made for one seat of a table, part by part, while its facts are the same."""

    __slots__ = ("_kept", "_once", "shared")

    def __init__(self, shared: Memory | None = None) -> None:
        """Nothing is remembered yet; ``shared`` remembers what is the same for every seat."""
        self._kept: dict[object, tuple[_Reads, _Reads, Any]] = {}
        self._once: dict[str, Any] = {}
        self.shared: Memory = self if shared is None else shared

    def once(self, name: str, make: Callable[[], _Part]) -> _Part:
        """What does not depend on the game at all."""
        if name not in self._once:
            self._once[name] = make()
        return cast(_Part, self._once[name])

    def part(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        """The part of that name; ``make`` says what it is, and looks at nothing but the View."""
        kept = self._kept.get(name)
        if kept is not None and kept[0].are_same(seen.public) and kept[1].are_same(seen):
            return cast(_Part, kept[2])
        of_public, of_view = _Reads(), _Reads()
        made = make(cast(View, _Noted(seen, of_view, _Noted(seen.public, of_public))))
        of_public.close()
        of_view.close()
        self._kept[name] = (of_public, of_view, made)
        return made

    def json(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        """A part as the JSON that is sent: a message takes it in the place of what it says."""
        raw = self.part(name, seen, lambda noted: msgspec.Raw(encode(cast(Any, make(noted)))))
        return cast(_Part, raw)


class _NoMemory(Memory):
    """Makes every part anew, and as it is."""

    __slots__ = ()

    def once(self, name: str, make: Callable[[], _Part]) -> _Part:
        del name
        return make()

    def part(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        del name
        return make(seen)

    def json(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        del name
        return make(seen)


NO_MEMORY = _NoMemory()
"""For what is shown once."""


class _Noted:
    """A View, or what is public of it, that notes what is looked at."""

    __slots__ = ("_of", "_public", "_reads")

    def __init__(self, of: View | Public, reads: _Reads, public: _Noted | None = None) -> None:
        self._of, self._reads, self._public = of, reads, public

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the View has
        if name == "public" and self._public is not None:
            return self._public
        value = getattr(self._of, name)
        if isinstance(getattr(type(self._of), name, None), FunctionType):
            return partial(self._answer, name)
        self._reads.note(name, value)
        return value

    def _answer(self, name: str, *arguments: Any) -> Any:  # noqa: ANN401 - as the method does
        value = getattr(self._of, name)(*arguments)
        if isinstance(value, Iterator):
            # What goes by cannot be compared: what it is made of is noted instead.
            return getattr(type(self._of), name)(self, *arguments)
        self._reads.note_answer(name, arguments, value)
        return value
