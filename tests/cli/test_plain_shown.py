"""Line by line where cards are shown: what may be typed, and what is said of a hand face up."""

from __future__ import annotations

import json

from euchre.cards import Card
from euchre.cli.typed import Understanding
from euchre.game import Acted, Jambone, Jamboree, Pass, PlayExposed, State, legal, view
from euchre.notation import deal_text
from euchre.rules import preset
from euchre.testing import act, at_deal, dealt
from euchre.texts import Catalogue, languages
from euchre.texts.story import (
    Reader,
    contract_text,
    event_text,
    prompt,
    result_headline,
    result_why,
    seat_names,
    story,
)
from tests.cli.running import Runner

FULL = preset("railroad-full").rules
HANDS = {"E": "JK JH JD AH QH", "W": "KH TH 8H 7H 7C", "N": "9S TS QS 7S 7D"}
EXPOSED = "order-alone jambone away:9S decline pass pass pass"
WORDS = Understanding(Catalogue())
SAY = Catalogue().say
READER = Reader(None, seat_names(4))


def deal(words: str, upcard: str = "9H", hands: dict[str, str] | None = None) -> State:
    """A deal by N after these words."""
    told = HANDS if hands is None else hands
    return act(at_deal(FULL, dealt(FULL, "N", upcard, "", None, **told)), words)


def test_the_words_of_a_maker_who_shows_cards() -> None:
    """As players say them, or by number, in every language."""
    asked = deal("order-alone")
    best = deal("pass pass pass order away:9S", "KH", {"N": "JK JH JD AH 9S"})
    for language in languages():
        understanding = Understanding(Catalogue(language))
        for state, word, action in ((asked, "jambone", Jambone()), (best, "jamboree", Jamboree())):
            seen, choices = view(state, state.turn), legal(state)
            assert understanding.action(word, seen, choices) == action
            assert understanding.action("2", seen, choices) == action
            assert understanding.action("1", seen, choices) == Pass()


def test_a_card_typed_is_that_of_the_hand_that_lies_face_up() -> None:
    """Whoever calls it holds none of these."""
    state = deal(EXPOSED)
    typed = WORDS.action("QH", view(state, 2), legal(state))

    assert typed == PlayExposed(Card.parse("QH"))


def test_what_is_told_of_a_jambone() -> None:
    """Who said it, who calls, and how it ended."""
    state = deal(EXPOSED)
    contract = contract_text(READER, state.public)
    assert contract is not None
    assert SAY(contract).endswith(", jambone")
    assert "plays with the cards face up: jambone." in " ".join(
        map(SAY, story(READER, state.public))
    )
    assert SAY(prompt(Reader(2, seat_names(4)), view(state, 2))).startswith("Which card does ")
    before, called = state.public, PlayExposed(Card.parse("QH"))
    told = {
        reader: SAY(event_text(Reader(reader, seat_names(4)), before, Acted(2, called)))
        for reader in (1, 2)
    }
    assert told[1].removesuffix(".").endswith("has you play Q♥\ufe0e")
    assert told[2].startswith("You have ")
    state = act(state, [called])
    while not state.public.is_deal_over:
        state = act(state, [legal(state)[0]])
    result = state.public.results[-1]
    assert SAY(result_headline(READER, state.public, result)).startswith("Jambone: all ")


def test_what_is_told_of_a_jamboree() -> None:
    """What was held, and no tricks."""
    state = deal("pass pass pass order away:9S jamboree", "KH", {"N": "JK JH JD AH 9S"})
    result = state.public.results[-1]

    assert SAY(result_headline(READER, state.public, result)) == "Jamboree: the five highest trumps"
    assert SAY(result_why(READER, state.public, result)).endswith("held the five highest.")


def test_show_takes_the_new_actions(euchre: Runner) -> None:
    """A card alone is one of the hand that lies face up, where that is to be played."""
    text = deal_text(dealt(FULL, "N", "9H", "", None, **HANDS))
    acts = "order up alone; jambone; discard 9S; decline; pass; pass; pass"
    shown = euchre("show", f"{text}; {acts}; QH", "--game", "railroad-full", "--json")

    assert shown.code == 0, shown.err
    position = json.loads(shown.out)
    assert position["trick"] == {"cards": [[1, "QH"]], "winner": 1}
