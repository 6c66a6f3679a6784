"""EGN written: a file's parts as JSON, and the parts of a game that comes from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from euchre.cards import Card, Seat
from euchre.game import (
    KITTY,
    Acted,
    Action,
    DealerDrawn,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    Event,
    Give,
    GoAlone,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Public,
    Shown,
    TakeOver,
    push,
)
from euchre.notation.egn_model import (
    FILE_TYPE,
    OLD_VERSION,
    VERSION,
    Annotations,
    Egn,
    EgnBidding,
    EgnDeal,
    EgnExchange,
    EgnMetadata,
    EgnPlay,
    EgnPlayer,
    spelled,
)
from euchre.notation.egn_rules import with_rules, written_ruleset
from euchre.notation.problems import Place, Problem
from euchre.notation.record import Record, opening_state
from euchre.rules import AuctionKind, Partners, Rules

__all__ = ["egn_of", "egn_text"]


def egn_text(egn: Egn) -> str:
    """The text of a file, in the one way in which it is written."""
    return json.dumps(_file(egn), ensure_ascii=False, indent=1) + "\n"


def _file(egn: Egn) -> dict[str, object]:
    return {
        "fileType": FILE_TYPE,
        "version": OLD_VERSION if egn.needs_old_version else VERSION,
        "metadata": _metadata(egn.metadata),
        "deals": [
            one if isinstance(one, str) else _deal(one, old=egn.needs_old_version)
            for one in egn.deals
        ],
    }


def _metadata(told: EgnMetadata) -> dict[str, object]:
    plain: dict[str, object] = {
        "gameId": told.game_id,
        "title": told.title,
        "description": told.description,
        "date": told.date,
        "players": [_player(one) for one in told.players],
        "teamNames": list(told.team_names),
        "initialScore": list(told.initial_score),
        "finalScore": list(told.final_score),
        "ruleset": dict(told.ruleset),
    }
    always = {"players", "initialScore"}
    return {key: value for key, value in plain.items() if value or key in always}


def _player(player: EgnPlayer) -> object:
    if not player.id and not player.other_ids:
        return player.name
    plain: dict[str, object] = {"name": player.name}
    if player.id:
        plain["id"] = player.id
    if player.other_ids:
        plain["playerIds"] = [{"id": own, "source": source} for own, source in player.other_ids]
    return plain


def _deal(deal: EgnDeal, *, old: bool) -> dict[str, object]:
    start: dict[str, object] = {"dealer": deal.dealer, "upCard": deal.upcard}
    if old and deal.kitty:
        start["kitty"] = list(deal.kitty)
    hands = deal.found if deal.kitty and deal.found and not old else deal.hands
    if any(hands):
        start["player_cards" if old else "playerCards"] = [list(hand) for hand in hands]
    plain: dict[str, object] = {
        "dealNumber": deal.number,
        "initialState": start,
        "phases": _phases([one for one in (deal.bidding, deal.play) if one is not None]),
    }
    if deal.lines:
        plain["alternativeLines"] = [
            {"branchIndex": line.branch, "phases": _phases(line.phases)} for line in deal.lines
        ]
    return plain


def _phases(phases: Sequence[EgnBidding | EgnPlay]) -> list[dict[str, object]]:
    return [
        {"phaseNumber": at, **(_bidding(one) if isinstance(one, EgnBidding) else _play(one))}
        for at, one in enumerate(phases)
    ]


def _bidding(bidding: EgnBidding) -> dict[str, object]:
    plain: dict[str, object] = {
        "type": "EUCHRE_BIDDING",
        "calls": list(bidding.calls),
        "isAlone": bidding.alone,
    }
    if bidding.lone_defender >= 0:
        plain["aloneDefender"] = bidding.lone_defender
    if bidding.discard is not None:
        plain["discard"] = bidding.discard
    if bidding.exchanges:
        plain["cardExchanges"] = [
            {
                **({} if one.sender is None else {"sender": one.sender}),
                "receiver": one.receiver,
                "cards": list(one.cards),
            }
            for one in bidding.exchanges
        ]
    return plain | _said("callAnnotations", bidding.annotations)


def _play(play: EgnPlay) -> dict[str, object]:
    plain: dict[str, object] = {
        "type": "TRICK_PLAY",
        "tricks": [list(trick) for trick in play.tricks],
    }
    return plain | _said("playAnnotations", play.annotations)


def _said(key: str, annotations: Annotations) -> dict[str, object]:
    return {key: {str(at): list(said) for at, said in annotations}} if annotations else {}


# ------------------------------------------------------- a game from elsewhere


def egn_of(record: Record) -> tuple[Egn, tuple[Problem, ...]]:
    """The parts of a file that tells a game, and what the notation cannot say of it."""
    problems: list[Problem] = []
    rules = record.rules
    if rules.partners is not Partners.OPPOSITE:
        problems.append(Problem.of("egn-other-sides", Place(), refuses=False, n=rules.players))
    problems += _cannot_be_said(rules)
    description = with_rules(record.meta.get("description", ""), rules)
    if description is None:
        problems.append(
            Problem.of("egn-rules-not-said", Place(field="metadata.description"), refuses=False)
        )
        description = record.meta.get("description", "")
    public = record.state.public
    final = public.standing.scores if public.phase is Phase.MATCH_OVER else ()
    opening = record.opening.scores if record.opening else ()
    metadata = EgnMetadata(
        players=tuple(EgnPlayer(name) for name in record.names),
        initial_score=opening or (0,) * rules.scorers,
        final_score=final,
        ruleset=written_ruleset(rules),
        game_id=record.meta.get("id", ""),
        title=record.meta.get("title", ""),
        description=description,
        date=record.meta.get("date", ""),
    )
    deals = tuple(
        _WrittenOut(rules, number, events, problems).deal()
        for number, events in enumerate(_deals_of(record))
    )
    drawn = record.events[:1]
    if drawn and isinstance(drawn[0], DealerDrawn) and drawn[0].draws:
        problems.append(Problem.of("egn-draw-not-said", Place(), refuses=False))
    return Egn(metadata, deals), tuple(problems)


def _cannot_be_said(rules: Rules) -> Iterator[Problem]:
    """What of a game the notation has no words for; it is not written then."""
    is_by_card = rules.auction.kind is AuctionKind.FIXED or rules.auction.dirty_clubs
    said = {
        "egn-no-bids": not rules.has_bids,
        "egn-no-fixed-trump": rules.has_bids or not is_by_card,
        "egn-no-called-partner": rules.partners is not Partners.CALLED,
        "egn-no-dropping-out": not rules.entry.may_drop_out,
        "egn-no-shown-cards": not (rules.score.jambone or rules.score.jamboree),
        "egn-no-low": rules.has_bids or not rules.auction.low_no_trump,
    }
    return (Problem.of(key, Place()) for key, can_be in said.items() if not can_be)


def _deals_of(record: Record) -> Iterator[list[tuple[Event, Public]]]:
    """The events of each deal, each with the table that it met."""
    state = opening_state(record.rules, record.opening)
    found: list[tuple[Event, Public]] = []
    for event in record.events:
        if isinstance(event, Dealt) and found:
            yield found
            found = []
        if isinstance(event, Dealt) or found:
            found.append((event, state.public))
        state = push(state, event)
    if found:
        yield found


class _WrittenOut:
    """One deal on its way into a file."""

    def __init__(
        self, rules: Rules, number: int, events: list[tuple[Event, Public]], problems: list[Problem]
    ) -> None:
        self._rules, self._number, self._events, self._problems = rules, number, events, problems
        self._calls: list[str] = []
        self._alone, self._lone_defender = False, -1
        self._discard: str | None = None
        self._exchanges: list[EgnExchange] = []
        self._tricks: list[list[str]] = []

    def deal(self) -> EgnDeal:
        """The deal as it is written."""
        dealt = self._events[0][0]
        if not isinstance(dealt, Dealt):
            raise TypeError("a deal begins with its cards")
        for event, before in self._events[1:]:
            match event:
                case Acted(seat, action):
                    self._act(seat, action, before)
                case Shown((taker,), cards, source) if source == KITTY and cards is not None:
                    self._exchange(None, taker, cards)
                case _:
                    pass
        bidding = EgnBidding(
            tuple(self._calls),
            self._alone,
            self._lone_defender,
            self._discard,
            tuple(self._exchanges),
        )
        return EgnDeal(
            self._number,
            dealt.dealer,
            "Xx" if dealt.upcard is None else self._spelled(dealt.upcard),
            tuple(tuple(self._spelled(card) for card in hand or ()) for hand in dealt.hands),
            bidding if self._calls else None,
            EgnPlay(tuple(map(tuple, self._tricks))) if self._tricks else None,
        )

    def _spelled(self, card: Card) -> str:
        return spelled(card, self._rules)

    def _exchange(self, sender: Seat | None, receiver: Seat, cards: Sequence[Card]) -> None:
        """Note an exchange; cards that went the same way are told together."""
        spelt = tuple(self._spelled(card) for card in cards)
        last = self._exchanges[-1] if self._exchanges else None
        if last is not None and (last.sender, last.receiver) == (sender, receiver):
            spelt = (*self._exchanges.pop().cards, *spelt)
        self._exchanges.append(EgnExchange(sender, receiver, spelt))

    def _act(self, seat: Seat, action: Action, before: Public) -> None:
        phase = before.phase
        match action:
            case Pass() | OrderUp() | Name() | GoAlone():
                self._call(action, phase)
            case DefendAlone():
                self._lone_defender = seat
            case Discard(card) if card is not None:
                self._lay_away(seat, card, phase)
            case Give(card, to) if card is not None:
                self._exchange(seat, to, (card,))
            case Play(card):
                if before.trick is None:
                    self._tricks.append([])
                self._tricks[-1].append(self._spelled(card))
            case TakeOver():
                place = Place(deal=self._number + 1)
                self._problems.append(Problem.of("egn-cannot-say", place, action="take over"))
            case Decline() if phase is Phase.PICK_UP and before.upcard is not None:
                # Left on the kitty: as good as taken and laid away again.
                self._discard = self._spelled(before.upcard)
                if self._rules.exchange.may_discard_turn_up or self._rules.pack.copies > 1:
                    place = Place(deal=self._number + 1)
                    self._problems.append(Problem.of("egn-decline-unclear", place, refuses=False))
            case _:
                pass

    def _call(self, action: Action, phase: Phase) -> None:
        match action:
            case Pass() if phase is Phase.AUCTION:
                self._calls.append("Pass")
            case OrderUp(alone):
                self._calls.append("Order")
                self._alone = alone
            case Name(suit, alone):
                self._calls.append("n" if suit is None else suit.letter.lower())
                self._alone = alone
            case GoAlone():
                self._alone = True
            case _:
                pass

    def _lay_away(self, seat: Seat, card: Card, phase: Phase) -> None:
        if phase is Phase.PICK_UP:
            self._discard = self._spelled(card)
        elif phase is Phase.UNDER:
            self._exchange(seat, seat, (card,))
        else:
            (partner,) = self._rules.partners_of(seat)
            self._exchange(seat, partner, (card,))
