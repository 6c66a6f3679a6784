"""Rule sheet: the aim, the order of cards, the deal and the play."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Suit
from euchre.rules import Benny, GoUnder, Leader, NoTrump, Partners, RedealHand, Rules, order_of
from euchre.texts.text import Text, yes_no

__all__ = ["aim", "dealing", "order_rows", "order_sentences", "play"]

_EXAMPLE_TRUMP = Suit.HEARTS


def aim(rules: Rules) -> Iterator[Text]:
    """Who plays with whom, and what they want."""
    if rules.partners is Partners.OPPOSITE:
        yield Text.of("sheet-sides", n=rules.players // 2)
        yield Text.of("sheet-aim", n=rules.hand_size, majority=rules.majority)
    else:
        yield Text.of("sheet-no-sides", n=rules.players)
        yield Text.of("sheet-aim-each", n=rules.hand_size, majority=rules.majority)
    yield Text("sheet-clockwise")


def order_sentences(rules: Rules) -> Iterator[Text]:
    """What is in the pack, and what beats what."""
    yield Text.of(
        "sheet-pack" if rules.pack.copies == 1 else "sheet-pack-double",
        n=len(rules.cards),
        rank=f"@rank-{rules.pack.lowest.letter}",
    )
    if rules.pack.benny is not Benny.NONE:
        yield Text(f"sheet-benny-{rules.pack.benny.value}")
    if rules.play.bowers:
        benny = yes_no(rules.pack.benny is not Benny.NONE)
        yield Text.of("sheet-right-bower", suit=_EXAMPLE_TRUMP.letter, benny=benny)
        yield Text.of("sheet-left-bower", suit=_EXAMPLE_TRUMP.letter, card=_left_bower().text)
    else:
        yield Text("sheet-no-bowers")
    yield Text("sheet-trump-beats")
    if rules.auction.no_trump is not NoTrump.NEVER:
        yield Text("sheet-order-no-trump")
        if rules.pack.benny is not Benny.NONE:
            yield Text("sheet-benny-at-no-trump")


def _left_bower() -> Card:
    return Card.parse(f"J{_EXAMPLE_TRUMP.next.letter}")


def order_rows(rules: Rules) -> Iterator[tuple[Text, list[tuple[Card, str, str]]]]:
    """Each kind of suit from its best card down: its caption; card, suit counted as, bower mark."""
    order = order_of(rules, _EXAMPLE_TRUMP)
    for suit, caption in (
        (_EXAMPLE_TRUMP, "sheet-caption-trump"),
        (_EXAMPLE_TRUMP.next, "sheet-caption-next" if rules.play.bowers else "sheet-caption-plain"),
        (_EXAMPLE_TRUMP.cross[0], "sheet-caption-cross"),
    ):
        faces = sorted(rules.cards.faces_of(order.lane(suit)), key=order.strength, reverse=True)
        cards = [(card, suit.letter, order.bower(card)) for card in faces]
        other = _EXAMPLE_TRUMP.cross[1].letter
        yield Text.of(caption, suit=suit.letter, other=other), cards


def dealing(rules: Rules) -> Iterator[Text]:
    """From the first dealer to the turned card, and the hands that may be dealt again."""
    deal = rules.deal
    yield Text(f"sheet-first-dealer-{deal.first_dealer.value}")
    rounds = deal.packets
    if all(len(set(one)) == 1 for one in rounds):
        packets = " + ".join(str(one[0]) for one in rounds)
        yield Text.of("sheet-packets-even", n=rules.hand_size, packets=packets)
    else:
        packets = ", ".join("-".join(map(str, one)) for one in rounds)
        yield Text.of("sheet-packets-uneven", n=rules.hand_size, packets=packets)
    if deal.turn_up:
        yield Text("sheet-turn-up")
    yield Text.of("sheet-kitty", n=rules.kitty_size)
    yield Text("sheet-next-dealer")
    benny = yes_no(rules.pack.benny is not Benny.NONE)
    if deal.redeal is not RedealHand.NONE:
        yield Text.of(f"sheet-redeal-{deal.redeal.value}", n=deal.redeals_each, benny=benny)
    if deal.go_under is not GoUnder.NONE:
        yield Text.of(f"sheet-go-under-{deal.go_under.value}", benny=benny)


def play(rules: Rules) -> Iterator[Text]:
    """The tricks."""
    leader = rules.play.leader
    if rules.partners is Partners.MAKER_AGAINST_ALL and leader is Leader.LEFT_OF_LONE_MAKER:
        yield Text("sheet-leader-left_of_maker")
    else:
        yield Text(f"sheet-leader-{leader.value}")
    if rules.entry.alone:
        yield Text("sheet-sits-out")
    yield Text("sheet-follow")
    if rules.play.bowers:
        yield Text.of("sheet-follow-left", suit=_EXAMPLE_TRUMP.letter, card=_left_bower().text)
    if rules.pack.benny is not Benny.NONE:
        yield Text("sheet-follow-benny")
    yield Text("sheet-trick")
    if rules.pack.copies > 1:
        last = rules.play.last_equal_card_wins
        yield Text("sheet-equal-last" if last else "sheet-equal-first")
