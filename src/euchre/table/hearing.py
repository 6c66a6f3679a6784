"""What people say to a table, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from euchre.cards import Seat
from euchre.game import IllegalActionError
from euchre.protocol.actions import BadActionError, action_of
from euchre.protocol.base import Text
from euchre.protocol.codec import LONGEST_ID, encode
from euchre.protocol.hint_messages import AskGuide, AskHint
from euchre.protocol.messages import ClientMessage, Hello
from euchre.protocol.table_messages import (
    Act,
    Answer,
    Chat,
    Claim,
    Failure,
    Fill,
    NextDeal,
    Pause,
    Phrase,
    Rematch,
    Remove,
    Report,
    Request,
    Resume,
    SetPace,
    SetTable,
    Sit,
    Stand,
    Start,
    Swap,
    TakeBack,
)
from euchre.table import replies, seating
from euchre.table.claims import claimable
from euchre.table.facts import Asked, TableFacts
from euchre.table.hints import Question, guide_for
from euchre.table.keeper import Keeper, Listener, NotStoredError
from euchre.table.may import NotAllowedError, asked_now, seat_of, waits_for, why_not
from euchre.table.table import NotCertainError, NotNowError, StaleError
from euchre.table.talk import LONGEST_TEXT, LONGEST_WHY, Line, clean_text

__all__ = ["hear"]

_BAD_ID = Failure(
    reason=Text(key="server-bad-message"), detail=f"an id has 1 to {LONGEST_ID} visible characters"
)


async def hear(keeper: Keeper, listener: Listener, said: ClientMessage) -> Failure | None:
    """Do what a person asks for; why not, if it is refused."""
    try:
        match said:
            case Hello():
                return None
            case Act():
                return await _act(keeper, listener, said)
            case Claim():
                return await _claim(keeper, listener, said)
            case NextDeal() | Rematch():
                return await _go_on(keeper, listener, said)
            case Chat() | Phrase():
                return await _talk(keeper, listener, said)
            case AskHint():
                return _hint(keeper, listener, said)
            case AskGuide():
                return _guide(keeper, listener)
            case _:
                await _ask(keeper, listener, said)
                return None
    except NotAllowedError as error:
        return Failure(reason=error.reason, id=getattr(said, "id", "")[:LONGEST_ID])
    except NotStoredError as error:
        return Failure(reason=error.reason, id=getattr(said, "id", "")[:LONGEST_ID])


_Asking = (
    Sit | Stand | Swap | Fill | Start | Remove | SetTable | SetPace | Pause | Resume | TakeBack
)


async def _ask(keeper: Keeper, listener: Listener, said: _Asking | Answer | Report) -> None:
    """Do what changes the facts of a table."""
    table, who = keeper.table, keeper.who(listener)
    if _is_so_already(keeper, listener, said):
        return
    reason = why_not(said.__struct_config__.tag, table, who)  # type: ignore[arg-type]
    if reason is not None:
        raise NotAllowedError(reason)
    seat = seat_of(table.facts, who)
    match said:
        case Sit(seat=wanted, nonce=nonce):
            await _change_seats(keeper, seating.seated(table, who, wanted, nonce))
        case Fill(seat=wanted, player=player):
            await _change_seats(keeper, seating.filled(table.facts, wanted, player))
        case Start():
            await keeper.happen(table.begin())
        case TakeBack() if seat is not None:
            await _agree(keeper, Asked(seat, table.number))
        case Answer() if seat is not None:
            await _answer(keeper, said, seat)
        case Report(person=person, why=why):
            await _report(keeper, who.person, person, why)
        case _:
            await keeper.change(_changed(keeper, said, seat))
            if isinstance(said, Resume):
                keeper.restart_turn()


def _changed(keeper: Keeper, said: object, seat: Seat | None) -> TableFacts:
    """The facts after what somebody at that seat has asked for, and may ask for."""
    table, facts = keeper.table, keeper.table.facts
    match said:
        case Stand() if seat is not None:
            return seating.stood(table, seat)
        case Swap(first=first, second=second):
            return seating.swapped(table, first, second)
        case Remove(seat=wanted):
            return seating.with_person_removed(table, wanted)
        case SetTable(settings=settings):
            return seating.settled(table, settings)
        case SetPace(pace=pace):
            return replace(facts, pace=pace)
        case Pause():
            return replace(facts, paused_by=seat)
        case Resume():
            return replace(facts, paused_by=None)
        case _:
            raise NotAllowedError("table-no-seat-yet")


def _is_so_already(keeper: Keeper, listener: Listener, said: object) -> bool:
    """Whether what is asked for is so: asked twice, or in two windows at once."""
    facts, seat = keeper.table.facts, keeper.seat(listener)
    match said:
        case Sit(seat=wanted):
            return seat is not None and wanted in (-1, seat)
        case Start():
            return seat is not None and bool(keeper.table.steps)
        case Stand():
            return facts.settings is not None and seat is None
        case Pause():
            return seat is not None and facts.paused_by is not None
        case Resume():
            return seat is not None and facts.paused_by is None
        case _:
            return False


async def _change_seats(keeper: Keeper, facts: TableFacts) -> None:
    """Other people at the seats; a table that waited only for this begins."""
    starts = facts.settings is not None and facts.settings.start == "full"
    waits = facts.has_open_seats or not facts.people or bool(keeper.table.steps)
    steps = () if waits or not starts else replace(keeper.table, facts=facts).begin()
    await keeper.change(facts, steps)


async def _agree(keeper: Keeper, asked: Asked) -> None:
    """Keep what is asked; with everybody's yes it is done."""
    facts = replace(keeper.table.facts, asked=asked)
    if waits_for(replace(keeper.table, facts=facts)):
        await keeper.change(facts)
        return
    to = keeper.table.before_last_act(asked.seat)
    if to is None:
        raise NotAllowedError("table-nothing-to-take-back")
    await keeper.happen(keeper.table.take_back(to))


async def _answer(keeper: Keeper, said: Answer, seat: Seat) -> None:
    asked = asked_now(keeper.table)
    if asked is None or asked.number != said.number:
        raise NotAllowedError("table-nothing-asked")
    if said.yes:
        await _agree(keeper, replace(asked, yes=(*asked.yes, seat)))
    else:
        await keeper.change(replace(keeper.table.facts, asked=None))


async def _report(keeper: Keeper, by: str, person: str, why: str) -> None:
    text = clean_text(why)
    if not text or len(text) > LONGEST_WHY:
        raise NotAllowedError("table-text-length", n=LONGEST_WHY)
    if not _is_id(person):
        raise NotAllowedError("table-nobody-there")
    await keeper.ledger.add_report(keeper.table.facts.id, by, person, text)


async def _act(keeper: Keeper, listener: Listener, said: Act) -> Failure | None:
    if not _is_id(said.id):
        return _BAD_ID
    table, seat = keeper.table, _seat_in_play(keeper, listener)
    if _was_done(keeper, listener, seat, said.id):
        return None
    try:
        action = action_of(said.action, table.view(seat))
        await keeper.happen(table.act(seat, said.number, action, said.id))
    except StaleError as error:
        return replies.stale(error.number, said.id)
    except BadActionError as error:
        return Failure(reason=Text(key="server-bad-action"), detail=str(error), id=said.id)
    except IllegalActionError as error:
        if keeper.sight(listener) is None:
            # Why it is not legal may tell of a hand that lies face down.
            return Failure(reason=Text(key="server-bad-action"), id=said.id)
        return replies.illegal(table, error, said.id)
    return None


async def _claim(keeper: Keeper, listener: Listener, said: Claim) -> Failure | None:
    if not _is_id(said.id):
        return _BAD_ID
    table, seat = keeper.table, _seat_in_play(keeper, listener)
    if _was_done(keeper, listener, seat, said.id):
        return None
    if said.number != table.number:
        return replies.stale(table.number, said.id)
    reason = why_not("claim", table, keeper.who(listener))
    if reason is not None:
        raise NotAllowedError(reason)
    left = claimable(table.view(seat))
    if not left:
        raise NotAllowedError("table-claim-on-lead")
    if said.tricks != left:
        raise NotAllowedError("table-claim-all", n=left)
    try:
        await keeper.happen(table.claim(seat, said.number, said.id))
    except NotCertainError:
        raise NotAllowedError("table-not-certain") from None
    return None


def _hint(keeper: Keeper, listener: Listener, said: AskHint) -> Failure | None:
    """Let it be thought what to advise; the table does not wait for it."""
    if not _is_id(said.id):
        return _BAD_ID
    table, seat = keeper.table, keeper.sight(listener)
    reason = why_not("ask_hint", table, keeper.who(listener))
    if reason is not None:
        raise NotAllowedError(reason)
    if said.number != table.number:
        return replies.stale(table.number, said.id)
    seen = replies.seen_now(table, seat)
    if seat is None or not seen.is_my_turn:
        raise NotAllowedError("table-hint-not-now")
    keeper.hints.ask(Question(table.facts, seen, table.number, said.id, listener.send))
    return None


def _guide(keeper: Keeper, listener: Listener) -> Failure | None:
    """Say what the present phase is about."""
    if not keeper.sees_game(listener):
        raise NotAllowedError("table-no-match")
    seen = replies.seen_now(keeper.table, keeper.sight(listener))
    listener.send(encode(guide_for(keeper.table.facts, seen, keeper.table.number)))
    return None


def _is_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_ID and text.isprintable()


def _seat_in_play(keeper: Keeper, listener: Listener) -> Seat:
    """The seat that acts.

    Raises:
        NotAllowedError: if there is none, or nobody may act now.
    """
    seat = keeper.seat(listener)
    if seat is None:
        raise NotAllowedError("table-no-seat-yet")
    if not keeper.table.steps:
        raise NotAllowedError("table-no-match")
    if keeper.table.facts.paused_by is not None:
        raise NotAllowedError("table-paused")
    return seat


def _was_done(keeper: Keeper, listener: Listener, seat: Seat, act: str) -> bool:
    """Whether an act of that id was done before; it is then answered as the first time."""
    before, sight = keeper.table.acted(seat, act), keeper.sight(listener)
    for message in replies.again(keeper.table, before, sight) if before else ():
        listener.send(message)
    return bool(before)


async def _go_on(keeper: Keeper, listener: Listener, said: NextDeal | Rematch) -> Failure | None:
    request: Request = "rematch" if isinstance(said, Rematch) else "next_deal"
    reason = why_not(request, keeper.table, keeper.who(listener))
    played_on = request == "next_deal" and bool(keeper.table.steps)
    if reason == "table-deal-goes-on" or (played_on and reason == "table-no-match"):
        # Pressed twice, or by two at once: what was wanted has happened, and a deal that one
        # side played alone may be over already, and the match with it.
        keeper.send_game(listener)
        return None
    if reason is not None:
        raise NotAllowedError(reason)
    try:
        if isinstance(said, NextDeal):
            await keeper.happen(keeper.table.next_deal())
        elif said.rotate and keeper.table.facts.settings is not None:
            facts = seating.rotated(keeper.table)
            await keeper.change(facts, replace(keeper.table, facts=facts).begin())
        else:
            await keeper.happen(keeper.table.begin())
    except NotNowError:
        keeper.send_game(listener)
    return None


async def _talk(keeper: Keeper, listener: Listener, said: Chat | Phrase) -> Failure | None:
    if not _is_id(said.id):
        return _BAD_ID
    who = keeper.who(listener)
    request: Request = "phrase" if isinstance(said, Phrase) else "chat"
    reason = why_not(request, keeper.table, who)
    if reason is not None:
        raise NotAllowedError(reason)
    text = "" if isinstance(said, Phrase) else clean_text(said.text)
    if isinstance(said, Chat) and not 0 < len(text) <= LONGEST_TEXT:
        raise NotAllowedError("table-text-length", n=LONGEST_TEXT)
    if keeper.talk.has(who.person, said.id):
        return None
    phrase = said.phrase if isinstance(said, Phrase) else ""
    seat, number = keeper.seat(listener), keeper.talk.next_number
    await keeper.add_line(Line(number, who.person, seat, who.name, phrase, text, said.id))
    return None
