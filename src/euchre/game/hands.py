"""Hands that the rules let be thrown in, or exchanged with the kitty."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import CardSet, Rank, Seat
from euchre.game.actions import Action, GoUnder, Redeal
from euchre.game.public import Public
from euchre.rules import GoUnder as GoUnderRule
from euchre.rules import RedealHand, Rules, natural_cards

__all__ = ["first_turn_rights", "lowly_cards", "may_go_under", "may_throw_in"]

_THREE = 3


def first_turn_rights(public: Public, seat: Seat, hand: CardSet) -> Iterator[Action]:
    """Throwing in and going under: extra actions at a seat's own first turn."""
    if any(public.calls_of(seat)):
        return
    if may_throw_in(public, seat, hand):
        yield Redeal()
    nobody_yet = not any(isinstance(call.action, GoUnder) for call in public.calls)
    if (
        public.rules.deal.go_under is not GoUnderRule.NONE
        and nobody_yet
        and may_go_under(public.rules, hand)
    ):
        yield GoUnder()


def lowly_cards(rules: Rules) -> CardSet:
    """The cards that are neither ace nor face nor Benny."""
    low = 0
    for card in rules.cards.faces:
        if card is not rules.benny and card.rank is not None and card.rank <= Rank.TEN:
            low |= rules.cards.mask(card)
    return CardSet(low)


def may_throw_in(public: Public, seat: Seat, hand: CardSet) -> bool:
    """Whether that seat may throw this hand in now.

    Sources: euchrecentral.com and euchrelinks.com.
    """
    rules = public.rules
    limit = rules.deal.redeals_each
    if rules.deal.redeal is RedealHand.NONE or (limit and public.standing.redeals[seat] >= limit):
        return False
    others = hand & ~lowly_cards(rules)
    match rules.deal.redeal:
        case RedealHand.ACE_NO_FACE:
            high = rules.cards.listed(CardSet(others))
            return len(high) == 1 and high[0].rank is Rank.ACE
        case RedealHand.NO_ACE_NO_FACE:
            return not others
        case _:
            suit = public.turned_suit
            return not others and (suit is None or not hand & natural_cards(rules, suit))


def may_go_under(rules: Rules, hand: CardSet) -> bool:
    """Whether this hand is poor enough to go under."""
    if rules.deal.go_under is GoUnderRule.THREE_NINES_TENS:
        return (hand & lowly_cards(rules)).bit_count() >= _THREE
    return not hand & ~lowly_cards(rules)
