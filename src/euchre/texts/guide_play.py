"""Guidance at the play, while others act, and when a deal is scored."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Suit
from euchre.game import (
    Contract,
    Phase,
    Play,
    View,
    held_cards,
    legal_in,
    needed_by_makers,
    tricks_of_side,
)
from euchre.rules import LEFT_BOWER, AuctionKind, BidName, Partners, Rules
from euchre.texts.bids import bid_hint
from euchre.texts.guide_words import bowers
from euchre.texts.reader import Reader
from euchre.texts.text import Text, yes_no

__all__ = ["about_score", "of_play", "of_waiting"]


def about_score(rules: Rules) -> Iterator[Text]:
    """What a deal scores, in a sentence."""
    score = rules.score
    if score.count_tricks:
        yield Text.of("guide-each-trick", n=score.trickless)
    elif rules.has_bids:
        yield bid_hint(rules)
    elif rules.auction.kind is AuctionKind.FIXED:
        yield Text.of("guide-more-tricks", made=score.made, march=score.march)
    else:
        paired = rules.partners is Partners.OPPOSITE
        yield Text.of(
            "guide-majority",
            paired=yes_no(paired),
            n=rules.tricks_needed,
            nobody=rules.tricks_needed - 1 if rules.tricks_needed > rules.majority else 0,
            tricks=rules.hand_size,
            made=score.made,
            march=score.march,
            euchre=score.euchre,
            back=yes_no(score.set_back),
        )


def of_play(reader: Reader, seen: View) -> Iterator[Text]:
    """Leading and following."""
    public, contract = seen.public, seen.public.contract
    if public.phase is Phase.PLAY_EXPOSED:
        maker = 0 if contract is None or contract.maker is None else contract.maker
        yield Text.of("guide-exposed", who=reader.names[maker])
        return
    if public.trick is None:
        yield from _of_lead(reader, seen)
    else:
        yield from _of_following(reader, seen)
    if contract is not None:
        yield from _of_goal(reader, seen, contract)


def _of_lead(reader: Reader, seen: View) -> Iterator[Text]:
    public, contract = seen.public, seen.public.contract
    if public.tricks:
        yield from _of_last_trick(reader, seen)
    else:
        yield Text("guide-first-lead")
    if contract is not None and contract.by_first_lead:
        yield Text("guide-lead-is-trump")
    else:
        yield Text.of("guide-lead", trump=yes_no(public.order.trump is not None))


def _of_last_trick(reader: Reader, seen: View) -> Iterator[Text]:
    """Who took the last trick, and with what."""
    last = seen.public.tricks[-1]
    trump = seen.public.order.is_trump(last.best)
    yield Text.of(
        "guide-last-trick",
        card=last.best.text,
        trump=yes_no(trump and not seen.public.order.is_trump(last.led)),
        **reader.who(last.winner),
    )


def _of_following(reader: Reader, seen: View) -> Iterator[Text]:
    trick, order = seen.public.trick, seen.public.order
    if trick is None:
        return
    led = order.suit(trick.led)
    options = [one for one in legal_in(seen) if isinstance(one, Play)]
    follows = led is None or any(order.suit(one.card) is led for one in options)
    if led is None:
        yield Text("guide-follow-any")
    elif follows:
        trumps = yes_no(order.trump is not None and led is not order.trump)
        yield Text.of("guide-follow", suit=led.letter, n=len(options), trumps=trumps)
        yield from _of_left_bower(seen, led)
    else:
        has_trump = any(map(order.is_trump, held_cards(seen)))
        key = "guide-trump-in" if has_trump else "guide-no-suit"
        yield Text.of(key, suit=led.letter)
    yield Text.of(
        "guide-winning",
        card=trick.best.text,
        partner=_is_with_me(seen, trick.winner),
        **reader.who(trick.winner),
    )


def _of_left_bower(seen: View, led: Suit) -> Iterator[Text]:
    """That the left bower counts as trump, where that bears on the suit to follow."""
    public, order = seen.public, seen.public.order
    on_table = [] if public.trick is None else [public.trick.led]
    for card in (*on_table, *held_cards(seen)):
        if order.bower(card) == LEFT_BOWER and order.trump is not None:
            if led in (card.suit, order.suit(card)):
                yield Text.of("guide-left", card=card.text, suit=order.trump.letter)
            return


def _is_with_me(seen: View, seat: int) -> str:
    """Whether a seat plays on the reader's side: "yes", "no", or "unknown"."""
    if seen.rules.partners is Partners.NOBODY:
        return "no"
    side = seen.side(seat)
    return "unknown" if side is None else yes_no(side == seen.side(seen.seat or 0))


def _of_goal(reader: Reader, seen: View, contract: Contract) -> Iterator[Text]:
    """What the reader plays for."""
    public, rules, maker = seen.public, seen.rules, contract.maker
    if rules.score.count_tricks or maker is None:
        yield from about_score(rules)
        return
    is_maker = yes_no(seen.side(seen.seat or 0) == 0)
    taken = tricks_of_side(public, 0)
    args = reader.who(maker)
    if contract.bid is not None and contract.bid.name is BidName.MISERE:
        yield Text.of("guide-misere", side=is_maker, **args)
        return
    needed = needed_by_makers(public)
    left = max(needed - taken, 0)
    if not left:
        yield Text("guide-made")
        return
    yield Text.of("guide-goal", side=is_maker, n=needed, taken=taken, **args)


def of_waiting(reader: Reader, seen: View) -> Iterator[Text]:
    """What others do now, or what comes of the deal."""
    public, rules = seen.public, seen.rules
    if public.is_deal_over:
        yield from about_score(rules)
        yield _of_end(rules)
    elif public.turn is None:
        yield Text("guide-dealing")
    elif public.phase is Phase.PLAY or public.phase is Phase.PLAY_EXPOSED:
        yield Text.of("guide-watch-play", trump=yes_no(public.order.trump is not None))
    elif public.phase is Phase.AUCTION:
        yield Text("guide-watch-bids" if rules.has_bids else "guide-watch-auction")
        yield from bowers(rules)
    else:
        yield Text.of("guide-watch-step", who=reader.names[public.turn])


def _of_end(rules: Rules) -> Text:
    """What wins the game."""
    if rules.end.count_down:
        return Text("guide-target-down")
    return Text.of("guide-target", n=rules.goal) if rules.goal else Text("guide-deals")
