"""``euchre replay FILE``: a game on file, told deal by deal."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE, wrong_usage
from euchre.cli.files import read_game
from euchre.cli.position import played_words, show_hands, trick_as_data, trick_words
from euchre.cli.problems import complain_of, problem_as_data, problem_words
from euchre.game import Acted, DealerDrawn, Shown
from euchre.notation.deals import RecordedDeal, deals_of
from euchre.notation.problems import refusing
from euchre.notation.record import Record, opening_state
from euchre.notation.text import action_text
from euchre.rules import fingerprint, to_plain
from euchre.texts.options import rules_line
from euchre.texts.story import (
    Reader,
    event_text,
    game_headline,
    game_why,
    result_headline,
    result_why,
    score_text,
    scored_texts,
    seat_names,
)

__all__ = ["run"]


_PLAIN_PLAYS = frozenset(("event-led", "event-played"))
"""Plays that stand in the tricks, and say nothing else."""


def run(arguments: Arguments, console: Console) -> int:
    """Tell the game; the exit code says whether it keeps the rules."""
    path = arguments.required("FILE")
    record = read_game(path)
    deals = list(deals_of(record))
    wanted = arguments.number("deal", low=1, high=100_000)
    chosen = deals if wanted is None else [one for one in deals if one.number == wanted]
    if wanted is not None and not chosen:
        raise wrong_usage("replay-no-deal", n=wanted, last=len(deals), path=path)
    if arguments.has("json"):
        console.json(_as_data(console, record, chosen))
    else:
        _tell(console, record, chosen)
    bad = refusing(record.problems)
    complain_of(console, path, bad)
    return BAD_FILE if bad else 0


def _reader(record: Record) -> Reader:
    usual = seat_names(record.rules.players)
    names = tuple(name or usual[at] for at, name in enumerate(record.names or ("",) * len(usual)))
    return Reader(None, names if len(names) == len(usual) else usual)


def _tell(console: Console, record: Record, deals: list[RecordedDeal]) -> None:
    console.wrap(f"{console.words(rules_line(record.rules))}.")
    title = record.meta.get("title")
    if title:
        console.wrap(title)
    reader = _reader(record)
    for event in record.events:
        if isinstance(event, DealerDrawn):
            start = opening_state(record.rules, record.opening)
            console.wrap(console.words(event_text(reader, start.public, event)))
    for deal in deals:
        console.line()
        console.title(console.text("replay-deal", n=deal.number))
        _tell_deal(console, reader, deal)
        if deal.number in record.completed:
            console.say("replay-completed")
    remarks = [one for one in record.problems if not one.refuses]
    if remarks:
        console.line()
    for one in remarks:
        console.wrap(problem_words(console, one), "  ", "* ")


def _tell_deal(console: Console, reader: Reader, deal: RecordedDeal) -> None:
    first = deal.steps[0]
    console.wrap(console.words(event_text(reader, first.before.public, first.event)))
    show_hands(console, reader, deal.start)
    said = []
    for step in deal.steps[1:]:
        public, event = step.before.public, step.event
        text = event_text(reader, public, event)
        is_act = isinstance(event, Acted) and text.key not in _PLAIN_PLAYS
        if is_act or (isinstance(event, Shown) and not public.is_deal_over):
            said.append(console.words(text))
    if said:
        console.wrap(" ".join(said))
    public = deal.end.public
    for number, trick in enumerate(public.tricks, 1):
        console.wrap(trick_words(console, reader, public, number, trick), "    ", "  ")
    if public.trick is not None:
        cards = played_words(console, reader, public, public.trick)
        console.wrap(console.text("plain-trick-now", cards=cards), "    ", "  ")
    if public.result is None:
        console.say("replay-unfinished")
        return
    told = [f"{console.words(result_headline(reader, public, public.result))}."]
    told.append(console.words(result_why(reader, public, public.result)))
    told += [console.words(one) for one in scored_texts(reader, public, public.result)]
    console.wrap(" ".join(told))
    scores = [console.words(one) for one in score_text(reader, public)]
    console.wrap(console.text("replay-score", scores=", ".join(scores)))
    headline, why = game_headline(reader, public), game_why(public)
    if headline is not None:
        console.title(f"{console.words(headline)}.")
    if why is not None:
        console.wrap(console.words(why))


def _as_data(console: Console, record: Record, deals: list[RecordedDeal]) -> dict[str, object]:
    return {
        "rules": to_plain(record.rules),
        "fingerprint": fingerprint(record.rules),
        "names": list(record.names),
        "sound": record.is_sound,
        "problems": [problem_as_data(console, one) for one in record.problems],
        "deals": [_deal_as_data(one) for one in deals],
        "scores": list(record.state.public.standing.scores),
        "over": record.state.is_over,
    }


def _deal_as_data(deal: RecordedDeal) -> dict[str, object]:
    public = deal.end.public
    result, dealt = public.result, deal.dealt
    return {
        "deal": deal.number,
        "dealer": dealt.dealer,
        "hands": [[card.text for card in hand or ()] for hand in dealt.hands],
        "upcard": None if dealt.upcard is None else dealt.upcard.text,
        "kitty": [card.text for card in dealt.kitty or ()],
        "actions": [
            [step.event.seat, action_text(step.event.action)]
            for step in deal.steps
            if isinstance(step.event, Acted)
        ],
        "tricks": [trick_as_data(trick) for trick in public.tricks],
        "result": None
        if result is None
        else {
            "outcome": result.outcome.value,
            "taken": list(result.taken),
            "points": list(result.points),
            "scores": list(result.scores),
        },
    }
