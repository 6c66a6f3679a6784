"""``View``: all that one seat may know, and nothing else.

Two constructions, which agree: :func:`view` builds it from a state by an allow-list, and
:func:`look` folds the events as the seat was told them. A View is perfect recall of the
current deal, with the results of earlier ones; both constructions forget at ``Dealt``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from euchre.cards import Card, Seat
from euchre.game.actions import Action, AskBest, Discard, Give, Play, PlayExposed
from euchre.game.course import after, choices, opening
from euchre.game.events import KITTY, Acted, Dealt, Event, Shown, redact
from euchre.game.exchange import is_turn_up_for_best
from euchre.game.public import Phase, Public
from euchre.game.state import State
from euchre.rules import Rules

__all__ = ["View", "held_cards", "legal_in", "look", "opening_view", "see", "view"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows; what a spectator knows, if ``seat`` is None."""

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...] | None = None
    """The seat's cards in canonical order; None (not empty) where it may not look at them."""
    laid_away: tuple[Card, ...] = ()
    """The cards that the seat itself has laid away, in canonical order."""
    gave: tuple[tuple[Seat, Seat, Card], ...] = ()
    """Cards that the seat gave or was given: from, to, card."""
    took: tuple[Card, ...] = ()
    """The cards that the seat took from the kitty (the widow, or going under), in order."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.public.rules

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this seat that has to act."""
        return self.seat is not None and self.seat == self.public.turn

    def side(self, seat: Seat) -> int | None:
        """The side of a seat as this seat knows it (:meth:`Public.side`); None if it cannot know.

        The holder of a called card knows the makers before the others do.
        """
        public, contract = self.public, self.public.contract
        if contract is None or seat == contract.maker or not public.has_secret_partner:
            return public.side(seat)
        holds_it = contract.called in (self.hand or ())
        if seat == self.seat:
            return int(not holds_it)
        return 1 if holds_it or contract.called in self.laid_away else None


def view(state: State, seat: Seat | None) -> View:
    """What ``seat`` knows of a state."""
    if seat is None or not state.hands:
        return View(seat, state.public)
    pack = state.rules.cards
    hand = state.hand_known_to_holder(seat)
    return View(
        seat,
        state.public,
        None if hand is None else pack.listed(hand),
        pack.listed(state.aside[seat]),
        tuple(given for given in state.gave if seat in given[:2]),
        tuple(card for to, card in state.took if to == seat),
    )


def legal_in(seen: View) -> tuple[Action, ...]:
    """All that the seat may do, from what it knows; empty if it is not its turn."""
    if not seen.is_my_turn:
        return ()
    hand = None if seen.hand is None else seen.rules.cards.set_of(seen.hand)
    return choices(seen.public, hand)


def held_cards(seen: View) -> tuple[Card, ...]:
    """The cards that a seat may choose from, as players hold them: trumps first, suits together.

    A dealer who picks up chooses among six, the turned card being as good as taken.
    """
    cards, public = seen.hand or (), seen.public
    if seen.is_my_turn and public.phase is Phase.PICK_UP and public.upcard is not None:
        cards = (*cards, public.upcard)
    return public.order.sort(seen.rules.cards.set_of(cards))


def opening_view(rules: Rules, seat: Seat | None) -> View:
    """What a seat knows before the first event."""
    return View(seat, opening(rules))


def look(rules: Rules, seat: Seat | None, events: Iterable[Event]) -> View:
    """What a seat knows after these events (whole, or redacted for that seat)."""
    seen = opening_view(rules, seat)
    for event in events:
        seen = see(seen, redact(rules, event, seat))
    return seen


def see(seen: View, event: Event) -> View:
    """What a seat knows after one more event, redacted for it."""
    before = seen.public
    # The table changes by what a spectator may know; the rest is the seat's own knowledge.
    seen = replace(seen, public=after(before, redact(before.rules, event, None)))
    if seen.seat is None:
        return seen
    match event:
        case Dealt(_, hands):
            hand = hands[seen.seat]
            return View(seen.seat, seen.public, None if hand is None else tuple(sorted(hand)))
        case Shown(to, cards, source) if to is not None and cards is not None:
            if source == KITTY:
                hand = tuple(sorted((*(seen.hand or ()), *cards)))
                return replace(seen, hand=hand, took=(*seen.took, *cards))
            return replace(seen, hand=tuple(sorted(cards)))
        case Acted(seat, action):
            return _see_action(seen, before, seat, action)
        case _:
            return seen


def _see_action(seen: View, before: Public, seat: Seat, action: Action) -> View:
    hand = list(seen.hand or ())
    mine = seat == seen.seat
    match action:
        case Play(card) if mine:
            hand.remove(card)
            return replace(seen, hand=tuple(hand))
        case PlayExposed(card) if before.contract and before.contract.maker == seen.seat:
            hand.remove(card)
            return replace(seen, hand=tuple(hand))
        case Discard(card) if mine and card is not None:
            if before.phase is Phase.PICK_UP and before.upcard is not None:
                hand.append(before.upcard)
            hand.remove(card)
            away = tuple(sorted((*seen.laid_away, card)))
            return replace(seen, hand=tuple(sorted(hand)), laid_away=away)
        case Give(card, to) if card is not None and seen.seat in (seat, to):
            if mine:
                hand.remove(card)
            else:
                hand.append(card)
            return replace(seen, hand=tuple(sorted(hand)), gave=(*seen.gave, (seat, to, card)))
        case AskBest() if is_turn_up_for_best(before) and seen.seat == before.dealer:
            hand += [before.upcard] if before.upcard is not None else []
            return replace(seen, hand=tuple(sorted(hand)))
        case _:
            return seen
