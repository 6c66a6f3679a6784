"""Events in sentences, and the deal so far as a story."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Seat, trump_letter
from euchre.game import (
    KITTY,
    Acted,
    Action,
    AskBest,
    Call,
    DealerDrawn,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    Event,
    Give,
    GoAlone,
    GoUnder,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Public,
    Redeal,
    Shown,
    TakeOver,
    Trick,
    UpcardPlace,
)
from euchre.texts.acts import accepting, asked_partner
from euchre.texts.reader import Reader, card_arg
from euchre.texts.text import Text, yes_no

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
            return _dealt(reader, dealer, upcard)
        case Acted(seat, action):
            return _acted(reader, before, seat, action)
        case Shown():
            return _shown(reader, event)


def trick_text(reader: Reader, trick: Trick) -> Text:
    """Who took a trick, and with what."""
    return Text.of("event-trick", card=trick.best.text, **reader.who(trick.winner))


def _dealt(reader: Reader, dealer: Seat, upcard: Card | None) -> Text:
    if upcard is None:
        return Text.of("event-dealt", **reader.who(dealer))
    return Text.of("event-dealt-turned", card=upcard.text, **reader.who(dealer))


def _shown(reader: Reader, event: Shown) -> Text:
    if event.source == KITTY:
        if event.to is None:
            return Text("event-showed-kitty")
        return Text.of("event-got-kitty", **reader.who(event.to[0]))
    key = "event-showed" if event.to is None else "event-looked"
    return Text.of(key, **reader.who(event.source))


def _acted(reader: Reader, before: Public, seat: Seat, action: Action) -> Text:
    match action:
        case Play(card):
            key = "event-led" if before.trick is None else "event-played"
            return Text.of(key, card=card.text, **reader.who(seat))
        case Discard(card):
            return _laid_away(reader, before, seat, card)
        case Give(card, to):
            return _gave(reader, seat, to, card)
        case AskBest():
            partner = asked_partner(before)
            return Text.of(
                "event-asked-best",
                n=before.rules.exchange.partners_best_cards,
                partner="" if partner is None else reader.names[partner],
                **reader.who(seat),
            )
        case Decline() if before.phase is Phase.PICK_UP:
            return Text.of("event-left-turned", card=card_arg(before.upcard), **reader.who(seat))
        case Decline():
            return Text.of("event-no-best", **reader.who(seat))
        case TakeOver():
            return Text.of("event-take-over", **reader.who(seat))
        case DefendAlone():
            return Text.of("event-defend-alone", **reader.who(seat))
        case Pass() if before.phase in _REFUSALS_OF_ENTRY:
            return Text.of(_REFUSALS_OF_ENTRY[before.phase], **reader.who(seat))
        case _:
            return _call(reader, before, Call(seat, action, before.round), before.phase)


_REFUSALS_OF_ENTRY = {
    Phase.TAKE_OVER: "event-no-take-over",
    Phase.DEFEND_ALONE: "event-no-defend-alone",
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
        case Name(suit, alone):
            return Text.of("call-name", suit=trump_letter(suit), alone=yes_no(alone), **who)
        case GoAlone():
            return Text.of("call-go-alone", **who)
        case Redeal():
            return Text.of("call-redeal", **who)
        case GoUnder():
            return Text.of("call-go-under", **who)
        case _ if phase is Phase.BLIND_ALONE:
            return Text.of("call-not-alone", **who)
        case _ if call.round == 1 and call.seat == public.dealer:
            return Text.of("call-turn-down", card=card, **who)
        case _:
            return Text.of("call-pass", **who)


def story(reader: Reader, public: Public) -> tuple[Text, ...]:
    """The deal so far in sentences: who dealt, every call, and what came of the turned card."""
    return tuple(_story(reader, public)) if public.held else ()


def _story(reader: Reader, public: Public) -> Iterator[Text]:
    yield _dealt(reader, public.dealer, public.upcard)
    contract = public.contract
    blind = contract is not None and contract.blind
    for number, call in enumerate(public.calls):
        phase = Phase.AUCTION
        if blind:
            phase = Phase.BLIND_ALONE if number else Phase.BLIND_NAME
        yield _call(reader, public, call, phase)
    if contract is None or contract.maker is None:
        return
    if public.calls and public.calls[-1].seat != contract.maker:
        yield Text.of("event-take-over", **reader.who(contract.maker))
    card = card_arg(public.upcard)
    if public.upcard_place is UpcardPlace.TAKEN:
        yield Text.of("event-took-turned", card=card, **reader.who(public.dealer))
    elif public.upcard_place is UpcardPlace.LEFT and public.dealer in public.sits_out:
        yield Text.of("event-turned-out-of-play", card=card)
    elif public.upcard_place is UpcardPlace.LEFT:
        yield Text.of("event-left-turned", card=card, **reader.who(public.dealer))
    if contract.lone_defender is not None:
        yield Text.of("event-defend-alone", **reader.who(contract.lone_defender))
