"""Logs: what may stand where, how a first dealer is found, how games and matches end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace as changed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import Card
from euchre.game import (
    KITTY,
    Acted,
    BrokenLogError,
    DealerDrawn,
    Dealt,
    Discard,
    Event,
    GoAlone,
    GoUnder,
    IllegalActionError,
    OrderUp,
    Outcome,
    Pass,
    Phase,
    Play,
    Redeal,
    Shown,
    State,
    UpcardPlace,
    apply,
    chance,
    deal_cards,
    draw_dealer,
    legal,
    look,
    new_match,
    push,
    replay,
    reveal,
    view,
)
from euchre.rules import FirstDealer, ImpossibleRulesError, Rules, preset, replace
from euchre.testing import act, at_deal, dealt, first_dealer, hand_of, moments, play_match
from euchre.testing.games import cards_of
from euchre.testing.strategies import any_rules, generators
from tests.rules.play_out import points_for

RULES = preset("na24").rules
DEAL = dealt(RULES, 0, "9D")


def broken(state: State, event: Event) -> str:
    """The key with which an event is refused."""
    with pytest.raises(BrokenLogError) as caught:
        push(state, event)
    assert caught.value.event == event
    return caught.value.key


def test_events_have_their_place() -> None:
    """A deal before the first dealer, a second draw, another dealer: each is refused."""
    start = new_match(RULES)
    drawn = push(start, DealerDrawn(0))

    assert broken(start, DEAL) == "log-bad-deal"
    assert broken(drawn, DealerDrawn(0)) == "log-bad-draw"
    assert broken(start, DealerDrawn(4)) == "log-bad-draw"
    assert broken(start, DealerDrawn(0, ((0, Card.parse("JS")),))) == "log-bad-draw"
    assert broken(drawn, changed(DEAL, dealer=1)) == "log-bad-deal"
    assert broken(start, Shown(None, (), 0)) == "log-bad-shown"
    with pytest.raises(IllegalActionError) as caught:
        push(start, Acted(0, Pass()))
    assert caught.value.refusal.key == "refused-waiting-for-deal"


HANDS = DEAL.hands
ONE_MORE = (*(HANDS[0] or ()), *(HANDS[1] or ())[:1])
ONE_LESS = (HANDS[1] or ())[1:]
WRONG_DEALS = (
    changed(DEAL, hands=HANDS[:3]),
    changed(DEAL, upcard=None),
    changed(DEAL, kitty=None),
    changed(DEAL, kitty=(DEAL.kitty or ())[:2]),
    changed(DEAL, hands=(HANDS[0], HANDS[0], HANDS[2], HANDS[3])),
    changed(DEAL, hands=(None, *HANDS[1:])),
    changed(DEAL, hands=(ONE_MORE, ONE_LESS, *HANDS[2:])),
    changed(DEAL, upcard=Card.parse("JK")),
    changed(DEAL, upcard=(HANDS[0] or ())[0]),
)


@pytest.mark.parametrize("event", WRONG_DEALS)
def test_a_deal_is_the_pack(event: Dealt) -> None:
    """Hands of the wrong number or size, a card twice, a card too few: all refused."""
    assert broken(push(new_match(RULES), DealerDrawn(0)), event) == "log-bad-deal"


def test_what_is_shown_is_checked() -> None:
    """A hand that goes under is shown next, and truly."""
    rules = replace(RULES, {"deal.go_under": "no_ace_no_face"})
    state = at_deal(rules, dealt(rules, 0, "AD", E="9S TS 9H TH 9D"))
    state, events = apply(state, legal(state)[0])
    whole = [first_dealer(rules, 0), dealt(rules, 0, "AD", E="9S TS 9H TH 9D"), *events]

    assert replay(rules, whole) == state
    assert events[1] == Shown(None, hand_of("9S TS 9H TH 9D"), 1)
    wrong = Shown(None, hand_of("9S TS 9H TH AS"), 1)
    assert broken(replay(rules, whole[:-1]), wrong) == "log-shown-expected"
    assert broken(replay(rules, whole[:-1]), Acted(1, Pass())) == "log-shown-expected"
    assert broken(state, Shown(None, hand_of("9S"), 2)) == "log-bad-shown"


def test_hands_may_be_shown_after_the_deal() -> None:
    """What each seat laid away or still holds, and the kitty; once each."""
    state = at_deal(RULES, dealt(RULES, 0, "9H", N="9S TS QS AS KS", E="JH JD AH KH QH"))
    assert reveal(state) == ()
    state = act(state, "order-alone away:9S")
    while not state.public.is_deal_over:
        state = act(state, [legal(state)[0]])
    shown = reveal(state)

    assert [one.source for one in shown] == [0, 3, KITTY]
    assert shown[0].cards == hand_of("9S")
    for one in shown:
        state = push(state, one)
    assert reveal(state) == ()
    assert state.public.shown == tuple((one.source, one.cards or ()) for one in shown)
    assert view(state, 1).public == state.public


def test_impossible_rules_start_no_match() -> None:
    """Rules that contradict themselves are refused before anything is dealt."""
    with pytest.raises(ImpossibleRulesError):
        new_match(changed(Rules(), players=3))


def test_no_chance_while_a_seat_is_to_act() -> None:
    """Nobody deals into a deal."""
    with pytest.raises(BrokenLogError):
        chance(at_deal(RULES, DEAL), random.Random(1))


def draw(way: str, cards: str, **options: str) -> DealerDrawn:
    """The first dealer, these cards coming first."""
    rules = replace(RULES, {"deal.first_dealer": way, **options})
    first = [Card.parse(text) for text in cards.split()]
    rest = [card for card in rules.cards.cards if card not in first]
    return draw_dealer(rules, [*first, *rest])


@pytest.mark.parametrize(
    ("way", "cards", "dealer", "drawn"),
    [
        ("first_jack", "9S TS JD AH", 2, 3),
        ("first_jack", "9S TS AD AH QS JC", 1, 6),
        ("first_black_jack", "JD TS JC", 2, 3),
        ("lowest_draw", "9S AD KH TS", 1, 4),  # The ace is low, the king high.
        ("lowest_draw", "9S 9D KH TS QS TD", 1, 6),  # Two nines draw again.
        ("highest_draw", "9S AD KH TS", 1, 4),
        ("highest_draw", "AS 9D AH TS 9C KD", 2, 6),
        ("highest_draw", "AS AD AH AC JS QS KS KH QD KD", 3, 10),
    ],
)
def test_first_dealers(way: str, cards: str, dealer: int, drawn: int) -> None:
    """First jack, first black jack, lowest or highest draw; who ties draws again. Bicycle."""
    event = draw(way, cards)

    assert event.dealer == dealer
    assert len(event.draws) == drawn


def test_the_benny_in_a_draw() -> None:
    """The Benny is the highest card of a draw, and no jack."""
    joker = {"pack.benny": "joker"}
    assert draw("highest_draw", "AS JK KH TS", **joker).dealer == 1
    assert draw("lowest_draw", "JK AD KH TS", **joker).dealer == 1
    assert draw("first_jack", "JK 9S JH", **joker).dealer == 2


def test_a_pack_used_up_by_ties() -> None:
    """If ties use up the pack, the first of the tied seats deals."""
    rules = replace(
        RULES,
        {
            "players": 8,
            "deal.packets": "1-1-1-1-1-1-1-1",
            "pack.lowest": "jack",
            "deal.first_dealer": "highest_draw",
        },
    )
    cards = sorted(rules.cards.cards, key=lambda card: (card.rank or 0, card.suit or 0))
    event = draw_dealer(rules, cards)

    assert event.dealer == 4  # Four queens of seats 4 to 7; then four aces, and no more.
    assert len(event.draws) == 16


@given(any_rules(), generators())
def test_each_draw_may_be_replayed(rules: Rules, rng: random.Random) -> None:
    """Chance makes events that stand in a log, whatever the rules."""
    state, (event,) = chance(new_match(rules), rng)
    assert push(new_match(rules), event) == state
    assert isinstance(event, DealerDrawn)
    wrong = changed(event, dealer=(event.dealer + 1) % rules.players)
    if rules.deal.first_dealer is not FirstDealer.RANDOM:
        assert broken(new_match(rules), wrong) == "log-bad-draw"
        twice = changed(event, draws=(*event.draws, event.draws[0]))
        assert broken(new_match(rules), twice) == "log-bad-draw"


def test_packets_decide_who_gets_what() -> None:
    """The pack in order, in packets of three and two from the dealer's left."""
    event = deal_cards(RULES, 3, RULES.cards.cards)

    assert event.hands[0] == (*RULES.cards.cards[:3], *RULES.cards.cards[12:14])
    assert event.hands[3] == (*RULES.cards.cards[9:12], *RULES.cards.cards[18:20])
    assert event.upcard == RULES.cards.cards[20]
    assert event.kitty == RULES.cards.cards[21:]
    with pytest.raises(ValueError, match="not the pack of 24"):
        deal_cards(RULES, 3, RULES.cards.cards[1:])


def test_random_first_dealers_are_even() -> None:
    """Each of five seats deals first about as often."""
    rules = replace(preset("three-handed32").rules, {"players": 5, "deal.packets": "5-5-5-5-5"})
    rng = random.Random(3)
    found = Counter(chance(new_match(rules), rng)[0].public.dealer for _ in range(1000))

    assert set(found) == set(range(5))
    assert min(found.values()) > 150


MATCHES = (
    # options; tricks of the maker; scores before; games, rubber points, phase after
    ("end.target=10", 5, (8, 0), (1, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=10", 5, (7, 0), (0, 0), (0, 0), Phase.DEAL_OVER),
    ("end.target=10 end.games=2", 5, (8, 0), (1, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=10 end.games=2 end.slam=yes", 5, (8, 0), (2, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=10 end.games=2 end.slam=yes", 5, (8, 1), (1, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 0), (1, 0), (3, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 2), (1, 0), (2, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes", 5, (3, 4), (1, 0), (1, 0), Phase.GAME_OVER),
    ("end.target=5 end.games=2 end.rubber=yes end.slam=yes", 5, (3, 0), (2, 0), (5, 0),
     Phase.MATCH_OVER),
    ("end.target=0 end.deals=1", 5, (0, 0), (1, 0), (0, 0), Phase.MATCH_OVER),
    ("end.target=0 end.deals=1", 5, (0, 2), (0, 0), (0, 0), Phase.MATCH_OVER),  # Drawn.
    ("end.target=0 end.deals=1 end.games=2", 5, (0, 2), (0, 0), (0, 0), Phase.GAME_OVER),
    ("end.target=0 end.deals=2", 5, (0, 0), (0, 0), (0, 0), Phase.DEAL_OVER),
)  # fmt: skip


@pytest.mark.parametrize("row", MATCHES, ids=[f"{row[0]} {row[2]}" for row in MATCHES])
def test_games_and_matches_end(
    row: tuple[str, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], Phase],
) -> None:
    """Targets, a number of deals, slams and rubbers (Bicycle: 3, 2 or 1, and 2 for the rubber)."""
    options, tricks, scores, games, rubber, phase = row
    texts = dict(one.split("=") for one in options.split())
    rules = from_texts(texts)
    _, _, state = points_for(rules, tricks=tricks, scores=scores)

    assert state.public.standing.games == games
    assert state.public.standing.rubber == rubber
    assert state.phase is phase


def from_texts(texts: dict[str, str]) -> Rules:
    """The North American game with these options."""
    return replace(RULES, {**texts})


def test_a_lone_march_may_win_the_game() -> None:
    """Party rule: the first lone march wins, whatever the score."""
    rules = from_texts({"end.lone_march_wins": "yes", "end.games": "2", "end.laps": "yes"})
    _, _, state = points_for(rules, tricks=5, alone=True, scores=(0, 9))

    assert state.phase is Phase.GAME_OVER
    assert state.public.standing.games == (1, 0)
    state, _ = chance(state, random.Random(1))
    assert state.public.standing.scores == (0, 0)  # Four is below the target: nothing to carry.


def test_a_lap_beyond_the_target() -> None:
    """What is carried stays below the target: no game is won before it begins."""
    rules = from_texts({"end.laps": "yes", "end.games": "3", "end.target": "2"})
    _, _, state = points_for(rules, tricks=5, alone=True, scores=(1, 0))
    assert state.public.standing.scores == (5, 0)
    state, _ = chance(state, random.Random(1))
    assert state.public.standing.scores == (1, 0)
    assert state.phase is Phase.AUCTION
    state = act(state, [Pass()] * 8)

    assert state.public.standing.games == (1, 0)
    assert state.phase is Phase.DEAL_OVER


TIES = (
    # tie; scores before; tricks; winner's games
    ("play_on", (8, 8, 8), 2, (0, 0, 0)),
    ("play_on", (0, 8, 9), 2, (0, 0, 1)),
    ("maker_first", (0, 8, 8), 2, (0, 0, 0)),
    ("maker_first", (9, 10, 10), 5, (1, 0, 0)),
)


@pytest.mark.parametrize(("tie", "scores", "tricks", "games"), TIES)
def test_ties_at_the_target(
    tie: str, scores: tuple[int, ...], tricks: int, games: tuple[int, ...]
) -> None:
    """Several at the target: the higher, or the maker first, or play on until one leads."""
    rules = replace(preset("three-handed24").rules, {"end.tie": tie, "end.target": 10})
    _, _, state = points_for(rules, tricks=tricks, scores=scores)

    assert state.public.standing.games == games
    assert state.phase is (Phase.MATCH_OVER if any(games) else Phase.DEAL_OVER)


def test_no_maker_comes_first_where_there_is_none() -> None:
    """Played without a maker, nobody is first at the target: the higher score wins."""
    rules = from_texts(
        {
            "auction.no_trump": "when_passed_out",
            "end.tie": "maker_first",
            "score.four_trick_tokens": "yes",
        }
    )
    hands = {"E": "AS AH AD AC KC", "N": "9S TS TH TC 9C"}
    state = act(at_deal(rules, dealt(rules, 0, "9D", rng=None, **hands)), [Pass()] * 8)
    standing = changed(state.public.standing, scores=(10, 10))
    state = changed(state, public=state.public.having(standing=standing))
    state = act(state, "AS")
    while not state.public.is_deal_over:
        state = act(state, [legal(state)[0]])

    assert state.public.standing.games == (0, 1)


def test_the_winner_of_each_trick_leads() -> None:
    """All through random matches; and cards held go down by one a trick."""
    rng = random.Random(4)
    match = play_match(RULES, rng.choice, rng, most_deals=3)
    for state in moments(RULES, match.events):
        public = state.public
        for one, other in zip(public.tricks, public.tricks[1:], strict=False):
            assert other.leader == one.winner
        if public.trick is not None:
            assert public.trick.best in [card for _, card in public.trick.cards]


def test_taking_over_a_blind_lone_hand() -> None:
    """The dealer names blind and goes alone; the partner may play it instead. Somerset, 93."""
    rules = replace(preset("british25").rules, {"entry.partner_may_take_over": True})
    state = act(at_deal(rules, dealt(rules, 0, "JK")), "name:H alone")

    assert (state.phase, state.turn) == (Phase.TAKE_OVER, 2)
    state = act(state, "take-over")
    assert state.public.sits_out == (0,)
    assert state.public.upcard_place is UpcardPlace.LEFT
    with pytest.raises(IllegalActionError) as caught:
        apply(state, GoAlone())
    assert caught.value.refusal.key == "refused-not-now"


def test_who_has_passed_cannot_take_over() -> None:
    """Somerset, law 93: only a partner who has not passed."""
    rules = replace(RULES, {"entry.partner_may_take_over": True})
    start = at_deal(rules, DEAL)

    assert act(start, "order-alone").turn == 3
    assert act(start, "pass pass order-alone").phase is Phase.PICK_UP


def test_best_before_the_pick_up() -> None:
    """Where the best is given first, the dealer out of play may still give the turned card."""
    rules = replace(
        RULES,
        {
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "entry.steps": "take_over/defend_alone/partners_best/defenders_best/pick_up",
        },
    )
    state = act(at_deal(rules, DEAL), "pass order-alone ask")
    gone = legal(state)[0]
    assert isinstance(gone, Discard)
    state = act(state, [gone])

    assert state.turn == 0
    assert len(legal(state)) == 6
    state = act(state, "give:9D:2")
    assert state.phase is Phase.PLAY
    assert state.public.upcard_place is UpcardPlace.TAKEN


def test_a_declined_card_is_not_given() -> None:
    """A dealer who left the card and was taken over has no right to give it."""
    rules = replace(
        preset("british25").rules,
        {
            "exchange.pick_up": "optional",
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "entry.partner_may_take_over": True,
            "entry.steps": "pick_up/take_over/partners_best/defend_alone/defenders_best",
        },
    )
    state = act(at_deal(rules, dealt(rules, 0, "JK")), "name:H alone decline take-over ask")
    state = act(state, [legal(state)[0]])

    assert state.turn == 0
    assert len(legal(state)) == 5
    assert state.public.upcard_place is UpcardPlace.LEFT


def test_values_have_reprs_and_hashes() -> None:
    """Events, states and views are values: equal where they are made alike."""
    rng = random.Random(6)
    match = play_match(RULES, rng.choice, rng, most_deals=1)
    again = [eval(repr(event), names()) for event in match.events]  # noqa: S307 - as promised

    assert tuple(again) == match.events
    assert hash(tuple(again)) == hash(match.events)
    assert hash(view(match.state, 1)) == hash(look(RULES, 1, match.events))


def names() -> dict[str, object]:
    """What a repr may speak of."""
    import euchre.cards  # noqa: PLC0415
    import euchre.game  # noqa: PLC0415

    return {**vars(euchre.cards), **vars(euchre.game)}


def test_repr_of_errors() -> None:
    """What is wrong, where, and what is legal instead."""
    state = at_deal(RULES, DEAL)
    said = r"seat 1: .* is refused \(refused-not-now\); legal:"
    with pytest.raises(IllegalActionError, match=said):
        apply(state, Play(Card.parse("AS")))
    with pytest.raises(IllegalActionError) as caught:
        apply(state, OrderUp(), seat=2)
    assert (caught.value.refusal.seat, caught.value.legal) == (1, ())
    with pytest.raises(BrokenLogError, match="log-bad-deal: no deal is awaited"):
        push(state, DEAL)
    assert Outcome.MADE.value == "made"


def test_sequences_of_events_may_be_any_iterable() -> None:
    """A log may come as a list, a tuple or a stream."""
    events: Sequence[Event] = (DealerDrawn(0), DEAL)
    assert replay(RULES, iter(events)) == replay(RULES, list(events)) == at_deal(RULES, DEAL)


@given(st.sampled_from(range(4)))
def test_first_dealer_of_builders(seat: int) -> None:
    """A test may say who deals, and is told where there is no such seat."""
    assert first_dealer(preset("canadian24").rules, seat).dealer == seat
    with pytest.raises(ValueError, match="there is no seat 4 at a table of 4"):
        first_dealer(RULES, 4)


def test_a_pass_of_round_one_does_not_bind_in_round_two() -> None:
    """A partner may take over what was made in a round in which he has not passed."""
    rules = replace(RULES, {"entry.partner_may_take_over": True})
    start = act(at_deal(rules, DEAL), "pass " * 4)

    assert act(start, "name-alone:S").turn == 3
    assert act(start, "pass pass name-alone:S").phase is Phase.PLAY


def test_a_lone_defender_gets_nothing_of_the_makers_partner() -> None:
    """The turned card counts as the dealer's for his own partner only."""
    rules = replace(
        RULES,
        {
            "exchange.partners_best": "discard_first",
            "exchange.best_may_be_turn_up": True,
            "exchange.defenders_best": True,
            "entry.defend_alone": "always",
        },
    )
    state = act(at_deal(rules, DEAL), "pass order-alone pass defend-alone decline ask")

    assert state.turn == 1
    assert state.public.upcard_place is UpcardPlace.LEFT
    assert state.public.held == (5, 5, 5, 5)


def test_going_under_with_two_copies() -> None:
    """Each copy is in one place, though its face may be in several."""
    rules = replace(
        RULES, {"pack.copies": 2, "deal.go_under": "no_ace_no_face", "pack.lowest": "nine"}
    )
    deal = dealt(
        rules, 0, "AD", "9S TS 9H", None, E="9S TS 9H TH 9D", S="TH 9D TD 9C TC", W="TD 9C TC JS JH"
    )
    state = act(at_deal(rules, deal), "under away:9S away:TS away:9H")

    assert view(state, 1).hand == hand_of("9S TS 9H TH 9D")
    assert cards_of(state) == rules.cards.cards
    masks = [*state.hands, *state.aside, state.turned]
    assert not any(one & other for at, one in enumerate(masks) for other in masks[:at])


def test_a_new_game_begins_without_results() -> None:
    """The results on the table are those of the game that goes on."""
    _, _, state = points_for(from_texts({"end.games": "2", "end.target": "1"}), tricks=3)
    assert len(state.public.results) == 1
    state, _ = chance(state, random.Random(1))
    assert state.public.results == ()
    assert state.public.standing.game == 2


def test_one_seat_goes_under() -> None:
    """The kitty is exchanged once; another poor hand has no right to it."""
    rules = replace(RULES, {"deal.go_under": "no_ace_no_face", "pack.lowest": "eight"})
    deal = dealt(rules, 0, "AD", "", None, E="9S TS 9H TH 8D", S="8S 8H TD 9C TC")
    start = at_deal(rules, deal)

    assert GoUnder() in legal(act(start, "pass"))
    after = act(start, "under away:9S away:TS away:9H pass")
    assert GoUnder() not in legal(after)


def test_hands_thrown_in_are_counted() -> None:
    """Each seat may throw in so often a game; it is the same dealer's deal, and not a deal more."""
    rules = replace(
        RULES,
        {"deal.redeal": "no_ace_no_face", "deal.redeals_each": 1, "end.target": 0, "end.deals": 1},
    )
    deal = dealt(rules, 0, "AD", "", None, E="9S TS 9H TH TD")
    state = act(at_deal(rules, deal), "redeal")

    assert (state.phase, state.public.standing.deal) == (Phase.DEAL_OVER, 0)
    assert state.public.standing.redeals == (0, 1, 0, 0)
    state = push(state, deal)
    assert Redeal() not in legal(state)
    state = act(state, "pass " * 8)
    assert (state.phase, state.public.standing.deal) == (Phase.MATCH_OVER, 1)
