"""All that is said to one reader around an event: for the tests of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from euchre.game import Event, State, legal_in, redact, view
from euchre.texts import Text
from euchre.texts import story as said

__all__ = ["HOLE", "told"]

HOLE = re.compile(r"[{}@]|[a-z]_[a-z]|\b(None|True|False)\b")
"""What a sentence for people never has: holes, names of messages, words of enumerations."""


def told(reader: said.Reader, before: State, event: Event, after: State) -> Iterator[Text | None]:
    """Everything that is said to one reader around one event."""
    seen, rules = view(after, reader.seat), after.rules
    public = seen.public
    yield said.event_text(reader, before.public, redact(rules, event, reader.seat))
    yield from said.story(reader, public)
    yield said.prompt(reader, seen)
    yield said.hint_line(reader, seen)
    yield said.contract_text(reader, public)
    yield said.partner_text(reader, seen)
    yield from (said.role(reader, public, seat) for seat in range(rules.players))
    yield from (said.speech(public, call) for call in public.calls)
    yield from said.score_text(reader, public)
    yield from (reader.side_name(public, scorer) for scorer in range(rules.scorers))
    if public.tricks:
        yield said.trick_text(reader, public.tricks[-1])
    for action in legal_in(seen):
        yield said.action_label(reader, seen, action)
        yield said.consequence(reader, seen, action)
    yield from (said.why_not(reader, seen, card) for card in seen.hand or ())
    if public.result is not None:
        yield said.result_headline(reader, public, public.result)
        yield said.result_why(reader, public, public.result)
        yield from said.scored_texts(reader, public, public.result)
    yield said.game_headline(reader, public)
    yield said.game_why(public)
    yield from said.end_notes(reader, public)
