"""Bids in words: how one is said, what it asks for, and what it pays."""

from __future__ import annotations

from euchre.cards import Seat, trump_letter
from euchre.game import (
    Bid,
    Contract,
    Name,
    Pass,
    Phase,
    Public,
    forced_rung,
    is_forced,
    lost_by_bid,
    rung,
    won_by_bid,
)
from euchre.rules import AllPass, BidName, BidPay, ForcedBid, Rules, Rung, TrumpSaid
from euchre.texts.reader import Reader
from euchre.texts.text import Arg, Text, yes_no

__all__ = [
    "bid_hint",
    "bid_in_force",
    "bid_text",
    "bids_by_number",
    "consequence_of_bid",
    "consequence_of_naming_alone",
    "consequence_of_passing",
    "is_shown_joker",
    "letter_of",
    "trump_said",
]


def bids_by_number(public: Public) -> bool:
    """Whether a number is a bid of so many tricks now, and not the number of a choice."""
    return public.phase is Phase.AUCTION and public.rules.has_bids


def letter_of(name: Name) -> str:
    """The trump of a naming as the argument ``suit``."""
    return trump_letter(name.suit, low=name.low)


def bid_text(plain: str, with_trump: str, bid: Bid, **args: Arg) -> Text:
    """The message ``plain`` about a bid, or ``with_trump`` where the bid says its trump."""
    if bid.trump is None:
        return Text.of(plain, bid=bid.label, **args)
    return Text.of(with_trump, bid=bid.label, suit=letter_of(bid.trump), **args)


def trump_said(rules: Rules, contract: Contract) -> str | None:
    """The trump of a contract as the argument ``suit``; None if none is said with a bid.

    So it is before the first lead that makes trump, where the joker was led to it, and at
    misère where it is always without.
    """
    no_trump_unsaid = contract.bid is not None and (
        rules.bids.trump is TrumpSaid.FIRST_LEAD
        or (contract.bid.name is BidName.MISERE and rules.bids.misere_no_trump)
    )
    if contract.trump is None and no_trump_unsaid:
        return None
    return trump_letter(contract.trump, low=contract.low)


def bid_in_force(public: Public) -> Bid | None:
    """The highest bid as it is said, with the trump that has been named for it since."""
    highest, contract = public.highest_bid, public.contract
    if highest is None or not isinstance(highest.action, Bid):
        return None
    if contract is None or trump_said(public.rules, contract) is None:
        return highest.action
    return Bid(highest.action.label, Name(contract.trump, low=contract.low))


def is_shown_joker(public: Public, number: int) -> bool:
    """Whether that call (from 0) is the bid of whoever had to show the joker."""
    if public.rules.bids.forced is not ForcedBid.JOKER_HOLDER:
        return False
    seats = public.rules.players - len(public.dealt_out)
    before = [call.action for call in public.calls[:number]][-seats:]
    return (
        isinstance(public.calls[number].action, Bid)
        and len(before) == seats
        and all(isinstance(action, Pass) for action in before)
    )


def consequence_of_bid(public: Public, seat: Seat, bid: Bid) -> Text:
    """How many tricks a bid asks for, and what it pays if made and failed."""
    rules = public.rules
    one = rung(rules, bid.label)
    need = "all" if one.tricks == rules.hand_size else "some" if one.tricks else "none"
    must = is_forced(public, seat) and rules.bids.forced_loses_half
    return Text.of(
        "will-bid",
        need=need,
        n=one.tricks,
        hand=rules.hand_size,
        alone=yes_no(one.alone),
        cards=one.cards,
        **_paid(rules, one, halved=must),
    )


def _paid(rules: Rules, one: Rung, *, halved: bool) -> dict[str, Arg]:
    """The arguments of the message ``bid-pays``."""
    lose = lost_by_bid(one)
    return {
        "pay": _pay_of(rules, one),
        "win": won_by_bid(one),
        "lose": rules.score.trickless if rules.score.count_tricks else -(-lose // (1 + halved)),
        "bonus": rules.bids.bonus,
    }


def _pay_of(rules: Rules, one: Rung | None) -> str:
    """How a bid (or, for None, bids in general) is paid: each, tricks, stakes, winners, figure."""
    if rules.score.count_tricks:
        return "each"
    if rules.bids.pay is BidPay.TRICKS:
        return "figure" if one is not None and one.win else "tricks"
    if rules.bids.pay is BidPay.MAKER_ONLY:
        return "figure"
    return rules.bids.pay.value


def bid_hint(rules: Rules) -> Text:
    """How bids are paid in this game."""
    pay, lose = _pay_of(rules, None), rules.score.trickless
    costs = [one.lose for one in rules.bids.ladder]
    if pay == "tricks" and all(costs):
        # Whatever was bid, so much is lost.
        pay, lose = "flat" if len(set(costs)) == 1 else "least", min(costs)
    return Text.of("hint-bids", pay=pay, lose=lose, bonus=rules.bids.bonus)


def consequence_of_naming_alone(reader: Reader, public: Public, seat: Seat) -> Text:
    """What a highest bidder does who names trump and plays alone."""
    partners, times = public.rules.partners_of(seat), public.rules.bids.lone_factor
    if len(partners) == 1:
        return Text.of("will-sit-out-bid", who=reader.names[partners[0]], times=times)
    return Text.of("will-sit-out-bid-side", times=times)


def consequence_of_passing(reader: Reader, public: Public) -> Text | None:
    """What the last of all passes brings; None if others still speak, or have bid."""
    rules = public.rules
    passes = sum(isinstance(call.action, Pass) for call in public.calls)
    if public.highest_bid is not None or passes < rules.players - len(public.dealt_out) - 1:
        return None
    if rules.bids.forced is ForcedBid.JOKER_HOLDER:
        return Text.of("will-show-joker", bid=forced_rung(rules).label)
    if rules.auction.all_pass is AllPass.NEXT_DEALER:
        left = (public.dealer + 1) % rules.players
        return Text.of("will-pass-out", who=reader.names[left])
    if public.turn == public.dealer:
        return Text("will-pass-out-again")
    return Text.of("will-pass-out-dealer", who=reader.names[public.dealer])
