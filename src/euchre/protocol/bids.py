"""An auction of bids as messages: what may be bid now, and the highest bid so far."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.game import Action, Bid, Call, Public, View, lost_by_bid, rung, won_by_bid
from euchre.protocol.actions import message_of
from euchre.protocol.messages import BidOffer, HighestBid
from euchre.protocol.words import sent
from euchre.rules import BidPay, ForcedBid, Rules, Rung
from euchre.texts import story

__all__ = ["bid_offers", "highest_bid"]


def bid_offers(view: View, choices: Iterable[Action]) -> list[BidOffer]:
    """The bids among these choices, from the lowest up, whatever their trump."""
    public, rules = view.public, view.rules
    labels = dict.fromkeys(action.label for action in choices if isinstance(action, Bid))
    return [_offer(public, rules, rung(rules, label)) for label in labels]


def _offer(public: Public, rules: Rules, bid: Rung) -> BidOffer:
    said = Call(public.turn or 0, Bid(bid.label), public.round)
    return BidOffer(
        bid=bid.label,
        text=sent(story.speech(public, said)),
        tricks=bid.tricks,
        win=_win(rules, bid),
        lose=_lose(rules, bid),
        alone=bid.alone,
        cards=bid.cards,
    )


def _win(rules: Rules, bid: Rung) -> int:
    is_by_trick = rules.bids.pay is BidPay.TRICKS or rules.score.count_tricks
    return bid.win if is_by_trick else won_by_bid(bid)


def _lose(rules: Rules, bid: Rung) -> int:
    if rules.score.count_tricks:
        return rules.score.trickless
    return 0 if rules.bids.pay is BidPay.WINNERS else lost_by_bid(bid)


def highest_bid(public: Public) -> HighestBid | None:
    """The highest bid so far, until it has become the contract."""
    call = public.highest_bid
    if call is None or public.contract is not None:
        return None
    return HighestBid(
        seat=call.seat,
        action=message_of(call.action),
        text=sent(story.speech(public, call)),
        shown=_shown(public, call),
    )


def _shown(public: Public, call: Call) -> str | None:
    """The card by showing which that bid was made."""
    if public.rules.bids.forced is not ForcedBid.JOKER_HOLDER or public.rules.benny is None:
        return None
    is_shown = any(
        seat == call.seat and public.rules.benny in cards for seat, cards in public.shown
    )
    return public.rules.benny.text if is_shown else None
