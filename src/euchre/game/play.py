"""The play of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.cards import Card, CardSet, Seat
from euchre.game.actions import Action, Play, play_of
from euchre.game.endings import finish_deal
from euchre.game.public import Public, Trick
from euchre.game.scoring import outcome_of_play

__all__ = ["after_play", "playable", "plays"]


def playable(public: Public, hand: CardSet) -> CardSet:
    """The cards of ``hand`` that may be played now."""
    return public.order.playable(hand, None if public.trick is None else public.trick.led)


def plays(public: Public, hand: CardSet) -> Iterator[Action]:
    """The cards that may be played from ``hand``, in canonical order."""
    return map(play_of, public.rules.cards.faces_of(playable(public, hand)))


def _with_contract_seen(public: Public, seat: Seat, card: Card) -> Public:
    """The table with what that card, being played, says about the contract."""
    contract = public.contract
    if contract is None:
        return public
    if contract.by_first_lead:
        fixed = replace(contract, trump=public.order.suit(card), by_first_lead=False)
        return public.having(contract=fixed)
    if card is contract.called and seat != contract.maker:
        return public.having(contract=replace(contract, partner=seat))
    return public


def after_play(public: Public, seat: Seat, action: Play) -> Public:
    """The table after a card was played."""
    card = action.card
    held = list(public.held)
    held[seat] -= 1
    public = _with_contract_seen(public, seat, card)
    trick = public.trick
    if trick is None:
        trick = Trick(((seat, card),), seat)
    else:
        winner = seat if public.order.beats(card, trick.best) else trick.winner
        trick = Trick((*trick.cards, (seat, card)), winner)
    if len(trick.cards) < public.rules.players - len(public.sits_out):
        turn = public.next_active((seat + 1) % public.rules.players)
        return public.having(trick=trick, held=tuple(held), turn=turn)
    taken = list(public.taken)
    taken[trick.winner] += 1
    public = public.having(
        trick=None,
        tricks=(*public.tricks, trick),
        taken=tuple(taken),
        held=tuple(held),
        turn=trick.winner,
    )
    if len(public.tricks) < public.rules.hand_size:
        return public
    return finish_deal(public, outcome_of_play(public))
