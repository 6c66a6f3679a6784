"""The rules that were asked for: a preset and the house rules of ``--set``."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.errors import wrong_usage
from euchre.rules import Preset, Rules, preset, replace

__all__ = ["DEFAULT_GAME", "chosen_rules"]

DEFAULT_GAME = "na24"


def chosen_rules(arguments: Arguments, name: str | None) -> tuple[Preset, Rules]:
    """The preset of that name (the usual one if None), and its rules as changed by ``--set``.

    Raises:
        UnknownPresetError, OptionError, ImpossibleRulesError, ComplaintError: if they make
            no game.
    """
    base = preset(name or DEFAULT_GAME)
    changes: dict[str, str] = {}
    for setting in arguments.all("set"):
        key, equals, value = setting.partition("=")
        if not equals or not key or not value:
            raise wrong_usage("cli-bad-setting", setting=setting)
        changes[key.strip()] = value
    return base, replace(base.rules, dict(changes))
