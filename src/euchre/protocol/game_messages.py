"""Messages of a game: what one seat may see, what happened, what it does."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from euchre.protocol.base import PARTLY, Pace, Strict, Text

__all__ = [
    "ActionKind",
    "ActionMessage",
    "Badge",
    "BidOffer",
    "CallMade",
    "Choice",
    "ContractInForce",
    "DealOver",
    "HandCard",
    "Happened",
    "HighestBid",
    "Played",
    "SeatInfo",
    "Side",
    "Snapshot",
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
    "jambone",
    "jamboree",
    "play",
    "play_exposed",
]
UpcardState = Literal["none", "up", "taken", "left", "down"]
Badge = Literal["", "right", "left", "benny"]
Side = Literal["", "own", "other", "unknown"]


class ActionMessage(Strict, frozen=True):
    """What a seat does. All but ``kind`` as the kind needs it."""

    kind: ActionKind
    suit: str | None = None
    card: str | None = None
    alone: bool = False
    low: bool = False
    """At no trump: whether the lowest rank is to be best."""
    bid: str | None = None
    """What identifies a bid on its ladder: ``4``, ``nap``."""


class Choice(Strict, frozen=True):
    """A legal action that is not the choice of a card: a button."""

    action: ActionMessage
    label: Text
    consequence: Text | None = None
    """What it will do, in a sentence ("West takes the queen of diamonds")."""


class BidOffer(Strict, frozen=True):
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


class HandCard(Strict, frozen=True):
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


class Played(Strict, frozen=True):
    """A card on the table."""

    seat: int
    card: str
    suit: str
    badge: Badge = ""


class Trick(Strict, frozen=True):
    """A trick: its cards in the order played and the seat that is winning it."""

    leader: int
    cards: list[Played]
    winner: int | None


class SeatInfo(Strict, frozen=True):
    """A place at the table."""

    name: Text
    """``seat-name`` messages, or the key ``seat-own`` for a person's own name."""
    who: Literal["you", "person", "computer"]
    side: int
    """Which scorer it belongs to, for the mark beside the name."""
    plays: Side
    """Once there is a contract: whether it plays on the reader's side, as far as the reader
    can know; ``""`` before that, for who sits out, and for a spectator."""
    sits_out: bool = False
    role: Text | None = None
    """The one role to show below the name: maker before alone before dealer before partner."""
    speech: Text | None = None
    """Its latest call of this auction, for a speech bubble."""
    exposed: list[str] = field(default_factory=list)
    """The cards that it still holds, where they lie face up (jambone), as players hold them."""


class CallMade(Strict, frozen=True):
    """A call of the auction."""

    seat: int
    action: ActionMessage


class HighestBid(Strict, frozen=True):
    """The highest bid so far."""

    seat: int
    action: ActionMessage
    text: Text
    """How it was said."""
    shown: str | None = None
    """The card whose holder had to bid by showing it."""


class ContractInForce(Strict, frozen=True):
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


class DealOver(Strict, frozen=True):
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


class Snapshot(Strict, frozen=True, tag="snapshot"):
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
    held: list[int]
    """How many cards each seat holds."""
    taken: list[int]
    """How many tricks each seat has taken in this deal."""
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
    watching: bool = False
    """Whether the reader only watches: ``seat`` is then the seat to draw nearest."""
    claim: int = 0
    """Tricks that may be claimed now: all that are left, when one is on lead; else 0."""


class Happened(Strict, frozen=True, tag="happened"):
    """One event, as this seat may know it, with the table after it."""

    number: int
    kind: Literal["dealer_drawn", "dealt", "act", "shown", "undone"]
    seat: int | None
    action: ActionMessage | None
    text: Text
    """The event in a sentence, for the live region of a screen reader."""
    trick_won_by: int | None
    snapshot: Annotated[Snapshot, PARTLY]
    """Without the fields that are as this connection was told them last, if the server likes."""
