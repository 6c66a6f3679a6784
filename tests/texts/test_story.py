"""Everything that can happen at a table has a sentence, and says only what its reader knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from euchre.cards import Card, Seat, Suit
from euchre.game import (
    REFUSAL_KEYS,
    Event,
    IllegalActionError,
    Name,
    OrderUp,
    Outcome,
    Pass,
    Phase,
    Play,
    State,
    View,
    apply,
    legal_in,
    replay,
    view,
)
from euchre.game.events import Acted, DealerDrawn, Dealt
from euchre.rules import Rules, preset, replace
from euchre.texts import Catalogue, Text
from euchre.texts import story as said
from tests.conftest import TIER
from tests.texts.games import RULES, play_match
from tests.texts.telling import HOLE, told

CATALOGUE = Catalogue()
say = cache(CATALOGUE.say)
DEALS = {"test": 5, "soak": 40}[TIER]
MOST_ALIKE = 12
"""Turns of one kind in a match of which all is told, where it is asked what is ever told."""


def _readers(rules: Rules) -> Iterator[said.Reader]:
    names = said.seat_names(rules.players)
    for seat in (None, *range(rules.players)):
        yield said.Reader(seat, names)


@pytest.mark.parametrize("rules", [one for _, one in RULES], ids=[name for name, _ in RULES])
def test_everything_that_happens_can_be_said(rules: Rules) -> None:
    """LAW: in random games, each event, prompt, choice and result has a sentence without holes."""
    readers, good = list(_readers(rules)), set[Text]()
    for before, event, after in play_match(rules, seed=5, deals=DEALS):
        for reader in readers:
            for text in told(reader, before, event, after):
                if text is not None and text not in good:
                    words = say(text)
                    assert words.strip()
                    assert not HOLE.search(words), (text, words)
                    good.add(text)


WANTED = (
    "call-assist", "call-order-up", "call-take-up", "call-turn-down", "call-name-blind",
    "event-took-and-laid-away", "event-left-turned", "event-gave", "event-gave-you",
    "event-asked-best", "event-take-over", "event-defend-alone", "event-got-kitty",
    "act-give", "act-ask-best", "prompt-under", "prompt-must-name", "hint-left", "hint-only",
    "refused-follow", "refused-follow-left-bower", "result-made", "result-euchre",
    "result-march", "result-passed-out", "result-thrown-in", "result-forfeited",
    "result-no-maker", "over-won", "why-over-target", "note-token",
    "note-games", "note-rubber", "role-defends-alone",
    "call-bid", "call-bid-in", "call-bid-joker", "event-led-trump", "event-took-widow",
    "event-took-widow-card", "event-called", "event-partner-played", "event-own-call-played",
    "event-stayed", "event-dropped-out", "event-dealt-out", "made-bid-forced", "made-turned",
    "partner-known", "partner-none", "partner-unknown", "partner-you", "result-bid-made",
    "result-bid-lost", "result-counted", "result-dropped-out", "result-fixed", "why-bid",
    "why-bid-dropped", "why-counted", "score-points-lost", "score-stakes-won",
    "score-stakes-lost", "score-one-left", "score-pool", "note-pool", "note-no-partner",
    "will-bid", "will-pass-out-dealer", "will-show-joker", "will-sit-out-bid", "will-take-all",
    "hint-secret-partner", "hint-misere", "prompt-must-bid", "prompt-stay-bid",
)  # fmt: skip
"""Keys of every kind of act and of most outcomes."""


def test_random_games_say_most_messages() -> None:
    """The games of these tests reach every kind of act and most outcomes."""
    left = set(WANTED)
    for _, rules in RULES:
        reader, met = said.Reader(0, said.seat_names(rules.players)), Counter[object]()
        for before, event, after in play_match(rules, seed=5, deals=40):
            # Most of what is said at the same turn of a game has been said before.
            is_mine = 0 in (before.turn, after.turn)
            action = type(event.action) if isinstance(event, Acted) else type(event)
            turn = (before.phase, action, after.phase, is_mine, len(before.public.calls))
            met[turn] += 1
            if met[turn] <= MOST_ALIKE:
                left -= {text.key for text in told(reader, before, event, after) if text}
    assert not left


def test_every_outcome_and_refusal_has_a_message() -> None:
    """The keys made from enumerations exist."""
    for outcome in Outcome:
        assert f"result-{outcome.value.replace('_', '-')}" in CATALOGUE
    for key in REFUSAL_KEYS:
        assert key in CATALOGUE


def _dealt(hands: tuple[str, ...], upcard: str, kitty: str) -> list[Event]:
    """A deal by West (seat 1 of South, West, North, East), hands from South on."""
    cards = [tuple(sorted(map(Card.parse, hand.split()))) for hand in hands]
    return [
        DealerDrawn(1),
        Dealt(1, tuple(cards), Card.parse(upcard), tuple(map(Card.parse, kitty.split()))),
    ]


SOUTH = "JD AD JH KC 9S"
DEAL = _dealt(
    (SOUTH, "AH KH QH KD 9D", "TD 9H TS QS QC", "TH 9C TC JS AS"), "QD", "KS AC JC"
)  # fmt: skip
NAMES = said.seat_names(4)
ME = said.Reader(0, NAMES)


def _at(events: list[Event], **changes: str) -> State:
    return replay(replace(preset("na24").rules, dict(changes)), events)


def _passes(*seats: Seat) -> list[Event]:
    return [Acted(seat, Pass()) for seat in seats]


def _lines(texts: tuple[Text, ...]) -> list[str]:
    return [say(one).replace("\N{VARIATION SELECTOR-15}", "") for one in texts]


def _line(text: Text | None) -> str:
    assert text is not None
    return _lines((text,))[0]


def _choices(seen: View) -> list[tuple[str, str | None]]:
    return [
        (
            _line(said.action_label(ME, seen, action)),
            None if (will := said.consequence(ME, seen, action)) is None else _line(will),
        )
        for action in legal_in(seen)
    ]


def test_auction_as_the_reader_sees_it() -> None:
    """An opponent of the dealer: who dealt, what was said, what the choices will do."""
    state = _at([*DEAL, *_passes(2, 3)], **{"exchange.pick_up": "mandatory"})
    seen = view(state, 0)
    assert _lines(said.story(ME, seen.public)) == [
        "West dealt and turned up Q♦.", "North passed.", "East passed.",
    ]  # fmt: skip
    assert _line(said.prompt(ME, seen)) == "Turned up: Q♦. Shall diamonds be trump?"
    assert _choices(seen) == [
        ("Pass", None),
        ("Order it up", "West takes Q♦."),
        ("Order it up, alone", "North sits out. All five tricks score 4."),
    ]
    roles = [said.role(ME, seen.public, seat) for seat in range(4)]
    assert ["" if role is None else _line(role) for role in roles] == [
        "", "dealer", "partner", "",
    ]  # fmt: skip


def test_words_differ_by_seat() -> None:
    """The dealer's partner assists; the dealer takes up or turns down."""
    east = said.Reader(3, NAMES)
    dealer = said.Reader(1, NAMES)
    assists = view(_at([*DEAL, *_passes(2)]), 3)
    assert [_line(said.action_label(east, assists, one)) for one in legal_in(assists)] == [
        "Pass", "Assist", "Assist, alone",
    ]  # fmt: skip
    takes = view(_at([*DEAL, *_passes(2, 3, 0)]), 1)
    assert [_line(said.action_label(dealer, takes, one)) for one in legal_in(takes)] == [
        "Turn it down", "Take it up", "Take it up, alone",
    ]  # fmt: skip
    turned_down = said.event_text(dealer, takes.public, Acted(1, Pass()))
    assert _line(turned_down) == "You turned down Q♦."
    assert _line(said.event_text(ME, takes.public, Acted(1, Pass()))) == "West turned down Q♦."


def test_second_round_and_contract() -> None:
    """What was named, by whom, and what that makes them."""
    state = _at([*DEAL, *_passes(2, 3, 0, 1, 2, 3, 0)])
    west = said.Reader(1, NAMES)
    seen = view(state, 1)
    assert _line(said.prompt(west, seen)) == "Name a suit other than diamonds, or pass."
    state, _ = apply(state, Name(Suit.HEARTS, alone=True))
    public = state.public
    assert _line(said.contract_text(ME, public)) == "West named it, alone"
    assert _line(said.contract_text(west, public)) == "You named it, alone"
    assert _line(said.role(ME, public, 1)) == "dealer · named hearts, alone"
    assert _line(said.role(ME, public, 3)) == "sits out"
    assert _lines(said.story(ME, public))[-1] == "West named hearts, alone."


@pytest.mark.parametrize(
    ("passed", "told"),
    [((2, 3, 0), ["West took up Q♦."]), ((2,), ["East assisted: Q♦.", "West took Q♦."])],
    ids=["himself", "by his partner"],
)
def test_taken_card_is_told_once(passed: tuple[Seat, ...], told: list[str]) -> None:
    """A dealer who took up the turned card himself is not said to take it once more."""
    mandatory = {"exchange.pick_up": "mandatory"}
    state = _at([*DEAL, *_passes(*passed)], **mandatory)
    state, _ = apply(state, OrderUp())
    state, _ = apply(state, legal_in(view(state, 1))[0])
    assert _lines(said.story(ME, state.public))[1 + len(passed) :] == told


PLAYED = [*DEAL, *_passes(2, 3, 0, 1, 2, 3, 0), Acted(1, Name(Suit.HEARTS))]


def _plays(*cards: str) -> list[Event]:
    """Cards played clockwise from North, who leads as the dealer's left."""
    return [Acted((2 + at) % 4, Play(Card.parse(card))) for at, card in enumerate(cards)]


def test_left_bower_is_a_heart() -> None:
    """Prompt, second line and refusal name the rule and the card."""
    seen = view(_at([*PLAYED, *_plays("9H", "TH")]), 0)
    assert _line(said.prompt(ME, seen)) == "Follow hearts."
    assert _line(said.hint_line(ME, seen)) == "As the left bower, J♦ counts as a heart."
    assert _line(said.why_not(ME, seen, Card.parse("AD"))) == (
        "Hearts were led: follow with a heart, not with A♦."
    )
    assert said.why_not(ME, seen, Card.parse("JD")) is None


def test_only_one_card_follows() -> None:
    """With a single legal card the second line names it, left bower or not."""
    deal = _dealt(
        ("JD AD 9D KC 9S", "AH KH QH KD JH", "TD 9H TS QS QC", "TH 9C TC JS AS"), "QD", "KS AC JC"
    )
    named = [*deal, *_passes(2, 3, 0, 1, 2, 3, 0), Acted(1, Name(Suit.HEARTS))]
    seen = view(_at([*named, *_plays("9H", "TH")]), 0)
    assert _line(said.hint_line(ME, seen)) == "Only J♦ follows."
    assert _line(said.why_not(ME, seen, Card.parse("AD"))) == (
        "Hearts were led, and J♦ is a heart."
    )


def test_illegal_action_is_refused_in_a_sentence() -> None:
    """Out of turn, the turned-down suit, a card not held."""
    state = _at([*DEAL, *_passes(2, 3, 0, 1)])
    for seat, action, sentence in (
        (0, Pass(), "It is the turn of North, not yours."),
        (2, Name(Suit.DIAMONDS),
         "The suit of the turned card, diamonds, was turned down and cannot be named."),
        (2, OrderUp(), "That cannot be done now."),
        (2, Name(None), "No trump cannot be named in this game."),
    ):  # fmt: skip
        with pytest.raises(IllegalActionError) as caught:
            apply(state, action, seat)
        assert _line(said.refusal_text(said.Reader(seat, NAMES), caught.value.refusal)) == sentence
    playing = _at(PLAYED)
    with pytest.raises(IllegalActionError) as caught:
        apply(playing, Play(Card.parse("AS")), 2)
    refused = caught.value.refusal
    assert _line(said.refusal_text(said.Reader(2, NAMES), refused)) == "You do not hold A♠."


def test_result_is_told_from_both_sides() -> None:
    """Euchre: the same deal for those who stopped it, the makers, and a spectator."""
    state = _at(PLAYED)
    while state.phase is Phase.PLAY:
        actions = legal_in(view(state, state.turn))
        state, _ = apply(state, actions[0])
    public, result = state.public, state.public.result
    assert result is not None
    assert result.outcome is Outcome.EUCHRE
    lines = {}
    for reader in (ME, said.Reader(3, NAMES), said.Reader(None, NAMES)):
        lines[reader.seat] = [
            _line(said.result_headline(reader, public, result)),
            _line(said.result_why(reader, public, result)),
            *_lines(said.scored_texts(reader, public, result)),
            *_lines(said.score_text(reader, public)),
        ]
    assert lines == {
        0: [
            "Euchre: you stopped them",
            "West and East made hearts trump and took one trick.",
            "You score 2 points.",
            "We 2, they 0.",
        ],
        3: [
            "Euchred: they stopped you",
            "You and West made hearts trump and took one trick.",
            "They score 2 points.",
            "We 0, they 2.",
        ],
        None: [
            "Euchre: the makers were stopped",
            "West and East made hearts trump and took one trick.",
            "South and North score 2 points.",
            "South and North: 2",
            "West and East: 0",
        ],
    }
