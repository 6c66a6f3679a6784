"""Why the searching player decides as it does: statements that are true on its View."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from euchre.cards import Card, CardSet, Seat, Suit, trump_letter
from euchre.game import (
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Public,
    UpcardPlace,
    View,
    card_of,
    needed_by_makers,
    tricks_of_side,
)
from euchre.players.base import Decision, Limit, Player, Reason
from euchre.players.club.contracts import prospect
from euchre.players.club.why import why_called
from euchre.players.club.worth import stand_of
from euchre.players.master.score import score_counts
from euchre.rules import Partners

__all__ = ["unseen_by", "voids_shown", "why"]

_EQUAL: Final = 0.005
"""Values that differ by less are the same, in points."""
_CLOSE: Final = 0.03
"""Values that differ by less are nearly the same."""
_OFTEN: Final = 0.005
"""The least share of hands of which it is said that strong players do so with them."""


def why(view: View, decision: Decision, usual: Player, limit: Limit) -> tuple[Reason, ...]:
    """The reasons for a decision; ``usual`` gives its own where it would decide the same."""
    reasons = list(decision.why)
    if view.public.phase is Phase.PLAY:
        reasons += _why_played(view, decision)
    if not decision.why and len(decision.values) != 1:
        same = usual.decide(view, limit)
        if same.action == decision.action:
            reasons += same.why
        elif isinstance(decision.action, OrderUp | Name):
            reasons += _why_called(view, decision.action)
    if score_counts(view.public, view.seat or 0):
        reasons.append(_score(view))
    reasons += _of_values(decision)
    return tuple(dict.fromkeys(reasons)) or (Reason.of("reason-no-choice"),)


def _score(view: View) -> Reason:
    """What both sides still need; of several opponents, the one who needs least."""
    needs = [max(view.rules.goal - score, 0) for score in view.public.standing.scores]
    own = needs.pop(view.rules.scorer(view.seat or 0))
    return Reason.of("reason-score", us=own, them=min(needs))


def _why_called(view: View, call: OrderUp | Name) -> tuple[Reason, ...]:
    """What the hand is under the trump called."""
    accepted = isinstance(call, OrderUp)
    suit = view.public.turned_suit if isinstance(call, OrderUp) else call.suit
    if suit is None:
        return ()
    stand = stand_of(view.public, view.seat or 0)
    found = prospect(view, stand, suit, accepted=accepted, alone=call.alone)
    return why_called(view, call, {call: found}, must=False)


def _of_values(decision: Decision) -> Iterator[Reason]:
    """How far the action is better than the next best."""
    values = decision.values
    if len(values) < 2 or decision.action not in values:
        return
    if decision.are_shares:
        often = values[decision.action]
        if often > _OFTEN:
            key = "reason-often-passed" if decision.action == Pass() else "reason-often-called"
            yield Reason.of(key, percent=round(100 * often))
        return
    best = values[decision.action]
    others = {one: value for one, value in values.items() if one != decision.action}
    next_best = max(others, key=lambda one: others[one])
    gap = best - others[next_best]
    card = card_of(next_best)
    if max(values.values()) - min(values.values()) < _EQUAL:
        yield Reason.of("reason-all-equal")
    elif card is None:
        if gap > _CLOSE:
            yield Reason.of("reason-worth-more", **_decimal(gap))
    elif gap < _CLOSE:
        yield Reason.of("reason-nearly-equal", card=card.text)
    else:
        yield Reason.of("reason-better-than", card=card.text, **_decimal(gap))


def _decimal(points: float) -> dict[str, str]:
    """What is before and after the point of a number, which each language writes in its way."""
    whole, part = divmod(round(100 * points), 100)
    return {"whole": str(whole), "part": f"{part:02}"}


def _why_played(view: View, decision: Decision) -> Iterator[Reason]:
    """What is known of the trick and of the cards that are left."""
    action, public = decision.action, view.public
    contract = public.contract
    if not isinstance(action, Play) or contract is None or contract.by_first_lead:
        return
    if len(decision.values) == 1:
        yield Reason.of("reason-only-card", card=action.card.text)
        return
    unseen = unseen_by(view)
    order = public.order
    yield from _of_contract(view)
    if is_sure(view, action.card, unseen):
        yield Reason.of("reason-sure-trick", card=action.card.text)
    elif not order.is_trump(action.card) and _is_best_left(view, action.card, unseen):
        yield Reason.of("reason-best-left", card=action.card.text)
    if order.trump is not None:
        left = (order.lane(order.trump) & unseen).bit_count()
        if left:
            yield Reason.of("reason-trumps-out", n=left)
        elif any(map(order.is_trump, view.hand or ())):
            yield Reason.of("reason-no-trump-out")
    yield from _of_voids(view, action.card)
    maker = contract.maker
    if maker is not None and maker != view.seat and contract.trump is not None:
        key = (
            "reason-partner-made"
            if view.side(maker) == view.side(view.seat or 0)
            else ("reason-opponent-made")
        )
        yield Reason.of(key, suit=trump_letter(contract.trump))


def _of_contract(view: View) -> Iterator[Reason]:
    """How many tricks the side still needs."""
    public, contract = view.public, view.public.contract
    rules = public.rules
    if contract is None or contract.maker is None or rules.score.count_tricks:
        return
    if contract.bid is not None or public.has_secret_partner:
        return
    makers, defenders = tricks_of_side(public, 0), tricks_of_side(public, 1)
    needed = needed_by_makers(public)
    to_make, to_euchre = needed - makers, rules.hand_size - needed + 1 - defenders
    if to_make <= 0 or to_euchre <= 0:
        key = "reason-contract-made" if to_make <= 0 else "reason-contract-lost"
        yield Reason.of(key)
    elif view.side(view.seat or 0):
        yield Reason.of("reason-to-defeat", n=to_euchre)
    else:
        yield Reason.of("reason-to-make", n=to_make)


def unseen_by(view: View) -> CardSet:
    """The cards that may be in a hidden place."""
    public, pack = view.public, view.rules.cards
    seen = [*(view.hand or ()), *view.laid_away]
    tricks = public.all_tricks
    seen += [card for trick in tricks for _, card in trick.cards]
    if public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN:
        seen.append(public.upcard)
    return CardSet(pack.all & ~pack.set_of(seen))


def is_sure(view: View, card: Card, unseen: CardSet) -> bool:
    """Whether the card takes the trick whatever the others hold."""
    public, order, pack = view.public, view.public.order, view.rules.cards
    trick = public.trick
    if trick is not None and not order.beats(card, trick.best):
        return False
    played = 0 if trick is None else len(trick.cards)
    if played + 1 == len(public.active):
        return True
    return not any(order.beats(other, card) for other in pack.faces_of(unseen))


def _is_best_left(view: View, card: Card, unseen: CardSet) -> bool:
    order = view.public.order
    same = CardSet(order.lane(order.suit(card)) & unseen)
    return not any(order.beats(other, card) for other in view.rules.cards.faces_of(same))


def voids_shown(public: Public) -> Mapping[Seat, set[Suit | None]]:
    """The suits that each seat could not follow."""
    found: dict[Seat, set[Suit | None]] = {}
    for trick in public.all_tricks:
        asked = public.order.suit(trick.led)
        for seat, card in trick.cards:
            if public.order.suit(card) is not asked:
                found.setdefault(seat, set()).add(asked)
    return found


def _of_voids(view: View, card: Card) -> Iterator[Reason]:
    """Who is known to have none of the suit that is led, or that the card would lead."""
    public, me = view.public, view.seat or 0
    if public.rules.partners is Partners.NOBODY:
        return
    suit = public.order.suit(card if public.trick is None else public.trick.led)
    done = {seat for seat, _ in public.trick.cards} if public.trick is not None else set()
    if suit is None:
        return
    for seat, suits in voids_shown(public).items():
        if suit in suits and seat not in done and seat != me and seat in public.active:
            key = "reason-opponent-void"
            if view.side(seat) == view.side(me):
                key = "reason-partner-void"
            yield Reason.of(key, suit=suit.letter)
