"""Rules as a short text, and back: ``na24:end.target=5:deal.packets=2-2-2-2.3-3-3-3``.

The text is a preset and, after colons, the options that differ from it. It stands in an
address, a code to photograph and a command line as it is: none of its characters has a
meaning in the query or the fragment of a URL, nor in a shell. The three characters of
values that have one are written with others: the ``/`` between the items of a list as
``.``, ``+`` as ``~`` and ``!`` as ``@``.
"""

from __future__ import annotations

import re
from typing import Final

from euchre.rules.data import differences, options, replace
from euchre.rules.model import Rules
from euchre.rules.presets import PRESETS, Preset, preset

__all__ = [
    "LinkError",
    "changes_of_link",
    "link_text",
    "nearest_preset",
    "preset_of_link",
    "rules_of_link",
]

_WRITTEN: Final = str.maketrans("/+!", ".~@")
_READ: Final = str.maketrans(".~@", "/+!")
_PERCENT: Final = re.compile(r"%([2-7][0-9A-Fa-f])")


class LinkError(ValueError):
    """A part of a link that cannot be meant. ``part`` is that part, ``key`` its option.

    ``is_repeated`` says that the option was set before; otherwise the part sets nothing.
    """

    def __init__(self, part: str, key: str, *, is_repeated: bool) -> None:
        """The error for that part."""
        self.part, self.key, self.is_repeated = part, key, is_repeated
        what = f"sets {key} again" if is_repeated else "is no KEY=VALUE such as end.target=5"
        super().__init__(f"{part!r} {what}")


def nearest_preset(rules: Rules) -> Preset:
    """The preset that differs from these rules in the fewest options, the first of several."""
    return min(PRESETS.values(), key=lambda one: len(differences(rules, one.rules)))


def link_text(rules: Rules, base: Preset | None = None) -> str:
    """The short text of these rules, told against ``base`` or the nearest preset.

    >>> link_text(replace(preset("na24").rules, {"end.target": 5}))
    'na24:end.target=5'
    """
    near = base or nearest_preset(rules)
    changes = differences(rules, near.rules)
    return ":".join(
        [near.id, *(f"{key}={value.translate(_WRITTEN)}" for key, value in changes.items())]
    )


def preset_of_link(text: str) -> Preset:
    """The preset that a short text begins with.

    Raises:
        UnknownPresetError: if there is none of that name.
    """
    return preset(_parts(text)[0])


def rules_of_link(text: str) -> Rules:
    """The rules that a short text stands for; a whole address that ends in one will do.

    >>> rules_of_link("na24:target=5").end.target
    5

    Raises:
        UnknownPresetError: if it begins with no preset.
        LinkError: if a part sets nothing, or an option that was set before.
        OptionError: for an unknown option, or a value that it cannot have.
        ImpossibleRulesError: if the options make no game together.
    """
    return replace(preset_of_link(text).rules, changes_of_link(text))


def changes_of_link(text: str) -> dict[str, str]:
    """The options that a short text sets, with their values as after ``--set``.

    Raises:
        LinkError: if a part sets nothing, or an option that was set before.
    """
    changes: dict[str, str] = {}
    for part in _parts(text)[1:]:
        written, equals, value = part.partition("=")
        key = _whole_key(written)
        if not (written and equals):
            raise LinkError(part, key, is_repeated=False)
        if key in changes:
            raise LinkError(part, key, is_repeated=True)
        changes[key] = value.translate(_READ)
    return changes


def _parts(text: str) -> list[str]:
    """What stands between the colons; of an address, what follows its page (``#/game/``)."""
    # Some programs write the colons of an address with percent signs.
    plain = _PERCENT.sub(lambda found: chr(int(found[1], 16)), text)
    _, is_address, place = plain.partition("#/")
    return [part.strip() for part in (place.partition("/")[2] if is_address else plain).split(":")]


def _whole_key(written: str) -> str:
    """The key with its record, where that was left out; an unknown one as it is written."""
    ending = [one.key for one in options() if one.key.split(".")[-1] == written]
    return ending[0] if len(ending) == 1 else written
