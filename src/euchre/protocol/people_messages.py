"""Messages beside the tables: who one is, the lobby, one's own games, figures and ratings."""

from __future__ import annotations

from euchre.protocol.base import Pace, Strict, Text
from euchre.protocol.table_messages import SeatTaken, TableSettings, TurnSeconds

__all__ = [
    "Family",
    "Found",
    "Lobby",
    "LobbyGone",
    "LobbyTable",
    "LobbyTold",
    "MoveCode",
    "MyGame",
    "Naming",
    "Person",
    "PersonCreated",
    "PlaceFound",
    "PlaceStatistics",
    "PlayNow",
    "Rating",
    "Statistics",
    "UseCode",
]


class Naming(Strict, frozen=True):
    """``POST /api/people`` and ``PUT /api/me``: a name, at most 24 characters."""

    name: str


class Person(Strict, frozen=True):
    """``GET /api/me``: who one is. The id is public."""

    person: str
    name: str


class PersonCreated(Strict, frozen=True):
    """Who one is from now on; the token is told this once and is stored hashed."""

    person: str
    name: str
    token: str


class MoveCode(Strict, frozen=True):
    """``POST /api/me/code``: a code with which another device becomes the same person, once."""

    code: str
    seconds: int
    """How long it is good for."""


class UseCode(Strict, frozen=True):
    """``POST /api/people/moved``: the code; answers PersonCreated with a new token."""

    code: str


class PlayNow(Strict, frozen=True):
    """``POST /api/play-now``: a fitting public table, or a new one filled with computers."""

    preset: str
    """A preset, or the link of rules."""
    clock: TurnSeconds = 0
    pace: Pace = "normal"
    player: str = "club"
    rated: bool = False


class PlaceFound(Strict, frozen=True):
    """Where to go: say hello there, and sit."""

    table: str
    seat: int
    new: bool
    """Whether the table was made for this."""


class Found(Strict, frozen=True):
    """``GET /api/codes/CODE``: the table of a short code."""

    table: str


class LobbyTable(Strict, frozen=True, tag="lobby_table"):
    """A public table. In ``/api/lobby/socket`` it is new, or instead of what was told of it."""

    table: str
    preset: str
    rules_text: Text
    house_rules: int
    """How many options differ from the preset."""
    settings: TableSettings
    seats: list[SeatTaken]
    free: int
    """Seats that a person may take now: open ones and those of computer players."""
    started: bool
    scores: list[int]
    watchers: int


class LobbyGone(Strict, frozen=True, tag="lobby_gone"):
    """A table that the lobby does not list any more."""

    table: str


class Lobby(Strict, frozen=True, tag="lobby"):
    """``GET /api/lobby``, and the first message of ``/api/lobby/socket``."""

    tables: list[LobbyTable]


LobbyTold = Lobby | LobbyTable | LobbyGone


class MyGame(Strict, frozen=True):
    """``GET /api/me/games``: a table at which one sits or sat, the latest first."""

    table: str
    preset: str
    rules_text: Text
    created: str
    """When it was opened, in UTC: ``2026-03-01 18:30:00``."""
    seat: int | None
    """One's seat; None for who has left it."""
    seats: list[SeatTaken]
    scores: list[int]
    sides: list[Text]
    matches: int
    """How many matches have begun; those before the last are over."""
    over: bool
    """Whether the last one is over."""


class PlaceStatistics(Strict, frozen=True):
    """Calls from one place of the table: contracts made there, and what became of them."""

    place: int
    """1 for the dealer's left, and so on; the last is the dealer."""
    deals: int
    calls: int
    made: int
    points: int
    """Points of one's own score in these contracts."""


class Statistics(Strict, frozen=True):
    """``GET /api/me/statistics``: figures of one set of rules."""

    preset: str
    rules_text: Text
    link: str
    matches: int
    matches_won: int
    deals: int
    points: int
    """Of one's own score."""
    points_against: int
    """Of the best other score in each deal."""
    calls: list[PlaceStatistics]
    euchred: int
    """Contracts of one's own that failed."""
    euchres: int
    """Contracts of the other side that failed."""
    lone_hands: int
    lone_made: int


class Family(Strict, frozen=True):
    """Rules whose ratings are one: the kind of auction, and the number of seats."""

    auction: str
    players: int
    name: Text


class Rating(Strict, frozen=True):
    """``GET /api/me/ratings``: a Glicko-2 rating."""

    family: Family
    rating: int
    deviation: int
    matches: int
