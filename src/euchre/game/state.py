"""``State``: a match at one moment, with everything hidden in it, and how events move it.

A game is its log: :func:`replay` computes the state from the events. Players, sockets and
files never get a ``State``; they get a :class:`~euchre.game.view.View`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from euchre.cards import Card, CardSet, Pack, Seat
from euchre.game.actions import (
    Action,
    AskBest,
    Discard,
    Give,
    GoUnder,
    Name,
    Play,
    PlayExposed,
    Redeal,
)
from euchre.game.chance import Shuffler, fresh_deal, fresh_draw, is_possible_draw
from euchre.game.course import after, choices, opening
from euchre.game.errors import BrokenLogError, IllegalActionError
from euchre.game.events import KITTY, Acted, DealerDrawn, Dealt, Event, Shown, redact
from euchre.game.exchange import UNDER_CARDS, is_turn_up_for_best
from euchre.game.exposed import highest_trumps
from euchre.game.play import playable
from euchre.game.public import Phase, Public
from euchre.game.refusals import refusal
from euchre.rules import Rules, validate

__all__ = ["State", "apply", "chance", "legal", "new_match", "push", "replay", "reveal"]


_NOTHING = CardSet(0)


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment."""

    public: Public
    hands: tuple[CardSet, ...] = ()
    """The cards that each seat holds."""
    turned: CardSet = _NOTHING
    """The turned card, while it is in nobody's hand."""
    kitty: tuple[Card, ...] = ()
    """The undealt rest, from the top."""
    aside: tuple[CardSet, ...] = ()
    """The cards that each seat has laid away."""
    gave: tuple[tuple[Seat, Seat, Card], ...] = ()
    """Cards given: from, to, card."""
    due: tuple[Shown, ...] = ()
    """What has to be shown before anything else happens."""
    took: tuple[tuple[Seat, Card], ...] = ()
    """Cards of the kitty that a seat took and has looked at: to, card."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.public.rules

    @property
    def phase(self) -> Phase:
        """What is to happen next."""
        return self.public.phase

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None if none is."""
        return self.public.turn

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.public.phase is Phase.MATCH_OVER

    def hand_known_to_holder(self, seat: Seat) -> CardSet | None:
        """The cards of a seat, or None while that seat may not look at them."""
        blind = self.public.phase is Phase.BLIND_NAME and seat == self.public.dealer
        if blind or not self.hands:
            return None
        hand = self.hands[seat]
        for shown in self.due:
            if shown.to is not None and seat in shown.to:
                # What this seat is about to be shown, it does not know yet.
                new = shown.cards if shown.source == KITTY else None
                if new is None:
                    return None
                hand = _less(self.rules.cards, hand, new)
        return hand


def _less(pack: Pack, hand: CardSet, cards: Iterable[Card]) -> CardSet:
    """A hand without these cards, one copy for each time that one is named."""
    for card in cards:
        hand = CardSet(hand & ~pack.lowest_held(card, hand))
    return hand


def new_match(rules: Rules) -> State:
    """A match before its first event.

    Raises:
        ImpossibleRulesError: if the rules make no game.
    """
    return State(opening(validate(rules)))


def legal(state: State) -> tuple[Action, ...]:
    """All that the seat to act may do, in canonical order; empty if no seat is to act."""
    turn = state.public.turn
    return () if turn is None else choices(state.public, state.hand_known_to_holder(turn))


def apply(
    state: State, action: Action, seat: Seat | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The state after an action, and the events that it makes: itself, and what it shows.

    ``seat`` is who acts, the seat to act by default.

    Raises:
        IllegalActionError: if it may not be done now; the state is unharmed.
    """
    actor = state.public.turn if seat is None else seat
    event = Acted(-1 if actor is None else actor, action)
    state = push(state, event)
    shown: list[Event] = []
    while state.due:
        shown.append(state.due[0])
        state = push(state, state.due[0])
    return state, (event, *shown)


def chance(state: State, rng: Shuffler) -> tuple[State, tuple[Event, ...]]:
    """The state after the chance event that is awaited, shuffled by ``rng``, and that event.

    Raises:
        BrokenLogError: if no chance event is awaited.
    """
    if state.phase is Phase.FIRST_DEALER:
        event: Event = fresh_draw(state.rules, rng)
    else:
        event = fresh_deal(state.rules, _dealer_to_deal(state.public), rng)
    return push(state, event), (event,)


def replay(rules: Rules, events: Iterable[Event]) -> State:
    """The state that a log leads to.

    Raises:
        BrokenLogError, IllegalActionError: at the first event that cannot stand there.
    """
    state = new_match(rules)
    for event in events:
        state = push(state, event)
    return state


def push(state: State, event: Event) -> State:
    """The state after one event of a log, which is checked.

    Raises:
        IllegalActionError: for an action that may not be done.
        BrokenLogError: for any other event that cannot stand there.
    """
    if state.due:
        if event != state.due[0]:
            raise BrokenLogError("log-shown-expected", event, f"expected {state.due[0]}")
        shown = _with_shown(state, state.due[0])
        if shown.phase is Phase.WIDOW and state.phase is not Phase.WIDOW:
            return _kitty_to(shown, shown.public.turn or 0, state.rules.widow_size)
        return shown
    match event:
        case Acted():
            return _act(state, event)
        case Dealt():
            return _deal(state, event)
        case DealerDrawn():
            if state.phase is not Phase.FIRST_DEALER or not is_possible_draw(state.rules, event):
                raise BrokenLogError("log-bad-draw", event, "no dealer is found so, or not now")
            return replace(state, public=after(state.public, event))
        case Shown():
            if event not in reveal(state):
                raise BrokenLogError("log-bad-shown", event, "these cards are not to be shown now")
            return replace(state, public=after(state.public, event))


def _with_shown(state: State, event: Shown) -> State:
    """The state after what had to be shown first: whoever took cards of the kitty knows them."""
    state = replace(state, public=after(state.public, event), due=state.due[1:])
    if event.source != KITTY or event.to is None:
        return state
    (seat,) = event.to
    return replace(state, took=(*state.took, *((seat, card) for card in event.cards or ())))


def reveal(state: State) -> tuple[Shown, ...]:
    """What may be shown to everybody after a deal.

    That is what each seat laid away or still holds, and the kitty.
    """
    if not state.public.is_deal_over or not state.hands:
        return ()
    pack = state.rules.cards
    left = [
        (seat, pack.listed(CardSet(hand | aside)))
        for seat, (hand, aside) in enumerate(zip(state.hands, state.aside, strict=True))
    ]
    left.append((KITTY, tuple(sorted(state.kitty))))
    return tuple(
        Shown(None, cards, source)
        for source, cards in left
        if cards and (source, cards) not in state.public.shown
    )


def _dealer_to_deal(public: Public) -> Seat:
    return public.dealer if public.next_dealer is None else public.next_dealer


def _deal(state: State, event: Dealt) -> State:
    public, pack = state.public, state.rules.cards
    if not public.awaits_deal or event.dealer != _dealer_to_deal(public):
        raise BrokenLogError("log-bad-deal", event, "no deal is awaited, or by another dealer")
    hands, free = [], int(pack.all)
    right_sizes = (
        len(event.hands) == public.rules.players
        and (event.upcard is not None) == public.rules.deal.turn_up
    )
    if not right_sizes or event.kitty is None or len(event.kitty) != public.rules.kitty_size:
        raise BrokenLogError(
            "log-bad-deal", event, "the hands, turned card and kitty do not fit the rules"
        )
    turned = () if event.upcard is None else (event.upcard,)
    for cards in (*event.hands, turned, event.kitty):
        made = 0
        for card in cards or ():
            copy = pack.lowest_held(card, CardSet(free))
            made, free = made | copy, free & ~copy
        hands.append(CardSet(made))
    whole = all(
        mask.bit_count() == public.rules.hand_size_of(seat, event.dealer)
        for seat, mask in enumerate(hands[: public.rules.players])
    )
    if free or not whole:
        raise BrokenLogError(
            "log-bad-deal", event, "the cards are not the pack, or unequally dealt"
        )
    return State(
        after(public, redact(state.rules, event, None)),
        tuple(hands[: public.rules.players]),
        hands[public.rules.players],
        event.kitty,
        (CardSet(0),) * public.rules.players,
    )


def _act(state: State, event: Acted) -> State:
    public, seat, action = state.public, event.seat, event.action
    if not _is_legal(state, seat, action):
        known = state.hand_known_to_holder(seat) if 0 <= seat < public.rules.players else None
        options = legal(state) if seat == public.turn else ()
        raise IllegalActionError(seat, action, refusal(public, known, seat, action), options)
    if isinstance(action, Play):
        hands = _without(state, seat, action.card)
        return State(
            after(public, event),
            hands,
            state.turned,
            state.kitty,
            state.aside,
            state.gave,
            took=state.took,
        )
    seen = redact(state.rules, event, None)
    moved = _with_cards_moved(replace(state, public=after(public, seen)), public, seat, action)
    if moved.phase is Phase.WIDOW and public.phase is not Phase.WIDOW:
        return _kitty_to(moved, moved.public.turn or 0, state.rules.widow_size)
    if moved.phase is Phase.JOKER_SHOWS:
        return _with_joker_due(moved)
    return _with_hand_due(moved) if moved.phase in _MAKER_SHOWS else moved


def _is_legal(state: State, seat: Seat, action: Action) -> bool:
    """Whether ``action`` is listed for that seat; for a card by one mask, as most actions are."""
    public = state.public
    if seat != public.turn:
        return False
    if isinstance(action, Play):
        return public.phase is Phase.PLAY and bool(
            playable(public, state.hands[seat]) & public.rules.cards.mask(action.card)
        )
    return action in legal(state)


def _without(state: State, seat: Seat, card: Card) -> tuple[CardSet, ...]:
    hand = state.hands[seat]
    left = CardSet(hand & ~state.rules.cards.lowest_held(card, hand))
    return (*state.hands[:seat], left, *state.hands[seat + 1 :])


def _with_cards_moved(state: State, before: Public, seat: Seat, action: Action) -> State:
    """The state with the cards where the action puts them; ``before`` is the table it met."""
    pack = state.rules.cards
    match action:
        case Discard(card) if card is not None:
            if before.phase is Phase.PICK_UP:
                state = _turned_to(state, seat)
            copy = pack.lowest_held(card, state.hands[seat])
            aside = list(state.aside)
            aside[seat] = CardSet(aside[seat] | copy)
            state = replace(state, hands=_without(state, seat, card), aside=tuple(aside))
            if before.phase is Phase.UNDER and before.owed == 1:
                return _kitty_to(state, seat, UNDER_CARDS)
            return state
        case Give(card, to) if card is not None:
            copy = pack.lowest_held(card, state.hands[seat])
            hands = list(_without(state, seat, card))
            hands[to] = CardSet(hands[to] | copy)
            return replace(state, hands=tuple(hands), gave=(*state.gave, (seat, to, card)))
        case AskBest() if is_turn_up_for_best(before):
            return _turned_to(state, before.dealer)
        case Name() if before.phase is Phase.BLIND_NAME:
            return replace(state, due=(Shown((seat,), pack.listed(state.hands[seat]), seat),))
        case PlayExposed(card) if before.contract is not None:
            return replace(state, hands=_without(state, before.contract.maker or 0, card))
        case Redeal() | GoUnder():
            return replace(state, due=(Shown(None, pack.listed(state.hands[seat]), seat),))
        case _:
            return state


def _turned_to(state: State, seat: Seat) -> State:
    """The turned card comes into a hand."""
    hands = list(state.hands)
    hands[seat] = CardSet(hands[seat] | state.turned)
    return replace(state, hands=tuple(hands), turned=CardSet(0))


def _with_joker_due(state: State) -> State:
    """The state in which the Benny is to be shown, by whoever holds it."""
    benny = state.rules.benny
    if benny is None:
        return state
    mask = state.rules.cards.mask(benny)
    holders = (seat for seat, hand in enumerate(state.hands) if hand & mask)
    return replace(state, due=(Shown(None, (benny,), next(holders, KITTY)),))


_MAKER_SHOWS = frozenset((Phase.JAMBONE, Phase.JAMBOREE))


def _with_hand_due(state: State) -> State:
    """The state in which the maker's hand, or the best trumps of it, are to be shown."""
    public, contract = state.public, state.public.contract
    if public.turn is not None or contract is None or contract.maker is None:
        return state  # the maker is still to be asked
    hand = state.hands[contract.maker]
    cards = state.rules.cards.listed(hand)
    if public.phase is Phase.JAMBOREE:
        cards = tuple(sorted(highest_trumps(public, hand)))
    return replace(state, due=(*state.due, Shown(None, cards, contract.maker)))


def _kitty_to(state: State, seat: Seat, number: int) -> State:
    """The kitty's top cards come into a hand, and their new holder is shown them."""
    pack = state.rules.cards
    top, rest = state.kitty[:number], state.kitty[number:]
    free = pack.all & ~_in_hands(state)
    hands = list(state.hands)
    for card in top:
        copy = pack.lowest_held(card, CardSet(free))
        free &= ~copy
        hands[seat] = CardSet(hands[seat] | copy)
    due = (Shown((seat,), tuple(sorted(top)), KITTY),)
    return replace(state, hands=tuple(hands), kitty=rest, due=due)


def _in_hands(state: State) -> int:
    held = int(state.turned)
    for cards in (*state.hands, *state.aside):
        held |= cards
    return held
