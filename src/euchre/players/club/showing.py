"""A maker's cards on the table: whether to show them, and how to play against them.

Where a lone hand lies face up, its maker decides nothing any more: the defenders play their
own cards and say which of the maker's is played.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from euchre.cards import Card, Seat
from euchre.game import Action, Contract, Jambone, Jamboree, Pass, Phase, Play, PlayExposed, View
from euchre.game.entry import first_leader
from euchre.players.base import Decision, Limit, Reason
from euchre.players.club.contracts import OWN, best_rest, strength_under, upcard_owner
from euchre.players.club.guessing import guesses
from euchre.players.club.playout import TRUMP, Codes, Hand, codes_of
from euchre.players.club.ranking import ranking_of
from euchre.players.club.worth import stand_of

__all__ = ["is_about_shown_cards", "with_shown_cards"]

_DEALS: Final = 40
"""Guessed deals from which a seat concludes how the cards on the table fare."""
_MADE_AT_LEAST: Final = 0.6
"""How often a hand that is played face up, and does not take all, is made at least."""
_LANE: Final = 256


def is_about_shown_cards(view: View) -> bool:
    """Whether cards may be shown now, or a hand that lies face up is played."""
    contract = view.public.contract
    return contract is not None and (
        view.public.phase in (Phase.JAMBONE, Phase.JAMBOREE)
        or (contract.exposed and view.public.phase in (Phase.PLAY, Phase.PLAY_EXPOSED))
    )


def with_shown_cards(view: View, limit: Limit, actions: tuple[Action, ...]) -> Decision:
    """Whether to play face up or to show the highest trumps; how to play against a shown hand."""
    match view.public.phase:
        case Phase.JAMBOREE:
            return _highest_trumps(view, actions)
        case Phase.JAMBONE:
            return _face_up(view, limit)
        case _:
            return _play_against(view, limit, actions)


def _highest_trumps(view: View, actions: tuple[Action, ...]) -> Decision:
    """Show them, unless the rules pay more for taking all tricks."""
    score, contract = view.rules.score, view.public.contract
    if Jamboree() not in actions or contract is None:
        return Decision(Pass(), why=(Reason.of("reason-no-jamboree"),))
    played = score.lone_march if contract.alone else score.march
    played = score.jambone if contract.exposed else played
    values: dict[Action, float] = {Jamboree(): score.jamboree, Pass(): played}
    if played > score.jamboree:
        return Decision(Pass(), values, (Reason.of("reason-needs-no-best"),))
    return Decision(Jamboree(), values, (Reason.of("reason-jamboree"),))


def _face_up(view: View, limit: Limit) -> Decision:
    """Play face up if that is worth more, whatever the opponents call, than to play hidden."""
    public, contract = view.public, view.public.contract
    if contract is None or view.seat is None:
        return Decision(Pass())
    stand, score = stand_of(public, view.seat), view.rules.score
    sure = _takes_all(view, limit, contract)
    owner = upcard_owner(view, accepted=contract.accepted, alone=True)
    sweep = strength_under(view, contract.trump, owner).sweep
    made = stand.worth(score.lone_made, 0)
    fails = _MADE_AT_LEAST * made + (1 - _MADE_AT_LEAST) * stand.worth(0, score.lone_euchre)
    values: dict[Action, float] = {
        Jambone(): sure * stand.worth(score.jambone, 0) + (1 - sure) * fails,
        Pass(): sweep * stand.worth(score.lone_march, 0) + (1 - sweep) * made,
    }
    percent = round(100 * sure)
    if values[Jambone()] > values[Pass()]:
        return Decision(Jambone(), values, (Reason.of("reason-jambone", percent=percent),))
    return Decision(Pass(), values, (Reason.of("reason-no-jambone", percent=percent),))


def _takes_all(view: View, limit: Limit, contract: Contract) -> float:
    """The part of guessed deals in which the hand takes every trick in whatever order."""
    public, pack = view.public, view.rules.cards
    codes = codes_of(public.order)
    cards = list(view.hand or ())
    if upcard_owner(view, accepted=contract.accepted, alone=True) == OWN and public.upcard:
        cards.append(public.upcard)
        for card in best_rest(ranking_of(public.order), cards, cards, view):
            cards.remove(card)
    mine = [codes.of[card.index] for card in pack.listed(pack.set_of(cards))]
    found = guesses(view, random.Random(limit.seed), _DEALS)
    leader = first_leader(public, contract)
    good = 0
    for guess in found:
        theirs = {
            seat: [codes.of[index] for index in guess.hands[seat]]
            for seat in public.active
            if seat != contract.maker
        }
        safe = all(_is_safe(code, hand) for code in mine for hand in theirs.values())
        good += safe and all(_takes(mine, led) for led in theirs.get(leader, ()))
    return good / (len(found) or 1)


def _is_safe(code: int, hand: Hand) -> bool:
    """Whether a card that is led takes the trick from that hand: not beaten, nor trumped."""
    lane = code // _LANE
    of_suit = [other for other in hand if other // _LANE == lane]
    return all(other < code for other in of_suit) and (
        code >= TRUMP or bool(of_suit) or all(other < TRUMP for other in hand)
    )


def _takes(mine: Hand, led: int) -> bool:
    """Whether every card that may be played to that lead beats it."""
    lane = led // _LANE
    playable = [code for code in mine if code // _LANE == lane] or mine
    return all(code > led and (code >= TRUMP or code // _LANE == lane) for code in playable)


def _play_against(view: View, limit: Limit, actions: tuple[Action, ...]) -> Decision:
    """The card, one's own or the maker's, after which the defenders take the trick oftenest.

    Of equals, one's own lowest card, or the maker's highest.
    """
    public, order = view.public, view.public.order
    codes = codes_of(order)
    found = guesses(view, random.Random(limit.seed), _DEALS)
    values: dict[Action, float] = {}
    cards: dict[Action, Card] = {}
    for action in actions:
        if isinstance(action, Play | PlayExposed):
            cards[action] = action.card
            taken = sum(_is_taken_after(view, codes, guess.hands, action.card) for guess in found)
            values[action] = taken / (len(found) or 1)
    sign = 1 if public.phase is Phase.PLAY_EXPOSED else -1

    def goodness(action: Action) -> tuple[float, int, int]:
        card = cards[action]
        return (values[action], sign * order.strength(card), -card.index)

    best = max(values, key=goodness)
    percent = round(100 * values[best])
    why = Reason.of("reason-against-exposed", card=cards[best].text, percent=percent)
    return Decision(best, values, (why,))


def _is_taken_after(view: View, codes: Codes, hands: Sequence[Sequence[int]], card: Card) -> bool:
    """Whether the defenders can take the trick once that card is played, if these are the hands."""
    public, maker = view.public, view.public.contract.maker if view.public.contract else None
    placed = () if public.trick is None else public.trick.cards
    table = [(seat, codes.of[one.index]) for seat, one in placed]
    seat = maker if public.phase is Phase.PLAY_EXPOSED else view.seat
    table.append((seat or 0, codes.of[card.index]))
    done = {at for at, _ in table}
    later = [at for at in _in_turn(public.active, table[0][0]) if at not in done]
    left = [[codes.of[index] for index in hands[at]] for at in later]
    return _can_take(table, list(zip(later, left, strict=True)), maker)


def _in_turn(active: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    at = active.index(first)
    return (*active[at:], *active[:at])


def _can_take(
    table: list[tuple[Seat, int]], later: list[tuple[Seat, Hand]], maker: Seat | None
) -> bool:
    """Whether some way to play the rest of the trick gives it to the maker's opponents."""
    if not later:
        winner, best = table[0]
        for seat, code in table[1:]:
            if code > best and (code >= TRUMP or code // _LANE == best // _LANE):
                winner, best = seat, code
        return winner != maker
    (seat, hand), rest = later[0], later[1:]
    lane = table[0][1] // _LANE
    playable = [code for code in hand if code // _LANE == lane] or hand
    return any(_can_take([*table, (seat, code)], rest, maker) for code in set(playable))
