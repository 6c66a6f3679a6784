"""Contracts of bids tried out in many worlds by the kernel."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from euchre.cards import CardSet, Seat
from euchre.game import Name, Phase, View
from euchre.game.entry import start_play
from euchre.game.naming import names
from euchre.players.club.guessing import Guess
from euchre.players.club.playout import codes_of
from euchre.players.club.trials import Plan, Taken, Trials
from euchre.players.worlds.course import Kind, Move
from euchre.players.worlds.positions import Positions, exchanged, in_play, positions_of
from euchre.players.worlds.values import tricks_played
from euchre.rules import order_of
from euchre.search import ManyWorlds, many_worlds
from euchre.search.kernel import functions

__all__ = ["world_trials"]


class WorldTrials(Trials):
    """Trials in worlds that are exactly as likely as the View says, played out by the kernel."""

    number: int = 50
    """Worlds that are looked at."""

    def __init__(self, view: View, seed: int, number: int) -> None:
        """The trials of a View; how many deals ``number`` asks for does not matter."""
        super().__init__(view, seed, 0)
        del number
        self._worlds = many_worlds(view, self.number, seed, most=2 * self.number)
        self.guesses = [_guess(view, self._worlds, at) for at in range(self._worlds.count)]
        self._batches: dict[Plan, list[tuple[Taken, Seat | None]]] = {}

    def add(self, number: int) -> None:
        """More deals are not looked at."""

    def _results_of(self, plan: Plan) -> list[tuple[Taken, Seat | None]]:
        found = self._batches.get(plan)
        if found is None:
            found = self._batches[plan] = self._results(plan)
        return found

    def _results(self, plan: Plan) -> list[tuple[Taken, Seat | None]]:
        """The tricks of each seat in each world."""
        if plan.name is not None:
            return self._of_name(plan, plan.name, self._worlds)
        by_name: dict[Name, list[int]] = {}
        for at, guess in enumerate(self.guesses):
            by_name.setdefault(self._best_name(guess.hands[plan.maker]), []).append(at)
        made: dict[int, tuple[Taken, Seat | None]] = {}
        for name, places in by_name.items():
            some = self._of_name(plan, name, self._worlds.chosen(places))
            made.update(zip(places, some, strict=True))
        return [made[at] for at in range(self._worlds.count)]

    def _best_name(self, hand: Sequence[int]) -> Name:
        """The trump that a hand looks best with."""
        rules = self._rules
        return max(
            names(self._public),
            key=lambda name: codes_of(order_of(rules, name.suit, low=name.low)).sum_of(hand),
        )

    def _of_name(
        self, plan: Plan, name: Name, worlds: ManyWorlds
    ) -> list[tuple[Taken, Seat | None]]:
        positions = self._positions(plan, name, worlds)
        if positions is None or (plan.is_misere and not positions.can_be_solved):
            return self._play(plan, self._guesses_of(worlds))
        if not plan.is_misere:
            return [(taken, None) for taken in tricks_played(positions)]
        none = array("d", [1.0] + [0.0] * self._rules.hand_size).tobytes()
        told = functions.solve(
            positions.layout.lanes, positions.packed, none, self._rules.hand_size + 1
        )
        made: list[tuple[Taken, Seat | None]] = []
        for value in array("d", told[0]):
            taken = [0] * self._rules.players
            taken[plan.maker] = int(value < 1)
            made.append((tuple(taken), None))
        return made

    def _guesses_of(self, worlds: ManyWorlds) -> list[Guess]:
        return [_guess(self._view, worlds, at) for at in range(worlds.count)]

    def _positions(self, plan: Plan, name: Name, worlds: ManyWorlds) -> Positions | None:
        """The first leads of that contract; None if nobody plays against it."""
        rules = self._rules
        contract = self._contract(
            Plan(plan.maker, name, plan.is_misere, plan.alone, plan.cards), None, None
        )
        table = self._public.having(contract=contract, sits_out=self._out(plan), turn=None)
        table = start_play(table.having(phase=Phase.PLAY)) if table.trick is None else table
        if table.is_deal_over:
            return None
        moves: list[Move] = []
        if rules.widow_size and self._public.contract is None:
            moves.append(Move(Kind.WIDOW, plan.maker))
            moves += [Move(Kind.AWAY, plan.maker)] * rules.widow_size
        if plan.alone and plan.cards and len(rules.partners_of(plan.maker)) == 1:
            (giver,) = rules.partners_of(plan.maker)
            moves += [Move(Kind.GIVEN, giver, plan.maker)] * plan.cards
            moves += [Move(Kind.AWAY, plan.maker)] * plan.cards
        layout, hands = in_play(worlds, table)
        hands = exchanged(worlds, layout, hands, moves, is_misere=plan.is_misere)
        return positions_of(table, layout, hands, worlds.gone)


def _guess(view: View, worlds: ManyWorlds, at: int) -> Guess:
    """A world as club's play-outs take it: cards by their own index."""
    pack = view.rules.cards

    def listed(mask: int) -> tuple[int, ...]:
        return tuple(card.index for card in pack.listed(CardSet(mask)))

    hands = tuple(listed(hand[at]) for hand in worlds.hands)
    return Guess(hands, listed(worlds.kitty[at]))


def world_trials(number: int) -> type[WorldTrials]:
    """Trials in that many worlds."""
    return type(f"WorldTrials{number}", (WorldTrials,), {"number": number})
