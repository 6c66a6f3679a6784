"""A written deal, replayed by the real engine: how far it goes, and what stops it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre.cards import Card
from euchre.game import (
    BrokenLogError,
    Dealt,
    Decline,
    Discard,
    Event,
    IllegalActionError,
    Phase,
    Play,
    Public,
    State,
    after,
    apply,
    legal,
    push,
)
from euchre.notation.course import Act, Course, acts_before_play, courses
from euchre.notation.fill import Filling, card_in_two_places, fill
from euchre.notation.problems import Place, Problem, problem_of_game_error
from euchre.notation.written import Blank, WrittenDeal, possible_cards
from euchre.rules import Rules

__all__ = ["JudgedDeal", "judge"]

_MOST_FILLINGS = 400


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """A deal of a record, as far as the rules let it go."""

    start: State
    """The state before it was dealt."""
    events: tuple[Event, ...]
    state: State
    """Where the events lead."""
    problems: tuple[Problem, ...]
    is_completed: bool
    """Whether cards that the record leaves out were filled in."""

    @property
    def is_refused(self) -> bool:
        """Whether the rules refuse it."""
        return any(one.refuses for one in self.problems)

    @property
    def is_finished(self) -> bool:
        """Whether it came to its score."""
        return bool(self.events) and self.state.public.is_deal_over


def judge(start: State, deal: WrittenDeal) -> JudgedDeal:
    """Replay a deal from ``start``, a state that awaits it.

    Places of problems are within the deal: the caller adds which one it is.
    """
    bad = _first_unusable(start.rules, deal)
    if bad is not None:
        return JudgedDeal(start, (), start, (bad,), is_completed=False)
    best: JudgedDeal | None = None
    for tried, (course, upcard) in enumerate(_readings(start.public, deal)):
        judged = _judge_course(start, deal, course, upcard)
        if not judged.is_refused:
            return judged
        if best is None or len(judged.events) > len(best.events):
            best = judged
        if tried >= _MOST_FILLINGS:
            break
    if best is None:
        problem = Problem.of("record-no-filling", Place(), detail="no reading of the unknown cards")
        return JudgedDeal(start, (), start, (problem,), is_completed=False)
    return best


def _first_unusable(rules: Rules, deal: WrittenDeal) -> Problem | None:
    """Something that no deal by these rules can have."""
    if not 0 <= deal.dealer < rules.players:
        return Problem.of(
            "record-no-such-seat", Place(field="dealer"), n=deal.dealer, last=rules.players - 1
        )
    if (deal.upcard is None) == rules.deal.turn_up:
        return Problem.of("record-upcard-missing", Place(field="upcard"))
    if len(deal.hands) > rules.players:
        return Problem.of("record-hands-too-many", Place(field="hands"), n=rules.players)
    for seat, hand in enumerate(deal.hands):
        if hand is not None and len(hand) > rules.hand_size:
            return Problem.of(
                "record-hand-too-large",
                Place(field=f"hands.{seat}"),
                seat=seat,
                n=len(hand),
                size=rules.hand_size,
            )
    written = [(deal.upcard, "upcard"), *((card, "kitty") for card in deal.kitty)]
    written += [(card, f"hands.{at}") for at, hand in enumerate(deal.hands) for card in hand or ()]
    written += [(card, "exchange") for card in (*deal.put_under, *deal.taken_under)]
    written += [(card, "exchange") for _, _, card in deal.given]
    written += [(card, "exchange") for cards in deal.laid_away.values() for card in cards]
    written += [(deal.discard, "discard")] if deal.discard else []
    for card, where in written:
        if card is not None and not possible_cards(card, rules.cards):
            name = card.text if isinstance(card, Card) else "none"
            return Problem.of("record-not-in-pack", Place(field=where), card=name)
    upcard = deal.upcard if isinstance(deal.upcard, Card) else None
    twice = card_in_two_places(rules, deal, upcard)
    if twice is not None:
        card, seats = twice
        return Problem.of(
            "record-card-twice" if len(seats) > 1 else "record-card-in-hand-and-kitty",
            Place(field="hands." + ",".join(map(str, seats)) if seats else "kitty"),
            card=card.text,
            seat=seats[0] if seats else -1,
            other=seats[-1] if seats else -1,
        )
    if len(deal.kitty) + len(deal.taken_under) > rules.kitty_size:
        return Problem.of("record-kitty-too-large", Place(field="kitty"), n=rules.kitty_size)
    return None


def _readings(public: Public, deal: WrittenDeal) -> Iterator[tuple[Course, Card | None]]:
    """The readings of a deal: one, unless a turned or a played card is not known."""
    named = {card for hand in deal.hands for card in hand or ()}
    named |= {play.card for trick in deal.tricks for play in trick}
    upcards: tuple[Card | None, ...] = (None,)
    if deal.upcard is not None:
        upcards = possible_cards(deal.upcard, public.rules.cards)
        if len(upcards) > 1:
            upcards = tuple(card for card in upcards if card not in named) or upcards
    for upcard in upcards:
        nobody = (None,) * public.rules.players
        table = after(public, Dealt(deal.dealer, nobody, upcard, None))
        for course in courses(acts_before_play(table, deal), deal):
            yield course, upcard


def _judge_course(
    start: State, deal: WrittenDeal, course: Course, upcard: Card | None
) -> JudgedDeal:
    """Fill in what is missing for as many of the acts as can be, and let the engine judge."""
    kept = course
    while (filled := fill(start.rules, deal, kept, upcard)) is None:
        if not kept.acts:
            problem = Problem.of("record-no-filling", Place(field="hands"))
            return JudgedDeal(start, (), start, (problem,), is_completed=False)
        # With the last act left out there may be hands; the engine then refuses that act.
        kept = replace(kept, acts=kept.acts[:-1], public=kept.acts[-1].before)
    return _replay(start, deal, course, upcard, filled)


def _replay(
    start: State, deal: WrittenDeal, course: Course, upcard: Card | None, filled: Filling
) -> JudgedDeal:
    event = Dealt(deal.dealer, filled.hands, upcard, filled.kitty)
    events: list[Event] = [event]
    problems: list[Problem] = []
    try:
        state = push(start, event)
    except BrokenLogError as error:
        return JudgedDeal(
            start, (), start, (problem_of_game_error(error, Place()),), is_completed=False
        )
    hidden = {seat: list(cards) for seat, cards in filled.laid_away.items()}
    for act in course.acts:
        known = _with_card(act, hidden)
        if known is None:
            problems.append(Problem.of("record-no-filling", act.place))
            break
        known = _as_declined(state, known)
        try:
            state, made = apply(state, known.action, known.seat)
        except IllegalActionError as error:
            problems.append(_with_owner(problem_of_game_error(error, act.place), filled, error))
            break
        events += made
    else:
        if course.stray is not None:
            place, key = course.stray
            problems.append(Problem.of(key, place))
    is_guessed = any(isinstance(play.card, Blank) for trick in deal.tricks for play in trick)
    return JudgedDeal(
        start, tuple(events), state, tuple(problems), filled.is_completed or is_guessed
    )


def _with_card(act: Act, hidden: dict[int, list[Card]]) -> Act | None:
    """The act with the card that was filled in for an unknown one; None if there is none."""
    if act.action != Discard(None):
        return act
    cards = hidden.get(act.seat)
    return replace(act, action=Discard(cards.pop(0))) if cards else None


def _as_declined(state: State, act: Act) -> Act:
    """Laying the turned card away is leaving it, where the rules let the dealer do only that."""
    is_left = (
        act.phase is Phase.PICK_UP
        and act.action == Discard(state.public.upcard)
        and act.action not in (choices := legal(state))
        and Decline() in choices
    )
    return replace(act, action=Decline()) if is_left else act


def _with_owner(problem: Problem, filled: Filling, error: IllegalActionError) -> Problem:
    """The problem; for a card that is not in the hand, with the seat that was dealt it."""
    if problem.key != "record-refused-not-held" or not isinstance(error.action, Play):
        return problem
    card = error.action.card
    owner = next((seat for seat, hand in enumerate(filled.hands) if card in hand), -1)
    return replace(problem, args=(*problem.args, ("owner", owner)))
