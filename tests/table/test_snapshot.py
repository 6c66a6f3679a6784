"""Snapshots: what one seat may see, ready to be drawn."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest

from euchre.cards import Card
from euchre.game import Acted, Dealt, Phase, Play, legal, redact, view
from euchre.protocol.actions import action_of
from euchre.protocol.messages import Happened, Snapshot
from euchre.protocol.words import read
from euchre.rules import Rules
from euchre.table.facts import TableFacts
from euchre.table.snapshot import happened, snapshot
from euchre.table.table import Table
from euchre.texts import Catalogue
from tests.conftest import TIER
from tests.draws import with_every_answer
from tests.protocol.sentences import texts_in
from tests.table.tables import CLUB, PERSON, facts_of, opened, played
from tests.texts.games import RULES

say = cache(Catalogue().say)
DEALS = {"test": 2, "soak": 20}[TIER]


def shot(table: Table, seat: int) -> Snapshot:
    return snapshot(table.view(seat), table.facts, table.number)


@pytest.mark.parametrize("name", with_every_answer("all that is legal is offered"))
def test_all_that_is_legal_is_offered_and_nothing_else(name: str) -> None:
    """Choices and cards of the seat to act are its legal actions; other seats have none."""
    for table, _ in played(facts_of(name), random.Random(name), deals=DEALS):
        for seat in range(table.facts.rules.players):
            seen = shot(table, seat)
            hand = seen.hand or []
            offered = [one.action for one in seen.choices]
            offered += [one.action for one in hand if one.action is not None]
            if seat != table.state.turn:
                assert not offered
                continue
            found = [str(action_of(one, table.view(seat))) for one in offered]
            assert set(found) == set(map(str, legal(table.state)))
            # Two copies of a face are two cards of a hand, and one action.
            assert len(found) == len(set(found)) or table.facts.rules.pack.copies > 1


@pytest.mark.parametrize("name", with_every_answer("why a card may not be chosen"))
def test_a_card_that_may_not_be_chosen_says_why(name: str) -> None:
    """While a card is to be chosen, each card has either an action or a reason."""
    choosing = {Phase.PLAY, Phase.PICK_UP, Phase.BEST_DISCARD, Phase.BEST_GIVE}
    for table, _ in played(facts_of(name), random.Random(name), deals=DEALS):
        turn = table.state.turn
        if turn is not None and table.state.phase in choosing:
            for card in shot(table, turn).hand or []:
                assert (card.action is None) is not (card.why_not is None)


@pytest.mark.parametrize("name", with_every_answer("every sentence can be said"))
def test_every_sentence_can_be_said(name: str) -> None:
    """All texts of every snapshot and event of random deals are in the catalogue."""
    said: set[tuple[str, str]] = set()
    before: Table | None = None
    for table, entries in played(
        facts_of(name, deal_first_dealer="highest_draw"), random.Random(name), deals=DEALS
    ):
        steps = table.since(entries[0].number) or ()
        for seat in range(table.facts.rules.players):
            last = None if before is None else before.view(seat)
            for step in steps:
                seen = view(step.state, seat)
                event = redact(table.facts.rules, step.game_event, seat)
                if last is not None:
                    message = happened(last.public, seen, event, table.facts, step.entry.number)
                    for text in texts_in(message):
                        if (text.key, str(text.args)) not in said:
                            said.add((text.key, str(text.args)))
                            assert say(read(text))
                last = seen
        before = table
    assert len(said) > 30


@pytest.mark.parametrize("rules", [one for _, one in RULES], ids=[name for name, _ in RULES])
def test_other_rules_are_told_as_well(rules: Rules) -> None:
    """Two to six seats, two copies of a pack, every option: all is offered, all can be said."""
    seats = (PERSON, *[CLUB] * (rules.players - 1))
    facts = TableFacts("table", "na24", rules, seats, "fast")
    for table, _ in played(facts, random.Random(1), deals=2):
        for seat in range(rules.players):
            seen = shot(table, seat)
            offered = [one.action for one in seen.choices]
            offered += [one.action for one in seen.hand or [] if one.action is not None]
            actions = {action_of(one, table.view(seat)) for one in offered}
            assert actions == set(legal(table.state) if seat == table.state.turn else ())
            assert [one.side for one in seen.seats] == [
                rules.scorer(at) for at in range(rules.players)
            ]
            for text in texts_in(seen):
                assert say(read(text))


def test_a_snapshot_survives_the_wire() -> None:
    """Encoded and decoded strictly, it is itself."""
    for table, _ in played(facts_of(), random.Random(1), deals=2):
        seen = shot(table, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Snapshot) == seen


def test_a_hand_is_sorted_with_bowers_marked() -> None:
    """Once trump is made, trumps come first, the bowers are named, and the left counts as trump."""
    found = set()
    for table, _ in played(facts_of("british25"), random.Random(3), deals=15):
        public = table.state.public
        if public.phase is not Phase.PLAY or public.contract is None:
            continue
        for seat in range(4):
            hand = shot(table, seat).hand or []
            trump = public.contract.trump
            letter = "" if trump is None else trump.letter
            suits = [card.suit for card in hand]
            assert suits == sorted(suits, key=lambda suit: suit != letter)
            for card in hand:
                found.add(card.badge)
                if card.badge == "left":
                    assert trump is not None
                    assert card.card == f"J{trump.next.letter}"
                    assert card.suit == letter
                if card.badge == "benny":
                    assert (card.card, card.suit) == ("JK", letter)
    assert found == {"", "right", "left", "benny"}


def test_a_blind_dealer_sees_no_hand() -> None:
    """A turned Benny hides the dealer's cards from the dealer until trump is named."""
    blind = 0
    for seed in range(120):
        table, _ = opened(facts_of("british25"), f"seed {seed}")
        if table.state.phase is Phase.BLIND_NAME:
            blind += 1
            dealer = table.state.public.dealer
            assert shot(table, dealer).hand is None
            assert len(shot(table, dealer).choices) == 4
            assert len(shot(table, (dealer + 1) % 4).hand or []) == 5
    assert blind


def test_the_dealer_chooses_among_six_cards() -> None:
    """In the exchange the turned card lies in the dealer's hand; it may not be laid away."""
    met = 0
    for table, _ in played(facts_of("finnish24"), random.Random(5), deals=15):
        public = table.state.public
        if public.phase is Phase.PICK_UP and public.upcard is not None:
            met += 1
            hand = shot(table, public.dealer).hand or []
            assert len(hand) == 6
            turned = next(card for card in hand if card.card == public.upcard.text)
            assert turned.action is None
            assert turned.why_not is not None
            assert turned.why_not.key == "refused-turned-card-stays"
            assert len(shot(table, (public.dealer + 1) % 4).hand or []) == 5
    assert met


def test_after_a_deal_against_computers_every_card_is_shown() -> None:
    """Hands as played, what was never played, and the kitty: together they are the pack."""
    under = facts_of(deal_go_under="three_nines_tens")
    for facts in (facts_of(), facts_of(pack_copies="2"), under):
        met = 0
        for table, _ in played(facts, random.Random(8), deals=20):
            over = shot(table, 0).over
            if over is None:
                continue
            met += 1
            shown = [card for hand in over.hands for card in hand] + over.kitty
            assert sorted(map(Card.parse, shown)) == list(table.facts.rules.cards.cards)
        assert met


def test_after_a_deal_among_people_only_played_cards_are_shown() -> None:
    """With a second person at the table, what was not played stays hidden."""
    facts = facts_of(seats=(PERSON, PERSON, PERSON, PERSON))
    met = 0
    for table, entries in played(facts, random.Random(8), deals=4):
        over = shot(table, 0).over
        if over is not None:
            met += 1
            acts = [one.event.action for one in entries if isinstance(one.event, Acted)]
            assert not over.kitty
            tricks = table.state.public.tricks
            assert sum(map(len, over.hands)) == sum(len(trick.cards) for trick in tricks)
            assert len(acts) == 1
    assert met


def test_a_finished_trick_is_told_with_its_last_card() -> None:
    """Who won a trick is said by the event that ended it, and by no other."""
    before = None
    won = 0
    for table, entries in played(facts_of(), random.Random(2), deals=3):
        for step in table.since(entries[0].number) or ():
            seen = view(step.state, 0)
            if before is not None:
                event = redact(table.facts.rules, step.game_event, 0)
                told: Happened = happened(
                    before.public, seen, event, table.facts, step.entry.number
                )
                ended = (
                    isinstance(event, Acted)
                    and isinstance(event.action, Play)
                    and seen.public.trick is None
                )
                assert (told.trick_won_by is not None) is ended
                won += ended
                assert told.kind == ("dealt" if isinstance(event, Dealt) else told.kind)
            before = seen
    assert won >= 10
