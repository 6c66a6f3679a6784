"""How a deal ended, why, and what it scored."""

from __future__ import annotations

from euchre.cards import Seat, trump_letter
from euchre.game import Contract, DealResult, Outcome, Public, Redeal, lost_by_bid, won_by_bid
from euchre.rules import BidPay, Partners, Rules
from euchre.texts.bids import trump_said
from euchre.texts.parties import owner, partners_in, party, tricks_of
from euchre.texts.reader import Reader
from euchre.texts.text import Text

__all__ = ["pool_won", "result_headline", "result_why", "scored_texts"]


def result_headline(reader: Reader, public: Public, result: DealResult) -> Text:
    """How a deal ended, in a few words."""
    key = f"result-{result.outcome.value.replace('_', '-')}"
    rules, contract = public.rules, result.contract
    if contract is not None and contract.maker is not None:
        if _all_dropped_out(public):
            return Text("result-dropped-out")
        makers = _makers_are(reader, rules, result, contract.maker)
        number = tricks_of(rules, result, contract.maker)
        if contract.bid is not None:
            return Text.of(key, makers=makers, n=number, bid=contract.bid.label)
        return Text.of(key, makers=makers, n=number)
    if result.outcome is Outcome.FORFEITED:
        return Text.of(key, **reader.who(result.dealer))
    if contract is None or result.outcome is Outcome.COUNTED:
        return Text(key)
    if contract.trump is not None:
        key = "result-fixed-march" if result.outcome is Outcome.NO_MAKER_MARCH else "result-fixed"
    best = max(result.points)
    if reader.seat is None or not best:
        return Text.of(key, winners="none")
    ours = result.points[rules.scorer(reader.seat)] == best
    return Text.of(key, winners="us" if ours else "them")


def _all_dropped_out(public: Public) -> bool:
    """Whether nobody stayed to play against the maker."""
    return public.rules.entry.may_drop_out and len(public.active) == 1


def _makers_are(reader: Reader, rules: Rules, result: DealResult, maker: Seat) -> str:
    """``us``, ``them``, or ``other`` where the reader plays neither with nor against them."""
    if reader.seat is None:
        return "other"
    if reader.seat in (maker, *partners_in(rules, result, maker)):
        return "us"
    return "other" if rules.partners is Partners.NOBODY else "them"


def result_why(reader: Reader, public: Public, result: DealResult) -> Text:
    """One sentence of why a deal ended so."""
    contract, rules = result.contract, public.rules
    if contract is None:
        return _why_unplayed(reader, public, result)
    if contract.maker is not None:
        return _why_made(reader, public, result, contract, contract.maker)
    if result.outcome is Outcome.COUNTED:
        return Text.of("why-counted", suit=trump_letter(contract.trump))
    best = max(result.points)
    if not best:
        return Text.of("why-equal", n=rules.hand_size // 2)
    first = result.points.index(best)
    who = party(reader, first, rules.partners_of(first))
    return Text.of("why-no-maker", n=tricks_of(rules, result, first), **who)


def _why_made(
    reader: Reader, public: Public, result: DealResult, contract: Contract, maker: Seat
) -> Text:
    rules = public.rules
    partners = () if contract.alone else partners_in(rules, result, maker)
    who = party(reader, maker, partners)
    suit, number = trump_said(rules, contract), tricks_of(rules, result, maker)
    if result.outcome is Outcome.JAMBOREE:
        return Text.of("why-jamboree", suit=suit or "N", **who)
    dropped = _all_dropped_out(public)
    if contract.bid is not None:
        bid = contract.bid.label
        if dropped:
            return Text.of("why-bid-dropped", bid=bid, suit=suit or "N", **who)
        return Text.of("why-bid", bid=bid, suit=suit or "none", n=number, **who)
    if dropped:
        return Text.of("why-dropped", suit=suit or "N", **who)
    return Text.of("why-played", suit=suit or "N", n=number, **who)


def _why_unplayed(reader: Reader, public: Public, result: DealResult) -> Text:
    match result.outcome:
        case Outcome.PASSED_OUT:
            deals_next = result.dealer if public.next_dealer is None else public.next_dealer
            return Text.of("why-passed-out", **reader.who(deals_next))
        case Outcome.THROWN_IN:
            threw = [call.seat for call in public.calls if isinstance(call.action, Redeal)]
            return Text.of("why-thrown-in", **reader.who(threw[0] if threw else result.dealer))
        case Outcome.BENNY_TURNED:
            return Text("why-benny-turned")
        case _:
            return Text.of("why-forfeited", **reader.who(result.dealer))


def scored_texts(reader: Reader, public: Public, result: DealResult) -> tuple[Text, ...]:
    """Who scored how much in a deal: a sentence for each who did, or one for stakes.

    What goes into a pool or comes out of it is told by :func:`euchre.texts.scores.end_notes`.
    """
    rules, contract = public.rules, result.contract
    is_for_stakes = rules.bids.pay is BidPay.STAKES and not rules.score.count_tricks
    if is_for_stakes and contract is not None and contract.bid is not None:
        made = result.outcome is Outcome.BID_MADE
        key = "score-stakes-won" if made else "score-stakes-lost"
        points = won_by_bid(contract.bid) if made else lost_by_bid(contract.bid)
        return (Text.of(key, points=points, **reader.who(contract.maker or 0)),)
    return tuple(
        _scored(reader, rules, scorer, points)
        for scorer, points in enumerate(_without_pool(public, result))
        if points
    )


def _without_pool(public: Public, result: DealResult) -> tuple[int, ...]:
    """The points of a deal without what went into the pool and came out of it."""
    stake = public.rules.bids.pool if result.outcome is not Outcome.THROWN_IN else 0
    won = pool_won(public, result)
    return tuple(
        points + stake - (won[1] if won is not None and won[0] == scorer else 0)
        for scorer, points in enumerate(result.points)
    )


def pool_won(public: Public, result: DealResult) -> tuple[Seat, int] | None:
    """Who took the pool with a deal that is just over, and how much; None if nobody did."""
    rules, contract = public.rules, result.contract
    if (
        not rules.bids.pool
        or result.outcome is not Outcome.BID_MADE
        or contract is None
        or contract.bid is None
        or contract.maker is None
        or contract.bid.tricks != rules.hand_size
    ):
        return None
    by_bid = won_by_bid(contract.bid)
    if rules.bids.pay is BidPay.STAKES:
        by_bid *= rules.scorers - 1
    return contract.maker, result.points[contract.maker] - by_bid + rules.bids.pool


def _scored(reader: Reader, rules: Rules, scorer: int, points: int) -> Text:
    key = "score-points" if points > 0 else "score-points-lost"
    return Text.of(key, points=abs(points), **owner(reader, rules, scorer))
