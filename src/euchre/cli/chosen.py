"""The rules that were asked for: a preset or a link, and the house rules of ``--set``."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.errors import wrong_usage
from euchre.rules import Preset, Rules, replace
from euchre.rules.link import preset_of_link, rules_of_link

__all__ = ["DEFAULT_GAME", "chosen_rules"]

DEFAULT_GAME = "na24"


def chosen_rules(arguments: Arguments, name: str | None) -> tuple[Preset, Rules]:
    """The preset and the rules of a link (the usual game if None), changed by ``--set``.

    Raises:
        UnknownPresetError, LinkError, OptionError, ImpossibleRulesError, ComplaintError: if
            they make no game.
    """
    link = name or DEFAULT_GAME
    changes: dict[str, str] = {}
    for setting in arguments.all("set"):
        key, equals, value = setting.partition("=")
        if not equals or not key or not value:
            raise wrong_usage("cli-bad-setting", setting=setting)
        changes[key.strip()] = value
    return preset_of_link(link), replace(rules_of_link(link), dict(changes))
