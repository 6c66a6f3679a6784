"""From the text of an EGN file to :class:`~euchre.notation.egn_model.Egn`: kind about spelling."""

from __future__ import annotations

import json
import re
from dataclasses import replace

from euchre.notation.egn_model import (
    FILE_TYPE,
    Annotations,
    Egn,
    EgnBidding,
    EgnDeal,
    EgnExchange,
    EgnLine,
    EgnMetadata,
    EgnPlay,
    EgnPlayer,
    egn_card,
)
from euchre.notation.egn_rules import RULE_NAMES
from euchre.notation.plain import Fields, clean_text, is_count, is_score, parse_json
from euchre.notation.problems import Place, Problem

__all__ = ["parse_egn"]

_VERSION = re.compile(r"1\.[0-9]+(\.[0-9]+)?")
_KNOWN_VERSION = re.compile(r"1\.[0234](\.[0-9]+)?")
_CALLS = {
    "pass": "Pass",
    "order": "Order",
    "pickup": "Order",
    "pick up": "Order",
    "assist": "Order",
    **{suit: suit for suit in "shdcnx"},
    "spades": "s",
    "hearts": "h",
    "diamonds": "d",
    "clubs": "c",
    "nt": "n",
}


def parse_egn(text: str, problems: list[Problem]) -> Egn | None:
    """The parts of a file; None if it is not one. What is wrong is added to ``problems``."""
    try:
        plain = parse_json(text)
    except ValueError as error:
        line = getattr(error, "lineno", None)
        problems.append(Problem.of("notation-not-json", Place(line=line), detail=str(error)))
        plain = _whole_deals_of(text)
        if plain is None:
            return None
    fields = Fields(plain, Place(), problems)
    if fields.text("fileType").strip().lower() != FILE_TYPE.lower():
        problems.append(Problem.of("egn-not-egn", Place(field="fileType")))
        return None
    version = fields.text("version").strip()
    if not _VERSION.fullmatch(version):
        problems.append(Problem.of("egn-wrong-version", Place(field="version"), found=version[:20]))
        return None
    if not _KNOWN_VERSION.fullmatch(version):
        problems.append(
            Problem.of(
                "egn-newer-version", Place(field="version"), refuses=False, found=version[:20]
            )
        )
    metadata = _metadata(Fields(fields.get("metadata"), fields.at("metadata"), problems))
    deals = tuple(
        one if isinstance(one, str) else _deal(Fields(one, Place(deal=at), problems))
        for at, one in enumerate(fields.items("deals"), 1)
    )
    fields.note_unknown()
    return Egn(metadata, deals, version)


def _whole_deals_of(text: str) -> dict[str, object] | None:
    """What a file that is cut off still has: what comes before its deals, and its whole deals."""
    found = re.search(r'"deals"\s*:\s*\[', text)
    if found is None:
        return None
    try:
        head = parse_json(text[: found.end()] + "]}")
    except ValueError:
        return None
    if not isinstance(head, dict):
        return None
    deals: list[object] = []
    decoder, at = json.JSONDecoder(), found.end()
    while True:
        at += len(text[at:]) - len(text[at:].lstrip(" \t\r\n,"))
        try:
            deal, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return {**head, "deals": deals}
        deals.append(deal)


def _metadata(fields: Fields) -> EgnMetadata:
    rules = Fields(
        {} if (own := fields.get("ruleset")) is None else own, fields.at("ruleset"), fields.problems
    )
    metadata = EgnMetadata(
        players=tuple(
            _player(one, fields.at(f"players.{at}"), fields.problems)
            for at, one in enumerate(fields.items("players"))
        ),
        initial_score=_scores(fields, "initialScore"),
        final_score=_scores(fields, "finalScore"),
        ruleset=_ruleset(rules),
        game_id=fields.text("gameId") or fields.text("matchId"),
        title=fields.text("title"),
        description=fields.text("description"),
        date=fields.text("date"),
        team_names=tuple(
            clean_text(one) for one in fields.items("teamNames") if isinstance(one, str)
        ),
    )
    fields.note_unknown()
    return metadata


def _ruleset(fields: Fields) -> tuple[tuple[str, bool | int | str], ...]:
    """The rules that are named, each as what it should be."""
    numbers = {
        "min_rank",
        "winning_score",
        "num_deals",
        "loner_march_score",
        "loner_euchred_score",
        "num_players",
    }
    found: list[tuple[str, bool | int | str]] = []
    for name in RULE_NAMES:
        if fields.get(name) is None:
            continue
        if name in numbers:
            found.append((name, fields.number(name, 0)))
        elif name == "loner_lead":
            lead = fields.text(name).strip().upper()
            if lead not in {"LEFT_OF_DEALER", "LEFT_OF_LONER"}:
                fields.problems.append(
                    Problem.of("egn-rule-unusable", fields.at(name), rule=name, found=lead[:20])
                )
                lead = "LEFT_OF_DEALER"
            found.append((name, lead))
        else:
            found.append((name, fields.flag(name, default=False)))
    # An unknown rule may change how the game goes: it is named, and the game read without it.
    for key in fields.raw:
        if key not in RULE_NAMES:
            fields.problems.append(
                Problem.of("egn-rule-unknown", fields.at(key), refuses=False, rule=clean_text(key))
            )
    return tuple(found)


def _player(plain: object, place: Place, problems: list[Problem]) -> EgnPlayer:
    if isinstance(plain, str):
        return EgnPlayer(clean_text(plain))
    fields = Fields(plain, place, problems)
    ids = []
    for one in fields.items("playerIds"):
        inner = Fields(one, fields.at("playerIds"), problems)
        ids.append((inner.text("id"), inner.text("source")))
    player = EgnPlayer(fields.text("name"), fields.text("id"), tuple(ids))
    fields.note_unknown()
    return player


def _scores(fields: Fields, key: str) -> tuple[int, ...]:
    scores = fields.items(key)
    if all(is_score(one) for one in scores) and len(scores) <= 10:
        return tuple(one for one in scores if is_score(one))
    fields.problems.append(
        Problem.of("notation-wrong-type", fields.at(key), wanted="list", found=str(scores)[:40])
    )
    return ()


def _deal(fields: Fields) -> EgnDeal:
    inner = Fields(fields.get("initialState"), fields.at("initialState"), fields.problems)
    hands = inner.items("playerCards") or inner.items("player_cards")
    kitty = _cards(inner.get("kitty"), inner.at("kitty"), fields.problems)
    phases = [
        _phase(Fields(one, fields.at(f"phases.{at}"), fields.problems))
        for at, one in enumerate(fields.items("phases"))
    ]
    bidding = [one for one in phases if isinstance(one, EgnBidding)]
    play = [one for one in phases if isinstance(one, EgnPlay)]
    if len(bidding) > 1 or len(play) > 1:
        fields.problems.append(Problem.of("egn-phase-twice", fields.at("phases")))
    deal = EgnDeal(
        number=fields.number("dealNumber", (fields.place.deal or 1) - 1),
        dealer=inner.number("dealer", -1),
        upcard=_card(inner.get("upCard"), inner.at("upCard"), fields.problems) or "Xx",
        hands=_hands(hands, inner),
        bidding=_with_alone(bidding[0], fields) if bidding else None,
        play=play[0] if play else None,
        lines=tuple(
            _line(Fields(one, fields.at(f"alternativeLines.{at}"), fields.problems))
            for at, one in enumerate(fields.items("alternativeLines"))
        ),
        kitty=tuple(card for card in kitty if card != "Xx"),
    )
    for one in (fields, inner):
        one.note_unknown()
    return deal


def _hands(plain: list[object], inner: Fields) -> tuple[tuple[str, ...], ...]:
    """The hands, an unknown one being empty; none at all if all are unknown."""
    hands = tuple(
        _cards(one, inner.at(f"playerCards.{at}"), inner.problems) for at, one in enumerate(plain)
    )
    return hands if any(hands) else ()


def _with_alone(bidding: EgnBidding, fields: Fields) -> EgnBidding:
    """The auction, alone too if only the phase of play says so."""
    for phase in fields.items("phases"):
        if (
            isinstance(phase, dict)
            and phase.get("type") == "TRICK_PLAY"
            and phase.get("isAlone") is True
        ):
            return replace(bidding, alone=True)
    return bidding


def _line(fields: Fields) -> EgnLine:
    phases = [
        _phase(Fields(one, fields.at(f"phases.{at}"), fields.problems))
        for at, one in enumerate(fields.items("phases"))
    ]
    line = EgnLine(fields.number("branchIndex", 0), tuple(one for one in phases if one is not None))
    fields.note_unknown()
    return line


def _phase(fields: Fields) -> EgnBidding | EgnPlay | None:
    fields.get("phaseNumber")
    kind = fields.text("type").strip().upper()
    if kind == "EUCHRE_BIDDING":
        found: EgnBidding | EgnPlay = _bidding(fields)
    elif kind == "TRICK_PLAY":
        found = _play(fields)
    else:
        fields.problems.append(Problem.of("egn-unknown-phase", fields.at("type"), found=kind[:20]))
        return None
    fields.note_unknown()
    return found


def _bidding(fields: Fields) -> EgnBidding:
    calls = []
    for at, one in enumerate(fields.items("calls"), 1):
        call = _CALLS.get(one.strip().lower()) if isinstance(one, str) else None
        if call is None:
            place = replace(fields.place, call=at, field="")
            fields.problems.append(Problem.of("egn-bad-call", place, found=_shown(one)))
            break
        calls.append(call)
    discard = fields.get("discard")
    return EgnBidding(
        tuple(calls),
        fields.flag("isAlone", default=False),
        fields.number("aloneDefender", -1),
        None if discard in (None, "") else _card(discard, fields.at("discard"), fields.problems),
        tuple(
            _exchange(Fields(one, fields.at(f"cardExchanges.{at}"), fields.problems))
            for at, one in enumerate(fields.items("cardExchanges"))
        ),
        _annotations(fields, "callAnnotations"),
    )


def _exchange(fields: Fields) -> EgnExchange:
    sender = None if fields.get("sender") is None else fields.number("sender", -1)
    exchange = EgnExchange(
        sender,
        fields.number("receiver", -1),
        _cards(fields.get("cards"), fields.at("cards"), fields.problems),
    )
    fields.note_unknown()
    return exchange


def _play(fields: Fields) -> EgnPlay:
    fields.get("isAlone")
    lead = fields.get("initialLead")
    tricks = []
    for at, trick in enumerate(fields.items("tricks"), 1):
        place = replace(fields.place, trick=at, field="")
        tricks.append(_cards(trick, place, fields.problems))
    return EgnPlay(
        tuple(tricks), _annotations(fields, "playAnnotations"), lead if is_count(lead) else None
    )


def _annotations(fields: Fields, key: str) -> Annotations:
    value = fields.get(key)
    if value is None:
        return ()
    inner = Fields(value, fields.at(key), fields.problems)
    found: list[tuple[int, tuple[str, ...]]] = []
    for index in inner.raw:
        said = inner.items(index)
        if not (index.isascii() and index.isdecimal() and len(index) < 6):
            fields.problems.append(Problem.of("egn-bad-annotation", inner.at(index), refuses=False))
            continue
        found.append((int(index), tuple(clean_text(one) for one in said if isinstance(one, str))))
    return tuple(sorted(found))


def _cards(plain: object, place: Place, problems: list[Problem]) -> tuple[str, ...]:
    """A list of cards, up to the first that is none."""
    if plain is None:
        return ()
    if not isinstance(plain, list):
        problems.append(
            Problem.of("notation-wrong-type", place, wanted="list", found=_shown(plain))
        )
        return ()
    cards = []
    for at, one in enumerate(plain, 1):
        where = replace(place, card=at) if place.trick else place
        card = _card(one, where, problems)
        if card is None:
            break
        cards.append(card)
    return tuple(cards)


def _card(plain: object, place: Place, problems: list[Problem]) -> str | None:
    card = egn_card(plain) if isinstance(plain, str) else None
    if card is None:
        problems.append(Problem.of("notation-bad-card", place, found=_shown(plain)))
    return card


def _shown(plain: object) -> str:
    return clean_text(plain if isinstance(plain, str) else repr(plain))[:40]
