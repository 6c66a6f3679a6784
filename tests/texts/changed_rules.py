"""Rules with one option changed, and what their sheets say: for the laws of rule sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from euchre.rules import (
    BennyTurned,
    ImpossibleRulesError,
    Leader,
    Option,
    OptionError,
    Partners,
    RedealHand,
    Rules,
    parse_value,
    preset,
    replace,
    rung_text,
    value_of,
)
from euchre.texts import Catalogue, in_force
from euchre.texts.rulesheet import RuleSheetSection, rule_sheet

__all__ = ["changes_of", "is_same_game", "prose", "rules_in_sentences", "say", "section"]

say = cache(Catalogue().say)

PLANS = ((5,), (3, 2), (2, 3), (1, 4), (4,), (6,), (3, 3), (1, 1, 1, 1, 1), (4, 4))
"""Plans of dealing: the packets that each seat gets."""
LADDERS = (
    "1/2/3",
    "2/3/4/5",
    "3/4/5/nap5+10-5",
    "2/3/misere0+3-3/4/nap5+10-5/wellington5+20-10!",
    "3/4/kaibosh5a",
    "3/4/best5+8-4a1",
    "2/4/moon4a2",
)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 11, 21, 100)


def _other_values(option: Option, rules: Rules) -> Iterator[str]:
    """Values that the option might have instead."""
    match option.key:
        case "entry.steps":
            steps = [step.value for step in rules.steps]
            for at in range(len(steps) - 1):
                yield "/".join((*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]))
        case "deal.packets":
            yield from _plans(rules.players)
        case "bids.ladder":
            yield from LADDERS
            yield "/".join(map(rung_text, rules.bids.ladder[:-1]))
        case _ if option.choices:
            yield from option.choices
        case _:
            yield from map(str, NUMBERS)


def _plans(players: int) -> Iterator[str]:
    for plan in PLANS:
        yield "/".join("-".join([str(size)] * players) for size in plan)
        yield "/".join("-".join([str(size)] * (players - 1) + ["0"]) for size in plan)
    turns = [("3", "2")[seat % 2] for seat in range(players)]
    yield "-".join(turns) + "/" + "-".join(str(5 - int(size)) for size in turns)


def changes_of(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with that option changed, in every way tried that makes a game."""
    now = value_of(rules, option.key)
    for text in _other_values(option, rules):
        try:
            if parse_value(option.key, text) != now:
                yield replace(rules, {option.key: text})
        except (OptionError, ImpossibleRulesError):
            continue


def is_same_game(rules: Rules, changed: Rules, key: str) -> bool:
    """Whether two values of an option that matters come to the same in this game."""
    both = (value_of(rules, key), value_of(changed, key))
    match key:
        case "entry.steps":
            return in_force.steps_taken(rules) == in_force.steps_taken(changed)
        case "play.leader":
            one_maker = rules.partners is Partners.MAKER_AGAINST_ALL
            return Leader.MAKER not in both and not (one_maker or in_force.has_lone_maker(rules))
        case "deal.redeal":
            alike = {RedealHand.NO_ACE_NO_FACE, RedealHand.NO_ACE_NO_FACE_NO_TRUMP}
            return set(both) == alike and not rules.deal.turn_up
        case "auction.benny_turned":
            return in_force.is_fixed(rules) and BennyTurned.REDEAL not in both
        case "score.lone_euchre":
            # In deals of one trick makers who fail have taken none.
            none = rules.score.super_euchre
            return rules.majority == 1 and none >= max(
                rules.score.lone_euchre, changed.score.lone_euchre
            )
        case _:
            return False


def prose(sections: tuple[RuleSheetSection, ...]) -> tuple[str, ...]:
    """All that is said in sentences, tables and cards."""
    said = []
    for section in sections:
        said += [say(section.title), *map(say, section.sentences)]
        said += [" | ".join(map(say, row)) for row in section.rows]
        said += [
            say(row.caption) + " ".join(one.card.text + one.suit + one.bower for one in row.cards)
            for row in section.cards
        ]
    return tuple(said)


LISTS = {"sheet-brief", "sheet-unsourced", "sheet-options"}
"""Sections that show a change by themselves, or what the nearest preset is."""


def rules_in_sentences(rules: Rules) -> tuple[str, ...]:
    """What the sheet says of how the game is played."""
    sections = rule_sheet(rules, preset("na24")).sections
    return prose(tuple(one for one in sections if one.title.key not in LISTS))


def section(rules: Rules, title: str) -> RuleSheetSection:
    """The section of that title."""
    return next(one for one in rule_sheet(rules).sections if one.title.key == title)
