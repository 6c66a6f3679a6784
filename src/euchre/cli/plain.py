"""The table line by line: for a pipe, for a screen reader, for any terminal at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.cards import Card
from euchre.cli.console import Console
from euchre.cli.position import card_words, played_words, say_trump, trick_words
from euchre.cli.rules import print_sheet
from euchre.cli.typed import Understanding, Wish
from euchre.game import (
    KITTY,
    Action,
    Bid,
    IllegalActionError,
    Public,
    Shown,
    card_of,
    held_cards,
    redact,
)
from euchre.rules import PRESETS, NoTrump, TrumpSaid
from euchre.table.table import Step
from euchre.texts import Text, yes_no
from euchre.texts.options import rules_line
from euchre.texts.rulesheet import rule_sheet
from euchre.texts.story import (
    Reader,
    action_label,
    bids_by_number,
    consequence,
    end_notes,
    event_text,
    game_headline,
    game_why,
    hint_line,
    partner_text,
    prompt,
    refusal_text,
    result_headline,
    result_why,
    score_text,
    scored_texts,
    story,
    trick_text,
)
from euchre.tui.hints import advice_on, choice_texts, guide_texts, suggestion_texts
from euchre.tui.session import NotKeptError, Session

__all__ = ["Ask", "PlainTable"]

Ask = Callable[[], str | None]
"""Reads what the person types; None at the end of the input."""


class PlainTable:
    """A session told in sentences, and played by typing."""

    def __init__(
        self, console: Console, session: Session, reader: Reader, ask: Ask, *, learns: bool = False
    ) -> None:
        """The table of a session; ``reader`` is the person.

        With ``learns`` each phase of the first deal is explained.
        """
        self._console = console
        self._session = session
        self._reader = reader
        self._ask = ask
        self._understanding = Understanding(console.catalogue)
        self._public = session.view.public
        self._learns = learns

    def run(self) -> bool:
        """Play until the match is over or the person leaves; whether it is over."""
        self._welcome()
        while not self._session.is_over:
            if not self._go_on():
                return False
        return True

    def _welcome(self) -> None:
        facts, say = self._session.facts, self._console.words
        self._console.line(f"{say(rules_line(facts.rules, PRESETS[facts.preset]))}.")
        self._console.say("plain-welcome")
        if facts.rules.has_bids:
            with_trump = facts.rules.bids.trump is TrumpSaid.WITH_BID
            self._console.say("plain-welcome-bids-trump" if with_trump else "plain-welcome-bids")
        if self._session.log:
            self._console.line()
            self._show_auction()
            self._show_tricks()
            self._show_score()

    def _go_on(self) -> bool:
        """One thing that happens, or one line of the person; whether the person stays."""
        session = self._session
        try:
            if session.choices:
                return self._persons_turn()
            if session.computer_to_act is not None:
                self._tell(session.computer_acts())
            else:
                self._tell(session.deal())
        except NotKeptError as error:
            return self._not_kept(error)
        return True

    def _not_kept(self, error: NotKeptError) -> bool:
        """Nothing has happened: the person may try again or leave."""
        self._console.complain(Text.of("play-not-kept", path=error.path, why=error.why))
        self._console.say("plain-try-again")
        typed = self._ask()
        return typed is not None and self._understanding.wish(typed) is not Wish.QUIT

    # What happens.

    def _tell(self, steps: Sequence[Step]) -> None:
        rules = self._session.facts.rules
        for step in steps:
            before, self._public = self._public, step.state.public
            event = redact(rules, step.game_event, self._session.seat)
            if isinstance(event, Shown) and before.is_deal_over:
                continue
            self._say(event_text(self._reader, before, event))
            for trick in self._public.tricks[len(before.tricks) :]:
                self._say(trick_text(self._reader, trick))
        if self._public.is_deal_over:
            self._tell_result(self._public)

    def _tell_result(self, public: Public) -> None:
        result = public.result
        if result is None:
            return
        self._console.line()
        self._console.title(self._console.words(result_headline(self._reader, public, result)))
        self._say(result_why(self._reader, public, result))
        for one in scored_texts(self._reader, public, result):
            self._say(one)
        for line in hands_after(self._console, self._reader, public):
            self._console.wrap(line, "    ", "  ")
        self._show_score()
        if self._learns:
            self._learns = False
            self._show(Wish.EXPLAIN)
            self._console.say("plain-learned")
        for headline in (game_headline(self._reader, public), game_why(public)):
            if headline is not None:
                self._say(headline)
        for one in end_notes(self._reader, public):
            self._say(one)
        self._console.line()

    def _say(self, text: Text) -> None:
        words = self._console.words(text)
        self._console.wrap(words if words.endswith((".", "?", ":", ";")) else f"{words}.")

    # The person's turn.

    def _persons_turn(self) -> bool:
        self._show_hand()
        self._show_choices()
        if self._learns:
            self._show(Wish.EXPLAIN)
            self._show_hint(is_whole=False)
        while True:
            typed = self._ask()
            if typed is None:
                return False
            if not typed.strip():
                continue
            wish = self._understanding.wish(typed)
            if wish is Wish.QUIT:
                return False
            if wish is not None:
                self._show(wish)
                continue
            action = self._understanding.action(typed, self._session.view, self._session.choices)
            if action is None:
                self._console.say("plain-not-understood", typed=typed.strip()[:40])
            elif self._do(action):
                return True

    def _do(self, action: Action) -> bool:
        """Try an action; whether it was done."""
        try:
            self._tell(self._session.act(action))
        except IllegalActionError as error:
            self._say(refusal_text(self._reader, error.refusal))
            return False
        return True

    # What the person may want to see.

    def _show(self, wish: Wish) -> None:
        match wish:
            case Wish.HAND:
                self._show_hand()
            case Wish.TRICKS:
                self._show_tricks()
            case Wish.AUCTION:
                self._show_auction()
            case Wish.SCORE:
                self._show_score()
            case Wish.RULES:
                facts = self._session.facts
                print_sheet(self._console, rule_sheet(facts.rules, PRESETS[facts.preset]))
            case Wish.CHOICES:
                self._show_choices()
            case Wish.HINT:
                self._show_hint(is_whole=True)
            case Wish.EXPLAIN:
                title, *sentences = guide_texts(self._reader, self._session.view)
                self._console.title(self._console.words(title))
                for one in sentences:
                    self._say(one)
            case _:
                self._console.say("plain-help")

    def _show_hint(self, *, is_whole: bool) -> None:
        """What is suggested; the whole of it with every reason and what other choices bring."""
        view, reader = self._session.view, self._reader
        advice = advice_on(view)
        best, *why = suggestion_texts(reader, view, advice)
        for one in (best, *(why if is_whole else why[:1])):
            self._say(one)
        others = list(choice_texts(reader, view, advice))
        if others and is_whole:
            self._console.say("plain-other-choices")
            for one in others:
                self._console.wrap(self._console.words(one), "    ", "  ")

    def _show_hand(self) -> None:
        view = self._session.view
        if view.hand is None:
            self._console.say("plain-hand-hidden")
            return
        cards = ", ".join(
            card_words(self._console, self._public, card) for card in held_cards(view)
        )
        self._console.wrap(self._console.text("plain-hand", cards=cards), "  ", "")

        self._show_exposed_hand()

    def _show_exposed_hand(self) -> None:
        """The cards of a maker who plays them face up."""
        exposed, contract = self._public.exposed_hand, self._public.contract
        if exposed and contract is not None and contract.maker != self._session.seat:
            who = self._console.words(self._reader.name(contract.maker or 0))
            cards = _row(self._console, self._public.order.sort_cards(exposed))
            self._console.wrap(self._console.text("plain-exposed", who=who, cards=cards), "  ", "")

    def _show_choices(self) -> None:
        view = self._session.view
        self._say(prompt(self._reader, view))
        hint = hint_line(self._reader, view)
        if hint is not None:
            self._say(hint)
        if bids_by_number(view.public):
            self._show_bids()
            return
        cards = []
        for number, action in enumerate(self._session.choices, 1):
            label = self._console.words(action_label(self._reader, view, action))
            will = consequence(self._reader, view, action)
            if card_of(action) is not None and will is None:
                card = self._console.text("cli-card", card=str(card_of(action)))
                cards.append(f"{number} = {card}")
                continue
            more = "" if will is None else f" ({self._console.words(will)})"
            self._console.wrap(f"{label}{more}", "      ", f"  {number} = ")
        if cards:
            self._console.row(cards, "  ")

    def _show_bids(self) -> None:
        """What may be typed in an auction of bids, and what bids with a name ask for."""
        view, rules = self._session.view, self._session.facts.rules
        choices = self._session.choices
        self._console.say("plain-bids")
        self._console.row((self._understanding.as_typed(one) for one in choices), "  ", ", ")
        if rules.bids.trump is TrumpSaid.WITH_BID:
            callable_ = rules.auction.no_trump is NoTrump.CALLABLE
            low = yes_no(rules.auction.low_no_trump) if callable_ else "none"
            self._console.wrap(self._console.text("plain-bids-letters", low=low), "  ", "  ")
        # Numbers say themselves what they ask for; a bid with a name is told once.
        will: dict[str, str] = {}
        for action in choices:
            told = consequence(self._reader, view, action)
            if told is not None and not (isinstance(action, Bid) and action.label.isdecimal()):
                will.setdefault(self._name_of_call(action), self._console.words(told))
        for name, words in will.items():
            self._console.wrap(f"{name}: {words}", "    ", "  ")

    def _name_of_call(self, action: Action) -> str:
        if isinstance(action, Bid):
            return self._console.text("plain-bid-name", bid=action.label)
        return self._understanding.as_typed(action)

    def _show_auction(self) -> None:
        for one in story(self._reader, self._public):
            self._say(one)
        say_trump(self._console, self._public)
        partner = partner_text(self._reader, self._session.view)
        if partner is not None:
            self._say(partner)

    def _show_tricks(self) -> None:
        public = self._public
        for number, trick in enumerate(public.tricks, 1):
            self._console.wrap(trick_words(self._console, self._reader, public, number, trick))
        if public.trick is not None:
            cards = played_words(self._console, self._reader, public, public.trick)
            self._console.say("plain-trick-now", cards=cards)
        elif not public.tricks:
            self._console.say("plain-no-tricks")

    def _show_score(self) -> None:
        for one in score_text(self._reader, self._public):
            self._say(one)


def hands_after(console: Console, reader: Reader, public: Public) -> list[str]:
    """After a deal, each seat's cards: as they were played, then those it kept or laid away."""
    lines = []
    for seat in range(public.rules.players):
        played, kept = public.played_by(seat), public.shown_unplayed(seat)
        args = {"cards": _row(console, played), "kept": _row(console, kept)}
        kind = "both" if played and kept else "played" if played else "kept" if kept else "none"
        name = console.words(reader.name(seat))
        lines.append(console.text("plain-cards-of", who=name, kind=kind, **args))
    kitty = public.shown_unplayed(KITTY)
    if kitty:
        lines.append(console.text("plain-kitty", cards=_row(console, kitty)))
    return lines


def _row(console: Console, cards: Sequence[Card]) -> str:
    return ", ".join(console.text("cli-card", card=card.text) for card in cards)
