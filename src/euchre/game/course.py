"""The course of a match as everybody sees it: how each event changes a ``Public``.

Two functions, and nothing else moves a game: :func:`choices` says what the seat to act
may do, from what all can see and its own hand; :func:`after` says what all can see after
an event, from the event as a spectator may know it. So neither can depend on anything
hidden.
"""

from __future__ import annotations

from euchre.cards import CardSet, Seat
from euchre.game.actions import Action, Play
from euchre.game.auction import after_call, blind_choices, calls
from euchre.game.endings import finish_deal, standing_for_next_game
from euchre.game.entry import after_entry, entry_choices
from euchre.game.events import Acted, DealerDrawn, Dealt, Event, Shown, is_dealt_blind
from euchre.game.exchange import after_exchange, exchange_choices
from euchre.game.play import after_play, plays
from euchre.game.public import Outcome, Phase, Public, Standing, UpcardPlace
from euchre.rules import BennyTurned, Rules

__all__ = ["after", "choices", "longest_deal", "opening"]


def opening(rules: Rules) -> Public:
    """The table before the first event of a match."""
    return Public(rules, Phase.FIRST_DEALER, None, 0, Standing.at_start(rules))


def choices(public: Public, hand: CardSet | None) -> tuple[Action, ...]:
    """All that the seat to act may do, in canonical order; empty if no seat is to act.

    ``hand`` is that seat's own; None while it may not look at it.
    """
    held = CardSet(0) if hand is None else hand
    match public.phase:
        case Phase.PLAY:
            return tuple(plays(public, held))
        case Phase.AUCTION:
            return tuple(calls(public, held))
        case Phase.BLIND_NAME | Phase.BLIND_ALONE:
            return tuple(blind_choices(public))
        case Phase.TAKE_OVER | Phase.DEFEND_ALONE:
            return tuple(entry_choices(public))
        case Phase.PICK_UP | Phase.ASK_BEST | Phase.BEST_DISCARD | Phase.BEST_GIVE | Phase.UNDER:
            return tuple(exchange_choices(public, held))
        case _:
            return ()


def after(public: Public, event: Event) -> Public:
    """The table after an event, which may be given redacted. The event is taken to be legal."""
    match event:
        case Acted(seat, action):
            return _after_action(public, seat, action)
        case Shown(None, cards, source) if cards is not None:
            return public.having(shown=(*public.shown, (source, cards)))
        case Shown():
            return public
        case DealerDrawn(dealer):
            return public.having(phase=Phase.TO_DEAL, dealer=dealer)
        case Dealt():
            return _after_deal(public, event)


def _after_action(public: Public, seat: Seat, action: Action) -> Public:
    match public.phase:
        case Phase.PLAY if isinstance(action, Play):
            return after_play(public, seat, action)
        case Phase.AUCTION | Phase.BLIND_NAME | Phase.BLIND_ALONE:
            return after_call(public, seat, action)
        case Phase.TAKE_OVER | Phase.DEFEND_ALONE:
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
        held=(rules.hand_size,) * rules.players,
        taken=(0,) * rules.players,
    )
    if is_dealt_blind(rules, event):
        return dealt.having(phase=Phase.BLIND_NAME, turn=event.dealer)
    benny_is_turned = event.upcard is not None and event.upcard is rules.benny
    if benny_is_turned and rules.auction.benny_turned is BennyTurned.REDEAL:
        return finish_deal(dealt, Outcome.BENNY_TURNED)
    return dealt


def longest_deal(rules: Rules) -> int:
    """A number of actions that no deal by these rules can exceed."""
    calls_and_entry = 2 * rules.players + 2 + 2 * rules.players
    exchanges = 1 + 1 + 3 + 2 * (1 + 2 * rules.exchange.partners_best_cards)
    return calls_and_entry + exchanges + rules.players * rules.hand_size
