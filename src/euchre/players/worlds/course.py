"""How a deal usually goes on from the auction to the first lead, as far as all can see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre.cards import Seat
from euchre.game import (
    Acted,
    Action,
    AskBest,
    CallPartner,
    Discard,
    Give,
    Name,
    Pass,
    Phase,
    Public,
    Stay,
    View,
    after,
    callable_cards,
)
from euchre.game.exchange import is_turn_up_for_best

__all__ = ["Kind", "Move", "to_play"]


class Kind(Enum):
    """What a move does to hidden cards."""

    TURNED = "turned"
    """The turned card comes into a hand."""
    WIDOW = "widow"
    """The undealt cards come into a hand."""
    AWAY = "away"
    """A card is laid away."""
    GIVEN = "given"
    """A card is given to another seat."""


@dataclass(frozen=True, slots=True)
class Move:
    """A step of an exchange, of which it is not said which card it moves."""

    kind: Kind
    seat: Seat
    to: Seat | None = None


def to_play(public: Public, seen: View) -> tuple[Public, tuple[Move, ...]]:
    """The table at the first lead, or at the end of the deal, and the cards that move till then.

    Everybody does what is most usual: nobody takes over, defends alone or drops out, the
    dealer picks up, a lone maker asks for the best. ``seen`` is who imagines it.
    """
    moves: list[Move] = []
    if public.phase is Phase.WIDOW and seen.public.phase is not Phase.WIDOW:
        moves.append(Move(Kind.WIDOW, public.turn or 0))  # taken in what is imagined only
    while public.phase is not Phase.PLAY and not public.is_deal_over:
        seat = public.turn
        if seat is None:
            break
        action = _usual(public, seen, seat, moves)
        before = public
        public = after(public, Acted(seat, action))
        if public.phase is Phase.WIDOW and before.phase is not Phase.WIDOW:
            moves.append(Move(Kind.WIDOW, public.turn or 0))
    return public, tuple(moves)


def _usual(public: Public, seen: View, seat: Seat, moves: list[Move]) -> Action:
    """What that seat usually does, noting the cards that it moves."""
    match public.phase:
        case Phase.PICK_UP:
            moves += [Move(Kind.TURNED, seat), Move(Kind.AWAY, seat)]
            return Discard(None)
        case Phase.ASK_BEST:
            if is_turn_up_for_best(public):
                moves.append(Move(Kind.TURNED, public.dealer))
            return AskBest()
        case Phase.BEST_GIVE if public.lone_asker is not None:
            moves.append(Move(Kind.GIVEN, seat, public.lone_asker))
            return Give(None, public.lone_asker)
        case Phase.BEST_DISCARD | Phase.WIDOW | Phase.UNDER:
            moves.append(Move(Kind.AWAY, seat))
            return Discard(None)
        case Phase.CALL_PARTNER:
            cards = [card for card in callable_cards(public) if card is not public.upcard_out]
            mine = [card for card in cards if card in (seen.hand or ())]
            others = [card for card in cards if card not in mine]
            # Another maker calls one that I have if I have most of them.
            is_mine = seat != seen.seat and len(mine) > len(others)
            called = mine if is_mine else others or cards
            return CallPartner(max(called, key=public.order.strength))
        case Phase.STAY:
            return Stay()
        case Phase.BLIND_NAME:
            return Name(public.rules.auction.benny_suit)
        case _:
            return Pass()
