"""What a server and a client say to each other, as types.

These definitions are the only ones: the TypeScript types of the web client are
generated from them. A client holds no rules, so everything that takes knowledge
of the rules (which card may be played, what a card counts as, what a call will
do) is said here by the server. Cards are two characters, rank then suit (``JD``,
``TS``), and ``JK`` is the joker. Suits are ``S H D C``, and ``N`` is no trump.
Seats count clockwise from 0.

The types stand in ``base``, ``game_messages``, ``table_messages``, ``hint_messages``,
``people_messages`` and ``offer_messages``; here is what opens a table, and what may come and go.
"""

from __future__ import annotations

from msgspec import field

from euchre.protocol.base import PACES, Pace, Strict, Text
from euchre.protocol.game_messages import (
    ActionKind,
    ActionMessage,
    Badge,
    BidOffer,
    CallMade,
    Choice,
    ContractInForce,
    DealOver,
    HandCard,
    Happened,
    HighestBid,
    Played,
    SeatInfo,
    Side,
    Snapshot,
    Trick,
    UpcardState,
)
from euchre.protocol.hint_messages import AskGuide, AskHint, Guide, Hint, WeighedAction
from euchre.protocol.offer_messages import (
    GameOffer,
    GameRules,
    OptionOffer,
    QrCode,
    RuleSheet,
    RuleSheetSection,
)
from euchre.protocol.table_messages import (
    Act,
    Answer,
    AtTable,
    Chat,
    Claim,
    Failure,
    Fill,
    HandsShown,
    Hello,
    NextDeal,
    Pause,
    Phrase,
    Rematch,
    Remove,
    Report,
    Resume,
    Said,
    SetPace,
    SetTable,
    Sit,
    Stand,
    Start,
    Swap,
    TableSettings,
    TakeBack,
    TurnClock,
)

__all__ = [
    "PACES",
    "Act",
    "ActionKind",
    "ActionMessage",
    "AskGuide",
    "AskHint",
    "Badge",
    "BidOffer",
    "CallMade",
    "Choice",
    "ClientMessage",
    "ContractInForce",
    "CreateTable",
    "DealOver",
    "Failure",
    "FairTable",
    "GameOffer",
    "GameRules",
    "Guide",
    "HandCard",
    "Happened",
    "Hello",
    "HighestBid",
    "Hint",
    "NextDeal",
    "OptionOffer",
    "Pace",
    "Played",
    "QrCode",
    "Rematch",
    "RuleSheet",
    "RuleSheetSection",
    "SeatInfo",
    "ServerMessage",
    "SetPace",
    "Side",
    "Snapshot",
    "TableCreated",
    "TableSummary",
    "Text",
    "Trick",
    "UpcardState",
    "WeighedAction",
]

ServerMessage = (
    Snapshot | Happened | Failure | AtTable | TurnClock | Said | HandsShown | Hint | Guide
)
ClientMessage = (
    Hello
    | Act
    | NextDeal
    | Rematch
    | SetPace
    | Sit
    | Stand
    | Swap
    | Fill
    | Start
    | Remove
    | SetTable
    | TakeBack
    | Answer
    | Claim
    | Pause
    | Resume
    | Phrase
    | Chat
    | Report
    | AskHint
    | AskGuide
)


# Plain HTTP, under /api.


class CreateTable(Strict, frozen=True):
    """``POST /api/tables``: answers TableCreated, or Failure with status 400."""

    preset: str
    """A preset, or the link of rules (``na24:end.target=5``)."""
    options: dict[str, str] = field(default_factory=dict)
    """What is changed in them, by the keys of ``OptionOffer``."""
    seat: int = 0
    pace: Pace = "normal"
    player: str = "club"
    """The computer players at the other seats."""
    seed: int | None = None
    table: str = ""
    """The id of a FairTable; with it and a ``nonce``, every deal of the table can be proved."""
    nonce: str = ""
    """64 hexadecimal digits that the client has drawn, having read the commitment."""
    settings: TableSettings | None = None
    """A table of several people, opened by the person of the header ``Authorization``: nobody
    sits there yet, its deals are fair, and ``seat``, ``seed``, ``table`` and ``nonce`` are not
    given."""


class FairTable(Strict, frozen=True):
    """``POST /api/fair-tables``: a table that may be created, and what binds its deals."""

    table: str
    commitment: str


class TableCreated(Strict, frozen=True):
    """The table's id for ``/api/tables/ID/socket`` and the secret of one's seat."""

    table: str
    token: str
    """Empty at a table of several people: there one is known by the token of the person."""
    code: str = ""
    """The short code of a table of several people."""


class TableSummary(Strict, frozen=True):
    """``GET /api/tables``: a table to go back to."""

    table: str
    preset: str
    rules_text: Text
    scores: list[int]
    sides: list[Text]
    over: bool
