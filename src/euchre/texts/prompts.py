"""What to do now, and why something may not be done: sentences for the seat to act."""

from __future__ import annotations

from euchre.cards import Card, Seat, trump_letter
from euchre.game import (
    Bid,
    Contract,
    Discard,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Public,
    Refusal,
    View,
    legal_in,
    may_leave_upcard,
    refusal,
)
from euchre.rules import BENNY, LEFT_BOWER, BidName, MustHold
from euchre.texts.acts import asked_partner
from euchre.texts.bids import bid_hint, bid_in_force, bid_text
from euchre.texts.reader import Reader, card_arg
from euchre.texts.text import Text, yes_no

__all__ = ["hint_line", "prompt", "refusal_text", "why_not"]


def prompt(reader: Reader, seen: View) -> Text:
    """What the reader has to do now, or for whom one waits."""
    public = seen.public
    if public.turn is None:
        return Text(_BETWEEN.get(public.phase, "prompt-dealing"))
    if not seen.is_my_turn:
        return Text.of("prompt-waiting", who=reader.names[public.turn])
    match public.phase:
        case Phase.PLAY:
            return _to_play(seen)
        case Phase.AUCTION if seen.rules.has_bids:
            return _to_bid(reader, seen)
        case Phase.AUCTION:
            return _to_call(seen)
        case Phase.BLIND_NAME:
            return Text("prompt-blind")
        case Phase.PICK_UP:
            key = "prompt-pick-up-optional" if may_leave_upcard(public) else "prompt-pick-up"
            return Text.of(key, card=card_arg(public.upcard))
        case Phase.UNDER | Phase.BEST_DISCARD | Phase.WIDOW:
            under = public.phase is Phase.UNDER
            return Text.of("prompt-under" if under else "prompt-lay-away", n=public.owed)
        case Phase.JAMBONE | Phase.JAMBOREE | Phase.PLAY_EXPOSED:
            return _about_shown_cards(reader, seen)
        case _:
            return _to_answer(reader, public)


_BETWEEN = {
    Phase.JOKER_SHOWS: "prompt-joker",
    Phase.JAMBONE: "prompt-maker-shows",
    Phase.JAMBOREE: "prompt-maker-shows",
    Phase.DEAL_OVER: "prompt-deal-over",
    Phase.GAME_OVER: "prompt-game-over",
    Phase.MATCH_OVER: "prompt-match-over",
}


def _to_call(seen: View) -> Text:
    public = seen.public
    suit = trump_letter(public.turned_suit)
    may_pass = Pass() in legal_in(seen)
    if public.round == 1:
        card = card_arg(public.upcard)
        if not may_pass:
            return Text.of("prompt-must-take-up", card=card)
        return Text.of("prompt-round-one", card=card, suit=suit)
    return Text.of("prompt-round-two" if may_pass else "prompt-must-name", suit=suit)


def _to_bid(reader: Reader, seen: View) -> Text:
    highest = seen.public.highest_bid
    if highest is not None and isinstance(highest.action, Bid):
        return bid_text(
            "prompt-bid-over", "prompt-bid-over-in", highest.action, who=reader.names[highest.seat]
        )
    return Text("prompt-bid" if Pass() in legal_in(seen) else "prompt-must-bid")


def _about_shown_cards(reader: Reader, seen: View) -> Text:
    """Whether a maker shows cards, and which card of an exposed hand is played."""
    contract = seen.public.contract
    match seen.public.phase:
        case Phase.JAMBONE:
            return Text("prompt-jambone")
        case Phase.JAMBOREE:
            return Text.of("prompt-jamboree", holds=yes_no(Jamboree() in legal_in(seen)))
        case _:
            maker = 0 if contract is None or contract.maker is None else contract.maker
            return Text.of("prompt-play-exposed", who=reader.names[maker])


def _to_answer(reader: Reader, public: Public) -> Text:
    """Questions before the first lead."""
    contract, asker = public.contract, public.lone_asker
    maker: Seat = 0 if contract is None or contract.maker is None else contract.maker
    who, suit = reader.names[maker], _suit_of(contract)
    match public.phase:
        case Phase.BLIND_ALONE:
            return Text.of("prompt-blind-alone", suit=suit)
        case Phase.NAME_TRUMP:
            bid = bid_in_force(public)
            return Text.of("prompt-name-trump", bid="" if bid is None else bid.label)
        case Phase.TAKE_OVER:
            return Text.of("prompt-take-over", who=who)
        case Phase.DEFEND_ALONE:
            return Text.of("prompt-defend-alone", who=who, suit=suit)
        case Phase.CALL_PARTNER:
            return Text("prompt-call-partner")
        case Phase.STAY if contract is not None and contract.bid is not None:
            return Text.of("prompt-stay-bid", who=who, suit=suit, bid=contract.bid.label)
        case Phase.STAY:
            return Text.of("prompt-stay", who=who, suit=suit)
        case Phase.ASK_BEST:
            partner = asked_partner(public) or 0
            return Text.of("prompt-ask-best", who=reader.names[partner], n=public.best_cards)
        case _:
            return Text.of("prompt-give", who=reader.names[asker or 0], n=public.owed)


def _suit_of(contract: Contract | None) -> str:
    return "" if contract is None else trump_letter(contract.trump, low=contract.low)


def _to_play(seen: View) -> Text:
    public, hand = seen.public, seen.hand or ()
    if len(hand) == 1:
        return Text("prompt-last")
    if public.trick is None:
        makes_trump = public.contract is not None and public.contract.by_first_lead
        return Text("prompt-lead-trump" if makes_trump else "prompt-lead")
    suit = public.order.suit(public.trick.led)
    if suit is None:
        return Text("prompt-any")
    follows = any(public.order.suit(card) is suit for card in hand)
    return Text.of("prompt-follow" if follows else "prompt-no-suit", suit=suit.letter)


def hint_line(reader: Reader, seen: View) -> Text | None:
    """A second, smaller line: a rule that bears on this choice and is easily forgotten."""
    if not seen.is_my_turn or seen.hand is None:
        return None
    match seen.public.phase:
        case Phase.AUCTION if seen.rules.has_bids:
            return bid_hint(seen.rules)
        case Phase.AUCTION:
            return _auction_hint(reader, seen)
        case Phase.CALL_PARTNER:
            return Text("hint-call-partner")
        case Phase.PLAY:
            return _contract_hint(reader, seen) or _play_hint(seen, seen.hand)
        case _:
            return None


def _contract_hint(reader: Reader, seen: View) -> Text | None:
    """What the reader's first card should not forget: a secret partner, misère."""
    public, contract = seen.public, seen.public.contract
    if contract is None or contract.maker is None or public.played_by(seen.seat or 0):
        return None
    if contract.called is not None and public.has_secret_partner and seen.side(seen.seat or 0) == 0:
        if seen.seat == contract.maker:
            return None
        who = reader.names[contract.maker]
        return Text.of("hint-secret-partner", card=contract.called.text, who=who)
    if contract.bid is not None and contract.bid.name is BidName.MISERE:
        return Text.of("hint-misere", **reader.who(contract.maker))
    return None


def _auction_hint(reader: Reader, seen: View) -> Text | None:
    public, rules = seen.public, seen.rules
    options = legal_in(seen)
    if public.round == 1:
        accepts = [one for one in options if isinstance(one, OrderUp)]
        suit = trump_letter(public.turned_suit)
        if not accepts:
            return Text.of("hint-natural", suit=suit)
        partner_dealt = reader.seat in rules.partners_of(public.dealer)
        if rules.auction.canadian_loner and partner_dealt:
            return Text("hint-only-alone")
        return None
    if Pass() not in options:
        return Text("hint-stuck")
    if rules.auction.must_hold in (MustHold.CALLER, MustHold.CALLER_OR_TURNED):
        named = {one.suit for one in options if isinstance(one, Name)}
        return Text("hint-natural-names") if len(named - {None}) < 3 else None
    return None


def _play_hint(seen: View, hand: tuple[Card, ...]) -> Text | None:
    public, order = seen.public, seen.public.order
    led = None if public.trick is None else public.trick.led
    options = [one.card for one in legal_in(seen) if isinstance(one, Play)]
    if led is not None and len(options) == 1 < len(hand):
        return Text.of("hint-only", card=options[0].text)
    asked = set() if led is None else {led.suit, order.suit(led)}
    for card in hand:
        suit, bower = order.suit(card), order.bower(card)
        bears = led is None or suit in asked or card.suit in asked
        if bower == BENNY and suit is None:
            return Text("hint-benny-no-trump")
        if bower in (LEFT_BOWER, BENNY) and suit is not None and bears:
            key = "hint-left" if bower == LEFT_BOWER else "hint-benny"
            return Text.of(key, card=card.text, suit=suit.letter)
    return None


def refusal_text(reader: Reader, refused: Refusal) -> Text:
    """Why an action is not legal: the rule and the card."""
    args: dict[str, str] = {}
    if refused.card is not None:
        args["card"] = refused.card.text
    if refused.suit is not None:
        args["suit"] = refused.suit.letter
    who = {} if refused.seat is None else reader.who(refused.seat)
    return Text.of(refused.key, **args, **who)


def why_not(reader: Reader, seen: View, card: Card) -> Text | None:
    """Why the reader may not choose this card now; None if it may, or is not to choose a card."""
    phase = seen.public.phase
    may_be_refused = phase is Phase.PLAY or phase.asks_for_discard
    if not seen.is_my_turn or seen.hand is None or not may_be_refused:
        return None
    action = Play(card) if phase is Phase.PLAY else Discard(card)
    if action in legal_in(seen):
        return None
    hand = seen.rules.cards.set_of(seen.hand)
    return refusal_text(reader, refusal(seen.public, hand, seen.public.turn or 0, action))
