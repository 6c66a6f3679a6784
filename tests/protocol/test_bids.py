"""Snapshots of games with bids, called partners, a widow and scores that run down."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euchre.game import Bid, Pass, Phase, legal
from euchre.protocol.messages import BidOffer, Snapshot
from euchre.rules import PRESETS
from euchre.table.snapshot import snapshot
from euchre.table.table import Table
from tests.draws import with_every_answer
from tests.table.tables import facts_of, opened, played

WITH_BIDS = [name for name, one in PRESETS.items() if one.rules.has_bids]


def shot(table: Table, seat: int) -> Snapshot:
    return snapshot(table.view(seat), table.facts, table.number)


def tables(name: str, deals: int = 6, **options: str) -> Iterator[Table]:
    """The tables of some random deals of a preset with house rules."""
    facts = facts_of(name, None, **options)
    for table, _ in played(facts, random.Random(name), deals=deals):
        yield table


@pytest.mark.parametrize("name", with_every_answer("bids offered", WITH_BIDS))
def test_the_bids_offered_are_those_that_may_be_bid(name: str) -> None:
    """Each bid once, from the lowest up, and only to the seat that is to bid."""
    met = 0
    for table in tables(name, deals=3):
        turn = table.state.turn
        for seat in range(table.facts.rules.players):
            offered = [one.bid for one in shot(table, seat).bids]
            if seat != turn or table.state.phase is not Phase.AUCTION:
                assert not offered
                continue
            may = [one.label for one in legal(table.state) if isinstance(one, Bid)]
            assert offered == list(dict.fromkeys(may))
            met += bool(offered)
    assert met


def test_named_bids_say_what_they_win_and_lose() -> None:
    """Nap by Peel's schedule: 10 won from each, 5 lost; the Wellington only over a nap."""
    found = {one.bid: (one.tricks, one.win, one.lose) for one in _first_bids("nap52-stakes")}
    assert found["misere"] == (0, 3, 3)
    assert found["nap"] == (5, 10, 5)
    assert "wellington" not in found


def test_a_bid_by_tricks_wins_what_is_taken() -> None:
    """Where tricks are paid, a number wins no figure of its own and loses itself."""
    assert {(one.win, one.lose - one.tricks) for one in _first_bids("hasenpfeffer25")} == {(0, 0)}


def test_in_buck_a_bid_that_fails_costs_what_no_trick_costs() -> None:
    """Where each counts its own tricks, all bids lose the same five points."""
    assert {(one.win, one.lose) for one in _first_bids("buck24-bids", deals=20)} == {(0, 5)}


def _first_bids(name: str, deals: int = 1) -> list[BidOffer]:
    for table in tables(name, deals):
        turn = table.state.turn
        if turn is not None and table.state.phase is Phase.AUCTION:
            return shot(table, turn).bids
    raise AssertionError(f"nobody was to bid in {name}")


def test_the_highest_bid_is_told_until_it_is_the_contract() -> None:
    """It names who bid and what, with its trump; afterwards the contract says it."""
    met: set[bool | str] = set()
    for table in tables("bid-euchre24", deals=8):
        public, seen = table.state.public, shot(table, 0)
        call = public.highest_bid
        if call is None or public.contract is not None:
            assert seen.highest is None
            met.add(seen.contract is not None and seen.contract.bid is not None)
            continue
        assert isinstance(call.action, Bid)
        assert seen.highest is not None
        assert (seen.highest.seat, seen.highest.action.bid) == (call.seat, call.action.label)
        assert seen.highest.action.suit is not None
        met.add("highest")
    assert met >= {True, "highest"}


def test_the_joker_shown_stands_beside_the_bid_that_it_made() -> None:
    """When all have passed, the holder's bid of three comes with the joker, for all to see."""
    met = 0
    for number in range(8):
        table, _ = opened(facts_of("hasenpfeffer25"), f"seed {number}")
        while table.state.phase is Phase.AUCTION and table.state.turn is not None:
            table = table.after(table.act(table.state.turn, table.number, Pass()))
        if table.state.phase is not Phase.NAME_TRUMP:
            continue  # the joker is in the kitty
        met += 1
        for seat in range(4):
            highest = shot(table, seat).highest
            assert highest is not None
            assert (highest.seat, highest.shown, highest.action.bid) == (
                table.state.turn,
                "JK",
                "3",
            )
    assert met


def test_cards_of_the_widow_are_marked_for_their_taker_alone() -> None:
    """While they are to be paid for, as many cards are marked as came, and none in other hands."""
    met = 0
    for table in tables("hasenpfeffer25", deals=12, exchange_widow="taken"):
        for seat in range(4):
            seen = shot(table, seat)
            fresh = [card for card in seen.hand or [] if card.fresh]
            if table.state.phase is Phase.WIDOW and seat == table.state.turn:
                met += 1
                assert len(fresh) == table.facts.rules.widow_size
                assert seen.owed == table.facts.rules.widow_size
                assert all(card.action is not None for card in seen.hand or [])
            else:
                assert not fresh
    assert met


@pytest.mark.parametrize("name", ["call-ace24", "call-ace32-five", "five-handed28"])
def test_a_called_partner_is_known_to_the_holder_only(name: str) -> None:
    """Until the card falls: the holder sees the maker as an ally, others know no side but theirs.

    For the maker all others are unknown, unless the card is in the maker's own hand.
    """
    met = set()
    for table in tables(name, deals=12):
        public = table.state.public
        contract = public.contract
        if contract is None or contract.called is None or not public.has_secret_partner:
            continue
        if table.state.phase is not Phase.PLAY:
            continue
        holders = [
            seat
            for seat, hand in enumerate(table.state.hands)
            if contract.called in public.rules.cards.faces_of(hand)
        ]
        for seat in range(public.rules.players):
            seen = shot(table, seat)
            assert seen.contract is not None
            others = {
                one.plays for at, one in enumerate(seen.seats) if at not in (seat, contract.maker)
            }
            if contract.called in table.view(seat).laid_away:
                assert "unknown" not in others  # the dealer knows that nobody holds it
            elif seat in holders and seat != contract.maker:
                assert seen.contract.partner == seat
                assert seen.seats[contract.maker or 0].plays == "own"
                assert others == {"other"}
                met.add("partner")
            elif seat == contract.maker:
                assert others == ({"other"} if holders == [seat] else {"unknown"})
                met.add("maker")
            else:
                assert seen.contract.partner is None
                assert seen.seats[contract.maker or 0].plays == "other"
                assert others == {"unknown"}
                met.add("defender")
    assert met == {"partner", "maker", "defender"}


def test_defenders_of_one_deal_play_together() -> None:
    """Where the maker plays against all, the others are one side, each with its own score."""
    met = 0
    for table in tables("three-handed24", deals=6):
        contract = table.state.public.contract
        if contract is None or contract.maker is None or table.state.phase is not Phase.PLAY:
            continue
        met += 1
        for seat in range(3):
            plays = [one.plays for one in shot(table, seat).seats]
            same = [at == contract.maker for at in range(3)]
            assert plays == ["own" if one is same[seat] else "other" for one in same]
        assert len({one.side for one in shot(table, 0).seats}) == 3
    assert met


def test_scores_that_run_down_are_told_as_what_is_left() -> None:
    """Buck begins at 25, and a trick taken is a point less."""
    facts = facts_of("buck24")
    for table, _ in played(facts, random.Random(2), deals=8):
        seen = shot(table, 0)
        standing = table.state.public.standing
        assert seen.runs_down
        assert seen.scores == [25 - score for score in standing.scores]
        if seen.over is not None:
            result = table.state.public.results[-1]
            assert seen.over.points == [-points for points in result.points]


def test_trump_by_the_first_lead_is_open_until_then() -> None:
    """In Nap a contract has no trump before the first lead, and then its suit."""
    met = set()
    for table in tables("nap52-stakes", deals=4):
        contract, seen = table.state.public.contract, shot(table, 0)
        if contract is None or seen.contract is None:
            continue
        met.add(contract.by_first_lead)
        assert (seen.contract.trump == "") is contract.by_first_lead
        assert seen.contract.needs is not None
    assert met == {True, False}


def test_the_pool_is_told_where_there_is_one() -> None:
    """With a pool its points are told; elsewhere there is none."""
    assert shot(next(tables("nap52-pool")), 0).pool == 0
    assert shot(next(tables("nap52-stakes")), 0).pool is None


def test_a_dealer_without_cards_has_no_hand_and_no_side() -> None:
    """A dealer who was dealt out holds nothing, is asked nothing and plays on no side."""
    met = 0
    for table in tables("nap52-six", deals=8):
        dealer = table.state.public.dealer
        seen = shot(table, dealer)
        if table.state.phase is Phase.PLAY:
            met += 1
            assert seen.hand == []
            assert seen.seats[dealer].plays == ""
            assert seen.seats[dealer].sits_out
            assert not seen.choices
    assert met


def test_the_number_of_the_deal_counts_what_is_scored() -> None:
    """It stays the same from the deal to its result, and a new deal is the next one."""
    numbers = []
    for table in tables("nap52-stakes", deals=3):
        seen = shot(table, 0)
        assert seen.deals == 20
        if seen.over is not None:
            numbers.append(seen.deal)
        else:
            assert seen.deal == table.state.public.standing.deal + 1
    assert numbers == [1, 2, 3]
