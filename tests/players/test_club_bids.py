"""The club player in auctions of bids, and in the games that go with them."""

from __future__ import annotations

import random
from dataclasses import replace as with_fields

import pytest

from euchre.arena import MatchSetup, opening_of_deal, run_match
from euchre.game import Bid, CallPartner, Name, Phase, State, apply, chance, legal, view
from euchre.players import Decision, Limit, player_named
from euchre.players.club.partner import call_partner, suits_to_call, usual_call
from euchre.players.club.race import Race
from euchre.players.worlds.course import to_play
from euchre.rules import PRESETS, CalledCard, Rules, preset, replace
from euchre.search.kernel import layout_of
from euchre.testing import act, action_text, at_deal, dealt
from tests.conftest import TIER

BIDDING = [name for name, one in PRESETS.items() if one.rules.has_bids]
HASENPFEFFER = preset("hasenpfeffer25").rules
NAP = preset("nap52-stakes").rules
BUCK = replace(preset("buck24").rules, {"exchange.pick_up": "mandatory"})
CALL_ACE = preset("call-ace24").rules


def decided(state: State, seed: int = 1) -> Decision:
    assert state.turn is not None
    return player_named("club").decide(view(state, state.turn), Limit(seed))


def position(rules: Rules, actions: str, upcard: str = "", **hands: str) -> State:
    """The moment after these actions of a deal by seat 0; cards that are not told are shuffled."""
    if rules.players == 4:
        hands = {"NESW"[int(seat[-1])]: hand for seat, hand in hands.items()}
    return act(at_deal(rules, dealt(rules, 0, upcard, "", random.Random(5), **hands)), actions)


def done(rules: Rules, actions: str, upcard: str = "", **hands: str) -> str:
    """What club does there, whatever its seed."""
    found = {
        action_text(decided(position(rules, actions, upcard, **hands), seed).action)
        for seed in range(3)
    }
    (one,) = found
    return one


@pytest.mark.parametrize(
    ("actions", "hand", "wanted"),
    [
        ("", "JK JH JD AH KH QH", "bid:6"),
        ("", "9H TH 9S TS 9C QC", "pass"),
        ("bid:4", "JK JH JD AH KH QH", "bid:6"),
        ("bid:4", "9H TH 9S TS 9C QC", "pass"),
        ("bid:4", "JH AH QS AC TD 9C", "pass"),
    ],
)
def test_bids_go_as_far_as_the_hand(actions: str, hand: str, wanted: str) -> None:
    """Where each bids once, a hand says what it holds, and no more because others have bid."""
    seat = "seat2" if actions else "seat1"
    assert done(HASENPFEFFER, actions, **{seat: hand}) == wanted


def test_only_the_last_to_speak_bids_as_little_as_is_enough() -> None:
    """A dealer whom nobody can outbid says the least that wins, the tricks beyond being paid."""
    assert done(HASENPFEFFER, "bid:2 pass pass", seat0="JK JH JD AH KH QH") == "bid:3"


def test_trump_is_named_after_the_bid() -> None:
    """The suit in which the hand takes most."""
    hand = "JH JD AH KH 9S TS"
    assert done(HASENPFEFFER, "pass pass pass bid:3", seat0=hand) == "name:H"


def test_no_trump_high_and_low() -> None:
    """Aces and kings are played with the highest best, nines and tens with the lowest."""
    rules = preset("bid-euchre48-high-low").rules
    low = decided(position(rules, "", seat1="9H 9H TH TH 9S 9S TS JS 9C 9C TC QC")).action
    high = decided(position(rules, "", seat1="AH AH KH KH AS AS KS QS AC AC KC QD")).action
    assert isinstance(low, Bid)
    assert low.trump == Name(None, low=True)
    assert isinstance(high, Bid)
    assert high.trump == Name(None)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("AS KS QS JS TS", "bid:nap"),
        ("AS KS QS 2H 3D", "bid:3"),
        ("2S 3S 2H 3H 2D", "bid:misere"),
        ("9S 8H 7D 9C 8D", "pass"),
    ],
)
def test_bids_of_nap(hand: str, wanted: str) -> None:
    """All tricks, three, none, or a pass."""
    assert done(NAP, "", seat1=hand) == wanted


def test_wellington_is_bid_where_its_chance_is_as_good() -> None:
    """Over another's Nap the sure hand bids what wins twice as much."""
    assert done(NAP, "bid:nap", seat2="AS KS QS JS TS") == "bid:wellington"


def test_first_lead_makes_the_long_suit_trump() -> None:
    """The maker leads the best card of the suit that was bid on; in misère a low one."""
    after = "bid:3 pass pass pass pass"
    assert done(NAP, after, seat1="AS KS QS 2H 3D") == "AS"
    after = "bid:misere pass pass pass pass"
    assert done(NAP, after, seat1="2S 3S 2H 3H 2D") in {"2S", "2H", "2D"}


def test_maker_of_a_misere_ducks_and_the_others_let_him_win() -> None:
    """Under the best card as high as possible; behind a maker who wins nobody goes above."""
    hands = {
        "seat1": "2S 4S 2H 3H 9D",
        "seat2": "9S TC JC QC 3D",
        "seat3": "8S 5C 6C 7C TD",
        "seat4": "7S 5D 6D 7D KD",
        "seat0": "6S 8C 9C KC AC",
    }
    led = "bid:misere pass pass pass pass 2S 9S 8S 7S 6S"
    assert done(NAP, led, **hands) == "3D"
    assert done(NAP, f"{led} 3D TD KD AC", **hands) == "9D"
    under = "bid:misere pass pass pass pass 9D"
    assert done(NAP, under, **hands) == "3D"


def test_who_may_drop_out_stays_with_a_trick() -> None:
    """A guarded ace of trump stays, a hand without a trick goes."""
    hands = {"seat0": "KS JS QC JC 9D", "seat1": "JH JD KH QH QD"}
    assert done(BUCK, "order away:9D", "9H", **hands, seat2="AH TH AS 9S TC") == "stay"
    assert done(BUCK, "order away:9D", "9H", **hands, seat2="9S TS TD 9C TC") == "drop"


def test_ace_of_a_short_suit_is_called() -> None:
    """Not an ace of one's own, and rather of the suit with a single card."""
    called = decided(
        position(CALL_ACE, "order away:9S", "9H", seat1="JH JD KH KC AS", seat0="9S TS QS TD KD")
    )
    assert isinstance(called.action, CallPartner)
    assert called.action.card.text == "AC"
    assert [reason.key for reason in called.why] == ["reason-call-short"]


def test_an_ace_that_was_turned_down_is_not_called() -> None:
    """Nobody has it, so that whoever called it would play alone."""
    hands = {"seat1": "JH JD KH QH QC", "seat0": "9D TS QS TD KD"}
    called = decided(position(CALL_ACE, "pass pass pass pass name:H", "AC", **hands))
    assert isinstance(called.action, CallPartner)
    assert called.action.card.text == "AS"


@pytest.mark.parametrize("game", ["call-ace24", "five-handed28"])
def test_in_a_hurry_the_same_card_is_called(game: str) -> None:
    """What is concluded from a call is what is called, but for cards of one's own."""
    rules, compared = preset(game).rules, 0
    for seed in range(60):
        state, _ = chance(opening_of_deal(rules, 0), random.Random(seed))
        while state.turn is not None and state.phase is not Phase.CALL_PARTNER:
            state, _ = apply(state, decided(state).action)
        if state.turn is None:
            continue
        seen, layout = view(state, state.turn), layout_of(state.public.order)
        call = call_partner(seen, legal(state)).action
        assert isinstance(call, CallPartner)
        if call.card in (*(seen.hand or ()), *seen.laid_away, state.public.upcard_out):
            continue
        suits = suits_to_call(layout, aces_only=rules.entry.called_card is CalledCard.ACE)
        out = state.public.upcard_out
        gone = 0 if out is None else layout.mask(rules.cards.mask(out))
        hurried = usual_call(suits, layout.mask(state.hands[state.turn]), gone)
        assert layout.cards(hurried) == rules.cards.mask(call.card)
        compared += 1
    assert compared > 30


@pytest.mark.parametrize("hand", ["AD AC KD QC 9C", "AC KC QC KD 9D"])
def test_who_has_most_aces_reckons_to_be_called(hand: str) -> None:
    """Of three that another maker may call."""
    state = position(CALL_ACE, "order", "9H", seat1="JH JD KH AH TH", seat2=hand)
    seen = view(state, 2)
    table, _ = to_play(state.public, seen)
    contract = table.contract
    assert contract is not None
    assert (contract.called in (seen.hand or ())) is (hand.count("A") > 1)


def test_secret_partner_helps_the_maker() -> None:
    """Who holds the called ace does not take the maker's trick, and says why."""
    hands = {
        "seat0": "9S TS QS TD KD",
        "seat1": "JH JD KH KC AS",
        "seat2": "AC AH QD 9D JC",
        "seat3": "QH TH TC QC AD",
    }
    state = position(CALL_ACE, "order away:9S call:AC JH", "9H", **hands)
    helping = decided(state)
    assert helping.why[0].key == "reason-secret-partner"
    assert view(state, 2).side(2) == 0


def test_near_the_end_the_chance_to_win_counts() -> None:
    """Four points are worth more to who needs them to win, and nothing to who may not win so."""
    rules = preset("bid-euchre24").rules
    state = position(rules, "", seat1="JH JD AH KH 9S TS")
    public = state.public

    def race(*scores: int) -> Race:
        standing = with_fields(public.standing, scores=scores)
        return Race(public.having(standing=standing), 0)

    assert race(0, 0).worth((4, 2), {0}) == 2
    assert race(46, 40).worth((4, 2), {0}) > race(46, 40).worth((4, 2), {1})
    assert race(46, 49).worth((4, 2), {0}) > race(46, 49).worth((3, 3), {0})


@pytest.mark.parametrize("name", BIDDING if TIER == "soak" else ["bid-euchre24", "nap24-three"])
def test_bids_are_mostly_made(name: str) -> None:
    """Against itself the player makes 60 to 95 % of what it bids."""
    deals = {"test": 20, "soak": 200}[TIER]
    setup = MatchSetup(players=("club", "club"), rules=PRESETS[name].rules, deals=deals, seed=1)
    rows = [row.all_seats for row in run_match(setup).players]
    bids, lost = (sum(row[what] for row in rows) for what in ("called-1", "euchred"))
    assert bids > deals
    assert 0.6 <= 1 - lost / bids <= 0.95
