"""Random valid rules over every option, made by a function that picks from a list.

The same maker serves Hypothesis (which shrinks towards the first of each list) and a
random generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from euchre.cards import Rank, Suit
from euchre.rules import (
    AllPass,
    AuctionKind,
    AuctionRules,
    Benny,
    BennyTurned,
    BidPay,
    BidRules,
    CalledCard,
    DealRules,
    DefendAlone,
    EndRules,
    EntryRules,
    ExchangeRules,
    FirstDealer,
    GoUnder,
    Leader,
    MustHold,
    NoTrump,
    PackRules,
    Partners,
    PartnersBest,
    PickUp,
    PlayRules,
    RedealHand,
    Rules,
    ScoreRules,
    Step,
    StickTheDealer,
    Tie,
    TrumpSaid,
    Widow,
    options,
    validate,
)
from euchre.rules import replace as change
from euchre.testing.random_bids import Pick, make_bids, with_cards

__all__ = ["KINDS", "Pick", "make_rules"]

_LARGEST_PACK = 64
KINDS: Final = (
    AuctionKind.TURN_UP,
    AuctionKind.BIDS,
    AuctionKind.TURN_UP,
    AuctionKind.BIDS,
    AuctionKind.FIXED,
)
"""The auctions of random rules; those with more to go wrong come twice as often."""
_LARGEST_WIDOW = 12
"""More would make a maker lay cards away for longer than the deal is played."""


@dataclass(frozen=True, slots=True)
class _Table:
    """What the rest of the rules has to fit."""

    seats: int
    partners: Partners
    kind: AuctionKind
    pack: PackRules
    hand: int
    turn_up: bool
    dealer_is_out: bool

    @property
    def is_paired(self) -> bool:
        """Whether there are two fixed sides."""
        return self.partners is Partners.OPPOSITE

    @property
    def has_bids(self) -> bool:
        """Whether the auction is one of bids."""
        return self.kind is AuctionKind.BIDS

    @property
    def kitty(self) -> int:
        """Cards that nobody is dealt."""
        return _size(self.pack) - (self.seats - self.dealer_is_out) * self.hand - self.turn_up


def make_rules(
    pick: Pick,
    players: Sequence[int] = (4, 2, 3, 6, 5, 7, 8),
    most_cards: int = 6,
    kinds: Sequence[AuctionKind] = KINDS,
    partners: Sequence[Partners] = tuple(Partners),
) -> Rules:
    """Valid rules; ``most_cards`` is the largest hand.

    Every value of every option can come up, but for numbers beyond what a test has time
    for. ``kinds`` are the auctions and ``partners`` the ways of playing together to choose
    from, as far as they fit each other and the number of seats.
    """
    table = _table(pick, players, most_cards, kinds, partners)
    bids = _bids(pick, table)
    alone = _may_go_alone(table) and pick((table.is_paired, not table.is_paired))
    lone_bids = table.has_bids and any(rung.alone for rung in bids.ladder)
    can_go_alone = lone_bids or (
        alone and not (table.has_bids and bids.trump is not TrumpSaid.AFTER)
    )
    exchange = _exchange(pick, table, can_go_alone=can_go_alone)
    if exchange.partners_best is not PartnersBest.NONE and table.has_bids:
        bids = replace(bids, ladder=with_cards(pick, bids.ladder, min(3, table.hand)))
    entry = _entry(pick, table, alone=alone, can_go_alone=can_go_alone)
    if entry.defend_alone is DefendAlone.NEVER:
        exchange = replace(exchange, defenders_best=False)
    score = _score(pick, table, can_go_alone=can_go_alone)
    bids_can_cost = table.has_bids and (bids.pay is not BidPay.WINNERS or bool(bids.pool))
    leads = table.has_bids and bids.trump is TrumpSaid.FIRST_LEAD
    return _with_house_options(
        pick,
        Rules(
            players=table.seats,
            partners=table.partners,
            pack=table.pack,
            deal=_deal(pick, table, exchange),
            auction=_auction(pick, table, can_go_alone=can_go_alone),
            bids=bids,
            entry=entry,
            exchange=exchange,
            play=PlayRules(
                bowers=pick((True, False)),
                leader=Leader.MAKER if leads else pick(list(Leader)),
                last_equal_card_wins=pick((False, True)),
            ),
            score=score,
            end=_end(
                pick,
                can_go_alone=can_go_alone,
                can_fall=score.set_back or score.count_tricks or bids_can_cost,
            ),
        ),
    )


def _with_house_options(pick: Pick, rules: Rules) -> Rules:
    """The rules with the options that change nothing else set to anything."""
    for option in options():
        if option.told_by_itself:
            value = pick(option.choices) if option.choices else str(pick((0, 1, 2, 5)))
            rules = change(rules, {option.key: value})
    return validate(rules)


def _table(
    pick: Pick,
    players: Sequence[int],
    most_cards: int,
    kinds: Sequence[AuctionKind],
    partners: Sequence[Partners],
) -> _Table:
    fits = {
        (seats, kind): [one for one in partners if _fits(one, seats, kind)]
        for seats in players
        for kind in kinds
    }
    seats = pick([seats for seats in players if any(fits[seats, kind] for kind in kinds)])
    kind = pick([kind for kind in kinds if fits[seats, kind]])
    together = pick(fits[seats, kind])
    pack = _pack(pick, seats, most_copies=1 if together is Partners.CALLED else 2)
    is_bid = kind is AuctionKind.BIDS
    turn_up = not is_bid or pick((False, True))
    against_all = together is Partners.MAKER_AGAINST_ALL
    may_be_out = is_bid and against_all and seats > 2 and not turn_up
    is_out = may_be_out and pick((False, True))
    most = min(most_cards, (_size(pack) - turn_up) // (seats - is_out))
    hand = pick([number for number in (5, *range(1, 5), *range(6, 17)) if number <= most])
    return _Table(seats, together, kind, pack, hand, turn_up, is_out)


def _fits(partners: Partners, seats: int, kind: AuctionKind) -> bool:
    """Whether that many seats can play together so, in such an auction."""
    match partners:
        case Partners.OPPOSITE:
            return seats % 2 == 0 and seats >= 4
        case Partners.CALLED:
            return seats >= 4 and kind is not AuctionKind.FIXED
        case Partners.MAKER_AGAINST_ALL:
            return kind is not AuctionKind.FIXED
        case Partners.NOBODY:
            return True


def _size(pack: PackRules) -> int:
    return 4 * (Rank.ACE - pack.lowest + 1) * pack.copies + (pack.benny is not Benny.NONE)


def _pack(pick: Pick, seats: int, most_copies: int) -> PackRules:
    copies = pick(range(1, most_copies + 1))
    fitting = [
        lowest
        for lowest in (Rank.NINE, *reversed(Rank))
        if lowest <= Rank.JACK and seats + 1 <= 4 * (Rank.ACE - lowest + 1) * copies < _LARGEST_PACK
    ]
    lowest = pick(fitting)
    bennies = [one for one in Benny if one is not Benny.TWO_OF_SPADES or lowest > Rank.TWO]
    return PackRules(lowest=lowest, copies=copies, benny=pick(bennies))


def _deal(pick: Pick, table: _Table, exchange: ExchangeRules) -> DealRules:
    redeal = pick(list(RedealHand))
    has_widow = exchange.widow is Widow.TAKEN
    can_go_under = table.kitty >= 3 and table.hand >= 3 and not has_widow
    return DealRules(
        first_dealer=pick(list(FirstDealer)),
        packets=_packets(pick, table),
        turn_up=table.turn_up,
        redeal=redeal,
        redeals_each=0 if redeal is RedealHand.NONE else pick((0, 1, 2)),
        go_under=pick(list(GoUnder)) if can_go_under else GoUnder.NONE,
    )


def _packets(pick: Pick, table: _Table) -> tuple[tuple[int, ...], ...]:
    """A plan of one to three rounds in which every seat that is dealt cards gets a hand."""
    plan = []
    left = [table.hand] * table.seats
    left[-1] *= not table.dealer_is_out
    for _ in range(pick((1, 0, 2))):
        packet = [pick(range(number + 1)) for number in left]
        left = [number - taken for number, taken in zip(left, packet, strict=True)]
        plan.append(tuple(packet))
    return (*plan, tuple(left))


def _bids(pick: Pick, table: _Table) -> BidRules:
    if not table.has_bids:
        return BidRules()
    return make_bids(
        pick,
        table.hand,
        table.partners,
        has_benny=table.pack.benny is not Benny.NONE,
        dealer_is_out=table.dealer_is_out,
    )


def _may_go_alone(table: _Table) -> bool:
    against_all = table.partners is Partners.MAKER_AGAINST_ALL and not table.has_bids
    return table.is_paired or against_all


def _exchange(pick: Pick, table: _Table, *, can_go_alone: bool) -> ExchangeRules:
    with_best = can_go_alone and table.is_paired and table.seats == 4
    best = pick(list(PartnersBest)) if with_best else PartnersBest.NONE
    has_best = best is not PartnersBest.NONE
    has_widow = table.has_bids and table.kitty <= _LARGEST_WIDOW
    return ExchangeRules(
        pick_up=pick(list(PickUp)),
        may_discard_turn_up=pick((False, True)),
        partners_best=best,
        partners_best_cards=pick(range(1, min(3, table.hand) + 1)) if has_best else 1,
        best_may_be_turn_up=has_best and not table.has_bids and pick((False, True)),
        defenders_best=has_best and pick((False, True)),
        widow=pick(list(Widow)) if has_widow else Widow.UNUSED,
    )


def _entry(pick: Pick, table: _Table, *, alone: bool, can_go_alone: bool) -> EntryRules:
    defences = [one for one in DefendAlone if can_go_alone or one is not DefendAlone.VS_LONE_MAKER]
    with_partner = can_go_alone and table.is_paired and not table.has_bids
    return EntryRules(
        alone=alone,
        partner_may_take_over=with_partner and pick((False, True)),
        defend_alone=pick(defences) if table.is_paired and table.seats == 4 else DefendAlone.NEVER,
        steps=_steps(pick),
        called_card=pick(list(CalledCard)),
        may_drop_out=table.partners is Partners.NOBODY and pick((False, True)),
    )


def _steps(pick: Pick) -> tuple[Step, ...]:
    """The usual order of steps, or any; perhaps only the first of them."""
    if pick((True, False)):
        return EntryRules().steps
    left, steps = list(Step), list[Step]()
    while left:
        steps.append(left.pop(left.index(pick(left))))
    # What was given cannot be taken over, and a lone defender asks after saying so.
    for first, second in (
        (Step.TAKE_OVER, Step.PARTNERS_BEST),
        (Step.DEFEND_ALONE, Step.DEFENDERS_BEST),
    ):
        one, other = sorted((steps.index(first), steps.index(second)))
        steps[one], steps[other] = first, second
    return tuple(steps[: pick(range(len(steps), -1, -1))])


def _auction(pick: Pick, table: _Table, *, can_go_alone: bool) -> AuctionRules:
    is_turned = table.kind is AuctionKind.TURN_UP
    stick = StickTheDealer.OFF if table.has_bids else pick(list(StickTheDealer))
    may_pass_out = (
        (table.is_paired or table.partners is Partners.NOBODY)
        and not table.has_bids
        and (stick is StickTheDealer.OFF or not is_turned)
    )
    no_trump = pick([one for one in NoTrump if one is not NoTrump.WHEN_PASSED_OUT or may_pass_out])
    forced = not table.has_bids and pick((False, True))
    duties = [
        one
        for one in (MustHold if not table.has_bids else (MustHold.NOBODY,))
        if not (forced and is_turned) or one not in (MustHold.CALLER, MustHold.DEALER)
    ]
    turned = [
        one
        for one in BennyTurned
        if one is not BennyTurned.REDEAL or not is_turned or table.pack.benny is not Benny.NONE
    ]
    with_partner = can_go_alone and table.is_paired and not table.has_bids
    return AuctionRules(
        kind=table.kind,
        stick_the_dealer=stick,
        all_pass=pick(list(AllPass)),
        no_trump=no_trump,
        low_no_trump=no_trump is NoTrump.CALLABLE and pick((False, True)),
        dirty_clubs=table.partners is Partners.NOBODY and table.turn_up and pick((False, True)),
        must_hold=pick(duties),
        turned_bower_forces_pick_up=forced,
        canadian_loner=with_partner and pick((False, True)),
        benny_turned=pick(turned),
        benny_suit=pick(list(Suit)),
        blind_maker_may_go_alone=pick((True, False)),
    )


def _score(pick: Pick, table: _Table, *, can_go_alone: bool) -> ScoreRules:
    five = table.hand == 5
    made, euchre = pick((1, 2)), pick((2, 1, 3))
    can_be_shown = table.is_paired and not table.has_bids
    # Without bowers, whether they are there or not.
    of_suit, benny = divmod(_size(table.pack), 4)
    has_five_trumps = table.hand >= 5 and of_suit + benny >= 5
    return ScoreRules(
        made=made,
        march=made + pick((1, 0, 3)),
        euchre=euchre,
        lone_made=pick((1, 0, 2)),
        lone_march=pick((4, 0, 8)),
        jambone=pick((0, 8, 3)) if can_be_shown and can_go_alone else 0,
        jamboree=pick((0, 16, 1)) if can_be_shown and has_five_trumps else 0,
        lone_euchre=pick((2, 0, 4)),
        lone_defender=pick((4, 0, 2)),
        lone_defender_march=pick((4, 0, 8)),
        super_euchre=euchre + pick((0, 2)),
        four_tricks_needed=five and pick((False, True)),
        lone_must_take_all=can_go_alone and pick((False, True)),
        fast_break=five and pick((False, True)),
        four_trick_tokens=five and pick((False, True)),
        set_back=pick((False, True)),
        count_tricks=table.partners is Partners.NOBODY,
        trickless=pick((5, 0, 1)),
    )


def _end(pick: Pick, *, can_go_alone: bool, can_fall: bool) -> EndRules:
    goal = pick(("target", "count_down", "deals"))
    points = pick((10, 1, 2, 3, 5, 11))
    games = pick((1, 2, 3))
    must_stop = can_fall or goal == "deals"
    return EndRules(
        target=points if goal == "target" else 0,
        count_down=points if goal == "count_down" else 0,
        deals=pick((8, 1, 3) if must_stop else (0, 1, 3, 8)),
        must_earn=pick((False, True)),
        tie=pick(list(Tie)),
        lone_march_wins=can_go_alone and goal != "deals" and pick((False, True)),
        games=games,
        laps=goal != "deals" and pick((False, True)),
        slam=pick((False, True)),
        rubber=games > 1 and pick((False, True)),
    )
