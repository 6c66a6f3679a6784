"""Cards on the table: a lone hand played face up, and the five highest trumps shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from euchre.cards import Card
from euchre.game import (
    IllegalActionError,
    Jamboree,
    Outcome,
    Phase,
    PlayExposed,
    State,
    apply,
    legal,
    refusal,
    view,
)
from euchre.rules import PRESETS, ImpossibleRulesError, Rules, Value, preset, replace
from euchre.search.kernel import Layout, position_of
from euchre.testing import act, action_text, at_deal, dealt

FULL = preset("railroad-full").rules
EXPOSED = "order-alone jambone away:9S decline pass pass pass"
HANDS = {"E": "JK JH JD AH QH", "W": "KH TH 8H 7H 7C", "N": "9S TS QS 7S 7D"}


def deal(
    words: str,
    hands: Mapping[str, str] = MappingProxyType({}),
    upcard: str = "9H",
    game: Rules = FULL,
) -> State:
    """A deal by N, after these words."""
    return act(at_deal(game, dealt(game, "N", upcard, "", None, **hands)), words)


def said(state: State) -> list[str]:
    """What is legal, as words."""
    return [action_text(one) for one in legal(state)]


def played_out(state: State, *, best: bool) -> State:
    """The deal to its end, an exposed hand made to play its best or its worst card."""
    while not state.public.is_deal_over:
        order = state.public.order
        exposed = [one for one in legal(state) if isinstance(one, PlayExposed)]
        exposed.sort(key=lambda one: order.strength(one.card), reverse=best)
        state = act(state, [exposed[0] if exposed else legal(state)[0]])
    return state


def test_only_who_goes_alone_is_asked_and_before_anybody_else() -> None:
    """Said right after the call, so that defenders know of it when they decide."""
    state = deal("order-alone", HANDS)

    assert (state.phase, state.turn, said(state)) == (Phase.JAMBONE, 1, ["pass", "jambone"])
    assert deal("order", HANDS).phase is Phase.PICK_UP
    assert deal("order-alone", HANDS, game=preset("railroad-keller").rules).phase is Phase.PICK_UP


def test_the_hand_is_shown_to_all_when_the_exchanges_are_done() -> None:
    """And not before: the defenders decide without it."""
    before = deal("order-alone jambone away:9S decline pass pass", HANDS)
    assert before.public.exposed_hand == ()
    state = act(before, "pass")

    assert state.public.shown == ((1, tuple(sorted(state.rules.cards.listed(state.hands[1])))),)
    for seat in (0, 1, 2, 3, None):
        assert view(state, seat).public.exposed_hand == state.rules.cards.listed(state.hands[1])


def test_the_next_seat_says_what_is_played_of_it() -> None:
    """Actor and owner differ; the trick knows the owner."""
    state = deal(EXPOSED, HANDS)
    assert (state.phase, state.turn) == (Phase.PLAY_EXPOSED, 2)
    assert said(state) == ["exposed:AH", "exposed:QH", "exposed:JH", "exposed:JD", "exposed:JK"]
    state = act(state, "exposed:QH")

    assert state.public.trick is not None
    assert [(seat, card.text) for seat, card in state.public.trick.cards] == [(1, "QH")]
    assert [card.text for card in view(state, 1).hand or ()] == ["AH", "JH", "JD", "JK"]
    assert len(view(state, 2).hand or ()) == 5
    assert (state.phase, state.turn) == (Phase.PLAY, 2)


def test_a_lone_defender_calls_the_cards() -> None:
    """The next seat that plays: the one at the left may sit out."""
    state = deal("order-alone jambone away:9S decline pass defend-alone decline pass", HANDS)

    assert state.public.sits_out == (2, 3)
    assert (state.phase, state.turn) == (Phase.PLAY_EXPOSED, 0)


def test_the_suit_led_binds_the_exposed_hand() -> None:
    """The caller may not make it revoke, nor call what is not there; the refusal says so."""
    hands = {"E": "JK JH JD 8S TS", "S": "AS KS QS 7S AC", "N": "9S 7C KH 7H 7D"}
    words = "order-alone jambone away:7D decline pass pass pass exposed:8S AS 9S KS 7C"
    state = deal(words, hands)
    held = state.rules.cards.set_of(view(state, 2).hand or ())
    found = {
        text: refusal(state.public, held, 2, PlayExposed(Card.parse(text))).key
        for text in ("JD", "8S", "QS")
    }

    assert (state.turn, said(state)) == (2, ["exposed:TS"])
    assert found == {
        "JD": "refused-exposed-follow",
        "8S": "refused-exposed-not-there",
        "QS": "refused-exposed-not-there",
    }
    with pytest.raises(IllegalActionError):
        apply(state, PlayExposed(Card.parse("JD")))


def test_all_tricks_face_up_are_a_jambone_and_less_scores_as_alone() -> None:
    """Eight for all; one for three or four, and two to the others below."""
    sure = played_out(deal(EXPOSED, HANDS), best=False)
    assert (sure.public.results[-1].outcome, sure.public.results[-1].points) == (
        Outcome.JAMBONE,
        (0, 8),
    )
    weak = {"E": "JH AH 8S 7S 7D", "N": "9S TS KS QS AS", "S": "JK JD KH QH TH"}
    lost = played_out(deal(EXPOSED, weak), best=False)
    assert (lost.public.results[-1].outcome, lost.public.results[-1].points) == (
        Outcome.LONE_EUCHRE,
        (2, 0),
    )


def test_a_maker_is_always_asked_and_only_the_five_best_can_be_shown() -> None:
    """So neither the question nor its time tells anything of the hand."""
    with_them = {"N": "JK JH JD AH 9S"}
    without = {"N": "JK JH JD QH 9S"}
    strong = deal("pass pass pass order away:9S", with_them, "KH")
    weak = deal("pass pass pass order away:9S", without, "KH")

    assert strong.phase is weak.phase is Phase.JAMBOREE
    assert strong.turn == weak.turn == 0
    assert said(strong) == ["pass", "jamboree"]
    assert said(weak) == ["pass"]
    held = weak.rules.cards.set_of(view(weak, 0).hand or ())
    assert refusal(weak.public, held, 0, Jamboree()).key == "refused-no-jamboree"
    assert act(weak, "pass").phase is Phase.PLAY
    assert act(strong, "pass").phase is Phase.PLAY


def test_a_jamboree_is_shown_and_scored_without_play() -> None:
    """Sixteen points; the dealer may use the turned card. The other hands stay hidden."""
    state = deal("pass pass pass order away:9S jamboree", {"N": "JK JH JD AH 9S"}, "KH")

    result = state.public.results[-1]
    assert (result.outcome, result.points, result.taken) == (
        Outcome.JAMBOREE,
        (16, 0),
        (0, 0, 0, 0),
    )
    assert [card.text for card in state.public.shown[-1][1]] == ["AH", "KH", "JH", "JD", "JK"]
    assert state.public.shown[-1][0] == 0


def test_at_no_trump_nobody_is_asked() -> None:
    """There are no five highest trumps."""
    rules = replace(FULL, {"auction.no_trump": "callable"})
    state = deal("pass pass pass pass name:N", game=rules)

    assert state.phase is Phase.PLAY


def test_with_two_packs_the_five_best_are_counted_with_their_copies() -> None:
    """Both right bowers, both left bowers and an ace, whichever."""
    rules = replace(
        preset("na24").rules,
        {"pack.copies": 2, "score.jamboree": 16, "exchange.pick_up": "optional"},
    )
    start = at_deal(rules, dealt(rules, "N", "9H", E="JH JH JD JD AH"))
    assert "jamboree" in said(act(start, "order decline"))
    start = at_deal(rules, dealt(rules, "N", "9H", E="JH JH JD AH AH"))
    assert "jamboree" not in said(act(start, "order decline"))


@pytest.mark.parametrize(
    ("game", "changes", "key"),
    [
        ("na24", {"score.jambone": 8, "entry.alone": False}, "rules-needs-alone"),
        ("three-handed32", {"score.jamboree": 16}, "rules-needs-partners"),
        ("bid-euchre24", {"score.jambone": 8}, "rules-needs-turn-up-auction"),
        (
            "na24",
            {"score.jamboree": 16, "deal.packets": "4-4-4-4"},
            "rules-jamboree-of-five",
        ),
        (
            "na24",
            {"score.jamboree": 16, "pack.lowest": "jack", "play.bowers": False,
             "deal.packets": "3-3-3-3"},
            "rules-jamboree-of-five",
        ),
    ],
)  # fmt: skip
def test_what_they_do_not_go_with(game: str, changes: dict[str, Value | str], key: str) -> None:
    """Refused by name."""
    with pytest.raises(ImpossibleRulesError) as raised:
        replace(preset(game).rules, changes)
    assert key in [one.key for one in raised.value.found]


def test_nobody_else_is_asked() -> None:
    """Off unless a preset or a house rule has them."""
    for name, one in PRESETS.items():
        figures = (one.rules.score.jambone, one.rules.score.jamboree)
        assert figures == ((8, 16) if name == "railroad-full" else (0, 0))


def test_the_kernel_has_no_position_of_an_exposed_hand() -> None:
    """An opponent plays it, which no position can say."""
    state = deal(EXPOSED + " exposed:QH", HANDS)
    layout = Layout(state.public.order)

    with pytest.raises(ValueError, match="opponent"):
        position_of(state.public, state.hands, layout)


def test_a_jambone_is_a_lone_march_for_the_party_rule() -> None:
    """The first lone march wins the game, face up or not."""
    rules = replace(FULL, {"end.lone_march_wins": True, "end.target": 50})
    state = played_out(deal(EXPOSED, HANDS, game=rules), best=False)

    assert state.public.standing.winner == 1


def test_who_takes_a_lone_hand_over_says_anew_whether_it_lies_face_up() -> None:
    """Jambone was said of the maker's cards: the partner who plays instead is asked as well.

    The partner who has not passed may take the lone hand over: Somerset law 93.
    """
    rules = replace(FULL, {"entry.partner_may_take_over": True})
    before = deal("order-alone jambone take-over", HANDS, "9D", rules)

    assert (before.phase, before.turn, said(before)) == (Phase.JAMBONE, 3, ["pass", "jambone"])
    for word, is_exposed in (("pass", False), ("jambone", True)):
        state = act(before, word)
        contract = state.public.contract
        assert contract is not None
        assert (contract.maker, contract.alone, contract.exposed) == (3, True, is_exposed)
        assert (state.phase, state.turn) == (Phase.PICK_UP, 0)
        assert state.public.sits_out == (1,)
