"""``novice``, ``casual``, ``expert``, ``master``: one player that searches, at several levels.

It guesses deals from all that its seat knows, weighs each by how likely the others' calls and
cards are in it, and takes the action that is best over all of them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from euchre.cards import CardSet
from euchre.game import (
    Acted,
    Action,
    Discard,
    Give,
    Phase,
    Play,
    View,
    after,
    legal_in,
    may_change_hand,
)
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError
from euchre.players.bidding import Bidder
from euchre.players.club import ClubPlayer
from euchre.players.club.calling import Habits
from euchre.players.learned import table_for
from euchre.players.learned.table import purified
from euchre.players.master.auctions import number_bidder
from euchre.players.master.beginners import beginners_card
from euchre.players.master.bids import bid_by_search, name_by_search
from euchre.players.master.calls import call_values, weighted
from euchre.players.master.guesses import Guesses, deals_looked_at, guess_deals
from euchre.players.master.points import points_bidder
from euchre.players.master.score import is_near_end, worth_at
from euchre.players.master.skill import LEVELS, Calls, Skill
from euchre.players.master.why import why
from euchre.players.worlds.payoff import PlainWorth
from euchre.players.worlds.values import Appraisal
from euchre.rules import AuctionKind, BidRounds, Partners, Rules

__all__ = [
    "EXCHANGES",
    "MOST_SOLVED",
    "MasterPlayer",
    "bidder_for",
    "foresees_bids",
    "level_player",
    "searches_calls",
    "values_after",
]

MOST_SOLVED: Final = 6
"""Positions with more tricks are played out, which is as good there and far quicker."""
_FEW: Final = 4
"""Players among whom what the others bid can always be foreseen."""
_TO_CALL: Final = 100
"""Deals that a call is searched in at least."""
_BY_SEARCH: Final = frozenset((Phase.TAKE_OVER, Phase.DEFEND_ALONE, Phase.STAY))
EXCHANGES: Final = frozenset(
    (Phase.PICK_UP, Phase.ASK_BEST, Phase.BEST_DISCARD, Phase.BEST_GIVE, Phase.WIDOW)
)


class MasterPlayer:
    """Searches likely deals. It keeps nothing between decisions."""

    def __init__(self, name: str, skill: Skill) -> None:
        """The player of that name and skill."""
        self.name: Final = name
        self._skill: Final = skill
        self._habits: Final = Habits(skill.boldness, skill.goes_alone)
        self._club: Final = ClubPlayer(self._habits)

    def decide(self, view: View, limit: Limit) -> Decision:
        """The action that is best over likely deals, and why."""
        actions = legal_in(view)
        if not actions:
            raise NothingToDecideError(view)
        contract = view.public.contract
        if contract is not None and contract.exposed:
            # An opponent plays that hand, which no position can say.
            decision = self._club.decide(view, limit)
        else:
            decision = self._decided(view, limit, actions)
        return replace(decision, why=why(view, decision, self._club, limit))

    def _decided(self, view: View, limit: Limit, actions: Sequence[Action]) -> Decision:
        phase = view.public.phase
        if len(actions) == 1:
            return Decision(actions[0], {actions[0]: 0.0})
        if phase is Phase.PLAY:
            return self._play(view, limit, actions)
        if phase is Phase.AUCTION and not may_change_hand(actions):
            return self._call(view, limit, tuple(actions))
        if phase is Phase.NAME_TRUMP and self._searches_bids:
            guesses = self._guesses(view, limit)
            return name_by_search(self._appraisal(view, guesses), guesses.weights, actions)
        # With the partner's best card all open hands look good enough to defend alone.
        is_open = phase is Phase.DEFEND_ALONE and view.rules.exchange.defenders_best
        if phase in _BY_SEARCH and self._searches_bids and not is_open:
            return self._by_going_on(view, limit, actions)
        if phase in EXCHANGES and self._skill.searches_exchange and view.hand is not None:
            return self._by_going_on(view, limit, actions)
        return self._club.decide(view, limit)

    @property
    def _searches_bids(self) -> bool:
        return self._skill.calls is Calls.LEARNED

    def _guesses(self, view: View, limit: Limit) -> Guesses:
        return guess_deals(view, limit, self._skill, bidder_for(view))

    def _appraisal(self, view: View, guesses: Guesses) -> Appraisal:
        me = view.seat or 0
        minds = self._skill.minds_score
        worth = worth_at(view.public, me) if minds else PlainWorth(view.public, me)
        return Appraisal(view, guesses.worlds, worth, MOST_SOLVED)

    def _play(self, view: View, limit: Limit, actions: Sequence[Action]) -> Decision:
        rng = random.Random(limit.seed)
        cards = [one.card for one in actions if isinstance(one, Play)]
        if self._skill.slips and rng.random() < self._skill.slips:
            return Decision(Play(beginners_card(view, cards)))
        guesses = self._guesses(view, limit)
        appraisal = self._appraisal(view, guesses)
        contract = view.public.contract
        if contract is not None and contract.by_first_lead:
            found = appraisal.of_first_leads()
        else:
            found = appraisal.of_cards(self._skill.doubts)
        values: dict[Action, float] = {
            Play(card): weighted(one, guesses.weights) for card, one in found.items()
        }
        if self._skill.blur:
            values = {one: value + rng.gauss(0, self._skill.blur) for one, value in values.items()}
        return Decision(_best(view, values), values)

    def _call(self, view: View, limit: Limit, actions: tuple[Action, ...]) -> Decision:
        if not self._searches_bids or not foresees_bids(view.rules):
            return self._club.decide(view, limit)
        if view.rules.has_bids:
            guesses = self._guesses(view, limit)
            return bid_by_search(self._appraisal(view, guesses), guesses.weights, actions)
        table = table_for(view.rules)
        probabilities = {} if table is None else table.probabilities(view)
        chosen = purified(probabilities)
        if chosen is not None and not (self._skill.minds_score and is_near_end(view.public)):
            return Decision(chosen, probabilities, are_shares=True)
        bidder = bidder_for(view)
        if bidder is None or not searches_calls(view, limit, self._skill):
            return self._club.decide(view, limit)
        guesses = self._guesses(view, limit)
        appraisal = self._appraisal(view, guesses)
        values = call_values(appraisal, guesses.weights, actions, bidder)
        return Decision(max(values, key=lambda one: values[one]), values)

    def _by_going_on(self, view: View, limit: Limit, actions: Sequence[Action]) -> Decision:
        """The best action if all goes on as usual after it."""
        guesses = self._guesses(view, limit)
        appraisal = self._appraisal(view, guesses)
        values = {one: weighted(values_after(appraisal, one), guesses.weights) for one in actions}
        return Decision(_best(view, values), values)


def values_after(appraisal: Appraisal, action: Action) -> list[float]:
    """What the deal is worth in each world after an action that may move a card of the hand."""
    view, me = appraisal.seen, appraisal.me
    public, pack = view.public, view.rules.cards
    hand = CardSet(appraisal.worlds.hands[me][0])
    match action:
        case Discard(card) if card is not None:
            if public.phase is Phase.PICK_UP:
                hand = CardSet(hand | appraisal.worlds.turned)
            copy = pack.lowest_held(card, hand)
            then = after(public, Acted(me, Discard(None)))
            return appraisal.going_on(then, CardSet(hand & ~copy))
        case Give(card, to) if card is not None:
            copy = pack.lowest_held(card, hand)
            then = after(public, Acted(me, Give(None, to)))
            return appraisal.going_on(then, CardSet(hand & ~copy), given=(to, copy))
        case _:
            return appraisal.going_on(after(public, Acted(me, action)))


def bidder_for(view: View) -> Bidder | None:
    """What calls of the game are held against; None where there are none."""
    table = table_for(view.rules)
    if table is not None:
        return table
    if view.rules.has_bids:
        return number_bidder(view.rules)
    is_turn_up = view.rules.auction.kind is AuctionKind.TURN_UP
    return points_bidder(view.rules) if is_turn_up else None


def foresees_bids(rules: Rules) -> bool:
    """Whether it can be foreseen well enough what others bid after a bid, to search bids.

    Not among three partners a side who bid round and round: there they outbid each other until
    nobody makes it, and who searched lost 1.3 points a deal to ``club``.
    """
    is_large = rules.players > _FEW and rules.partners is Partners.OPPOSITE
    return not (is_large and rules.bids.rounds is BidRounds.UNTIL_PASSED)


def searches_calls(view: View, limit: Limit, skill: Skill) -> bool:
    """Whether calls about a turned card are searched where the table does not decide.

    Without a table others' calls are known too roughly for that, but for fixed partners; and
    in few deals the luckiest of the trumps looks better than it is.
    """
    if table_for(view.rules) is not None:
        return True
    is_enough = deals_looked_at(view, limit, skill) >= _TO_CALL
    return is_enough and view.rules.partners is Partners.OPPOSITE


def _best(view: View, values: Mapping[Action, float]) -> Action:
    """The action with the highest value; of equal ones the lowest card, or the highest to give."""
    strength = view.public.order.strength

    def key(action: Action) -> tuple[float, int]:
        match action:
            case Play(card) | Discard(card) if card is not None:
                fitness = -strength(card)
            case Give(card) if card is not None:
                fitness = strength(card)
            case _:
                fitness = 0
        return round(values[action], 9), fitness

    return max(values, key=key)


def level_player(name: str, parameters: Mapping[str, str]) -> MasterPlayer:
    """The player of that level. ``worlds=N`` changes how many guessed deals it looks at.

    Raises:
        PlayerParameterError: for anything else.
    """
    skill, told = LEVELS[name], name
    for key, value in parameters.items():
        if key != "worlds":
            raise PlayerParameterError(name, key, None, ("worlds",))
        if not value.isdecimal() or not 1 <= int(value) <= _MOST_WORLDS:
            raise PlayerParameterError(name, key, value, (f"1 … {_MOST_WORLDS}",))
        skill = replace(skill, worlds=int(value))
        if skill != LEVELS[name]:
            told = f"{name}:worlds={int(value)}"
    return MasterPlayer(told, skill)


_MOST_WORLDS: Final = 100_000
