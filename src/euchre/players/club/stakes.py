"""How much the next trick decides: whether it makes or breaks the contract, and what it pays."""

from __future__ import annotations

from typing import Final

from euchre.cards import Seat
from euchre.game import Public, needed_by_makers, tricks_of_side
from euchre.players.base import Reason
from euchre.rules import BidPay

__all__ = ["is_decided", "weight_of_trick", "why_weighed"]

_DECIDES: Final = 1.3
"""Of a trick that may make or break the contract."""
_SWEEP: Final = 1.2
"""Of one that keeps a march alive or stops it."""
_OVER: Final = 0.6
"""Of one after the contract is made or broken."""
_PAID: Final = 0.8
"""The same, where each trick is paid."""
_WORTHLESS: Final = 0.2
"""Of one that scores nothing for anybody any more."""


def is_decided(public: Public) -> bool:
    """Whether a bid is made or lost already, and no trick beyond it is paid."""
    rules, contract = public.rules, public.contract
    if contract is None or contract.bid is None or rules.score.count_tricks:
        return False
    if rules.bids.pay is BidPay.TRICKS:
        return False
    makers, defenders = tricks_of_side(public, 0), tricks_of_side(public, 1)
    need = contract.bid.tricks
    if not need:
        return makers > 0
    return makers >= need or defenders > rules.hand_size - need


def weight_of_trick(public: Public, me: Seat) -> float:
    """What taking this trick is worth to the seat's side, 1 being an ordinary one."""
    rules, contract = public.rules, public.contract
    if is_decided(public):
        return _WORTHLESS
    is_maker = contract is not None and contract.maker == me
    if rules.score.count_tricks and not is_maker:
        return _DECIDES if not public.taken[me] else 1.0
    makers = public.taken[me] if rules.score.count_tricks else tricks_of_side(public, 0)
    defenders = len(public.tricks) - makers
    need = needed_by_makers(public)
    to_euchre = rules.hand_size - need + 1
    if makers < need and defenders < to_euchre:
        return _DECIDES if makers == need - 1 or defenders == to_euchre - 1 else 1.0
    if contract is not None and contract.bid is not None:
        return _PAID
    if not defenders or not makers:
        return _SWEEP
    return _OVER


def why_weighed(public: Public, me: Seat) -> tuple[Reason, ...]:
    """What is peculiar about this trick."""
    contract = public.contract
    if is_decided(public) and contract is not None and contract.bid is not None:
        made = 0 < contract.bid.tricks <= tricks_of_side(public, 0)
        return (Reason.of("reason-bid-is-made" if made else "reason-bid-is-lost"),)
    if public.rules.score.count_tricks and not public.taken[me]:
        is_maker = contract is not None and contract.maker == me
        return () if is_maker else (Reason.of("reason-first-own-trick"),)
    return ()
