"""Trickster's Portable Notation read: tags, an auction, columns of cards.

Lines beginning with ``%`` are comments; a tag is ``[Name "value"]`` on a line of its own, and
lines of data follow it. Cards are suit and rank (``S9``). In the play each column is a seat,
``-`` where it has not played. Each ``Event`` begins a game of its own, so that a file is read
into a list of records; the first is what :func:`read` gives.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TextIO

from euchre.game import Event, Phase
from euchre.notation.judge import judge
from euchre.notation.plain import clean_text, parse_json
from euchre.notation.problems import Place, Problem
from euchre.notation.ptn_deal import PtnDeal, Tag
from euchre.notation.ptn_rules import ptn_rules
from euchre.notation.record import Opening, Record, opening_state, strict
from euchre.rules import Rules

__all__ = ["load", "loads", "read", "read_all"]


def loads(text: str) -> Record:
    """The first game of a text in which nothing is refused.

    Raises:
        NotationError: with what is refused.
    """
    return strict(read(text))


def load(file: TextIO) -> Record:
    """The first game of an open file; as :func:`loads`."""
    return loads(file.read())


def read(text: str) -> Record:
    """The first game of a text as far as it goes, and what is wrong with it. Raises nothing."""
    first, *others = read_all(text)
    if others:
        more = Problem.of("ptn-more-games", Place(), refuses=False, n=len(others))
        return replace(first, problems=(*first.problems, more))
    return first


def read_all(text: str) -> tuple[Record, ...]:
    """Every game of a text; at least one, with a problem, if there is none."""
    problems: list[Problem] = []
    events = [tags for tags in _split(_tags(text, problems), "Event") if _has(tags, "Deal")]
    if not events:
        problems.append(Problem.of("ptn-no-deal", Place()))
        return (Record(Rules(), (), opening_state(Rules(), None), tuple(problems)),)
    records = [_Game(tags).record() for tags in events]
    return (replace(records[0], problems=(*problems, *records[0].problems)), *records[1:])


_TAG = re.compile(r'\[\s*(?P<name>\w+)\s*"(?P<value>.*)"\s*\]?\s*')


def _tags(text: str, problems: list[Problem]) -> list[Tag]:
    """The tags of a text, each with its data."""
    tags: list[Tag] = []
    for number, line in enumerate(text.split("\n"), 1):
        plain = clean_text(line.strip().removeprefix("\N{BYTE ORDER MARK}"))
        if not plain or plain.startswith(("%", "```")):
            continue
        found = _TAG.fullmatch(plain)
        if found is not None:
            tags.append(Tag(found["name"], found["value"], number))
        elif plain.startswith("[") or not tags:
            problems.append(Problem.of("ptn-bad-line", Place(line=number), found=plain[:40]))
        else:
            tags[-1].data.append((number, plain))
    return tags


def _split(tags: list[Tag], name: str) -> Iterator[list[Tag]]:
    """The tags in parts, each beginning with a tag of that name."""
    part: list[Tag] = []
    for tag in tags:
        if tag.name == name and _has(part, name):
            yield part
            part = []
        part.append(tag)
    yield part


def _has(tags: list[Tag], name: str) -> bool:
    return any(tag.name == name for tag in tags)


class _Game:
    """The tags of one event: what is told of the game, then its deals."""

    def __init__(self, tags: list[Tag]) -> None:
        self._tags = tags
        self._problems: list[Problem] = []

    def record(self) -> Record:
        """The game as far as it goes."""
        rules = self._rules()
        head, deals = self._parts()
        written = [
            PtnDeal(part, rules, self._problems, at).written() for at, part in enumerate(deals, 1)
        ]
        first = next((one for one in written if one is not None), None)
        opening = Opening(first.dealer if first else 0)
        state = opening_state(rules, opening)
        events: list[Event] = []
        completed: list[int] = []
        for at, deal in enumerate(written, 1):
            if deal is None:
                break
            awaited = state.public.next_dealer
            if state.phase is Phase.MATCH_OVER or (at > 1 and awaited != deal.dealer):
                self._problems.append(Problem.of("record-deal-unfinished", Place(deal=at - 1)))
                break
            judged = judge(state, deal)
            self._problems += [one.within(deal=at) for one in judged.problems]
            events += judged.events
            state = judged.state
            completed += [at] if judged.is_completed else []
            if judged.is_refused:
                break
        names = tuple(_name(tag.value) for word in _NAMES for tag in self._tags if tag.name == word)
        return Record(
            rules,
            tuple(events),
            state,
            tuple(self._problems),
            opening,
            names if len(names) == rules.players else (),
            _meta(head),
            tuple(completed),
        )

    def _parts(self) -> tuple[list[Tag], list[list[Tag]]]:
        """The tags before the first deal, and those of each deal, its dealer among them."""
        head: list[Tag] = []
        deals: list[list[Tag]] = []
        dealer: list[Tag] = []
        for tag in self._tags:
            if tag.name == "Dealer":
                dealer = [tag]
            elif tag.name == "Deal":
                deals.append([*dealer, tag])
                dealer = []
            elif deals:
                deals[-1].append(tag)
            else:
                head.append(tag)
        return head, deals

    def _rules(self) -> Rules:
        code = next((tag for tag in self._tags if tag.name == "GameCode"), None)
        if code is not None and code.value.strip().lower() != "euchre":
            place = Place(line=code.line, field="GameCode")
            self._problems.append(Problem.of("ptn-other-game", place, found=code.value[:20]))
        tag = next((tag for tag in self._tags if tag.name == "GameOptionsJson"), None)
        if tag is None:
            return ptn_rules({}, self._problems)
        for text in (tag.value, tag.value.replace('\\"', '"')):
            try:
                plain = parse_json(text)
            except ValueError:
                continue
            return ptn_rules(plain, self._problems)
        self._problems.append(
            Problem.of("notation-not-json", Place(line=tag.line, field="GameOptionsJson"))
        )
        return ptn_rules({}, self._problems)


_NAMES = ("South", "West", "North", "East")


def _name(label: str) -> str:
    """A player's name without the number of an account."""
    return re.sub(r"\s*\([^()]*\)\s*$", "", label)


def _meta(tags: list[Tag]) -> dict[str, str]:
    known = {"Event": "title", "UTCDate": "date", "UTCTime": "time", "GameScores": "scores"}
    return {known[tag.name]: tag.value for tag in tags if tag.name in known and tag.value}
