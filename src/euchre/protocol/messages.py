"""What a server and a client say to each other, as types.

These definitions are the only ones: the TypeScript types of the web client are
generated from them. A client holds no rules, so everything that takes knowledge
of the rules (which card may be played, what a card counts as, what a call will
do) is said here by the server. Cards are two characters, rank then suit (``JD``,
``TS``), and ``JK`` is the joker. Suits are ``S H D C``, and ``N`` is no trump.
Seats count clockwise from 0.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct, field

__all__ = [
    "PACES",
    "Act",
    "ActionKind",
    "ActionMessage",
    "BidOffer",
    "CallMade",
    "Choice",
    "ClientMessage",
    "ContractInForce",
    "CreateTable",
    "DealOver",
    "Failure",
    "GameOffer",
    "GameRules",
    "HandCard",
    "Happened",
    "Hello",
    "HighestBid",
    "NextDeal",
    "OptionOffer",
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
]

ActionKind = Literal[
    "pass",
    "order_up",
    "name",
    "bid",
    "go_alone",
    "redeal",
    "go_under",
    "take_over",
    "defend_alone",
    "decline",
    "discard",
    "ask_best",
    "give",
    "call_partner",
    "stay",
    "drop_out",
    "play",
]
UpcardState = Literal["none", "up", "taken", "left", "down"]
Badge = Literal["", "right", "left", "benny"]
Side = Literal["", "own", "other", "unknown"]
Pace = Literal["fast", "normal", "slow"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)


class _Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message part: decoded strictly, an unknown field is refused."""


class Text(_Strict, frozen=True):
    """A sentence: the key of a Fluent message, and its arguments.

    An argument that begins with ``@`` is itself the key of a message (``@seat-west``), to
    be replaced by that message before the sentence is formatted; so is a text.
    """

    key: str
    args: dict[str, str | int | Text] = field(default_factory=dict)


class ActionMessage(_Strict, frozen=True):
    """What a seat does. All but ``kind`` as the kind needs it."""

    kind: ActionKind
    suit: str | None = None
    card: str | None = None
    alone: bool = False
    low: bool = False
    """At no trump: whether the lowest rank is to be best."""
    bid: str | None = None
    """What identifies a bid on its ladder: ``4``, ``nap``."""


class Choice(_Strict, frozen=True):
    """A legal action that is not the choice of a card: a button."""

    action: ActionMessage
    label: Text
    consequence: Text | None = None
    """What it will do, in a sentence ("West takes the queen of diamonds")."""


class BidOffer(_Strict, frozen=True):
    """A bid that may be made now. ``choices`` has it as often as it may be bid, trump by trump."""

    bid: str
    text: Text
    """How it is said, without trump."""
    tricks: int
    """Tricks that it promises; 0 if it is to take none."""
    win: int
    """What it scores if made; 0 where that depends on the tricks taken."""
    lose: int
    """What it loses if failed; 0 where the others win instead."""
    alone: bool
    cards: int
    """Cards that its lone maker exchanges with the partner."""


class HandCard(_Strict, frozen=True):
    """A card of one's own hand, in the order in which to show it."""

    card: str
    suit: str
    """The suit that it counts as (``""`` for a joker that counts as none)."""
    badge: Badge = ""
    action: ActionMessage | None = None
    """What a tap on it does now; None if the card may not be chosen now."""
    why_not: Text | None = None
    """Why it may not be chosen, if it is this seat's turn to choose a card."""
    fresh: bool = False
    """Whether it has just come from the widow, and cards are to be laid away for it."""


class Played(_Strict, frozen=True):
    """A card on the table."""

    seat: int
    card: str
    suit: str
    badge: Badge = ""


class Trick(_Strict, frozen=True):
    """A trick: its cards in the order played and the seat that is winning it."""

    leader: int
    cards: list[Played]
    winner: int | None


class SeatInfo(_Strict, frozen=True):
    """A place at the table."""

    name: Text
    """``seat-name`` messages, or the key ``seat-own`` for a person's own name."""
    who: Literal["you", "person", "computer"]
    side: int
    """Which scorer it belongs to, for the mark beside the name."""
    plays: Side
    """Once there is a contract: whether it plays on the reader's side, as far as the reader
    can know; ``""`` before that, for who sits out, and for a spectator."""
    held: int
    """How many cards it holds."""
    taken: int
    """How many tricks it has taken in this deal."""
    sits_out: bool = False
    role: Text | None = None
    """The one role to show below the name: maker before alone before dealer before partner."""
    speech: Text | None = None
    """Its latest call of this auction, for a speech bubble."""


class CallMade(_Strict, frozen=True):
    """A call of the auction."""

    seat: int
    action: ActionMessage


class HighestBid(_Strict, frozen=True):
    """The highest bid so far."""

    seat: int
    action: ActionMessage
    text: Text
    """How it was said."""
    shown: str | None = None
    """The card whose holder had to bid by showing it."""


class ContractInForce(_Strict, frozen=True):
    """Who made what trump, and how. ``maker`` is None when a deal is played without one."""

    maker: int | None
    trump: str
    """``""`` while the first lead is still to fix it."""
    alone: bool
    lone_defender: int | None
    text: Text
    """How trump was made ("West named it")."""
    low: bool = False
    """At no trump: whether the lowest rank is best."""
    bid: str | None = None
    """What was bid, in an auction of bids."""
    needs: int | None = None
    """Tricks that the bid promises; 0 if none may be taken."""
    forced: bool = False
    """Whether the maker had to bid."""
    called: str | None = None
    """The card whose holder is the maker's partner."""
    partner: int | None = None
    """The called partner, as soon as the reader can know."""
    taken: int = 0
    """Tricks of the maker's side, as far as all can see."""


class DealOver(_Strict, frozen=True):
    """How a deal ended, when it has."""

    headline: Text
    why: Text
    points: list[int]
    """By how much each score shown has changed; below zero also where scores run down."""
    hands: list[list[str]]
    """For each seat the cards as they were played; empty where not shown."""
    kitty: list[str]
    game_over: bool
    winner: int | None
    """The scorer that won the game."""
    match_over: bool


class Snapshot(_Strict, frozen=True, tag="snapshot"):
    """All that one seat may see now. Drawn as it is; nothing is to be derived from rules."""

    number: int
    """The number of the last event that it includes: an answer names it."""
    table: str
    preset: str
    rules_text: Text
    """The name of the game, its pack and target in a line."""
    options: list[Text]
    """House rules: how these rules differ from their preset."""
    link: str
    """The rules as a link, to ask for the rule sheet of this table."""
    target: int
    """Points that win a game; 0 where its deals are counted or scores run down to nothing."""
    deal: int
    """Which deal of the game it is, from 1."""
    deals: int
    """The most deals of a game; 0 for no such limit."""
    seat: int
    seats: list[SeatInfo]
    phase: str
    turn: int | None
    dealer: int
    upcard: str | None
    upcard_state: UpcardState
    round: int
    """Round of the auction, 1 or 2."""
    calls: list[CallMade]
    highest: HighestBid | None
    """The highest bid, from the first one to the contract."""
    contract: ContractInForce | None
    owed: int
    """Cards that the seat to act has still to lay away or to give."""
    hand: list[HandCard] | None
    """None while the hand is dealt but may not be looked at (a turned Benny)."""
    choices: list[Choice]
    bids: list[BidOffer]
    """The bids among ``choices``, from the lowest up."""
    prompt: Text
    """What to do, or for whom one waits: the sentence above the hand."""
    hint_line: Text | None
    """A second, smaller line ("the jack of diamonds counts as a heart")."""
    trick: Trick | None
    tricks: list[Trick]
    """The finished tricks of this deal."""
    deal_tricks: int
    """Tricks in a deal: cards dealt to each seat."""
    scores: list[int]
    """As people say them: what is left, where scores run down."""
    runs_down: bool
    pool: int | None
    """What is in the pool; None in a game without one."""
    sides: list[Text]
    """A name for each scorer ("We", "They")."""
    games: list[int]
    """Games won, where a match has several."""
    story: list[Text]
    """The deal so far, in sentences."""
    pace: Pace
    over: DealOver | None = None


class Happened(_Strict, frozen=True, tag="happened"):
    """One event, as this seat may know it, with the table after it."""

    number: int
    kind: Literal["dealer_drawn", "dealt", "act", "shown"]
    seat: int | None
    action: ActionMessage | None
    text: Text
    """The event in a sentence, for the live region of a screen reader."""
    trick_won_by: int | None
    snapshot: Snapshot


class Failure(_Strict, frozen=True, tag="failure"):
    """Something was refused. The connection lives on."""

    reason: Text
    detail: str = ""
    """For developers; not shown to people."""
    id: str = ""
    """The id of the refused action, if it had one."""


class Hello(_Strict, frozen=True, tag="hello"):
    """The first message of a client: who it is and what it saw last."""

    token: str
    last: int = -1


class Act(_Strict, frozen=True, tag="act"):
    """An action. ``number`` is that of the snapshot it answers, ``id`` makes a retry harmless."""

    id: str
    number: int
    action: ActionMessage


class NextDeal(_Strict, frozen=True, tag="next_deal"):
    """Go on after the result of a deal."""


class Rematch(_Strict, frozen=True, tag="rematch"):
    """Play again with the same seats and rules."""


class SetPace(_Strict, frozen=True, tag="set_pace"):
    """How long computer players take."""

    pace: Pace


ServerMessage = Snapshot | Happened | Failure
ClientMessage = Hello | Act | NextDeal | Rematch | SetPace


# Plain HTTP, under /api.


class OptionOffer(_Strict, frozen=True):
    """One option of a rule set, with its sentence, for the page that changes rules."""

    key: str
    """As in ``--set KEY=VALUE``, for example ``end.target``."""
    group: str
    label: Text
    explanation: Text
    kind: Literal["bool", "int", "choice", "text"]
    """``text`` is a list, such as packets of dealing or a ladder of bids."""
    value: str
    """The preset's own value, as text: ``true``, ``10``, ``vs_lone_maker``."""
    choices: list[str] = field(default_factory=list)
    choice_labels: list[Text] = field(default_factory=list)
    low: int = 0
    high: int = 0
    in_use: bool = True
    """Whether it makes a difference in the rules as they are changed."""


class GameOffer(_Strict, frozen=True):
    """A preset: ``GET /api/games``."""

    preset: str
    name: Text
    summary: Text
    players: int
    pack: int
    target: int
    source: Text


class GameRules(_Strict, frozen=True):
    """``GET /api/game?game=LINK``: the rules of a link with all options."""

    game: GameOffer
    link: str
    """The rules as a link, with whole keys; the preset's own where there is a problem."""
    changes: dict[str, str]
    """What differs from the preset, by the keys of the options."""
    house_rules: list[Text]
    """The same in words."""
    options: list[OptionOffer]
    problem: Text | None = None
    """Why the link makes no game."""
    wrong: list[str] = field(default_factory=list)
    """The options that the problem is about."""


class CreateTable(_Strict, frozen=True):
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


class FairTable(_Strict, frozen=True):
    """``POST /api/fair-tables``: a table that may be created, and what binds its deals."""

    table: str
    commitment: str


class TableCreated(_Strict, frozen=True):
    """The table's id for ``/api/tables/ID/socket`` and the secret of one's seat."""

    table: str
    token: str


class TableSummary(_Strict, frozen=True):
    """``GET /api/tables?token=…``: a table to go back to."""

    table: str
    preset: str
    rules_text: Text
    scores: list[int]
    sides: list[Text]
    over: bool


class RuleSheetSection(_Strict, frozen=True):
    """A part of a rule sheet: sentences, rows of a table, or rows of cards."""

    title: Text
    sentences: list[Text]
    rows: list[list[Text]] = field(default_factory=list)
    has_heading: bool = False
    """Whether the first of ``rows`` heads the columns."""
    cards: list[list[HandCard]] = field(default_factory=list)
    captions: list[Text] = field(default_factory=list)
    """What each row of ``cards`` shows ("Hearts, trump")."""


class RuleSheet(_Strict, frozen=True):
    """``GET /api/rules?game=LINK``: how the game is played, made from its rules."""

    title: Text
    link: str
    """The rules as a link, with whole keys."""
    house_rules: list[Text]
    sections: list[RuleSheetSection]
    source: Text


class QrCode(_Strict, frozen=True):
    """``GET /api/qr?text=…``: a text as a QR code, to be drawn with a light margin of 4."""

    size: int
    """Modules on each side."""
    path: str
    """The dark modules as the path of an SVG, one unit a module."""
