"""What a finished match makes of the ratings of its people."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.people_messages import Family
from euchre.rules import Rules
from euchre.table.glicko import FIRST, Rating, rated
from euchre.table.statistics import match_winner
from euchre.table.table import Table

__all__ = ["family_named", "family_of", "new_ratings", "people_of_match"]

_NAMES = {"turn_up": "family-turn-up", "bids": "family-bids", "fixed": "family-fixed"}


def family_of(rules: Rules) -> str:
    """The rules whose ratings are one: by the kind of auction and the number of seats."""
    return f"{rules.auction.kind.value}/{rules.players}"


def family_named(name: str) -> Family:
    """A family as a message."""
    auction, _, players = name.partition("/")
    text = Text(key=_NAMES[auction], args={"n": int(players)})
    return Family(auction=auction, players=int(players), name=text)


def people_of_match(table: Table) -> dict[str, int]:
    """The people of a match that counts, each with its scorer; empty if it does not count.

    A match counts if it is over, at a table that is rated, between people of different sides;
    who left it is among them.
    """
    facts = table.facts
    if facts.settings is None or not facts.settings.rated or not table.state.is_over:
        return {}
    seats = ((facts.seats[seat].person, seat) for seat in facts.people)
    people = {person: facts.rules.scorer(seat) for person, seat in seats if person}
    gone = {person: facts.rules.scorer(seat) for person, seat in _who_left(table)}
    people = {**gone, **people}
    return people if len(set(people.values())) > 1 else {}


def _who_left(table: Table) -> list[tuple[str, Seat]]:
    """The people who left the match that is over, with the seats that they left."""
    quits = table.facts.quits
    return [(one.person, one.seat) for one in quits if one.match == table.match]


def new_ratings(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the people of a match that is over, from those that they had.

    Whose side won has won against each person of the others; where nobody won it is a draw.
    Who left before the end has lost against each of them, and nobody has won by that.
    """
    people, winner = people_of_match(table), match_winner(table.state)
    gone = {person for person, _ in _who_left(table)} - {one.person for one in table.facts.seats}
    old = {person: before.get(person, FIRST) for person in people}
    found = {}
    for person, scorer in people.items():
        own = 0.5 if winner is None else float(scorer == winner)
        others = [other for other, side in people.items() if side != scorer]
        if person in gone:
            results = [(old[other], 0.0) for other in others if other not in gone]
        else:
            results = [
                (old[other], own if winner in (None, scorer, people[other]) else 0.5)
                for other in others
                if other not in gone
            ]
        found[person] = rated(old[person], results)
    return found
