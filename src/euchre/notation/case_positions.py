"""Positions of a file of decisions, set up in the engine: what is not told is drawn at random.

A try deals the cards that are not told, makes the calls and plays what was played. If the
rules refuse any of it, or the actor does not come to hold the hand that is told, the next try
deals anew: so whatever is drawn is a position that the game can come to.
"""

from __future__ import annotations

import random
from dataclasses import replace

from euchre.cards import Card, Seat
from euchre.game import (
    Action,
    AskBest,
    BrokenLogError,
    Dealt,
    Decline,
    Discard,
    IllegalActionError,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    State,
    apply,
    legal,
    push,
)
from euchre.notation.case_decisions import CaseDecision
from euchre.notation.record import Opening, opening_state
from euchre.notation.written import Blank, WrittenCard

__all__ = ["NoPositionError", "position_of_case"]

_TRIES = 2000


class NoPositionError(ValueError):
    """No game by these rules was found that comes to the position told."""


class _NotThisWayError(Exception):
    """What was drawn does not lead to the position."""


def position_of_case(case: CaseDecision, rng: random.Random) -> State:
    """A state in which the actor of a decision is to act and knows what is told.

    Raises:
        NoPositionError: if none was found.
    """
    for _ in range(_TRIES):
        try:
            return _Try(case, rng).state()
        except (_NotThisWayError, BrokenLogError, IllegalActionError):
            continue
    raise NoPositionError(case.id)


class _Try:
    """One way to fill in what is not told."""

    def __init__(self, case: CaseDecision, rng: random.Random) -> None:
        self._case, self._rng = case, rng
        self._rules = case.rules
        self._pack = list(case.rules.cards.cards)
        rng.shuffle(self._pack)
        plays = [one for trick in (*(case.tricks or ()), case.trick) for one in trick]
        written = [*case.hand, *(one.card for one in plays)]
        if case.upcard is not None:
            written.append(case.upcard)
        for card in {one for one in written if isinstance(one, Card)}:
            self._take(card)
        self._hand = [self._filled(one) for one in case.hand]
        self._tricks = [
            [(one.seat or 0, self._filled(one.card)) for one in trick]
            for trick in (*(case.tricks or ()), case.trick)
        ]
        self._dealer = case.dealer if case.dealer is not None else self._any_dealer()
        self._ordered, self._calls = self._auction()
        self._upcard = self._turned()

    def state(self) -> State:
        """The state that this try comes to."""
        state = self._dealt()
        for seat, call in self._calls:
            if state.turn != seat:
                raise _NotThisWayError
            state, _ = apply(state, call)
        if self._case.kind in ("bid1", "bid2"):
            return self._checked(state, Phase.AUCTION)
        state = self._exchanged(state)
        if self._case.kind == "discard":
            return self._checked(state, None)
        return self._checked(self._played(state), Phase.PLAY)

    def _take(self, card: Card) -> Card:
        if card not in self._pack:
            raise _NotThisWayError
        self._pack.remove(card)
        return card

    def _filled(self, written: WrittenCard) -> Card:
        """The card that is written, or one that it may be."""
        if isinstance(written, Card):
            return written
        return self._drawn(written)

    def _drawn(self, blank: Blank) -> Card:
        for card in self._pack:
            if blank.rank in (None, card.rank) and blank.suit in (None, card.suit):
                return self._take(card)
        raise _NotThisWayError

    def _any_dealer(self) -> Seat:
        """A dealer such that the first trick, if it is that, is led by who leads."""
        case, players = self._case, self._rules.players
        first = self._tricks[0]
        is_first_trick = len(case.hand) >= self._rules.hand_size and case.kind in ("lead", "follow")
        if case.kind == "discard" and not case.alone:
            return case.actor
        if not is_first_trick or case.alone:
            return self._rng.randrange(players)
        leader = first[0][0] if first else case.actor
        return (leader - 1) % players

    def _auction(self) -> tuple[bool, list[tuple[Seat, Action]]]:
        """Whether the turned card was ordered up, and the calls."""
        case, players = self._case, self._rules.players
        order = [(self._dealer + 1 + at) % players for at in range(players)]
        if case.calls is not None:
            calls = [(one.seat or 0, one.action) for one in case.calls]
            return any(isinstance(action, OrderUp) for _, action in calls), calls
        if case.kind == "bid1":
            return False, [(seat, Pass()) for seat in order[: order.index(case.actor)]]
        passes: list[tuple[Seat, Action]] = [(seat, Pass()) for seat in order]
        if case.kind == "bid2":
            return False, [*passes, *passes[: order.index(case.actor)]]
        if case.maker is None or case.trump is None:
            raise _NotThisWayError
        before = passes[: order.index(case.maker)]
        is_ordered = not case.is_turned_down and case.trump.suit is not None
        if is_ordered and case.upcard is None and case.kind != "discard":
            is_ordered = self._rng.random() < 0.5
        if is_ordered:
            return True, [*before, (case.maker, OrderUp(case.alone))]
        return False, [*passes, *before, (case.maker, replace(case.trump, alone=case.alone))]

    def _turned(self) -> Card:
        """The turned card."""
        case = self._case
        if case.upcard is not None:
            return self._filled(case.upcard)
        trump = case.trump.suit if case.trump is not None else None
        if not self._ordered:
            named = {call.suit for _, call in self._calls if isinstance(call, Name)}
            for card in self._pack:
                if card.suit not in {trump, None, *named}:
                    return self._take(card)
            raise _NotThisWayError
        if self._dealer == case.actor:
            # It may be among the cards in hand: who took it knows it.
            held = [card for card in self._hand if card.suit is trump]
            if case.kind == "discard" or self._rng.random() < 0.5:
                if not held:
                    raise _NotThisWayError
                return self._rng.choice(held)
        return self._drawn(Blank(None, trump))

    def _dealt(self) -> State:
        """The deal: to each seat the cards that it is known to play, then any others."""
        case, rules = self._case, self._rules
        seats = range(rules.players)
        known: list[list[Card]] = [[] for _ in seats]
        known[case.actor] += self._hand
        for trick in self._tricks:
            for seat, card in trick:
                known[seat].append(card)
        self._keeps = [set(cards) for cards in known]
        for seat in seats:
            if self._ordered and seat == self._dealer and self._upcard in known[seat]:
                known[seat].remove(self._upcard)
        hands = []
        for seat in seats:
            missing = rules.hand_size_of(seat, self._dealer) - len(known[seat])
            if missing < 0 or len(set(known[seat])) < len(known[seat]):
                raise _NotThisWayError
            more = [self._drawn(Blank()) for _ in range(missing)]
            if seat == case.actor and self._is_discard_of_upcard(seat):
                self._keeps[seat] |= set(more)
            hands.append(tuple(sorted([*known[seat], *more])))
        scores = [0] * rules.scorers
        scores[rules.scorer(case.actor)] = case.score[0]
        scores[rules.scorer((case.actor + 1) % rules.players)] = case.score[1]
        start = opening_state(rules, Opening(self._dealer, tuple(scores)))
        return push(
            start, Dealt(self._dealer, tuple(hands), self._upcard, tuple(sorted(self._pack)))
        )

    def _is_discard_of_upcard(self, seat: Seat) -> bool:
        """Whether the dealer has laid the turned card away again."""
        return seat == self._dealer and self._ordered and self._upcard not in self._hand

    def _exchanged(self, state: State) -> State:
        """The steps between auction and play, up to the actor's discard if that is asked."""
        case = self._case
        while state.phase is not Phase.PLAY:
            turn, actions = state.turn, legal(state)
            if turn is None or not actions:
                raise _NotThisWayError
            if any(isinstance(one, Discard) for one in actions):
                if case.kind == "discard" and turn == case.actor:
                    return state
                keeps = self._keeps[turn]
                trump = case.trump.suit if case.trump is not None else None
                free = [
                    one for one in actions if isinstance(one, Discard) and one.card not in keeps
                ]
                plain = [one for one in free if one.card is not None and one.card.suit is not trump]
                action: Action = self._rng.choice(plain or free or list(actions))
            elif AskBest() in actions and case.kind == "discard" and turn == case.maker:
                action = AskBest()
            elif Decline() in actions:
                action = Decline()
            else:
                action = self._rng.choice(actions)
            state, _ = apply(state, action)
        return state

    def _played(self, state: State) -> State:
        """The tricks so far: as they are told, else any that come to what is told of them."""
        case = self._case
        earlier, current = self._tricks[:-1], self._tricks[-1]
        if case.tricks is None:
            missing = self._rules.hand_size - len(case.hand)
            while len(state.public.tricks) < missing:
                turn = state.turn
                if turn is None:
                    raise _NotThisWayError
                keeps = self._keeps[turn]
                plays = [
                    one for one in legal(state) if isinstance(one, Play) and one.card not in keeps
                ]
                if not plays:
                    raise _NotThisWayError
                state, _ = apply(state, self._rng.choice(plays))
        for trick in (*earlier, current):
            for seat, card in trick:
                if state.turn != seat:
                    raise _NotThisWayError
                state, _ = apply(state, Play(card))
        return state

    def _checked(self, state: State, phase: Phase | None) -> State:
        """The state, if it is what is told."""
        case, public = self._case, state.public
        held = self._rules.cards.listed(state.hands[case.actor])
        if len(held) < len(self._hand) and public.phase is Phase.PICK_UP:
            # The turned card comes into the hand with the discard.
            held = (*held, self._upcard)
        is_held = sorted(held) == sorted(self._hand)
        if state.turn != case.actor or phase not in (None, public.phase) or not is_held:
            raise _NotThisWayError
        if case.won is not None:
            mine = sum(n for seat, n in enumerate(public.taken) if (seat - case.actor) % 2 == 0)
            if (mine, sum(public.taken) - mine) != case.won:
                raise _NotThisWayError
        return state
