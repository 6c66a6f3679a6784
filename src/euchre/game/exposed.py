"""A maker's cards on the table: a lone hand played face up, and the five highest trumps.

Both are of Railroad Euchre. That they exist is said by Keller; the figures, and who says which
card of the exposed hand is played, are not read in a work (see ``score.jambone``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.cards import Card, CardSet, Seat
from euchre.game.actions import Action, Jambone, Jamboree, Pass, PlayExposed
from euchre.game.public import Contract, Phase, Public

__all__ = [
    "asks_for_jambone",
    "asks_for_jamboree",
    "caller_of",
    "exposed_plays",
    "highest_trumps",
    "show_choices",
    "to_play",
    "with_hand_exposed",
]

_FIVE = 5


def asks_for_jambone(public: Public, contract: Contract) -> bool:
    """Whether the maker is asked, having just gone alone, to play with the cards face up."""
    return contract.alone and contract.maker is not None and bool(public.rules.score.jambone)


def asks_for_jamboree(public: Public, contract: Contract) -> bool:
    """Whether the maker is asked for the five highest trumps: always, whatever the hand."""
    wanted = bool(public.rules.score.jamboree) and public.phase is not Phase.JAMBOREE
    return wanted and contract.maker is not None and contract.trump is not None


def highest_trumps(public: Public, hand: CardSet) -> tuple[Card, ...]:
    """The five highest trumps, from the best down, if ``hand`` has them; else nothing."""
    order, pack = public.order, public.rules.cards
    best, mine = (
        sorted(filter(order.is_trump, cards), key=order.strength, reverse=True)[:_FIVE]
        for cards in (pack.cards, pack.listed(hand))
    )
    return tuple(mine) if len(best) == _FIVE and mine == best else ()


def show_choices(public: Public, hand: CardSet) -> Iterator[Action]:
    """The choices of a maker who is asked to show cards, holding ``hand``."""
    yield Pass()
    if public.phase is Phase.JAMBONE:
        yield Jambone()
    elif highest_trumps(public, hand):
        yield Jamboree()


def with_hand_exposed(public: Public) -> Public:
    """The table when the maker has said that the lone hand is played face up."""
    contract = public.contract
    return public if contract is None else public.having(contract=replace(contract, exposed=True))


def caller_of(public: Public, maker: Seat) -> Seat:
    """Who says which card of the maker's exposed hand is played: the next seat that plays."""
    return public.next_active((maker + 1) % public.rules.players)


def to_play(public: Public, seat: Seat) -> Public:
    """The table when a card of that seat is due, by whoever decides on it."""
    contract = public.contract
    if contract is None or not contract.exposed:
        return public.having(phase=Phase.PLAY, turn=seat)
    if seat == contract.maker:
        return public.having(phase=Phase.PLAY_EXPOSED, turn=caller_of(public, seat))
    return public.having(phase=Phase.PLAY, turn=seat)


def exposed_plays(public: Public) -> Iterator[Action]:
    """The cards of the exposed hand that may be played now: the suit led binds that hand."""
    pack = public.rules.cards
    led = None if public.trick is None else public.trick.led
    may = public.order.playable(pack.set_of(public.exposed_hand), led)
    return map(PlayExposed, pack.faces_of(may))
