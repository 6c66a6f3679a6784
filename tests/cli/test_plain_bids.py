"""What may be typed in games of bids, with a called partner, and where one may drop out."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cards import Card, Suit
from euchre.cli.typed import Understanding
from euchre.game import (
    Action,
    Bid,
    CallPartner,
    DropOut,
    Name,
    Pass,
    Redeal,
    State,
    Stay,
    legal,
    view,
)
from euchre.rules import PRESETS, preset, replace
from euchre.testing import act, at_deal, dealt
from euchre.texts import Catalogue, languages
from tests.cli.running import Runner

WORDS = Understanding(Catalogue())
HIGH_LOW = preset("bid-euchre48-high-low").rules
NAP = preset("nap52-stakes").rules
PEPPER = preset("pepper24").rules
CALL_ACE = preset("call-ace24").rules
BUCK = preset("buck24").rules


def understood(state: State, typed: str) -> Action | None:
    """What the seat to act means by that."""
    return WORDS.action(typed, view(state, state.turn), legal(state))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("4", Bid("4")),
        (" bid 4. ", Bid("4")),
        ("I bid 2", Bid("2")),
        ("nap", Bid("nap")),
        ("Misère", Bid("misere")),
        ("misere", Bid("misere")),
        ("Blücher", Bid("blucher")),
        ("blucher", Bid("blucher")),
        ("pass", Pass()),
        ("p", Pass()),
        ("17", Bid("17")),
        ("4s", Bid("4", Name(Suit.SPADES))),
        ("dance", None),
        ("AS", None),
        ("", None),
    ],
)
def test_a_number_is_a_bid(typed: str, action: Action | None) -> None:
    """In an auction of bids a number is never the number of a choice."""
    state = at_deal(NAP, dealt(NAP, 0, ""))
    assert understood(state, typed) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("6s", Bid("6", Name(Suit.SPADES))),
        ("6 spades", Bid("6", Name(Suit.SPADES))),
        ("bid 12 hearts", Bid("12", Name(Suit.HEARTS))),
        ("7N", Bid("7", Name(None))),
        ("7 no trump", Bid("7", Name(None))),
        ("8l", Bid("8", Name(None, low=True))),
        ("8 low", Bid("8", Name(None, low=True))),
        ("8 low no trump", Bid("8", Name(None, low=True))),
        ("loner diamonds", Bid("loner", Name(Suit.DIAMONDS))),
        ("Loner L", Bid("loner", Name(None, low=True))),
        ("9", Bid("9")),
        ("9 of spades", None),
    ],
)
def test_a_bid_with_its_trump(typed: str, action: Action | None) -> None:
    """The trump stands after the number or the name, as a letter or a word."""
    state = at_deal(HIGH_LOW, dealt(HIGH_LOW, 0, ""))
    assert understood(state, typed) == action


def test_names_of_several_words() -> None:
    """Little and big pepper are two bids."""
    state = at_deal(PEPPER, dealt(PEPPER, 0, ""))
    assert understood(state, "little pepper") == Bid("little_pepper")
    assert understood(state, "bid Big Pepper") == Bid("big_pepper")
    assert understood(state, "pepper") is None


def test_the_highest_bidder_names_trump() -> None:
    """Where trump is named there are no bids left, and numbers are those of the choices."""
    named = act(at_deal(PEPPER, dealt(PEPPER, "N", "")), "bid:4 pass pass pass")
    assert understood(named, "hearts") == Name(Suit.HEARTS)
    assert understood(named, "2") == Name(Suit.HEARTS)
    assert understood(named, "no trump") == Name(None)
    assert understood(named, "low") == Name(None, low=True)  # which is refused by these rules


@pytest.mark.parametrize(
    "typed", ["AC", "ace of clubs", "clubs", "call clubs", "call the ace of clubs"]
)
def test_a_partner_is_called_by_card_or_suit(typed: str) -> None:
    """A suit stands for its ace where only aces are called; a trump is understood, and refused."""
    deal = dealt(CALL_ACE, "N", "9S", E="JS AS KS QS TS")
    state = act(at_deal(CALL_ACE, deal), "order")
    state = act(state, [legal(state)[0]])
    assert understood(state, typed) == CallPartner(Card.parse("AC"))
    assert understood(state, "AS") == CallPartner(Card.parse("AS"))
    assert understood(state, "1") == legal(state)[0]


def test_staying_and_dropping_out_have_words() -> None:
    """As players say them, or by number."""
    state = act(at_deal(BUCK, dealt(BUCK, "N", "9S", E="JS AS KS QS TS")), "order")
    state = act(state, [legal(state)[0]])
    for typed in ("stay", "Stay in", "in", "1"):
        assert understood(state, typed) == Stay()
    for typed in ("drop", "drop out", "fold", "out", "2"):
        assert understood(state, typed) == DropOut()


@pytest.mark.parametrize("language", languages())
def test_what_is_offered_is_understood(language: str) -> None:
    """LAW: whatever stands in the line of bids, typed as it stands, is that choice."""
    words = Understanding(Catalogue(language))
    bidding = [one.rules for one in PRESETS.values() if one.rules.has_bids]
    for rules in bidding:
        upcard = "KH" if rules.deal.turn_up else ""
        state = at_deal(rules, dealt(rules, 0, upcard))
        choices = legal(state)
        typed = [words.as_typed(choice) for choice in choices]
        assert len(set(typed)) == len(choices)
        seen = view(state, state.turn)
        assert [words.action(text, seen, choices) for text in typed] == list(choices)


def test_a_poor_hand_may_be_thrown_in_where_there_are_bids() -> None:
    """What is no bid has its word in the line too."""
    rules = replace(PEPPER, {"deal.redeal": "no_ace_no_face"})
    state = at_deal(rules, dealt(rules, "N", "", E="9S TS 9H TH 9D TD"))
    assert Redeal() in legal(state)
    assert WORDS.as_typed(Redeal()) == "redeal"
    assert understood(state, "redeal") == Redeal()


def test_the_line_of_bids_and_a_refusal(euchre: Runner, tmp_path: Path) -> None:
    """The prompt says what may be typed; a bid without its trump is refused with the reason."""
    words = ("play", "bid-euchre48-shooter", "--plain", "--seed", "2", "--players", "random")
    ended = euchre(*words, "--data", str(tmp_path), typed="12\n5s\n99\ndance\nquit\n")
    told = " ".join(ended.out.split())
    assert ended.code == 0
    assert "its trump stands after it: type 6S or 6 spades" in told
    assert "You may type: pass, " in told
    assert "12S, 12H, 12D, 12C, 12N, 12L, shooter S" in told
    assert "S, H, D and C are the suits, N is no trump and L low no trump." in told
    assert "Loner: All 12 tricks are needed, alone." in told
    assert "Say the trump with the bid, as in 6 spades." in told
    assert "There is no such bid in this game." in told
    assert "“dance” is none of the choices" in told
