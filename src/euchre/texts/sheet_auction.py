"""Rule sheet: how trump is made from a turned card, and what players say."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import (
    AuctionKind,
    BennyTurned,
    MustHold,
    NoTrump,
    Partners,
    PickUp,
    Rules,
    StickTheDealer,
)
from euchre.texts import in_force, sheet_bids
from euchre.texts.text import Text, yes_no
from euchre.texts.unused import is_unused

__all__ = ["auction", "words"]


def auction(rules: Rules) -> Iterator[Text]:
    """Every rule about who may say what."""
    if rules.auction.dirty_clubs and not in_force.is_fixed(rules):
        yield Text.of("sheet-dirty-clubs", stays=yes_no(rules.entry.may_drop_out))
        if in_force.has_benny(rules):
            yield Text("sheet-benny-is-no-club")
    match rules.auction.kind:
        case AuctionKind.TURN_UP:
            yield from _about_the_turned_card(rules)
        case AuctionKind.BIDS:
            yield from sheet_bids.bidding(rules)
        case AuctionKind.FIXED:
            yield Text("sheet-fixed")
            if in_force.has_benny(rules):
                redealt = rules.auction.benny_turned is BennyTurned.REDEAL
                yield from _turned_benny(
                    rules, BennyTurned.REDEAL if redealt else BennyTurned.COUNTS_AS_SUIT
                )


def _about_the_turned_card(rules: Rules) -> Iterator[Text]:
    """Both rounds."""
    yield Text("sheet-round-one")
    if rules.auction.canadian_loner:
        yield Text("sheet-canadian-loner")
    if rules.auction.turned_bower_forces_pick_up:
        yield Text("sheet-turned-bower")
    yield Text("sheet-round-two")
    if rules.auction.no_trump is NoTrump.CALLABLE:
        low = rules.auction.low_no_trump
        yield Text("sheet-no-trump-callable-low" if low else "sheet-no-trump-callable")
    yield from _when_all_pass(rules)
    if rules.auction.must_hold is not MustHold.NOBODY:
        benny = yes_no(in_force.has_benny(rules))
        yield Text.of(f"sheet-must-hold-{rules.auction.must_hold.value}", benny=benny)
    yield from _alone(rules)
    if in_force.has_benny(rules):
        yield from _turned_benny(rules, rules.auction.benny_turned)


def _alone(rules: Rules) -> Iterator[Text]:
    if in_force.is_paired(rules):
        alone = Text.of("sheet-alone", n=rules.players // 2 - 1)
        yield alone if rules.entry.alone else Text("sheet-never-alone")
    elif rules.entry.alone:
        yield Text("sheet-alone-each")


def _when_all_pass(rules: Rules) -> Iterator[Text]:
    match rules.auction.stick_the_dealer:
        case StickTheDealer.STICK:
            no_trump = yes_no(rules.auction.no_trump is NoTrump.CALLABLE)
            yield Text.of("sheet-stick", free=no_trump)
        case StickTheDealer.STICK_OR_PAY:
            paired = in_force.is_paired(rules)
            yield Text("sheet-stick-or-pay" if paired else "sheet-stick-or-pay-each")
        case StickTheDealer.OFF if _plays_on_each_alone(rules):
            yield Text("sheet-passed-out-no-trump-each")
        case StickTheDealer.OFF if rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT:
            yield Text.of(
                "sheet-passed-out-no-trump", made=rules.score.made, march=rules.score.march
            )
        case StickTheDealer.OFF:
            yield Text(f"sheet-passed-out-{rules.auction.all_pass.value}")


def _plays_on_each_alone(rules: Rules) -> bool:
    when_passed_out = rules.auction.no_trump is NoTrump.WHEN_PASSED_OUT
    return when_passed_out and rules.score.count_tricks


def _turned_benny(rules: Rules, turned: BennyTurned) -> Iterator[Text]:
    yield Text.of(
        f"sheet-benny-turned-{turned.value}",
        suit=rules.auction.benny_suit.letter,
        must=yes_no(rules.exchange.pick_up is not PickUp.OPTIONAL),
    )
    if not is_unused(rules, "auction.blind_maker_may_go_alone"):
        may = rules.auction.blind_maker_may_go_alone
        yield Text("sheet-blind-alone" if may else "sheet-blind-not-alone")


def words(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """What players say: a heading, then who says what. Nothing where nothing is said."""
    if in_force.is_fixed(rules):
        return
    yield (Text("sheet-words-who"), Text("sheet-words-says"))
    if rules.has_bids:
        yield from sheet_bids.words(rules)
    else:
        yield from _turn_up_words(rules)
    if in_force.may_choose_alone(rules):
        yield (Text("sheet-words-alone"), Text("sheet-says-alone"))
    if rules.score.jambone and in_force.is_by_turned_card(rules):
        yield (Text("sheet-words-jambone"), Text("sheet-says-jambone"))
    if rules.score.jamboree and in_force.is_by_turned_card(rules):
        yield (Text("sheet-words-jamboree"), Text("sheet-says-jamboree"))
    if in_force.has_lone_defender(rules):
        yield (Text("sheet-words-defend-alone"), Text("sheet-says-defend-alone"))
    if rules.partners is Partners.CALLED:
        yield (Text("sheet-words-call-partner"), Text("sheet-says-call-partner"))
    if rules.entry.may_drop_out:
        yield (Text("sheet-words-stay"), Text("sheet-says-stay"))
        yield (Text("sheet-words-drop-out"), Text("sheet-says-drop-out"))


def _turn_up_words(rules: Rules) -> Iterator[tuple[Text, ...]]:
    paired = in_force.is_paired(rules)
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
    if rules.auction.no_trump is NoTrump.CALLABLE:
        low = rules.auction.low_no_trump
        yield (
            Text("sheet-words-no-trump"),
            Text("sheet-says-name-low" if low else "sheet-says-name-no-trump"),
        )
