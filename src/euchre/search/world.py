"""``World``: a full deal that a seat may guess from its View."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from euchre.cards import Card, CardSet, Seat
from euchre.game import KITTY, Acted, Dealt, Discard, Event, Give, Shown, State, UpcardPlace, View

__all__ = ["Cards", "World"]

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class World:
    """A full deal: what was dealt, where it went, and who holds what now."""

    dealt: tuple[Cards, ...]
    """The hands as they were dealt, in canonical order."""
    kitty: Cards
    """The kitty as dealt, in canonical order; its top three first where a seat may go under."""
    hands: tuple[Cards, ...]
    """What each seat holds now."""
    laid_away: tuple[Cards, ...]
    """What each seat has laid away, step by step."""
    gave: tuple[tuple[Seat, Seat, Card], ...]
    """Cards given: from, to, card."""
    took: tuple[tuple[Seat, Card], ...] = ()
    """Cards of the kitty that a seat took: to, card."""

    def state(self, seen: View) -> State:
        """The state that the seat of that View would be in if this were the world."""
        public, pack = seen.public, seen.rules.cards
        free = int(pack.all)

        def taken(cards: Iterable[Card]) -> CardSet:
            nonlocal free
            made = 0
            for card in cards:
                copy = pack.lowest_held(card, CardSet(free))
                free, made = free & ~copy, made | copy
            return CardSet(made)

        is_out = public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN
        return State(
            public,
            tuple(taken(hand) for hand in self.hands),
            taken([public.upcard] if is_out and public.upcard is not None else []),
            self.kitty[len(self.took) :],
            tuple(taken(away) for away in self.laid_away),
            self.gave,
            took=self.took,
        )

    def fill(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events of this deal, as the seat was told them, with what is hidden filled in."""
        away = [list(cards) for cards in self.laid_away]
        gave = list(self.gave)
        filled: list[Event] = []
        for event in events:
            match event:
                case Dealt():
                    event = replace(event, hands=self.dealt, kitty=self.kitty)  # noqa: PLW2901
                case Acted(seat, Discard(None)):
                    event = Acted(seat, Discard(away[seat].pop(0)))  # noqa: PLW2901
                case Acted(seat, Discard(card)) if card is not None:
                    away[seat].remove(card)
                case Acted(seat, Give(card, to)):
                    given = next(
                        one for one in gave if one[:2] == (seat, to) and card in (None, one[2])
                    )
                    gave.remove(given)
                    event = Acted(seat, Give(given[2], to))  # noqa: PLW2901
                case Shown(_, None, source):
                    took = tuple(card for _, card in self.took)
                    cards = took if source == KITTY else self.dealt[source]
                    event = replace(event, cards=cards)  # noqa: PLW2901
                case _:
                    pass
            filled.append(event)
        return tuple(filled)
