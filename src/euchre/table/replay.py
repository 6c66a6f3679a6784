"""A match shown again: its deals in a line each, and one of them step by step.

What may be shown of a hand is settled here. A record of one's own, or of a table that shows
every card after a deal, is shown whole. Of any other table, a replay shows what everybody
there had seen by the end of the deal, and the hand of the seat that asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import structs

from euchre.cards import Card, CardSet, Seat
from euchre.game import Acted, Give, Public, Shown, State, View, redact, view
from euchre.notation.deals import DealStep, RecordedDeal, deals_of
from euchre.notation.record import Record
from euchre.protocol.badges import BADGES
from euchre.protocol.base import Text
from euchre.protocol.game_messages import HandCard
from euchre.protocol.replay_messages import Replay, ReplayDeal, ReplayStep
from euchre.protocol.words import sent
from euchre.rules import PRESETS, Order
from euchre.rules.link import link_text, nearest_preset
from euchre.table.facts import Occupant, TableFacts, reader_of
from euchre.table.snapshot import happened, rules_text
from euchre.texts import story

__all__ = ["Sight", "facts_of_record", "replay_of"]


def facts_of_record(record: Record) -> TableFacts:
    """A record that was read from a file, as a table.

    Seats have the names that the record gives, where these tell them apart.
    """
    named = Counter(record.names)
    names = [name if named[name] == 1 else "" for name in record.names]
    names += [""] * (record.rules.players - len(names))
    seats = tuple(Occupant(name=name) for name in names)
    return TableFacts("", nearest_preset(record.rules).id, record.rules, seats)


@dataclass(frozen=True, slots=True)
class Sight:
    """What whoever asks may see of a match that was played."""

    seat: Seat | None = None
    """The seat that asks: it sees its own hand, whatever others may be shown. None for a guest."""
    whole: bool = True
    """Whether every card may be shown."""
    unfinished: bool = False
    """Whether a deal that is not over is shown too."""


def replay_of(
    record: Record,
    facts: TableFacts,
    sight: Sight,
    deal: int | None = None,
    problem: Text | None = None,
) -> Replay:
    """The replay of a match, with the steps of its deal of that number.

    The last deal is 0; the first is taken where there is none of that number.
    """
    deals = [one for one in deals_of(record) if one.is_over or sight.unfinished]
    told = deals[-1 if deal == 0 else 0] if deals else None
    told = next((one for one in deals if one.number == deal), told)
    public, reader = record.state.public, reader_of(facts, None)
    steps = () if told is None else _shown_steps(told)
    return Replay(
        table=facts.id,
        match=1,
        matches=1,
        rules_text=rules_text(facts),
        link=link_text(facts.rules, PRESETS[facts.preset]),
        names=[sent(reader.name(one)) for one in range(facts.rules.players)],
        sides=[sent(reader.side_name(public, one)) for one in range(facts.rules.scorers)],
        target=facts.rules.end.target,
        runs_down=bool(facts.rules.end.count_down),
        seat=sight.seat or 0,
        whole=sight.whole,
        over=record.state.is_over,
        headline=sent(story.game_headline(reader, public)) if record.state.is_over else None,
        deals=[_line(facts, reader, one) for one in deals],
        deal=0 if told is None else told.number,
        steps=[] if told is None else _Shown(told, facts, sight).steps(steps),
        tricks=_first_steps(steps),
        problem=problem,
    )


def _line(facts: TableFacts, reader: story.Reader, deal: RecordedDeal) -> ReplayDeal:
    """A deal in a line."""
    public, rules = deal.end.public, facts.rules
    result = public.result
    if result is None:
        scores, points = public.standing.scores, (0,) * rules.scorers
    else:
        scores, points = result.scores, result.points
    sign = -1 if rules.end.count_down else 1
    return ReplayDeal(
        number=deal.number,
        game=deal.game,
        dealer=deal.dealt.dealer,
        headline=None if result is None else sent(story.result_headline(reader, public, result)),
        why=None if result is None else sent(story.result_why(reader, public, result)),
        points=[sign * one for one in points],
        scores=[rules.shown_score(one) for one in scores],
    )


def _shown_steps(deal: RecordedDeal) -> tuple[DealStep, ...]:
    """The steps to show; what is shown after the result belongs to the last of them."""
    steps = list(deal.steps)
    while len(steps) > 1 and steps[-1].before.public.result is not None:
        last = steps.pop()
        steps[-1] = DealStep(steps[-1].before, steps[-1].event, last.after)
    return tuple(steps)


def _first_steps(steps: Sequence[DealStep]) -> list[int]:
    """For each trick the step of its first card."""
    led = []
    for at, step in enumerate(steps):
        before, after = step.before.public, step.after.public
        begun = len(after.tricks) + (after.trick is not None and bool(after.trick.cards))
        was = len(before.tricks) + (before.trick is not None and bool(before.trick.cards))
        if begun > was and isinstance(step.event, Acted):
            led.append(at)
    return led


class _Shown:
    """What may be shown of the cards of a deal."""

    def __init__(self, deal: RecordedDeal, facts: TableFacts, sight: Sight) -> None:
        self._facts, self._sight = facts, sight
        end = deal.end.public
        self._known = [_known_at_the_end(end, one) for one in range(facts.rules.players)]
        self._settled = [_settled(deal.steps, facts, one) for one in range(facts.rules.players)]

    def steps(self, steps: Sequence[DealStep]) -> list[ReplayStep]:
        """The steps as messages, and the result as one of its own after the last trick."""
        shown = [self._step(number, step) for number, step in enumerate(steps)]
        over = shown[-1].snapshot.over
        if over is not None and shown[-1].trick_won_by is not None:
            shown.append(structs.replace(shown[-1], text=over.headline, trick_won_by=None))
        return shown

    def _step(self, number: int, step: DealStep) -> ReplayStep:
        before, after = view(step.before, None), view(step.after, None)
        event = redact(self._facts.rules, step.event, None)
        told = happened(before.public, after, event, self._facts, number)
        order = after.public.order
        return ReplayStep(
            text=told.text,
            trick_won_by=told.trick_won_by,
            snapshot=told.snapshot,
            hands=[
                [_shown_card(order, card) for card in self._hand(number, after, step.after, seat)]
                for seat in range(self._facts.rules.players)
            ],
            aside=[card.text for card in _aside(step.after)] if self._sight.whole else [],
        )

    def _hand(self, number: int, seen: View, state: State, seat: Seat) -> tuple[Card, ...]:
        """The cards of a hand that may be shown, as players hold them."""
        pack, order = self._facts.rules.cards, seen.public.order
        if self._sight.whole:
            return order.sort(state.hands[seat])
        if seat == self._sight.seat:
            return order.sort(pack.set_of(view(state, seat).hand or ()))
        if number < self._settled[seat]:
            return ()
        left = Counter(self._known[seat])
        shown = []
        for card in pack.listed(state.hands[seat]):
            if left[card]:
                left[card] -= 1
                shown.append(card)
        return order.sort(pack.set_of(shown))


def _known_at_the_end(public: Public, seat: Seat) -> tuple[Card, ...]:
    """The cards of a seat that everybody has seen when the deal is over."""
    return (*public.played_by(seat), *public.shown_unplayed(seat))


def _settled(steps: Sequence[DealStep], facts: TableFacts, seat: Seat) -> int:
    """The step from which no hidden card comes into a hand any more.

    Before it, nobody else can tell which of the cards that fell later were already there.
    """
    for at in range(len(steps) - 1, 0, -1):
        match redact(facts.rules, steps[at].event, None):
            case Acted(_, Give(None, to)) if to == seat:
                return at
            case Shown(to, None, _) if to is not None and seat in to:
                return at
            case _:
                pass
    return 0


def _aside(state: State) -> tuple[Card, ...]:
    """The cards in nobody's hand that were not played: undealt, and laid away."""
    pack = state.rules.cards
    away = [card for one in state.aside for card in pack.listed(one or CardSet(0))]
    return (*state.kitty, *away)


def _shown_card(order: Order, card: Card) -> HandCard:
    suit = order.suit(card)
    return HandCard(
        card=card.text,
        suit="" if suit is None else suit.letter,
        badge=BADGES.get(order.bower(card), ""),
    )
