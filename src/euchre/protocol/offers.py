"""Games to choose from, their options, and rule sheets, as messages."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.protocol.messages import GameOffer, HandCard, OptionOffer, RuleSheet, RuleSheetSection
from euchre.protocol.snapshot import BADGES
from euchre.protocol.words import sent
from euchre.rules import (
    PRESETS,
    ImpossibleRulesError,
    Option,
    Preset,
    options,
    parse_value,
    preset,
    replace,
    value_of,
    value_text,
)
from euchre.texts import rulesheet
from euchre.texts.options import (
    option_group,
    option_label,
    option_why,
    preset_name,
    preset_summary,
    sources_text,
    value_label,
)

__all__ = ["game_offers", "rule_sheet"]

_NOT_OFFERED = {"players", "partners"}
"""Options that make another game of it: with other packets, and so not by themselves."""


def game_offers() -> list[GameOffer]:
    """Every preset with its options."""
    return [_offer(one) for one in PRESETS.values()]


def _offer(one: Preset) -> GameOffer:
    rules = one.rules
    return GameOffer(
        preset=one.id,
        name=sent(preset_name(one)),
        summary=sent(preset_summary(one)),
        players=rules.players,
        pack=len(rules.cards),
        target=rules.end.target,
        source=sent(sources_text(one)),
        options=[
            _option(one, option)
            for option in options()
            # Packets and steps are lists: they are changed by --set, not by a switch.
            if option.kind is not tuple and option.key not in _NOT_OFFERED
        ],
    )


def _option(one: Preset, option: Option) -> OptionOffer:
    low, high = _bounds(one, option) if option.kind is int else (0, 0)
    choices = [] if option.kind in {bool, int} else list(option.choices)
    return OptionOffer(
        key=option.key,
        group=option_group(option.key),
        label=sent(option_label(option.key)),
        explanation=sent(option_why(option.key)),
        kind="bool" if option.kind is bool else "int" if option.kind is int else "choice",
        value=value_text(value_of(one.rules, option.key)),
        choices=choices,
        choice_labels=[
            sent(value_label(option.key, parse_value(option.key, text))) for text in choices
        ],
        low=low,
        high=high,
    )


def _bounds(one: Preset, option: Option) -> tuple[int, int]:
    """The least and the greatest value: what validation says to one that is out of bounds."""
    try:
        replace(one.rules, {option.key: "999999"})
    except ImpossibleRulesError as error:
        for found in error.found:
            args = dict(found.args)
            if found.options == (option.key,) and "high" in args:
                return args["low"], args["high"]
    raise AssertionError(f"{option.key} has no bounds")


def rule_sheet(name: str, changes: Mapping[str, str]) -> RuleSheet:
    """The rule sheet of a preset with house rules.

    Raises:
        UnknownPresetError, OptionError, ImpossibleRulesError: if there are no such rules.
    """
    base = preset(name)
    sheet = rulesheet.rule_sheet(replace(base.rules, changes), base)
    return RuleSheet(
        title=sent(sheet.title),
        house_rules=[sent(one) for one in sheet.house_rules],
        sections=[_section(one) for one in sheet.sections],
        source=sent(sources_text(base)),
    )


def _section(section: rulesheet.RuleSheetSection) -> RuleSheetSection:
    return RuleSheetSection(
        title=sent(section.title),
        sentences=[sent(one) for one in section.sentences],
        rows=[[sent(cell) for cell in row] for row in section.rows],
        has_heading=section.has_heading,
        cards=[
            [
                HandCard(card=one.card.text, suit=one.suit, badge=BADGES.get(one.bower, ""))
                for one in row.cards
            ]
            for row in section.cards
        ],
        captions=[sent(row.caption) for row in section.cards],
    )
