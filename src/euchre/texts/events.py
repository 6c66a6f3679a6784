"""Events in sentences, and the deal so far as a story."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Seat, trump_letter
from euchre.game import (
    KITTY,
    Acted,
    Action,
    AskBest,
    Bid,
    Call,
    CallPartner,
    Contract,
    DealerDrawn,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
    Event,
    Give,
    GoAlone,
    GoUnder,
    Jambone,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    PlayExposed,
    Public,
    Redeal,
    Shown,
    Stay,
    TakeOver,
    Trick,
    UpcardPlace,
    forced_rung,
)
from euchre.rules import BidName, TrumpSaid
from euchre.texts.acts import accepting, asked_partner, turns_down
from euchre.texts.bids import bid_text, is_shown_joker, letter_of
from euchre.texts.reader import Reader, card_arg
from euchre.texts.text import Arg, Text, yes_no

__all__ = ["event_text", "story", "trick_text"]


def event_text(reader: Reader, before: Public, event: Event) -> Text:
    """One event in a sentence, as the reader may know it.

    ``before`` is the table that the event met; ``event`` is redacted for the reader.
    """
    match event:
        case DealerDrawn(dealer, draws):
            drawn = [card for seat, card in draws if seat == dealer]
            if not drawn:
                return Text.of("event-dealer-by-lot", **reader.who(dealer))
            return Text.of("event-dealer-drawn", card=drawn[-1].text, **reader.who(dealer))
        case Dealt(dealer, _, upcard):
            return _dealt(reader, before.rules.deals_dealer_out, dealer, upcard)
        case Acted(seat, action):
            return _acted(reader, before, seat, action)
        case Shown():
            return _shown(reader, before, event)


def trick_text(reader: Reader, trick: Trick) -> Text:
    """Who took a trick, and with what."""
    return Text.of("event-trick", card=trick.best.text, **reader.who(trick.winner))


def _dealt(reader: Reader, dealer_is_out: bool, dealer: Seat, upcard: Card | None) -> Text:  # noqa: FBT001 - one private helper
    out = "-out" if dealer_is_out else ""
    if upcard is None:
        return Text.of(f"event-dealt{out}", **reader.who(dealer))
    return Text.of(f"event-dealt{out}-turned", card=upcard.text, **reader.who(dealer))


def _shown(reader: Reader, before: Public, event: Shown) -> Text:
    cards = event.cards or ()
    if before.phase is Phase.JOKER_SHOWS and cards:
        if event.source == KITTY:
            return Text.of("event-joker-in-kitty", card=cards[0].text)
        bid = Bid(forced_rung(before.rules).label)
        return _joker_bid(reader, event.source, cards[0], bid)
    if event.source == KITTY:
        if event.to is None:
            return Text("event-showed-kitty")
        if before.phase is not Phase.WIDOW:
            return Text.of("event-got-kitty", **reader.who(event.to[0]))
        if len(cards) == 1 and event.to[0] == reader.seat:
            return Text.of("event-took-widow-card", card=cards[0].text)
        number = before.rules.widow_size
        return Text.of("event-took-widow", n=number, **reader.who(event.to[0]))
    key = "event-showed" if event.to is None else "event-looked"
    if before.phase is Phase.JAMBOREE:
        key = "event-showed-trumps"
    return Text.of(key, **reader.who(event.source))


def _joker_bid(reader: Reader, seat: Seat, joker: Card | None, bid: Bid) -> Text:
    """The bid of whoever had to show the joker."""
    return Text.of("call-bid-joker", card=card_arg(joker), bid=bid.label, **reader.who(seat))


def _played(reader: Reader, before: Public, seat: Seat, card: Card) -> Text:
    """A card played, and what all learn of the contract by it."""
    contract, who = before.contract, reader.who(seat)
    if contract is not None and contract.by_first_lead:
        suit = before.order.suit(card)
        if suit is not None:
            return Text.of("event-led-trump", card=card.text, suit=suit.letter, **who)
    elif contract is not None and card is contract.called and before.has_secret_partner:
        if seat == contract.maker:
            return Text.of("event-own-call-played", card=card.text, **who)
        maker = _maker_args(reader, contract.maker or 0)
        return Text.of("event-partner-played", card=card.text, **maker, **who)
    key = "event-led" if before.trick is None else "event-played"
    return Text.of(key, card=card.text, **who)


def _maker_args(reader: Reader, maker: Seat) -> dict[str, Arg]:
    """The arguments of a sentence about somebody's maker."""
    return {"maker": reader.names[maker], "own": yes_no(maker == reader.seat)}


def _acted(reader: Reader, before: Public, seat: Seat, action: Action) -> Text:
    match action:
        case Play(card):
            return _played(reader, before, seat, card)
        case PlayExposed(card) if before.contract is not None:
            maker = _maker_args(reader, before.contract.maker or 0)
            return Text.of("event-played-exposed", card=card.text, **maker, **reader.who(seat))
        case CallPartner(card):
            return Text.of("event-called", card=card.text, **reader.who(seat))
        case Stay() | DropOut() | TakeOver() | DefendAlone() | Jambone() | Jamboree():
            return Text.of(_ENTRY[type(action)], **reader.who(seat))
        case Discard(card):
            return _laid_away(reader, before, seat, card)
        case Give(card, to):
            return _gave(reader, seat, to, card)
        case AskBest():
            partner = asked_partner(before)
            return Text.of(
                "event-asked-best",
                n=before.best_cards,
                partner="" if partner is None else reader.names[partner],
                **reader.who(seat),
            )
        case Decline():
            key = "event-left-turned" if before.phase is Phase.PICK_UP else "event-no-best"
            return Text.of(key, card=card_arg(before.upcard), **reader.who(seat))
        case Pass() if before.phase in _REFUSALS_OF_ENTRY:
            return Text.of(_REFUSALS_OF_ENTRY[before.phase], **reader.who(seat))
        case _:
            return _call(reader, before, Call(seat, action, before.round), before.phase)


_ENTRY: dict[type, str] = {
    Stay: "event-stayed",
    DropOut: "event-dropped-out",
    TakeOver: "event-take-over",
    DefendAlone: "event-defend-alone",
    Jambone: "event-jambone",
    Jamboree: "event-jamboree",
}
_REFUSALS_OF_ENTRY = {
    Phase.TAKE_OVER: "event-no-take-over",
    Phase.DEFEND_ALONE: "event-no-defend-alone",
    Phase.JAMBONE: "event-no-jambone",
    Phase.JAMBOREE: "event-no-jamboree",
}


def _laid_away(reader: Reader, before: Public, seat: Seat, card: Card | None) -> Text:
    if before.phase is not Phase.PICK_UP:
        return Text.of("event-laid-away", card=card_arg(card), **reader.who(seat))
    taken = card_arg(before.upcard)
    return Text.of("event-took-and-laid-away", card=taken, away=card_arg(card), **reader.who(seat))


def _gave(reader: Reader, seat: Seat, to: Seat, card: Card | None) -> Text:
    if card is not None and seat == reader.seat:
        return Text.of("event-you-gave", to=reader.names[to], card=card.text)
    if card is not None and to == reader.seat:
        return Text.of("event-gave-you", card=card.text, who=reader.names[seat])
    return Text.of("event-gave", who=reader.names[seat], to=reader.names[to])


def _call(reader: Reader, public: Public, call: Call, phase: Phase) -> Text:
    """A call of the auction, said while ``phase`` was."""
    who = reader.who(call.seat)
    card = card_arg(public.upcard)
    match call.action:
        case OrderUp(alone):
            key = f"call-{accepting(public, call.seat)}"
            return Text.of(key, card=card, alone=yes_no(alone), **who)
        case Name(suit, _) if phase is Phase.BLIND_NAME:
            return Text.of("call-name-blind", suit=trump_letter(suit), **who)
        case Name(_, alone) as name:
            return Text.of("call-name", suit=letter_of(name), alone=yes_no(alone), **who)
        case Bid() as bid:
            return bid_text("call-bid", "call-bid-in", bid, **who)
        case GoAlone():
            return Text.of("call-go-alone", **who)
        case Redeal():
            return Text.of("call-redeal", **who)
        case GoUnder():
            return Text.of("call-go-under", **who)
        case _ if phase is Phase.BLIND_ALONE:
            return Text.of("call-not-alone", **who)
        case _ if turns_down(public, call.seat, call.round):
            return Text.of("call-turn-down", card=card, **who)
        case _:
            return Text.of("call-pass", **who)


def story(reader: Reader, public: Public) -> tuple[Text, ...]:
    """The deal so far in sentences: who dealt, every call, and what came of the turned card."""
    return tuple(_story(reader, public)) if public.is_dealt else ()


def _story(reader: Reader, public: Public) -> Iterator[Text]:
    rules, contract = public.rules, public.contract
    yield _dealt(reader, rules.deals_dealer_out, public.dealer, public.upcard)
    blind = contract is not None and contract.blind
    for number, call in enumerate(public.calls):
        phase = Phase.AUCTION
        if blind:
            phase = Phase.BLIND_ALONE if number else Phase.BLIND_NAME
        if isinstance(call.action, Bid) and is_shown_joker(public, number):
            yield _joker_bid(reader, call.seat, rules.benny, call.action)
        else:
            yield _call(reader, public, call, phase)
    if contract is None or contract.maker is None:
        return
    if rules.has_bids:
        yield from _after_bids(reader, public, contract, contract.maker)
    elif public.calls and public.calls[-1].seat != contract.maker:
        yield Text.of("event-take-over", **reader.who(contract.maker))
    if contract.exposed:
        yield Text.of("event-jambone", **reader.who(contract.maker))
    yield from _turned_card(reader, public)
    if contract.lone_defender is not None:
        yield Text.of("event-defend-alone", **reader.who(contract.lone_defender))
    yield from _partner_and_others(reader, public, contract, contract.maker)


def _turned_card(reader: Reader, public: Public) -> Iterator[Text]:
    """What came of a turned card that was accepted."""
    card = card_arg(public.upcard)
    if public.upcard_place is UpcardPlace.TAKEN:
        # Who has just said that he takes it up is not said to take it once more.
        if not any(
            isinstance(call.action, OrderUp) and call.seat == public.dealer for call in public.calls
        ):
            yield Text.of("event-took-turned", card=card, **reader.who(public.dealer))
    elif public.upcard_place is UpcardPlace.LEFT and public.dealer in public.sits_out:
        yield Text.of("event-turned-out-of-play", card=card)
    elif public.upcard_place is UpcardPlace.LEFT:
        yield Text.of("event-left-turned", card=card, **reader.who(public.dealer))


def _after_bids(reader: Reader, public: Public, contract: Contract, maker: Seat) -> Iterator[Text]:
    """What the highest bidder did: named trump, took the widow, led."""
    rules, bid = public.rules, contract.bid
    is_misere = bid is not None and bid.name is BidName.MISERE and rules.bids.misere_no_trump
    if rules.bids.trump is TrumpSaid.AFTER and not is_misere:
        alone = contract.alone and not (bid is not None and bid.alone)
        name = Name(contract.trump, alone, contract.low)
        yield _call(reader, public, Call(maker, name, public.round), Phase.NAME_TRUMP)
    if rules.widow_size:
        yield Text.of("event-took-widow", n=rules.widow_size, **reader.who(maker))
    if rules.bids.trump is not TrumpSaid.FIRST_LEAD or contract.trump is None:
        return
    first = next((trick for trick in (*public.tricks, public.trick) if trick), None)
    if first is not None:
        suit = trump_letter(contract.trump)
        who = reader.who(first.leader)
        yield Text.of("event-led-trump", card=first.led.text, suit=suit, **who)


def _partner_and_others(
    reader: Reader, public: Public, contract: Contract, maker: Seat
) -> Iterator[Text]:
    """Who plays with the maker, and who does not play."""
    if contract.called is not None:
        yield Text.of("event-called", card=contract.called.text, **reader.who(maker))
    if contract.partner is not None:
        who = reader.who(contract.partner)
        yield Text.of("event-is-partner", **_maker_args(reader, maker), **who)
    if public.rules.entry.may_drop_out:
        for seat in public.sits_out:
            if seat not in public.dealt_out:
                yield Text.of("event-dropped-out", **reader.who(seat))
