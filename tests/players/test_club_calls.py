"""The calls of the club player in plain positions, under rules that differ."""

from __future__ import annotations

from dataclasses import replace as with_fields

import pytest

from euchre.game import Action, DefendAlone, Phase, State, apply, legal, view
from euchre.players import Decision, Limit, player_named
from euchre.rules import Rules, preset, replace
from euchre.testing import act, action_text, at_deal, dealt

NA24 = preset("na24").rules


def decided(state: State, spec: str = "club") -> Decision:
    assert state.turn is not None
    return player_named(spec).decide(view(state, state.turn), Limit(1))


def called(state: State, spec: str = "club") -> str:
    return action_text(decided(state, spec).action)


def first_call(hand: str, upcard: str, rules: Rules = NA24, passes: int = 0) -> str:
    """What the seat after ``passes`` passes calls, N being the dealer."""
    seat = "ESWN"[passes]
    state = at_deal(rules, dealt(rules, "N", upcard, "", None, **{seat: hand}))
    return called(act(state, "pass " * passes))


@pytest.mark.parametrize(
    ("passes", "hand", "upcard", "wanted"),
    [
        (0, "9S TS 9H TD QC", "JH", "pass"),
        (0, "JH JD AH KH AS", "9H", "order-alone"),
        (1, "JS KS AH 9D 9C", "AS", "order"),
        (2, "9S TS 9H TD QC", "AH", "pass"),
        (3, "JD AH TC 9C KS", "QH", "order"),
        (3, "9S TS 9D TD QC", "9H", "pass"),
        (3, "JH AH KH AC AS", "JD", "order-alone"),
    ],
)
def test_calls_in_round_one(passes: int, hand: str, upcard: str, wanted: str) -> None:
    """Weak hands pass, strong ones order up, and hands that can take all go alone."""
    assert first_call(hand, upcard, passes=passes) == wanted


def test_dealer_needs_less_than_an_opponent() -> None:
    """With the same cards the dealer, who gets the turned one, takes up and eldest passes."""
    hand = "AH KH 9C AS TD"
    assert first_call(hand, "QH", passes=3) == "order"
    assert first_call(hand, "QH", passes=0) == "pass"


def round_two(seat: str, hand: str) -> Decision:
    """What a seat thinks when nine of spades is turned down and all before it have passed."""
    state = at_deal(NA24, dealt(NA24, "N", "9S", "", None, **{seat: hand}))
    return decided(act(state, "pass " * (4 + "ESWN".index(seat))))


def test_next_is_worth_more_to_eldest_than_to_second_seat() -> None:
    """In round two the suit of the turned-down colour is for the opponents of the dealer."""
    hand = "JC QC 9C AH TD"
    eldest, second = round_two("E", hand), round_two("S", hand)
    assert action_text(eldest.action) == "name:C"
    assert "reason-next" in [reason.key for reason in eldest.why]
    assert second.values[eldest.action] < eldest.values[eldest.action]


def test_stuck_dealer_names_the_best_suit() -> None:
    """A dealer who may not pass names the longest suit of a poor hand, and says that he must."""
    rules = preset("na24-std").rules
    state = at_deal(rules, dealt(rules, "N", "AS", N="QH TH 9H 9D 9C"))
    decision = decided(act(state, "pass " * 7))
    assert action_text(decision.action) == "name:H"
    assert decision.why[0].key == "reason-must-call"


def test_dealer_pays_only_if_the_hand_is_worse_than_that() -> None:
    """Where passing costs a point, hands are played that would otherwise be passed."""
    pays = replace(NA24, {"auction.stick_the_dealer": "stick_or_pay"})
    deal = {"N": "KH TH 9H AD 9C"}
    free = act(at_deal(NA24, dealt(NA24, "N", "AS", "", None, **deal)), "pass " * 7)
    bound = act(at_deal(pays, dealt(pays, "N", "AS", "", None, **deal)), "pass " * 7)
    assert decided(free).values != decided(bound).values
    assert called(bound) == "name:H"


def at_scores(state: State, scores: tuple[int, int]) -> State:
    """The same deal at another score, N and S first."""
    standing = with_fields(state.public.standing, scores=scores)
    return with_fields(state, public=state.public.having(standing=standing))


@pytest.mark.parametrize(
    ("rules", "scores", "wanted"),
    [
        (preset("hoyle32").rules, (1, 4), "order"),
        (preset("hoyle32").rules, (2, 4), "order"),
        (preset("hoyle32").rules, (3, 4), "pass"),
        (preset("hoyle32").rules, (0, 0), "pass"),
        (NA24, (6, 9), "order"),
        (NA24, (8, 9), "pass"),
        (
            replace(preset("hoyle32").rules, {"entry.alone": "no", "entry.defend_alone": "never"}),
            (1, 4),
            "pass",
        ),
    ],
)
def test_bridge(rules: Rules, scores: tuple[int, int], wanted: str) -> None:
    """Eldest orders up a poor hand where only a lone march could win for the other side."""
    state = at_deal(rules, dealt(rules, "N", "KH", E="9S TS 9D TD QC"))
    assert called(at_scores(state, scores)) == wanted


def test_no_bridge_with_a_trump_that_stops() -> None:
    """The right bower stops a lone march, so there is nothing to fear."""
    state = at_deal(NA24, dealt(NA24, "N", "KH", E="9S TS JH TD QC"))
    assert called(at_scores(state, (6, 9))) == "pass"


def test_far_behind_near_the_end_more_is_risked() -> None:
    """When the others need a single point, a lone hand is worth more than at the start."""
    state = act(at_deal(NA24, dealt(NA24, "N", "9H", N="JH AH KH 9S TD")), "pass pass pass")
    gains = []
    for scores in ((0, 0), (6, 9)):
        values = decided(at_scores(state, scores)).values
        by_text = {action_text(action): value for action, value in values.items()}
        gains.append(by_text["order-alone"] - by_text["order"])
    assert gains[1] > gains[0]


def test_lone_hands_can_be_turned_off_and_calls_made_bolder() -> None:
    """The parameters change what they say, and nothing else."""
    strong = at_deal(NA24, dealt(NA24, "N", "9H", E="JH JD AH KH AS"))
    assert called(strong, "club:alone=no") == "order"
    weak = at_deal(NA24, dealt(NA24, "N", "QH", E="JH KH 9H KS TD"))
    assert called(weak) == "pass"
    assert called(weak, "club:boldness=100") == "order"


def test_forced_loner_is_ordered_alone_or_passed() -> None:
    """Where the dealer's partner may order up only alone, no other call is thought of."""
    rules = preset("canadian24").rules
    state = act(at_deal(rules, dealt(rules, "N", "QH", S="JH AH 9C AS TD")), "pass")
    assert called(state) == "pass"
    state = act(at_deal(rules, dealt(rules, "N", "KH", S="JH JD AH QH AS")), "pass")
    assert called(state) == "order-alone"


def test_suit_that_is_named_blind_depends_on_the_seed_alone() -> None:
    """A dealer who names a trump unseen names each suit for some seed."""
    rules = preset("british25").rules
    state = at_deal(rules, dealt(rules, "N", "JK"))
    seen = view(state, 0)
    player = player_named("club")
    named: set[Action] = {player.decide(seen, Limit(seed)).action for seed in range(40)}
    assert len(named) == 4


def test_poor_hands_are_thrown_in_or_taken_under() -> None:
    """A hand that the rules let go is not kept."""
    rules = preset("farmers24").rules
    assert first_call("9S TS 9H TD TC", "JH", rules) == "redeal"
    under = replace(NA24, {"deal.go_under": "no_ace_no_face"})
    assert first_call("9S TS 9H TD TC", "JH", under) == "under"


def test_no_trump_is_called_on_aces() -> None:
    """Where no trump may be named, four aces ask for it."""
    rules = replace(NA24, {"auction.no_trump": "callable"})
    state = at_deal(rules, dealt(rules, "N", "9H", E="AS KS AD AC AH"))
    assert called(act(state, "pass " * 4)).endswith(":N")


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [("QH KH AS AC TD", True), ("AH 9H AS AC TD", True), ("QH TH TS TC TD", False)],
)
def test_a_lone_defender_who_gets_the_best_card_needs_less(hand: str, wanted: bool) -> None:  # noqa: FBT001
    """In Railroad two likely tricks are enough to defend alone; without that card they are not.

    Those who search do the same there: to open hands everything looks good enough.
    """
    with_best = preset("railroad-bicycle").rules
    without = replace(with_best, {"exchange.defenders_best": "no"})
    for rules, defends in ((with_best, wanted), (without, False)):
        state = act(at_deal(rules, dealt(rules, "N", "JH", "", None, E=hand)), "pass " * 3)
        state = act(state, "order-alone")
        while state.public.phase is not Phase.DEFEND_ALONE:
            state, _ = apply(state, legal(state)[0])
        assert state.turn == 1
        assert (decided(state).action == DefendAlone()) == defends
        if rules is with_best:
            assert decided(state, "master:worlds=40").action == decided(state).action
