"""Lines of text: actions and deals."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from euchre.cards import ALL_CARDS, Card, Suit
from euchre.game import (
    Action,
    AskBest,
    Bid,
    CallPartner,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
    Give,
    GoAlone,
    GoUnder,
    Jambone,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Play,
    PlayExposed,
    Redeal,
    Stay,
    TakeOver,
    fresh_deal,
)
from euchre.notation import NotationError, Record, action_text, deal_text, parse_action, parse_deal
from euchre.rules import BidName, preset
from tests.notation.games import records_of
from tests.notation.messages import say

NA24 = preset("na24").rules
TRUMPS = (*map(Name, Suit), Name(None), Name(None, low=True))
LABELS = (*map(str, range(1, 17)), *(name.value for name in BidName if name))
EVERY_ACTION: tuple[Action, ...] = (
    Pass(),
    OrderUp(),
    OrderUp(alone=True),
    *(Name(suit, alone) for suit in (*Suit, None) for alone in (False, True)),
    *(Name(None, alone, low=True) for alone in (False, True)),
    *(Bid(label, trump) for label in LABELS for trump in (None, *TRUMPS)),
    Stay(),
    DropOut(),
    Jambone(),
    Jamboree(),
    PlayExposed(Card.parse("JD")),
    GoAlone(),
    Redeal(),
    GoUnder(),
    TakeOver(),
    DefendAlone(),
    Decline(),
    AskBest(),
    Discard(None),
    Give(None, 3),
    *(
        action
        for card in ALL_CARDS
        for action in (Discard(card), Give(card, 2), Play(card), CallPartner(card))
    ),
)
LINE = "dealer 3: JS AS KH TD 9C / KS QH JD TC 9S / AH JH TH KD 9D / AC QC JC AD QD up TS"


def test_every_action_has_a_line_of_its_own() -> None:
    """A line stands for one action, and an action has one line."""
    lines = [action_text(action) for action in EVERY_ACTION]
    assert len(set(lines)) == len(EVERY_ACTION)
    assert [parse_action(line) for line in lines] == list(EVERY_ACTION)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  PASS ", Pass()),
        ("order it up", OrderUp()),
        ("Assist", OrderUp()),
        ("pick up alone", OrderUp(alone=True)),
        ("hearts", Name(Suit.HEARTS)),
        ("call ♠ alone", Name(Suit.SPADES, alone=True)),
        ("no trump alone", Name(None, alone=True)),
        ("NT", Name(None)),
        ("low alone", Name(None, alone=True, low=True)),
        ("name N", Name(None)),
        ("Bid 4", Bid("4")),
        ("bid 6S", Bid("6", Name(Suit.SPADES))),
        ("bid 12 low no trump", Bid("12", Name(None, low=True))),
        ("bid 6 nt", Bid("6", Name(None))),
        ("bid little pepper", Bid("little_pepper")),
        ("bid loner ♥", Bid("loner", Name(Suit.HEARTS))),
        ("call ad", CallPartner(Card.parse("AD"))),
        ("call ace of clubs", CallPartner(Card.parse("AC"))),
        ("10♦", Play(Card.parse("TD"))),
        ("play jack of clubs", Play(Card.parse("JC"))),
        ("discard 9s", Discard(Card.parse("9S"))),
        ("Give ah to 2", Give(Card.parse("AH"), 2)),
    ],
)
def test_people_may_write_as_they_like(text: str, action: Action) -> None:
    """Case, blanks, other words and other spellings of cards are understood."""
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "frob", "play", "discard 1S", "give AH", "give AH to x", "9", "bid", "bid 6 x", "call 9"],
)
def test_what_is_no_action_is_refused_in_words(text: str) -> None:
    """The sentence quotes what was written and says what would be right."""
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    said = say(caught.value.problems[0])
    assert text in said
    assert "order up" in said


def test_a_deal_is_a_line() -> None:
    """Dealer, hands of seat 0 on, turned card; the kitty is what is left."""
    deal = parse_deal(LINE, NA24)
    assert deal.dealer == 3
    assert deal.hands[0] == tuple(sorted(map(Card.parse, ["JS", "AS", "KH", "TD", "9C"])))
    assert deal.upcard == Card.parse("TS")
    assert deal.kitty == tuple(sorted(map(Card.parse, ["QS", "9H", "KC"])))
    assert parse_deal(deal_text(deal).upper(), NA24) == deal


@given(record=records_of(None, deals=2))
def test_deals_by_any_rules_come_back(record: Record) -> None:
    """Two copies, Benny, two to eight seats: the line says it all."""
    for event in record.events:
        if isinstance(event, Dealt):
            assert parse_deal(deal_text(event), record.rules) == event


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hello", "dealer 0:"),
        (LINE.replace("dealer 3", "dealer 4"), "seats are 0 to 3"),
        (LINE.replace("9C /", "/"), "4 hands of 5 cards are needed, not hands of 4, 5, 5, 5"),
        (LINE.replace("9C", "9S"), "9♠︎ is dealt twice"),
        (LINE.replace("9C", "2C"), "2♣︎ is dealt twice, or is not in the pack"),
        (LINE.replace("9C", "1C"), "“1C” is not a card"),
        (LINE.replace(" up TS", ""), "One turned card is needed, not 0"),
        (LINE + " kitty 9H KC", "The kitty must be QS 9H KC"),
    ],
)
def test_what_is_no_deal_is_refused_in_words(line: str, said: str) -> None:
    """What is wrong with the line is said, and what would be right."""
    with pytest.raises(NotationError) as caught:
        parse_deal(line, NA24)
    assert said in say(caught.value.problems[0])


def test_a_hidden_deal_has_no_line() -> None:
    """What a seat may not see cannot be written as if it were known."""
    with pytest.raises(ValueError, match="hidden"):
        deal_text(Dealt(0, (None, None, None, None), Card.parse("9S"), None))


def test_a_dealer_without_cards_has_an_empty_hand() -> None:
    """Where the dealer sits out, the line has no cards at that place."""
    rules = preset("nap52-six").rules
    deal = fresh_deal(rules, 5, random.Random(1))
    line = deal_text(deal)
    assert line.split("kitty", maxsplit=1)[0].rstrip().endswith("/")
    assert parse_deal(line, rules) == deal
    with pytest.raises(NotationError):
        parse_deal(line.replace("dealer 5", "dealer 4"), rules)
