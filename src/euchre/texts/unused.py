"""Which options make no difference, given the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from euchre.rules import (
    BennyTurned,
    BidName,
    ForcedBid,
    NoTrump,
    Partners,
    PartnersBest,
    RedealHand,
    Rules,
)
from euchre.texts import in_force

__all__ = ["is_unused"]

_THREE: Final = 3
_FIVE: Final = 5
"""The tricks of a deal that some rules of scoring are about."""


def is_unused(rules: Rules, key: str) -> bool:
    """Whether an option makes no difference in these rules, whatever it may be set to.

    >>> is_unused(Rules(), "auction.benny_suit"), is_unused(Rules(), "end.target")
    (True, False)
    """
    if key.startswith("bids.") and not rules.has_bids:
        return True
    if key in _OF_TURN_UP and not in_force.is_by_turned_card(rules):
        return True
    if key in _OF_SCORE_TABLE and not in_force.has_score_table(rules):
        return True
    if key in _OF_MAKERS and in_force.is_fixed(rules):
        return True
    test = _UNUSED.get(key)
    return test is not None and test(rules)


_OF_TURN_UP = frozenset(
    (
        "auction.stick_the_dealer",
        "auction.must_hold",
        "auction.turned_bower_forces_pick_up",
        "auction.canadian_loner",
        "auction.blind_maker_may_go_alone",
        "entry.partner_may_take_over",
        "exchange.pick_up",
        "exchange.may_discard_turn_up",
        "exchange.best_may_be_turn_up",
        "score.jambone",
        "score.jamboree",
        "end.lone_march_wins",
    )
)
_OF_SCORE_TABLE = frozenset(
    (
        "score.made",
        "score.march",
        "score.euchre",
        "score.lone_made",
        "score.lone_march",
        "score.lone_euchre",
        "score.lone_defender",
        "score.lone_defender_march",
        "score.super_euchre",
        "score.four_tricks_needed",
        "score.lone_must_take_all",
        "score.fast_break",
        "score.set_back",
    )
)
_OF_MAKERS = frozenset(
    (
        "deal.redeal",
        "deal.redeals_each",
        "deal.go_under",
        "auction.all_pass",
        "auction.no_trump",
        "auction.low_no_trump",
        "auction.dirty_clubs",
        "entry.alone",
        "entry.may_drop_out",
        "play.leader",
        "score.euchre",
        "score.lone_made",
        "score.lone_march",
        "score.lone_euchre",
        "score.super_euchre",
        "score.four_tricks_needed",
        "score.lone_must_take_all",
        "score.fast_break",
        "score.set_back",
        "end.must_earn",
    )
)
"""What is about an auction, or about those who made trump in it."""


def _has_no_lone_score(rules: Rules) -> bool:
    return not in_force.has_lone_column(rules)


def _has_no_lone_defender(rules: Rules) -> bool:
    return not in_force.has_lone_defender(rules)


def _has_no_partners_best(rules: Rules) -> bool:
    return rules.exchange.partners_best is PartnersBest.NONE


def _is_single_game(rules: Rules) -> bool:
    return rules.end.games == 1


def _has_no_turned_benny(rules: Rules) -> bool:
    return not (in_force.has_benny(rules) and rules.deal.turn_up)


def _benny_counts_as_no_suit(rules: Rules) -> bool:
    """Whether nobody ever asks which suit a turned Benny stands for."""
    if _has_no_turned_benny(rules):
        return True
    turned = rules.auction.benny_turned
    if rules.has_bids:
        return rules.deal.redeal is not RedealHand.NO_ACE_NO_FACE_NO_TRUMP
    if in_force.is_fixed(rules):
        return turned is BennyTurned.REDEAL
    return turned is not BennyTurned.COUNTS_AS_SUIT


def _has_no_trump_to_name(rules: Rules) -> bool:
    return rules.has_bids and not in_force.names_trump(rules)


_UNUSED: Mapping[str, Callable[[Rules], bool]] = {
    "deal.redeals_each": lambda rules: rules.deal.redeal is RedealHand.NONE,
    "auction.all_pass": lambda rules: not in_force.may_pass_out(rules),
    "auction.no_trump": _has_no_trump_to_name,
    "auction.low_no_trump": lambda rules: (
        _has_no_trump_to_name(rules) or rules.auction.no_trump is not NoTrump.CALLABLE
    ),
    "auction.dirty_clubs": lambda rules: not rules.score.count_tricks,
    "auction.canadian_loner": lambda rules: not in_force.has_lone_maker(rules),
    "auction.benny_turned": lambda rules: rules.has_bids or _has_no_turned_benny(rules),
    "auction.benny_suit": _benny_counts_as_no_suit,
    "auction.blind_maker_may_go_alone": lambda rules: (
        not in_force.has_benny(rules)
        or not rules.entry.alone
        or rules.auction.benny_turned is not BennyTurned.NAMED_BLIND
    ),
    "bids.trump": lambda rules: not in_force.has_bids_with_trump(rules),
    "bids.forced_bid": lambda rules: rules.bids.forced is ForcedBid.NOBODY,
    "bids.forced_loses_half": lambda rules: (
        rules.bids.forced is ForcedBid.NOBODY or not in_force.pays_tricks(rules)
    ),
    "bids.misere_no_trump": lambda rules: all(
        one.name is not BidName.MISERE for one in rules.bids.ladder
    ),
    "bids.pay": lambda rules: not in_force.has_bid_figures(rules),
    "bids.bonus": lambda rules: not in_force.pays_a_trick(rules),
    "bids.lone_factor": lambda rules: (
        not in_force.pays_tricks(rules) or not in_force.may_choose_alone(rules)
    ),
    "bids.pool": lambda rules: rules.partners is not Partners.MAKER_AGAINST_ALL,
    "entry.alone": lambda rules: not in_force.could_choose_alone(rules),
    "entry.partner_may_take_over": lambda rules: not in_force.has_lone_maker(rules),
    "entry.defend_alone": lambda rules: (
        in_force.is_fixed(rules) or not in_force.is_paired(rules) or rules.players > 4
    ),
    "entry.steps": lambda rules: len(in_force.steps_taken(rules)) < 2,
    "entry.called_card": lambda rules: rules.partners is not Partners.CALLED,
    "entry.may_drop_out": lambda rules: rules.partners is not Partners.NOBODY,
    "exchange.partners_best": lambda rules: not in_force.asks_for_best(rules),
    "exchange.partners_best_cards": lambda rules: not in_force.asks_best_freely(rules),
    "exchange.best_may_be_turn_up": _has_no_partners_best,
    "exchange.defenders_best": lambda rules: (
        _has_no_partners_best(rules) or _has_no_lone_defender(rules)
    ),
    "exchange.widow": lambda rules: not (rules.has_bids and rules.kitty_size),
    "play.last_equal_card_wins": lambda rules: rules.pack.copies == 1,
    # In deals of one or two tricks most of them are all of them.
    "score.made": lambda rules: (
        rules.hand_size < _THREE and rules.auction.no_trump is not NoTrump.WHEN_PASSED_OUT
    ),
    "score.euchre": lambda rules: rules.majority == 1,
    "score.lone_made": lambda rules: (
        _has_no_lone_score(rules) or rules.score.lone_must_take_all or rules.hand_size < _THREE
    ),
    "score.lone_march": _has_no_lone_score,
    "score.jambone": lambda rules: not in_force.has_lone_maker(rules),
    "score.jamboree": lambda rules: (
        not in_force.is_paired(rules) or min(rules.hand_size, rules.trumps) < _FIVE
    ),
    "score.lone_euchre": _has_no_lone_score,
    "score.lone_must_take_all": lambda rules: not rules.entry.alone,
    "score.lone_defender": lambda rules: _has_no_lone_defender(rules) or rules.majority == 1,
    "score.lone_defender_march": _has_no_lone_defender,
    "score.four_tricks_needed": lambda rules: rules.hand_size != _FIVE,
    "score.four_trick_tokens": lambda rules: rules.hand_size != _FIVE,
    "score.fast_break": lambda rules: rules.hand_size != _FIVE,
    "score.count_tricks": lambda rules: rules.partners is not Partners.NOBODY,
    "score.trickless": lambda rules: not rules.score.count_tricks,
    "end.target": lambda rules: bool(rules.end.count_down),
    "end.count_down": lambda rules: bool(rules.end.target),
    "end.must_earn": lambda rules: not rules.goal,
    "end.tie": lambda rules: not in_force.has_tie(rules),
    "end.mercy": lambda rules: not rules.scores_can_fall,
    "end.lone_march_wins": lambda rules: not (rules.entry.alone and rules.goal),
    "end.laps": lambda rules: _is_single_game(rules) or not rules.goal,
    "end.slam": _is_single_game,
    "end.rubber": _is_single_game,
}
