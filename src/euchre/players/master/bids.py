"""Bids by search: what a contract brings in likely worlds, and what comes of a pass there.

Each bid is played out in guessed deals; solutions, which see all hands, overrate the makers, and
only misère is solved. A bid counts as far as it stands. Where others outbid it, and after a
pass, the deal is worth what their contracts bring, for which a glance at all hands has to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from euchre.cards import CardSet, Seat
from euchre.game import Acted, Action, Bid, Contract, Name, Pass, Phase, Play, Public, after
from euchre.game.bidding import is_forced, rung
from euchre.game.entry import start_play
from euchre.players.base import Decision
from euchre.players.club.trials import Plan, Trial
from euchre.players.club.why_bid import why_bid, why_named, why_not_bid
from euchre.players.master.auctions import Ending, endings, number_bidder
from euchre.players.master.bid_points import points_by_tricks
from euchre.players.master.calls import weighted
from euchre.players.master.gauge import at_least, mean_of
from euchre.players.worlds.payoff import Payoff
from euchre.players.worlds.values import Appraisal, tricks_played
from euchre.rules import BidName, Rung, TrumpSaid

__all__ = ["bid_by_search", "name_by_search"]

_BEST: Final = 2
"""Trumps that are thought of for every bid."""
_LONE: Final = 0.7
"""The part of the tricks that a hand takes with its partner before a lone bid is thought of."""
_FAR: Final = 2
"""Tricks that a bid may be from those expected; the lowest bid is always thought of."""
_DOUBT: Final = 0.05
"""The part of what its last trick is worth that a bid has to be better than a pass: of many bids
that are looked at the best is overrated."""
_KNOWS: Final = 0.3
"""How much better a contract goes than a glance says, since whoever bids has looked closer: in
parts of what tricks are from those expected."""
_MISERE_MADE: Final = 0.85
"""How often somebody else's misère is made."""
_STEPS: Final = 8
"""Parts of a trick in which expected tricks are told apart."""


def bid_by_search(
    appraisal: Appraisal, weights: Sequence[float], actions: Sequence[Action]
) -> Decision:
    """The bid, or the pass, that is worth most over these worlds."""
    view = appraisal.seen
    search = _Search(appraisal, weights)
    trials = {one: search.trial(one) for one in search.thought_of(actions)}
    values: dict[Action, float] = {one: found.worth for one, found in trials.items()}
    if Pass() not in actions:
        best = max(trials, key=lambda one: values[one])
        return Decision(best, values, why_bid(view, best, trials[best], must=True))
    values[Pass()] = passed = search.worth_of_pass()
    good = [one for one in trials if values[one] > passed + _DOUBT * search.last_trick(one)]
    if good:
        best = max(good, key=lambda one: values[one])
        return Decision(best, values, why_bid(view, best, trials[best], must=False))
    return Decision(Pass(), values, why_not_bid(view, trials, search.as_it_stands()))


def name_by_search(
    appraisal: Appraisal, weights: Sequence[float], actions: Sequence[Action]
) -> Decision:
    """The trump to name for the own bid, alone or not."""
    search = _Search(appraisal, weights)
    named = [one for one in actions if isinstance(one, Name)]
    plain = [one for one in named if not one.alone] or named
    first = sorted(plain, key=lambda one: -search.tried(one).tricks)[:_BEST]
    top = search.tried(first[0]).tricks
    if top >= _LONE * appraisal.seen.rules.hand_size:
        alone = [Name(one.suit, alone=True, low=one.low) for one in first if not one.alone]
        first += [one for one in alone if one in named]
    trials = {one: search.named(one) for one in first}
    best = max(trials, key=lambda one: (trials[one].worth, trials[one].tricks))
    values: dict[Action, float] = {one: found.worth for one, found in trials.items()}
    return Decision(best, values, why_named(appraisal.seen, best, trials[best]))


@dataclass(frozen=True, slots=True)
class _Tried:
    """A trump in play-outs: the tricks of all seats and the makers' in each world; the mean."""

    play: Public
    taken: list[tuple[int, ...]]
    makers: list[int]
    tricks: float


class _Search:
    """The contracts of one seat in weighted worlds."""

    def __init__(self, appraisal: Appraisal, weights: Sequence[float]) -> None:
        self._appraisal, self._weights = appraisal, weights
        self._public, self._me = appraisal.seen.public, appraisal.me
        self._rules = self._public.rules
        self._bidder = number_bidder(self._rules)
        self._names = self._bidder.gauge.names
        self._tried: dict[tuple[Name, bool, int], _Tried] = {}
        self._worths_of: dict[tuple[Rung, Name], list[float]] = {}
        self._rows: dict[tuple[Seat, Rung], Sequence[float]] = {}
        self._others: dict[str, list[float | None]] = {}
        self._glances: dict[tuple[Seat, Rung, int, float], float] = {}

    # ------------------------------------------------------------ own contracts

    def thought_of(self, actions: Sequence[Action]) -> Iterator[Bid]:
        """The bids that are worth a search; at least one, if any is legal."""
        bids = [one for one in actions if isinstance(one, Bid)]
        top = self.tried(self._best_names[0]).tricks
        size = self._rules.hand_size
        found = False
        for one in bids:
            won = rung(self._rules, one.label)
            is_usual = not won.alone or top >= _LONE * size
            is_named = one.trump is None or one.trump in self._best_names
            is_near = won.tricks <= top + _FAR and (
                won.tricks >= top - _FAR or one.label == bids[0].label
            )
            if not won.tricks or (is_usual and is_named and is_near):
                found = True
                yield one
        if not found and bids:
            yield next((one for one in bids if one.trump in self._best_names), bids[0])

    @cached_property
    def _best_names(self) -> list[Name]:
        """The trumps with which the makers take the most tricks."""
        return sorted(self._names, key=lambda name: -self.tried(name).tricks)[:_BEST]

    def trial(self, one: Bid) -> Trial:
        """What a bid brings with its best trump, be it outbid or not."""
        won = rung(self._rules, one.label)
        if not won.tricks:
            chosen = [one.trump] if one.trump is not None else self._names_for_misere
        else:
            chosen = [one.trump] if one.trump is not None else self._best_names
        tried = [(self._worths(won, name), name) for name in chosen]
        worths, name = max(tried, key=lambda pair: weighted(pair[0], self._weights))
        others = self._after(one)
        found = [
            worth if other is None else other for worth, other in zip(worths, others, strict=True)
        ]
        return self._told(won, name, weighted(found, self._weights))

    def last_trick(self, one: Bid) -> float:
        """What the trick is worth that makes that bid, or breaks a misère."""
        won = rung(self._rules, one.label)
        row = self._row(Ending(self._me, won, 0))
        return abs(row[won.tricks] - row[won.tricks - 1 if won.tricks else 1])

    def named(self, one: Name) -> Trial:
        """What naming that trump brings."""
        table = after(self._public, Acted(self._me, one))
        contract = table.contract
        won = None if contract is None else contract.bid
        worths = self._played_worths(self.tried(one), won)
        return self._told(won, one, weighted(worths, self._weights))

    def tried(self, name: Name, *, alone: bool = False, cards: int = 0) -> _Tried:
        """That trump played out."""
        key = (name, alone, cards)
        found = self._tried.get(key)
        if found is None:
            table = self._table_of(self._usual_rung(alone=alone, cards=cards), name)
            found = self._tried[key] = self._played(table)
        return found

    def _usual_rung(self, *, alone: bool, cards: int) -> Rung:
        """A rung that is played in that way: play-outs do not depend on what was bid."""
        for one in self._rules.bids.ladder:
            if one.tricks and (one.alone, one.cards) == (alone, cards):
                return one
        return self._rules.bids.ladder[0]

    def _played(self, table: Public) -> _Tried:
        play, positions = self._appraisal.at_play(table)
        if positions is None:
            taken = [play.taken] * self._appraisal.worlds.count
        else:
            taken = tricks_played(positions)
        seats = [seat for seat in self._seats if not play.side(seat)]
        sums = {one: sum([one[seat] for seat in seats]) for one in set(taken)}
        makers = [sums[one] for one in taken]
        return _Tried(play, taken, makers, weighted(makers, self._weights))

    def _table_of(self, won: Rung, name: Name) -> Public:
        """The table at which the seat plays that rung with that trump."""
        if self._public.phase is Phase.NAME_TRUMP:
            return after(self._public, Acted(self._me, name))
        plain = Name(name.suit, low=name.low)
        said = plain if self._rules.bids.trump is TrumpSaid.WITH_BID else None
        table = after(self._public, Acted(self._me, Bid(won.label, said)))
        while table.phase is Phase.AUCTION and table.turn is not None:
            table = after(table, Acted(table.turn, Pass()))
        if table.phase is Phase.NAME_TRUMP:
            table = after(table, Acted(self._me, plain))
        contract = table.contract
        if contract is not None and contract.by_first_lead:
            contract = replace(contract, trump=name.suit, by_first_lead=False)
            table = table.having(contract=contract)
        return table

    def _worths(self, won: Rung, name: Name) -> list[float]:
        """What that contract is worth in each world."""
        found = self._worths_of.get((won, name))
        if found is None:
            if won.tricks:
                tried = self.tried(name, alone=won.alone, cards=won.cards)
                found = self._played_worths(tried, won)
            else:
                found = self._misere(self._table_of(won, name), name)
            self._worths_of[won, name] = found
        return found

    def _played_worths(self, tried: _Tried, won: Rung | None) -> list[float]:
        """What the tricks of play-outs are worth with that bid."""
        contract = tried.play.contract or Contract(self._me, None)
        is_must = self._public.phase is Phase.AUCTION and is_forced(self._public, self._me)
        contract = replace(contract, bid=won, forced=contract.forced or is_must)
        if self._rules.score.count_tricks:
            table = tried.play.having(contract=contract)
            payoff = Payoff(table, self._me, self._appraisal.worth)
            return [payoff.of(taken) for taken in tried.taken]
        row = self._row_of(contract, tried.play.sits_out)
        return [row[makers] for makers in tried.makers]

    def _misere(self, table: Public, name: Name) -> list[float]:
        """What misère is worth; where the first lead makes trump, its lowest card is led."""
        is_by_lead = self._rules.bids.trump is TrumpSaid.FIRST_LEAD
        if not is_by_lead or self._rules.bids.misere_no_trump:
            return self._appraisal.going_on(table)
        mine = [card for card in self._appraisal.seen.hand or () if card.suit is name.suit]
        lowest = min(mine, key=table.order.strength)
        hand = CardSet(self._appraisal.worlds.hands[self._me][0])
        copy = self._rules.cards.lowest_held(lowest, hand)
        led = after(table, Acted(self._me, Play(lowest)))
        return self._appraisal.going_on(led, CardSet(hand & ~copy), copy)

    @property
    def _names_for_misere(self) -> list[Name]:
        """The trumps with which the hand is worth least, if it may play them."""
        if self._rules.bids.misere_no_trump:
            return [Name(None)]
        held = {card.suit for card in self._appraisal.seen.hand or ()}
        points = self._bidder.gauge.points(self._hands[0][self._me])
        pairs = sorted(zip(points, self._names, strict=True), key=lambda pair: pair[0])
        return [name for _, name in pairs if name.suit in held][:_BEST]

    def _chance(self, tried: _Tried, won: Rung | None) -> float:
        """How often that many tricks are taken in play-outs."""
        if won is None:
            return 1.0
        return weighted([one >= won.tricks for one in tried.makers], self._weights)

    def _told(self, won: Rung | None, name: Name, worth: float) -> Trial:
        """What was found, as the reasons are made from it."""
        if won is not None and not won.tricks:
            lost = self._worths_of[won, name]
            made = [float(one > 0) for one in lost]
            return Trial(Plan(self._me, name, True), worth, weighted(made, self._weights), 0.0)  # noqa: FBT003
        alone = name.alone or (won is not None and won.alone)
        cards = 0 if won is None else won.cards
        tried = self.tried(name) if name.alone else self.tried(name, alone=alone, cards=cards)
        chance = self._chance(tried, won)
        plan = Plan(self._me, Name(name.suit, low=name.low), alone=alone, cards=cards)
        return Trial(plan, worth, chance, tried.tricks)

    # ------------------------------------------------------------ the others'

    @cached_property
    def _hands(self) -> list[list[CardSet]]:
        """The hands of each world, by seat."""
        columns = [map(CardSet, self._appraisal.worlds.dealt(at)) for at in self._seats]
        return [list(world) for world in zip(*columns, strict=True)]

    @property
    def _seats(self) -> range:
        return range(self._rules.players)

    def worth_of_pass(self) -> float:
        """What comes of a pass if the others bid as they usually do."""
        return weighted([one or 0.0 for one in self._after(Pass())], self._weights)

    def _after(self, call: Pass | Bid) -> list[float | None]:
        """What others' contracts are worth in each world after a call; None where there is none."""
        # What others bid does not depend on the trump that was said.
        key = call.label if isinstance(call, Bid) else ""
        found = self._others.get(key)
        if found is None:
            table = after(self._public, Acted(self._me, call))
            ends = endings(self._bidder, table, self._me, self._hands)
            if self._rules.score.count_tricks:
                found = self._played_by_others(ends)
            else:
                pairs = zip(ends, self._hands, strict=True)
                found = [None if end is None else self._glance(end, world) for end, world in pairs]
            self._others[key] = found
        return found

    def _played_by_others(self, ends: Sequence[Ending | None]) -> list[float | None]:
        """The same by play-outs: where each is paid for its own tricks, the makers' do not say."""
        found: list[float | None] = [None] * len(ends)
        groups: dict[Ending, list[int]] = {}
        for at, end in enumerate(ends):
            if end is not None:
                groups.setdefault(end, []).append(at)
        for end, places in groups.items():
            table = start_play(self._contracted(end).having(phase=Phase.PLAY))
            worths = self._appraisal.chosen(places).going_on(table)
            for at, worth in zip(places, worths, strict=True):
                found[at] = worth
        return found

    def as_it_stands(self) -> Trial | None:
        """What the highest bid of somebody else brings; None if there is none."""
        highest = self._public.highest_bid
        if highest is None or not isinstance(highest.action, Bid):
            return None
        won, name = rung(self._rules, highest.action.label), highest.action.trump
        if won.name is BidName.MISERE:
            return Trial(Plan(highest.seat, name, is_misere=True), 0.0, _MISERE_MADE, 0.0)
        chances, tricks = list[float](), list[float]()
        for world in self._hands:
            best = self._bidder.gauge.best(world[highest.seat])[1]
            at = best if name is None else self._names.index(name)
            end = Ending(highest.seat, won, at)
            mean, spread = self._tricks_of(end, world)
            tricks.append(mean)
            chances.append(at_least(won.tricks, mean, spread))
        plan = Plan(highest.seat, name, alone=won.alone)
        chance = weighted(chances, self._weights)
        return Trial(plan, 0.0, chance, weighted(tricks, self._weights))

    def _glance(self, end: Ending, world: Sequence[CardSet]) -> float:
        """What somebody else's contract is worth to the seat if these are the hands."""
        row = self._row(end)
        if not end.rung.tricks:
            return _MISERE_MADE * row[0] + (1 - _MISERE_MADE) * row[1]
        mean, spread = self._tricks_of(end, world)
        key = (end.maker, end.rung, round(mean * _STEPS), spread)
        found = self._glances.get(key)
        if found is None:
            found = self._glances[key] = mean_of(row, key[2] / _STEPS, spread)
        return found

    def _tricks_of(self, end: Ending, world: Sequence[CardSet]) -> tuple[float, float]:
        """The makers' tricks about, and how far they may be from that."""
        partners = self._rules.partners_of(end.maker)
        ours = [] if end.rung.alone else [world[seat] for seat in partners]
        theirs = [world[at] for at in self._seats if at != end.maker and at not in partners]
        gauge = self._bidder.gauge
        mean, spread = gauge.tricks_in_deal(end.at, world[end.maker], ours, theirs)
        return mean + _KNOWS * gauge.spread, spread

    def _row(self, end: Ending) -> Sequence[float]:
        """What that contract is worth to the seat by the makers' tricks."""
        found = self._rows.get((end.maker, end.rung))
        if found is None:
            table = self._contracted(end)
            contract = table.contract or Contract(end.maker, None)
            found = self._rows[end.maker, end.rung] = self._row_of(contract, table.sits_out)
        return found

    def _row_of(self, contract: Contract, out: tuple[Seat, ...]) -> Sequence[float]:
        plain = replace(contract, trump=None, low=False, by_first_lead=False, accepted=False)
        worth = self._appraisal.worth.worth
        return [
            sum([worth(points, earners) for points, earners in some]) / len(some)
            for some in points_by_tricks(self._rules, plain, out)
        ]

    def _contracted(self, end: Ending) -> Public:
        """The table under somebody else's contract."""
        name = self._names[end.at]
        contract = Contract(end.maker, name.suit, alone=end.rung.alone, low=name.low, bid=end.rung)
        partners = self._rules.partners_of(end.maker) if end.rung.alone else ()
        out = tuple(sorted({*self._public.sits_out, *self._public.dealt_out, *partners}))
        return self._public.having(contract=contract, sits_out=out)
