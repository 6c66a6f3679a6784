"""Euchre Game Notation, versions 1.2 to 1.4 read and written, 1.0 read.

:func:`read` gives the file as written (``record.written``), the game as far as the rules let
it go, and what is wrong. Cards that a file leaves out are filled in, and the deals named in
``record.completed``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TextIO

from euchre.cards import Seat
from euchre.game import Dealt, Event, Phase, State
from euchre.notation.egn_deal import written_deal
from euchre.notation.egn_model import Egn, EgnDeal, spelled
from euchre.notation.egn_read import parse_egn
from euchre.notation.egn_rules import own_words, rules_of
from euchre.notation.egn_write import egn_of, egn_text
from euchre.notation.judge import JudgedDeal, judge
from euchre.notation.problems import NotationError, Place, Problem, refusing
from euchre.notation.record import Opening, Record, opening_state, strict
from euchre.notation.written import WrittenDeal
from euchre.rules import RedealHand, Rules

__all__ = ["dump", "dumps", "load", "loads", "read", "write"]


def loads(text: str) -> Record:
    """The game of a file in which nothing is refused.

    Raises:
        NotationError: with what is refused.
    """
    return strict(read(text))


def load(file: TextIO) -> Record:
    """The game of an open file; as :func:`loads`."""
    return loads(file.read())


def dumps(record: Record) -> str:
    """The text of a file: the record as it was written if it was read from EGN, else the game.

    Raises:
        NotationError: if the notation cannot say something that happened in the game.
    """
    text, problems = write(record)
    if refusing(problems):
        raise NotationError(refusing(problems))
    return text


def dump(record: Record, file: TextIO) -> None:
    """Write a file; as :func:`dumps`."""
    file.write(dumps(record))


def write(record: Record) -> tuple[str, tuple[Problem, ...]]:
    """The text of a file, and what the notation could not say."""
    if isinstance(record.written, Egn):
        return egn_text(record.written), ()
    egn, problems = egn_of(record)
    return egn_text(egn), problems


def read(text: str) -> Record:
    """The game of a file as far as it goes, and what is wrong with it. Raises nothing."""
    problems: list[Problem] = []
    egn = parse_egn(text, problems)
    if egn is None:
        return Record(Rules(), (), opening_state(Rules(), None), tuple(problems))
    told = egn.metadata
    rules = rules_of(dict(told.ruleset), told.description, problems)
    game = _Game(rules, egn, problems)
    game.replay()
    names = tuple(player.name for player in told.players)[: rules.players]
    meta = {
        "id": told.game_id,
        "title": told.title,
        "description": own_words(told.description),
        "date": told.date,
    }
    return Record(
        rules,
        tuple(game.events),
        game.state,
        tuple(problems),
        game.opening,
        names,
        {key: value for key, value in meta.items() if value},
        tuple(game.completed),
        replace(egn, deals=tuple(game.written)),
    )


class _Game:
    """The deals of a file, one after the other."""

    def __init__(self, rules: Rules, egn: Egn, problems: list[Problem]) -> None:
        self._rules, self._egn, self._problems = rules, egn, problems
        first = next((deal for deal in egn.deals if isinstance(deal, EgnDeal)), None)
        dealer = first.dealer if first and 0 <= first.dealer < rules.players else 0
        self.opening = Opening(dealer, self._initial_scores())
        self.state = opening_state(rules, self.opening)
        self.events: list[Event] = []
        self.completed: list[int] = []
        self.written: list[EgnDeal | str] = list(egn.deals)
        self._is_broken = False
        """Whether the game cannot go on; later deals are judged each by itself."""

    def replay(self) -> None:
        """Replay all deals, each from where the one before it led."""
        for at, deal in enumerate(self._egn.deals, 1):
            if isinstance(deal, str):
                self._note("egn-packed", at)
                self._is_broken = True
                continue
            mine: list[Problem] = []
            written = written_deal(deal, self._rules, mine)
            if written is None:
                self._is_broken = True
            else:
                self._replay_deal(at, deal, written, mine)
            self._problems += [one.within(deal=at) for one in mine]
        self._compare_final_score()

    def _replay_deal(
        self, at: int, deal: EgnDeal, written: WrittenDeal, mine: list[Problem]
    ) -> None:
        follower = self._follower(at)
        goes_on_with_same_dealer = follower is not None and follower.dealer == deal.dealer
        start = self._start(at, written, mine)
        judged = judge(start, written)
        if goes_on_with_same_dealer and self._could_be_thrown_in(deal):
            thrown_in = judge(start, replace(written, thrown_in=True))
            judged = judged if thrown_in.is_refused else thrown_in
        mine += judged.problems
        if deal.kitty and judged.is_finished and not judged.is_completed:
            self.written[at - 1] = replace(deal, found=_hands_found(judged, self._rules))
        self._compare_lead(deal, judged, mine)
        if self._is_broken:
            return
        if not judged.is_refused and not judged.is_finished and follower is not None:
            if goes_on_with_same_dealer:
                # The deal was given up and dealt again: the game goes on without it.
                mine.append(Problem.of("egn-deal-abandoned", Place(), refuses=False))
                return
            mine.append(Problem.of("record-deal-unfinished", Place()))
        if judged.is_completed and judged.events:
            self.completed.append(1 + sum(isinstance(one, Dealt) for one in self.events))
        self.events += judged.events
        self.state = judged.state
        self._is_broken = judged.is_refused or not judged.is_finished

    def _start(self, at: int, written: WrittenDeal, mine: list[Problem]) -> State:
        """The state that the deal is to be judged from; what does not follow on is noted."""
        dealer = written.dealer if 0 <= written.dealer < self._rules.players else 0
        alone = opening_state(self._rules, Opening(dealer, self.state.public.standing.scores))
        if self._is_broken:
            return alone
        public = self.state.public
        if public.phase is Phase.MATCH_OVER:
            mine.append(Problem.of("record-game-over", Place()))
        elif at > 1 and written.dealer != _next_dealer(self.state):
            mine.append(
                Problem.of(
                    "record-other-dealer",
                    Place(field="dealer"),
                    seat=written.dealer,
                    right=_next_dealer(self.state),
                )
            )
        else:
            return self.state
        self._is_broken = True
        return alone

    def _follower(self, at: int) -> EgnDeal | None:
        deals = self._egn.deals
        after = deals[at] if at < len(deals) else None
        return after if isinstance(after, EgnDeal) else None

    def _could_be_thrown_in(self, deal: EgnDeal) -> bool:
        """Whether the deal stops where a hand could be thrown in, by rules that let it be."""
        calls = deal.bidding.calls if deal.bidding else ()
        return (
            self._rules.deal.redeal is not RedealHand.NONE
            and deal.play is None
            and len(calls) < self._rules.players
            and all(call == "Pass" for call in calls)
        )

    def _initial_scores(self) -> tuple[int, ...]:
        scores = self._egn.metadata.initial_score
        if not any(scores):
            return ()
        if len(scores) == self._rules.scorers:
            return scores
        place = Place(field="metadata.initialScore")
        self._problems.append(Problem.of("egn-bad-score", place, n=self._rules.scorers))
        return ()

    def _compare_final_score(self) -> None:
        stated, standing = self._egn.metadata.final_score, self.state.public.standing
        if stated and not self._is_broken and stated != standing.scores:
            self._problems.append(
                Problem.of(
                    "egn-final-score-differs",
                    Place(field="metadata.finalScore"),
                    refuses=False,
                    stated="–".join(map(str, stated)),
                    computed="–".join(map(str, standing.scores)),
                )
            )

    def _compare_lead(self, deal: EgnDeal, judged: JudgedDeal, mine: list[Problem]) -> None:
        stated = deal.play.initial_lead if deal.play else None
        tricks = judged.state.public.tricks
        if stated is not None and tricks and judged.events and tricks[0].leader != stated:
            mine.append(
                Problem.of(
                    "egn-lead-differs", Place(trick=1, card=1), seat=stated, right=tricks[0].leader
                )
            )

    def _note(self, key: str, deal: int) -> None:
        self._problems.append(Problem.of(key, Place(deal=deal)))


def _next_dealer(state: State) -> Seat:
    public = state.public
    return public.dealer if public.next_dealer is None else public.next_dealer


def _hands_found(judged: JudgedDeal, rules: Rules) -> tuple[tuple[str, ...], ...]:
    """The hands as they were dealt, as a replay found them."""
    hands = getattr(judged.events[0], "hands", ())
    return tuple(tuple(spelled(card, rules) for card in hand or ()) for hand in hands)
