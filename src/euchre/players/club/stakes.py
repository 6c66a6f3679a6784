"""How much the next trick decides: whether it makes or breaks the contract."""

from __future__ import annotations

from euchre.game import Public, tricks_of_side

__all__ = ["weight_of_trick"]


def _needed_by_makers(public: Public) -> int:
    """The tricks that the makers' contract needs, by the rules."""
    rules, contract = public.rules, public.contract
    if contract is not None and contract.alone and rules.score.lone_must_take_all:
        return rules.hand_size
    return rules.tricks_needed


def weight_of_trick(public: Public) -> float:
    """What taking this trick is worth to either side, 1 being an ordinary one."""
    makers, defenders = tricks_of_side(public, 0), tricks_of_side(public, 1)
    need = _needed_by_makers(public)
    to_euchre = public.rules.hand_size - need + 1
    if makers < need and defenders < to_euchre:
        if makers == need - 1 or defenders == to_euchre - 1:
            return 1.3
        return 1.0
    if not defenders or not makers:
        # A march is still to be had, or to be stopped.
        return 1.2
    return 0.6
