"""What a bid scores, and what each seat scores that plays for itself."""

from __future__ import annotations

from euchre.game.public import Contract, Outcome, Public
from euchre.rules import BidPay, Rung

__all__ = ["bid_points", "counted_points", "lost_by_bid", "pool_points", "won_by_bid"]


def won_by_bid(bid: Rung) -> int:
    """The figure that a bid is worth if made, where it is not paid by the trick."""
    return bid.win or bid.tricks


def lost_by_bid(bid: Rung) -> int:
    """The figure that a failed bid costs."""
    return bid.lose or bid.tricks


def bid_points(public: Public, outcome: Outcome) -> tuple[int, ...]:
    """Points of each scorer for a contract that was bid, made or lost."""
    contract, rules = public.contract, public.rules
    if contract is None or contract.bid is None:
        return (0,) * rules.scorers
    bid, made = contract.bid, outcome is Outcome.BID_MADE
    makers = {rules.scorer(seat) for seat in range(rules.players) if public.side(seat) == 0}
    figure = won_by_bid(bid) if made else lost_by_bid(bid)
    match rules.bids.pay:
        case BidPay.TRICKS:
            makers_points = _of_makers(public, contract, made=made)
            by_scorer = _tricks_of_scorers(public)
            return tuple(
                makers_points if scorer in makers else tricks
                for scorer, tricks in enumerate(by_scorer)
            )
        case BidPay.WINNERS:
            return tuple(figure * ((scorer in makers) == made) for scorer in range(rules.scorers))
        case BidPay.MAKER_ONLY:
            signed = figure if made else -figure
            own = rules.scorer(contract.maker or 0)
            return tuple(signed * (scorer == own) for scorer in range(rules.scorers))
        case BidPay.STAKES:
            signed = figure if made else -figure
            opponents = rules.scorers - 1
            return tuple(
                signed * opponents if scorer in makers else -signed
                for scorer in range(rules.scorers)
            )


def _of_makers(public: Public, contract: Contract, *, made: bool) -> int:
    """Points of the makers where tricks are paid."""
    rules, bid = public.rules, contract.bid
    if bid is None:
        return 0
    if made:
        tricks = sum(n for seat, n in enumerate(public.taken) if public.side(seat) == 0)
        points = bid.win or tricks + rules.bids.bonus
    else:
        points = -lost_by_bid(bid)
        if contract.forced and rules.bids.forced_loses_half:
            points = -((lost_by_bid(bid) + 1) // 2)
    named_alone = contract.alone and not bid.alone
    return points * rules.bids.lone_factor if named_alone else points


def _tricks_of_scorers(public: Public) -> tuple[int, ...]:
    rules = public.rules
    return tuple(
        sum(public.taken[seat] for seat in rules.seats_of(scorer))
        for scorer in range(rules.scorers)
    )


def counted_points(public: Public, outcome: Outcome) -> tuple[int, ...]:
    """Points of each seat that plays for itself: its tricks, or what taking none costs.

    A maker who fails pays the same; who dropped out neither scores nor pays.
    """
    penalty = -public.rules.score.trickless
    failed = public.contract.maker if public.contract and outcome.is_euchre else None
    return tuple(
        0 if seat in public.sits_out else penalty if seat == failed or not tricks else tricks
        for seat, tricks in enumerate(public.taken)
    )


def pool_points(public: Public, outcome: Outcome) -> tuple[tuple[int, ...], int]:
    """What the pool costs and pays each scorer in this deal, and what is in it afterwards."""
    rules, stake = public.rules, public.rules.bids.pool
    paid = [-stake] * rules.scorers
    pool = public.standing.pool + stake * rules.scorers
    contract = public.contract
    if (
        outcome is Outcome.BID_MADE
        and contract is not None
        and contract.bid is not None
        and contract.maker is not None
        and contract.bid.tricks == rules.hand_size
    ):
        paid[rules.scorer(contract.maker)] += pool
        pool = 0
    return tuple(paid), pool
