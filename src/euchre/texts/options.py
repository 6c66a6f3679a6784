"""Options, presets and what is wrong with rules, as texts."""

from __future__ import annotations

import difflib
from enum import StrEnum

from euchre.cards import Rank, Suit
from euchre.rules import (
    PRESETS,
    Contradiction,
    ImpossibleRulesError,
    Option,
    OptionError,
    Preset,
    Rules,
    Rung,
    Step,
    UnknownPresetError,
    Value,
    differences,
    options,
    replace,
    value_of,
    value_text,
)
from euchre.rules.link import LinkError, nearest_preset
from euchre.texts.ladder import bid_label
from euchre.texts.text import Text, listed
from euchre.texts.unused import is_unused

__all__ = [
    "GROUPS",
    "RulesError",
    "contradiction_text",
    "difference_texts",
    "link_error_text",
    "option_error_text",
    "option_group",
    "option_label",
    "option_sentence",
    "option_why",
    "preset_name",
    "preset_summary",
    "rules_error_texts",
    "rules_line",
    "rules_name",
    "setting_text",
    "source_texts",
    "sources_text",
    "unknown_preset_text",
    "value_label",
]

GROUPS = ("table", "pack", "deal", "auction", "bids", "entry", "exchange", "play", "score", "end")
"""The groups that options are shown in; the title of one is the message ``group-NAME``."""

_EVERY = 11
"""Of the presets, every so many-th is named as an example: a few, of several families."""

RulesError = UnknownPresetError | LinkError | OptionError | ImpossibleRulesError
"""Why what was written is no rules."""


def option_group(key: str) -> str:
    """The group of an option: the record that it belongs to, ``table`` for players and partners."""
    return key.split(".", maxsplit=1)[0] if "." in key else "table"


def _message(key: str) -> str:
    return f"option-{key.replace('.', '-')}"


def option_label(key: str) -> Text:
    """The name of an option."""
    return Text(_message(key))


def option_why(key: str) -> Text:
    """What an option does, in a sentence."""
    return Text(f"{_message(key)}-why")


def option_sentence(key: str, value: Value) -> Text:
    """What an option that is told by itself says in a rule sheet; ``$n`` is its number."""
    return Text.of(f"{_message(key)}-sheet", n=int(value) if isinstance(value, int) else 0)


def value_label(key: str, value: Value) -> Text:
    """What an option is set to, in words."""
    match value:
        case bool():
            return Text(f"value-{value_text(value)}")
        case Rank():
            return Text(f"rank-{value.letter}")
        case Suit():
            return Text(f"suit-{value.letter}")
        case StrEnum():
            return Text(f"{_message(key)}-{value.value}")
        case 0 if key in _NONE_AT_ZERO:
            return Text("value-none")
        case int():
            return Text.of("value-number", n=value)
        case _:
            return _list_label(key, value)


_NONE_AT_ZERO = frozenset(
    (
        "bids.bonus",
        "bids.pool",
        "score.jambone",
        "score.jamboree",
        "end.target",
        "end.deals",
        "end.count_down",
        "end.mercy",
    )
)


def _list_label(
    key: str, value: tuple[tuple[int, ...], ...] | tuple[Step, ...] | tuple[Rung, ...]
) -> Text:
    if not value:  # no steps: they come in their usual order
        return Text(f"{_message(key)}-usual")
    items = [_item_label(key, one) for one in value if isinstance(one, Step | Rung)]
    if items:
        return listed(items)
    return Text.of("value-packets", packets=value_text(value).replace("/", ", "))


def _item_label(key: str, item: Step | Rung) -> Text:
    return Text(f"{_message(key)}-{item.value}") if isinstance(item, Step) else bid_label(item)


_PLACES = ("one", "two", "three")
_FEW = 5


def preset_name(preset: Preset) -> Text:
    """The name of a preset."""
    return Text(f"preset-{preset.id}")


def preset_summary(preset: Preset) -> Text:
    """What makes a preset different, in a line."""
    return Text(f"preset-{preset.id}-why")


def source_texts(preset: Preset) -> tuple[Text, ...]:
    """The works that a preset follows."""
    return tuple(Text(f"source-{one}") for one in preset.sources)


def sources_text(preset: Preset) -> Text:
    """The works that a preset follows, in one text."""
    works = {place: f"@source-{one}" for place, one in zip(_PLACES, preset.sources, strict=False)}
    return Text.of(f"sources-{len(works)}", **works)


def rules_name(rules: Rules, base: Preset | None = None) -> Text:
    """The name of these rules: that of their preset, or "…, with house rules"."""
    near = base or nearest_preset(rules)
    if differences(rules, near.rules):
        return Text.of("preset-changed", preset=f"@preset-{near.id}")
    return preset_name(near)


def rules_line(rules: Rules, base: Preset | None = None) -> Text:
    """Name and target in a line."""
    name = f"@preset-{(base or nearest_preset(rules)).id}"
    if rules.end.target:
        return Text.of("preset-line-target", preset=name, target=rules.end.target)
    if rules.end.count_down:
        return Text.of("preset-line-count-down", preset=name, start=rules.end.count_down)
    return Text.of("preset-line-deals", preset=name, deals=rules.end.deals)


def difference_texts(rules: Rules, base: Preset | None = None) -> tuple[Text, ...]:
    """House rules: each option that differs from the preset (the nearest if none is given)."""
    near = (base or nearest_preset(rules)).rules
    return tuple(_house_rule_text(rules, key, near) for key in differences(rules, near))


def _house_rule_text(rules: Rules, key: str, near: Rules) -> Text:
    """A house rule; one that could as well stand as in the preset is said to be without effect."""
    setting = setting_text(rules, key)
    if not is_unused(rules, key):
        return setting
    try:
        replace(rules, {key: value_of(near, key)})
    except ImpossibleRulesError:
        return setting
    return Text.of("setting-unused", setting=setting)


def setting_text(rules: Rules, key: str) -> Text:
    """An option and what it is set to."""
    label = value_label(key, value_of(rules, key))
    return Text.of("setting-value", option=option_label(key), value=label)


def contradiction_text(found: Contradiction) -> Text:
    """What is wrong with rules, and what would be right."""
    labels = {
        name: f"@{_message(key)}"
        for name, key in zip(("option", "other"), found.options, strict=False)
    }
    return Text.of(found.key, **labels, **dict(found.args))


def option_error_text(error: OptionError) -> Text:
    """An option that does not exist or a value that it cannot have, and what would be right."""
    if error.value is None:
        near = difflib.get_close_matches(error.key, error.allowed, n=1)
        if len(error.allowed) <= _FEW:
            near = list(error.allowed)
        if near:
            return Text.of("rules-unknown-option-near", name=error.key, near=", ".join(near))
        return Text.of("rules-unknown-option", name=error.key)
    option = next((one for one in options() if one.key == error.key), None)
    return _bad_value(option, error.key, error.value, error.allowed)


def _bad_value(option: Option | None, key: str, value: str, allowed: tuple[str, ...]) -> Text:
    if option is not None and option.kind is int:
        return Text.of("rules-bad-number", name=key, value=value)
    if option is not None and option.kind is tuple:
        return Text.of("rules-bad-list", name=key, value=value, example=value_text(option.default))
    return Text.of("rules-bad-value", name=key, value=value, allowed=", ".join(allowed))


def unknown_preset_text(error: UnknownPresetError) -> Text:
    """A preset that does not exist, and those that do."""
    if error.near:
        return Text.of("rules-unknown-preset-near", name=error.name, near=", ".join(error.near))
    some = ", ".join(tuple(PRESETS)[::_EVERY])
    return Text.of("rules-unknown-preset", name=error.name, n=len(PRESETS), names=some)


def link_error_text(error: LinkError) -> Text:
    """A part of a link that cannot be meant, and what would be right."""
    if error.is_repeated:
        return Text.of("rules-link-repeated", part=error.part, name=error.key)
    return Text.of("rules-link-part", part=error.part)


def rules_error_texts(error: RulesError) -> tuple[Text, ...]:
    """What is wrong with what was written as rules, and what would be right."""
    match error:
        case UnknownPresetError():
            return (unknown_preset_text(error),)
        case LinkError():
            return (link_error_text(error),)
        case OptionError():
            return (option_error_text(error),)
        case ImpossibleRulesError():
            return tuple(map(contradiction_text, error.found))
