"""Logs: what may stand where, and the values that they are made of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace as changed

import pytest

from euchre.cards import Card
from euchre.game import (
    KITTY,
    Acted,
    BrokenLogError,
    DealerDrawn,
    Dealt,
    Event,
    IllegalActionError,
    OrderUp,
    Outcome,
    Pass,
    Play,
    Shown,
    apply,
    chance,
    legal,
    look,
    new_match,
    push,
    replay,
    reveal,
    view,
)
from euchre.rules import ImpossibleRulesError, Rules, preset, replace
from euchre.testing import act, at_deal, dealt, first_dealer, hand_of, play_match
from tests.game.refused_events import broken

RULES = preset("na24").rules
DEAL = dealt(RULES, 0, "9D")


def test_events_have_their_place() -> None:
    """A deal before the first dealer, a second draw, another dealer: each is refused."""
    start = new_match(RULES)
    drawn = push(start, DealerDrawn(0))

    assert broken(start, DEAL) == "log-bad-deal"
    assert broken(drawn, DealerDrawn(0)) == "log-bad-draw"
    assert broken(start, DealerDrawn(4)) == "log-bad-draw"
    assert broken(start, DealerDrawn(0, ((0, Card.parse("JS")),))) == "log-bad-draw"
    assert broken(drawn, changed(DEAL, dealer=1)) == "log-bad-deal"
    assert broken(start, Shown(None, (), 0)) == "log-bad-shown"
    with pytest.raises(IllegalActionError) as caught:
        push(start, Acted(0, Pass()))
    assert caught.value.refusal.key == "refused-waiting-for-deal"


HANDS = DEAL.hands
ONE_MORE = (*(HANDS[0] or ()), *(HANDS[1] or ())[:1])
ONE_LESS = (HANDS[1] or ())[1:]
WRONG_DEALS = (
    changed(DEAL, hands=HANDS[:3]),
    changed(DEAL, upcard=None),
    changed(DEAL, kitty=None),
    changed(DEAL, kitty=(DEAL.kitty or ())[:2]),
    changed(DEAL, hands=(HANDS[0], HANDS[0], HANDS[2], HANDS[3])),
    changed(DEAL, hands=(None, *HANDS[1:])),
    changed(DEAL, hands=(ONE_MORE, ONE_LESS, *HANDS[2:])),
    changed(DEAL, upcard=Card.parse("JK")),
    changed(DEAL, upcard=(HANDS[0] or ())[0]),
)


@pytest.mark.parametrize("event", WRONG_DEALS)
def test_a_deal_is_the_pack(event: Dealt) -> None:
    """Hands of the wrong number or size, a card twice, a card too few: all refused."""
    assert broken(push(new_match(RULES), DealerDrawn(0)), event) == "log-bad-deal"


def test_what_is_shown_is_checked() -> None:
    """A hand that goes under is shown next, and truly."""
    rules = replace(RULES, {"deal.go_under": "no_ace_no_face"})
    state = at_deal(rules, dealt(rules, 0, "AD", E="9S TS 9H TH 9D"))
    state, events = apply(state, legal(state)[0])
    whole = [first_dealer(rules, 0), dealt(rules, 0, "AD", E="9S TS 9H TH 9D"), *events]

    assert replay(rules, whole) == state
    assert events[1] == Shown(None, hand_of("9S TS 9H TH 9D"), 1)
    wrong = Shown(None, hand_of("9S TS 9H TH AS"), 1)
    assert broken(replay(rules, whole[:-1]), wrong) == "log-shown-expected"
    assert broken(replay(rules, whole[:-1]), Acted(1, Pass())) == "log-shown-expected"
    assert broken(state, Shown(None, hand_of("9S"), 2)) == "log-bad-shown"


def test_hands_may_be_shown_after_the_deal() -> None:
    """What each seat laid away or still holds, and the kitty; once each."""
    state = at_deal(RULES, dealt(RULES, 0, "9H", N="9S TS QS AS KS", E="JH JD AH KH QH"))
    assert reveal(state) == ()
    state = act(state, "order-alone away:9S")
    while not state.public.is_deal_over:
        state = act(state, [legal(state)[0]])
    shown = reveal(state)

    assert [one.source for one in shown] == [0, 3, KITTY]
    assert shown[0].cards == hand_of("9S")
    for one in shown:
        state = push(state, one)
    assert reveal(state) == ()
    assert state.public.shown == tuple((one.source, one.cards or ()) for one in shown)
    assert view(state, 1).public == state.public


def test_impossible_rules_start_no_match() -> None:
    """Rules that contradict themselves are refused before anything is dealt."""
    with pytest.raises(ImpossibleRulesError):
        new_match(changed(Rules(), players=3))


def test_no_chance_while_a_seat_is_to_act() -> None:
    """Nobody deals into a deal."""
    with pytest.raises(BrokenLogError):
        chance(at_deal(RULES, DEAL), random.Random(1))


def test_values_have_reprs_and_hashes() -> None:
    """Events, states and views are values: equal where they are made alike."""
    rng = random.Random(6)
    match = play_match(RULES, rng.choice, rng, most_deals=1)
    again = [eval(repr(event), names()) for event in match.events]  # noqa: S307 - as promised

    assert tuple(again) == match.events
    assert hash(tuple(again)) == hash(match.events)
    assert hash(view(match.state, 1)) == hash(look(RULES, 1, match.events))


def names() -> dict[str, object]:
    """What a repr may speak of."""
    import euchre.cards  # noqa: PLC0415
    import euchre.game  # noqa: PLC0415

    return {**vars(euchre.cards), **vars(euchre.game)}


def test_repr_of_errors() -> None:
    """What is wrong, where, and what is legal instead."""
    state = at_deal(RULES, DEAL)
    said = r"seat 1: .* is refused \(refused-not-now\); legal:"
    with pytest.raises(IllegalActionError, match=said):
        apply(state, Play(Card.parse("AS")))
    with pytest.raises(IllegalActionError) as caught:
        apply(state, OrderUp(), seat=2)
    assert (caught.value.refusal.seat, caught.value.legal) == (1, ())
    with pytest.raises(BrokenLogError, match="log-bad-deal: no deal is awaited"):
        push(state, DEAL)
    assert Outcome.MADE.value == "made"


def test_sequences_of_events_may_be_any_iterable() -> None:
    """A log may come as a list, a tuple or a stream."""
    events: Sequence[Event] = (DealerDrawn(0), DEAL)
    assert replay(RULES, iter(events)) == replay(RULES, list(events)) == at_deal(RULES, DEAL)
