"""Contracts tried out in guessed deals: what each brings, by the rules' own score."""

from __future__ import annotations

import random
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
        self._taken: dict[tuple[Plan, int], tuple[Taken, Seat | None]] = {}
        self._sides_of: dict[tuple[Seat, Seat | None], list[int]] = {}
        self._settled: dict[tuple[object, ...], tuple[float, bool]] = {}

    def add(self, number: int) -> None:
        """Guess that many deals more."""
        self.guesses += guesses(self._view, self._rng, number)

    @cached_property
    def race(self) -> Race:
        """The score, as the judging seat sees it."""
        return Race(self._public, self._me)

    def tricks(self, plan: Plan) -> float:
        """The makers' tricks with a plan, on average."""
        return fmean(
            self._makers_tricks(plan, *self._result(plan, at)) for at in range(len(self.guesses))
        )

    def my_tricks(self, plan: Plan) -> list[int]:
        """The judging seat's own tricks in each deal."""
        return [self._result(plan, at)[0][self._me] for at in range(len(self.guesses))]

    def trial(self, plan: Plan, rung: Rung | None, *, forced: bool = False) -> Trial:
        """What that bid brings with this plan; ``rung`` is None for a contract that is no bid."""
        worth = made = tricks = 0.0
        for at in range(len(self.guesses)):
            taken, partner = self._result(plan, at)
            value, is_made = self._settle(plan, rung, taken, partner, forced=forced)
            worth += value
            made += is_made
            tricks += self._makers_tricks(plan, taken, partner)
        number = len(self.guesses) or 1
        return Trial(plan, worth / number, made / number, tricks / number)

    @staticmethod
    def name_of(contract: Contract) -> Name:
        """The trump of a contract as it would be named."""
        return Name(contract.trump, low=contract.low)

    def _makers_tricks(self, plan: Plan, taken: Taken, partner: Seat | None) -> int:
        sides = self._sides(plan, partner)
        return sum(n for n, side in zip(taken, sides, strict=True) if not side)

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
        by_seat = rules.score.count_tricks or (
            rules.scorers > 2 and rules.bids.pay is BidPay.TRICKS and rung is not None
        )
        told: object = taken if by_seat else self._makers_tricks(plan, taken, partner)
        key = (rung, plan.maker, plan.alone, forced, partner, told)
        found = self._settled.get(key)
        if found is None:
            contract = self._contract(plan, rung, partner)
            if forced:
                contract = Contract(
                    plan.maker, contract.trump, alone=plan.alone, bid=rung, forced=True
                )
            out = self._out(plan)
            table = self._public.having(contract=contract, taken=taken, sits_out=out)
            outcome = outcome_of_play(table)
            points = points_of(table, outcome)
            makers = {rules.scorer(at) for at in range(rules.players) if not table.side(at)}
            earners = set(range(rules.scorers)) - makers if outcome.is_euchre else makers
            found = (self.race.worth(points, earners), not outcome.is_euchre)
            self._settled[key] = found
        return found

    def _out(self, plan: Plan) -> tuple[Seat, ...]:
        """Who takes no part."""
        public = self._public
        partners = self._rules.partners_of(plan.maker) if plan.alone else ()
        return tuple(sorted({*partners, *public.dealt_out, *public.sits_out}))

    def _result(self, plan: Plan, at: int) -> tuple[Taken, Seat | None]:
        """The tricks of each seat in one deal, and who is the maker's called partner there."""
        found = self._taken.get((plan, at))
        if found is None:
            found = self._taken[plan, at] = self._played(plan, self.guesses[at])
        return found

    def _played(self, plan: Plan, guess: Guess) -> tuple[Taken, Seat | None]:
        rules = self._rules
        codes = self._codes(plan, guess)
        hands: list[Hand] = [[codes.of[index] for index in hand] for hand in guess.hands]
        partner = None
        if rules.partners is Partners.CALLED:
            partner = _called_partner(codes, guess, plan.maker)
        if rules.widow_size and self._public.contract is None:
            kitty = [codes.of[index] for index in guess.kitty]
            hands[plan.maker] = _best_of([*hands[plan.maker], *kitty], len(hands[plan.maker]))
        if plan.alone and plan.cards and len(rules.partners_of(plan.maker)) == 1:
            (giver,) = rules.partners_of(plan.maker)
            given = _best_of(hands[giver], plan.cards)
            kept = _best_of(hands[plan.maker], len(hands[plan.maker]) - len(given))
            hands[plan.maker] = [*kept, *given]
        for seat in self._out(plan):
            hands[seat] = []
        leader = self._leader(plan)
        last = rules.play.last_equal_card_wins
        if plan.is_misere:
            lead = None
            if rules.bids.trump is TrumpSaid.FIRST_LEAD and codes.order.trump is not None:
                # The lead makes trump; a suit that is not held cannot be.
                lead = min((card for card in hands[leader] if card >= TRUMP), default=None)
                if lead is None:
                    return tuple(int(seat == plan.maker) for seat in range(rules.players)), partner
            lost = play_misere(hands, leader, plan.maker, lead, last_wins=last)
            taken = [0] * rules.players
            taken[plan.maker] = lost
        else:
            sides = self._sides(plan, partner)
            taken = play_out(hands, leader, sides, plan.maker, last_wins=last)
        return tuple(taken), partner

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


def _best_of(hand: Hand, number: int) -> Hand:
    """The most useful cards of a hand: trumps, then side cards by their height."""
    ordered = sorted(hand, key=lambda code: code if code >= TRUMP else code % 256, reverse=True)
    return ordered[:number]


def _called_partner(codes: Codes, guess: Guess, maker: Seat) -> Seat | None:
    """Who has an ace that the maker would call: of a plain suit, and not the maker's own."""
    for card in ALL_CARDS:
        if card.rank is not Rank.ACE or not 0 < codes.of[card.index] < TRUMP:
            continue
        for seat, hand in enumerate(guess.hands):
            if seat != maker and card.index in hand:
                return seat
    return None
