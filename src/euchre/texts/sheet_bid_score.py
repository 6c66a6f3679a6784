"""Rule sheet: what a bid scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from euchre.rules import BidPay, Partners, Rules, Rung
from euchre.texts import in_force
from euchre.texts.text import Text, yes_no

__all__ = ["sentences", "table"]


def table(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """A heading, then for each bid, or several alike, what it wins and loses."""
    made, failed = _HEADINGS[rules.bids.pay]
    yield (Text("sheet-bid-column"), Text("sheet-tricks-column"), made, failed)
    forced = in_force.forced_off_ladder(rules)
    rungs = (*filter(None, [forced]), *rules.bids.ladder)
    for _, alike in groupby(enumerate(rungs), key=lambda one: _row_of(one[0], one[1], forced)):
        found = [rung for _, rung in alike]
        first, last = found[0], found[-1]
        yield (
            _bids(first, last, is_forced=first is forced),
            _tricks(first, last),
            _made(rules, first, last),
            _failed(rules, first, last),
        )


def _row_of(at: int, rung: Rung, forced: Rung | None) -> object:
    """What is the same for bids that stand in one row: numbers that follow on each other."""
    if rung.name or rung is forced:
        return rung.label
    return (rung.tricks - at, replace(rung, tricks=1))


def _bids(first: Rung, last: Rung, *, is_forced: bool) -> Text:
    if is_forced:
        return Text.of("sheet-forced-bid", bid=first.label)
    if first is last:
        return Text.of("sheet-bid", bid=first.label)
    return Text.of("sheet-bids-from-to", low=first.tricks, high=last.tricks)


def _tricks(first: Rung, last: Rung) -> Text:
    if first is not last:
        return Text("sheet-as-many-tricks")
    if not first.tricks:
        return Text("sheet-none-of-the-tricks")
    return Text.of("value-number", n=first.tricks)


def _made(rules: Rules, first: Rung, last: Rung) -> Text:
    if rules.bids.pay is BidPay.TRICKS:
        if first.win:
            return Text.of("value-number", n=first.win)
        return Text.of("sheet-point-a-trick", bonus=rules.bids.bonus)
    several = first is not last and not first.win
    return Text.of("sheet-figure", n=first.win or first.tricks, bid=yes_no(several))


def _failed(rules: Rules, first: Rung, last: Rung) -> Text:
    several = first is not last and not first.lose
    is_lost = rules.bids.pay in (BidPay.TRICKS, BidPay.MAKER_ONLY)
    key = "sheet-lost" if is_lost else "sheet-figure"
    return Text.of(key, n=first.lose or first.tricks, bid=yes_no(several))


_HEADINGS = {
    BidPay.TRICKS: (Text("sheet-made-column"), Text("sheet-failed-column")),
    BidPay.MAKER_ONLY: (Text("sheet-made-column"), Text("sheet-failed-column")),
    BidPay.STAKES: (Text("sheet-made-from-each"), Text("sheet-failed-to-each")),
    BidPay.WINNERS: (Text("sheet-made-to-makers"), Text("sheet-failed-to-others")),
}
"""What stands above what a bid wins and loses: from or to whom, where that is not the maker."""


def sentences(rules: Rules) -> Iterator[Text]:
    """What the table does not say."""
    bids = rules.bids
    match rules.partners:
        case Partners.OPPOSITE:
            kind = "sides"
        case Partners.CALLED:
            kind = "called"
        case _:
            kind = "each"
    yield Text.of(f"sheet-pay-{bids.pay.value}", kind=kind)
    if bids.pay is BidPay.TRICKS and in_force.may_choose_alone(rules) and bids.lone_factor > 1:
        yield Text.of("sheet-lone-factor", n=bids.lone_factor)
    if in_force.has_forced_half(rules):
        yield Text.of("sheet-forced-half", forced=bids.forced.value)
    if bids.pool:
        yield Text.of("sheet-pool", n=bids.pool, tricks=rules.hand_size)
