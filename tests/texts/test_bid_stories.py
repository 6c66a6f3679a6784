"""What is said in games of bids, with a called partner, and where each plays for itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.cards import Seat
from euchre.game import Action, Bid, Pass, State, apply, legal_in, push, redact, view
from euchre.rules import preset, replace
from euchre.testing import act, at_deal, dealt
from euchre.texts import Catalogue, Text
from euchre.texts import story as said

CATALOGUE = Catalogue()
NAMES = ("Nora", "Ed", "Sam", "Will")


def _say(text: Text | None) -> str:
    return "" if text is None else CATALOGUE.say(text).replace("\N{VARIATION SELECTOR-15}", "")


def _told(state: State, words: str, seat: Seat | None) -> Iterator[str]:
    """What is told to a seat of these acts, one after the other."""
    reader = said.Reader(seat, NAMES)
    for word in words.split():
        after = act(state, word)
        _, events = apply(state, _action(state, after))
        for event in events:
            seen = redact(state.rules, event, seat)
            yield _say(said.event_text(reader, state.public, seen))
            state = push(state, event)


def _action(before: State, after: State) -> Action:
    """The action that led from one state to the other."""
    return next(
        one for one in legal_in(view(before, before.turn)) if apply(before, one)[0] == after
    )


def _story(state: State, seat: Seat | None = None) -> list[str]:
    return [_say(one) for one in said.story(said.Reader(seat, NAMES), state.public)]


def _prompt(state: State, seat: Seat) -> str:
    return _say(said.prompt(said.Reader(seat, NAMES), view(state, seat)))


def _result(state: State, seat: Seat | None) -> list[str]:
    """Headline, why, who scored what, and notes of the deal that is over."""
    public, reader = state.public, said.Reader(seat, NAMES)
    result = public.result
    assert result is not None
    texts = (
        said.result_headline(reader, public, result),
        said.result_why(reader, public, result),
        *said.scored_texts(reader, public, result),
        *said.end_notes(reader, public),
        *said.score_text(reader, public),
    )
    return [_say(one) for one in texts]


# ------------------------------------------------------------------ Hasenpfeffer

HASENPFEFFER = preset("hasenpfeffer25").rules
JOKER_DEAL = dealt(HASENPFEFFER, "N", "", kitty="9C", E="JK AS KS", S="JH", W="AH", N="9H")


def test_a_bid_made_by_showing_the_joker() -> None:
    """All pass, the joker is shown, and its holder names trump."""
    state = act(at_deal(HASENPFEFFER, JOKER_DEAL), "pass pass pass")
    assert _prompt(state, 0) == "Bid, or pass."
    will = said.consequence(said.Reader(0, NAMES), view(state, 0), Pass())
    assert _say(will) == "Whoever holds the joker has to show it, and has bid 3."
    shown = list(_told(state, "pass", 1))
    assert shown == ["Nora passed.", "You showed the joker and so have bid 3."]
    state = act(state, "pass")
    assert _prompt(state, 1) == "You have bid 3: name trump."
    assert _say(said.role(said.Reader(0, NAMES), state.public, 1)) == "bid 3"
    state = act(state, "name:S")
    assert _story(state)[1:] == [
        "Ed passed.",
        "Sam passed.",
        "Will passed.",
        "Nora passed.",
        "Ed showed the joker and so has bid 3.",
        "Ed named spades.",
    ]
    made = said.contract_text(said.Reader(0, NAMES), state.public)
    assert _say(made) == "Ed had to bid 3"
    assert _say(said.role(said.Reader(0, NAMES), state.public, 1)) == "bid 3 in spades"


def test_the_joker_in_the_kitty_binds_nobody() -> None:
    """It is shown, and the deal is abandoned."""
    deal = dealt(HASENPFEFFER, "N", "", kitty="JK")
    state = act(at_deal(HASENPFEFFER, deal), "pass pass pass")
    assert list(_told(state, "pass", 0))[1] == "The kitty holds the joker, so nobody has to bid."
    assert _result(act(state, "pass"), 0)[:2] == [
        "All passed: no points",
        "Nobody made trump. Ed deals next.",
    ]


def test_the_widow_is_seen_by_the_maker_alone() -> None:
    """The maker is told the card; the others, that it was taken and a card laid away."""
    rules = replace(HASENPFEFFER, {"exchange.widow": "taken"})
    state = act(at_deal(rules, JOKER_DEAL), "bid:4 pass pass pass")
    assert list(_told(state, "name:H", 1)) == ["You named hearts.", "You took 9♣ from the widow."]
    assert list(_told(state, "name:H", 0))[1] == "Ed took the widow: one card."
    state = act(state, "name:H")
    assert _prompt(state, 1) == "Lay a card away."
    assert list(_told(state, "away:9C", 2)) == ["Ed laid a card away."]
    assert "Ed took the widow: one card." in _story(state)


def test_a_bid_has_to_be_higher() -> None:
    """The prompt says over what, the refusal why not."""
    state = act(at_deal(HASENPFEFFER, JOKER_DEAL), "bid:4")
    assert _prompt(state, 2) == "Ed has bid 4: bid higher, or pass."
    labels = [
        _say(said.action_label(said.Reader(2, NAMES), view(state, 2), one))
        for one in legal_in(view(state, 2))
    ]
    assert labels == ["Pass", "Bid 5", "Bid 6"]
    with pytest.raises(Exception, match="refused-bid-too-low") as caught:
        apply(state, Bid("3"))
    refused = said.refusal_text(said.Reader(2, NAMES), caught.value.refusal)  # type: ignore[attr-defined]
    assert _say(refused) == "A bid has to be higher than the last one."


# ------------------------------------------------------------------ Napoleon

NAP = preset("nap28").rules
NAP_DEAL = dealt(NAP, "N", "", E="AS KS QS JS TS", S="8H 9H TH 8D 9D", W="AD AH", N="AC")


def _played(state: State) -> State:
    """The deal played to its end, the first legal card each time."""
    while state.public.result is None:
        state, _ = apply(state, legal_in(view(state, state.turn))[0])
    return state


def test_the_first_lead_makes_trump() -> None:
    """Nap is bid, its maker leads, and the suit is trump; nothing is said of trump before."""
    state = act(at_deal(NAP, NAP_DEAL), "bid:nap")
    assert _prompt(state, 1) == "You lead: the suit of your card will be trump."
    assert _say(said.role(said.Reader(0, NAMES), state.public, 1)) == "bid nap"
    assert list(_told(state, "AS", 0)) == ["Ed led A♠: spades are trump."]
    state = act(state, "AS")
    assert _story(state)[-1] == "Ed led A♠: spades are trump."
    assert _say(said.role(said.Reader(0, NAMES), state.public, 1)) == "bid nap in spades"


def test_stakes_are_settled_in_one_sentence() -> None:
    """The maker settles with each of the others, and scores follow."""
    made = _played(act(at_deal(NAP, NAP_DEAL), "bid:nap"))
    assert _result(made, 1)[:3] == [
        "Nap made: five tricks",
        "You bid nap in spades and took five tricks.",
        "Each of the others pays you 10 points.",
    ]
    assert _result(made, 0)[:3] == [
        "They made nap: five tricks",
        "Ed bid nap in spades and took five tricks.",
        "Each of the others pays Ed 10 points.",
    ]
    lost = _played(act(at_deal(NAP, NAP_DEAL), "pass bid:nap"))
    assert _result(lost, 2)[0].startswith("Nap lost:")
    assert _result(lost, 2)[2] == "You pay each of the others 10 points."
    assert _result(lost, 3)[0].startswith("You defeated nap:")


def test_a_pool_is_paid_into_and_won() -> None:
    """What goes into the pool is told apart from the stakes; who makes nap takes it."""
    rules = replace(NAP, {"bids.pool": "2"})
    out = act(at_deal(rules, NAP_DEAL), "pass pass pass pass")
    assert _result(out, 0)[2:] == [
        "Each put 2 into the pool, which holds 8 now.",
        "You: -2",
        "Ed: -2",
        "Sam: -2",
        "Will: -2",
        "In the pool: 8",
    ]
    made = _played(act(at_deal(rules, NAP_DEAL), "bid:nap"))
    assert _result(made, 0)[2:4] == [
        "Each of the others pays Ed 10 points.",
        "Ed takes the pool: 8 points.",
    ]
    assert "Ed: 36" in _result(made, 0)


def test_what_a_bid_asks_for_and_pays() -> None:
    """Misère, nap and numbers each say how many tricks and what they cost."""
    state = at_deal(NAP, NAP_DEAL)
    reader, seen = said.Reader(1, NAMES), view(state, 1)

    def will(label: str) -> str:
        return _say(said.consequence(reader, seen, Bid(label)))

    stakes = "Made, each opponent pays {}; failed, you pay each {}."
    assert will("misere") == f"No trick may be taken. {stakes.format(3, 3)}"
    assert will("2") == f"2 of 5 tricks are needed. {stakes.format(2, 2)}"
    assert will("nap") == f"All 5 tricks are needed. {stakes.format(10, 10)}"
    shooter = preset("bid-euchre48-shooter").rules
    first = at_deal(shooter, dealt(shooter, "N", ""))
    bid = next(
        one for one in legal_in(view(first, 1)) if isinstance(one, Bid) and one.label == "shooter"
    )
    assert _say(said.consequence(reader, view(first, 1), bid)) == (
        "All 12 tricks are needed, alone, after an exchange of 2 cards with your partner. "
        "Made, it scores 18; failed, it costs 18."
    )


def test_a_dealer_without_cards_is_said_to_sit_out() -> None:
    """With six at Nap the dealer settles but does not play."""
    rules = preset("nap52-six").rules
    state = at_deal(rules, dealt(rules, 5, ""))
    names = ("A", "B", "C", "D", "E", "F")
    reader = said.Reader(0, names)
    assert _say(said.story(reader, state.public)[0]) == "F dealt, and sits this deal out."
    assert _say(said.role(reader, state.public, 5)) == "deals, sits out"


# ------------------------------------------------------------------ bids with their trump


def test_bids_that_say_their_trump() -> None:
    """Suit, no trump and low no trump are said with the number."""
    rules = preset("bid-euchre48-high-low").rules
    state = at_deal(rules, dealt(rules, "N", ""))
    assert list(_told(state, "bid:6:S bid:7:N bid:8:L", 0)) == [
        "Ed bid 6 in spades.",
        "Sam bid 7 in no trump.",
        "Will bid 8 in low no trump.",
    ]
    state = act(state, "bid:6:S bid:7:N bid:8:L")
    assert _prompt(state, 0) == "Will has bid 8 in low no trump: bid higher, or pass."
    speech = [_say(said.speech(state.public, call)) for call in state.public.calls]
    assert speech == ["6 in spades", "7 in no trump", "8 in low no trump"]
    with pytest.raises(Exception, match="refused-bid-needs-trump"):
        apply(state, Bid("9"))


def test_the_others_score_their_tricks_too() -> None:
    """A failed bid costs what was bid; the result is told from each side."""
    rules = preset("bid-euchre24").rules
    state = act(at_deal(rules, dealt(rules, "N", "", E="9S 9H 9D 9C TS TH")), "bid:6:S")
    lost = _played(state)
    headline, why, *_ = _result(lost, 3)
    assert headline.startswith("6 lost: ")
    assert why.startswith("You and Ed bid 6 in spades and took ")
    assert _result(lost, 0)[0].startswith("You defeated 6: ")
    assert "They lose 6 points." in _result(lost, 0)


# ------------------------------------------------------------------ Call-ace

CALL_ACE = preset("call-ace24").rules
CALL_DEAL = dealt(
    CALL_ACE,
    "N",
    "9S",
    E="JS AS KS QS 9H",
    S="AC 9C TH QH KH",
    W="KC TC 9D TD QD",
    N="AH AD KD JC TS",
)


def _called(card: str) -> State:
    return act(at_deal(CALL_ACE, CALL_DEAL), f"order away:KD call:{card}")


def _partner(state: State, seat: Seat | None) -> str:
    return _say(said.partner_text(said.Reader(seat, NAMES), view(state, seat)))


def test_a_called_partner_is_known_to_itself_alone() -> None:
    """Until the ace falls the holder knows, and all others are told that nobody knows."""
    state = act(at_deal(CALL_ACE, CALL_DEAL), "order away:KD")
    assert _prompt(state, 1) == "Call a card: whoever holds it is your partner."
    assert list(_told(state, "call:AC", 0)) == ["Ed called A♣ for a partner."]
    state = _called("AC")
    for seat in (None, 0, 1, 3):
        assert _partner(state, seat) == "Called: A♣, partner unknown"
    assert _partner(state, 2) == "Called: A♣, the partner is you"
    state = act(state, "9H")
    hint = said.hint_line(said.Reader(2, NAMES), view(state, 2))
    assert _say(hint) == "You hold A♣: you are the partner of Ed, and only you know it."


def test_what_others_are_told_does_not_depend_on_who_holds_the_called_card() -> None:
    """A card in the maker's own hand or in the kitty looks the same to the others."""
    own, other = _called("AC"), _called("AD")
    for seat in (3,):
        reader = said.Reader(seat, NAMES)
        for state in (own, other):
            told = [_say(one) for one in said.story(reader, state.public)]
            assert told[-1].startswith("Ed called")
            assert _partner(state, seat).endswith("partner unknown")


def test_the_partner_is_told_when_the_card_falls() -> None:
    """To the maker, to the partner and to the others in their own words."""
    state = act(_called("AC"), "9H TH 9D AH JC JS 9C TC AS AC")
    told = {
        seat: _say(said.role(said.Reader(seat, NAMES), state.public, 2)) for seat in (0, 1, 2, 3)
    }
    assert set(told.values()) == {"partner of the maker"}
    assert _partner(state, 0) == "Called: A♣, the partner is Sam"
    assert "Sam is the partner of Ed." in _story(state, 0)
    assert "Sam is your partner." in _story(state, 1)
    assert "You are the partner of Ed." in _story(state, 2)
    over = _played(state)
    assert _result(over, 2)[1].startswith("You and Ed made spades trump") or _result(over, 2)[
        1
    ].startswith("Ed and you")


def test_a_card_that_nobody_else_holds_leaves_the_maker_alone() -> None:
    """It is said when the deal is over."""
    deal = dealt(CALL_ACE, "N", "9S", kitty="AC", E="JS AS KS QS 9H")
    over = _played(act(at_deal(CALL_ACE, deal), "order away:TS call:AC"))
    assert "Nobody else held A♣, so Ed played alone." in _result(over, 0)


# ------------------------------------------------------------------ Buck

BUCK = preset("buck24").rules
BUCK_DEAL = dealt(BUCK, "N", "9S", E="JS AS KS QS TS", S="9H TH 9D TD 9C", N="JC AH")


def test_staying_and_dropping_out() -> None:
    """Each of the others is asked, and what that costs is said."""
    state = act(at_deal(BUCK, BUCK_DEAL), "order away:AH")
    assert _prompt(state, 2) == "Ed made spades trump. Do you stay in?"
    reader, seen = said.Reader(2, NAMES), view(state, 2)
    wills = [_say(said.consequence(reader, seen, one)) for one in legal_in(seen)]
    assert wills == [
        "Each trick scores a point; without a trick you lose 5.",
        "You score nothing and lose nothing in this deal.",
    ]
    assert list(_told(state, "drop stay stay", 0)) == [
        "Sam dropped out.",
        "Will stays in.",
        "You stay in.",
    ]
    state = act(state, "drop stay stay")
    assert _say(said.role(reader, state.public, 2)) == "dropped out"
    assert _story(state, 2)[-1] == "You dropped out."
    over = _played(state)
    told = _result(over, 0)
    assert told[0].startswith("Made it") or told[0].startswith("March")
    assert any(line.endswith("to go") for line in told)
    assert "Sam: 25 to go" in told


def test_all_others_drop_out() -> None:
    """The deal is over without a card, and says so."""
    state = act(at_deal(BUCK, BUCK_DEAL), "order away:AH drop drop drop")
    assert _result(state, 0)[:3] == [
        "All others dropped out",
        "Ed made spades trump, and all others dropped out.",
        "Ed scores 5 points.",
    ]


def test_a_turned_club_makes_trump_without_a_maker() -> None:
    """No auction, nobody may drop out, each counts its own tricks."""
    deal = dealt(BUCK, "N", "9C")
    state = at_deal(BUCK, deal)
    made = said.contract_text(said.Reader(0, NAMES), state.public)
    assert _say(made) == "The turned card made it, so nobody is maker"
    told = _result(_played(state), 0)
    assert told[:2] == [
        "Nobody was maker: each trick counts",
        "Clubs were turned up, so there was no auction.",
    ]


def test_scores_that_run_down_end_at_nothing_to_go() -> None:
    """The reason of the end says from where to where."""
    rules = replace(BUCK, {"end.count_down": "5"})
    state = act(at_deal(rules, BUCK_DEAL), "order away:AH drop drop drop")
    assert _say(said.game_why(state.public)) == "The winner has counted down from 5 to 0."


def test_set_back_takes_from_the_makers() -> None:
    """Euchred makers lose points, and nobody wins any."""
    rules = preset("set-back24").rules
    deal = dealt(rules, "N", "9S", E="9H TH 9D TD 9C", S="QD QH", W="AS", N="JS JC")
    over = _played(act(at_deal(rules, deal), "order decline"))
    told = _result(over, 0)
    assert told[0].startswith("Euchre: you stopped them")
    assert "They lose 2 points." in told
    assert "We have 10 to go, they 12." in told
