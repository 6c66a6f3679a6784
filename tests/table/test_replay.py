"""What a replay shows of hands: all of them, or what everybody had seen by the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre.cards import Card
from euchre.game import Acted, Dealt, Event, Give, Shown, chance, legal, new_match, redact, replay
from euchre.game import apply as act
from euchre.notation.deals import RecordedDeal, deals_of
from euchre.notation.record import Record
from euchre.protocol.messages import Text
from euchre.protocol.replay_messages import ReplayStep
from euchre.rules import preset
from euchre.table.replay import Sight, facts_of_record, replay_of

GAMES = ["na24", "call-ace24", "railroad-keller", "bid-euchre24", "pepper24", "two-handed24"]


def _played(name: str, deals: int = 6) -> Record:
    """Some deals of a match, in which everybody does anything legal."""
    rules, rng = preset(name).rules, random.Random(name)
    state, events = new_match(rules), list[Event]()
    while not state.is_over and sum(isinstance(one, Dealt) for one in events) <= deals:
        if state.public.turn is None:
            state, made = chance(state, rng)
        else:
            state, made = act(state, rng.choice(legal(state)))
        events += made
    return Record(rules, tuple(events), state)


def _steps(record: Record, deal: RecordedDeal, sight: Sight) -> list[ReplayStep]:
    return replay_of(record, facts_of_record(record), sight, deal.number).steps


def _shown(step: ReplayStep, seat: int) -> Counter[str]:
    return Counter(held.card for held in step.hands[seat])


def _comes_hidden(event: Event, seat: int, record: Record) -> bool:
    """Whether a card that others do not see comes into a hand."""
    match redact(record.rules, event, None):
        case Acted(_, Give(None, to)):
            return to == seat
        case Shown(to, None, _) if to is not None:
            return seat in to
        case _:
            return False


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_is_shown_only_what_everybody_had_seen(name: str) -> None:
    """No card that was never seen; none of a hand into which a hidden card is still to come."""
    record = _played(name)
    done = [one for one in deals_of(record) if one.is_over]
    assert done
    for deal in done:
        end = deal.end.public
        for number, step in enumerate(_steps(record, deal, Sight(whole=False))):
            for seat in range(record.rules.players):
                seen = (*end.played_by(seat), *end.shown_unplayed(seat))
                assert not _shown(step, seat) - Counter(card.text for card in seen)
                later = deal.steps[number + 1 :]
                if any(_comes_hidden(one.event, seat, record) for one in later):
                    assert not step.hands[seat]
            assert not step.aside


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_replay_shows_every_card_where_it_is(name: str) -> None:
    """At each step the hands are those of the game, and all cards of the pack are told."""
    record = _played(name)
    for deal in deals_of(record):
        sight = Sight(unfinished=True)
        for step, true in zip(_steps(record, deal, sight), deal.steps, strict=False):
            if true.after.public.result is not None:
                break
            for seat, hand in enumerate(true.after.hands):
                cards = record.rules.cards.listed(hand)
                assert _shown(step, seat) == Counter(card.text for card in cards)


def test_a_seat_is_shown_its_own_hand_from_the_first_step() -> None:
    """Also the card that it will lay away, which nobody else ever sees."""
    record = _played("na24")
    for deal in deals_of(record):
        if not deal.is_over:
            continue
        own: tuple[Card, ...] = deal.dealt.hands[2] or ()
        first = _steps(record, deal, Sight(2, whole=False))[0]
        assert _shown(first, 2) == Counter(card.text for card in own)


def test_a_deal_that_is_not_over_is_left_out() -> None:
    """Unless it is a file of one's own, which is shown as far as it goes."""
    record = _played("na24", 2)
    events = record.events[:-4]
    cut = Record(record.rules, events, replay(record.rules, events))
    facts = facts_of_record(cut)
    whole = len(replay_of(cut, facts, Sight(unfinished=True)).deals)
    assert len(replay_of(cut, facts, Sight()).deals) == whole - 1


def test_names_of_a_file_are_used_where_they_tell_seats_apart() -> None:
    """Three computer players of one name are told by where they sit."""
    record = _played("na24", 1)
    named = Record(record.rules, record.events, record.state, names=("Ann", "club", "club", "club"))
    told = replay_of(named, facts_of_record(named), Sight(unfinished=True))
    assert told.names[0] == Text(key="seat-own", args={"name": "Ann"})
    assert [one.key for one in told.names[1:]] == ["seat-west", "seat-north", "seat-east"]
