"""Sentences of rule sheets that are true of some games only are said of no others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from euchre.rules import PRESETS, Rules, preset, replace
from euchre.texts.rulesheet import rule_sheet
from tests.texts.changed_rules import LISTS, say

# In turn-up Euchre only one side scores in a deal, so that two sides, or two players, never
# get there together; where a maker plays against two or more, or each for itself, several may.
# Bidders and their opponents score in the same deal, but not where the bid alone is paid, and
# a game that has to be earned is earned by one side (pagat.com, Bid Euchre).
ARRIVE_TOGETHER = {
    *("three-handed32", "three-handed24", "three-handed24-alone"),
    *("call-ace24", "call-ace32-five", "call-ace32-six", "five-handed28"),
    *("hasenpfeffer25", "hasenpfeffer25-rounds"),
    *("double-hasenpfeffer48", "double-hasenpfeffer48-six"),
    *("pepper24", "pepper24-three", "pepper24-two", "bid-euchre48-three"),
    *("buck24", "buck24-no-trump", "buck24-bids"),
    *("dirty-clubs20", "dirty-clubs24", "dirty-clubs28", "dirty-clubs32"),
}


def said(rules: Rules) -> Iterator[tuple[str, str]]:
    """The key and the words of each sentence of a sheet, lists of options left out."""
    for one in rule_sheet(rules).sections:
        if one.title.key not in LISTS:
            for text in one.sentences:
                yield text.key, say(text)


def keys(rules: Rules) -> set[str]:
    """The messages that a sheet says."""
    return {key for key, _ in said(rules)}


@pytest.mark.parametrize("name", PRESETS)
def test_reaching_the_goal_together_is_told_where_it_happens(name: str) -> None:
    """Who wins a tie is a sentence of the games that can have one, and of no others."""
    told = {key for key in keys(PRESETS[name].rules) if key.startswith("sheet-tie-")}
    assert bool(told) == (name in ARRIVE_TOGETHER)


@pytest.mark.parametrize(
    ("name", "changes", "may"),
    [
        ("na24", {"score.four_trick_tokens": "yes"}, False),
        ("na24", {"score.four_trick_tokens": "yes", "score.lone_must_take_all": "yes"}, True),
        ("auction-euchre", {"score.four_trick_tokens": "yes"}, True),
        ("hasenpfeffer25", {"end.must_earn": "yes"}, False),
        ("nap52", {"bids.pay": "stakes"}, True),
    ],
)
def test_house_rules_that_let_several_arrive_together(
    name: str, changes: Mapping[str, str], *, may: bool
) -> None:
    """A token is a point beside those of the deal; stakes are won by several opponents."""
    told = keys(replace(preset(name).rules, changes))
    assert any(key.startswith("sheet-tie-") for key in told) is may


@pytest.mark.parametrize("name", PRESETS)
def test_hands_thrown_in_are_told_where_they_can_be(name: str) -> None:
    """That such a hand is no deal is a sentence of games that count deals and let it be thrown."""
    rules = PRESETS[name].rules
    told = "sheet-end-deals-thrown-in" in keys(rules)
    assert told == (bool(rules.end.deals) and rules.deal.redeal.value != "none")
    farmers = replace(rules, {"deal.redeal": "no_ace_no_face"})
    assert ("sheet-end-deals-thrown-in" in keys(farmers)) is bool(rules.end.deals)


@pytest.mark.parametrize(
    ("name", "word"), [("british25", "takes the Benny"), ("two-handed25", "takes the Benny")]
)
def test_a_turned_benny_is_taken_as_any_other_card(name: str, word: str) -> None:
    """Who has to take a turned card up takes a turned Benny too: British league sheets."""
    usual = preset(name).rules
    assert word in dict(said(usual))["sheet-benny-turned-named_blind"]
    free = replace(usual, {"exchange.pick_up": "optional"})
    assert "may take the Benny" in dict(said(free))["sheet-benny-turned-named_blind"]


def test_a_called_partner_is_not_said_to_be_paid_where_the_maker_alone_is() -> None:
    """``bids.pay=maker_only`` pays the maker alone, and the sheet says so."""
    changes = {
        "auction.kind": "bids",
        "bids.pay": "maker_only",
        "bids.ladder": "2/3",
        "end.deals": "9",
    }
    told = dict(said(replace(preset("call-ace24").rules, changes)))
    assert "partner" not in told["sheet-pay-maker_only"]


def test_going_under_shows_the_hand() -> None:
    """Who goes under shows the whole hand (World Euchre Federation; Euchre Central)."""
    for hand in ("no_ace_no_face", "three_nines_tens"):
        told = dict(said(replace(preset("na24").rules, {"deal.go_under": hand})))
        assert "show the cards" in told[f"sheet-go-under-{hand}"]


@pytest.mark.parametrize("hand", ["none", "no_ace_no_face", "three_nines_tens"])
def test_the_kitty_is_out_of_play_unless_somebody_may_go_under(hand: str) -> None:
    """Three of its cards may come into a hand that goes under."""
    told = " ".join(
        words for _, words in said(replace(preset("na24").rules, {"deal.go_under": hand}))
    )
    assert ("the kitty. Nobody sees them, and they are out of play." in told) is (hand == "none")


def test_a_stuck_dealer_may_name_what_others_may() -> None:
    """Where no trump may be named in the second round, the dealer may name it too."""
    for value, told in (("never", "has to name a suit."), ("callable", "a suit or “no trump”.")):
        rules = replace(preset("na24-std").rules, {"auction.no_trump": value})
        assert dict(said(rules))["sheet-stick"].endswith(told)
