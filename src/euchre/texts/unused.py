"""Which options make no difference, given the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from euchre.rules import (
    Benny,
    BennyTurned,
    DefendAlone,
    NoTrump,
    PartnersBest,
    RedealHand,
    Rules,
    StickTheDealer,
)

__all__ = ["is_unused"]


def is_unused(rules: Rules, key: str) -> bool:
    """Whether an option makes no difference in these rules, whatever it is set to.

    >>> is_unused(Rules(), "auction.benny_suit"), is_unused(Rules(), "end.target")
    (True, False)
    """
    test = _UNUSED.get(key)
    return test is not None and test(rules)


def _has_no_benny(rules: Rules) -> bool:
    return rules.pack.benny is Benny.NONE


def _has_no_lone_maker(rules: Rules) -> bool:
    return not rules.entry.alone


def _has_no_lone_defender(rules: Rules) -> bool:
    return rules.entry.defend_alone is DefendAlone.NEVER


def _has_no_partners_best(rules: Rules) -> bool:
    return rules.exchange.partners_best is PartnersBest.NONE


def _is_never_passed_out(rules: Rules) -> bool:
    return (
        rules.auction.stick_the_dealer is not StickTheDealer.OFF
        or rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT
    )


def _is_single_game(rules: Rules) -> bool:
    return rules.end.games == 1


_UNUSED: Mapping[str, Callable[[Rules], bool]] = {
    "deal.redeals_each": lambda rules: rules.deal.redeal is RedealHand.NONE,
    "auction.all_pass": _is_never_passed_out,
    "auction.benny_turned": _has_no_benny,
    "auction.benny_suit": lambda rules: (
        _has_no_benny(rules) or rules.auction.benny_turned is not BennyTurned.COUNTS_AS_SUIT
    ),
    "auction.blind_maker_may_go_alone": lambda rules: (
        _has_no_benny(rules)
        or not rules.entry.alone
        or rules.auction.benny_turned is not BennyTurned.NAMED_BLIND
    ),
    "exchange.partners_best_cards": _has_no_partners_best,
    "exchange.best_may_be_turn_up": _has_no_partners_best,
    "exchange.defenders_best": lambda rules: (
        _has_no_partners_best(rules) or _has_no_lone_defender(rules)
    ),
    "play.last_equal_card_wins": lambda rules: rules.pack.copies == 1,
    "score.lone_made": lambda rules: _has_no_lone_maker(rules) or rules.score.lone_must_take_all,
    "score.lone_march": _has_no_lone_maker,
    "score.lone_euchre": _has_no_lone_maker,
    "score.lone_must_take_all": _has_no_lone_maker,
    "score.lone_defender": _has_no_lone_defender,
    "score.lone_defender_march": _has_no_lone_defender,
    # Of two sides only one scores in a deal, so they never reach the target together.
    "end.tie": lambda rules: rules.scorers == 2 or not rules.end.target,
    "end.deals": lambda rules: bool(rules.end.target),
    "end.target": lambda rules: bool(rules.end.deals),
    "end.laps": _is_single_game,
    "end.slam": _is_single_game,
    "end.rubber": _is_single_game,
}
