"""Random valid rules over every option, made by a function that picks from a list.

The same maker serves Hypothesis (which shrinks towards the first of each list) and a
random generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from euchre.cards import Rank, Suit
from euchre.rules import (
    AllPass,
    AuctionRules,
    Benny,
    BennyTurned,
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
    validate,
)

__all__ = ["Pick", "make_rules"]

T = TypeVar("T")

_LARGEST_PACK = 64


class Pick(Protocol):
    """Picks one of a list; the first is the simplest. ``random.Random.choice`` is one."""

    def __call__(self, among: Sequence[T], /) -> T:
        """One of ``among``."""


def make_rules(
    pick: Pick, players: Sequence[int] = (4, 2, 3, 6, 5, 7, 8), most_cards: int = 6
) -> Rules:
    """Valid rules; ``most_cards`` is the largest hand.

    Every value of every option can come up, but for a pack without a turned card (which
    no auction knows yet) and numbers beyond what a test has time for.
    """
    seats = pick(players)
    can_pair = seats % 2 == 0 and seats >= 4
    partners = (
        pick((Partners.OPPOSITE, Partners.MAKER_AGAINST_ALL))
        if can_pair
        else Partners.MAKER_AGAINST_ALL
    )
    paired = partners is Partners.OPPOSITE
    pack = _pack(pick, seats)
    size = _size(pack)
    most = min(most_cards, (size - 1) // seats)
    hand = pick([number for number in (5, 1, 2, 3, 4, 6, 7, 8) if number <= most])
    rules = Rules(
        players=seats,
        partners=partners,
        pack=pack,
        deal=_deal(pick, seats, hand, size - seats * hand - 1),
        play=PlayRules(
            bowers=pick((True, False)),
            leader=pick(list(Leader)),
            last_equal_card_wins=pick((False, True)),
        ),
    )
    entry, exchange = _entry(pick, seats, hand, paired=paired)
    return validate(
        Rules(
            players=seats,
            partners=partners,
            pack=pack,
            deal=rules.deal,
            play=rules.play,
            auction=_auction(pick, pack, paired=paired, alone=entry.alone),
            entry=entry,
            exchange=exchange,
            score=_score(pick, hand, alone=entry.alone),
            end=_end(pick, alone=entry.alone),
        )
    )


def _size(pack: PackRules) -> int:
    return 4 * (Rank.ACE - pack.lowest + 1) * pack.copies + (pack.benny is not Benny.NONE)


def _pack(pick: Pick, seats: int) -> PackRules:
    copies = pick((1, 2))
    fitting = [
        lowest
        for lowest in (Rank.NINE, *reversed(Rank))
        if lowest <= Rank.JACK and seats + 1 <= 4 * (Rank.ACE - lowest + 1) * copies < _LARGEST_PACK
    ]
    lowest = pick(fitting)
    bennies = [one for one in Benny if one is not Benny.TWO_OF_SPADES or lowest > Rank.TWO]
    return PackRules(lowest=lowest, copies=copies, benny=pick(bennies))


def _deal(pick: Pick, seats: int, hand: int, kitty: int) -> DealRules:
    redeal = pick(list(RedealHand))
    can_go_under = kitty >= 3 and hand >= 3
    return DealRules(
        first_dealer=pick(list(FirstDealer)),
        packets=_packets(pick, seats, hand),
        redeal=redeal,
        redeals_each=0 if redeal is RedealHand.NONE else pick((0, 1, 2)),
        go_under=pick(list(GoUnder)) if can_go_under else GoUnder.NONE,
    )


def _packets(pick: Pick, seats: int, hand: int) -> tuple[tuple[int, ...], ...]:
    """A plan of one to three rounds in which every seat gets ``hand`` cards in the end."""
    plan = []
    left = [hand] * seats
    for _ in range(pick((1, 0, 2))):
        packet = [pick(range(number + 1)) for number in left]
        left = [number - taken for number, taken in zip(left, packet, strict=True)]
        plan.append(tuple(packet))
    return (*plan, tuple(left))


def _entry(pick: Pick, seats: int, hand: int, *, paired: bool) -> tuple[EntryRules, ExchangeRules]:
    alone = paired and pick((True, False))
    with_best = alone and seats == 4
    best = pick(list(PartnersBest)) if with_best else PartnersBest.NONE
    has_best = best is not PartnersBest.NONE
    defences = [one for one in DefendAlone if alone or one is not DefendAlone.VS_LONE_MAKER]
    defend = pick(defences) if paired and seats == 4 else DefendAlone.NEVER
    steps = list(pick(((*EntryRules().steps,), tuple(_shuffled(pick, list(Step))))))
    # What was given cannot be taken over, and a lone defender asks after saying so.
    for first, second in (
        (Step.TAKE_OVER, Step.PARTNERS_BEST),
        (Step.DEFEND_ALONE, Step.DEFENDERS_BEST),
    ):
        one, other = sorted((steps.index(first), steps.index(second)))
        steps[one], steps[other] = first, second
    entry = EntryRules(
        alone=alone,
        partner_may_take_over=alone and pick((False, True)),
        defend_alone=defend,
        steps=tuple(steps),
    )
    exchange = ExchangeRules(
        pick_up=pick((PickUp.MANDATORY, PickUp.OPTIONAL)),
        may_discard_turn_up=pick((False, True)),
        partners_best=best,
        partners_best_cards=pick(range(1, min(3, hand) + 1)) if has_best else 1,
        best_may_be_turn_up=has_best and pick((False, True)),
        defenders_best=has_best and defend is not DefendAlone.NEVER and pick((False, True)),
    )
    return entry, exchange


def _shuffled(pick: Pick, steps: list[Step]) -> list[Step]:
    made = []
    while steps:
        made.append(steps.pop(steps.index(pick(steps))))
    return made


def _auction(pick: Pick, pack: PackRules, *, paired: bool, alone: bool) -> AuctionRules:
    stick = pick(list(StickTheDealer))
    no_trumps = [
        one
        for one in NoTrump
        if one is not NoTrump.WHEN_PASSED_OUT or (paired and stick is StickTheDealer.OFF)
    ]
    forced = pick((False, True))
    duties = [
        one for one in MustHold if not forced or one not in (MustHold.CALLER, MustHold.DEALER)
    ]
    turned = [
        one for one in BennyTurned if one is not BennyTurned.REDEAL or pack.benny is not Benny.NONE
    ]
    return AuctionRules(
        stick_the_dealer=stick,
        all_pass=pick(list(AllPass)),
        no_trump=pick(no_trumps),
        must_hold=pick(duties),
        turned_bower_forces_pick_up=forced,
        canadian_loner=alone and pick((False, True)),
        benny_turned=pick(turned),
        benny_suit=pick(list(Suit)),
        blind_maker_may_go_alone=pick((True, False)),
    )


def _score(pick: Pick, hand: int, *, alone: bool) -> ScoreRules:
    five = hand == 5
    made, euchre = pick((1, 2)), pick((2, 1, 3))
    return ScoreRules(
        made=made,
        march=made + pick((1, 0, 3)),
        euchre=euchre,
        lone_made=pick((1, 0, 2)),
        lone_march=pick((4, 0, 8)),
        lone_euchre=pick((2, 0, 4)),
        lone_defender=pick((4, 0, 2)),
        lone_defender_march=pick((4, 0, 8)),
        super_euchre=euchre + pick((0, 2)),
        four_tricks_needed=five and pick((False, True)),
        lone_must_take_all=alone and pick((False, True)),
        fast_break=five and pick((False, True)),
        four_trick_tokens=five and pick((False, True)),
    )


def _end(pick: Pick, *, alone: bool) -> EndRules:
    by_deals = pick((False, True))
    games = pick((1, 2, 3))
    return EndRules(
        target=0 if by_deals else pick((10, 1, 2, 3, 5, 11)),
        deals=pick((1, 3, 8)) if by_deals else 0,
        tie=pick(list(Tie)),
        lone_march_wins=alone and not by_deals and pick((False, True)),
        games=games,
        laps=not by_deals and pick((False, True)),
        slam=pick((False, True)),
        rubber=games > 1 and pick((False, True)),
    )
