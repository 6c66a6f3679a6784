"""Deals from real play, as a file of deals tells them.

A file is a JSON list of deals: ``dealer``, ``upcard``, ``calls`` as ``[seat, call]`` from the
dealer's left, ``hands`` by seat (``XX`` for an unknown card, null for an unknown hand), which
``hands_are`` "dealt" or "after_exchange", ``tricks`` as lists of ``[seat, card]`` in the order
played, ``rules``, and perhaps ``discard``, ``cards_passed`` (``["0->2", "QD"]``),
``score_before`` and ``result``. Deals of one ``source`` in the order of ``source_deal`` are a
game if there are eight or more.
"""

from __future__ import annotations

import re
from typing import TypeGuard

from euchre.cards import Card, Rank, Seat, Suit
from euchre.game import Action, Name, OrderUp, Pass, as_lone, is_lone
from euchre.notation.plain import Fields, clean_text
from euchre.notation.problems import Place, Problem, problem_of_rules, refusing
from euchre.notation.written import Blank, WrittenCall, WrittenCard, WrittenDeal, WrittenPlay
from euchre.rules import DefendAlone as DefendAloneRule
from euchre.rules import (
    GoUnder,
    ImpossibleRulesError,
    Leader,
    NoTrump,
    PartnersBest,
    Rules,
    StickTheDealer,
    Value,
    replace,
)

__all__ = ["CaseDeal", "case_rules", "read_call", "read_card"]


class CaseDeal:
    """One deal of the file as it is written."""

    def __init__(self, plain: object, index: int) -> None:
        self.problems: list[Problem] = []
        self._fields = Fields(plain, Place(), self.problems)
        self.id = self._fields.text("id") or f"#{index}"
        self.source = self._fields.text("source")
        self.number = self._fields.number("source_deal", 0)
        self.rules = self._rules()
        self.scores = self._scores()
        self.stated_result = self._stated_result()
        self.deal = None if refusing(self.problems) else self._deal()

    def _rules(self) -> Rules:
        fields = Fields(self._fields.raw.get("rules", {}), Place(field="rules"), self.problems)
        return case_rules(
            fields, deck=fields.number("deck", 24), may_discard_turn_up=self.id.startswith("egn-")
        )

    def _scores(self) -> tuple[int, ...]:
        scores = self._fields.items("score_before")
        for one in scores:
            if not _is_whole(one) or abs(one) >= _MOST_POINTS:
                self._note("notation-wrong-type", Place(field="score_before"), one, "number")
        return tuple(one for one in scores if _is_whole(one))

    def _deal(self) -> WrittenDeal | None:
        fields = self._fields
        by_seat = fields.members("hands")
        given, laid_away = self._passed()
        seats = range(self.rules.players)
        for name in by_seat:
            if name not in map(str, seats):
                shown, last = clean_text(name)[:40], self.rules.players - 1
                problem = Problem.of(
                    "record-no-such-seat", Place(field="hands"), n=shown, last=last
                )
                self.problems.append(problem)
        deal = WrittenDeal(
            dealer=fields.number("dealer", 0),
            upcard=self._card(fields.get("upcard"), Place(field="upcard")),
            hands=tuple(
                self._cards(by_seat.get(str(seat)), Place(field=f"hands.{seat}")) for seat in seats
            ),
            after_exchange=frozenset(seats if fields.text("hands_are") == "after_exchange" else ()),
            calls=tuple(self._calls()),
            discard=(
                self._card(fields.get("discard"), Place(field="discard"))
                if fields.get("discard") is not None
                else None
            ),
            tricks=tuple(self._tricks()),
            given=given,
            laid_away=laid_away,
        )
        return None if refusing(self.problems) else deal

    def _calls(self) -> list[WrittenCall]:
        calls = []
        for number, one in enumerate(self._fields.items("calls"), 1):
            action = None
            if isinstance(one, list) and len(one) == 2 and isinstance(one[1], str):
                action = read_call(one[1])
            if action is None or not isinstance(one, list) or not _is_seat(one[0]):
                self._note("cases-bad-call", Place(call=number), one)
                break
            calls.append(WrittenCall(action, one[0]))
        if calls and self._fields.flag("alone", default=False):
            calls[-1] = WrittenCall(as_lone(calls[-1].action), calls[-1].seat)
        return calls

    def _tricks(self) -> list[tuple[WrittenPlay, ...]]:
        tricks = []
        for number, trick in enumerate(self._fields.items("tricks"), 1):
            plays = []
            for at, one in enumerate(trick if isinstance(trick, list) else [trick], 1):
                place = Place(trick=number, card=at)
                if not isinstance(one, list) or len(one) != 2 or not _is_seat(one[0]):
                    self._note("cases-bad-play", place, one)
                    continue
                card = self._card(one[1], place)
                if card is not None:
                    plays.append(WrittenPlay(card, one[0]))
            tricks.append(tuple(plays))
        return tricks

    def _passed(self) -> tuple[tuple[tuple[Seat, Seat, Card], ...], dict[Seat, tuple[Card, ...]]]:
        """Cards given to the lone player, and what the lone player laid away for them."""
        lone = next((call.seat for call in self._calls() if is_lone(call.action)), None)
        given: list[tuple[Seat, Seat, Card]] = []
        laid: dict[Seat, tuple[Card, ...]] = {}
        place = Place(field="cards_passed")
        for one in self._fields.items("cards_passed"):
            way = _PASSED.fullmatch(str(one[0])) if isinstance(one, list) and one else None
            if not isinstance(one, list) or len(one) != 2 or way is None:
                self._note("cases-bad-play", place, one)
                continue
            giver, taker = int(way[1]), int(way[2])
            card = self._card(one[1], place)
            if isinstance(card, Card) and giver == lone:
                laid[giver] = (*laid.get(giver, ()), card)
            elif isinstance(card, Card):
                given.append((giver, taker, card))
        return tuple(given), laid

    def _stated_result(self) -> dict[str, object]:
        """The result that the file states; empty if it states none."""
        return self._fields.members("result")

    def _cards(self, plain: object, place: Place) -> tuple[WrittenCard, ...] | None:
        if plain is None:
            return None
        if not isinstance(plain, list):
            self._note("notation-wrong-type", place, plain)
            return None
        cards = [self._card(one, place) for one in plain]
        return tuple(card for card in cards if card is not None)

    def _card(self, plain: object, place: Place) -> WrittenCard | None:
        if isinstance(plain, str):
            card = read_card(plain)
            if card is not None:
                return card
        self._note("notation-bad-card", place, plain)
        return None

    def _note(self, key: str, place: Place, found: object, wanted: str = "list") -> None:
        shown = clean_text(found if isinstance(found, str) else repr(found))[:40]
        self.problems.append(Problem.of(key, place, found=shown, wanted=wanted))


def case_rules(fields: Fields, *, deck: int, may_discard_turn_up: bool = False) -> Rules:
    """The rules that the options of a record make; what makes none is noted."""
    if deck not in _LOWEST:
        fields.problems.append(Problem.of("cases-bad-deck", fields.at("deck"), n=deck))
    changes: dict[str, Value | str] = {
        "players": fields.number("players", 4),
        "pack.lowest": _LOWEST.get(deck, Rank.NINE),
        "auction.stick_the_dealer": (
            StickTheDealer.STICK
            if fields.flag("stick_the_dealer", default=False)
            else StickTheDealer.OFF
        ),
        "auction.canadian_loner": fields.flag("canadian", default=False),
        "play.leader": (
            Leader.LEFT_OF_LONE_MAKER
            if fields.text("loner_lead") == "left_of_loner"
            else Leader.LEFT_OF_DEALER
        ),
        "end.target": fields.number("game_to", 10),
        "score.lone_euchre": fields.number("euchred_lone", 2),
        "exchange.may_discard_turn_up": fields.flag(
            "may_discard_turn_up", default=may_discard_turn_up
        ),
    }
    if fields.flag("allow_notrump", default=False):
        changes["auction.no_trump"] = NoTrump.CALLABLE
    if fields.flag("call_for_best", default=False):
        changes["exchange.partners_best"] = PartnersBest.DISCARD_FIRST
    if fields.flag("go_under", default=False):
        changes["deal.go_under"] = GoUnder.THREE_NINES_TENS
    if fields.flag("defend_alone", default=False):
        changes["entry.defend_alone"] = DefendAloneRule.VS_LONE_MAKER
    fields.note_unknown()
    try:
        return replace(Rules(), changes)
    except ImpossibleRulesError as error:
        fields.problems.append(problem_of_rules(error, fields.place))
        return Rules()


_MOST_POINTS = 1000
_PASSED = re.compile(r"(\d)\s*->\s*(\d)")
_LOWEST = {24: Rank.NINE, 28: Rank.EIGHT, 32: Rank.SEVEN, 36: Rank.SIX, 20: Rank.TEN}


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_seat(value: object) -> TypeGuard[Seat]:
    return _is_whole(value) and 0 <= value < 10


def read_call(text: str) -> Action | None:
    """The call that a word of the file stands for."""
    word = text.strip().lower()
    if word == "pass":
        return Pass()
    what, _, alone = word.partition("_")
    if what == "order":
        return OrderUp(bool(alone))
    if what == "nt":
        return Name(None, bool(alone))
    try:
        return Name(Suit.parse(what), bool(alone))
    except ValueError:
        return None


def read_card(text: str) -> WrittenCard | None:
    """A card of the file; X stands for an unknown rank or suit."""
    word = text.strip().upper()
    try:
        if "X" not in word or len(word) != 2:
            return Card.parse(word)
        rank = None if word[0] == "X" else next(one for one in Rank if one.letter == word[0])
        return Blank(rank, None if word[1] == "X" else Suit.parse(word[1]))
    except (ValueError, StopIteration):
        return None
