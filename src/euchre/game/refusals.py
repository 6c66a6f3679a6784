"""Why an action is not legal, in terms of a rule."""

from __future__ import annotations

from euchre.cards import Card, CardSet, Seat, Suit
from euchre.game.actions import (
    Action,
    Bid,
    CallPartner,
    Discard,
    GoUnder,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Play,
    PlayExposed,
    Redeal,
)
from euchre.game.auction import is_stuck, must_take_up
from euchre.game.bidding import biddable, has_no_trump
from euchre.game.errors import Refusal
from euchre.game.naming import names
from euchre.game.public import Phase, Public
from euchre.rules import MustHold, TrumpSaid, natural_cards

__all__ = ["REFUSAL_KEYS", "refusal"]

REFUSAL_KEYS = (
    "refused-not-your-turn",
    "refused-waiting-for-deal",
    "refused-match-over",
    "refused-not-now",
    "refused-follow",
    "refused-follow-left-bower",
    "refused-not-held",
    "refused-only-lowly",
    "refused-dealer-must-name",
    "refused-must-take-up",
    "refused-turned-down",
    "refused-no-trump",
    "refused-only-alone",
    "refused-not-alone",
    "refused-natural-trump",
    "refused-turned-card-stays",
    "refused-hand-not-poor",
    "refused-must-bid",
    "refused-bid-too-low",
    "refused-no-such-bid",
    "refused-over-last-only",
    "refused-bid-needs-trump",
    "refused-bid-without-trump",
    "refused-call-plain-card",
    "refused-no-jamboree",
    "refused-exposed-not-there",
    "refused-exposed-follow",
)


def refusal(public: Public, hand: CardSet | None, seat: Seat, action: Action) -> Refusal:
    """The reason for which ``action``, which is not legal, is refused to ``seat``.

    ``hand`` is the seat's own, or None if it may not look at it. The reason follows from
    what the seat knows.
    """
    return _of_turn(public, seat) or _of_action(public, hand, seat, action)


def _of_turn(public: Public, seat: Seat) -> Refusal | None:
    """Why that seat may do nothing at all now; None if it is its turn."""
    if public.phase is Phase.MATCH_OVER:
        return Refusal("refused-match-over")
    if public.turn is None:
        return Refusal("refused-waiting-for-deal")
    return None if seat == public.turn else Refusal("refused-not-your-turn", seat=public.turn)


def _of_action(public: Public, hand: CardSet | None, seat: Seat, action: Action) -> Refusal:
    held = CardSet(0) if hand is None else hand
    match action:
        case Play(card) if public.phase is Phase.PLAY:
            return _of_play(public, held, card)
        case PlayExposed(card) if public.phase is Phase.PLAY_EXPOSED:
            return _of_exposed(public, card)
        case Jamboree() if public.phase is Phase.JAMBOREE:
            return Refusal("refused-no-jamboree")
        case Discard(card) if card is not None and public.phase.asks_for_discard:
            if card is public.upcard and public.phase is Phase.PICK_UP:
                return Refusal("refused-turned-card-stays", card=card)
            is_held = bool(public.rules.cards.mask(card) & held)
            return Refusal("refused-only-lowly" if is_held else "refused-not-held", card=card)
        case _ if public.phase is Phase.AUCTION and public.rules.has_bids:
            return _of_bid(public, seat, action)
        case _ if public.phase is Phase.AUCTION:
            return _of_call(public, held, seat, action)
        case CallPartner() | Name():
            return _of_naming(public, action)
        case _:
            return Refusal("refused-not-now")


def _of_naming(public: Public, action: CallPartner | Name) -> Refusal:
    match action:
        case CallPartner(card) if public.phase is Phase.CALL_PARTNER:
            return Refusal("refused-call-plain-card", card=card)
        case Name(None) if public.phase is Phase.NAME_TRUMP and Name(None) not in names(public):
            return Refusal("refused-no-trump")
        case Name(_, alone=True) if public.phase is Phase.NAME_TRUMP:
            # Who has bid to play alone does not say so again.
            may_alone = public.rules.can_go_alone
            return Refusal("refused-not-now" if may_alone else "refused-not-alone")
        case Name(None, low=True) if public.phase is Phase.NAME_TRUMP:
            return Refusal("refused-no-trump")
        case _:
            return Refusal("refused-not-now")


def _of_play(public: Public, hand: CardSet, card: Card) -> Refusal:
    if not public.rules.cards.mask(card) & hand:
        return Refusal("refused-not-held", card=card)
    led = public.trick.led if public.trick is not None else card
    suit = public.order.suit(led)
    must = public.rules.cards.faces_of(public.order.playable(hand, led))
    if len(must) == 1 and public.order.suit(must[0]) is not must[0].suit:
        return Refusal("refused-follow-left-bower", card=must[0], suit=suit)
    return Refusal("refused-follow", card=card, suit=suit)


def _of_exposed(public: Public, card: Card) -> Refusal:
    if card not in public.exposed_hand or public.trick is None:
        return Refusal("refused-exposed-not-there", card=card)
    suit = public.order.suit(public.trick.led)
    return Refusal("refused-exposed-follow", card=card, suit=suit)


def _of_bid(public: Public, seat: Seat, action: Action) -> Refusal:
    match action:
        case Pass():
            return Refusal("refused-must-bid")
        case Redeal() | GoUnder():
            return Refusal("refused-hand-not-poor")
        case Bid(label, trump):
            return _of_rung(public, seat, label, trump)
        case _:
            return Refusal("refused-not-now")


def _of_rung(public: Public, seat: Seat, label: str, trump: Name | None) -> Refusal:
    ladder = public.rules.bids.ladder
    found = next((one for one in biddable(public, seat) if one.label == label), None)
    if found is not None:
        if trump is None:
            return Refusal("refused-bid-needs-trump")
        says_trump = public.rules.bids.trump is TrumpSaid.WITH_BID
        not_here = not says_trump or has_no_trump(public.rules, found)
        return Refusal("refused-bid-without-trump" if not_here else "refused-no-trump")
    wanted = next((one for one in ladder if one.label == label), None)
    if wanted is None:
        return Refusal("refused-no-such-bid")
    return Refusal("refused-over-last-only" if wanted.only_over_last else "refused-bid-too-low")


def _of_call(public: Public, hand: CardSet, seat: Seat, action: Action) -> Refusal:
    rules = public.rules
    match action:
        case Pass() if is_stuck(public, seat):
            return Refusal("refused-dealer-must-name")
        case Pass() if must_take_up(public, seat):
            return Refusal("refused-must-take-up", card=public.upcard)
        case Redeal() | GoUnder():
            return Refusal("refused-hand-not-poor")
        case OrderUp(alone) | Name(_, alone) if alone and not rules.entry.alone:
            return Refusal("refused-not-alone")
        case OrderUp() if public.round == 1:
            if (
                not action.alone
                and rules.auction.canadian_loner
                and seat in rules.partners_of(public.dealer)
            ):
                return Refusal("refused-only-alone")
            return Refusal("refused-natural-trump", suit=public.turned_suit)
        case Name(suit) if public.round > 1:
            return _of_name(public, hand, suit)
        case _:
            return Refusal("refused-not-now")


def _of_name(public: Public, hand: CardSet, suit: Suit | None) -> Refusal:
    if suit is None:
        return Refusal("refused-no-trump")
    if suit is public.turned_suit:
        return Refusal("refused-turned-down", suit=suit)
    duty = public.rules.auction.must_hold
    if duty is not MustHold.NOBODY and not hand & natural_cards(public.rules, suit):
        return Refusal("refused-natural-trump", suit=suit)
    return Refusal("refused-not-now")
