"""Rule sheet: making trump, and what comes before the first lead."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import (
    Benny,
    DefendAlone,
    MustHold,
    NoTrump,
    Partners,
    PartnersBest,
    Rules,
    Step,
    StickTheDealer,
)
from euchre.texts.text import Text, yes_no
from euchre.texts.unused import is_unused

__all__ = ["auction", "steps", "words"]


def auction(rules: Rules) -> Iterator[Text]:
    """Both rounds, and every rule about who may say what."""
    yield Text("sheet-round-one")
    yield from _first_round(rules)
    yield Text("sheet-round-two")
    if rules.auction.no_trump is NoTrump.CALLABLE:
        yield Text("sheet-no-trump-callable")
    yield from _when_all_pass(rules)
    if rules.auction.must_hold is not MustHold.NOBODY:
        benny = yes_no(rules.pack.benny is not Benny.NONE)
        yield Text.of(f"sheet-must-hold-{rules.auction.must_hold.value}", benny=benny)
    if rules.entry.alone:
        yield Text.of("sheet-alone", n=rules.players // 2 - 1)
    elif rules.partners is Partners.OPPOSITE:
        yield Text("sheet-never-alone")
    if rules.pack.benny is not Benny.NONE:
        yield from _turned_benny(rules)


def _first_round(rules: Rules) -> Iterator[Text]:
    if rules.auction.canadian_loner:
        yield Text("sheet-canadian-loner")
    if rules.auction.turned_bower_forces_pick_up:
        yield Text("sheet-turned-bower")


def _when_all_pass(rules: Rules) -> Iterator[Text]:
    match rules.auction.stick_the_dealer:
        case StickTheDealer.STICK:
            yield Text("sheet-stick")
        case StickTheDealer.STICK_OR_PAY:
            paired = rules.partners is Partners.OPPOSITE
            yield Text("sheet-stick-or-pay" if paired else "sheet-stick-or-pay-each")
        case StickTheDealer.OFF if rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT:
            yield Text.of(
                "sheet-passed-out-no-trump", made=rules.score.made, march=rules.score.march
            )
        case StickTheDealer.OFF:
            yield Text(f"sheet-passed-out-{rules.auction.all_pass.value}")


def _turned_benny(rules: Rules) -> Iterator[Text]:
    turned = rules.auction.benny_turned
    yield Text.of(f"sheet-benny-turned-{turned.value}", suit=rules.auction.benny_suit.letter)
    if not is_unused(rules, "auction.blind_maker_may_go_alone"):
        may = rules.auction.blind_maker_may_go_alone
        yield Text("sheet-blind-alone" if may else "sheet-blind-not-alone")


def words(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """What players say: a heading, then who says what."""
    yield (Text("sheet-words-who"), Text("sheet-words-says"))
    paired = rules.partners is Partners.OPPOSITE
    yield (
        Text("sheet-words-opponent" if paired else "sheet-words-other"),
        Text("sheet-says-order-up"),
    )
    if paired:
        yield (Text("sheet-words-partner"), Text("sheet-says-assist"))
    yield (Text("sheet-words-dealer"), Text("sheet-says-take-up"))
    yield (Text("sheet-words-decline"), Text("sheet-says-pass"))
    yield (Text("sheet-words-dealer-declines"), Text("sheet-says-turn-down"))
    yield (Text("sheet-words-second-round"), Text("sheet-says-name"))
    if rules.entry.alone:
        yield (Text("sheet-words-alone"), Text("sheet-says-alone"))
    if rules.entry.defend_alone is not DefendAlone.NEVER:
        yield (Text("sheet-words-defend-alone"), Text("sheet-says-defend-alone"))


def steps(rules: Rules) -> Iterator[Text]:
    """What comes between the auction and the first lead, in the order of the rules."""
    for step in rules.steps:
        match step:
            case Step.TAKE_OVER:
                yield from _take_over(rules)
            case Step.DEFEND_ALONE:
                yield from _defend_alone(rules)
            case Step.PICK_UP:
                yield from _pick_up(rules)
            case Step.PARTNERS_BEST:
                yield from _partners_best(rules)
            case Step.DEFENDERS_BEST:
                if rules.exchange.defenders_best:
                    yield Text.of("sheet-defenders-best", n=rules.exchange.partners_best_cards)
            case Step.WIDOW | Step.CALL_PARTNER | Step.STAY:
                pass


def _take_over(rules: Rules) -> Iterator[Text]:
    if rules.entry.partner_may_take_over:
        yield Text("sheet-take-over")


def _defend_alone(rules: Rules) -> Iterator[Text]:
    when = rules.entry.defend_alone
    if when is not DefendAlone.NEVER:
        yield Text(f"sheet-defend-alone-{when.value}")


def _pick_up(rules: Rules) -> Iterator[Text]:
    exchange = rules.exchange
    yield Text(f"sheet-pick-up-{exchange.pick_up.value}")
    may = exchange.may_discard_turn_up
    yield Text("sheet-discard-any" if may else "sheet-discard-other")
    if rules.entry.alone:
        yield Text("sheet-dealer-sits-out")


def _partners_best(rules: Rules) -> Iterator[Text]:
    exchange = rules.exchange
    if exchange.partners_best is PartnersBest.NONE:
        return
    first = exchange.partners_best.value
    yield Text.of(f"sheet-partners-best-{first}", n=exchange.partners_best_cards)
    if exchange.best_may_be_turn_up:
        yield Text("sheet-best-turn-up")
