"""Positions with the verdict of somebody who knows the game, as a file of decisions tells them.

A file is a JSON list of records: ``kind`` (bid1, bid2, discard, lead, follow), ``seats`` with
the ``actor`` and the ``dealer`` (null if it is not told), the actor's ``hand``, ``upcard`` or
``turned_down``, ``auction_so_far`` as ``[seat, call]``, ``trump``, ``maker`` and ``alone``,
``earlier_tricks`` and ``trick_so_far`` as ``[seat, card]``, ``tricks`` won by ``us`` and
``them``, ``score_us_them``, ``deck`` and ``options``; null stands for what is not told, ``X``
for an unknown rank or suit. ``expected`` are the actions that are right and ``avoid`` those
that are faults: a call, a card, ``suit:D`` for any card of a suit, ``not:QD`` for any other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre.cards import Seat
from euchre.game import Action, Discard, GoAlone, Name, OrderUp, Play
from euchre.notation.case_deals import case_rules, read_call, read_card
from euchre.notation.plain import Fields, clean_text, parse_json
from euchre.notation.problems import Place, Problem, refusing
from euchre.notation.written import Blank, WrittenCall, WrittenCard, WrittenPlay
from euchre.rules import Rules

__all__ = ["CaseDecision", "fits", "read_decisions"]

_KINDS = ("bid1", "bid2", "discard", "lead", "follow")


@dataclass(frozen=True, slots=True)
class CaseDecision:
    """A position as far as it is told, and what is thought of the actions."""

    id: str
    kind: str
    confidence: str
    note: str
    rules: Rules
    dealer: Seat | None
    actor: Seat
    hand: tuple[WrittenCard, ...]
    """What the actor holds; at a discard the turned card too, if the actor took it."""
    upcard: WrittenCard | None
    is_turned_down: bool
    calls: tuple[WrittenCall, ...] | None
    """None if they are not told."""
    trump: Name | None
    maker: Seat | None
    alone: bool
    tricks: tuple[tuple[WrittenPlay, ...], ...] | None
    """The earlier tricks; None if they are not told."""
    trick: tuple[WrittenPlay, ...]
    won: tuple[int, int] | None
    """Tricks of the actor's side and of the others."""
    score: tuple[int, int]
    """Points of the actor's side and of the others."""
    expected: tuple[str, ...]
    avoid: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    """What is wrong with the record; it is not judged if one of them refuses it."""

    @property
    def is_told(self) -> bool:
        """Whether the actor's View is told completely, so that nothing of it need be sampled."""
        cards = (*self.hand, self.upcard, *(one.card for one in self.trick))
        plays = [one.card for trick in self.tricks or () for one in trick]
        return (
            self.dealer is not None
            and self.calls is not None
            and self.upcard is not None
            and not any(isinstance(card, Blank) for card in (*cards, *plays))
            and (self.tricks is not None or len(self.hand) >= self.rules.hand_size)
        )

    def is_hit(self, action: Action) -> bool:
        """Whether an action is one of those that are right and no fault."""
        if any(fits(word, action) for word in self.avoid):
            return False
        return not self.expected or any(fits(word, action) for word in self.expected)


def fits(word: str, action: Action) -> bool:
    """Whether an action is what a word of the file stands for.

    >>> from euchre.cards import Card
    >>> fits("suit:D", Play(Card.parse("9D"))), fits("not:QD", Play(Card.parse("QD")))
    (True, False)
    """
    what, colon, rest = word.partition(":")
    if isinstance(action, Play | Discard):
        card = action.card
        if colon and what == "suit":
            return card is not None and card.text.endswith(rest)
        if colon and what == "not":
            return card is None or card.text != rest
        return card is not None and card.text == word
    if colon and what == "not":
        return not fits(rest, action)
    if word == "alone":
        return isinstance(action, GoAlone) or (isinstance(action, OrderUp | Name) and action.alone)
    return read_call(word) == action


def read_decisions(text: str) -> tuple[tuple[CaseDecision, ...], tuple[Problem, ...]]:
    """The decisions of a file, and what is wrong with the file as a whole."""
    try:
        plain = parse_json(text)
    except ValueError as error:
        line = getattr(error, "lineno", None)
        return (), (Problem.of("notation-not-json", Place(line=line), detail=str(error)),)
    if not isinstance(plain, list) or not all(isinstance(one, dict) for one in plain):
        return (), (Problem.of("cases-not-decisions", Place()),)
    return tuple(_Reading(one, index).decision() for index, one in enumerate(plain, 1)), ()


class _Reading:
    """One record as it is read."""

    def __init__(self, plain: object, index: int) -> None:
        self.problems: list[Problem] = []
        self.fields = Fields(plain, Place(), self.problems)
        self.id = self.fields.text("id") or f"#{index}"

    def decision(self) -> CaseDecision:
        fields = self.fields
        seats = Fields(fields.members("seats"), Place(field="seats"), self.problems)
        won, score = fields.members("tricks"), fields.items("score_us_them")
        kind = fields.text("kind")
        if kind not in _KINDS:
            self._note("cases-bad-kind", "kind", kind)
        if fields.text("variant", "euchre") != "euchre":
            self._note("cases-other-game", "variant", fields.text("variant"))
        if not fields.flag("valid", default=True):
            self._note("cases-not-valid", "valid", "false")
        turned_down = fields.get("turned_down") is not None
        told = CaseDecision(
            id=self.id,
            kind=kind,
            confidence=fields.text("confidence"),
            note=fields.text("note"),
            rules=self._rules(),
            dealer=self._seat(seats, "dealer"),
            actor=self._seat(seats, "actor") or 0,
            hand=tuple(self._cards("hand")),
            upcard=self._card("turned_down" if turned_down else "upcard"),
            is_turned_down=turned_down,
            calls=self._calls(),
            trump=self._trump(),
            maker=self._seat(fields, "maker"),
            alone=fields.flag("alone", default=False),
            tricks=self._tricks(),
            trick=self._plays(fields.items("trick_so_far"), "trick_so_far"),
            won=(_count(won.get("us")), _count(won.get("them"))) if won else None,
            score=(_count(score[0]), _count(score[1])) if len(score) == 2 else (0, 0),
            expected=self._words("expected"),
            avoid=self._words("avoid"),
        )
        placed = tuple(one.within(record=self.id) for one in refusing(self.problems))
        return replace(told, problems=placed)

    def _rules(self) -> Rules:
        fields = Fields(self.fields.members("options"), Place(field="options"), self.problems)
        before = len(self.problems)
        rules = case_rules(fields, deck=self.fields.number("deck", 24))
        for one in self.problems[before:]:
            # An option that is off changes nothing.
            name = one.place.field.rpartition(".")[2]
            if one.key == "notation-unknown-field" and fields.raw.get(name):
                self._note("cases-unknown-option", f"options.{name}", name)
        return rules

    def _seat(self, fields: Fields, name: str) -> Seat | None:
        if fields.get(name) is None:
            return None
        seat = fields.number(name, 0)
        if not 0 <= seat < 4:
            self.problems.append(
                Problem.of("record-no-such-seat", fields.at(name), n=str(seat), last=3)
            )
            return None
        return seat

    def _cards(self, name: str) -> list[WrittenCard]:
        cards = [self._read(one, name) for one in self.fields.items(name)]
        return [card for card in cards if card is not None]

    def _card(self, name: str) -> WrittenCard | None:
        plain = self.fields.get(name)
        return None if plain is None else self._read(plain, name)

    def _read(self, plain: object, name: str) -> WrittenCard | None:
        card = read_card(plain) if isinstance(plain, str) else None
        if card is None:
            self._note("notation-bad-card", name, plain)
        return card

    def _calls(self) -> tuple[WrittenCall, ...] | None:
        if self.fields.get("auction_so_far") is None:
            return None
        made = []
        for number, one in enumerate(self.fields.items("auction_so_far"), 1):
            call = None
            if isinstance(one, list) and len(one) == 2 and isinstance(one[1], str):
                call = read_call(one[1])
            if call is None or not isinstance(one, list) or not isinstance(one[0], int):
                found = clean_text(repr(one))[:40]
                self.problems.append(Problem.of("cases-bad-call", Place(call=number), found=found))
                continue
            made.append(WrittenCall(call, one[0]))
        return tuple(made)

    def _trump(self) -> Name | None:
        word = self.fields.text("trump")
        call = read_call(word) if word else None
        if word and not isinstance(call, Name):
            self._note("cases-bad-call", "trump", word)
        return call if isinstance(call, Name) else None

    def _tricks(self) -> tuple[tuple[WrittenPlay, ...], ...] | None:
        if self.fields.get("earlier_tricks") is None:
            return None
        every = self.fields.items("earlier_tricks")
        return tuple(
            self._plays(one if isinstance(one, list) else [one], "earlier_tricks") for one in every
        )

    def _plays(self, plain: list[object], name: str) -> tuple[WrittenPlay, ...]:
        plays = []
        for one in plain:
            if not isinstance(one, list) or len(one) != 2 or not isinstance(one[0], int):
                self._note("cases-bad-play", name, one)
                continue
            card = self._read(one[1], name)
            if card is not None:
                plays.append(WrittenPlay(card, one[0]))
        return tuple(plays)

    def _words(self, name: str) -> tuple[str, ...]:
        return tuple(one for one in self.fields.items(name) if isinstance(one, str))

    def _note(self, key: str, name: str, found: object) -> None:
        shown = clean_text(found if isinstance(found, str) else repr(found))[:40]
        self.problems.append(Problem.of(key, Place(field=name), found=shown))


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
