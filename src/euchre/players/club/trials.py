"""Contracts tried out in guessed deals: what each brings, by the rules' own score."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from euchre.cards import ALL_CARDS, Rank, Seat
from euchre.game import Contract, Name, Phase, View
from euchre.game.scoring import outcome_of_play, points_of
from euchre.players.club.guessing import Guess, guesses, possible_codes
from euchre.players.club.playout import TRUMP, Codes, Hand, codes_of, play_misere, play_out
from euchre.players.club.race import Race
from euchre.rules import BidPay, Leader, Partners, Rung, TrumpSaid, order_of

__all__ = ["Plan", "Trial", "Trials"]

Taken = tuple[int, ...]
"""Tricks by seat."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A contract that somebody could play."""

    maker: Seat
    name: Name | None
    """The trump; None for what is best in each guessed deal."""
    is_misere: bool = False
    alone: bool = False
    cards: int = 0
    """Cards that a lone maker gets from the partner."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What a bid brought with a plan."""

    plan: Plan
    worth: float
    """To the judging seat, in points of this score."""
    chance: float
    """The part of the deals in which it was made."""
    tricks: float
    """The makers' tricks, on average."""


class Trials:
    """Guessed deals of one View, in which contracts are played out."""

    def __init__(self, view: View, seed: int, number: int) -> None:
        """That many deals, to which more can be added."""
        self._view, self._public, self._rules = view, view.public, view.rules
        self._me = view.seat or 0
        self._rng = random.Random(seed)
        self.guesses = guesses(view, self._rng, number)
        self._played_out: dict[Plan, list[tuple[Taken, Seat | None]]] = {}
        self._sides_of: dict[tuple[Seat, Seat | None], list[int]] = {}
        self._makers: dict[tuple[Seat, Seat | None], tuple[Seat, ...]] = {}
        self._settled: dict[tuple[object, ...], dict[object, tuple[float, bool]]] = {}

    def add(self, number: int) -> None:
        """Guess that many deals more."""
        self.guesses += guesses(self._view, self._rng, number)

    @cached_property
    def race(self) -> Race:
        """The score, as the judging seat sees it."""
        return Race(self._public, self._me)

    def tricks(self, plan: Plan) -> float:
        """The makers' tricks with a plan, on average."""
        return fmean(self._makers_tricks(plan, *result) for result in self._results_of(plan))

    def my_tricks(self, plan: Plan) -> list[int]:
        """The judging seat's own tricks in each deal."""
        return [taken[self._me] for taken, _ in self._results_of(plan)]

    def trial(self, plan: Plan, rung: Rung | None, *, forced: bool = False) -> Trial:
        """What that bid brings with this plan; ``rung`` is None for a contract that is no bid."""
        rules = self._rules
        by_seat = rules.score.count_tricks or (
            rules.scorers > 2 and rules.bids.pay is BidPay.TRICKS and rung is not None
        )
        settled = self._settled.setdefault((rung, plan.maker, plan.alone, forced), {})
        worth = made = tricks = 0.0
        results = self._results_of(plan)
        for taken, partner in results:
            makers = self._makers_tricks(plan, taken, partner)
            key = (partner, taken if by_seat else makers)
            found = settled.get(key)
            if found is None:
                found = settled[key] = self._settle(plan, rung, taken, partner, forced=forced)
            worth += found[0]
            made += found[1]
            tricks += makers
        number = len(results) or 1
        return Trial(plan, worth / number, made / number, tricks / number)

    @staticmethod
    def name_of(contract: Contract) -> Name:
        """The trump of a contract as it would be named."""
        return Name(contract.trump, low=contract.low)

    def _makers_tricks(self, plan: Plan, taken: Taken, partner: Seat | None) -> int:
        makers = self._makers.get((plan.maker, partner))
        if makers is None:
            sides = self._sides(plan, partner)
            makers = tuple(seat for seat, side in enumerate(sides) if not side)
            self._makers[plan.maker, partner] = makers
        return sum([taken[seat] for seat in makers])

    def _contract(self, plan: Plan, rung: Rung | None, partner: Seat | None) -> Contract:
        name = plan.name
        return Contract(
            plan.maker,
            None if name is None else name.suit,
            alone=plan.alone,
            low=name is not None and name.low,
            bid=rung,
            partner=partner,
        )

    def _sides(self, plan: Plan, partner: Seat | None) -> list[int]:
        found = self._sides_of.get((plan.maker, partner))
        if found is None:
            table = self._public.having(contract=Contract(plan.maker, None, partner=partner))
            found = [table.side(seat) for seat in range(self._rules.players)]
            self._sides_of[plan.maker, partner] = found
        return found

    def _settle(
        self, plan: Plan, rung: Rung | None, taken: Taken, partner: Seat | None, *, forced: bool
    ) -> tuple[float, bool]:
        """What these tricks are worth to the judging seat, and whether the contract was made."""
        rules = self._rules
        contract = self._contract(plan, rung, partner)
        if forced:
            contract = Contract(plan.maker, contract.trump, alone=plan.alone, bid=rung, forced=True)
        table = self._public.having(contract=contract, taken=taken, sits_out=self._out(plan))
        outcome = outcome_of_play(table)
        points = points_of(table, outcome)
        makers = {rules.scorer(at) for at in range(rules.players) if not table.side(at)}
        earners = set(range(rules.scorers)) - makers if outcome.is_euchre else makers
        return self.race.worth(points, earners), not outcome.is_euchre

    def _out(self, plan: Plan) -> tuple[Seat, ...]:
        """Who takes no part."""
        public = self._public
        partners = self._rules.partners_of(plan.maker) if plan.alone else ()
        return tuple(sorted({*partners, *public.dealt_out, *public.sits_out}))

    def _results_of(self, plan: Plan) -> list[tuple[Taken, Seat | None]]:
        """The tricks of each seat in each deal, and who is the maker's called partner there."""
        found = self._played_out.setdefault(plan, [])
        if len(found) < len(self.guesses):
            found += self._play(plan, self.guesses[len(found) :])
        return found

    def _play(self, plan: Plan, some: Sequence[Guess]) -> list[tuple[Taken, Seat | None]]:
        """Play a plan out in these deals, together those that go by the same order."""
        groups: dict[tuple[Codes, Seat | None], list[int]] = {}
        for at, guess in enumerate(some):
            codes = self._codes(plan, guess)
            partner = None
            if self._rules.partners is Partners.CALLED:
                partner = _called_partner(codes, guess, plan.maker)
            groups.setdefault((codes, partner), []).append(at)
        made: dict[int, tuple[Taken, Seat | None]] = {}
        for (codes, partner), places in groups.items():
            deals = [self._hands(plan, codes, some[at]) for at in places]
            if plan.is_misere:
                every = self._misere(plan, codes, deals)
            else:
                sides = self._sides(plan, partner)
                every = play_out(codes, deals, self._leader(plan), sides)
            for at, taken in zip(places, every, strict=True):
                made[at] = (taken, partner)
        return [made[at] for at in range(len(some))]

    def _misere(self, plan: Plan, codes: Codes, deals: list[list[Hand]]) -> list[Taken]:
        """One trick for a maker who has to take one, else none."""
        leader, firsts, kept = self._leader(plan), list[int](), list[int]()
        by_lead = self._rules.bids.trump is TrumpSaid.FIRST_LEAD and codes.order.trump is not None
        for at, hands in enumerate(deals):
            trumps = [card for card in hands[leader] if codes.of[card] >= TRUMP]
            # The lead makes trump; a suit that is not held cannot be.
            if trumps or not by_lead:
                kept.append(at)
                firsts += [min(trumps, key=codes.use_of)] if by_lead else []
        lost = play_misere(codes, [deals[at] for at in kept], leader, plan.maker, firsts)
        lose = {at for at, is_lost in zip(kept, lost, strict=True) if is_lost}
        lose.update(set(range(len(deals))) - set(kept))
        return [
            tuple(int(seat == plan.maker and at in lose) for seat in range(self._rules.players))
            for at in range(len(deals))
        ]

    def _hands(self, plan: Plan, codes: Codes, guess: Guess) -> list[Hand]:
        """The hands that are played, after what the maker takes and lays away."""
        rules = self._rules
        hands: list[Hand] = list(guess.hands)
        size = len(hands[plan.maker])
        if rules.widow_size and self._public.contract is None:
            hands[plan.maker] = _best_of(codes, [*hands[plan.maker], *guess.kitty], size)
        if plan.alone and plan.cards and len(rules.partners_of(plan.maker)) == 1:
            (giver,) = rules.partners_of(plan.maker)
            given = _best_of(codes, hands[giver], plan.cards)
            hands[plan.maker] = [*_best_of(codes, hands[plan.maker], size - len(given)), *given]
        for seat in self._out(plan):
            hands[seat] = ()
        return hands

    def _codes(self, plan: Plan, guess: Guess) -> Codes:
        if plan.name is not None:
            return codes_of(order_of(self._rules, plan.name.suit, low=plan.name.low))
        hand = guess.hands[plan.maker]
        return max(self.every_codes, key=lambda codes: codes.sum_of(hand))

    @cached_property
    def every_codes(self) -> tuple[Codes, ...]:
        """The orders under each trump that could be named."""
        return possible_codes(self._public)

    def _leader(self, plan: Plan) -> Seat:
        public, rules = self._public, self._rules
        if public.phase is Phase.PLAY and public.turn is not None:
            return public.turn
        left_of = public.dealer
        if rules.play.leader is Leader.MAKER:
            left_of = plan.maker - 1
        elif rules.play.leader is Leader.LEFT_OF_LONE_MAKER and (
            plan.alone or rules.partners is Partners.MAKER_AGAINST_ALL
        ):
            left_of = plan.maker
        seat = (left_of + 1) % rules.players
        out = self._out(plan)
        while seat in out:
            seat = (seat + 1) % rules.players
        return seat


def _best_of(codes: Codes, hand: Hand, number: int) -> Hand:
    """The most useful cards of a hand: trumps, then side cards by their height."""
    return sorted(hand, key=codes.use_of, reverse=True)[:number]


def _called_partner(codes: Codes, guess: Guess, maker: Seat) -> Seat | None:
    """Who has an ace that the maker would call: of a plain suit, and not the maker's own."""
    for card in ALL_CARDS:
        if card.rank is not Rank.ACE or not 0 < codes.of[card.index] < TRUMP:
            continue
        for seat, hand in enumerate(guess.hands):
            if seat != maker and card.index in hand:
                return seat
    return None
