"""What no source says is marked, preset by preset."""

from __future__ import annotations

import pytest

from euchre.rules import PRESETS, UNSOURCED, Mark, Rules, options, value_of

KEYS = {one.key for one in options()}


@pytest.mark.parametrize("name", UNSOURCED)
def test_marks_are_of_options_that_a_preset_has(name: str) -> None:
    """Each mark names a preset that there is, and an option that matters there."""
    rules = PRESETS[name].rules
    assert set(UNSOURCED[name]) <= KEYS
    for key in UNSOURCED[name]:
        group, _, _ = key.partition(".")
        assert group != "bids" or rules.has_bids, key


def test_limits_of_deals_beside_a_goal_are_marked() -> None:
    """No source limits the deals of a game that is won by points; each such limit says so."""
    limited = {name for name, one in PRESETS.items() if one.rules.end.deals and one.rules.goal}
    assert limited
    for name in limited:
        assert UNSOURCED[name]["end.deals"] is Mark.GAP


def test_targets_that_were_recalled_are_marked() -> None:
    """The compendium of rules knows these targets from no work that was read."""
    found = {name for name, marks in UNSOURCED.items() if marks.get("end.target") is Mark.RECALL}
    assert found == {"australian24", "double-hasenpfeffer48", "double-hasenpfeffer48-six"}


def test_no_preset_is_another_with_marks_only() -> None:
    """A preset has something of its own that a source says."""
    usual = Rules()
    for name, marks in UNSOURCED.items():
        rules = PRESETS[name].rules
        own = {key for key in KEYS if value_of(rules, key) != value_of(usual, key)}
        assert own - set(marks), name


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        # The Greek seed is silent on the first dealer and on what follows when all pass twice.
        ("hoyle32", {"deal.first_dealer", "auction.all_pass"}),
        ("three-handed32", {"deal.first_dealer", "auction.all_pass", "end.tie"}),
        # The Finnish seed lets a Canadian dealer take the card; leaving it is Bicycle's.
        ("canadian24", {"exchange.pick_up"}),
        # That a turned joker proposes hearts is Arneson's.
        ("railroad-bicycle", {"auction.benny_suit"}),
        # Of three dealer's exchanges none is told of these.
        ("three-handed24", {"exchange.pick_up"}),
        ("three-handed24-alone", {"exchange.pick_up", "play.leader"}),
        ("two-handed25", {"exchange.pick_up", "end.target"}),
        ("two-handed32", {"exchange.pick_up"}),
        ("six-handed32", {"exchange.pick_up"}),
        # What it costs to take no trick, and who leads, is read in other accounts of Buck only.
        ("buck24", {"score.trickless", "play.leader"}),
        ("buck24-no-trump", {"score.trickless", "play.leader"}),
    ],
)
def test_what_only_other_works_say_is_marked(name: str, keys: set[str]) -> None:
    """Values that a preset has from its sister games, or that had to be chosen."""
    assert keys <= set(UNSOURCED.get(name, {}))
