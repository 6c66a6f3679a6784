"""Guidance for who learns a game: what the present phase is about, by the rules and the View.

It explains and never advises. All of it follows from the rules and from what the reader may
know, so that it tells nothing of hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.cards import trump_letter
from euchre.game import Bid, GoAlone, OrderUp, Pass, Phase, UpcardPlace, View, legal_in
from euchre.rules import TrumpSaid
from euchre.texts.acts import asked_partner
from euchre.texts.bids import bid_hint
from euchre.texts.guide_play import about_score, of_play, of_waiting
from euchre.texts.guide_words import bowers, bowers_of, cards_of_trump
from euchre.texts.reader import Reader, card_arg
from euchre.texts.text import Text, yes_no

__all__ = ["Guidance", "guidance"]


@dataclass(frozen=True, slots=True)
class Guidance:
    """What to know at this point of a deal."""

    title: Text
    """What it is about."""
    sentences: tuple[Text, ...]
    """What happens now and what the rules say of it, the most important first."""


def guidance(reader: Reader, seen: View) -> Guidance:
    """What the reader should know now: of the own decision, or of what the others do."""
    phase = seen.public.phase
    if phase in _TITLE_OF_END or not seen.is_my_turn:
        return Guidance(_title(seen), tuple(of_waiting(reader, seen)))
    if phase in (Phase.PLAY, Phase.PLAY_EXPOSED):
        return Guidance(_title(seen), tuple(of_play(reader, seen)))
    sentences = _of_auction if phase in _CALLING else _of_step
    return Guidance(_title(seen), tuple(sentences(reader, seen)))


_CALLING = (Phase.AUCTION, Phase.BLIND_NAME, Phase.BLIND_ALONE, Phase.NAME_TRUMP)
_TITLE_OF_END = {
    Phase.FIRST_DEALER: "guide-title-deal",
    Phase.TO_DEAL: "guide-title-deal",
    Phase.DEAL_OVER: "guide-title-score",
    Phase.GAME_OVER: "guide-title-score",
    Phase.MATCH_OVER: "guide-title-score",
}
_TITLES = {
    Phase.BLIND_NAME: "guide-title-blind",
    Phase.BLIND_ALONE: "guide-title-alone",
    Phase.NAME_TRUMP: "guide-title-name",
    Phase.JOKER_SHOWS: "guide-title-bids",
    Phase.UNDER: "guide-title-under",
    Phase.JAMBONE: "guide-title-jambone",
    Phase.TAKE_OVER: "guide-title-take-over",
    Phase.DEFEND_ALONE: "guide-title-defend",
    Phase.PICK_UP: "guide-title-pick-up",
    Phase.ASK_BEST: "guide-title-best",
    Phase.BEST_DISCARD: "guide-title-best",
    Phase.BEST_GIVE: "guide-title-best",
    Phase.WIDOW: "guide-title-widow",
    Phase.CALL_PARTNER: "guide-title-call",
    Phase.STAY: "guide-title-stay",
    Phase.JAMBOREE: "guide-title-jamboree",
    Phase.PLAY_EXPOSED: "guide-title-exposed",
}


def _title(seen: View) -> Text:
    public = seen.public
    phase = public.phase
    if phase is Phase.AUCTION:
        if seen.rules.has_bids:
            return Text("guide-title-bids")
        return Text("guide-title-round-one" if public.round == 1 else "guide-title-round-two")
    if phase is Phase.PLAY:
        return Text("guide-title-lead" if public.trick is None else "guide-title-follow")
    return Text(_TITLE_OF_END.get(phase) or _TITLES[phase])


def _of_auction(reader: Reader, seen: View) -> Iterator[Text]:
    public, rules = seen.public, seen.rules
    actions = legal_in(seen)
    match public.phase:
        case Phase.BLIND_NAME:
            yield Text("guide-blind")
            yield from bowers(rules)
            return
        case Phase.BLIND_ALONE:
            yield from _of_alone(reader, seen)
            return
        case Phase.NAME_TRUMP:
            highest = public.highest_bid
            label = highest.action.label if highest and isinstance(highest.action, Bid) else ""
            yield Text.of("guide-name-trump", bid=label)
            yield from bowers(rules)
        case _ if rules.has_bids:
            yield from _of_bids(reader, seen)
        case _:
            yield from _of_turned_card(reader, seen)
    if any(isinstance(one, GoAlone) or getattr(one, "alone", False) for one in actions):
        yield from _of_alone(reader, seen)


def _of_alone(reader: Reader, seen: View) -> Iterator[Text]:
    """What it is to play alone."""
    rules, me = seen.rules, seen.seat or 0
    partners = rules.partners_of(me)
    if rules.has_bids:
        if partners:
            yield Text("guide-alone-bid")
    elif partners:
        who = reader.names[partners[0]]
        key = "guide-alone" if len(partners) == 1 else "guide-alone-side"
        args = {"who": who} if len(partners) == 1 else {}
        yield Text.of(key, n=rules.hand_size, points=rules.score.lone_march, **args)


def _of_turned_card(reader: Reader, seen: View) -> Iterator[Text]:
    """Round one and round two about a turned card."""
    public, me = seen.public, seen.seat or 0
    actions = legal_in(seen)
    turned = trump_letter(public.turned_suit)
    if public.round == 1 and public.turned_suit is not None:
        yield Text.of("guide-round-one", card=card_arg(public.upcard), suit=turned)
        taker = "you" if me == public.dealer else "other"
        if public.dealer in public.rules.partners_of(me):
            taker = "partner"
        if any(isinstance(one, OrderUp) for one in actions):
            who = reader.names[public.dealer]
            yield Text.of("guide-taker", card=card_arg(public.upcard), taker=taker, who=who)
        yield from cards_of_trump(seen, public.turned_suit)
        yield from bowers_of(seen.rules, public.turned_suit)
    else:
        if public.turned_suit is None:
            yield Text("guide-round-two-any")
        else:
            yield Text.of("guide-round-two", suit=turned, next=public.turned_suit.next.letter)
        yield from bowers(seen.rules)
    if Pass() not in actions:
        yield Text("guide-must")
    yield from about_score(seen.rules)


def _of_bids(reader: Reader, seen: View) -> Iterator[Text]:
    """An auction in which each bid is higher than the last."""
    public, rules = seen.public, seen.rules
    yield Text.of("guide-bids", n=rules.hand_size)
    highest = public.highest_bid
    if highest is not None and isinstance(highest.action, Bid):
        who = reader.who(highest.seat)
        yield Text.of("guide-highest", bid=highest.action.label, **who)
    if Pass() not in legal_in(seen):
        yield Text("guide-must")
    said = rules.bids.trump
    yield Text("guide-trump-with-bid" if said is TrumpSaid.WITH_BID else _TRUMP_LATER[said])
    yield bid_hint(rules)
    yield from bowers(rules)


_TRUMP_LATER = {
    TrumpSaid.AFTER: "guide-trump-after-bid",
    TrumpSaid.FIRST_LEAD: "guide-trump-by-lead",
}


def _of_step(reader: Reader, seen: View) -> Iterator[Text]:
    """What is decided between the auction and the first lead."""
    if seen.public.phase in _EXCHANGES:
        return _of_exchange(reader, seen)
    return _of_taking_part(reader, seen)


_EXCHANGES = frozenset(
    (Phase.PICK_UP, Phase.UNDER, Phase.WIDOW, Phase.ASK_BEST, Phase.BEST_DISCARD, Phase.BEST_GIVE)
)


def _of_taking_part(reader: Reader, seen: View) -> Iterator[Text]:
    """Who plays against or with the maker, and whether cards are shown."""
    public, score, contract = seen.public, seen.rules.score, seen.public.contract
    maker = 0 if contract is None or contract.maker is None else contract.maker
    who, tricks = reader.names[maker], seen.rules.hand_size
    suit = "" if contract is None else trump_letter(contract.trump, low=contract.low)
    match public.phase:
        case Phase.TAKE_OVER:
            yield Text.of("guide-take-over", who=who, n=tricks, points=score.lone_march)
        case Phase.DEFEND_ALONE:
            yield Text.of("guide-defend", who=who, suit=suit, points=score.lone_defender)
        case Phase.CALL_PARTNER:
            yield Text("guide-call")
        case Phase.STAY:
            yield Text.of("guide-stay", who=who, suit=suit)
            if score.count_tricks:
                yield Text.of("guide-each-trick", n=score.trickless)
        case Phase.JAMBONE:
            yield Text.of("guide-jambone", n=tricks, points=score.jambone)
        case _:
            yield Text.of("guide-jamboree", points=score.jamboree)


def _of_exchange(reader: Reader, seen: View) -> Iterator[Text]:
    """Cards that are laid away, asked for and given."""
    public, contract = seen.public, seen.public.contract
    partner, asker = asked_partner(public), public.lone_asker
    match public.phase:
        case Phase.PICK_UP:
            up = yes_no(public.upcard_place is UpcardPlace.UP)
            yield Text.of("guide-pick-up", card=card_arg(public.upcard), up=up)
        case Phase.UNDER:
            yield Text.of("guide-under", n=public.owed)
            return
        case Phase.WIDOW:
            yield Text.of("guide-widow", n=public.owed)
        case Phase.ASK_BEST:
            yield Text.of("guide-ask-best", who=reader.names[partner or 0], n=public.best_cards)
            return
        case Phase.BEST_DISCARD:
            yield Text.of("guide-best-away", n=public.owed)
        case _:
            yield Text.of("guide-give", who=reader.names[asker or 0], n=public.owed)
            return
    is_misere = contract is not None and contract.bid is not None and not contract.bid.tricks
    if not is_misere:
        yield Text("guide-what-to-lay-away")
    if contract is not None:
        yield from bowers_of(seen.rules, contract.trump)
