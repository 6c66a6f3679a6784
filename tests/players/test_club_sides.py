"""No card of the club player's is wasted on a trick that its side has, as far as it can know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

from euchre.arena import opening_of_deal
from euchre.cards import Card, CardSet, Seat, Suit
from euchre.game import Phase, Play, Trick, UpcardPlace, View, apply, chance, legal_in, view
from euchre.players import Limit, player_named
from euchre.players.club.misere import is_misere
from euchre.rules import PRESETS, Rules
from euchre.testing.strategies import any_rules, generators
from tests.conftest import TIER
from tests.draws import with_every_answer

CLUB = player_named("club")
DEALS = {"test": 2, "soak": 100}[TIER]


def played_cards(rules: Rules, seed: int) -> Iterator[tuple[View, Card]]:
    """Each card that club adds to a trick in a deal that it plays by itself."""
    state = opening_of_deal(rules, dealer=seed % rules.players)
    state, _ = chance(state, random.Random(seed))
    while state.turn is not None:
        seen = view(state, state.turn)
        action = CLUB.decide(seen, Limit(seed)).action
        if state.phase is Phase.PLAY and isinstance(action, Play) and state.public.trick:
            yield seen, action.card
        state, _ = apply(state, action)


def could_hold(seen: View) -> list[Card]:
    """The cards that others may hold, a copy each."""
    public, pack = seen.public, seen.rules.cards
    tricks = (*public.tricks, *((public.trick,) if public.trick else ()))
    gone = [*(seen.hand or ()), *seen.laid_away, *(card for t in tricks for _, card in t.cards)]
    if public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN:
        gone.append(public.upcard)
    return list(pack.listed(CardSet(pack.all & ~pack.set_of(gone))))


def voids(seen: View) -> set[tuple[Seat, Suit | None]]:
    """Who has not followed which suit."""
    public, order = seen.public, seen.public.order
    tricks = (*public.tricks, *((public.trick,) if public.trick else ()))
    return {
        (seat, order.suit(trick.led))
        for trick in tricks
        for seat, card in trick.cards
        if order.suit(card) is not order.suit(trick.led)
    }


def has_the_trick(seen: View, trick: Trick) -> bool:
    """Whether the seat's side wins a trick whatever the cards are that it does not see."""
    public, me = seen.public, seen.seat or 0
    if seen.side(trick.winner) is None or seen.side(trick.winner) != seen.side(me):
        return False
    out, empty = could_hold(seen), voids(seen)
    acted = {seat for seat, _ in trick.cards} | {me}
    return not any(
        public.order.beats(card, trick.best) and (seat, public.order.suit(card)) not in empty
        for seat in public.active
        if seat not in acted and seen.side(seat) != seen.side(me)
        for card in out
    )


def assert_nothing_is_wasted(seen: View, card: Card) -> None:
    """Neither a trump nor a higher card goes to a trick that the own side has."""
    trick, order = seen.public.trick, seen.public.order
    assert trick is not None
    if is_misere(seen.public.contract) or not has_the_trick(seen, trick):
        return
    legal = [one.card for one in legal_in(seen) if isinstance(one, Play)]
    if order.is_trump(card) and not order.is_trump(trick.led):
        assert all(map(order.is_trump, legal)), (card, seen)
    if order.beats(card, trick.best):
        assert all(order.beats(other, trick.best) for other in legal), (card, seen)


@pytest.mark.parametrize("name", with_every_answer("nothing is wasted"))
def test_no_trump_and_no_higher_card_is_wasted(name: str) -> None:
    """Makers and defenders, of three or of eight: none takes a trick from its own side in vain."""
    for seed in range(DEALS):
        for seen, card in played_cards(PRESETS[name].rules, seed):
            assert_nothing_is_wasted(seen, card)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(any_rules(), generators())
def test_nothing_is_wasted_in_random_rules(rules: Rules, rng: random.Random) -> None:
    """The same under rules that nobody has thought of."""
    for seen, card in played_cards(rules, rng.getrandbits(30)):
        assert_nothing_is_wasted(seen, card)


def test_partner_who_has_the_trick_is_not_overtaken_for_the_lead() -> None:
    """Of king and nine behind another defender's jack that wins, the nine goes.

    By its figures alone the king would: it would lead to the last trick.
    """
    for seen, card in played_cards(PRESETS["three-handed24"].rules, 39):
        assert_nothing_is_wasted(seen, card)
