"""The play of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.cards import Card, CardSet, Seat
from euchre.game.actions import Action, Play, PlayExposed, play_of
from euchre.game.endings import finish_deal
from euchre.game.exposed import to_play
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


def after_play(public: Public, actor: Seat, action: Play | PlayExposed) -> Public:
    """The table after a card was played, by its owner or from an exposed hand."""
    card, seat = action.card, actor
    if isinstance(action, PlayExposed) and public.contract is not None:
        seat = public.contract.maker or 0
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
        return to_play(public.having(trick=trick, held=tuple(held)), turn)
    taken = list(public.taken)
    taken[trick.winner] += 1
    public = public.having(
        trick=None, tricks=(*public.tricks, trick), taken=tuple(taken), held=tuple(held)
    )
    if len(public.tricks) < public.rules.hand_size:
        return to_play(public, trick.winner)
    return finish_deal(public, outcome_of_play(public))
