"""The rule sheet: how a game is played, in sentences made from its ``Rules`` and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from euchre.cards import Card
from euchre.rules import UNSOURCED, Partners, Preset, Rules, differences, options, value_of
from euchre.rules.link import nearest_preset
from euchre.texts import sheet_auction, sheet_cards, sheet_end, sheet_score, sheet_steps
from euchre.texts.in_force import is_fixed, is_paired, steps_taken
from euchre.texts.options import (
    GROUPS,
    difference_texts,
    option_group,
    option_label,
    option_sentence,
    rules_name,
    setting_text,
    source_texts,
    value_label,
)
from euchre.texts.text import Text
from euchre.texts.unused import is_unused

__all__ = ["CardOnSheet", "CardRow", "RuleSheet", "RuleSheetSection", "rule_sheet"]


@dataclass(frozen=True, slots=True)
class CardOnSheet:
    """A card, the suit that it counts as (S H D C), and its bower mark ("" for none)."""

    card: Card
    suit: str
    bower: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards of one suit from the best down."""

    caption: Text
    cards: tuple[CardOnSheet, ...]


@dataclass(frozen=True, slots=True)
class RuleSheetSection:
    """A part of the sheet: sentences, then rows of a table, then rows of cards."""

    title: Text
    sentences: tuple[Text, ...] = ()
    rows: tuple[tuple[Text, ...], ...] = ()
    """Cells; the first row is a heading where ``has_heading``."""
    cards: tuple[CardRow, ...] = ()
    has_heading: bool = False


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """How a game is played."""

    title: Text
    house_rules: tuple[Text, ...]
    """How the rules differ from the nearest preset."""
    sections: tuple[RuleSheetSection, ...]
    sources: tuple[Text, ...]
    """The works that the preset follows."""


def rule_sheet(rules: Rules, base: Preset | None = None) -> RuleSheet:
    """The rule sheet of these rules, house rules told against ``base`` or the nearest preset."""
    near = base or nearest_preset(rules)
    sections = (
        RuleSheetSection(Text("sheet-brief"), rows=tuple(_brief(rules))),
        RuleSheetSection(Text("sheet-game"), tuple(sheet_cards.aim(rules))),
        _order_of_cards(rules),
        RuleSheetSection(Text("sheet-dealing"), tuple(sheet_cards.dealing(rules))),
        RuleSheetSection(
            Text("sheet-trump"),
            tuple(sheet_auction.auction(rules)),
            tuple(sheet_auction.words(rules)),
            has_heading=not is_fixed(rules),
        ),
        RuleSheetSection(Text("sheet-before"), tuple(sheet_steps.steps(rules))),
        RuleSheetSection(Text("sheet-play"), tuple(sheet_cards.play(rules))),
        RuleSheetSection(
            Text("sheet-score"),
            tuple(sheet_score.sentences(rules)),
            tuple(sheet_score.table(rules)),
            has_heading=True,
        ),
        RuleSheetSection(Text("sheet-end"), tuple(sheet_end.end(rules))),
        RuleSheetSection(Text("sheet-mistakes"), (Text("sheet-no-mistakes"),)),
        RuleSheetSection(Text("sheet-unsourced"), tuple(_unsourced(rules, near))),
        RuleSheetSection(Text("sheet-options"), rows=tuple(_options_in_force(rules))),
    )
    whole = (_with_house_options(rules, one) for one in sections)
    return RuleSheet(
        rules_name(rules, near),
        difference_texts(rules, near),
        tuple(one for one in whole if one.sentences or one.rows or one.cards),
        source_texts(near),
    )


def _with_house_options(rules: Rules, section: RuleSheetSection) -> RuleSheetSection:
    """The section with the options of its records that are told by messages of their own."""
    told = tuple(
        option_sentence(option.key, value_of(rules, option.key))
        for option in options()
        if option.told_by_itself
        and _SECTION_OF_GROUP[option_group(option.key)] == section.title.key
        and value_of(rules, option.key) != option.default
        and not is_unused(rules, option.key)
    )
    return replace(section, sentences=(*section.sentences, *told)) if told else section


_SECTION_OF_GROUP = {
    "table": "sheet-game",
    "pack": "sheet-order",
    "deal": "sheet-dealing",
    "auction": "sheet-trump",
    "bids": "sheet-trump",
    "entry": "sheet-before",
    "exchange": "sheet-before",
    "play": "sheet-play",
    "score": "sheet-score",
    "end": "sheet-end",
}


def _brief(rules: Rules) -> list[tuple[Text, ...]]:
    """What one wants to know first."""
    called = rules.partners is Partners.CALLED
    kind = "opposite" if is_paired(rules) else "called" if called else "each"
    auction = value_label("auction.kind", rules.auction.kind)
    return [
        (Text("group-table"), Text.of(f"sheet-players-{kind}", n=rules.players)),
        (
            Text("group-pack"),
            Text.of(
                "sheet-pack-brief",
                n=len(rules.cards),
                rank=f"@rank-{rules.pack.lowest.letter}",
                each=rules.hand_size,
            ),
        ),
        (Text("group-auction"), auction),
        (Text("group-end"), _goal(rules)),
    ]


def _goal(rules: Rules) -> Text:
    if rules.end.target:
        return Text.of("sheet-points", n=rules.end.target)
    if rules.end.count_down:
        return Text.of("sheet-points-down", n=rules.end.count_down)
    return Text.of("sheet-deals", n=rules.end.deals)


def _order_of_cards(rules: Rules) -> RuleSheetSection:
    return RuleSheetSection(
        Text("sheet-order"),
        tuple(sheet_cards.order_sentences(rules)),
        cards=tuple(
            CardRow(caption, tuple(CardOnSheet(*one) for one in cards))
            for caption, cards in sheet_cards.order_rows(rules)
        ),
    )


def _unsourced(rules: Rules, near: Preset) -> Iterator[Text]:
    """What no source of the preset says, where it is not changed by a house rule."""
    changed = differences(rules, near.rules)
    for key, mark in UNSOURCED.get(near.id, {}).items():
        if key not in changed and not is_unused(rules, key):
            yield Text.of(f"sheet-unsourced-{mark.value}", setting=setting_text(rules, key))


def _options_in_force(rules: Rules) -> list[tuple[Text, ...]]:
    """Every option that makes a difference in this game, with its value, by group."""
    return [
        (option_label(key), _value_in_force(rules, key))
        for key in _KEYS
        if not is_unused(rules, key)
    ]


_KEYS: Final = [
    option.key for group in GROUPS for option in options() if option_group(option.key) == group
]
"""The options, by group."""


def _value_in_force(rules: Rules, key: str) -> Text:
    """What an option is set to; of the steps only those that are ever taken."""
    return value_label(key, steps_taken(rules) if key == "entry.steps" else value_of(rules, key))
