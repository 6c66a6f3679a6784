"""Which rules make a game, and what is wrong with those that do not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from euchre.cards import Rank
from euchre.rules.ladder import BidName, Rung
from euchre.rules.model import Rules
from euchre.rules.options import (
    AuctionKind,
    Benny,
    BennyTurned,
    BidPay,
    DefendAlone,
    ForcedBid,
    GoUnder,
    Leader,
    MustHold,
    NoTrump,
    Partners,
    PartnersBest,
    RedealHand,
    Step,
    StickTheDealer,
    TrumpSaid,
    Widow,
)

__all__ = ["Contradiction", "ImpossibleRulesError", "contradictions", "validate"]

_PACK_LIMIT = 64
# What a seat gave or was given is settled only when it is settled who plays.
_ENTRY_BEFORE_BEST = (
    (Step.TAKE_OVER, Step.PARTNERS_BEST),
    (Step.DEFEND_ALONE, Step.DEFENDERS_BEST),
)
_MOST_POINTS = 100
_MOST_CARDS = 16
_MOST_EXCHANGED = 3
_FIVE = 5


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two options that do not go together, or a value out of range.

    ``key`` is a message of the catalogue ``rules``; ``options`` are the options concerned,
    as in ``--set``; ``args`` are the message's numbers.
    """

    key: str
    options: tuple[str, ...]
    args: tuple[tuple[str, int], ...] = ()


class ImpossibleRulesError(ValueError):
    """Rules that make no game. ``found`` says all that is wrong."""

    def __init__(self, found: tuple[Contradiction, ...]) -> None:
        """The error for these contradictions."""
        self.found = found
        super().__init__("; ".join(f"{one.key} ({', '.join(one.options)})" for one in found))


def validate(rules: Rules) -> Rules:
    """The same rules, if they make a game.

    Raises:
        ImpossibleRulesError: naming every contradiction.
    """
    found = contradictions(rules)
    if found:
        raise ImpossibleRulesError(found)
    return rules


def contradictions(rules: Rules) -> tuple[Contradiction, ...]:
    """All that is wrong with these rules; empty if they make a game."""
    ranges = tuple(_out_of_range(rules))
    return ranges or tuple(_clashes(rules))


def _out_of_range(rules: Rules) -> Iterator[Contradiction]:
    """Single values that can never be right; the rest is judged only when there are none."""
    bounds = {
        "players": (rules.players, 2, 8),
        "pack.copies": (rules.pack.copies, 1, 2),
        "deal.redeals_each": (rules.deal.redeals_each, 0, 10),
        "exchange.partners_best_cards": (rules.exchange.partners_best_cards, 1, _MOST_EXCHANGED),
        "end.target": (rules.end.target, 0, 1000),
        "end.deals": (rules.end.deals, 0, 1000),
        "end.count_down": (rules.end.count_down, 0, 1000),
        "end.mercy": (rules.end.mercy, 0, 1000),
        "end.games": (rules.end.games, 1, 100),
        "bids.forced_bid": (rules.bids.forced_bid, 1, _MOST_CARDS),
        "bids.bonus": (rules.bids.bonus, 0, _MOST_POINTS),
        "bids.lone_factor": (rules.bids.lone_factor, 1, 4),
        "bids.pool": (rules.bids.pool, 0, _MOST_POINTS),
    }
    for name in type(rules.score).__dataclass_fields__:
        value = getattr(rules.score, name)
        if not isinstance(value, bool):
            bounds[f"score.{name}"] = (value, 0, _MOST_POINTS)
    for option, (value, low, high) in bounds.items():
        yield from _outside(option, value, low, high)
    yield from _about_rungs(rules.bids.ladder)
    if len(set(rules.entry.steps)) != len(rules.entry.steps):
        yield Contradiction("rules-steps-each-once", ("entry.steps",))
    packets = rules.deal.packets
    if not packets or any(len(packet) != rules.players for packet in packets):
        yield Contradiction(
            "rules-packets-per-seat", ("deal.packets", "players"), (("players", rules.players),)
        )
    elif any(number < 0 for packet in packets for number in packet) or (
        len({sum(column) for column in zip(*packets, strict=True)} - {0}) != 1
        or any(not sum(column) for column in list(zip(*packets, strict=True))[:-1])
    ):
        yield Contradiction("rules-packets-unequal", ("deal.packets",))
    elif not 1 <= rules.hand_size <= _MOST_CARDS:
        yield Contradiction("rules-hand-size", ("deal.packets",), (("n", rules.hand_size),))


def _about_rungs(rungs: tuple[Rung, ...]) -> Iterator[Contradiction]:
    """What is wrong with a ladder, whatever the auction."""
    if not rungs or len({rung.label for rung in rungs}) != len(rungs) or rungs[0].only_over_last:
        yield Contradiction("rules-ladder-unclear", ("bids.ladder",))
    numbers = [rung.tricks for rung in rungs if not rung.name]
    if any(higher < lower for lower, higher in pairwise(numbers)):
        yield Contradiction("rules-ladder-falls", ("bids.ladder",))
    for rung in rungs:
        yield from _outside("bids.ladder", rung.tricks, 0, _MOST_CARDS)
        yield from _outside("bids.ladder", rung.cards, 0, _MOST_EXCHANGED)
        for figure in (rung.win, rung.lose):
            yield from _outside("bids.ladder", figure, 0, _MOST_POINTS)


def _outside(option: str, value: int, low: int, high: int) -> Iterator[Contradiction]:
    if not low <= value <= high:
        args = (("value", value), ("low", low), ("high", high))
        yield Contradiction("rules-out-of-range", (option,), args)


def _clashes(rules: Rules) -> Iterator[Contradiction]:
    """Options that do not go together."""
    paired = rules.partners is Partners.OPPOSITE
    yield from _about_the_pack(rules)
    yield from _about_partners(rules)
    match rules.auction.kind:
        case AuctionKind.TURN_UP:
            yield from _about_the_turn_up(rules)
        case AuctionKind.BIDS:
            yield from _about_bids(rules)
        case AuctionKind.FIXED if not (paired or rules.score.count_tricks):
            yield Contradiction("rules-fixed-needs-sides", ("auction.kind", "partners"))
    yield from _about_the_auction(rules)
    yield from _about_the_score(rules)
    yield from _about_the_end(rules)


def _about_the_pack(rules: Rules) -> Iterator[Contradiction]:
    if rules.pack.lowest > Rank.JACK:
        yield Contradiction("rules-no-jacks", ("pack.lowest",))
    need = len(rules.cards) - rules.kitty_size
    if need > len(rules.cards):
        yield Contradiction(
            "rules-pack-too-small",
            ("pack.lowest", "pack.copies", "players", "deal.packets"),
            (("need", need), ("have", len(rules.cards))),
        )
    if len(rules.cards) > _PACK_LIMIT:
        yield Contradiction(
            "rules-pack-too-large", ("pack.lowest", "pack.copies"), (("n", _PACK_LIMIT),)
        )
    if rules.pack.benny is Benny.TWO_OF_SPADES and rules.pack.lowest == 2:
        yield Contradiction("rules-two-is-in-the-pack", ("pack.benny", "pack.lowest"))
    if not rules.deal.turn_up and (
        rules.auction.kind is not AuctionKind.BIDS or rules.auction.dirty_clubs
    ):
        yield Contradiction("rules-auction-needs-turn-up", ("deal.turn_up",))
    if rules.deals_dealer_out:
        yield from _about_a_dealer_out(rules)
    has_spare = rules.kitty_size >= 3 and rules.hand_size >= 3 and not rules.widow_size
    if rules.deal.go_under is not GoUnder.NONE and not has_spare:
        yield Contradiction(
            "rules-go-under-needs-kitty", ("deal.go_under",), (("n", rules.kitty_size),)
        )
    if rules.deal.redeals_each and rules.deal.redeal is RedealHand.NONE:
        yield Contradiction("rules-redeals-of-nothing", ("deal.redeals_each", "deal.redeal"))


def _about_a_dealer_out(rules: Rules) -> Iterator[Contradiction]:
    """A dealer who gets no cards takes no card, has no partner and makes no bid."""
    needing_cards = {
        "players": rules.players < 3,
        "deal.turn_up": rules.deal.turn_up,
        "partners": rules.partners is not Partners.MAKER_AGAINST_ALL,
        "bids.forced": rules.bids.forced is ForcedBid.DEALER,
    }
    yield from _needing("rules-dealer-is-out", "deal.packets", needing_cards)


def _about_partners(rules: Rules) -> Iterator[Contradiction]:
    paired = rules.partners is Partners.OPPOSITE
    if paired and (rules.players % 2 or rules.players < 4):
        yield Contradiction("rules-partners-need-even-seats", ("partners", "players"))
    auction, entry, exchange = rules.auction, rules.entry, rules.exchange
    needing_partners = {
        "entry.alone": entry.alone
        and (rules.partners is not Partners.MAKER_AGAINST_ALL or rules.has_bids),
        "bids.ladder": rules.has_bids and any(rung.alone for rung in rules.bids.ladder),
        "exchange.partners_best": exchange.partners_best is not PartnersBest.NONE,
        "entry.partner_may_take_over": entry.partner_may_take_over,
        "auction.canadian_loner": auction.canadian_loner,
        "entry.defend_alone": entry.defend_alone is not DefendAlone.NEVER,
        "score.jambone": bool(rules.score.jambone),
        "score.jamboree": bool(rules.score.jamboree),
        "auction.no_trump": auction.no_trump is NoTrump.WHEN_PASSED_OUT
        and not rules.score.count_tricks,
    }
    needing_alone = {
        "entry.partner_may_take_over": entry.partner_may_take_over,
        "auction.canadian_loner": auction.canadian_loner,
        "entry.defend_alone": entry.defend_alone is DefendAlone.VS_LONE_MAKER,
        "exchange.partners_best": exchange.partners_best is not PartnersBest.NONE,
        "end.lone_march_wins": rules.end.lone_march_wins,
        "score.lone_must_take_all": rules.score.lone_must_take_all,
        "score.jambone": bool(rules.score.jambone),
    }
    needing_best = {
        "exchange.defenders_best": exchange.defenders_best,
        "exchange.best_may_be_turn_up": exchange.best_may_be_turn_up,
        "bids.ladder": rules.has_bids and any(rung.cards for rung in rules.bids.ladder),
    }
    if not paired:
        yield from _needing("rules-needs-partners", "partners", needing_partners)
    if not rules.can_go_alone:
        yield from _needing("rules-needs-alone", "entry.alone", needing_alone)
    if rules.partners is Partners.CALLED:
        yield from _about_a_called_partner(rules)
    if (rules.partners is Partners.NOBODY) != rules.score.count_tricks:
        yield Contradiction("rules-count-tricks-each", ("score.count_tricks", "partners"))
    if rules.partners is not Partners.NOBODY and entry.may_drop_out:
        yield Contradiction("rules-drop-out-each", ("entry.may_drop_out", "partners"))
    if exchange.partners_best is PartnersBest.NONE:
        yield from _needing("rules-needs-partners-best", "exchange.partners_best", needing_best)
    yield from _about_lone_players(rules)


def _about_a_called_partner(rules: Rules) -> Iterator[Contradiction]:
    refused = {
        "players": rules.players < 4,
        "pack.copies": rules.pack.copies > 1,
        "bids.trump": rules.has_bids and rules.bids.trump is TrumpSaid.FIRST_LEAD,
    }
    yield from _needing("rules-called-partner", "partners", refused)


def _needing(key: str, needed: str, wanted: dict[str, bool]) -> Iterator[Contradiction]:
    """The options in use that need another one, which is off."""
    return (Contradiction(key, (option, needed)) for option, used in wanted.items() if used)


def _about_lone_players(rules: Rules) -> Iterator[Contradiction]:
    exchange, defend_alone = rules.exchange, rules.entry.defend_alone
    if exchange.partners_best is not PartnersBest.NONE:
        if rules.players > 4:
            yield Contradiction(
                "rules-best-needs-one-partner", ("exchange.partners_best", "players")
            )
        if _best_comes_before_entry(rules):
            yield Contradiction(
                "rules-best-before-entry", ("entry.steps", "exchange.partners_best")
            )
        most = max(exchange.partners_best_cards, *(rung.cards for rung in rules.bids.ladder))
        if most > rules.hand_size:
            yield Contradiction(
                "rules-best-exceeds-hand",
                ("exchange.partners_best_cards",),
                (("n", rules.hand_size),),
            )
    if exchange.defenders_best and defend_alone is DefendAlone.NEVER:
        yield Contradiction(
            "rules-needs-defend-alone", ("exchange.defenders_best", "entry.defend_alone")
        )
    if defend_alone is not DefendAlone.NEVER and rules.players > 4:
        yield Contradiction("rules-defend-alone-needs-four", ("entry.defend_alone", "players"))


def _best_comes_before_entry(rules: Rules) -> bool:
    """Whether a lone player may ask for the best before it is settled who plays alone."""
    at = rules.steps.index
    is_used = (rules.entry.partner_may_take_over, rules.exchange.defenders_best)
    return any(
        used and at(entry) > at(best)
        for used, (entry, best) in zip(is_used, _ENTRY_BEFORE_BEST, strict=True)
    )


def _about_bids(rules: Rules) -> Iterator[Contradiction]:
    bids = rules.bids
    rungs = bids.ladder
    fits = {
        "bids.ladder": all(
            rung.tricks <= rules.hand_size and (not rung.tricks) == (rung.name is BidName.MISERE)
            for rung in rungs
        ),
        "bids.forced_bid": bids.forced is ForcedBid.NOBODY or bids.forced_bid <= rules.hand_size,
    }
    for option, is_right in fits.items():
        if not is_right:
            yield Contradiction("rules-bid-exceeds-hand", (option,), (("n", rules.hand_size),))
    if any(not rung.tricks and not (rung.win and rung.lose) for rung in rungs):
        yield Contradiction("rules-misere-needs-points", ("bids.ladder",))
    if bids.forced is ForcedBid.JOKER_HOLDER and rules.pack.benny is Benny.NONE:
        yield Contradiction("rules-forced-needs-joker", ("bids.forced", "pack.benny"))
    if bids.trump is TrumpSaid.FIRST_LEAD and rules.play.leader is not Leader.MAKER:
        yield Contradiction("rules-first-lead-needs-leader", ("bids.trump", "play.leader"))
    each_alone = rules.partners is Partners.NOBODY
    needing_one_maker = {
        "bids.pay": bids.pay is BidPay.STAKES,
        "bids.pool": bool(bids.pool),
        # Who takes no trick pays where each trick is a point, whatever was bid.
        "bids.ladder": each_alone and any(rung.name is BidName.MISERE for rung in rungs),
    }
    if rules.partners is not Partners.MAKER_AGAINST_ALL:
        yield from _needing("rules-stakes-need-one-maker", "partners", needing_one_maker)
    about_a_turned_card = {
        "auction.stick_the_dealer": rules.auction.stick_the_dealer is not StickTheDealer.OFF,
        "auction.must_hold": rules.auction.must_hold is not MustHold.NOBODY,
        "auction.turned_bower_forces_pick_up": rules.auction.turned_bower_forces_pick_up,
        "auction.canadian_loner": rules.auction.canadian_loner,
        "auction.no_trump": rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT,
        "entry.partner_may_take_over": rules.entry.partner_may_take_over,
        "exchange.best_may_be_turn_up": rules.exchange.best_may_be_turn_up,
        "score.jambone": bool(rules.score.jambone),
        "score.jamboree": bool(rules.score.jamboree),
    }
    yield from _needing("rules-needs-turn-up-auction", "auction.kind", about_a_turned_card)


def _about_the_auction(rules: Rules) -> Iterator[Contradiction]:
    auction = rules.auction
    if rules.exchange.widow is Widow.TAKEN and not rules.has_bids:
        yield Contradiction("rules-widow-needs-bids", ("exchange.widow", "auction.kind"))
    if auction.low_no_trump and auction.no_trump is not NoTrump.CALLABLE:
        yield Contradiction(
            "rules-low-needs-no-trump", ("auction.low_no_trump", "auction.no_trump")
        )
    if auction.dirty_clubs and not rules.score.count_tricks:
        yield Contradiction("rules-dirty-clubs", ("auction.dirty_clubs", "score.count_tricks"))


def _about_the_turn_up(rules: Rules) -> Iterator[Contradiction]:
    auction = rules.auction
    never_both = {
        StickTheDealer.STICK: "rules-never-passed-out",
        StickTheDealer.STICK_OR_PAY: "rules-pay-or-no-trump",
    }
    key = never_both.get(auction.stick_the_dealer)
    if key is not None and auction.no_trump is NoTrump.WHEN_PASSED_OUT:
        yield Contradiction(key, ("auction.stick_the_dealer", "auction.no_trump"))
    if auction.turned_bower_forces_pick_up and auction.must_hold in (
        MustHold.CALLER,
        MustHold.DEALER,
    ):
        yield Contradiction(
            "rules-forced-but-must-hold",
            ("auction.turned_bower_forces_pick_up", "auction.must_hold"),
        )
    if auction.benny_turned is BennyTurned.REDEAL and rules.pack.benny is Benny.NONE:
        yield Contradiction("rules-no-benny-to-turn", ("auction.benny_turned", "pack.benny"))


def _about_the_score(rules: Rules) -> Iterator[Contradiction]:
    score = rules.score
    if score.super_euchre < score.euchre:
        yield Contradiction(
            "rules-super-euchre-below-euchre", ("score.super_euchre", "score.euchre")
        )
    if score.march < score.made:
        yield Contradiction("rules-march-below-made", ("score.march", "score.made"))
    if rules.hand_size != _FIVE:
        of_five_tricks = {
            "score.four_tricks_needed": score.four_tricks_needed,
            "score.four_trick_tokens": score.four_trick_tokens,
            "score.fast_break": score.fast_break,
        }
        yield from _needing("rules-four-of-five-tricks", "deal.packets", of_five_tricks)
    if score.jamboree and (rules.hand_size < _FIVE or rules.trumps < _FIVE):
        yield Contradiction("rules-jamboree-of-five", ("score.jamboree",))
    if not all((score.made or score.four_tricks_needed, score.march, score.euchre)):
        yield Contradiction("rules-never-ends", ("score.made", "score.march", "score.euchre"))


def _about_the_end(rules: Rules) -> Iterator[Contradiction]:
    end = rules.end
    if bool(end.target) + bool(end.count_down) != 1 and (rules.goal or not end.deals):
        yield Contradiction("rules-target-or-deals", ("end.target", "end.deals"))
    if rules.scores_can_fall and not end.deals:
        yield Contradiction("rules-needs-deal-limit", ("end.deals",))
    if not rules.goal and (end.laps or end.lone_march_wins):
        yield Contradiction(
            "rules-laps-need-target", ("end.laps", "end.lone_march_wins", "end.deals")
        )
    if end.rubber and end.games == 1:
        yield Contradiction("rules-rubber-needs-games", ("end.rubber", "end.games"))
