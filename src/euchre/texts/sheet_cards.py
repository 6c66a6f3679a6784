"""Rule sheet: the aim, the order of cards, the deal and the play."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Suit
from euchre.rules import (
    AuctionKind,
    BidName,
    GoUnder,
    Leader,
    Partners,
    RedealHand,
    Rules,
    TrumpSaid,
    order_of,
)
from euchre.texts import in_force
from euchre.texts.text import Text, yes_no

__all__ = ["aim", "dealing", "order_rows", "order_sentences", "play"]

_EXAMPLE_TRUMP = Suit.HEARTS


def aim(rules: Rules) -> Iterator[Text]:
    """Who plays with whom, and what they want."""
    yield _sides(rules)
    stays = yes_no(rules.entry.may_drop_out)
    yield Text.of(_aim_key(rules), n=rules.hand_size, majority=rules.majority, stays=stays)
    if rules.deals_dealer_out:
        yield Text("sheet-dealer-is-out")
    yield Text("sheet-clockwise")


def _sides(rules: Rules) -> Text:
    match rules.partners:
        case Partners.OPPOSITE:
            return Text.of("sheet-sides", n=rules.players // 2)
        case Partners.MAKER_AGAINST_ALL:
            key = "sheet-no-sides-bids" if rules.has_bids else "sheet-no-sides"
            return Text.of(key, n=rules.players)
        case Partners.CALLED:
            return Text.of("sheet-called-sides", n=rules.players)
        case Partners.NOBODY:
            return Text.of("sheet-nobody-sides", n=rules.players)


def _aim_key(rules: Rules) -> str:
    by_turned_card = in_force.is_by_turned_card(rules)
    match rules.partners:
        case Partners.OPPOSITE if by_turned_card:
            return "sheet-aim"
        case Partners.MAKER_AGAINST_ALL if by_turned_card:
            return "sheet-aim-each"
        case _:
            return f"sheet-aim-{rules.auction.kind.value}-{rules.partners.value}"


def order_sentences(rules: Rules) -> Iterator[Text]:
    """What is in the pack, and what beats what."""
    rank = f"@rank-{rules.pack.lowest.letter}"
    yield Text.of(
        "sheet-pack" if rules.pack.copies == 1 else "sheet-pack-double",
        n=len(rules.cards),
        rank=rank,
    )
    has_benny = in_force.has_benny(rules)
    if has_benny:
        yield Text(f"sheet-benny-{rules.pack.benny.value}")
    if rules.play.bowers:
        benny = yes_no(has_benny)
        yield Text.of("sheet-right-bower", suit=_EXAMPLE_TRUMP.letter, benny=benny)
        yield Text.of("sheet-left-bower", suit=_EXAMPLE_TRUMP.letter, card=_left_bower().text)
    else:
        yield Text("sheet-no-bowers")
    has_higher = rules.play.bowers or has_benny
    yield Text("sheet-trump-beats" if has_higher else "sheet-ace-high")
    if in_force.may_play_without_trump(rules):
        yield Text("sheet-order-no-trump")
        if has_benny:
            yield Text("sheet-benny-at-no-trump")
    if _has_low(rules):
        yield Text.of("sheet-order-low", rank=rank)
    if rules.has_bids:
        yield from _without_trump(rules)


def _without_trump(rules: Rules) -> Iterator[Text]:
    """Deals of an auction of bids that have no trump, though nobody has named that."""
    benny = yes_no(in_force.has_benny(rules))
    has_misere = any(one.name is BidName.MISERE for one in rules.bids.ladder)
    if has_misere:
        no_trump = rules.bids.misere_no_trump
        yield Text.of("sheet-misere-no-trump" if no_trump else "sheet-misere-trump", benny=benny)
    if rules.bids.trump is TrumpSaid.FIRST_LEAD and in_force.has_benny(rules):
        yield Text("sheet-benny-led-first")


def _has_low(rules: Rules) -> bool:
    return in_force.may_play_without_trump(rules) and rules.auction.low_no_trump


def _left_bower() -> Card:
    return Card.parse(f"J{_EXAMPLE_TRUMP.next.letter}")


def order_rows(rules: Rules) -> Iterator[tuple[Text, list[tuple[Card, str, str]]]]:
    """Each kind of suit from its best card down: its caption; card, suit counted as, bower mark."""
    order = order_of(rules, _EXAMPLE_TRUMP)
    captions = [
        (_EXAMPLE_TRUMP, "sheet-caption-trump"),
        (_EXAMPLE_TRUMP.next, "sheet-caption-next" if rules.play.bowers else "sheet-caption-plain"),
        (_EXAMPLE_TRUMP.cross[0], "sheet-caption-cross"),
    ]
    for suit, caption in captions:
        faces = sorted(rules.cards.faces_of(order.lane(suit)), key=order.strength, reverse=True)
        cards = [(card, suit.letter, order.bower(card)) for card in faces]
        other = _EXAMPLE_TRUMP.cross[1].letter
        yield Text.of(caption, suit=suit.letter, other=other), cards
    if _has_low(rules):
        low, suit = order_of(rules, None, low=True), _EXAMPLE_TRUMP
        faces = sorted(rules.cards.faces_of(low.lane(suit)), key=low.strength, reverse=True)
        yield (
            Text.of("sheet-caption-low", suit=suit.letter),
            [(card, suit.letter, "") for card in faces],
        )


def dealing(rules: Rules) -> Iterator[Text]:
    """From the first dealer to the turned card, and the hands that may be dealt again."""
    deal = rules.deal
    yield Text(f"sheet-first-dealer-{deal.first_dealer.value}")
    yield _packets(rules)
    if deal.turn_up:
        yield _turned_card(rules)
    yield _left_over(rules)
    yield Text("sheet-next-dealer")
    if in_force.is_fixed(rules):
        return
    benny = yes_no(in_force.has_benny(rules))
    if deal.redeal is not RedealHand.NONE:
        hand = deal.redeal
        if hand is RedealHand.NO_ACE_NO_FACE_NO_TRUMP and not deal.turn_up:
            hand = RedealHand.NO_ACE_NO_FACE
        yield Text.of(f"sheet-redeal-{hand.value}", n=deal.redeals_each, benny=benny)
    if deal.go_under is not GoUnder.NONE:
        yield Text.of(f"sheet-go-under-{deal.go_under.value}", benny=benny)


def _packets(rules: Rules) -> Text:
    rounds = rules.deal.packets
    others = "-others" if rules.deals_dealer_out else ""
    if others:
        rounds = tuple(one[:-1] for one in rounds)
    if all(len(set(one)) == 1 for one in rounds):
        packets = " + ".join(str(one[0]) for one in rounds)
        return Text.of(f"sheet-packets-even{others}", n=rules.hand_size, packets=packets)
    packets = ", ".join("-".join(map(str, one)) for one in rounds)
    return Text.of(f"sheet-packets-uneven{others}", n=rules.hand_size, packets=packets)


def _left_over(rules: Rules) -> Text:
    """What becomes of the cards that nobody was dealt."""
    key = "sheet-widow" if rules.widow_size else "sheet-kitty"
    if rules.deal.go_under is not GoUnder.NONE and not in_force.is_fixed(rules):
        key = "sheet-kitty-under"
    return Text.of(key, n=rules.kitty_size)


def _turned_card(rules: Rules) -> Text:
    match rules.auction.kind:
        case AuctionKind.TURN_UP:
            return Text("sheet-turn-up")
        case AuctionKind.FIXED:
            return Text("sheet-turn-up-fixed")
        case AuctionKind.BIDS:
            dirty = rules.auction.dirty_clubs
            return Text("sheet-turn-up-clubs" if dirty else "sheet-turn-up-idle")


def play(rules: Rules) -> Iterator[Text]:
    """The tricks."""
    yield from _first_lead(rules)
    if in_force.somebody_sits_out(rules):
        yield Text("sheet-sits-out")
    yield Text("sheet-follow")
    if rules.play.bowers:
        yield Text.of("sheet-follow-left", suit=_EXAMPLE_TRUMP.letter, card=_left_bower().text)
    if in_force.has_benny(rules):
        yield Text("sheet-follow-benny")
    yield Text("sheet-trick")
    if rules.pack.copies > 1:
        last = rules.play.last_equal_card_wins
        yield Text("sheet-equal-last" if last else "sheet-equal-first")


def _first_lead(rules: Rules) -> Iterator[Text]:
    leader = Leader.LEFT_OF_DEALER if in_force.is_fixed(rules) else rules.play.leader
    if leader is Leader.LEFT_OF_LONE_MAKER:
        if rules.partners is Partners.MAKER_AGAINST_ALL:
            yield Text("sheet-leader-left_of_maker")
        elif in_force.has_lone_maker(rules):
            yield Text("sheet-leader-left_of_lone_maker")
        else:
            leader = Leader.LEFT_OF_DEALER
    if leader is not Leader.LEFT_OF_LONE_MAKER:
        yield Text(f"sheet-leader-{leader.value}")
    if rules.has_bids and rules.bids.trump is TrumpSaid.FIRST_LEAD:
        yield Text("sheet-first-lead-is-trump")
    if leader is not Leader.LEFT_OF_DEALER and in_force.may_play_without_maker(rules):
        yield Text("sheet-leader-no-maker")
