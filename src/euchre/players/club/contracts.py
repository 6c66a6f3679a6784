"""What a contract would be worth to the seat that makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.cards import Card, Suit
from euchre.game import Public, View
from euchre.players.club.outcomes import chance_of_tricks, points_by_tricks
from euchre.players.club.ranking import Ranking, ranking_of
from euchre.players.club.strength import Strength, pool_of, strength, usual_partners
from euchre.players.club.worth import Stand
from euchre.rules import PartnersBest, order_of

__all__ = ["Prospect", "best_rest", "prospect", "strength_under", "upcard_owner"]

OWN, PARTNER, OPPONENT, NOBODY = "own", "partner", "opponent", "nobody"
"""Who gets the turned card, as the maker sees it."""

# What the turned card changes beside its own strength, in tricks: with partners, and alone.
_BY_OWNER: Final = {OWN: (0.1, 0.05), PARTNER: (0.5, 0.1), OPPONENT: (-0.3, -0.25), NOBODY: (0, 0)}
_PARTNERS_UPCARD: Final = (0.35, 0.17, 0.0)
"""What the card itself adds in a partner's hand, by the unseen trumps above it."""
_BEST: Final = 0.4
"""Tricks that each card of the partner's best adds to a lone hand."""
_BEST_SWEEP: Final = 0.8
"""The chance that such a card takes its trick in a hand that takes all others."""
_ALL_PASSED: Final = 0.2
"""Tricks that a contract of round two gains: nobody was strong enough for round one."""
_NEXT: Final = 0.15
"""Tricks that the suit of the turned-down colour is better for than its cards say, for the
opponents of a dealer who turned it down, and worse for the dealer's side."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A contract that a seat could make."""

    trump: Suit | None
    alone: bool
    strength: Strength
    owner: str
    """Who gets the turned card: ``own``, ``partner``, ``opponent`` or ``nobody``."""
    chance: float
    """The chance to score as makers."""
    sweep: float
    """The chance to take all tricks."""
    worth: float
    """Its worth at the score, in points."""


def upcard_owner(view: View, *, accepted: bool, alone: bool) -> str:
    """Who would get the turned card if this seat made a contract."""
    public, me = view.public, view.seat
    if not accepted or public.upcard is None:
        return NOBODY
    if me == public.dealer:
        return OWN
    if public.dealer in public.rules.partners_of(me or 0):
        return NOBODY if alone else PARTNER
    return OPPONENT


def best_rest(
    ranking: Ranking, cards: Sequence[Card], choices: Sequence[Card], view: View, count: int = 1
) -> tuple[Card, ...]:
    """What to lay away: the cards without which the rest is good for the most tricks.

    ``count`` of ``choices`` (which are among ``cards``) are laid away, one after another;
    all of them if there are no more.
    """
    contract = view.public.contract
    alone = contract is not None and contract.alone and contract.maker == view.seat
    pool = pool_of(view.rules)
    order = ranking.order
    rest, away = list(cards), []
    for _ in range(min(count, len(rest))):
        free = [card for card in dict.fromkeys(choices) if card in rest]
        figures = {}
        for card in free:
            left = list(rest)
            left.remove(card)
            left_gone = int(order.pack.mask(card))
            found = strength(ranking, left, pool, gone=left_gone)
            figures[card] = found.alone if alone else found.tricks
        worst = max(free, key=lambda card: (figures[card], -order.strength(card), -card.index))
        rest.remove(worst)
        away.append(worst)
    return tuple(away)


def strength_under(view: View, trump: Suit | None, owner: str, lacking: int = 0) -> Strength:
    """What the hand would be good for under that trump, the turned card being with ``owner``.

    ``lacking`` of its least useful cards are left out.
    """
    rules, upcard = view.rules, view.public.upcard
    ranking = ranking_of(order_of(rules, trump))
    cards = list(view.hand or ())
    gone = int(rules.cards.set_of(view.laid_away))
    if owner == OWN and upcard is not None:
        cards.append(upcard)
        lacking += 1
    for card in best_rest(ranking, cards, cards, view, lacking):
        cards.remove(card)
        gone |= int(rules.cards.mask(card))
    if upcard is None or owner == OPPONENT:
        return strength(ranking, cards, pool_of(rules), gone=gone, against=upcard)
    gone |= int(rules.cards.mask(upcard))
    return strength(ranking, cards, pool_of(rules), gone=gone)


def prospect(
    view: View, stand: Stand, trump: Suit | None, *, accepted: bool, alone: bool
) -> Prospect:
    """The contract of that trump; ``accepted`` if it is the turned card's."""
    rules = view.rules
    owner = upcard_owner(view, accepted=accepted, alone=alone)
    found = strength_under(view, trump, owner)
    lone = alone or not usual_partners(rules)
    tricks = (found.alone if lone else found.tricks) + _BY_OWNER[owner][lone]
    if not accepted:
        tricks += _by_colour(view.public, view.seat or 0, trump)
    if owner == PARTNER and view.public.upcard is not None:
        tricks += _partners_upcard(view, trump, view.public.upcard)
    sweep = found.sweep if lone else None
    if alone and rules.exchange.partners_best is not PartnersBest.NONE:
        tricks, sweep = _with_best(view, trump, owner, tricks)
    chances = chance_of_tricks(rules.hand_size, tricks, alone=lone, sweep=sweep)
    scores = points_by_tricks(rules, alone=alone)
    worth = chance = 0.0
    for often, (ours, theirs) in zip(chances, scores, strict=True):
        worth += often * stand.worth(ours, theirs)
        chance += often * (ours > 0)
    if alone and rules.end.lone_march_wins and stand.need > 0:
        worth += chances[-1] * (stand.worth(stand.need, 0) - stand.worth(*scores[-1]))
    return Prospect(trump, alone, found, owner, chance, chances[-1], worth)


def _by_colour(public: Public, seat: int, suit: Suit | None) -> float:
    """What the passes of round one tell: next is for the one side, cross for the other."""
    turned = public.turned_suit
    if turned is None or suit is None:
        return _ALL_PASSED
    is_dealers = public.dealer == seat or public.dealer in public.rules.partners_of(seat)
    return _ALL_PASSED + (_NEXT if (suit is turned.next) is not is_dealers else -_NEXT)


def _partners_upcard(view: View, trump: Suit | None, upcard: Card) -> float:
    """What the turned card adds by its height, in the hand of a partner who deals."""
    ranking = ranking_of(order_of(view.rules, trump))
    mine = view.rules.cards.set_of(view.hand or ())
    above = (ranking.beaters[upcard] & ~mine).bit_count()
    return _PARTNERS_UPCARD[min(above, len(_PARTNERS_UPCARD) - 1)]


def _with_best(view: View, trump: Suit | None, owner: str, tricks: float) -> tuple[float, float]:
    """Tricks and sweep of a lone hand whose worst cards the partner's best replace."""
    number = view.rules.exchange.partners_best_cards
    kept = strength_under(view, trump, owner, lacking=number).sweep
    return tricks + _BEST * number, kept * _BEST_SWEEP**number
