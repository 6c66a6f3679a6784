"""Random auctions of bids: ladders of numbers and names, and all that is settled about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from euchre.rules import BidName, BidPay, BidRounds, BidRules, ForcedBid, Partners, Rung, TrumpSaid

__all__ = ["Pick", "make_bids", "make_ladder", "with_cards"]

T = TypeVar("T")

_FIGURES = (0, 1, 5, 10, 24)


class Pick(Protocol):
    """Picks one of a list; the first is the simplest. ``random.Random.choice`` is one."""

    def __call__(self, among: Sequence[T], /) -> T:
        """One of ``among``."""


def make_bids(
    pick: Pick, hand: int, partners: Partners, *, has_benny: bool, dealer_is_out: bool
) -> BidRules:
    """An auction of bids for hands of that size."""
    against_all = partners is Partners.MAKER_AGAINST_ALL
    no_first_lead = partners is Partners.CALLED
    trumps = [one for one in TrumpSaid if not (no_first_lead and one is TrumpSaid.FIRST_LEAD)]
    pays = [one for one in BidPay if against_all or one is not BidPay.STAKES]
    forced = {ForcedBid.DEALER: not dealer_is_out, ForcedBid.JOKER_HOLDER: has_benny}
    return BidRules(
        ladder=make_ladder(pick, hand, partners),
        rounds=pick(list(BidRounds)),
        trump=pick(trumps),
        forced=pick([one for one in ForcedBid if forced.get(one, True)]),
        forced_bid=pick(range(1, hand + 1)),
        forced_loses_half=pick((False, True)),
        misere_no_trump=pick((False, True)),
        pay=pick(pays),
        bonus=pick((0, 2)),
        lone_factor=pick((1, 2)),
        pool=pick((0, 1, 3)) if against_all else 0,
    )


def make_ladder(pick: Pick, hand: int, partners: Partners) -> tuple[Rung, ...]:
    """A ladder of numbers, with up to four named bids anywhere on it."""
    lone = partners is Partners.OPPOSITE
    barred = {BidName.TRICKS} | ({BidName.MISERE} if partners is Partners.NOBODY else set())
    numbers = [Rung(tricks) for tricks in range(1, hand + 1)]
    numbers = numbers[pick(range(len(numbers))) :]
    ladder = [_with_figures(pick, one) for one in numbers]
    names = [one for one in BidName if one not in barred]
    for _ in range(pick((0, 1, 2, 4))):
        name = names.pop(names.index(pick(names)))
        tricks = 0 if name is BidName.MISERE else pick((hand, *range(1, hand)))
        rung = _with_figures(pick, Rung(tricks, name, alone=lone and pick((False, True))))
        at = pick(range(len(ladder), -1, -1))
        is_over = at > 0 and pick((False, True))
        ladder.insert(at, replace(rung, only_over_last=is_over))
    # What has come to stand lowest has nothing below it.
    return (replace(ladder[0], only_over_last=False), *ladder[1:])


def _with_figures(pick: Pick, rung: Rung) -> Rung:
    """The bid with what it wins and loses; misère has no number of tricks to go by."""
    figures = _FIGURES[1:] if rung.name is BidName.MISERE else _FIGURES
    return replace(rung, win=pick(figures), lose=pick(figures))


def with_cards(pick: Pick, ladder: tuple[Rung, ...], most: int) -> tuple[Rung, ...]:
    """The ladder on which lone bids may come with an exchange of up to ``most`` cards."""
    return tuple(
        replace(rung, cards=pick(range(most + 1))) if rung.alone else rung for rung in ladder
    )
