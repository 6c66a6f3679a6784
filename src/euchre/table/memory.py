"""Parts of what a seat is shown, remembered while all that they were made of is the same.

After each thing that happens a seat is shown everything anew, and nearly all of it is as it
was. Nobody has to say on what a part depends, and nobody can forget it: while it is made, it
is noted what of the View is looked at, and the next time only that is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from operator import attrgetter
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import msgspec

from euchre.game import Public, View
from euchre.protocol.codec import encode
from euchre.protocol.messages import Snapshot

__all__ = ["NO_MEMORY", "Memory"]

_Part = TypeVar("_Part")
_Look = Callable[[object], object]


class _Reads:
    """What was looked at of a View, or of what is public of it, and what it was."""

    __slots__ = ("answers", "fields")

    def __init__(self) -> None:
        self.fields: dict[str, object] = {}
        self.answers: dict[tuple[str, tuple[Any, ...]], object] = {}

    def looked(self) -> tuple[_Look, object]:
        """What gets the same fields of another one, and the fields as they were."""
        if not self.fields:
            return _nothing, None
        # The first one twice: of a single name there would be no tuple.
        first, *others = self.fields
        names = (first, *(others or (first,)))
        return _look_at(names), tuple(self.fields[name] for name in names)


def _nothing(of: object) -> None:
    """Nothing was looked at."""


@lru_cache(maxsize=1000)
def _look_at(names: tuple[str, ...]) -> _Look:
    return attrgetter(*names)


_Answers = tuple[tuple[str, tuple[Any, ...], object], ...]
_Kept = tuple[_Look, object, _Look, object, _Answers, Any]
"""How to look at a View as before, and what was seen; the same of what is public; the part."""


class Memory:
    """What was made for one seat of a table, part by part, while its facts are the same."""

    __slots__ = ("_kept", "_once", "_told", "shared")

    def __init__(self, shared: Memory | None = None) -> None:
        """Nothing is remembered yet; ``shared`` remembers what is the same for every seat."""
        self._kept: dict[object, _Kept] = {}
        self._once: dict[str, Any] = {}
        self._told: Snapshot | None = None
        self.shared: Memory = self if shared is None else shared

    def once(self, name: str, make: Callable[[], _Part]) -> _Part:
        """What does not depend on the game at all."""
        if name not in self._once:
            self._once[name] = make()
        return cast(_Part, self._once[name])

    def part(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        """The part of that name; ``make`` says what it is, and looks at nothing but the View."""
        kept = self._kept.get(name)
        if kept is not None:
            look, found, look_at_public, found_public, answers, part = kept
            # Of two tuples the same objects are equal at once.
            is_same = look_at_public(seen.public) == found_public and look(seen) == found
            if is_same and (not answers or _are_same(answers, seen)):
                return cast(_Part, part)
        own, public = _Reads(), _Reads()
        part = make(cast(View, _Noted(seen, own, _Noted(seen.public, public))))
        answers = (
            *((method, told, was) for (method, told), was in own.answers.items()),
            *((f".{method}", told, was) for (method, told), was in public.answers.items()),
        )
        self._kept[name] = (*own.looked(), *public.looked(), answers, part)
        return part

    def json(self, name: object, seen: View, make: Callable[[View], _Part]) -> _Part:
        """A part as the JSON that is sent: a message takes it in the place of what it says."""
        raw = self.part(name, seen, lambda noted: msgspec.Raw(encode(cast(Any, make(noted)))))
        return cast(_Part, raw)

    def news(self, shown: Snapshot) -> Snapshot:
        """What is shown, for sending only: without the fields that are as they were told last.

        That is of use to whoever was told everything until then: where the number is not the
        one that follows, nothing is left out.
        """
        before, self._told = self._told, shown
        if before is None or before.number != shown.number - 1:
            return shown
        fields = zip(_FIELDS, _fields_of(before), _fields_of(shown), strict=True)
        return cast(Snapshot, {name: new for name, old, new in fields if new != old})


_FIELDS: Final = Snapshot.__struct_fields__
_fields_of: Final = attrgetter(*_FIELDS)


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

    def news(self, shown: Snapshot) -> Snapshot:
        return shown


NO_MEMORY = _NoMemory()
"""For what is shown once."""


def _are_same(answers: _Answers, seen: View) -> bool:
    """Whether these methods answer as they did; those with a dot are of what is public."""
    for method, told, was in answers:
        of: object = seen
        if method[0] == ".":
            of, method = seen.public, method[1:]  # noqa: PLW2901 - the name without its mark
        if getattr(of, method)(*told) != was:
            return False
    return True


class _Noted:
    """A View, or what is public of it, that notes what is looked at.

    What was looked at once stands in it, so that the next look costs nothing.
    """

    def __init__(self, of: View | Public, reads: _Reads, public: _Noted | None = None) -> None:
        self._of, self._reads = of, reads
        if public is not None:
            self.public = public

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the View has
        value = getattr(self._of, name)
        if isinstance(getattr(type(self._of), name, None), FunctionType):
            value = partial(self._answer, name)
        else:
            self._reads.fields[name] = value
        self.__dict__[name] = value
        return value

    def _answer(self, name: str, *arguments: Any) -> Any:  # noqa: ANN401 - as the method does
        answers, asked = self._reads.answers, (name, arguments)
        if asked in answers:
            return answers[asked]
        value = getattr(self._of, name)(*arguments)
        if isinstance(value, Iterator):
            # What goes by cannot be compared: what it is made of is noted instead.
            return getattr(type(self._of), name)(self, *arguments)
        answers[asked] = value
        return value
