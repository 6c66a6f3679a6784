"""The searching player: what it concludes, how it counts the score, and its levels."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from operator import mul

import pytest

from euchre.arena import opening_of_deal
from euchre.cards import Card, CardSet, Rank, Suit
from euchre.game import (
    Acted,
    Action,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Public,
    State,
    View,
    after,
    apply,
    chance,
    legal_in,
    view,
)
from euchre.players import Limit, PlayerParameterError, player_named
from euchre.players.master.beginners import beginners_card
from euchre.players.master.guesses import guess_deals
from euchre.players.master.inference import ErrorRates, likelihoods, resampled
from euchre.players.master.plays import likely_plays
from euchre.players.master.points import PointsBidder
from euchre.players.master.score import equity_of, shares_of, worth_at
from euchre.players.master.skill import LEVELS
from euchre.rules import PRESETS
from euchre.search import Equity, many_worlds
from euchre.search.kernel import layout_of, policy_cards, position_of

NA24 = PRESETS["na24"].rules
CLUB = player_named("club")


def states(game: str, deals: int) -> Iterator[State]:
    """Every table at which a seat decides something, in some deals of club players."""
    for seed in range(deals):
        state = opening_of_deal(PRESETS[game].rules, dealer=seed % 4)
        state, _ = chance(state, random.Random(seed))
        while state.turn is not None:
            yield state
            state, _ = apply(state, CLUB.decide(view(state, state.turn), Limit(seed)).action)


def views(phase: Phase, deals: int, game: str = "na24") -> Iterator[View]:
    """What the seats see in that phase of some deals of club players."""
    for state in states(game, deals):
        if state.phase is phase:
            yield view(state, state.turn or 0)


class CallsOnAces:
    """A bidder that makes its call with as many aces, of four."""

    def probabilities(self, view: View) -> Mapping[Action, float]:
        """All alike."""
        actions = legal_in(view)
        return dict.fromkeys(actions, 1 / len(actions))

    def likelihoods(
        self, public: Public, call: Action, hands: Sequence[CardSet]
    ) -> Sequence[float]:
        """The share of aces; of those that are missing, for a pass."""
        listed = public.rules.cards.listed
        shares = [sum(card.rank is Rank.ACE for card in listed(hand)) / 4 for hand in hands]
        return [1 - one for one in shares] if call == Pass() else shares


def test_calls_make_worlds_likely_as_the_bidder_says() -> None:
    """A world is as likely as the product over the calls of the others, errors counted in."""
    errors = replace(ErrorRates.nothing_concluded(), partner_calls=0.1, opponents_calls=0.2)
    for seen in [*views(Phase.AUCTION, 4)][1::3]:
        worlds = many_worlds(seen, 30, 1)
        found = likelihoods(seen, worlds, CallsOnAces(), errors)
        for at in range(worlds.count):
            likely = 1.0
            for call in seen.public.calls:
                if call.seat != seen.seat:
                    hand = seen.rules.cards.listed(CardSet(worlds.dealt(call.seat)[at]))
                    share = sum(card.rank is Rank.ACE for card in hand) / 4
                    rate = 0.1 if (call.seat - (seen.seat or 0)) % 2 == 0 else 0.2
                    likely *= rate + (1 - rate) * (1 - share if call.action == Pass() else share)
            assert found[at] == pytest.approx(likely)


def test_cards_make_worlds_likely_as_the_policy_says() -> None:
    """Play by play, the kernel's policy is asked for the hand that a seat had then."""
    compared = 0
    for seen in [*views(Phase.PLAY, 6)][5::7]:
        public = seen.public
        worlds = many_worlds(seen, 5, 2)
        found = likely_plays(seen, worlds, 0.6, 0.3)
        if found is None:
            assert not public.tricks
            assert public.trick is None
            continue
        for at in range(worlds.count):
            hands = [CardSet(hand[at]) for hand in worlds.hands]
            assert found[at] == pytest.approx(prod(_each_play(seen, hands)))
            compared += 1
    assert compared > 20


def test_a_secret_partner_is_found_out() -> None:
    """The call and the cards played tell who holds the called card, better than chance does."""
    by_chance = by_acts = seen_in_all = 0.0
    for state in states("call-ace24", 30):
        seen, public = view(state, state.turn or 0), state.public
        contract, me = public.contract, state.turn
        if state.phase is not Phase.PLAY or not public.has_secret_partner or not public.trick:
            continue
        assert contract is not None
        assert contract.called is not None
        card = state.rules.cards.mask(contract.called)
        holders = [seat for seat, hand in enumerate(state.hands) if hand & card]
        if not holders or me in (contract.maker, *holders):
            continue
        worlds = many_worlds(seen, 60, 3)
        weights = likelihoods(seen, worlds, None, ErrorRates())
        is_true = [bool(hand & card) for hand in worlds.hands[holders[0]]]
        by_chance += sum(is_true) / worlds.count
        by_acts += sum(map(mul, is_true, weights)) / sum(weights)
        seen_in_all += 1
    assert seen_in_all > 60
    assert by_acts > 1.2 * by_chance


def _each_play(seen: View, hands: list[CardSet]) -> Iterator[float]:
    """The likelihood of each card that another seat played, the last first."""
    public, pack = seen.public, seen.rules.cards
    moments = [(t, n) for t, trick in enumerate(public.tricks) for n in range(len(trick.cards))]
    if public.trick:
        moments += [(len(public.tricks), n) for n in range(len(public.trick.cards))]
    tricks = (*public.tricks, *((public.trick,) if public.trick else ()))
    for t, n in reversed(moments):
        seat, card = tricks[t].cards[n]
        hands[seat] = CardSet(hands[seat] | pack.mask(card))
        done = tricks[:t]
        table = public.having(
            tricks=done,
            trick=None,
            turn=tricks[t].leader,
            taken=tuple(sum(one.winner == who for one in done) for who in range(4)),
            held=tuple(hand.bit_count() for hand in hands),
        )
        for who, one in tricks[t].cards[:n]:
            table = after(table, Acted(who, Play(one)))
        if seat == seen.seat:
            continue
        order = public.order
        (usual,) = policy_cards(layout_of(order), [position_of(table, hands, layout_of(order))])
        assert usual is not None
        same = order.suit(usual) is order.suit(card)
        gone = {one for trick in done for _, one in trick.cards}
        gone |= {one for _, one in tricks[t].cards[:n]}
        low, high = sorted((order.strength(usual), order.strength(card)))
        between = [
            one
            for one in pack.faces
            if order.suit(one) is order.suit(card) and low < order.strength(one) < high
        ]
        mine = set(pack.listed(hands[seat])) | gone
        rate = 0.3 if n else 0.6
        is_as_good = usual is card or (same and all(one in mine for one in between))
        yield rate / 3 + (1 - rate) * is_as_good


def test_no_possible_world_becomes_impossible() -> None:
    """Whatever the policies say, each world keeps some weight."""
    for seen in [*views(Phase.PLAY, 4)][3::5]:
        worlds = many_worlds(seen, 60, 3)
        assert min(likelihoods(seen, worlds, PointsBidder(NA24), ErrorRates())) > 0


def test_worlds_are_kept_as_often_as_their_weights_say() -> None:
    """Of systematic draws each comes as often as it should, to within one."""
    rng = random.Random(4)
    weights = [rng.random() ** 3 for _ in range(80)]
    kept = resampled(weights, 50, rng)
    assert sum(kept.values()) == 50
    for at, weight in enumerate(weights):
        assert abs(kept.get(at, 0) - 50 * weight / sum(weights)) < 1


def test_a_budget_of_nodes_bounds_the_worlds() -> None:
    """Fewer nodes, fewer worlds; more tricks to come, fewer worlds too."""
    (first, *_), (*_, last) = [*views(Phase.PLAY, 1)], [*views(Phase.PLAY, 1)]
    master = LEVELS["master"]
    few = guess_deals(first, Limit(1, nodes=30_000), master, None)
    assert sum(few.weights) == 30
    assert sum(guess_deals(first, Limit(1), master, None).weights) == master.worlds
    assert guess_deals(last, Limit(1, nodes=30_000), master, None).worlds.are_all


def test_near_the_end_points_count_by_the_chance_to_win() -> None:
    """At 9 to 9 of 10 a march is worth no more than a point; far from the end it is worth two."""
    near = opening_of_deal(NA24, 0, (9, 9)).public
    far = opening_of_deal(NA24, 0).public
    assert worth_at(near, 1).worth((0, 2), ()) == pytest.approx(worth_at(near, 1).worth((0, 1), ()))
    assert worth_at(far, 1).worth((0, 2), ()) == 2 * worth_at(far, 1).worth((0, 1), ()) == 2
    ahead = opening_of_deal(NA24, 0, (8, 9)).public
    # Two points win from 8; one only evens the score.
    assert worth_at(ahead, 0).worth((2, 0), ()) > 2 * worth_at(ahead, 0).worth((1, 0), ())


def test_no_decision_waits_for_the_chances_at_a_score() -> None:
    """Of many scorers there are too many scores for a recursion."""
    for rules in (one.rules for one in PRESETS.values()):
        if equity_of(rules) is not None:
            assert (rules.goal + 1) ** rules.scorers < 5_000


@pytest.mark.parametrize("name", ["call-ace24", "call-ace32-six"])
def test_of_many_scorers_the_lead_says_what_points_are_worth(name: str) -> None:
    """Far from the end the own against the others' mean; near it against who is ahead."""
    rules = PRESETS[name].rules
    low = (0,) * (rules.scorers - 1)
    mine, another = (1, *low), (*low, 1)
    far = worth_at(opening_of_deal(rules, 0).public, 0)
    assert far.worth(mine, ()) == pytest.approx(-far.worth(another, ()) * (rules.scorers - 1))
    scores = (*(rules.goal // 2 for _ in low), rules.goal - 1)
    near = worth_at(opening_of_deal(rules, 0, scores).public, 0)
    assert near.worth(another, ()) < 2 * far.worth(another, ()) < 0 < near.worth(mine, ())
    assert not near.worth((0, 1, *low[1:]), ())


def test_shares_of_a_game_give_the_dealer_a_small_advantage() -> None:
    """The usual ends of a deal, in the points of the rules, lead to what is published."""
    equity = Equity(NA24, shares_of(NA24))
    assert equity.wins((0, 0), 0)[0] == pytest.approx(0.512, abs=0.02)
    assert equity.wins((9, 9), 0)[0] > 0.6


def test_a_beginner_wastes_what_a_better_player_keeps() -> None:
    """It wins its partner's trick, with its best card, and leads no trump."""
    wasted = 0
    for seen in views(Phase.PLAY, 12):
        cards = [one.card for one in legal_in(seen) if isinstance(one, Play)]
        card, order, trick = beginners_card(seen, cards), seen.public.order, seen.public.trick
        if trick is None:
            assert not order.is_trump(card) or all(map(order.is_trump, cards))
            continue
        if any(order.beats(one, trick.best) for one in cards):
            assert order.beats(card, trick.best)
            is_partners = seen.side(trick.winner) == seen.side(seen.seat or 0)
            usual = CLUB.decide(seen, Limit(1)).action
            wasted += is_partners and usual != Play(card)
    assert wasted


@pytest.mark.parametrize("name", LEVELS)
def test_levels_are_players_with_names(name: str) -> None:
    """Each level is listed, and its number of worlds can be set."""
    assert player_named(name).name == name
    assert player_named(f"{name}:worlds=17").name == f"{name}:worlds=17"
    for wrong in ("worlds=0", "worlds=many", "depth=3"):
        with pytest.raises(PlayerParameterError):
            player_named(f"{name}:{wrong}")


def test_calls_without_a_table_follow_the_hand() -> None:
    """The right bower and two more make a call likelier than two low cards of other suits."""
    seen = next(iter(views(Phase.AUCTION, 1)))
    bidder, pack = PointsBidder(NA24), NA24.cards
    turned = seen.public.turned_suit
    assert turned is not None
    trumps = [Card(rank, turned) for rank in (Rank.JACK, Rank.ACE, Rank.KING)]
    strong = pack.set_of([*trumps, Card(Rank.ACE, turned.next), Card(Rank.NINE, turned.next)])
    weak = pack.set_of([Card(Rank.NINE, suit) for suit in Suit] + [Card(Rank.TEN, turned.next)])
    for call, better in ((OrderUp(), strong), (Pass(), weak)):
        figures = bidder.likelihoods(seen.public, call, [strong, weak])
        assert max(figures) == figures[0 if better == strong else 1]
    probabilities = bidder.probabilities(seen)
    assert sum(probabilities.values()) == pytest.approx(1)
    assert not any(isinstance(one, Name) for one in probabilities)
