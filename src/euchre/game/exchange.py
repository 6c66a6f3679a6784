"""Cards that change hands before the play: the dealer's, a lone player's, the kitty's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.cards import CardSet, Seat
from euchre.game.actions import Action, AskBest, Decline, Discard, Give, discard_of
from euchre.game.entry import finish_step
from euchre.game.hands import lowly_cards
from euchre.game.public import Phase, Public, UpcardPlace
from euchre.rules import GoUnder, PartnersBest, PickUp

__all__ = [
    "UNDER_CARDS",
    "after_exchange",
    "exchange_choices",
    "is_turn_up_for_best",
    "may_leave_upcard",
]

UNDER_CARDS: Final = 3
"""Cards that a seat going under exchanges with the kitty."""


def exchange_choices(public: Public, hand: CardSet) -> Iterator[Action]:
    """The choices of the seat whose turn it is in an exchange, holding ``hand``."""
    rules, pack = public.rules, public.rules.cards
    match public.phase:
        case Phase.PICK_UP:
            if may_leave_upcard(public):
                yield Decline()
            faces = pack.faces_of(hand)
            if (
                rules.exchange.may_discard_turn_up
                and public.upcard is not None
                and public.upcard not in faces
            ):
                faces = tuple(sorted((*faces, public.upcard)))
            yield from map(discard_of, faces)
        case Phase.ASK_BEST:
            yield Decline()
            yield AskBest()
        case Phase.UNDER if rules.deal.go_under is GoUnder.THREE_NINES_TENS:
            yield from map(discard_of, pack.faces_of(CardSet(hand & lowly_cards(rules))))
        case Phase.BEST_GIVE if public.lone_asker is not None:
            to = public.lone_asker
            yield from (Give(card, to) for card in pack.faces_of(hand))
        case _:
            yield from map(discard_of, pack.faces_of(hand))


def may_leave_upcard(public: Public) -> bool:
    """Whether the dealer need not take the card that was accepted."""
    pick_up = public.rules.exchange.pick_up
    if pick_up is PickUp.OPTIONAL_IF_ORDERED:
        return public.calls[-1].seat != public.dealer
    return pick_up is PickUp.OPTIONAL


def is_turn_up_for_best(public: Public) -> bool:
    """Whether a dealer who is asked for the best now counts the turned card among his cards.

    So it is if the dealer's partner accepted the card alone, and the rules let it (Arneson).
    """
    return (
        public.rules.exchange.best_may_be_turn_up
        and public.upcard_place in (UpcardPlace.UP, UpcardPlace.LEFT)
        and public.contract is not None
        and public.contract.accepted
        and public.lone_asker == public.contract.maker
        and public.dealer in public.sits_out
        and public.calls[-1].seat != public.dealer
        and public.dealer in public.rules.partners_of(public.contract.maker or 0)
    )


def after_exchange(public: Public, seat: Seat, action: Action) -> Public:
    """The table after a step of an exchange, as everybody sees it: who moved a card, not which."""
    match action:
        case Decline() if public.phase is Phase.PICK_UP:
            return finish_step(public.having(upcard_place=UpcardPlace.LEFT))
        case Decline():
            return finish_step(public)
        case AskBest():
            return _after_asking(public, seat)
        case Discard() if public.phase is Phase.PICK_UP:
            # One card in, one out: the number held stays the same.
            return finish_step(public.having(upcard_place=UpcardPlace.TAKEN))
        case Give(_, to):
            return _after_moving(_with_held(public, {seat: -1, to: 1}))
        case _:
            return _after_moving(_with_held(public, {seat: -1}))


def _after_asking(public: Public, seat: Seat) -> Public:
    (partner,) = public.rules.partners_of(seat)
    if is_turn_up_for_best(public):
        public = _with_held(public, {public.dealer: 1}).having(upcard_place=UpcardPlace.TAKEN)
    public = public.having(owed=public.best_cards)
    if public.rules.exchange.partners_best is PartnersBest.DISCARD_FIRST:
        return public.having(phase=Phase.BEST_DISCARD, turn=seat)
    return public.having(phase=Phase.BEST_GIVE, turn=partner)


def _after_moving(public: Public) -> Public:
    """After one card laid away or given: more of the same, or the other half, or done."""
    public = public.having(owed=public.owed - 1)
    if public.owed:
        return public
    if public.phase is Phase.WIDOW:
        return finish_step(public)
    asker = public.lone_asker
    discards_first = public.rules.exchange.partners_best is PartnersBest.DISCARD_FIRST
    if public.phase is Phase.UNDER or asker is None:
        # The kitty's three come into the hand, and the same seat makes its call.
        return _with_held(public, {public.turn or 0: UNDER_CARDS}).having(phase=Phase.AUCTION)
    again = public.having(owed=public.best_cards)
    if public.phase is Phase.BEST_DISCARD and discards_first:
        (partner,) = public.rules.partners_of(asker)
        return again.having(phase=Phase.BEST_GIVE, turn=partner)
    if public.phase is Phase.BEST_GIVE and not discards_first:
        return again.having(phase=Phase.BEST_DISCARD, turn=asker)
    return finish_step(public)


def _with_held(public: Public, changes: dict[Seat, int]) -> Public:
    held = tuple(number + changes.get(seat, 0) for seat, number in enumerate(public.held))
    return public.having(held=held)
