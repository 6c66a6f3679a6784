"""How trump was made, what each seat is, and how deals and games end."""

from __future__ import annotations

from euchre.cards import Seat, trump_letter
from euchre.game import (
    TOKENS_A_POINT,
    Contract,
    DealResult,
    Name,
    OrderUp,
    Outcome,
    Phase,
    Public,
    Redeal,
    earns_token,
)
from euchre.rules import Rules
from euchre.texts.acts import accepting
from euchre.texts.reader import Reader
from euchre.texts.text import Arg, Text, yes_no

__all__ = [
    "contract_text",
    "end_notes",
    "game_headline",
    "game_why",
    "result_headline",
    "result_why",
    "role",
    "score_text",
    "scored_texts",
]

_ROLES = {"order-up": "ordered", "assist": "assisted", "take-up": "took-up"}


def _how(public: Public, contract: Contract, maker: Seat) -> str:
    """How trump came about: ordered, assisted, took-up, named, blind or took-over."""
    if contract.blind:
        return "blind"
    makers = [call.seat for call in public.calls if isinstance(call.action, OrderUp | Name)]
    if makers and makers[-1] != maker:
        return "took-over"
    return _ROLES[accepting(public, maker)] if contract.accepted else "named"


def contract_text(reader: Reader, public: Public) -> Text | None:
    """Who made trump and how; None before it is made."""
    contract = public.contract
    if contract is None:
        return None
    if contract.maker is None:
        return Text("made-nobody")
    how = _how(public, contract, contract.maker)
    return Text.of(f"made-{how}", alone=yes_no(contract.alone), **reader.who(contract.maker))


def role(reader: Reader, public: Public, seat: Seat) -> Text | None:
    """The one role to show below a player's name.

    Sitting out before maker, maker before lone defender, dealer before partner.
    """
    contract = public.contract
    if seat in public.sits_out:
        return Text("role-sits-out")
    dealer = yes_no(seat == public.dealer)
    if contract is not None and contract.maker == seat:
        how = _how(public, contract, seat)
        name = "named" if how == "blind" else how
        suit, alone = trump_letter(contract.trump), yes_no(contract.alone)
        return Text.of(f"role-{name}", suit=suit, dealer=dealer, alone=alone)
    if contract is not None and contract.lone_defender == seat:
        return Text.of("role-defends-alone", dealer=dealer)
    if seat == public.dealer and public.held:
        return Text("role-dealer")
    if reader.seat is not None and seat in public.rules.partners_of(reader.seat):
        return Text("role-partner")
    return None


def _makers_are(reader: Reader, rules: Rules, maker: Seat) -> str:
    """``us``, ``them``, or ``other`` for a spectator."""
    if reader.seat is None:
        return "other"
    return "us" if rules.scorer(reader.seat) == rules.scorer(maker) else "them"


def _tricks(rules: Rules, result: DealResult, maker: Seat) -> int:
    """Tricks of the maker's side."""
    ours = {maker, *rules.partners_of(maker)}
    return sum(number for seat, number in enumerate(result.taken) if seat in ours)


def result_headline(reader: Reader, public: Public, result: DealResult) -> Text:
    """How a deal ended, in a few words."""
    key = f"result-{result.outcome.value.replace('_', '-')}"
    rules, contract = public.rules, result.contract
    if contract is not None and contract.maker is not None:
        makers = _makers_are(reader, rules, contract.maker)
        number = _tricks(rules, result, contract.maker)
        return Text.of(key, makers=makers, n=number)
    if result.outcome is Outcome.FORFEITED:
        return Text.of(key, **reader.who(result.dealer))
    if contract is None:
        return Text(key)
    best = max(result.points)
    if reader.seat is None or not best:
        return Text.of(key, winners="none")
    ours = result.points[rules.scorer(reader.seat)] == best
    return Text.of(key, winners="us" if ours else "them")


def result_why(reader: Reader, public: Public, result: DealResult) -> Text:
    """One sentence of why a deal ended so."""
    contract = result.contract
    if contract is None:
        return _why_unplayed(reader, public, result)
    if contract.maker is not None:
        number = _tricks(public.rules, result, contract.maker)
        who = _party(reader, public.rules, contract.maker, alone=contract.alone)
        return Text.of("why-played", suit=trump_letter(contract.trump), n=number, **who)
    best = max(result.points)
    if not best:
        return Text.of("why-equal", n=public.rules.hand_size // 2)
    first = result.points.index(best)
    number = _tricks(public.rules, result, first)
    return Text.of("why-no-maker", n=number, **_party(reader, public.rules, first, alone=False))


def _why_unplayed(reader: Reader, public: Public, result: DealResult) -> Text:
    match result.outcome:
        case Outcome.PASSED_OUT:
            deals_next = result.dealer if public.next_dealer is None else public.next_dealer
            return Text.of("why-passed-out", **reader.who(deals_next))
        case Outcome.THROWN_IN:
            threw = [call.seat for call in public.calls if isinstance(call.action, Redeal)]
            return Text.of("why-thrown-in", **reader.who(threw[0] if threw else result.dealer))
        case Outcome.BENNY_TURNED:
            return Text("why-benny-turned")
        case _:
            return Text.of("why-forfeited", **reader.who(result.dealer))


def _party(reader: Reader, rules: Rules, seat: Seat, *, alone: bool) -> dict[str, Arg]:
    """The arguments of the message ``makers``: that seat and, unless alone, its partners."""
    partners = () if alone else rules.partners_of(seat)
    mine = reader.seat == seat or reader.seat in partners
    if not partners:
        return {"kind": "you" if mine else "one", "who": reader.names[seat], "partner": ""}
    if len(partners) > 1:
        kind = "you-side" if mine else "side"
        return {"kind": kind, "who": reader.names[seat], "partner": ""}
    other = seat if reader.seat == partners[0] else partners[0]
    kind = "you-pair" if mine else "pair"
    return {"kind": kind, "who": reader.names[seat], "partner": reader.names[other]}


def scored_texts(reader: Reader, public: Public, result: DealResult) -> tuple[Text, ...]:
    """Who scored how much in a deal, a sentence for each who did."""
    return tuple(
        _scored(reader, public.rules, scorer, points)
        for scorer, points in enumerate(result.points)
        if points
    )


def _scored(reader: Reader, rules: Rules, scorer: int, points: int) -> Text:
    return Text.of("score-points", points=points, **_side_of(reader, rules, scorer))


def _side_of(reader: Reader, rules: Rules, scorer: int) -> dict[str, Arg]:
    """Who owns a score, as arguments: ``side`` is us, them, one, pair or side."""
    seats = rules.seats_of(scorer)
    names = [reader.names[seat] for seat in seats]
    side = "one" if len(seats) == 1 else "pair" if len(seats) == 2 else "side"
    if reader.seat in seats:
        side = "us"
    elif reader.seat is not None and len(seats) > 1:
        side = "them"
    return {"side": side, "who": names[0], "partner": names[1] if len(names) == 2 else ""}


def score_text(reader: Reader, public: Public) -> tuple[Text, ...]:
    """The score of the game: "We 9, they 6.", or a text for each player."""
    scores = public.standing.scores
    if reader.seat is not None and len(scores) == 2 and public.rules.players > 2:
        own = public.rules.scorer(reader.seat)
        return (Text.of("score-two", us=scores[own], them=scores[1 - own]),)
    return tuple(_one_score(reader, public.rules, at, score) for at, score in enumerate(scores))


def _one_score(reader: Reader, rules: Rules, scorer: int, score: int) -> Text:
    seats = rules.seats_of(scorer)
    names = [reader.names[seat] for seat in seats]
    if len(seats) == 2:
        return Text.of("score-pair", who=names[0], partner=names[1], n=score)
    if len(seats) > 2:
        return Text.of("score-side", who=names[0], n=score)
    return Text.of("score-one", n=score, **reader.who(seats[0]))


def game_headline(reader: Reader, public: Public) -> Text | None:
    """Who won the game, or the match with it; None while the game goes on."""
    if public.phase not in (Phase.GAME_OVER, Phase.MATCH_OVER):
        return None
    rules, winner = public.rules, public.standing.winner
    if winner is None:
        return Text("over-drawn")
    whole = yes_no(public.phase is Phase.MATCH_OVER and rules.end.games > 1)
    if reader.seat is not None and rules.scorer(reader.seat) == winner:
        return Text.of("over-won", match=whole)
    seats = rules.seats_of(winner)
    if len(seats) > 1 and reader.seat is not None:
        return Text.of("over-lost", match=whole)
    names = [reader.names[seat] for seat in seats]
    if len(seats) == 2:
        return Text.of("over-pair", match=whole, who=names[0], partner=names[1])
    return Text.of("over-other" if len(seats) == 1 else "over-side", match=whole, who=names[0])


def game_why(public: Public) -> Text | None:
    """Why the game is over; None while it goes on."""
    if public.phase not in (Phase.GAME_OVER, Phase.MATCH_OVER) or not public.results:
        return None
    rules, standing = public.rules, public.standing
    if standing.winner is None:
        return Text.of("why-over-drawn", n=rules.end.deals)
    first = standing.scores[standing.winner]
    if (
        rules.end.lone_march_wins
        and public.results[-1].outcome is Outcome.LONE_MARCH
        and first < rules.end.target
    ):
        return Text("why-over-lone-march")
    others = [score for at, score in enumerate(standing.scores) if at != standing.winner]
    if len(others) > 1:
        return Text.of("why-over-leader", first=first)
    if rules.end.target:
        target = rules.end.target
        return Text.of("why-over-target", first=first, second=others[0], target=target)
    return Text.of("why-over-score", first=first, second=others[0])


def end_notes(reader: Reader, public: Public) -> tuple[Text, ...]:
    """What else a finished deal or game brought: a token, a slam, laps, rubber points, games."""
    rules, standing, result = public.rules, public.standing, public.result
    if result is None:
        return ()
    notes = []
    for scorer, number in enumerate(standing.tokens):
        if earns_token(rules, result.taken, scorer):
            side = _side_of(reader, rules, scorer)
            notes.append(Text.of("note-token", n=number or TOKENS_A_POINT, **side))
    winner = standing.winner
    if public.phase not in {Phase.GAME_OVER, Phase.MATCH_OVER} or winner is None:
        return tuple(notes)
    others = [score for at, score in enumerate(standing.scores) if at != winner]
    if rules.end.slam and rules.end.games > 1 and max(others) <= 0:
        notes.append(Text("note-slam"))
    above = standing.scores[winner] - rules.end.target
    if rules.end.laps and public.phase is Phase.GAME_OVER and above > 0:
        notes.append(Text.of("note-laps", points=above))
    side = _side_of(reader, rules, winner)
    if rules.end.rubber:
        notes.append(Text.of("note-rubber", points=standing.rubber[winner], **side))
    if rules.end.games > 1:
        notes.append(Text.of("note-games", n=standing.games[winner], **side))
    return tuple(notes)
