"""``euchre verify LOG``: whether the deals of a log were fair."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE, bad_file
from euchre.cli.files import read_text
from euchre.cli.problems import complain_of
from euchre.fairness import BrokenProofError, Fault, verify
from euchre.fairness.logs import proof_in, receipt_in
from euchre.game import Dealt
from euchre.notation import log
from euchre.notation.problems import refusing
from euchre.notation.record import Record, opening_state
from euchre.texts.story import seat_names
from euchre.texts.text import Text

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Deal the cards of the log again; the exit code says whether all of it is fair."""
    path = arguments.required("LOG")
    text = read_text(path)
    record = log.read(text)
    if refusing(record.problems):
        complain_of(console, path, refusing(record.problems))
        return BAD_FILE
    try:
        proof = proof_in(text)
    except BrokenProofError as error:
        raise bad_file("verify-broken", path=path, detail=str(error)) from error
    if proof is None:
        raise bad_file("verify-no-proof", path=path)
    receipts = []
    for kept in arguments.all("receipt"):
        try:
            receipts.append(receipt_in(read_text(kept)))
        except BrokenProofError as error:
            raise bad_file("verify-broken-receipt", path=kept, detail=str(error)) from error
    start = opening_state(record.rules, record.opening)
    faults = verify(start, record.events, proof, receipts)
    deals = sum(isinstance(event, Dealt) for event in record.events)
    if arguments.has("json"):
        console.json(
            {
                "deals": deals,
                "fair": not faults,
                "faults": [
                    {"key": one.key, "shuffle": one.number, "seat": one.seat} for one in faults
                ],
            }
        )
    elif faults:
        console.line(console.text("verify-unfair", n=len(faults)))
        for fault in faults:
            console.wrap(console.words(_fault_text(record, fault)), "  ", "  ")
    else:
        console.wrap(console.text("verify-fair", n=deals))
        if receipts:
            console.wrap(console.text("verify-receipts", n=len(receipts)))
    return BAD_FILE if faults else 0


def _fault_text(record: Record, fault: Fault) -> Text:
    names = (*record.names, *seat_names(record.rules.players)[len(record.names) :])
    known = fault.seat is not None and fault.seat < len(names)
    who = names[fault.seat] if known and fault.seat is not None else "?"
    return Text.of(fault.key, n=fault.number, who=who)
