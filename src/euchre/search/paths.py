"""Where a hidden card can have come from and gone to, as far as one View tells.

A card is dealt to a seat, to the kitty or face up; then it may be laid away, given to a
lone partner, or taken from the kitty by a seat that goes under; else it is in somebody's
hand, or played. Each such path uses up places of which a deal has a known number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from euchre.cards import Card, Seat
from euchre.game import GoUnder, Phase, Public, Redeal, UpcardPlace, View
from euchre.game.exchange import UNDER_CARDS
from euchre.rules import GoUnder as GoUnderRule
from euchre.rules import PartnersBest, Step

__all__ = ["KITTY_REST", "KITTY_TOP", "TURNED", "Facts", "Move", "Path", "paths"]

KITTY_REST: Final = -1
"""Origin: the kitty, but for its top three where a seat may go under."""
KITTY_TOP: Final = -2
"""Origin: the three cards of the kitty that a seat may exchange."""
TURNED: Final = -3
"""Origin: the turned card."""


@dataclass(frozen=True, slots=True)
class Move:
    """Cards that were laid away by a seat, or given to another, in one step."""

    seat: Seat
    to: Seat | None
    """None if they were laid away."""
    number: int
    step: Step | None
    """None for going under."""


@dataclass(frozen=True, slots=True)
class Path:
    """The way of one card through a deal."""

    origin: int
    """The seat that it was dealt to, or where else it came from."""
    moves: tuple[int, ...]
    """The moves that it was part of, by their place in :attr:`Facts.moves`."""
    holder: Seat | None
    """Whose hand it ended in, to be played or held; None if it was laid away, or not taken."""


class Facts:
    """What a View tells of the hidden cards of its deal."""

    def __init__(self, seen: View) -> None:
        """The facts of a View.

        Raises:
            ValueError: if no cards are dealt.
        """
        public = seen.public
        if not public.held:
            raise ValueError("there are no worlds before cards are dealt")
        self.seen: Final = seen
        self.public: Final = public
        self.knows_own: Final = seen.seat is not None and seen.hand is not None
        self.played: Final = _played(public)
        self.is_taken: Final = public.upcard_place is UpcardPlace.TAKEN
        self.under: Final = next(
            (call.seat for call in public.calls if isinstance(call.action, GoUnder)), None
        )
        # Between the third card laid away and the kitty's being shown, they are not in hand.
        waits = seen.seat == self.under and len(seen.hand or ()) < public.held[seen.seat or 0]
        self.has_kitty_top: Final = (
            self.under is not None and public.phase is not Phase.UNDER and not waits
        )
        self.splits_kitty: Final = public.rules.deal.go_under is not GoUnderRule.NONE
        self.moves: Final = tuple(move for move in _moves(public) if move.number)
        self.dealt, self.left, self.kitty = _shown(public)

    def is_simple(self, seat: Seat) -> bool:
        """Whether all that a seat was dealt is what it played and holds."""
        is_known = seat in self.dealt or bool(self.left) or self.kitty is not None
        is_mine = self.knows_own and seat == self.seen.seat
        exchanged = any(seat in (move.seat, move.to) for move in self.moves)
        took = self.is_taken and seat == self.public.dealer
        return not (is_known or is_mine or exchanged or took)


def _played(public: Public) -> tuple[Counter[Card], ...]:
    """The cards that each seat has played."""
    played = tuple(Counter[Card]() for _ in public.held)
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        for seat, card in trick.cards:
            played[seat][card] += 1
    return played


def _shown(
    public: Public,
) -> tuple[dict[Seat, Counter[Card]], dict[Seat, Counter[Card]], Counter[Card] | None]:
    """Hands shown as they were dealt; what seats showed after the deal; the kitty shown then."""
    as_dealt = sum(isinstance(call.action, GoUnder | Redeal) for call in public.calls)
    dealt = {seat: Counter(cards) for seat, cards in public.shown[:as_dealt]}
    left = {seat: Counter(cards) for seat, cards in public.shown[as_dealt:]}
    return dealt, left, left.pop(KITTY_REST, None)


def is_turn_up_given(public: Public) -> bool:
    """Whether the turned card came to a dealer who was asked for the best, not to a maker."""
    return (
        public.upcard_place is UpcardPlace.TAKEN
        and public.dealer in public.sits_out
        and public.calls[-1].seat != public.dealer
        and public.calls[-1].seat in public.rules.partners_of(public.dealer)
    )


def _moves(public: Public) -> Iterator[Move]:
    """Every move so far, in order; some with no cards yet."""
    for call in public.calls:
        if isinstance(call.action, GoUnder):
            number = UNDER_CARDS - (public.owed if public.phase is Phase.UNDER else 0)
            yield Move(call.seat, None, number, None)
    contract = public.contract
    if contract is None or contract.maker is None:
        return
    lone = {
        Step.PARTNERS_BEST: contract.maker if contract.alone else None,
        Step.DEFENDERS_BEST: contract.lone_defender,
    }
    for at, step in enumerate(public.rules.steps[: public.step + 1]):
        if step is Step.PICK_UP:
            is_done = public.upcard_place is UpcardPlace.TAKEN and not is_turn_up_given(public)
            yield Move(public.dealer, None, int(is_done), step)
        asker = lone.get(step)
        if asker is not None and public.rules.exchange.partners_best is not PartnersBest.NONE:
            yield from _best(public, at, asker, step)


def _best(public: Public, at: int, asker: Seat, step: Step) -> Iterator[Move]:
    """What was laid away and given in a step, the ``at``-th, in the order of the rules."""
    (giver,) = public.rules.partners_of(asker)
    cards = public.rules.exchange.partners_best_cards
    discards_first = public.rules.exchange.partners_best is PartnersBest.DISCARD_FIRST
    if public.step > at:
        took_turned = is_turn_up_given(public) and giver == public.dealer
        done = cards if took_turned or public.held[giver] < public.rules.hand_size else 0
        away = given = done
    else:
        part = cards - public.owed
        away = {Phase.BEST_DISCARD: part, Phase.BEST_GIVE: cards * discards_first}.get(
            public.phase, 0
        )
        given = {Phase.BEST_GIVE: part, Phase.BEST_DISCARD: cards * (not discards_first)}.get(
            public.phase, 0
        )
    both = (Move(asker, None, away, step), Move(giver, asker, given, step))
    yield from both if discards_first else reversed(both)


def paths(facts: Facts) -> Iterator[Path]:
    """Every path of a card, but those of simple seats and of a kitty that nobody has touched."""
    public = facts.public
    for seat in range(public.rules.players):
        if not facts.is_simple(seat):
            yield from _from(facts, seat, seat, 0)
    for at, move in enumerate(facts.moves):
        if move.step is None and facts.has_kitty_top:
            yield from _from(facts, KITTY_TOP, move.seat, at + 1)
    if facts.is_taken:
        yield from _from(facts, TURNED, public.dealer, _when_taken(facts))


def _when_taken(facts: Facts) -> int:
    """The first move that the turned card can be part of."""
    public, moves = facts.public, enumerate(facts.moves)
    if is_turn_up_given(public):
        gives = (at for at, move in moves if move.seat == public.dealer and move.to is not None)
        return next(gives, len(facts.moves))
    own = next(at for at, move in moves if move.step is Step.PICK_UP)
    return own if public.rules.exchange.may_discard_turn_up else own + 1


def _from(facts: Facts, origin: int, holder: Seat, at: int) -> Iterator[Path]:
    """The paths of a card that ``holder`` has before the move ``at``."""
    waiting: list[tuple[Seat, int, tuple[int, ...]]] = [(holder, at, ())]
    while waiting:
        holder, at, moves = waiting.pop()
        for later in range(at, len(facts.moves)):
            move = facts.moves[later]
            if move.seat == holder and move.to is None:
                yield Path(origin, (*moves, later), None)
            elif move.seat == holder and move.to is not None:
                waiting.append((move.to, later + 1, (*moves, later)))
        yield Path(origin, moves, holder)
