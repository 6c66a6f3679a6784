"""Auctions of bids at their edges: who must bid, what is over what, who is the maker."""

from __future__ import annotations

from euchre.game import State, legal
from euchre.rules import Rules, Value, preset, replace
from euchre.testing import act, action_text, at_deal, dealt


def table(game: str, words: str = "", **changes: Value | str) -> State:
    """A deal by the last seat, after these words."""
    rules: Rules = replace(
        preset(game).rules, {key.replace("__", "."): v for key, v in changes.items()}
    )
    return act(at_deal(rules, dealt(rules, rules.players - 1, "")), words)


def said(state: State) -> list[str]:
    """What is legal, as words."""
    return [action_text(one) for one in legal(state)]


def test_a_forced_dealer_may_bid_all_that_is_higher() -> None:
    """Nap: misère ranks above three, so the dealer who must bid one may bid it. Peel."""
    state = table("nap52-forced", "pass pass pass")

    assert said(state) == ["bid:1", "bid:2", "bid:3", "bid:misere", "bid:4", "bid:nap"]


def test_what_is_over_a_forced_bid_below_the_ladder() -> None:
    """After it the others may bid all but what stands only over the bid right below it."""
    state = table("nap52-forced", "pass pass pass bid:1", bids__rounds="until_passed")

    assert said(state) == ["pass", "bid:2", "bid:3", "bid:misere", "bid:4", "bid:nap"]
    state = act(state, "bid:nap")
    assert said(state) == ["pass", "bid:wellington"]


def test_a_named_bid_is_over_a_forced_number_of_as_many_tricks() -> None:
    """A plain six that must be bid is below a six with a name."""
    state = table(
        "pepper24",
        "pass pass pass",
        bids__ladder="2/little_pepper6-6/big_pepper6+12-12",
        bids__forced="dealer",
        bids__forced_bid="6",
    )

    assert said(state) == ["bid:6", "bid:little_pepper", "bid:big_pepper"]


def test_a_forced_dealer_who_bids_again_is_not_forced_any_more() -> None:
    """Only who fails in the bid that had to be made loses half. Penguin, Double Hasenpfeffer."""
    forced = "pass pass pass bid:3 "
    game = "double-hasenpfeffer48"
    one = table(game, f"{forced} pass pass pass name:S", bids__rounds="until_passed")
    words = f"{forced} bid:4 pass pass bid:5 pass pass pass name:S"
    again = table(game, words, bids__rounds="until_passed")

    assert one.public.contract is not None
    assert again.public.contract is not None
    assert (one.public.contract.forced, again.public.contract.forced) == (True, False)
