"""What the searching player says for its decisions is true on what its seat sees."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from euchre.arena import opening_of_deal
from euchre.cards import Card, Suit
from euchre.game import Discard, Pass, Phase, Play, UpcardPlace, View, apply, chance, legal_in, view
from euchre.players import Decision, Limit, Reason, player_named
from euchre.players.master.score import score_counts
from euchre.players.master.why import why
from euchre.rules import PRESETS
from euchre.search import Worlds
from tests.players.test_reasons import is_true as is_true_of_usual

MASTER = player_named("master:worlds=8")
GAMES = ("na24", "canadian24", "british25", "three-handed24", "hoyle32")
NEW = {
    "reason-score",
    "reason-often-called",
    "reason-often-passed",
    "reason-all-equal",
    "reason-worth-more",
    "reason-nearly-equal",
    "reason-better-than",
    "reason-sure-trick",
    "reason-best-left",
    "reason-trumps-out",
    "reason-no-trump-out",
    "reason-partner-made",
    "reason-opponent-made",
    "reason-to-make",
    "reason-to-defeat",
    "reason-contract-made",
    "reason-contract-lost",
    "reason-opponent-void",
    "reason-partner-void",
    "reason-no-choice",
    "reason-only-card",
}


def decisions(
    game: str, deals: int, scores: tuple[int, ...] | None
) -> Iterator[tuple[View, Decision]]:
    """What it thinks of every moment of deals that it plays itself."""
    rules = PRESETS[game].rules
    for seed in range(deals):
        state = opening_of_deal(rules, seed % rules.players, scores)
        state, _ = chance(state, random.Random(f"{game} {seed}"))
        while state.turn is not None:
            seen = view(state, state.turn)
            decision = MASTER.decide(seen, Limit(seed))
            yield seen, decision
            state, _ = apply(state, decision.action)


def hidden(seen: View) -> Counter[Card]:
    """The cards that others may hold or that nobody was dealt, counted from the pack."""
    left = Counter(seen.rules.cards.cards)
    left.subtract([*(seen.hand or ()), *seen.laid_away])
    public = seen.public
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        left.subtract([card for _, card in trick.cards])
    if public.upcard is not None and public.upcard_place is not UpcardPlace.TAKEN:
        left.subtract([public.upcard])
    return +left


def wins_in_every_world(seen: View, card: Card) -> bool:
    """Whether nobody takes the trick from that card in any of some worlds."""
    order, trick, rng = seen.public.order, seen.public.trick, random.Random(1)
    done = {seat for seat, _ in trick.cards} if trick is not None else set()
    if trick is not None and not order.beats(card, trick.best):
        return False
    worlds = Worlds(seen)
    for _ in range(12):
        world = worlds.sample(rng)
        for seat in seen.public.active:
            if seat in done or seat == seen.seat:
                continue
            led = card if trick is None else trick.led
            can_follow = [one for one in world.hands[seat] if order.suit(one) is order.suit(led)]
            if any(order.beats(one, card) for one in can_follow or world.hands[seat]):
                return False
    return True


def is_true(reason: Reason, seen: View, decision: Decision) -> bool:  # noqa: C901, PLR0912 - one case each
    """Whether a statement holds on a View."""
    public, args, order = seen.public, reason.named, seen.public.order
    me = seen.seat or 0
    mine = seen.side(me)
    makers = sum(public.taken[seat] for seat in range(len(public.taken)) if not public.side(seat))
    values = sorted(decision.values.values())
    suit = Suit.parse(str(args["suit"])) if "suit" in args and args["suit"] != "N" else None
    match reason.key:
        case "reason-score":
            scores, goal = public.standing.scores, seen.rules.goal
            needs = [goal - score for score in scores]
            own = needs.pop(seen.rules.scorer(me))
            return args["us"] == own and args["them"] == min(needs)
        case "reason-often-called" | "reason-often-passed":
            passed = decision.action == Pass()
            share = decision.values[decision.action]
            return passed == (reason.key == "reason-often-passed") and (
                args["percent"] == round(100 * share)
            )
        case "reason-all-equal":
            return values[-1] - values[0] < 0.01
        case "reason-worth-more" | "reason-better-than":
            best = decision.values[decision.action]
            others = [v for one, v in decision.values.items() if one != decision.action]
            told = 100 * int(args["whole"]) + int(args["part"])
            return told == round(100 * (best - max(others))) > 0
        case "reason-nearly-equal":
            card = Card.parse(str(args["card"]))
            other = decision.values.get(Play(card), decision.values.get(Discard(card), 99.0))
            return decision.values[decision.action] - other < 0.03
        case "reason-sure-trick":
            return wins_in_every_world(seen, Card.parse(str(args["card"])))
        case "reason-best-left":
            card = Card.parse(str(args["card"]))
            return not any(
                order.suit(one) is order.suit(card) and order.beats(one, card)
                for one in hidden(seen)
            )
        case "reason-trumps-out":
            return args["n"] == sum(n for one, n in hidden(seen).items() if order.is_trump(one))
        case "reason-no-trump-out":
            return not any(map(order.is_trump, hidden(seen)))
        case "reason-partner-made" | "reason-opponent-made":
            contract = public.contract
            assert contract is not None
            is_ours = seen.side(contract.maker or 0) == mine
            return (
                contract.maker != seen.seat
                and contract.trump is suit
                and is_ours == (reason.key == "reason-partner-made")
            )
        case "reason-to-make":
            return mine == 0 and int(args["n"]) + makers == seen.rules.tricks_needed
        case "reason-to-defeat":
            lost = len(public.tricks) - makers
            still = seen.rules.hand_size - seen.rules.tricks_needed + 1
            return mine != 0 and int(args["n"]) + lost == still
        case "reason-contract-made":
            return makers >= seen.rules.tricks_needed
        case "reason-contract-lost":
            return makers + sum(public.held[me : me + 1]) < seen.rules.tricks_needed
        case "reason-opponent-void" | "reason-partner-void":
            done = {seat for seat, _ in public.trick.cards} if public.trick else set()
            ours = reason.key == "reason-partner-void"
            return any(
                seat != me
                and seat not in done
                and (seen.side(seat) == mine) == ours
                and order.suit(trick.led) is suit
                and order.suit(card) is not suit
                for trick in public.tricks
                for seat, card in trick.cards
            )
        case "reason-no-choice" | "reason-only-card":
            return len(decision.values) <= 1
        case _:
            return is_true_of_usual(reason, seen, decision)


def test_reasons_of_the_master_are_true_and_of_many_kinds() -> None:
    """Over 500 decisions all statements hold, and at least 12 kinds of them come up."""
    kinds: Counter[str] = Counter()
    number = 0
    for game in GAMES:
        goal = PRESETS[game].rules.goal
        scorers = PRESETS[game].rules.scorers
        for scores in (None, (goal - 1,) * scorers):
            for seen, decision in decisions(game, 3, scores):
                assert decision.why
                number += 1
                for reason in decision.why:
                    assert is_true(reason, seen, decision), (reason, seen, decision)
                    kinds[reason.key] += 1
                if seen.public.phase is Phase.PLAY:
                    kinds["plays"] += 1
    assert number >= 500
    assert len(kinds) >= 20
    assert len(kinds.keys() & NEW) >= 12


@pytest.mark.parametrize(
    ("game", "short", "is_said"),
    [
        ("na24", 4, True),
        ("na24", 5, False),
        ("bid-euchre24", 15, True),
        ("bid-euchre24", 16, False),
        ("buck24", 2, True),
        ("dirty-clubs24", 12, True),
    ],
)
def test_the_score_is_a_reason_where_it_counts(game: str, short: int, *, is_said: bool) -> None:
    """As far from the end as it changes what points are worth, where scores run down too."""
    rules = PRESETS[game].rules
    scores = (rules.goal - short, *(0 for _ in range(rules.scorers - 1)))
    state, _ = chance(opening_of_deal(rules, 0, scores), random.Random(4))
    seen = view(state, state.turn)
    decision = player_named("master").decide(seen, Limit(nodes=100))
    assert ("reason-score" in {reason.key for reason in decision.why}) is is_said
    assert score_counts(seen.public, seen.seat or 0) is is_said
    for reason in decision.why:
        assert is_true(reason, seen, decision), reason


def test_points_that_sum_to_1_are_no_shares() -> None:
    """What calls bring is not told as how often the strongest players call so."""
    state, _ = chance(opening_of_deal(PRESETS["na24"].rules, 0), random.Random(4))
    seen = view(state, state.turn)
    passing, call, *_ = legal_in(seen)
    points = {passing: 0.25, call: 0.75}

    searched = why(seen, Decision(call, points), player_named("club"), Limit())
    learned = why(seen, Decision(call, points, are_shares=True), player_named("club"), Limit())

    assert Reason.of("reason-often-called", percent=75) not in searched
    assert Reason.of("reason-often-called", percent=75) in learned
