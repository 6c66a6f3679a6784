"""The laws of a game, as functions that raise ``AssertionError`` where one is broken.

Each takes rules and a log, or a state, and may be run on rules of one's own:

>>> import random
>>> from euchre.rules import preset
>>> from euchre.testing.games import play_match
>>> rules, rng = preset("na24").rules, random.Random(1)
>>> log = play_match(rules, rng.choice, rng, most_deals=2).events
>>> replay_is_a_function(rules, log)
>>> views_agree(rules, log)
>>> cards_are_conserved(rules, log)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from euchre.cards import JOKER, Card, Seat, Suit
from euchre.game import (
    REFUSAL_KEYS,
    Acted,
    Action,
    AskBest,
    Bid,
    CallPartner,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
    Event,
    Give,
    GoAlone,
    GoUnder,
    IllegalActionError,
    Jambone,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    PlayExposed,
    Redeal,
    State,
    Stay,
    TakeOver,
    View,
    apply,
    legal,
    legal_in,
    longest_deal,
    look,
    opening_view,
    push,
    redact,
    refusal,
    replay,
    see,
    view,
)
from euchre.rules import Rules
from euchre.search import Worlds, possible_worlds
from euchre.testing.games import cards_of, moments

__all__ = [
    "actions_of_pack",
    "canonical_place",
    "cards_are_conserved",
    "deals_are_bounded",
    "legal_is_canonical",
    "others_are_refused",
    "partners_are_secret",
    "replay_is_a_function",
    "seats_cannot_tell_worlds_apart",
    "true_world_is_possible",
    "views_agree",
    "who_sits_out_has_a_reason",
]


def replay_is_a_function(rules: Rules, events: Sequence[Event]) -> None:
    """Law 1: a log leads to one state, by whatever parts it is replayed."""
    once = replay(rules, events)
    assert once == replay(rules, list(events))
    assert hash(once) == hash(replay(rules, events))
    state = replay(rules, events[: len(events) // 2])
    for event in events[len(events) // 2 :]:
        state = push(state, event)
    assert state == once


def views_agree(rules: Rules, events: Sequence[Event]) -> None:
    """Law 2: what a seat may know is the same from the state and from what it was told.

    And its legal actions follow from it.
    """
    lookers: tuple[Seat | None, ...] = (*range(rules.players), None)
    folded = {seat: opening_view(rules, seat) for seat in lookers}
    states = moments(rules, events)
    next(states)
    for event, state in zip(events, states, strict=True):
        for seat in lookers:
            folded[seat] = see(folded[seat], redact(rules, event, seat))
            assert view(state, seat) == folded[seat], (event, seat)
            if seat is not None and seat == state.turn:
                assert legal_in(folded[seat]) == legal(state)
                assert state.due or legal(state), f"nothing is legal after {event}"
            else:
                assert legal_in(folded[seat]) == ()


def seats_cannot_tell_worlds_apart(
    rules: Rules,
    events: Sequence[Event],
    seat: Seat | None,
    rng: random.Random,
    decide: Callable[[View], object] = legal_in,
) -> None:
    """Laws 3 and 4: a sampled world is possible, and looks and plays the same to the seat.

    The twin of the current deal is dealt as the sampled world says and acted as the seat
    saw it acted. The log is to be one in which nothing waits to be shown. ``decide`` is
    whatever a seat does with a View; it is to be the same in both.
    """
    before, deal = _last_deal(events)
    told = [redact(rules, event, seat) for event in deal]
    seen = look(rules, seat, events)
    world = Worlds(seen).sample(rng)
    twin = world.fill(told)

    assert [redact(rules, event, seat) for event in twin] == told
    state, other = replay(rules, before), replay(rules, before)
    for event, changed in zip(deal, twin, strict=True):
        state, other = push(state, event), push(other, changed)
        mine, theirs = view(state, seat), view(other, seat)
        assert mine == theirs
        assert legal_in(mine) == legal_in(theirs)
        if not state.due:  # nobody decides before what is due has been shown
            assert decide(mine) == decide(theirs)
    assert view(world.state(seen), seat) == seen


def true_world_is_possible(
    rules: Rules, events: Sequence[Event], seat: Seat | None, most: int = 2000
) -> bool:
    """Law 4: the true deal is among the possible worlds; False if they are too many to list."""
    worlds = possible_worlds(look(rules, seat, events), most)
    if worlds is None:
        return False
    _, deal = _last_deal(events)
    told = [redact(rules, event, seat) for event in deal]
    state = replay(rules, events)
    pack = rules.cards
    same = [
        world
        for world in worlds
        if world.hands == tuple(map(pack.listed, state.hands))
        and world.dealt == tuple(tuple(sorted(hand or ())) for hand in _dealt(deal).hands)
        and tuple(tuple(sorted(away)) for away in world.laid_away)
        == tuple(map(pack.listed, state.aside))
        and sorted(world.gave) == sorted(state.gave)
        and world.took == state.took
    ]
    assert same, "the true deal is not among the worlds"
    assert len(set(worlds)) == len(worlds)
    for world in worlds[:: max(1, len(worlds) // 5)]:
        twin = world.fill(told)
        assert [redact(rules, event, seat) for event in twin] == told
    return True


def cards_are_conserved(rules: Rules, events: Sequence[Event]) -> None:
    """Law 5: hands, cards laid away, turned, given, played and undealt are the pack."""
    for state in moments(rules, events):
        if state.hands:
            assert cards_of(state) == rules.cards.cards
            held = tuple(hand.bit_count() for hand in state.hands)
            assert held == state.public.held


def deals_are_bounded(rules: Rules, events: Sequence[Event]) -> None:
    """Law 6: no deal has more actions than :func:`~euchre.game.longest_deal` says."""
    acts = 0
    for event in events:
        acts = 0 if isinstance(event, Dealt) else acts + isinstance(event, Acted)
        assert acts <= longest_deal(rules)


def who_sits_out_has_a_reason(rules: Rules, events: Sequence[Event]) -> None:
    """Out of play are partners of lone players, who dropped out, a dealer without cards.

    Nobody else is, none of them acts in the play, and one seat at least is left.
    """
    dropped: set[Seat] = set()
    states = moments(rules, events)
    next(states)
    for event, state in zip(events, states, strict=True):
        public = state.public
        match event:
            case Dealt():
                dropped.clear()
            case Acted(seat, DropOut()):
                dropped.add(seat)
            case _:
                pass
        contract = public.contract
        lone = set()
        if contract is not None and contract.alone:
            lone.add(contract.maker)
        if contract is not None and contract.lone_defender is not None:
            lone.add(contract.lone_defender)
        partners = {out for seat in lone if seat is not None for out in rules.partners_of(seat)}
        without_cards = public.dealt_out if public.held else ()
        assert set(public.sits_out) == {*partners, *dropped, *without_cards}
        assert not lone & set(public.sits_out)
        assert public.active
        if public.phase in (Phase.PLAY, Phase.AUCTION, Phase.STAY):
            assert public.turn not in public.sits_out


def partners_are_secret(
    rules: Rules, events: Sequence[Event], seat: Seat | None, rng: random.Random
) -> None:
    """What a seat knows of the sides is right in every world, and it knows what it holds.

    As far as all can see, and so for whoever leads, sits out, or is refused something, a
    called partner who has not shown the card is an opponent of the maker. The log is to be
    one in which nothing waits to be shown.
    """
    seen = look(rules, seat, events)
    public, contract = seen.public, seen.public.contract
    seats = range(rules.players)
    if contract is None or contract.maker is None or not public.has_secret_partner:
        assert [seen.side(other) for other in seats] == [public.side(other) for other in seats]
        return
    others = [other for other in seats if other != contract.maker]
    assert [public.side(other) for other in others] == [1] * len(others)
    assert contract.called not in public.played_by(contract.maker)
    worlds = Worlds(seen)
    for _ in range(3):
        world = worlds.sample(rng)
        holders = [other for other in others if contract.called in world.hands[other]]
        for other in others:
            known = seen.side(other)
            assert known in (None, int(other not in holders))
            assert known is not None or seat != other
    holds_it = contract.called in ((seen.hand or ()) + seen.laid_away)
    if holds_it:
        assert None not in [seen.side(other) for other in seats]


def canonical_place(rules: Rules, action: Action) -> tuple[int, ...]:
    """The place of an action in lists: by what it is, then by bid, suit or card."""
    match action:
        case Name():
            return (_KINDS.index(Name), *_place_of_name(action))
        case Bid(label, trump):
            labels = [rung.label for rung in rules.bids.ladder]
            rung = labels.index(label) if label in labels else -1  # a forced one below them
            return (_KINDS.index(Bid), rung, *(() if trump is None else _place_of_name(trump)))
        case OrderUp(alone):
            return (_KINDS.index(OrderUp), alone)
        case Discard(card) | Give(card, _) | Play(card) | PlayExposed(card):
            return (_KINDS.index(type(action)), -1 if card is None else card.index)
        case CallPartner(card):
            return (_KINDS.index(CallPartner), card.index)
        case _:
            return (_KINDS.index(type(action)),)


def _place_of_name(name: Name) -> tuple[int, ...]:
    """Suits in their order, then no trump, then low; each before the same alone."""
    return (4 + name.low if name.suit is None else int(name.suit), name.alone)


_KINDS: list[type] = [
    Redeal,
    GoUnder,
    Pass,
    Decline,
    OrderUp,
    Name,
    Bid,
    GoAlone,
    TakeOver,
    DefendAlone,
    Jambone,
    Jamboree,
    Stay,
    DropOut,
    AskBest,
    CallPartner,
    Discard,
    Give,
    Play,
    PlayExposed,
]


def legal_is_canonical(state: State) -> None:
    """What is legal is listed in one order, without doubles, and can all be done."""
    actions = legal(state)
    places = [canonical_place(state.rules, action) for action in actions]
    assert places == sorted(places)
    assert len(set(actions)) == len(actions)
    for action in actions:
        after, events = apply(state, action)
        assert events[0] == Acted(state.turn if state.turn is not None else -1, action)
        assert after != state
        assert not after.due


def actions_of_pack(rules: Rules) -> Iterator[Action]:
    """Every action that there is with this pack, and a card and a bid that are not in it."""
    yield from (Pass(), Redeal(), GoUnder(), GoAlone(), TakeOver(), DefendAlone())
    yield from (Decline(), AskBest(), OrderUp(), OrderUp(alone=True), Discard(None))
    yield from (Stay(), DropOut(), Jambone(), Jamboree())
    names = [*map(Name, Suit), Name(None), Name(None, low=True)]
    yield from names
    yield from (Name(name.suit, alone=True, low=name.low) for name in names)
    labels = [rung.label for rung in rules.bids.ladder]
    for label in (*labels, "17"):  # which is on no ladder
        yield Bid(label)
        yield from (Bid(label, name) for name in names)
    strange: tuple[Card, ...] = () if JOKER in rules.cards else (JOKER,)
    for card in (*rules.cards.faces, *strange):
        yield from (Discard(card), Play(card), PlayExposed(card), CallPartner(card))
        yield from (Give(card, to) for to in range(rules.players))


def others_are_refused(state: State) -> None:
    """All that is not legal is refused to every seat, with a reason from that seat's View.

    The error lists what is legal, and the state stays as it was.
    """
    rules, options = state.rules, legal(state)
    before, mark = repr(state), hash(state)
    for seat in range(-1, rules.players + 1):
        mine = options if seat == state.turn else ()
        seen = view(state, seat) if 0 <= seat < rules.players else None
        hand = None
        if seen is not None and seen.hand is not None:
            hand = rules.cards.set_of(seen.hand)
        for action in actions_of_pack(rules):
            if action in mine:
                continue
            try:
                apply(state, action, seat)
            except IllegalActionError as error:
                assert error.refusal.key in REFUSAL_KEYS
                assert error.legal == mine
                assert (error.seat, error.action) == (seat, action)
                if seen is not None:
                    assert error.refusal == refusal(seen.public, hand, seat, action)
            else:
                raise AssertionError(f"{action} of seat {seat} was not refused")
    assert repr(state) == before
    assert hash(state) == mark


def _last_deal(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """The events before the last deal, and those of it."""
    at = max(at for at, event in enumerate(events) if isinstance(event, Dealt))
    return events[:at], events[at:]


def _dealt(deal: Sequence[Event]) -> Dealt:
    first = deal[0]
    assert isinstance(first, Dealt)
    return first
