"""Who played together and who owns a score, as arguments of sentences."""

from __future__ import annotations

from euchre.cards import Seat
from euchre.game import DealResult
from euchre.rules import Rules
from euchre.texts.reader import Reader
from euchre.texts.text import Arg

__all__ = ["owner", "partners_in", "party", "tricks_of"]


def partners_in(rules: Rules, result: DealResult, seat: Seat) -> tuple[Seat, ...]:
    """The partners of a seat in a deal: the fixed ones, or the maker's called one."""
    contract = result.contract
    if contract is not None and seat == contract.maker and contract.partner is not None:
        return (contract.partner,)
    return rules.partners_of(seat)


def tricks_of(rules: Rules, result: DealResult, seat: Seat) -> int:
    """Tricks that a seat took together with its partners in that deal."""
    ours = {seat, *partners_in(rules, result, seat)}
    return sum(number for at, number in enumerate(result.taken) if at in ours)


def party(reader: Reader, seat: Seat, partners: tuple[Seat, ...]) -> dict[str, Arg]:
    """The arguments of the message ``makers``: a seat, and its partners if it has any."""
    mine = reader.seat == seat or reader.seat in partners
    if not partners:
        return {"kind": "you" if mine else "one", "who": reader.names[seat], "partner": ""}
    if len(partners) > 1:
        kind = "you-side" if mine else "side"
        return {"kind": kind, "who": reader.names[seat], "partner": ""}
    other = seat if reader.seat == partners[0] else partners[0]
    kind = "you-pair" if mine else "pair"
    return {"kind": kind, "who": reader.names[seat], "partner": reader.names[other]}


def owner(reader: Reader, rules: Rules, scorer: int) -> dict[str, Arg]:
    """Who owns a score, as arguments: ``side`` is us, them, one, pair or side."""
    seats = rules.seats_of(scorer)
    names = [reader.names[seat] for seat in seats]
    side = "one" if len(seats) == 1 else "pair" if len(seats) == 2 else "side"
    if reader.seat in seats:
        side = "us"
    elif reader.seat is not None and len(seats) > 1:
        side = "them"
    return {"side": side, "who": names[0], "partner": names[1] if len(names) == 2 else ""}
