"""The score of a game, how it ends, and what else a deal or a game brings."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.game import (
    TOKENS_A_POINT,
    DealResult,
    Outcome,
    Phase,
    Public,
    earns_token,
    is_at_mercy,
    is_unearned,
)
from euchre.game.endings import standing_for_next_game
from euchre.rules import Rules
from euchre.texts.parties import owner
from euchre.texts.reader import Reader
from euchre.texts.results import pool_won
from euchre.texts.text import Text, yes_no

__all__ = ["end_notes", "game_headline", "game_why", "score_text"]


def score_text(reader: Reader, public: Public) -> tuple[Text, ...]:
    """The score of the game: "We 9, they 6.", or a text for each player; then the pool.

    Where scores run down, what is left of them.
    """
    rules = public.rules
    shown = [rules.shown_score(score) for score in public.standing.scores]
    pool = (Text.of("score-pool", n=public.standing.pool),) if rules.bids.pool else ()
    if reader.seat is not None and len(shown) == 2 and rules.players > 2:
        own = rules.scorer(reader.seat)
        key = "score-two-left" if rules.end.count_down else "score-two"
        return (Text.of(key, us=shown[own], them=shown[1 - own]), *pool)
    return (*(_one_score(reader, rules, at, score) for at, score in enumerate(shown)), *pool)


def _one_score(reader: Reader, rules: Rules, scorer: int, score: int) -> Text:
    seats = rules.seats_of(scorer)
    names = [reader.names[seat] for seat in seats]
    left = "-left" if rules.end.count_down else ""
    if len(seats) == 2:
        return Text.of(f"score-pair{left}", who=names[0], partner=names[1], n=score)
    if len(seats) > 2:
        return Text.of(f"score-side{left}", who=names[0], n=score)
    return Text.of(f"score-one{left}", n=score, **reader.who(seats[0]))


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
    end, standing = public.rules.end, public.standing
    if any(is_at_mercy(public, scorer) for scorer in range(public.rules.scorers)):
        return Text.of("why-over-mercy", n=end.mercy)
    if standing.winner is None:
        return Text.of("why-over-drawn", n=end.deals)
    first = standing.scores[standing.winner]
    left = public.rules.shown_score(first)
    others = [score for at, score in enumerate(standing.scores) if at != standing.winner]
    if first < public.rules.goal or (not public.rules.goal and len(others) > 1):
        if end.lone_march_wins and public.results[-1].outcome.is_lone_march:
            return Text("why-over-lone-march")
        if end.count_down:
            return Text.of("why-over-deals-left", n=end.deals, left=left)
        return Text.of("why-over-deals", n=end.deals, first=first)
    if end.count_down:
        return Text.of("why-over-count-down", n=end.count_down, left=left)
    if len(others) > 1:
        return Text.of("why-over-leader", first=first)
    if end.target:
        target = end.target
        return Text.of("why-over-target", first=first, second=others[0], target=target)
    return Text.of("why-over-score", first=first, second=others[0])


def end_notes(reader: Reader, public: Public) -> tuple[Text, ...]:
    """What else a finished deal or game brought.

    Of a deal: a partner nobody was, the pool, a token, a target that does not count yet. Of
    a game: a slam, laps, rubber points, games.
    """
    result = public.result
    if result is None:
        return ()
    notes = [*_notes_of_deal(reader, public, result)]
    if public.phase in {Phase.GAME_OVER, Phase.MATCH_OVER} and public.standing.winner is not None:
        notes += _notes_of_game(reader, public, public.standing.winner)
    return tuple(notes)


def _notes_of_deal(reader: Reader, public: Public, result: DealResult) -> Iterator[Text]:
    rules, standing, contract = public.rules, public.standing, result.contract
    if contract is not None and contract.called is not None and contract.partner is None:
        who = reader.who(contract.maker or 0)
        yield Text.of("note-no-partner", card=contract.called.text, **who)
    if rules.bids.pool and result.outcome is not Outcome.THROWN_IN:
        yield from _about_the_pool(reader, public, result)
    for scorer, number in enumerate(standing.tokens):
        if earns_token(rules, result.taken, scorer):
            side = owner(reader, rules, scorer)
            yield Text.of("note-token", n=number or TOKENS_A_POINT, **side)
    if public.phase is Phase.DEAL_OVER and is_unearned(public):
        yield Text("note-must-earn")


def _about_the_pool(reader: Reader, public: Public, result: DealResult) -> Iterator[Text]:
    won, rules = pool_won(public, result), public.rules
    share = public.standing.scores[0] - result.scores[0]
    if won is not None:
        yield Text.of("note-pool-won", points=won[1], **reader.who(won[0]))
    elif share:
        yield Text.of("note-pool-shared", n=rules.bids.pool, points=share)
    else:
        yield Text.of("note-pool", n=rules.bids.pool, pool=public.standing.pool)


def _notes_of_game(reader: Reader, public: Public, winner: int) -> Iterator[Text]:
    rules, standing = public.rules, public.standing
    others = [score for at, score in enumerate(standing.scores) if at != winner]
    if rules.end.slam and rules.end.games > 1 and max(others) <= 0:
        yield Text("note-slam")
    above = standing_for_next_game(rules, standing).scores[winner]
    if rules.end.laps and public.phase is Phase.GAME_OVER and above > 0:
        yield Text.of("note-laps", points=above)
    side = owner(reader, rules, winner)
    if rules.end.rubber:
        yield Text.of("note-rubber", points=standing.rubber[winner], **side)
    if rules.end.games > 1:
        yield Text.of("note-games", n=standing.games[winner], **side)
