"""The rule sheet, in sentences: who plays, what beats what, trump, points, and the end."""

from __future__ import annotations

import re

import pytest

from euchre.rules import Rules, preset, replace
from euchre.texts import Text
from euchre.texts.rulesheet import rule_sheet
from tests.texts.changed_rules import prose, say, section


def _sheet(rules: Rules) -> tuple[str, ...]:
    sheet = rule_sheet(rules)
    texts = (sheet.title, *sheet.house_rules, *sheet.sources)
    return (*map(say, texts), *prose(sheet.sections))


@pytest.mark.parametrize(
    "changes",
    [
        {
            "players": "3",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "3-3-3/2-2-2",
            "end.tie": "maker_first",
        },
        {
            "players": "2",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "5-5",
        },
        {"players": "6", "pack.lowest": "seven", "deal.packets": "5-5-5-5-5-5"},
        {"pack.copies": "2", "play.last_equal_card_wins": "yes", "deal.packets": "8-8-8-8"},
        {"deal.packets": "1-1-1-1", "entry.defend_alone": "always"},
        {"auction.no_trump": "when_passed_out", "pack.benny": "two_of_spades"},
        {"auction.must_hold": "caller_or_turned", "deal.go_under": "three_nines_tens"},
        {"entry.alone": "no", "entry.defend_alone": "always", "play.bowers": "no"},
    ],
    ids="+".join,
)
def test_sheet_of_unusual_rules_can_be_said(changes: dict[str, str]) -> None:
    """Two, three and six players, two copies, one trick: every sentence has what it needs."""
    said = _sheet(replace(Rules(), changes))
    assert len(said) > 50
    assert not any(re.search(r"[{}@]|[a-z]_[a-z]", one) for one in said)


def test_sheet_of_the_plain_game() -> None:
    """A newcomer reads who plays, the trump order, the words, and the table of points."""
    said = "\n".join(_sheet(preset("na24").rules))
    for part in (
        "partners sit opposite each other",
        "Hearts, trumpJHHright JDHleft AHH KHH QHH THH 9HH",
        "Diamonds, without the jackADD KDD QDD TDD 9DD",
        "Spades, and clubs alikeASS KSS QSS JSS TSS 9SS",
        "the dealer's partner, accepting | “I assist”",
        "the dealer, declining | “I turn it down”",
        "the dealer may take it into the hand and lay another card away",
        "Makers take | together | alone",
        "3 or 4 tricks | 1 | 1",
        "all 5, a march | 2 | 4",
        "0 to 2: euchred | 2 to the defenders | 2 to the defenders",
        "The first side with 10 points wins the game.",
        "Misdeals and revokes do not occur",
    ):
        assert part in said


def test_steps_stand_in_the_order_of_the_rules() -> None:
    """In Keller's Railroad the maker's exchange comes before the defender decides."""
    texts = section(preset("railroad-bicycle").rules, "sheet-before").sentences
    keys = [text.key for text in texts]
    assert keys.index("sheet-partners-best-discard_first") < keys.index(
        "sheet-defend-alone-vs_lone_maker"
    )


def test_house_rules_are_told_against_the_preset_asked_for() -> None:
    """Stick the dealer is a house rule of na24, and none where the nearest preset has it."""
    changed = replace(preset("na24").rules, {"auction.stick_the_dealer": "stick"})
    assert rule_sheet(changed).house_rules == ()
    assert rule_sheet(changed).title == Text("preset-na24-std")
    assert len(rule_sheet(changed, preset("na24")).house_rules) == 1
