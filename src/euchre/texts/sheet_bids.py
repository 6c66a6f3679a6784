"""Rule sheet: the auction of bids."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import BidName, ForcedBid, RedealHand, Rules, Rung, TrumpSaid
from euchre.texts import in_force
from euchre.texts.ladder import bid_name
from euchre.texts.text import Text, listed, yes_no

__all__ = ["bidding", "words"]


def bidding(rules: Rules) -> Iterator[Text]:
    """What may be bid, how long, by whom; who has to; and when trump is said."""
    bids = rules.bids
    yield Text(f"sheet-bids-{bids.rounds.value}")
    if rules.deals_dealer_out:
        yield Text("sheet-bids-dealer-out")
    yield Text.of(
        "sheet-bids-ladder",
        bids=listed([bid_name(one) for one in bids.ladder]),
        paired=yes_no(in_force.is_paired(rules)),
    )
    yield from _meanings(rules)
    yield from _trump(rules)
    yield from _when_all_pass(rules)
    if in_force.may_choose_alone(rules):
        yield Text.of("sheet-bids-alone", n=rules.players // 2 - 1)
    elif in_force.is_paired(rules) and not in_force.has_lone_maker(rules):
        yield Text("sheet-never-alone")
    if (
        in_force.has_benny(rules)
        and rules.deal.turn_up
        and rules.deal.redeal is RedealHand.NO_ACE_NO_FACE_NO_TRUMP
    ):
        suit = rules.auction.benny_suit.letter
        yield Text.of("sheet-bids-benny-turned", suit=suit)


def _meanings(rules: Rules) -> Iterator[Text]:
    """What bids mean that are more than a number of tricks."""
    below: Rung | None = None
    for rung in rules.bids.ladder:
        every = yes_no(rung.tricks == rules.hand_size)
        if rung.alone:
            yield Text.of(
                "sheet-bid-alone",
                bid=rung.label,
                n=rung.tricks,
                every=every,
                cards=rung.cards,
                others=rules.players // 2 - 1,
            )
        elif rung.name is BidName.MISERE:
            yield Text.of("sheet-bid-misere", bid=rung.label)
        elif rung.name:
            higher = yes_no(below is not None and _is_same_at_higher_stake(rung, below))
            yield Text.of(
                "sheet-bid-tricks", bid=rung.label, n=rung.tricks, every=every, higher=higher
            )
        if rung.only_over_last and below is not None:
            yield Text.of("sheet-bid-over-last", bid=rung.label, last=below.label)
        below = rung


def _is_same_at_higher_stake(rung: Rung, below: Rung) -> bool:
    stakes = (rung.win, rung.lose), (below.win, below.lose)
    return rung.tricks == below.tricks and not below.alone and max(stakes) == stakes[0]


def _trump(rules: Rules) -> Iterator[Text]:
    if not in_force.has_bids_with_trump(rules):
        return
    yield Text(f"sheet-bids-trump-{rules.bids.trump.value}")
    if in_force.may_play_without_trump(rules):
        low = rules.auction.low_no_trump
        yield Text("sheet-bids-no-trump-low" if low else "sheet-bids-no-trump")


def _when_all_pass(rules: Rules) -> Iterator[Text]:
    n = rules.bids.forced_bid
    match rules.bids.forced:
        case ForcedBid.DEALER:
            below = yes_no(in_force.forced_off_ladder(rules) is not None)
            yield Text.of("sheet-bids-forced-dealer", n=n, below=below)
        case ForcedBid.JOKER_HOLDER:
            yield Text.of("sheet-bids-forced-joker", n=n)
        case ForcedBid.NOBODY:
            yield Text(f"sheet-bids-passed-out-{rules.auction.all_pass.value}")
    if rules.bids.forced is ForcedBid.JOKER_HOLDER and in_force.may_pass_out(rules):
        yield Text(f"sheet-bids-joker-hidden-{rules.auction.all_pass.value}")


def words(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """Who says what."""
    example = _example(rules)
    with_bid = rules.bids.trump is TrumpSaid.WITH_BID
    says = Text.of("sheet-says-bid-in" if with_bid else "sheet-says-bid", bid=example.label)
    yield (Text("sheet-words-bid"), says)
    no_trump, low = in_force.may_play_without_trump(rules), rules.auction.low_no_trump
    if no_trump and with_bid:
        key = "sheet-says-bid-low" if low else "sheet-says-bid-no-trump"
        yield (Text("sheet-words-bid-no-trump"), Text.of(key, bid=example.label))
    yield (Text("sheet-words-decline"), Text("sheet-says-pass"))
    if rules.bids.trump is TrumpSaid.AFTER and in_force.has_bids_with_trump(rules):
        yield (Text("sheet-words-name"), Text("sheet-says-name"))
        if no_trump:
            key = "sheet-says-name-low" if low else "sheet-says-name-no-trump"
            yield (Text("sheet-words-name-no-trump"), Text(key))


def _example(rules: Rules) -> Rung:
    """A bid to show how bids are said."""
    numbers = [one for one in rules.bids.ladder if not one.name]
    return (numbers or rules.bids.ladder)[:2][-1]
