"""Rules as plain data: option keys, values as text, JSON form, fingerprint, differences."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from dataclasses import replace as replace_fields
from enum import IntEnum, StrEnum
from operator import attrgetter
from typing import cast, get_type_hints

from euchre.cards import Rank, Suit
from euchre.rules.ladder import Rung, parse_rung, rung_text
from euchre.rules.model import Rules
from euchre.rules.options import Step
from euchre.rules.records import TOLD_BY_ITSELF
from euchre.rules.validate import validate

__all__ = [
    "Option",
    "OptionError",
    "Value",
    "differences",
    "fingerprint",
    "from_plain",
    "options",
    "parse_value",
    "replace",
    "to_plain",
    "value_of",
    "value_text",
]

Value = (
    bool
    | int
    | StrEnum
    | Rank
    | Suit
    | tuple[tuple[int, ...], ...]
    | tuple[Step, ...]
    | tuple[Rung, ...]
)
"""What an option may be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of :class:`~euchre.rules.Rules`."""

    key: str
    """``record.field``, or the field alone for ``players`` and ``partners``."""
    kind: type
    """bool, int, an enumeration, or tuple for packets, steps and ladders."""
    default: Value
    told_by_itself: bool = False
    """Whether rule sheets tell it by a message of its own (:func:`house_option`)."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts that it may be set to; empty for numbers and lists."""
        if self.kind is bool:
            return ("false", "true")
        if issubclass(self.kind, StrEnum | IntEnum):
            return tuple(value_text(one) for one in self.kind)
        return ()

    @property
    def examples(self) -> tuple[str, ...]:
        """What it may be set to, in no language: all choices, or some and then dots."""
        some = ("0", "1", "2") if self.kind is int else (value_text(self.default),)
        return self.choices or (*some, "…")


class OptionError(ValueError):
    """An option that does not exist, or a value that it cannot have.

    ``key`` is the option, ``value`` the text refused (None if the option is unknown),
    ``allowed`` what would be right.
    """

    def __init__(self, key: str, value: str | None, allowed: tuple[str, ...]) -> None:
        """The error for that option."""
        self.key, self.value, self.allowed = key, value, allowed
        what = f"there is no option {key!r}" if value is None else f"{key} cannot be {value!r}"
        super().__init__(f"{what}; possible: {', '.join(allowed)}")


def _collect() -> dict[str, Option]:
    found: dict[str, Option] = {}
    defaults = Rules()

    def note(prefix: str, record: object) -> None:
        hints = get_type_hints(type(record))
        for one in fields(record):  # type: ignore[arg-type]
            value = getattr(record, one.name)
            if is_dataclass(value):
                note(f"{one.name}.", value)
            else:
                hint = hints[one.name]
                kind = hint if isinstance(hint, type) else tuple
                own = bool(one.metadata.get(TOLD_BY_ITSELF))
                found[prefix + one.name] = Option(prefix + one.name, kind, value, own)

    note("", defaults)
    return found


_OPTIONS = _collect()


def _by_field() -> dict[str, list[Option]]:
    """The options by the names of their fields, without the record."""
    found: dict[str, list[Option]] = {}
    for key, option in _OPTIONS.items():
        found.setdefault(key.rpartition(".")[2], []).append(option)
    return found


_BY_FIELD = _by_field()


_VALUE_OF = {key: attrgetter(key) for key in _OPTIONS}
_VALUES_OF: Callable[[Rules], tuple[Value, ...]] = attrgetter(*_OPTIONS)
"""What every option is set to, in the order of :data:`_OPTIONS`."""


def options() -> tuple[Option, ...]:
    """Every option, in the order of the records."""
    return tuple(_OPTIONS.values())


def _option(key: str) -> Option:
    """The option of that key; the record may be left out where the field's name is unique."""
    if key in _OPTIONS:
        return _OPTIONS[key]
    matches = _BY_FIELD.get(key, [])
    if len(matches) == 1:
        return matches[0]
    raise OptionError(key, None, tuple(one.key for one in matches) or tuple(_OPTIONS))


def value_of(rules: Rules, key: str) -> Value:
    """What an option is set to.

    Raises:
        OptionError: if there is no such option.
    """
    return cast(Value, (_VALUE_OF.get(key) or _VALUE_OF[_option(key).key])(rules))


def value_text(value: Value) -> str:
    """A value as text: ``true``, ``10``, ``vs_lone_maker``, ``nine``, ``3-3-3-3/2-2-2-2``."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, IntEnum):
        return value.name.lower()
    return "/".join(map(_item_text, value)) if isinstance(value, tuple) else str(value)


def _item_text(item: tuple[int, ...] | Step | Rung) -> str:
    """An item of a list as text."""
    if isinstance(item, Step):
        return item.value
    return rung_text(item) if isinstance(item, Rung) else "-".join(map(str, item))


def parse_value(key: str, text: str) -> Value:
    """The value that a text stands for.

    Raises:
        OptionError: if there is no such option, or it cannot be that.
    """
    option = _option(key)
    plain = text.strip().lower().replace("-", "_") if option.kind is not int else text.strip()
    if option.kind is bool:
        wanted = {"true": True, "yes": True, "on": True, "1": True}
        wanted |= {"false": False, "no": False, "off": False, "0": False}
        if plain not in wanted:
            raise OptionError(option.key, text, option.choices)
        return wanted[plain]
    if option.kind is tuple:
        return _parse_list(option, text)
    if option.kind is int:
        if not plain.removeprefix("-").isdecimal() or len(plain) > 6:
            raise OptionError(option.key, text, option.examples)
        return int(plain)
    for one in cast("type[StrEnum | IntEnum]", option.kind):
        if plain == value_text(cast(Value, one)):
            return cast(Value, one)
    raise OptionError(option.key, text, option.choices)


def _parse_list(option: Option, text: str) -> Value:
    parts = text.strip().lower().split("/")
    try:
        if option.key == "entry.steps":
            return tuple(Step(part) for part in parts if part)
        if option.key == "bids.ladder":
            return tuple(parse_rung(part) for part in parts)
        return tuple(tuple(int(number) for number in part.split("-")) for part in parts)
    except ValueError:
        raise OptionError(option.key, text, option.examples) from None


def _with_values(rules: Rules, values: Mapping[str, Mapping[str, Value]]) -> Rules:
    """These rules with values by record (``""`` for what is in none) and field."""
    changed: dict[str, object] = dict(values.get("", {}))
    for record, fields_of_it in values.items():
        if record:
            changed[record] = replace_fields(getattr(rules, record), **fields_of_it)
    return replace_fields(rules, **changed) if changed else rules  # type: ignore[arg-type]


def replace(rules: Rules, changes: Mapping[str, Value | str]) -> Rules:
    """These rules with some options changed: a house rule.

    Keys are those of :func:`options`; a text is parsed as after ``--set``. The result is
    validated.

    >>> replace(Rules(), {"end.target": "5"}).end.target
    5

    Raises:
        OptionError: for an unknown option or a value that it cannot have.
        ImpossibleRulesError: if the changed rules make no game.
    """
    values: dict[str, dict[str, Value]] = {}
    for key, value in changes.items():
        if isinstance(value, str) and not isinstance(value, StrEnum):
            value = parse_value(key, value)  # noqa: PLW2901 - the same value, understood
        record, _, name = _option(key).key.rpartition(".")
        values.setdefault(record, {})[name] = value
    return validate(_with_values(rules, values))


def differences(rules: Rules, base: Rules) -> dict[str, str]:
    """The options in which ``rules`` differ from ``base``, with their values as text."""
    both = zip(_OPTIONS, _VALUES_OF(rules), _VALUES_OF(base), strict=True)
    return {key: value_text(value) for key, value, other in both if value != other}


def to_plain(rules: Rules) -> dict[str, object]:
    """The JSON form: every option by its key, whose default is left out, as plain values."""
    plain: dict[str, object] = {}
    for option, value in zip(_OPTIONS.values(), _VALUES_OF(rules), strict=True):
        if value != option.default:
            plain[option.key] = (
                value
                if isinstance(value, bool | int) and not isinstance(value, IntEnum)
                else value_text(value)
            )
    return plain


def from_plain(plain: Mapping[str, object]) -> Rules:
    """The rules of a JSON form.

    Raises:
        OptionError: for an unknown option or a value that it cannot have.
        ImpossibleRulesError: if the rules make no game.
    """
    changes: dict[str, Value | str] = {}
    for key, value in plain.items():
        if not isinstance(value, bool | int | str):
            raise OptionError(key, json.dumps(value, default=str), _option(key).examples)
        changes[key] = str(value).lower() if isinstance(value, bool | int) else value
    return replace(Rules(), changes)


def fingerprint(rules: Rules) -> str:
    """Twelve hexadecimal digits that identify these rules in logs and messages."""
    text = json.dumps(to_plain(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
