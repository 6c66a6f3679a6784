"""The player ``count``: its figures by hand, and what it calls by them."""

from __future__ import annotations

import pytest

from euchre.cards import Card, Suit
from euchre.game import State, view
from euchre.players import Decision, Limit, PlayerParameterError, player_named
from euchre.players.count import points
from euchre.rules import Rules, order_of, preset
from euchre.testing import act, action_text, at_deal, dealt

NA24 = preset("na24").rules


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("JH JD AH KH QH", 1 + 0.9 + 0.75 + 0.6 + 0.5 + 3 * 0.25),
        ("TH 9H AS AC 9C", 0.5 + 0.5 + 0.65 + 0.45 + 0.25),
        ("JD AD KS QC 9H", 0.9 + 0.65 + 0.5),
        ("9S TS QC KC QD", 0),
    ],
)
def test_points_of_hands(hand: str, worth: float) -> None:
    """Trumps by their place, side aces alone in their suit or not, voids."""
    cards = [Card.parse(one) for one in hand.split()]
    assert points(order_of(NA24, Suit.HEARTS), cards) == pytest.approx(worth)


def decided(state: State) -> Decision:
    assert state.turn is not None
    return player_named("count").decide(view(state, state.turn), Limit(1))


def called(hand: str, upcard: str, passes: int, rules: Rules = NA24) -> str:
    """What the seat after ``passes`` passes calls, N being the dealer."""
    seat = "ESWN"[passes % 4]
    state = at_deal(rules, dealt(rules, "N", upcard, "", None, **{seat: hand}))
    return action_text(decided(act(state, "pass " * passes)).action)


@pytest.mark.parametrize(
    ("passes", "hand", "upcard", "wanted"),
    [
        # 0.9 + 0.65 + 0.5 for two trumps and an ace, with the turned king for or against it.
        (0, "JD AD KS QC 9H", "KH", "pass"),
        (1, "JD AD KS QC 9H", "KH", "order"),
        (0, "JH JD KH AS 9S", "9H", "order"),
        # Five trumps are more than the points that a lone hand needs.
        (3, "JH JD AH KH 9S", "QH", "order-alone"),
        # The dealer lays away what counts least: the turned nine makes the third trump.
        (3, "AH KH QS QC QD", "9H", "order"),
        (4, "JC JS AC 9D 9H", "9S", "name:C"),
        (4, "QC TC 9D 9H KH", "9S", "pass"),
    ],
)
def test_calls(passes: int, hand: str, upcard: str, wanted: str) -> None:
    """It calls at two points, alone at 3.35, whoever sits where and whatever was said."""
    assert called(hand, upcard, passes) == wanted


def test_a_stuck_dealer_calls_its_best_suit_and_not_alone() -> None:
    """However little it counts."""
    assert called("QH TH 9D TD 9C", "AS", 7, preset("na24-std").rules) == "name:H"


def test_it_has_no_parameters() -> None:
    """It is a yardstick."""
    with pytest.raises(PlayerParameterError):
        player_named("count:boldness=3")
