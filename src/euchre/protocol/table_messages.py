"""Messages at a table: who sits there, what people ask of it, and what they say to each other."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import field

from euchre.protocol.base import Pace, Strict, Text
from euchre.protocol.game_messages import ActionMessage

__all__ = [
    "PHRASES",
    "Act",
    "Answer",
    "AtTable",
    "Chat",
    "Claim",
    "Failure",
    "Fill",
    "HandsShown",
    "Hello",
    "NextDeal",
    "Nonce",
    "Pause",
    "Phrase",
    "PhraseKey",
    "Rematch",
    "Remove",
    "Report",
    "Request",
    "Resume",
    "Said",
    "SeatTaken",
    "SetPace",
    "SetTable",
    "Sit",
    "Stand",
    "Start",
    "Swap",
    "TableSettings",
    "TakeBack",
    "TakeBackAsked",
    "TurnClock",
    "TurnSeconds",
]

Privacy = Literal["public", "link"]
Spectators = Literal["none", "view", "hands"]
StartsWhen = Literal["host", "full"]
ShownAfterwards = Literal["all", "played", "none"]
TurnSeconds = Literal[0, 20, 60]
Sitter = Literal["open", "person", "computer"]
Request = Literal[
    "sit",
    "stand",
    "swap",
    "fill",
    "start",
    "remove",
    "set_table",
    "set_pace",
    "take_back",
    "answer",
    "claim",
    "pause",
    "resume",
    "next_deal",
    "rematch",
    "ask_hint",
    "phrase",
    "chat",
    "report",
]
PhraseKey = Literal[
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-nice-try",
    "phrase-close",
    "phrase-your-turn",
    "phrase-one-moment",
    "phrase-back",
    "phrase-again",
    "phrase-must-go",
    "phrase-good-game",
    "phrase-bye",
]
PHRASES: Final[tuple[PhraseKey, ...]] = get_args(PhraseKey)


class TableSettings(Strict, frozen=True):
    """How a table of several people is kept."""

    people: int = 0
    """The most people who may sit; 0 for as many as there are seats."""
    clock: TurnSeconds = 0
    """Seconds for a turn, after which a computer plays it; 0 for no limit."""
    privacy: Privacy = "link"
    """Whether the lobby lists it, or only who has its link or code finds it."""
    chat: bool = True
    """Whether people may write to each other; phrases are always there."""
    spectators: Spectators = "view"
    """Who only watches sees nothing, what all see, or besides all hands of the deal before."""
    rated: bool = False
    """Whether matches count for ratings: public tables only, and nothing is taken back."""
    take_backs: bool = True
    """Whether an act may be taken back if everybody agrees."""
    hints: bool = False
    """Whether who is to act may ask what to do, while several people sit; never if ``rated``."""
    shown: ShownAfterwards = "played"
    """What is shown of a deal that is over: every card, what was played, or nothing. Of a match
    that is over, who sat there has the whole log; others have it whole, as watchers saw it, or
    not at all."""
    start: StartsWhen = "host"
    """Whether the host starts, or the game starts by itself when every seat is taken."""


class SeatTaken(Strict, frozen=True):
    """A seat, and who sits there."""

    who: Sitter
    name: str = ""
    """The name that a person has chosen: any text, of at most 24 characters."""
    person: str = ""
    """The public id of a person; empty for who has none."""
    player: str = ""
    """Which computer player sits there, or covers."""
    away: bool = False
    """Whether no connection of that person is open."""
    covered: bool = False
    """Whether a computer player acts for the person until it is back."""


class TakeBackAsked(Strict, frozen=True):
    """Somebody would like to take an act back."""

    seat: int
    number: int
    """The number of the table after it: the act and all since are undone."""
    yes: list[int]
    waits_for: list[int]
    """Seats whose answer is still awaited. One no ends it, and so does any act."""


class Nonce(Strict, frozen=True):
    """A nonce that a seat added to the shuffles from that number on."""

    number: int
    seat: int
    nonce: str


class AtTable(Strict, frozen=True, tag="table"):
    """All but the game of a table of several people; sent whole whenever it changes."""

    revision: int
    """Grows with each change that one and the same connection is told."""
    table: str
    code: str
    """A short code for the table: ``GET /api/codes/CODE``."""
    preset: str
    rules_text: Text
    link: str
    """The rules as a link."""
    settings: TableSettings
    player: str
    """The computer player that fills seats and covers them."""
    pace: Pace
    host: str
    """The public id of the person who keeps the table; empty when all people are gone."""
    you: str
    """The reader's own public id; empty for who has none."""
    seat: int | None
    """The reader's own seat; None for who only watches."""
    seats: list[SeatTaken]
    watchers: int
    """How many connections only watch."""
    started: bool
    paused_by: int | None
    """The seat that paused the game; None while it goes on."""
    asked: TakeBackAsked | None
    commitment: str
    """What binds the server to its shuffles; empty where deals are not proved."""
    nonces: list[Nonce]
    """The last hundred; all are in the proof of each match."""
    may: list[Request]
    """What the reader may ask for now; the rest is refused."""


class TurnClock(Strict, frozen=True, tag="clock"):
    """How long a turn may still take. Sent with every new turn at a table with a clock."""

    number: int
    seat: int | None
    """Whose turn it is; None when the next deal is awaited."""
    seconds: float


class Said(Strict, frozen=True, tag="said"):
    """What somebody said: a phrase or a text. On arrival the last of them are sent again."""

    number: int
    """Its number at this table, from 1."""
    person: str
    seat: int | None
    name: str
    phrase: Text | None = None
    text: str = ""
    """As it was written: to be shown as text, never as HTML."""


class HandsShown(Strict, frozen=True, tag="hands"):
    """All hands of the deal before, as they were dealt: for watchers where the table allows."""

    deal: int
    hands: list[list[str]]
    upcard: str | None
    kitty: list[str]


class Failure(Strict, frozen=True, tag="failure"):
    """Something was refused. The connection lives on."""

    reason: Text
    detail: str = ""
    """For developers; not shown to people."""
    id: str = ""
    """The id of the refused action or saying, if it had one."""


class Hello(Strict, frozen=True, tag="hello"):
    """The first message of a client: who it is and what it saw last."""

    token: str
    """That of a person or of a seat; empty to watch without a name."""
    last: int = -1
    others: list[str] = field(default_factory=list)
    """Tokens of people who share the device: they are there too, and nothing of theirs is told."""
    covered: bool = False
    """Whether the own hand lies face down: the game is told as watchers see it, though one sits
    there. Say hello again to lift it, or to give the device to another person."""
    version: str = ""
    """For which messages the client was built; one that was built for others than the server
    speaks is refused, and has to be loaded anew. Empty: whoever it is knows what it does."""


class Act(Strict, frozen=True, tag="act"):
    """An action. ``number`` is that of the snapshot it answers, ``id`` makes a retry harmless."""

    id: str
    number: int
    action: ActionMessage


class NextDeal(Strict, frozen=True, tag="next_deal"):
    """Go on after the result of a deal."""


class Rematch(Strict, frozen=True, tag="rematch"):
    """Play again by the same rules, with the same seats or everybody one seat further."""

    rotate: bool = False


class SetPace(Strict, frozen=True, tag="set_pace"):
    """How long computer players take."""

    pace: Pace


class Sit(Strict, frozen=True, tag="sit"):
    """Take a seat that is open or a computer's, or move there."""

    seat: int = -1
    """-1 for any."""
    nonce: str = ""
    """64 hexadecimal digits that the client has drawn, having read the commitment."""


class Stand(Strict, frozen=True, tag="stand"):
    """Leave one's seat for good; in a game a computer player takes it."""


class Swap(Strict, frozen=True, tag="swap"):
    """Let two seats change places, before a match or between two."""

    first: int
    second: int


class Fill(Strict, frozen=True, tag="fill"):
    """Put computer players on open seats, or another player where a computer player sits."""

    seat: int = -1
    """-1 for all open seats."""
    player: str = ""
    """Empty for the table's own."""


class Start(Strict, frozen=True, tag="start"):
    """Begin the first match; every seat must be taken."""


class Remove(Strict, frozen=True, tag="remove"):
    """The host sends whoever sits there away; a person may not sit down again."""

    seat: int


class SetTable(Strict, frozen=True, tag="set_table"):
    """Other settings for the table."""

    settings: TableSettings


class TakeBack(Strict, frozen=True, tag="take_back"):
    """Ask to take back one's own last act of this deal."""


class Answer(Strict, frozen=True, tag="answer"):
    """Whether one agrees to what was asked."""

    number: int
    """That of ``TakeBackAsked``."""
    yes: bool


class Claim(Strict, frozen=True, tag="claim"):
    """Claim all tricks that are left, on lead: accepted if one's own cards are sure of them."""

    id: str
    number: int
    tricks: int


class Pause(Strict, frozen=True, tag="pause"):
    """Let the game rest."""


class Resume(Strict, frozen=True, tag="resume"):
    """Let the game go on."""


class Phrase(Strict, frozen=True, tag="phrase"):
    """Say something that everybody hears in their own language."""

    id: str
    phrase: PhraseKey


class Chat(Strict, frozen=True, tag="chat"):
    """Write something: at most 200 characters."""

    id: str
    text: str


class Report(Strict, frozen=True, tag="report"):
    """Tell whoever runs the server about somebody at this table."""

    person: str
    why: str
    """At most 500 characters."""
