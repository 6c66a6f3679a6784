"""Hands that the rules let be thrown in, or exchanged with the kitty."""

from __future__ import annotations

from euchre.cards import CardSet, Rank, Seat
from euchre.game.public import Public
from euchre.rules import GoUnder, RedealHand, Rules, natural_cards

__all__ = ["lowly_cards", "may_go_under", "may_throw_in"]

_THREE = 3


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
    if rules.deal.go_under is GoUnder.THREE_NINES_TENS:
        return (hand & lowly_cards(rules)).bit_count() >= _THREE
    return not hand & ~lowly_cards(rules)
