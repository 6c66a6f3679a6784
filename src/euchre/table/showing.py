"""A table of several people as messages: all but its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

import msgspec

from euchre.cards import Seat
from euchre.game import Dealt
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.table_messages import (
    AtTable,
    HandsShown,
    Nonce,
    Request,
    SeatTaken,
    TableSettings,
    TakeBackAsked,
)
from euchre.table.facts import TableFacts
from euchre.table.fair import chain_of
from euchre.table.may import Visitor, asked_now, seat_of, waits_for
from euchre.table.snapshot import house_rules, rules_text
from euchre.table.table import Step, Table

__all__ = ["Scene", "at_table", "commitment_of", "hands_shown", "scene_of", "seats_taken"]


_Part = TypeVar("_Part")

_MOST_NONCES: Final = 100
"""How many of the last nonces are told with a table; all are in the proofs."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is the same for everybody at a table, as it is sent."""

    rules_text: Text
    link: str
    settings: TableSettings
    seats: list[SeatTaken]
    watchers: int
    commitment: str
    nonces: list[Nonce]


def scene_of(facts: TableFacts, seats: list[SeatTaken], watchers: int, commitment: str) -> Scene:
    """A table as everybody sees it; what is long stands there as JSON, for sending only."""
    nonces = [
        Nonce(number=one.number, seat=one.seat, nonce=one.nonce.hex())
        for one in facts.nonces[-_MOST_NONCES:]
    ]
    return Scene(
        _as_json(rules_text(facts)),
        house_rules(facts)[1],
        _as_json(facts.settings or TableSettings()),
        _as_json(seats),
        watchers,
        commitment,
        _as_json(nonces),
    )


def _as_json(part: _Part) -> _Part:
    """A part of a message as it is sent; a message takes it in the place of what it says."""
    return cast(_Part, msgspec.Raw(encode(cast(Any, part))))


def at_table(
    table: Table, who: Visitor, scene: Scene, revision: int, allowed: list[Request]
) -> AtTable:
    """All but the game, as somebody is told who may ask for what is ``allowed``."""
    facts, asked = table.facts, asked_now(table)
    return AtTable(
        revision=revision,
        table=facts.id,
        code=facts.code,
        preset=facts.preset,
        rules_text=scene.rules_text,
        link=scene.link,
        settings=scene.settings,
        player=facts.player,
        pace=facts.pace,
        host=facts.host,
        you=who.person,
        seat=seat_of(facts, who),
        seats=scene.seats,
        watchers=scene.watchers,
        started=bool(table.steps),
        paused_by=facts.paused_by,
        asked=None
        if asked is None
        else TakeBackAsked(
            seat=asked.seat,
            number=asked.number,
            yes=list(asked.yes),
            waits_for=list(waits_for(table)),
        ),
        commitment=scene.commitment,
        nonces=scene.nonces,
        may=allowed,
    )


def seats_taken(
    facts: TableFacts,
    is_away: Callable[[Seat], bool] = lambda _: False,
    is_covered: Callable[[Seat], bool] = lambda _: False,
) -> list[SeatTaken]:
    """The seats, and who sits there."""
    found = []
    for seat, one in enumerate(facts.seats):
        covered = one.is_person and is_covered(seat)
        found.append(
            SeatTaken(
                who="open" if one.is_open else "computer" if one.is_computer else "person",
                name=one.name,
                person=one.person,
                player=facts.player if covered else one.player,
                away=one.is_person and is_away(seat),
                covered=covered,
            )
        )
    return found


def commitment_of(facts: TableFacts, seed: str) -> str:
    """What binds the server to the shuffles of a table; empty where nothing does."""
    return "" if facts.settings is None else chain_of(seed).commitment.hex()


def hands_shown(steps: Sequence[Step]) -> HandsShown | None:
    """The hands of the last deal of these steps, as they were dealt."""
    for step in reversed(steps):
        event = step.event
        if isinstance(event, Dealt):
            return HandsShown(
                deal=step.state.public.standing.deal + 1,
                hands=[[card.text for card in hand or ()] for hand in event.hands],
                upcard=None if event.upcard is None else event.upcard.text,
                kitty=[card.text for card in event.kitty or ()],
            )
    return None
