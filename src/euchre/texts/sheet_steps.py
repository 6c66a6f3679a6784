"""Rule sheet: what comes between the auction and the first lead."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import CalledCard, PartnersBest, Rules, Step
from euchre.texts import in_force
from euchre.texts.text import Text, yes_no

__all__ = ["steps"]


def steps(rules: Rules) -> Iterator[Text]:
    """Every step that may come, in the order of the rules; first and last what a maker shows."""
    shows = in_force.is_by_turned_card(rules)
    if shows and rules.score.jambone:
        yield Text("sheet-jambone")
    yield from _steps_taken(rules)
    if shows and rules.score.jamboree:
        yield Text.of("sheet-jamboree", points=rules.score.jamboree)


def _steps_taken(rules: Rules) -> Iterator[Text]:
    for step in in_force.steps_taken(rules):
        match step:
            case Step.TAKE_OVER:
                yield Text("sheet-take-over")
            case Step.DEFEND_ALONE:
                yield Text(f"sheet-defend-alone-{rules.entry.defend_alone.value}")
            case Step.PICK_UP:
                yield from _pick_up(rules)
            case Step.PARTNERS_BEST:
                yield from _partners_best(rules)
            case Step.DEFENDERS_BEST:
                yield Text.of("sheet-defenders-best", n=rules.exchange.partners_best_cards)
            case Step.WIDOW:
                yield Text.of("sheet-widow-taken", n=rules.widow_size)
            case Step.CALL_PARTNER:
                yield from _call_partner(rules)
            case Step.STAY:
                yield Text("sheet-stay")


def _pick_up(rules: Rules) -> Iterator[Text]:
    exchange = rules.exchange
    yield Text(f"sheet-pick-up-{exchange.pick_up.value}")
    may = exchange.may_discard_turn_up
    yield Text("sheet-discard-any" if may else "sheet-discard-other")
    if in_force.has_lone_maker(rules) or in_force.has_lone_defender(rules):
        yield Text("sheet-dealer-sits-out")


def _partners_best(rules: Rules) -> Iterator[Text]:
    exchange = rules.exchange
    first = exchange.partners_best
    if rules.has_bids and any(rung.cards for rung in rules.bids.ladder):
        discards_first = first is PartnersBest.DISCARD_FIRST
        yield Text("sheet-bid-best-discard" if discards_first else "sheet-bid-best-receive")
    if in_force.may_choose_alone(rules):
        yield Text.of(f"sheet-partners-best-{first.value}", n=exchange.partners_best_cards)
    if exchange.best_may_be_turn_up:
        yield Text("sheet-best-turn-up")


def _call_partner(rules: Rules) -> Iterator[Text]:
    is_ace = rules.entry.called_card is CalledCard.ACE
    yield Text("sheet-call-ace" if is_ace else "sheet-call-card")
    yield Text.of("sheet-called-alone", kitty=yes_no(bool(rules.kitty_size)))
