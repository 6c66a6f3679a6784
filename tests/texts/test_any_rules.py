"""Laws of texts over random rules: whatever is played, all of it can be said."""

from __future__ import annotations

import re
from functools import cache

from hypothesis import given

from euchre.game import new_match, push
from euchre.rules import Rules
from euchre.testing import Moment
from euchre.testing.strategies import any_rules, matches
from euchre.texts import Catalogue, Text
from euchre.texts import story as said
from euchre.texts.rulesheet import rule_sheet
from tests.texts.telling import HOLE, told

say = cache(Catalogue().say)
spoken = cache(Catalogue(spoken=True).say)


@given(any_rules())
def test_any_rules_have_a_sheet(rules: Rules) -> None:
    """LAW: the sheet of any valid rules can be said, and says how the game ends."""
    sheet = rule_sheet(rules)
    for section in sheet.sections:
        words = [say(one) for one in (section.title, *section.sentences)]
        words += [say(cell) for row in section.rows for cell in row]
        assert not any(HOLE.search(one) for one in words), words
    (end,) = (one for one in sheet.sections if one.title.key == "sheet-end")
    ends = " ".join(say(one) for one in end.sentences)
    assert re.search(rf"\b{rules.goal or rules.end.deals}\b", ends)
    assert not rules.end.deals or re.search(rf"\b{rules.end.deals}\b", ends)


@given(matches(most_deals=2))
def test_any_match_can_be_told(match: Moment) -> None:
    """LAW: each event of a random match by random rules, to every seat and to a spectator."""
    rules = match.state.rules
    names = said.seat_names(rules.players)
    state, good = new_match(rules), set[Text]()
    for event in match.events:
        before, state = state, push(state, event)
        for seat in (None, *range(rules.players)):
            for text in told(said.Reader(seat, names), before, event, state):
                if text is not None and text not in good:
                    words = spoken(text)
                    assert words.strip()
                    assert not HOLE.search(words), (text, words)
                    good.add(text)
