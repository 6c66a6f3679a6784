"""Bids, and the trump that is named after them: what guessed deals bring, at the rules' pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from euchre.cards import Seat
from euchre.game import Action, Bid, GoUnder, Name, Pass, Public, Redeal, View
from euchre.game.bidding import is_forced, rung
from euchre.game.naming import names
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.calling import Habits
from euchre.players.club.guessing import worth_under
from euchre.players.club.trials import Plan, Trial, Trials
from euchre.players.club.why_bid import why_bid, why_named, why_not_bid
from euchre.rules import BidName, BidRounds, PartnersBest, Rules, Rung

__all__ = ["bid", "name_trump", "suits_by_worth"]

_FIRST: Final = 10
"""Guessed deals in which every trump is played out."""
_MORE: Final = 30
"""Deals more in which that is done with the best trumps."""
_HOPELESS: Final = 1.5
"""Tricks that the least bid may be beyond the hand before no more deals are looked at."""
_BEST: Final = 2
"""Trumps that are played out in all of them."""
_LONE: Final = 0.7
"""The part of the tricks that a hand takes with its partner before a lone bid is thought of."""
_LEAST: Final = 0.6
"""The chance to make it below which nothing is bid of one's own will."""
_LEAST_MISERE: Final = 0.75
"""The same for misère, which is solved with all cards open: of those promised 0.84, 0.90 were
made (62 in five games of Napoleon)."""
_TO_BID: Final = 0.1
"""What a bid has to be worth more than a pass, in points."""
# How likely a seat that is still to speak is to bid some number of tricks: half as likely as
# not at this part of all tricks, with a partner and alone, and how quickly that changes.
_OFTEN_BID: Final = (0.58, 0.5)
_BID_SPREAD: Final = 0.07


def bid(
    view: View,
    limit: Limit,
    habits: Habits,
    actions: tuple[Action, ...],
    trials_of: type[Trials] = Trials,
) -> Decision:
    """The bid to make of those that are legal, or a pass; ``trials_of`` guesses the deals."""
    for action in actions:
        if isinstance(action, Redeal):
            return Decision(action, why=(Reason.of("reason-throw-in"),))
        if isinstance(action, GoUnder):
            return Decision(action, why=(Reason.of("reason-go-under"),))
    trials = trials_of(view, limit.seed, _FIRST)
    found = dict(_trials_of(view, trials, habits, actions))
    values: dict[Action, float] = {
        one: trial.worth - _risk(view, one) * max(trial.worth, 0.0) for one, trial in found.items()
    }
    passing = Pass()
    if passing not in actions:
        best = max(found, key=lambda one: values[one])
        return Decision(best, values, why_bid(view, best, found[best], must=True))
    defended = _as_it_stands(view, trials)
    values[passing] = 0.0 if defended is None else defended.worth
    least = values[passing] + _TO_BID - habits.boldness / 100
    good = [one for one, trial in found.items() if _is_safe(trial) and values[one] > least]
    if not good:
        return Decision(passing, values, why_not_bid(view, found, defended))
    chosen = max(good, key=lambda one: values[one])
    return Decision(chosen, values, why_bid(view, chosen, found[chosen], must=False))


def name_trump(
    view: View,
    limit: Limit,
    habits: Habits,
    actions: tuple[Action, ...],
    trials_of: type[Trials] = Trials,
) -> Decision:
    """The trump to name for the highest bid, alone or not."""
    trials = trials_of(view, limit.seed, _FIRST)
    highest = view.public.highest_bid
    label = highest.action.label if highest is not None and isinstance(highest.action, Bid) else ""
    won = rung(view.rules, label)
    named = [one for one in actions if isinstance(one, Name)]
    best_suits = _best_names(view, trials, [one for one in named if not one.alone], won)
    found: dict[Action, Trial] = {}
    for one in named:
        if Name(one.suit, low=one.low) not in best_suits:
            continue
        plan = _plan(view, one, won)
        if one.alone and not _may_be_lone(
            view.rules, found.get(Name(one.suit, low=one.low)), habits
        ):
            continue
        found[one] = trials.trial(plan, won)
    best = max(found, key=lambda one: (found[one].worth, found[one].tricks))
    return Decision(
        best, {one: trial.worth for one, trial in found.items()}, why_named(view, best, found[best])
    )


def suits_by_worth(view: View, limit: Limit, *, is_misere: bool) -> list[Name]:
    """The suits that a first lead could make trump, the best first."""
    trials = Trials(view, limit.seed, _FIRST + _MORE)
    me = view.seat or 0
    held = {card.suit for card in view.hand or ()}
    suits = [name for name in names(view.public) if name.suit in held]
    contract = view.public.contract
    if contract is None or contract.bid is None:
        return suits
    made = {
        name: trials.trial(Plan(me, name, is_misere), contract.bid, forced=contract.forced)
        for name in suits
    }
    return sorted(suits, key=lambda name: (-made[name].worth, -made[name].tricks))


def _is_safe(trial: Trial) -> bool:
    return trial.chance >= (_LEAST_MISERE if trial.plan.is_misere else _LEAST)


def _trials_of(
    view: View, trials: Trials, habits: Habits, actions: Sequence[Action]
) -> Iterator[tuple[Bid, Trial]]:
    """What each bid brings that is worth a thought; at least one, if any is legal."""
    bids = [one for one in actions if isinstance(one, Bid)]
    if not bids:
        return
    every = list(names(view.public))
    wanted = [rung(view.rules, one.label).tricks for one in bids]
    best = _best_names(view, trials, every, None, least=min(wanted))
    top = trials.tricks(_plan(view, best[0], None))
    thinks_of_lone = habits.alone and top >= _LONE * view.rules.hand_size
    for lone_too in (thinks_of_lone, True):
        found = False
        for one in bids:
            won = rung(view.rules, one.label)
            if won.alone and not lone_too:
                continue
            chosen = _names_for(view, one, won, best, every)
            if not chosen:
                continue
            forced = is_forced(view.public, view.seat or 0)
            tried = [trials.trial(_plan(view, name, won), won, forced=forced) for name in chosen]
            found = True
            yield one, max(tried, key=lambda trial: (trial.worth, trial.tricks))
        if found:
            return


def _names_for(
    view: View, one: Bid, won: Rung, best: Sequence[Name], every: Sequence[Name]
) -> Sequence[Name | None]:
    """The trumps with which a bid is tried out."""
    if one.trump is not None:
        return (
            [one.trump]
            if won.name is BidName.MISERE
            else [name for name in best if name == one.trump]
        )
    if won.name is not BidName.MISERE:
        return best
    hand = [card.index for card in view.hand or ()]
    return sorted(every, key=lambda name: worth_under(view.rules, name, hand))[:_BEST]


def _best_names(
    view: View, trials: Trials, named: Sequence[Name], won: Rung | None, least: int = 0
) -> list[Name]:
    """The trumps under which the makers take the most tricks (the fewest in misère)."""
    plans = {name: _plan(view, name, won) for name in named}
    sign = -1 if won is None or won.name is not BidName.MISERE else 1
    first = sorted(named, key=lambda name: sign * trials.tricks(plans[name]))[:_BEST]
    if trials.tricks(plans[first[0]]) + _HOPELESS >= least:
        trials.add(_MORE)
    return sorted(first, key=lambda name: sign * trials.tricks(plans[name]))


def _plan(view: View, name: Name | None, won: Rung | None) -> Plan:
    """The contract of that trump, if this seat made it with that bid."""
    rules, me = view.rules, view.seat or 0
    if won is not None and won.name is BidName.MISERE:
        return Plan(me, Name(None) if rules.bids.misere_no_trump else name, is_misere=True)
    named_alone = name is not None and name.alone
    alone = named_alone or (won is not None and won.alone)
    plain = None if name is None else Name(name.suit, low=name.low)
    return Plan(me, plain, alone=alone, cards=_exchanged(rules, won) if alone else 0)


def _exchanged(rules: Rules, won: Rung | None) -> int:
    """Cards that a lone maker gets from the partner."""
    if rules.exchange.partners_best is PartnersBest.NONE:
        return 0
    if won is not None and won.alone:
        return won.cards
    return rules.exchange.partners_best_cards


def _may_be_lone(rules: Rules, together: Trial | None, habits: Habits) -> bool:
    return habits.alone and together is not None and together.tricks >= _LONE * rules.hand_size


def _as_it_stands(view: View, trials: Trials) -> Trial | None:
    """What the highest bid of somebody else brings; None if there is none."""
    highest = view.public.highest_bid
    if highest is None or not isinstance(highest.action, Bid):
        return None
    won, name = rung(view.rules, highest.action.label), highest.action.trump
    is_misere = won.name is BidName.MISERE
    if is_misere and view.rules.bids.misere_no_trump:
        name = Name(None)
    cards = _exchanged(view.rules, won) if won.alone else 0
    return trials.trial(Plan(highest.seat, name, is_misere, won.alone, cards), won)


def _risk(view: View, one: Action) -> float:
    """The chance that a bid is outbid and cannot be raised again."""
    if not isinstance(one, Bid):
        return 0.0
    size = view.rules.hand_size
    later = _still_to_speak(view.public, view.seat or 0)
    tricks = rung(view.rules, one.label).tricks or size // 2
    often = _OFTEN_BID[not view.rules.partners_of(0)]
    each = 1 / (1 + exp((tricks + 1 - often * size) / (_BID_SPREAD * size)))
    return 1 - (1 - each) ** later


def _still_to_speak(public: Public, me: Seat) -> int:
    """How many seats may outbid this one for good."""
    turns = {BidRounds.ONCE: 1, BidRounds.TWICE: 2}.get(public.rules.bids.rounds)
    spoken = sum(isinstance(call.action, Pass | Bid) for call in public.calls_of(me))
    if turns is None or spoken + 1 < turns:
        return 0
    after = (public.dealer - me) % public.rules.players
    return after - (public.dealer in public.dealt_out and after > 0)
