"""The course of a match as everybody sees it: how each event changes a ``Public``.

Two functions, and nothing else moves a game: :func:`choices` says what the seat to act
may do, from what all can see and its own hand; :func:`after` says what all can see after
an event, from the event as a spectator may know it. So neither can depend on anything
hidden.
"""

from __future__ import annotations

from euchre.cards import CardSet, Seat, Suit
from euchre.game.actions import Action, Bid, Pass, Play, PlayExposed
from euchre.game.auction import after_call, blind_choices, calls
from euchre.game.bidding import after_bid, after_joker, bid_choices, naming_choices
from euchre.game.endings import finish_deal, standing_for_next_game
from euchre.game.entry import (
    after_entry,
    after_hand_shown,
    after_show_choice,
    entry_choices,
    start_play,
)
from euchre.game.events import Acted, DealerDrawn, Dealt, Event, Shown, is_dealt_blind
from euchre.game.exchange import after_exchange, exchange_choices
from euchre.game.exposed import exposed_plays, show_choices
from euchre.game.play import after_play, plays
from euchre.game.public import Contract, Outcome, Phase, Public, Standing, UpcardPlace
from euchre.rules import AuctionKind, BennyTurned, Rules

__all__ = ["after", "choices", "longest_deal", "opening"]


def opening(rules: Rules) -> Public:
    """The table before the first event of a match."""
    return Public(rules, Phase.FIRST_DEALER, None, 0, Standing.at_start(rules))


def choices(public: Public, hand: CardSet | None) -> tuple[Action, ...]:
    """All that the seat to act may do, in canonical order; empty if no seat is to act.

    ``hand`` is that seat's own; None while it may not look at it.
    """
    held, turn = CardSet(0) if hand is None else hand, public.turn
    match public.phase:
        case _ if turn is None:
            return ()
        case Phase.PLAY:
            return tuple(plays(public, held))
        case Phase.PLAY_EXPOSED:
            return tuple(exposed_plays(public))
        case Phase.JAMBONE | Phase.JAMBOREE:
            return tuple(show_choices(public, held))
        case Phase.AUCTION if public.rules.has_bids:
            return tuple(bid_choices(public, turn, held))
        case Phase.AUCTION:
            return tuple(calls(public, turn, held))
        case Phase.NAME_TRUMP:
            return tuple(naming_choices(public))
        case Phase.BLIND_NAME | Phase.BLIND_ALONE:
            return tuple(blind_choices(public))
        case Phase.TAKE_OVER | Phase.DEFEND_ALONE | Phase.CALL_PARTNER | Phase.STAY:
            return tuple(entry_choices(public))
        case _:
            return tuple(exchange_choices(public, held))


def after(public: Public, event: Event) -> Public:
    """The table after an event, which may be given redacted. The event is taken to be legal."""
    match event:
        case Acted(seat, action):
            return _after_action(public, seat, action)
        case Shown(None, cards, source) if cards is not None:
            shown = public.having(shown=(*public.shown, (source, cards)))
            return _after_shown(shown, source)
        case Shown():
            return public
        case DealerDrawn(dealer):
            return public.having(phase=Phase.TO_DEAL, dealer=dealer)
        case Dealt():
            return _after_deal(public, event)


def _after_shown(public: Public, source: Seat) -> Public:
    match public.phase:
        case Phase.JOKER_SHOWS:
            return after_joker(public, source)
        case Phase.JAMBONE | Phase.JAMBOREE:
            return after_hand_shown(public)
        case _:
            return public


def _after_action(public: Public, seat: Seat, action: Action) -> Public:
    match public.phase:
        case Phase.PLAY | Phase.PLAY_EXPOSED if isinstance(action, Play | PlayExposed):
            return after_play(public, seat, action)
        case Phase.JAMBONE | Phase.JAMBOREE:
            return after_show_choice(public, action)
        case Phase.NAME_TRUMP:
            return after_bid(public, seat, action)
        case Phase.AUCTION if isinstance(action, Bid) or (
            isinstance(action, Pass) and public.rules.has_bids
        ):
            return after_bid(public, seat, action)
        case Phase.AUCTION | Phase.BLIND_NAME | Phase.BLIND_ALONE:
            return after_call(public, seat, action)
        case Phase.TAKE_OVER | Phase.DEFEND_ALONE | Phase.CALL_PARTNER | Phase.STAY:
            return after_entry(public, seat, action)
        case _:
            return after_exchange(public, seat, action)


def _after_deal(public: Public, event: Dealt) -> Public:
    rules = public.rules
    new_game = public.phase is Phase.GAME_OVER
    dealt = Public(
        rules,
        Phase.AUCTION,
        (event.dealer + 1) % rules.players,
        event.dealer,
        standing_for_next_game(rules, public.standing) if new_game else public.standing,
        results=() if new_game else public.results,
        upcard=event.upcard,
        upcard_place=UpcardPlace.NONE if event.upcard is None else UpcardPlace.UP,
        held=tuple(rules.hand_size_of(seat, event.dealer) for seat in range(rules.players)),
        taken=(0,) * rules.players,
    )
    dealt = dealt.having(sits_out=dealt.dealt_out)
    if is_dealt_blind(rules, event):
        return dealt.having(phase=Phase.BLIND_NAME, turn=event.dealer)
    benny_is_turned = event.upcard is not None and event.upcard is rules.benny
    is_redealt = rules.auction.benny_turned is BennyTurned.REDEAL and not rules.has_bids
    if benny_is_turned and is_redealt:
        return finish_deal(dealt, Outcome.BENNY_TURNED)
    is_fixed = rules.auction.kind is AuctionKind.FIXED or (
        rules.auction.dirty_clubs and not benny_is_turned and dealt.turned_suit is Suit.CLUBS
    )
    if is_fixed:
        fixed = Contract(None, dealt.turned_suit)
        return start_play(dealt.having(contract=fixed, upcard_place=UpcardPlace.LEFT))
    return dealt


def longest_deal(rules: Rules) -> int:
    """A number of actions that no deal by these rules can exceed."""
    bids = (len(rules.bids.ladder) + 2) * rules.players if rules.has_bids else 0
    calls_and_entry = 2 * rules.players + 2 + 3 * rules.players + 1 + bids + 3
    best = max(rules.exchange.partners_best_cards, *(rung.cards for rung in rules.bids.ladder))
    exchanges = 1 + 1 + 3 + rules.widow_size + 2 * (1 + 2 * best)
    return calls_and_entry + exchanges + rules.players * rules.hand_size
