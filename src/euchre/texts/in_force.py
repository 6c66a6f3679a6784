"""What rules come to: what can happen at all in a game that is played by them.

Rule sheets and lists of options speak of these things only where they can happen.
"""

from __future__ import annotations

from typing import Final

from euchre.game import forced_rung, has_no_trump
from euchre.rules import (
    AuctionKind,
    Benny,
    BidPay,
    DefendAlone,
    ForcedBid,
    NoTrump,
    Partners,
    PartnersBest,
    Rules,
    Rung,
    Step,
    StickTheDealer,
    TrumpSaid,
)

__all__ = [
    "asks_best_freely",
    "asks_for_best",
    "could_choose_alone",
    "forced_off_ladder",
    "has_benny",
    "has_bid_figures",
    "has_bids_with_trump",
    "has_forced_half",
    "has_lone_column",
    "has_lone_defender",
    "has_lone_maker",
    "has_score_table",
    "has_tie",
    "is_by_turned_card",
    "is_fixed",
    "is_paired",
    "may_choose_alone",
    "may_pass_out",
    "may_play_without_maker",
    "may_play_without_trump",
    "names_trump",
    "pays_a_trick",
    "pays_tricks",
    "somebody_sits_out",
    "steps_taken",
]


def is_paired(rules: Rules) -> bool:
    """Whether two fixed sides play."""
    return rules.partners is Partners.OPPOSITE


def is_fixed(rules: Rules) -> bool:
    """Whether nobody makes trump."""
    return rules.auction.kind is AuctionKind.FIXED


def is_by_turned_card(rules: Rules) -> bool:
    """Whether trump is made in an auction about the turned card."""
    return rules.auction.kind is AuctionKind.TURN_UP


def has_benny(rules: Rules) -> bool:
    """Whether the pack has a card above the right bower."""
    return rules.pack.benny is not Benny.NONE


def names_trump(rules: Rules) -> bool:
    """Whether a bidder says a trump: with the bid, or after the auction."""
    return rules.bids.trump is not TrumpSaid.FIRST_LEAD and has_bids_with_trump(rules)


def has_bids_with_trump(rules: Rules) -> bool:
    """Whether a bid may be made that has a trump."""
    if not rules.has_bids:
        return False
    is_forced = rules.bids.forced is not ForcedBid.NOBODY
    return is_forced or any(not has_no_trump(rules, one) for one in rules.bids.ladder)


def forced_off_ladder(rules: Rules) -> Rung | None:
    """The forced bid, if it is none of the ladder; None else."""
    if not rules.has_bids or rules.bids.forced is ForcedBid.NOBODY:
        return None
    forced = forced_rung(rules)
    return None if forced in rules.bids.ladder else forced


def could_choose_alone(rules: Rules) -> bool:
    """Whether a maker might choose to play alone in making trump, if the rules let it."""
    if is_fixed(rules):
        return False
    if not rules.has_bids:
        return rules.partners in (Partners.OPPOSITE, Partners.MAKER_AGAINST_ALL)
    return (
        is_paired(rules)
        and rules.bids.trump is TrumpSaid.AFTER
        and any(
            not one.alone and not has_no_trump(rules, one)
            for one in (*rules.bids.ladder, *filter(None, [forced_off_ladder(rules)]))
        )
    )


def may_choose_alone(rules: Rules) -> bool:
    """Whether a maker may choose to play alone in making trump."""
    return rules.entry.alone and could_choose_alone(rules)


def has_lone_maker(rules: Rules) -> bool:
    """Whether a maker may play without a partner, who sits out."""
    if not is_paired(rules):
        return False
    lone_bids = rules.has_bids and any(one.alone for one in rules.bids.ladder)
    return lone_bids or may_choose_alone(rules)


def has_lone_defender(rules: Rules) -> bool:
    """Whether a defender may play without the partner."""
    when = rules.entry.defend_alone
    if is_fixed(rules) or not is_paired(rules):
        return False
    return when is DefendAlone.ALWAYS or (
        when is DefendAlone.VS_LONE_MAKER and has_lone_maker(rules)
    )


def asks_best_freely(rules: Rules) -> bool:
    """Whether a lone player may ask for as many cards as the exchange says, whatever was bid."""
    if rules.exchange.partners_best is PartnersBest.NONE:
        return False
    by_defender = rules.exchange.defenders_best and has_lone_defender(rules)
    return (is_paired(rules) and may_choose_alone(rules)) or by_defender


def asks_for_best(rules: Rules) -> bool:
    """Whether a lone player would ask the partner for cards, if the rules let it."""
    if not is_paired(rules) or is_fixed(rules) or rules.players > 4:
        return False
    by_bid = rules.has_bids and any(one.cards for one in rules.bids.ladder)
    # Bids with cards need the exchange, so that without them only these can ask.
    return by_bid or may_choose_alone(rules) or _may_defender_ask(rules)


def _may_defender_ask(rules: Rules) -> bool:
    return rules.exchange.defenders_best and has_lone_defender(rules)


def has_lone_column(rules: Rules) -> bool:
    """Whether the score of an auction about a turned card is another for a maker alone."""
    return rules.entry.alone or rules.partners is Partners.CALLED


def has_score_table(rules: Rules) -> bool:
    """Whether deals are scored by the majority of tricks, not by bids or by each trick."""
    return not rules.has_bids and not rules.score.count_tricks


def has_bid_figures(rules: Rules) -> bool:
    """Whether deals are scored by what was bid."""
    return rules.has_bids and not rules.score.count_tricks


def pays_tricks(rules: Rules) -> bool:
    """Whether a bid is paid by the trick."""
    return has_bid_figures(rules) and rules.bids.pay is BidPay.TRICKS


def pays_a_trick(rules: Rules) -> bool:
    """Whether a bid may be made that has no figure of its own, but is paid by the trick."""
    return pays_tricks(rules) and (
        any(not one.win for one in rules.bids.ladder) or forced_off_ladder(rules) is not None
    )


def has_forced_half(rules: Rules) -> bool:
    """Whether who was forced to bid, and fails, loses half of the bid."""
    is_forced = rules.bids.forced is not ForcedBid.NOBODY
    return rules.bids.forced_loses_half and is_forced and pays_tricks(rules)


def may_pass_out(rules: Rules) -> bool:
    """Whether a deal may end without trump because all have passed."""
    if is_fixed(rules):
        return False
    if is_by_turned_card(rules):
        stuck = rules.auction.stick_the_dealer is not StickTheDealer.OFF
        return not stuck and rules.auction.no_trump is not NoTrump.WHEN_PASSED_OUT
    joker_may_be_hidden = bool(rules.kitty_size) or rules.deal.turn_up
    return rules.bids.forced is ForcedBid.NOBODY or (
        rules.bids.forced is ForcedBid.JOKER_HOLDER and joker_may_be_hidden
    )


def may_play_without_maker(rules: Rules) -> bool:
    """Whether cards are played in a deal that has no maker."""
    passed_out = is_by_turned_card(rules) and rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT
    return is_fixed(rules) or passed_out or rules.auction.dirty_clubs


def may_play_without_trump(rules: Rules) -> bool:
    """Whether no trump may be named, or comes when all pass."""
    if is_by_turned_card(rules):
        return rules.auction.no_trump is not NoTrump.NEVER
    return names_trump(rules) and rules.auction.no_trump is NoTrump.CALLABLE


def somebody_sits_out(rules: Rules) -> bool:
    """Whether a seat may be without a part in the play."""
    may_drop_out = rules.entry.may_drop_out and not is_fixed(rules)
    return (
        has_lone_maker(rules) or has_lone_defender(rules) or may_drop_out or rules.deals_dealer_out
    )


def has_tie(rules: Rules) -> bool:
    """Whether several may reach the goal in one deal, so that it matters who made trump."""
    if not rules.goal or is_fixed(rules):
        return False
    if rules.scorers == _TWO and rules.end.must_earn:
        return False  # The one that made the contract, or that stopped it, has earned it.
    if rules.score.count_tricks:
        return True
    return _may_score_together(rules) or _may_token_go_astray(rules)


def _may_score_together(rules: Rules) -> bool:
    """Whether a deal may bring points to several scorers, tokens left aside."""
    if rules.has_bids and rules.bids.pay is BidPay.TRICKS:
        return True
    if rules.has_bids and rules.bids.pay is BidPay.MAKER_ONLY:
        return False
    # One of two sides scores; of more scorers several are on a side.
    return rules.scorers > _TWO


def _may_token_go_astray(rules: Rules) -> bool:
    """Whether four tricks may earn a token beside points that go to somebody else."""
    if not rules.score.four_trick_tokens:
        return False
    return rules.has_bids or (rules.score.lone_must_take_all and may_choose_alone(rules))


_TWO: Final = 2


def steps_taken(rules: Rules) -> tuple[Step, ...]:
    """The steps between the auction and the first lead that are ever taken, in order."""
    if is_fixed(rules):
        return ()
    exchange = rules.exchange
    by_bid = rules.has_bids and any(one.cards for one in rules.bids.ladder)
    has_best = exchange.partners_best is not PartnersBest.NONE
    taken = {
        Step.TAKE_OVER: rules.entry.partner_may_take_over,
        Step.DEFEND_ALONE: has_lone_defender(rules),
        Step.PICK_UP: is_by_turned_card(rules),
        Step.PARTNERS_BEST: has_best and (by_bid or may_choose_alone(rules)),
        Step.DEFENDERS_BEST: has_best and exchange.defenders_best and has_lone_defender(rules),
        Step.WIDOW: bool(rules.widow_size),
        Step.CALL_PARTNER: rules.partners is Partners.CALLED,
        Step.STAY: rules.entry.may_drop_out,
    }
    return tuple(step for step in rules.steps if taken[step])
