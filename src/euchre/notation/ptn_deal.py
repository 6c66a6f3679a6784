"""A deal in Trickster's notation in the terms in which every record is judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from euchre.cards import JOKER, Card, Rank, Seat, Suit
from euchre.game import Action, Name, OrderUp, Pass
from euchre.notation.problems import Place, Problem
from euchre.notation.written import Blank, WrittenCall, WrittenCard, WrittenDeal, WrittenPlay
from euchre.rules import Rules

__all__ = ["SEATS", "PtnDeal", "Tag"]

SEATS: Final = "SWNE"
"""The letters of seat 0, 1, 2 and 3."""


@dataclass(slots=True)
class Tag:
    """A tag, its value and the lines of data after it."""

    name: str
    value: str
    line: int
    data: list[tuple[int, str]] = field(default_factory=list)


class PtnDeal:
    """One deal, from its tags."""

    def __init__(self, tags: list[Tag], rules: Rules, problems: list[Problem], at: int) -> None:
        self._tags, self._rules, self._at = tags, rules, at
        self._problems = problems
        self._is_bad = False

    def written(self) -> WrittenDeal | None:
        """The deal as it was written down; None if a part of it cannot be understood."""
        deal = self._tag("Deal")
        if deal is None:
            return None
        first, _, rest = deal.value.partition(":")
        told = self._tag("Dealer")
        dealer = self._seat(first, deal) if told is None else self._seat(told.value, told)
        hands = self._hands(self._seat(first, deal), rest.split(), deal)
        undealt = self._codes(self._tag("Undealt"))
        upcard: WrittenCard = undealt[0] if undealt else Blank()
        added = self._moved("CardsAdded")
        removed = self._moved("CardsRemoved")
        under = next((seat for seat, cards in added.items() if len(cards) >= 3), None)
        taken = (
            tuple(card for card in added.get(under, ()) if card is not upcard)[:3]
            if under is not None
            else ()
        )
        put = tuple(removed.get(under, ()))[:3] if under is not None else ()
        at_dealer = removed.get(dealer, ())
        discard = at_dealer[3:] if under == dealer else at_dealer
        given, laid = self._passed()
        written = WrittenDeal(
            dealer=dealer,
            upcard=upcard,
            hands=hands,
            kitty=tuple(
                card for card in undealt[1:] if isinstance(card, Card) and card not in taken
            ),
            calls=self._calls(upcard),
            discard=discard[0] if discard else None,
            given=given,
            laid_away=laid,
            went_under=under,
            put_under=put,
            taken_under=taken,
            tricks=self._tricks(),
            in_columns=True,
        )
        return None if self._is_bad else written

    def _tag(self, name: str) -> Tag | None:
        return next((tag for tag in self._tags if tag.name == name), None)

    def _note(self, key: str, line: int, field_: str, found: str) -> None:
        self._is_bad = True
        place = Place(line=line, deal=self._at, field=field_)
        self._problems.append(Problem.of(key, place, found=found[:40]))

    def _seat(self, text: str, tag: Tag) -> Seat:
        letter = text.strip().upper()
        if len(letter) == 1 and letter in SEATS:
            return SEATS.index(letter)
        self._note("ptn-bad-seat", tag.line, tag.name, letter)
        return 0

    def _hands(
        self, first: Seat, written: list[str], tag: Tag
    ) -> tuple[tuple[WrittenCard, ...] | None, ...]:
        hands: list[tuple[WrittenCard, ...] | None] = [None] * 4
        if len(written) > 4:
            self._note("ptn-bad-hand", tag.line, tag.name, " ".join(written))
            return ()
        for step, text in enumerate(written):
            hands[(first + step) % 4] = None if text == "-" else self._hand(text, tag)
        return tuple(hands)

    def _hand(self, text: str, tag: Tag) -> tuple[WrittenCard, ...]:
        cards: list[WrittenCard] = []
        groups = text.split(".")
        for suit, ranks in zip("SHDC", groups, strict=False):
            cards += [self._card(suit + rank, tag.line, tag.name) for rank in ranks]
        cards += [JOKER for _ in "".join(groups[4:])]
        return tuple(cards)

    def _card(self, code: str, line: int, field_: str) -> WrittenCard:
        """A card of suit and rank; ``0U`` is an unknown one."""
        plain = code.upper()
        if plain in {"0U", "U0"}:
            return Blank()
        rank = next((one for one in Rank if one.letter == plain[1:]), None)
        if rank is not None and plain[0] in "SHDC":
            return Card(rank, Suit.parse(plain[0]))
        try:
            return Card.parse(plain)
        except ValueError:
            self._note("notation-bad-card", line, field_, code)
            return Blank()

    def _codes(self, tag: Tag | None) -> tuple[WrittenCard, ...]:
        """The cards of a run of codes: ``HTDADT``."""
        if tag is None:
            return ()
        return self._run(tag.value.rpartition(":")[2], tag)

    def _run(self, text: str, tag: Tag) -> tuple[WrittenCard, ...]:
        plain = text.replace(" ", "").replace("10", "T")
        return tuple(
            self._card(plain[at : at + 2], tag.line, tag.name) for at in range(0, len(plain), 2)
        )

    def _moved(self, name: str) -> dict[Seat, tuple[Card, ...]]:
        """For each seat the cards that it took in, or put out, in order."""
        moved: dict[Seat, tuple[Card, ...]] = {}
        for tag in self._tags:
            if tag.name == name:
                for word in tag.value.split():
                    who, _, codes = word.partition(":")
                    seat = self._seat(who, tag)
                    cards = (one for one in self._run(codes, tag) if isinstance(one, Card))
                    moved[seat] = (*moved.get(seat, ()), *cards)
        return moved

    def _passed(self) -> tuple[tuple[tuple[Seat, Seat, Card], ...], dict[Seat, tuple[Card, ...]]]:
        """Cards given to the lone player, and what the lone player gave for them."""
        declarer = self._tag("Declarer")
        lone = self._seat(declarer.value, declarer) if declarer else None
        given: list[tuple[Seat, Seat, Card]] = []
        laid: dict[Seat, tuple[Card, ...]] = {}
        for tag in self._tags:
            if tag.name != "CardsPassed":
                continue
            for word in tag.value.split():
                giver, taker, *codes = word.split(":")[:3] if word.count(":") == 2 else ("", "")
                seats = self._seat(giver, tag), self._seat(taker, tag)
                cards = self._run("".join(codes), tag)
                known = tuple(card for card in cards if isinstance(card, Card))
                if seats[0] == lone:
                    laid[seats[0]] = (*laid.get(seats[0], ()), *known)
                else:
                    given += [(*seats, card) for card in known]
        return tuple(given), laid

    def _calls(self, upcard: WrittenCard) -> tuple[WrittenCall, ...]:
        tag = self._tag("Auction")
        if tag is None:
            return ()
        first = self._seat(tag.value, tag)
        calls: list[WrittenCall] = []
        words = [(line, word) for line, text in tag.data for word in text.split()]
        for at, (line, word) in enumerate(words):
            if word == "-":
                continue
            action = _call_of(word, upcard, is_first_round=at < self._rules.players)
            if action is None:
                self._note("ptn-bad-call", line, "Auction", word)
                break
            calls.append(WrittenCall(action, (first + at) % self._rules.players))
        return tuple(calls)

    def _tricks(self) -> tuple[tuple[WrittenPlay, ...], ...]:
        tag = self._tag("Play")
        if tag is None:
            return ()
        first = self._seat(tag.value, tag)
        tricks = []
        for line, text in tag.data:
            columns = text.split()
            if columns == ["*"]:
                break
            if len(columns) > self._rules.players:
                self._note("ptn-bad-row", line, "Play", text)
            plays = tuple(
                WrittenPlay(self._card(word, line, "Play"), (first + at) % self._rules.players)
                for at, word in enumerate(columns)
                if word != "-"
            )
            if plays:
                tricks.append(plays)
        return tuple(tricks)


def _call_of(word: str, upcard: WrittenCard, *, is_first_round: bool) -> Action | None:
    """The call that a word of an auction stands for."""
    plain = word.strip().lower().replace("\N{VARIATION SELECTOR-15}", "")
    if plain == "pass":
        return Pass()
    alone = plain.endswith("alone")
    suit = plain.removesuffix("alone").strip()
    if suit in {"nt", "nt↑"}:
        return Name(None, alone)
    try:
        named = Suit.parse(suit)
    except ValueError:
        return None
    turned = upcard.suit
    if is_first_round and (turned is None or turned is named):
        return OrderUp(alone)
    return Name(named, alone)
