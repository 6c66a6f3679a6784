"""The acts of a written deal: who did what, in the order in which the game asks for it.

A record tells its calls, exchanges and tricks; the game asks its questions in its own order.
Here each question gets the record's answer. Only what everybody could see is used
(:func:`euchre.game.after`), because the hands may have to be found out from the plays first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.cards import Card, Pack, Seat
from euchre.game import (
    Acted,
    Action,
    AskBest,
    Decline,
    DefendAlone,
    Discard,
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
    after,
    choices,
)
from euchre.notation.problems import Place
from euchre.notation.written import WrittenDeal, WrittenPlay, possible_cards

__all__ = ["Act", "Course", "acts_before_play", "courses"]

MOST_COURSES = 400
"""How many readings of tricks with unknown cards are tried."""
_STEPS = 20_000


@dataclass(frozen=True, slots=True)
class Act:
    """One act of a deal: a discard may be of a card that is not known."""

    seat: Seat
    action: Action
    before: Public
    """The table that it met."""
    place: Place

    @property
    def phase(self) -> Phase:
        """What was to happen."""
        return self.before.phase


@dataclass(frozen=True, slots=True)
class Course:
    """The acts of a deal as far as they follow the order of the game."""

    acts: tuple[Act, ...]
    public: Public
    """The table after them."""
    at_first_lead: Public | None
    """The table before the first card; None if it did not come to that."""
    stray: tuple[Place, str] | None = None
    """Something written that no question asks for: its place, and the key of the problem."""

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards played, in order."""
        return tuple(
            (one.seat, one.action.card) for one in self.acts if isinstance(one.action, Play)
        )


def acts_before_play(public: Public, deal: WrittenDeal) -> Course:
    """The acts up to the first lead, or up to where the record ends or breaks the rules.

    ``public`` is the table just after the cards were dealt.
    """
    acts: list[Act] = []
    answers = _Answers(deal)
    while public.turn is not None and public.phase is not Phase.PLAY:
        act = answers.next(public)
        if act is None:
            break
        acts.append(act)
        if not _could_be(public, act):
            # The game itself will say what is wrong with it.
            return Course(tuple(acts), public, None)
        public = after(public, Acted(act.seat, act.action))
    lead = public if public.phase is Phase.PLAY else None
    return Course(tuple(acts), public, lead, answers.stray(public))


def _could_be(public: Public, act: Act) -> bool:
    """Whether some hand lets the seat do this now."""
    if act.seat != public.turn:
        return False
    match act.action:
        case Redeal() | GoUnder():
            return public.phase is Phase.AUCTION
        case Discard(None) | Give(None, _):
            return True
        case _:
            return act.action in choices(public, public.rules.cards.all)


class _Answers:
    """What a record answers to each question of the game."""

    def __init__(self, deal: WrittenDeal) -> None:
        self._deal = deal
        self._calls = 0
        self._put_under = list(deal.put_under)
        self._laid = {seat: list(cards) for seat, cards in deal.laid_away.items()}
        self._given = list(deal.given)
        self._has_gone_under = False

    def next(self, public: Public) -> Act | None:
        """The act of the seat to act; None if the record ends here."""
        seat = public.turn or 0
        match public.phase:
            case Phase.AUCTION | Phase.BLIND_NAME:
                return self._call(public, seat)
            case Phase.UNDER:
                card = self._put_under.pop(0) if self._put_under else None
                return Act(seat, Discard(card), public, Place(field="exchange"))
            case _ if not self._goes_on(public):
                return None
            case Phase.BLIND_ALONE:
                action: Action = GoAlone() if self._is_alone() else Pass()
                return Act(seat, action, public, Place(call=self._calls))
            case _:
                return Act(seat, self._answer(public, seat), public, _PLACES[public.phase])

    def stray(self, public: Public) -> tuple[Place, str] | None:
        """What was written but not asked for."""
        if self._calls < len(self._deal.calls):
            return Place(call=self._calls + 1), "record-call-too-many"
        if self._deal.tricks and public.phase is not Phase.PLAY:
            return Place(trick=1), "record-play-too-early"
        return None

    def _call(self, public: Public, seat: Seat) -> Act | None:
        deal = self._deal
        if (
            deal.went_under == seat
            and not self._has_gone_under
            and not any(public.calls_of(seat))
            and public.phase is Phase.AUCTION
        ):
            self._has_gone_under = True
            return Act(seat, GoUnder(), public, Place(field="exchange"))
        if self._calls < len(deal.calls):
            self._calls += 1
            call = deal.calls[self._calls - 1]
            action = call.action
            if public.phase is Phase.BLIND_NAME and isinstance(action, Name):
                action = Name(action.suit)
            actor = seat if call.seat is None else call.seat
            return Act(actor, action, public, Place(call=self._calls))
        if deal.thrown_in and public.phase is Phase.AUCTION:
            return Act(seat, Redeal(), public, Place(call=self._calls + 1))
        return None

    def _is_alone(self) -> bool:
        match self._deal.calls[self._calls - 1].action if self._calls else None:
            case Name(_, alone) | OrderUp(alone):
                return alone
            case _:
                return False

    def _goes_on(self, public: Public) -> bool:
        """Whether the record tells anything of what comes after the auction."""
        deal = self._deal
        return bool(
            deal.tricks
            or deal.given
            or deal.lone_defender is not None
            or (deal.discard is not None and public.phase is not Phase.PLAY)
            or (public.phase is Phase.BLIND_ALONE and self._is_alone())
        )

    def _answer(self, public: Public, seat: Seat) -> Action:
        match public.phase:
            case Phase.DEFEND_ALONE:
                return DefendAlone() if seat == self._deal.lone_defender else Pass()
            case Phase.PICK_UP:
                discard = self._deal.discard
                return Discard(discard if isinstance(discard, Card) else None)
            case Phase.ASK_BEST:
                is_given = any(to == seat for _, to, _ in self._given)
                return AskBest() if is_given else Decline()
            case Phase.BEST_DISCARD:
                laid = self._laid.get(seat)
                return Discard(laid.pop(0) if laid else None)
            case Phase.BEST_GIVE:
                for index, (giver, to, card) in enumerate(self._given):
                    if giver == seat:
                        del self._given[index]
                        return Give(card, to)
                return Give(None, public.lone_asker or 0)
            case _:
                return Pass()


_PLACES = {
    Phase.JAMBONE: Place(field="alone"),
    Phase.JAMBOREE: Place(field="alone"),
    Phase.TAKE_OVER: Place(field="alone"),
    Phase.DEFEND_ALONE: Place(field="lone_defender"),
    Phase.PICK_UP: Place(field="discard"),
    Phase.ASK_BEST: Place(field="exchange"),
    Phase.BEST_DISCARD: Place(field="exchange"),
    Phase.BEST_GIVE: Place(field="exchange"),
}


def courses(before: Course, deal: WrittenDeal) -> Iterator[Course]:
    """The readings of a deal: one, unless cards were played that the record does not name.

    Readings come in canonical order of the cards put for unknown ones, without those in which
    somebody would plainly have revoked, and no more than :data:`MOST_COURSES`.
    """
    if before.at_first_lead is None:
        yield before
        return
    yield from _Readings(before, before.at_first_lead, deal)


class _Readings:
    """An iteration over the readings of the tricks of a deal."""

    def __init__(self, before: Course, lead: Public, deal: WrittenDeal) -> None:
        self._before, self._lead, self._deal = before, lead, deal
        self._pack: Pack = lead.rules.cards
        self._steps, self._found = 0, 0
        self._played = {
            play.card for trick in deal.tricks for play in trick if isinstance(play.card, Card)
        }

    def __iter__(self) -> Iterator[Course]:
        yield from self._tricks(self._lead, 0, ())

    def _tricks(self, public: Public, index: int, acts: tuple[Act, ...]) -> Iterator[Course]:
        if self._found >= MOST_COURSES or self._steps > _STEPS:
            return
        if index == len(self._deal.tricks) or public.phase is not Phase.PLAY:
            self._found += 1
            rest = index < len(self._deal.tricks)
            stray = (Place(trick=index + 1, card=1), "record-card-too-many") if rest else None
            yield Course(
                (*self._before.acts, *acts), public, self._lead, stray or self._before.stray
            )
            return
        trick = self._deal.tricks[index]
        if self._deal.in_columns:
            trick = _in_turn(public, trick)
        yield from self._cards(public, index, trick, 0, acts)

    def _cards(
        self,
        public: Public,
        index: int,
        trick: tuple[WrittenPlay, ...],
        at: int,
        acts: tuple[Act, ...],
    ) -> Iterator[Course]:
        place = Place(trick=index + 1, card=at + 1)
        done = public.phase is not Phase.PLAY or len(public.tricks) > index
        if at == len(trick) or done:
            if at == len(trick) and (done or index + 1 == len(self._deal.tricks)):
                yield from self._tricks(public, index + 1, acts)
            else:
                key = "record-card-too-many" if done else "record-trick-too-short"
                self._found += 1
                yield Course((*self._before.acts, *acts), public, self._lead, (place, key))
            return
        play = trick[at]
        seat = public.turn if play.seat is None else play.seat
        known = isinstance(play.card, Card)
        for card in (play.card,) if isinstance(play.card, Card) else self._free(play, seat, acts):
            self._steps += 1
            act = Act(0 if seat is None else seat, Play(card), public, place)
            if act.seat != public.turn or card not in self._pack:
                self._found += 1
                yield Course((*self._before.acts, *acts, act), public, self._lead)
                return
            moved = after(public, Acted(act.seat, act.action))
            if not known and _has_revoked(moved, act.seat):
                continue
            yield from self._cards(moved, index, trick, at + 1, (*acts, act))

    def _free(
        self, play: WrittenPlay, seat: Seat | None, acts: tuple[Act, ...]
    ) -> tuple[Card, ...]:
        """The cards that an unknown one may be: those that are not known to be elsewhere."""
        deal = self._deal
        known = [{card for card in hand or () if isinstance(card, Card)} for hand in deal.hands]
        own = known[seat] if seat is not None and seat < len(known) else set[Card]()
        came = {card for _, to, card in deal.given if to == seat}
        came |= set(deal.taken_under) if deal.went_under == seat else set()
        gone = self._played.union(*known, deal.kitty) - own - came
        gone |= {one.action.card for one in acts if isinstance(one.action, Play)} | self._played
        cards = possible_cards(play.card, self._pack)
        if len(own) == self._lead.rules.hand_size:
            # The whole hand is known; what came into it by an exchange is told as well.
            turned = self._lead.upcard if seat == self._lead.dealer else None
            cards = tuple(card for card in cards if card in own | came or card is turned)
        return tuple(card for card in cards if card not in gone or self._pack.copies(card) > 1)


def _in_turn(public: Public, trick: tuple[WrittenPlay, ...]) -> tuple[WrittenPlay, ...]:
    """The cards of a trick in the order of play, given in the order of seats."""
    turn, players = public.turn or 0, public.rules.players
    return tuple(sorted(trick, key=lambda play: ((play.seat or 0) - turn) % players))


def _has_revoked(public: Public, seat: Seat) -> bool:
    """Whether a seat has played, later on, a card of a suit that it did not follow."""
    order = public.order
    tricks = (*public.tricks, public.trick) if public.trick else public.tricks
    void: set[object] = set()
    for trick in tricks:
        for actor, card in trick.cards:
            if actor != seat:
                continue
            if order.suit(card) in void:
                return True
            if order.suit(card) is not order.suit(trick.led):
                void.add(order.suit(trick.led))
    return False
