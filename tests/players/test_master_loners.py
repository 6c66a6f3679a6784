"""The searching player where each plays for itself: what calls and staying tell, others' losses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

from euchre.arena import opening_of_deal
from euchre.cards import CardSet, Seat
from euchre.game import Name, Phase, View, apply, chance, view
from euchre.players import Limit, player_named
from euchre.players.club.race import Race
from euchre.players.master.guesses import deals_looked_at, guess_deals
from euchre.players.master.hand_points import HandPoints, points_of_cards
from euchre.players.master.player import bidder_for, searches_calls
from euchre.players.master.skill import LEVELS, Skill
from euchre.rules import PRESETS, replace

BUCK = PRESETS["buck24"].rules
CLUB = player_named("club")
LIMIT = Limit(1, nodes=30_000)
BLIND = Skill(LEVELS["master"].worlds)
"""Concludes nothing from what others do."""


def first_leads(deals: int) -> Iterator[View]:
    """What the first to lead sees where somebody else made trump."""
    for seed in range(deals):
        state = opening_of_deal(BUCK, dealer=seed % 4)
        state, _ = chance(state, random.Random(seed))
        while state.turn is not None and state.phase is not Phase.PLAY:
            state, _ = apply(state, CLUB.decide(view(state, state.turn), Limit(seed)).action)
        contract = state.public.contract
        if state.turn is not None and contract and contract.maker not in (None, state.turn):
            yield view(state, state.turn)


def guessed_points(seen: View, seat: Seat, skill: Skill) -> float:
    """What that seat's hand is good for under the trump, over the guessed deals."""
    contract = seen.public.contract
    assert contract is not None
    points = HandPoints(points_of_cards(BUCK, [Name(contract.trump)]), (0.0,))
    guesses = guess_deals(seen, LIMIT, skill, bidder_for(seen))
    hands = map(CardSet, guesses.worlds.hands[seat])
    pairs = zip(hands, guesses.weights, strict=True)
    return sum(points.under(0, hand) * often for hand, often in pairs) / sum(guesses.weights)


def test_who_makes_trump_or_stays_holds_more() -> None:
    """The maker and who stays are guessed to hold more than by chance, who drops out less."""
    gains: dict[str, list[float]] = {"maker": [], "stays": [], "out": []}
    for seen in first_leads(40):
        public = seen.public
        for seat in range(4):
            if seat != seen.seat:
                part = "out" if seat in public.sits_out else "stays"
                is_maker = public.contract is not None and seat == public.contract.maker
                told = guessed_points(seen, seat, LEVELS["master"])
                gain = told - guessed_points(seen, seat, BLIND)
                gains["maker" if is_maker else part].append(gain)
    assert min(map(len, gains.values())) >= 3
    assert fmean(gains["maker"]) > 0.5
    assert fmean(gains["stays"]) > 0.2
    assert fmean(gains["out"]) < -0.2


def test_calls_are_searched_with_fixed_partners_in_enough_deals() -> None:
    """Without a table, and with a small budget or no partner, calls are those of club."""
    master = LEVELS["master"]
    rich, poor = Limit(1), Limit(1, nodes=1_000)
    found = {}
    # A house rule that nobody has trained a table for.
    without = replace(PRESETS["na24"].rules, {"score.march": 3})
    games = {"buck24": PRESETS["buck24"].rules, "house": without, "na24": PRESETS["na24"].rules}
    for game, rules in games.items():
        state, _ = chance(opening_of_deal(rules, dealer=0), random.Random(1))
        seen = view(state, state.turn or 0)
        found[game] = [searches_calls(seen, limit, master) for limit in (rich, poor)]
        if not found[game][1]:
            usual = CLUB.decide(seen, poor).action
            assert player_named("master").decide(seen, poor).action == usual
    assert found == {"buck24": [False, False], "house": [True, False], "na24": [True, True]}


def test_who_plays_on_may_lose() -> None:
    """Until the play who would lose is taken to drop out; then another's loss is a gain."""
    seen = next(first_leads(24))
    lost, none = (-5, 0, 0, 0), (0, 0, 0, 0)
    in_play = Race(seen.public, 1)
    assert in_play.worth(lost, ()) > in_play.worth(none, ())
    before = Race(seen.public.having(phase=Phase.AUCTION), 1)
    assert before.worth(lost, ()) == before.worth(none, ())


def test_what_is_played_out_costs_no_search() -> None:
    """Where each is paid for its own tricks nothing is solved, and a budget goes further."""
    seen = next(first_leads(24))
    assert deals_looked_at(seen, Limit(1, nodes=10_000), LEVELS["master"]) == 50


def test_figures_of_hands_are_sums_over_their_cards() -> None:
    """However large the pack, a glance adds up the figures of the cards."""
    rules = PRESETS["bid-euchre48"].rules
    rng = random.Random(5)
    cards = [(rng.random(), rng.random()) for _ in rules.cards.cards]
    points = HandPoints(cards, (1.0, 2.0))
    for _ in range(20):
        places = rng.sample(range(48), 12)
        hand = CardSet(sum(1 << place for place in places))
        for at in (0, 1):
            wanted = 1 + at + sum(cards[place][at] for place in places)
            assert abs(points.of(hand)[at] - wanted) < 1e-9
            assert abs(points.under(at, hand) - wanted) < 1e-9
