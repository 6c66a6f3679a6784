"""The turn-up auction: round one about the turned card, round two about the other suits."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import CardSet, Rank, Seat, Suit
from euchre.game.actions import Action, GoAlone, GoUnder, Name, OrderUp, Pass
from euchre.game.endings import finish_deal
from euchre.game.entry import begin_steps, start_play
from euchre.game.exchange import UNDER_CARDS
from euchre.game.hands import first_turn_rights
from euchre.game.naming import names, with_alone
from euchre.game.public import Call, Contract, Outcome, Phase, Public, UpcardPlace
from euchre.rules import AllPass, MustHold, NoTrump, StickTheDealer, natural_cards

__all__ = ["after_call", "blind_choices", "calls", "is_stuck", "must_take_up", "namable_suits"]


def calls(public: Public, seat: Seat, hand: CardSet) -> Iterator[Action]:
    """The calls of the seat whose turn it is, holding ``hand``, in canonical order."""
    yield from first_turn_rights(public, seat, hand)
    if public.round == 1:
        yield from _calls_on_turned_card(public, seat, hand)
    else:
        yield from _calls_of_a_suit(public, seat, hand)


def blind_choices(public: Public) -> Iterator[Action]:
    """What a dealer does about a turned Benny: name a suit unseen; having looked, go alone."""
    if public.phase is Phase.BLIND_NAME:
        yield from (Name(suit) for suit in Suit)
    else:
        yield Pass()
        yield GoAlone()


def _calls_on_turned_card(public: Public, seat: Seat, hand: CardSet) -> Iterator[Action]:
    rules = public.rules
    if not must_take_up(public, seat):
        yield Pass()
    suit = public.turned_suit
    if suit is None or not _holds_enough(public, seat, hand, suit):
        return
    if not (rules.auction.canadian_loner and seat in rules.partners_of(public.dealer)):
        yield OrderUp()
    if rules.entry.alone:
        yield OrderUp(alone=True)


def _calls_of_a_suit(public: Public, seat: Seat, hand: CardSet) -> Iterator[Action]:
    stuck = is_stuck(public, seat)
    if not stuck:
        yield Pass()
    suits = [suit for suit in namable_suits(public) if _holds_enough(public, seat, hand, suit)]
    if stuck and not suits:
        # A dealer who must name but holds no natural trump of any suit names what he likes.
        suits = list(namable_suits(public))
    named = names(public, suits)
    yield from with_alone(named) if public.rules.entry.alone else named


def namable_suits(public: Public) -> tuple[Suit, ...]:
    """The suits of round two: all but the one turned down."""
    return tuple(suit for suit in Suit if suit is not public.turned_suit)


def is_stuck(public: Public, seat: Seat) -> bool:
    """Whether that seat, being the dealer in round two, may not pass."""
    return (
        public.round == 2
        and seat == public.dealer
        and public.rules.auction.stick_the_dealer is StickTheDealer.STICK
    )


def must_take_up(public: Public, seat: Seat) -> bool:
    """Whether that seat, being the dealer in round one, has to take a turned bower up."""
    return (
        public.rules.auction.turned_bower_forces_pick_up
        and seat == public.dealer
        and public.upcard is not None
        and public.upcard.rank is Rank.JACK
    )


def _holds_enough(public: Public, seat: Seat, hand: CardSet, suit: Suit) -> bool:
    """Whether the duty to hold a natural trump lets the seat make that suit trump."""
    duty = public.rules.auction.must_hold
    is_dealer_taking_up = public.round == 1 and seat == public.dealer
    if (
        duty is MustHold.NOBODY
        or (duty is MustHold.DEALER and not is_dealer_taking_up)
        or (duty is MustHold.CALLER_OR_TURNED and is_dealer_taking_up)
    ):
        return True
    return bool(hand & natural_cards(public.rules, suit))


def after_call(public: Public, seat: Seat, action: Action) -> Public:
    """The table after a call of the auction."""
    public = public.having(calls=(*public.calls, Call(seat, action, public.round)))
    match action:
        case Pass() if public.phase is Phase.BLIND_ALONE:
            return begin_steps(public)
        case Pass():
            return _after_pass(public, seat)
        case OrderUp(alone):
            contract = Contract(seat, public.turned_suit, alone, accepted=True)
            return begin_steps(public.having(contract=contract))
        case Name(suit) if public.phase is Phase.BLIND_NAME:
            named = public.having(contract=Contract(seat, suit, accepted=True, blind=True))
            may_still = public.rules.entry.alone and public.rules.auction.blind_maker_may_go_alone
            return named.having(phase=Phase.BLIND_ALONE) if may_still else begin_steps(named)
        case Name(suit, alone, low):
            return begin_steps(public.having(contract=Contract(seat, suit, alone, low=low)))
        case GoAlone() if public.contract is not None:
            contract = Contract(seat, public.contract.trump, alone=True, accepted=True, blind=True)
            return begin_steps(public.having(contract=contract))
        case GoUnder():
            return public.having(phase=Phase.UNDER, owed=UNDER_CARDS)
        case _:
            return finish_deal(public, Outcome.THROWN_IN)


def _after_pass(public: Public, seat: Seat) -> Public:
    if seat != public.dealer:
        return public.having(turn=(seat + 1) % public.rules.players)
    if public.round == 1:
        eldest = (seat + 1) % public.rules.players
        return public.having(turn=eldest, round=2, upcard_place=UpcardPlace.DOWN)
    auction = public.rules.auction
    if auction.no_trump is NoTrump.WHEN_PASSED_OUT:
        return start_play(public.having(contract=Contract(None, None)))
    if auction.stick_the_dealer is StickTheDealer.STICK_OR_PAY:
        return finish_deal(public, Outcome.FORFEITED)
    return finish_deal(
        public, Outcome.PASSED_OUT, same_dealer=auction.all_pass is AllPass.SAME_DEALER
    )
