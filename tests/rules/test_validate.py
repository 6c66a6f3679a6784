"""Rules that make no game are refused with a reason, and those that do are let through."""

from __future__ import annotations

import pytest

from euchre.rules import (
    AuctionKind,
    AuctionRules,
    BidRules,
    DealRules,
    EndRules,
    EntryRules,
    Rules,
    Rung,
    Value,
    contradictions,
    from_plain,
    preset,
    replace,
    to_plain,
)


def test_no_order_of_steps_is_the_usual_one() -> None:
    """Steps that are not listed come in their usual order, so that none need be."""
    rules = Rules(entry=EntryRules(steps=()))

    assert rules.steps == Rules(entry=EntryRules()).steps
    assert from_plain(to_plain(rules)) == rules


@pytest.mark.parametrize(
    ("ladder", "key"),
    [
        ((), "rules-ladder-unclear"),
        ((Rung(3), Rung(3)), "rules-ladder-unclear"),
        ((Rung(3, only_over_last=True),), "rules-ladder-unclear"),
        ((Rung(17),), "rules-out-of-range"),
        ((Rung(3, win=1000),), "rules-out-of-range"),
        ((Rung(3, lose=-1),), "rules-out-of-range"),
        ((Rung(3, alone=True, cards=10),), "rules-out-of-range"),
    ],
)
def test_ladders_that_cannot_be_climbed(ladder: tuple[Rung, ...], key: str) -> None:
    """They are refused whatever the auction, and nothing stumbles over them."""
    bids = BidRules(ladder=ladder)
    with_bids = Rules(
        auction=AuctionRules(kind=AuctionKind.BIDS),
        deal=DealRules(turn_up=False),
        end=EndRules(deals=9),
        bids=bids,
    )
    for wrong in (Rules(bids=bids), with_bids):
        assert {one.key for one in contradictions(wrong)} == {key}


def test_a_pool_costs_points() -> None:
    """Where each pays into a pool scores fall, so that a target alone need not end a game."""
    pool: dict[str, Value | str] = {"bids.pay": "winners", "bids.pool": 1, "end.target": 10}
    assert replace(preset("nap52").rules, pool).end.deals
    told = {**to_plain(preset("nap52").rules), **pool, "end.deals": 0}

    with pytest.raises(ValueError, match="rules-needs-deal-limit"):
        from_plain(told)


def test_misere_cannot_be_bid_where_each_trick_is_a_point() -> None:
    """Who takes no trick there pays for it, whatever was bid."""
    ladder = "2/misere0+3-3/4"
    assert replace(preset("nap52").rules, {"bids.ladder": ladder}).bids.ladder
    told = {**to_plain(preset("buck24-bids").rules), "bids.ladder": ladder}

    with pytest.raises(ValueError, match="rules-stakes-need-one-maker"):
        from_plain(told)
