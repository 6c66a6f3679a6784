"""Games to choose from, their options, and rule sheets, as messages."""

from __future__ import annotations

from typing import Literal

from euchre.protocol.badges import BADGES
from euchre.protocol.messages import (
    GameOffer,
    GameRules,
    HandCard,
    OptionOffer,
    RuleSheet,
    RuleSheetSection,
    Text,
)
from euchre.protocol.words import sent
from euchre.rules import (
    PRESETS,
    ImpossibleRulesError,
    Option,
    OptionError,
    Preset,
    Rules,
    differences,
    options,
    parse_value,
    replace,
    value_of,
    value_text,
)
from euchre.rules.link import LinkError, changes_of_link, link_text, preset_of_link, rules_of_link
from euchre.texts import rulesheet
from euchre.texts.options import (
    difference_texts,
    option_group,
    option_label,
    option_why,
    preset_name,
    preset_summary,
    rules_error_texts,
    sources_text,
    value_label,
)
from euchre.texts.unused import is_unused

__all__ = ["game_offers", "game_rules", "rule_sheet"]

_NOT_OFFERED = {"players", "partners"}
"""Options that make another game of it: with other packets, and so not by themselves."""


def game_offers() -> list[GameOffer]:
    """Every preset."""
    return [_offer(one) for one in PRESETS.values()]


def _offer(one: Preset, rules: Rules | None = None) -> GameOffer:
    played = rules or one.rules
    return GameOffer(
        preset=one.id,
        name=sent(preset_name(one)),
        summary=sent(preset_summary(one)),
        players=played.players,
        pack=len(played.cards),
        target=played.end.target,
        source=sent(sources_text(one)),
    )


def game_rules(link: str) -> GameRules:
    """The rules of a link with all options, each in use or not in these rules.

    Rules that make no game are told as a problem; the preset's own then say what is in use.

    Raises:
        UnknownPresetError: if there is no such preset.
    """
    base = preset_of_link(link)
    rules, changes, problem, wrong = _changed(base, link)
    return GameRules(
        game=_offer(base, rules),
        link=link_text(rules, base),
        changes=changes,
        house_rules=[sent(one) for one in difference_texts(rules, base)],
        options=[
            _option(base, option, is_in_use=option.key in wrong or not is_unused(rules, option.key))
            for option in options()
            if option.key not in _NOT_OFFERED
        ],
        problem=problem,
        wrong=list(wrong),
    )


def _changed(base: Preset, link: str) -> tuple[Rules, dict[str, str], Text | None, tuple[str, ...]]:
    """The rules of a link and what it changes; why it makes none, and which options."""
    changes: dict[str, str] = {}
    try:
        changes = changes_of_link(link)
        rules = replace(base.rules, changes)
    except (LinkError, OptionError) as error:
        return base.rules, changes, sent(rules_error_texts(error)[0]), (error.key,)
    except ImpossibleRulesError as error:
        wrong = (*error.found[0].options, *changes)
        return base.rules, changes, sent(rules_error_texts(error)[0]), wrong
    return rules, differences(rules, base.rules), None, ()


def _option(one: Preset, option: Option, *, is_in_use: bool) -> OptionOffer:
    low, high = _bounds(one, option) if option.kind is int else (0, 0)
    choices = [] if option.kind in {bool, int} else list(option.choices)
    return OptionOffer(
        key=option.key,
        group=option_group(option.key),
        label=sent(option_label(option.key)),
        explanation=sent(option_why(option.key)),
        kind=_kind(option),
        value=value_text(value_of(one.rules, option.key)),
        choices=choices,
        choice_labels=[
            sent(value_label(option.key, parse_value(option.key, text))) for text in choices
        ],
        low=low,
        high=high,
        in_use=is_in_use,
    )


def _kind(option: Option) -> Literal["bool", "int", "choice", "text"]:
    if option.kind is bool:
        return "bool"
    if option.kind is int:
        return "int"
    return "text" if option.kind is tuple else "choice"


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


def rule_sheet(link: str) -> RuleSheet:
    """The rule sheet of a link.

    Raises:
        UnknownPresetError, LinkError, OptionError, ImpossibleRulesError: if there are no
            such rules.
    """
    base, rules = preset_of_link(link), rules_of_link(link)
    sheet = rulesheet.rule_sheet(rules, base)
    return RuleSheet(
        title=sent(sheet.title),
        link=link_text(rules, base),
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
