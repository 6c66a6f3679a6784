"""Actions in words: what a seat says, what a choice is called, and what it will do."""

from __future__ import annotations

from euchre.cards import Seat, trump_letter
from euchre.game import (
    Action,
    AskBest,
    Bid,
    Call,
    CallPartner,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
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
    Stay,
    TakeOver,
    View,
)
from euchre.rules import AllPass, NoTrump, Partners, PartnersBest, PickUp, StickTheDealer
from euchre.texts.bids import (
    bid_text,
    consequence_of_bid,
    consequence_of_naming_alone,
    consequence_of_passing,
    letter_of,
)
from euchre.texts.reader import Reader, card_arg
from euchre.texts.text import Text

__all__ = ["accepting", "action_label", "asked_partner", "consequence", "speech", "turns_down"]


def accepting(public: Public, seat: Seat) -> str:
    """How a seat accepts the turned card: ``take-up``, ``assist`` or ``order-up``."""
    if seat == public.dealer:
        return "take-up"
    return "assist" if seat in public.rules.partners_of(public.dealer) else "order-up"


def turns_down(public: Public, seat: Seat, number: int) -> bool:
    """Whether a pass of that seat in that round turns the turned card down."""
    return number == 1 and seat == public.dealer and not public.rules.has_bids


def speech(public: Public, call: Call) -> Text:
    """What a seat says with a call of the auction: for a speech bubble."""
    match call.action:
        case OrderUp(alone):
            return Text(f"say-{accepting(public, call.seat)}{'-alone' if alone else ''}")
        case Name(_, alone) as name:
            return Text.of("say-name-alone" if alone else "say-name", suit=letter_of(name))
        case Bid() as bid:
            return bid_text("say-bid", "say-bid-in", bid)
        case Redeal():
            return Text("say-redeal")
        case GoUnder():
            return Text("say-go-under")
        case GoAlone():
            return Text("say-alone")
        case _ if call.round == 1 and public.contract is not None and public.contract.blind:
            return Text("say-not-alone")
        case _:
            down = turns_down(public, call.seat, call.round)
            return Text("say-turn-down" if down else "say-pass")


def action_label(reader: Reader, seen: View, action: Action) -> Text:
    """An action as the seat to act would say it: the label of a button or of a line to choose."""
    public = seen.public
    match action:
        case OrderUp(alone):
            how = accepting(public, public.turn or 0)
            return Text(f"act-{how}{'-alone' if alone else ''}")
        case Name(_, alone) as name:
            return Text.of("act-name-alone" if alone else "act-name", suit=letter_of(name))
        case Bid() as bid:
            return bid_text("act-bid", "act-bid-in", bid)
        case Play(card) | PlayExposed(card) | Discard(card) | Give(card) | CallPartner(card):
            return Text.of(_CARD_LABELS[type(action)], card=card_arg(card))
        case AskBest():
            return Text.of("act-ask-best", n=public.best_cards)
        case Pass():
            return _pass_label(reader, public)
        case Decline():
            return Text("act-leave" if public.phase is Phase.PICK_UP else "act-no-best")
        case _:
            return Text(_LABELS[type(action)])


_CARD_LABELS: dict[type, str] = {
    Play: "act-play",
    PlayExposed: "act-play-exposed",
    Discard: "act-lay-away",
    Give: "act-give",
    CallPartner: "act-call-partner",
}
_LABELS: dict[type, str] = {
    GoAlone: "act-go-alone",
    Redeal: "act-redeal",
    GoUnder: "act-go-under",
    TakeOver: "act-take-over",
    DefendAlone: "act-defend-alone",
    Jambone: "act-jambone",
    Jamboree: "act-jamboree",
    Stay: "act-stay",
    DropOut: "act-drop-out",
}


def _pass_label(reader: Reader, public: Public) -> Text:
    match public.phase:
        case Phase.BLIND_ALONE:
            return Text("act-not-alone")
        case Phase.TAKE_OVER if public.contract is not None and public.contract.maker is not None:
            return Text.of("act-no-take-over", who=reader.names[public.contract.maker])
        case Phase.DEFEND_ALONE:
            return Text("act-no-defend-alone")
        case Phase.JAMBONE:
            return Text("act-no-jambone")
        case Phase.JAMBOREE:
            return Text("act-no-jamboree")
        case _:
            down = turns_down(public, public.turn or 0, public.round)
            return Text("act-turn-down" if down else "act-pass")


def asked_partner(public: Public) -> Seat | None:
    """The partner whose best cards the current step is about."""
    asker = public.lone_asker
    partners = () if asker is None else public.rules.partners_of(asker)
    return partners[0] if partners else None


def consequence(reader: Reader, seen: View, action: Action) -> Text | None:
    """What a choice will do, in a sentence that is true whatever is hidden; None if it is plain."""
    public = seen.public
    seat = public.turn
    if seat is None:
        return None
    match action:
        case OrderUp(alone):
            return _of_accepting(reader, public, seat, alone=alone)
        case Bid() as bid:
            return consequence_of_bid(public, seat, bid)
        case Name(alone=True) | GoAlone():
            return _of_going_alone(reader, public, seat)
        case Pass() if public.phase is Phase.AUCTION:
            return _of_passing(reader, public, seat)
        case Redeal():
            return Text.of("will-redeal", **reader.who(public.dealer))
        case GoUnder():
            return Text("will-go-under")
        case _:
            return _of_entry(reader, public, seat, action)


def _of_going_alone(reader: Reader, public: Public, seat: Seat) -> Text:
    if public.phase is Phase.NAME_TRUMP:
        return consequence_of_naming_alone(reader, public, seat)
    return _sits_out(reader, public, seat)


def _of_accepting(reader: Reader, public: Public, seat: Seat, *, alone: bool) -> Text:
    if alone:
        return _sits_out(reader, public, seat)
    pick_up = public.rules.exchange.pick_up
    if pick_up is PickUp.OPTIONAL_IF_ORDERED:
        pick_up = PickUp.MANDATORY if seat == public.dealer else PickUp.OPTIONAL
    key = "will-may-take" if pick_up is PickUp.OPTIONAL else "will-take"
    return Text.of(key, card=card_arg(public.upcard), **reader.who(public.dealer))


def _sits_out(reader: Reader, public: Public, seat: Seat) -> Text:
    rules = public.rules
    partners = rules.partners_of(seat)
    tricks, points = rules.hand_size, rules.score.lone_march
    if not partners:
        key = "will-take-all" if rules.score.lone_must_take_all else "will-play-alone"
        return Text.of(key, n=tricks, points=points)
    if len(partners) != 1:
        return Text.of("will-sit-out-side", n=tricks, points=points)
    who = reader.names[partners[0]]
    if partners[0] == public.dealer and public.round == 1:
        card = card_arg(public.upcard)
        return Text.of("will-sit-out-turned", who=who, card=card, n=tricks, points=points)
    return Text.of("will-sit-out", who=who, n=tricks, points=points)


def _of_passing(reader: Reader, public: Public, seat: Seat) -> Text | None:
    auction = public.rules.auction
    if public.rules.has_bids:
        return consequence_of_passing(reader, public)
    if seat != public.dealer:
        return None
    if public.round == 1:
        return Text.of("will-turn-down", suit=trump_letter(public.turned_suit))
    if auction.no_trump is NoTrump.WHEN_PASSED_OUT:
        return Text("will-no-trump")
    if auction.stick_the_dealer is StickTheDealer.STICK_OR_PAY:
        return Text("will-pay")
    if auction.all_pass is AllPass.SAME_DEALER:
        return Text("will-pass-out-again")
    left = (public.dealer + 1) % public.rules.players
    return Text.of("will-pass-out", who=reader.names[left])


def _of_entry(reader: Reader, public: Public, seat: Seat, action: Action) -> Text | None:
    rules, contract = public.rules, public.contract
    match action:
        case TakeOver() if contract is not None and contract.maker is not None:
            return Text.of("will-take-over", who=reader.names[contract.maker])
        case DefendAlone() if rules.partners is Partners.OPPOSITE:
            partners = rules.partners_of(seat)
            points = rules.score.lone_defender
            return Text.of("will-defend-alone", who=reader.names[partners[0]], points=points)
        case Jambone():
            return Text.of("will-jambone", n=rules.hand_size, points=rules.score.jambone)
        case Jamboree():
            return Text.of("will-jamboree", points=rules.score.jamboree)
        case Stay():
            return Text.of("will-stay", points=rules.score.trickless)
        case DropOut():
            return Text("will-drop-out")
        case Decline() if public.phase is Phase.PICK_UP:
            return Text("will-leave")
        case AskBest():
            partner = asked_partner(public)
            if partner is None:
                return None
            first = rules.exchange.partners_best is PartnersBest.DISCARD_FIRST
            number = public.best_cards
            key = "will-ask-first" if first else "will-ask-then"
            return Text.of(key, n=number, who=reader.names[partner])
        case _:
            return None
