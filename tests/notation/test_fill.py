"""Missing cards are filled in so that the play is legal, and what is known stays as it is."""

from __future__ import annotations

import json
import random

from hypothesis import given
from hypothesis import strategies as st

from euchre.game import Acted, Dealt, Discard, Event, Play
from euchre.notation import Record, egn
from euchre.rules import PRESETS, preset
from euchre.testing import play_match
from tests.notation.games import is_written_as_egn, preset_records

USUAL = [PRESETS[name].rules for name in ("na24", "na24-std", "finnish24", "canadian24", "hoyle32")]


def _without(text: str, rng: random.Random) -> str:
    """The file with some of it left out: hands, cards of hands, discards, cards played."""
    plain = json.loads(text)
    for deal in plain["deals"]:
        start = deal["initialState"]
        hands = start["playerCards"]
        for seat, hand in enumerate(hands):
            match rng.randrange(4):
                case 0:
                    hands[seat] = []
                case 1:
                    hands[seat] = ["Xx" if rng.random() < 0.5 else card for card in hand]
                case 2:
                    hands[seat] = [
                        "X" + card[1:] if len(card) == 2 and rng.random() < 0.3 else card
                        for card in hand
                    ]
                case _:
                    pass
        for phase in deal["phases"]:
            if rng.random() < 0.5:
                phase.pop("discard", None)
            if rng.random() < 0.2:
                phase["tricks"] = phase.get("tricks", [])[: rng.randrange(6)]
            if rng.random() < 0.2 and phase.get("tricks"):
                trick = rng.choice(phase["tricks"])
                trick[rng.randrange(len(trick))] = "Xx"
    plain["deals"] = plain["deals"][:1]
    return json.dumps(plain)


def _acts(events: tuple[Event, ...]) -> list[Acted]:
    return [
        event
        for event in events
        if isinstance(event, Acted) and not isinstance(event.action, Discard)
    ]


@given(
    record=preset_records(deals=1, only=is_written_as_egn),
    rng=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_what_is_left_out_of_a_legal_deal_can_be_filled_in(
    record: Record, rng: random.Random
) -> None:
    """Some legal reading is found, whatever is not told, as there is at least one."""
    if any(
        isinstance(event, Acted) and type(event.action).__name__ in {"Redeal", "GoUnder"}
        for event in record.events
    ):
        return  # A hand that has to be poor has to be told.
    text = _without(egn.write(record)[0], rng)
    again = egn.read(text)
    assert not [one for one in again.problems if one.refuses], again.problems


@given(seed=st.integers(0, 2**32 - 1), rules=st.sampled_from(USUAL))
def test_plays_are_kept_when_no_hand_is_told(seed: int, rules: object) -> None:
    """Calls and cards played come back; every seat was dealt what it played."""
    assert rules in USUAL
    chosen = next(one for one in USUAL if one == rules)
    rng = random.Random(seed)
    match = play_match(chosen, rng.choice, rng, most_deals=1)
    plain = json.loads(egn.write(Record(chosen, match.events, match.state))[0])
    for deal in plain["deals"]:
        del deal["initialState"]["playerCards"]
        for phase in deal["phases"]:
            phase.pop("discard", None)
    again = egn.loads(json.dumps(plain))
    kept = [one for one in _acts(again.events) if isinstance(one.action, Play)]
    assert kept == [one for one in _acts(match.events) if isinstance(one.action, Play)]
    assert again.state.public.standing == match.state.public.standing


def test_the_filling_is_in_canonical_order() -> None:
    """Nobody played but the leader: the rest is dealt out from the ace of spades on."""
    text = json.dumps(
        {
            "fileType": "Euchre Game Notation",
            "version": "1.4",
            "metadata": {"players": [], "initialScore": [0, 0]},
            "deals": [
                {
                    "dealNumber": 0,
                    "initialState": {"dealer": 3, "upCard": "9s"},
                    "phases": [
                        {"type": "EUCHRE_BIDDING", "calls": ["Pass"] * 4 + ["h"]},
                        {"type": "TRICK_PLAY", "tricks": [["As", "Ah"]]},
                    ],
                }
            ],
        }
    )
    record = egn.loads(text)
    dealt = record.events[0]
    assert isinstance(dealt, Dealt)
    assert [" ".join(card.text for card in hand or ()) for hand in dealt.hands] == [
        "AS KS QS JS TS",
        "AH KH QH JH TH",
        "9H AD KD QD JD",
        "TD 9D AC KC QC",
    ]
    assert record.completed == (1,)
    assert preset("na24-std").rules.auction == record.rules.auction
