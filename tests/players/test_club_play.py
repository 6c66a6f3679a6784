"""The club player's exchanges, leads and cards in plain positions."""

from __future__ import annotations

import pytest

from euchre.game import State, view
from euchre.players import Decision, Limit, player_named
from euchre.rules import Rules, preset, replace
from euchre.testing import act, action_text, at_deal, dealt

NA24 = preset("na24").rules
MANDATORY = replace(NA24, {"exchange.pick_up": "mandatory"})


def decided(state: State) -> Decision:
    assert state.turn is not None
    return player_named("club").decide(view(state, state.turn), Limit(1))


def done(state: State) -> str:
    return action_text(decided(state).action)


def at_play(actions: str, upcard: str, rules: Rules = MANDATORY, **hands: str) -> State:
    """The moment after these actions of a deal by N."""
    return act(at_deal(rules, dealt(rules, "N", upcard, "", None, **hands)), actions)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("JH AH AS KC QC", "KC QC"),
        ("JH AH 9S KC QC", "9S"),
        ("JH AH KH AS 9C", "9C"),
        ("JH JD AH KH 9H", "9H"),
        ("JH AH KS 9S TC", "TC"),
    ],
)
def test_dealer_makes_a_void_and_keeps_trumps_and_aces(hand: str, wanted: str) -> None:
    """What is laid away is a lone low card, or the lowest where there is none."""
    away = done(at_play("pass pass pass order", "QH", N=hand))
    assert away in [f"away:{card}" for card in wanted.split()]


def test_turned_card_is_left_if_it_is_the_worst() -> None:
    """A dealer who may leave the turned card does so where all his own are of more use."""
    state = at_play("pass pass pass order", "9H", rules=NA24, N="JH JD AH KH QH")
    assert done(state) == "decline"


def test_maker_pulls_trump_with_the_right_bower() -> None:
    """Having called hearts as eldest, the right bower is led first."""
    state = at_play("pass pass pass pass name:H", "9S", E="JH AH 9H AC TC")
    assert done(state) == "JH"
    assert "reason-lead-pull" in [reason.key for reason in decided(state).why]


def test_defender_leads_a_side_ace_and_no_trump() -> None:
    """Against the makers an ace is led, and trumps are kept."""
    state = at_play("pass pass pass order away:9D", "QH", E="AS 9C TC KH TD", N="JH JD AH 9D QD")
    assert done(state) == "AS"


def test_trump_is_led_to_a_partner_who_made_it() -> None:
    """Eldest, whose partner ordered up, leads the best trump."""
    state = at_play("pass pass order away:9D", "9H", E="JD 9C TC KS TD", N="QH QS QD 9D KC")
    assert done(state) == "JD"
    assert decided(state).why[0].key == "reason-lead-to-maker"


def test_partner_who_wins_is_not_overtaken() -> None:
    """Last to play behind a partner's ace, the lowest card of the suit is thrown."""
    state = at_play(
        "pass pass pass order away:9D AS 9S",
        "QH",
        E="AS 9C TC KH TD",
        S="9S QC KC AC KD",
        W="KS TS JC QD 9H",
        N="JH JD AH 9D AD",
    )
    assert done(state) == "TS"


def test_last_seat_wins_as_cheaply_as_it_can() -> None:
    """The dealer, last, takes an opponent's trick with the lowest trump that does it."""
    state = at_play(
        "pass pass pass order away:KD AS 9S TS",
        "QH",
        E="AS 9C TC KH TD",
        S="9S QC KC AC 9D",
        W="KS TS JC QD 9H",
        N="JH JD AH KD AD",
    )
    assert done(state) == "QH"


def test_last_seat_throws_low_where_it_cannot_win() -> None:
    """Behind a trick that is lost, the least useful card goes."""
    state = at_play(
        "pass pass pass order away:9D AC JC JH",
        "QH",
        E="AC 9C TC KH TD",
        S="9S QC KC JC KD",
        W="KS TS JH QD AD",
        N="JS QS AS 9D AH",
    )
    assert done(state) == "JS"


def test_left_bower_is_not_wasted_under_the_right() -> None:
    """Under the right bower a low trump is played and the left kept."""
    state = at_play(
        "pass pass pass order away:9D JH",
        "QH",
        E="JH 9C TC TS TD",
        S="JD 9H KC AC KD",
        N="9D AD QD AS KS",
    )
    assert done(state) == "9H"


def test_best_card_is_asked_for_and_given() -> None:
    """A lone maker asks for the partner's best, who gives the highest trump."""
    rules = preset("railroad-arneson").rules
    state = at_play(
        "pass pass pass order-alone", "QH", rules, N="JH AH KH 9S TC", S="JD 9H KC AC KD"
    )
    state = act(state, [decided(state).action])
    assert done(state) == "ask"
    state = act(state, "ask")
    assert done(state) in {"away:9S", "away:TC"}
    state = act(state, done(state))
    assert done(state) == "give:JD:0"


def test_certain_lone_hand_is_taken_over_and_a_doubtful_one_is_not() -> None:
    """The partner of a lone maker takes over only with a hand that should take all tricks."""
    rules = replace(NA24, {"entry.partner_may_take_over": "yes"})
    strong = at_play("order-alone", "9H", rules, E="AH KH QH AS AD", W="JH JD TH AC KC")
    assert done(strong) == "pass"
    sure = at_play(
        "pass pass pass pass name-alone:S", "9H", rules, E="KS QS TS AD KD", W="JS JC AS 9S AC"
    )
    assert done(sure) == "take-over"


def test_defence_is_alone_with_trumps_that_cannot_be_beaten() -> None:
    """A defender with the three best trumps and an ace needs no partner; one without does."""
    rules = preset("hoyle32").rules
    state = at_play("pass pass pass order", "9H", rules, E="JH JD AH KH AS", N="KD QH TH KS AC")
    assert done(state) == "defend-alone"
    state = at_play("pass pass pass order", "9H", rules, E="9S 8S 7D KD TC", N="KH QH TH KS AC")
    assert done(state) == "pass"
