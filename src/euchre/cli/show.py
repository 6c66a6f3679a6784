"""``euchre show TEXT``: one position, given as a deal and what was done since."""

from __future__ import annotations

import sys

from euchre.cards import trump_letter
from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.errors import bad_file
from euchre.cli.position import played_words, say_trump, show_hands, trick_as_data, trick_words
from euchre.cli.problems import problem_words
from euchre.game import (
    Action,
    CallPartner,
    Discard,
    Give,
    IllegalActionError,
    Phase,
    Play,
    PlayExposed,
    State,
    apply,
    legal,
    push,
    view,
)
from euchre.notation.problems import NotationError
from euchre.notation.record import Opening, opening_state
from euchre.notation.text import action_text, parse_action, parse_deal
from euchre.rules import Rules
from euchre.texts.story import (
    Reader,
    prompt,
    refusal_text,
    result_headline,
    result_why,
    score_text,
    seat_names,
    story,
)

__all__ = ["position_data", "run", "typed_position"]


def run(arguments: Arguments, console: Console) -> int:
    """Show the position after a deal and the actions that follow it."""
    base, rules = chosen_rules(arguments, arguments.text("game"))
    reader = Reader(None, seat_names(rules.players))
    state = typed_position(console, reader, rules, arguments.required("TEXT"))
    if arguments.has("json"):
        console.json({"preset": base.id, **position_data(state)})
    else:
        _show(console, reader, state)
    return 0


def typed_position(console: Console, reader: Reader, rules: Rules, text: str) -> State:
    """The position of a text: a deal and what was done; of the input, if it is a dash.

    Raises:
        ComplaintError: if it is none, with the number of what cannot stand where it does.
    """
    if text == "-":
        text = sys.stdin.read()
    first, *done = (part.strip() for part in text.strip().rstrip(";").split(";"))
    try:
        deal = parse_deal(first, rules)
    except NotationError as error:
        raise bad_file("show-no-deal", why=_sentence(console, error)) from None
    state = push(opening_state(rules, Opening(deal.dealer)), deal)
    for number, words in enumerate(done, 1):
        try:
            state, _ = apply(state, _action(state, words))
        except IllegalActionError as error:
            options = ", ".join(action_text(one) for one in error.legal)
            why = console.words(refusal_text(reader, error.refusal))
            raise bad_file("show-refused", n=number, action=words, why=why, legal=options) from None
        except NotationError as error:
            raise bad_file("show-no-action", n=number, why=_sentence(console, error)) from None
    return state


def _sentence(console: Console, error: NotationError) -> str:
    """What is wrong with a text, without a full stop."""
    return problem_words(console, error.problems[0]).rstrip(" .…")


def _action(state: State, words: str) -> Action:
    """The action that is meant: a card alone is what one does with a card in this phase."""
    plain = parse_action(words)
    match plain:
        case Play(card) if state.phase.asks_for_discard:
            return Discard(card)
        case Play(card) if state.phase is Phase.PLAY_EXPOSED:
            return PlayExposed(card)
        case Play(card) if state.phase is Phase.CALL_PARTNER:
            return CallPartner(card)
        case Play(card) if state.phase is Phase.BEST_GIVE and state.public.lone_asker is not None:
            return Give(card, state.public.lone_asker)
        case _:
            return plain


def _show(console: Console, reader: Reader, state: State) -> None:
    public = state.public
    for one in story(reader, public):
        console.wrap(console.words(one))
    say_trump(console, public)
    for number, trick in enumerate(public.tricks, 1):
        console.wrap(trick_words(console, reader, public, number, trick), "  ", "")
    if public.trick is not None:
        cards = played_words(console, reader, public, public.trick)
        console.say("plain-trick-now", cards=cards)
    console.line()
    show_hands(console, reader, state)
    console.line()
    if public.result is not None:
        console.wrap(f"{console.words(result_headline(reader, public, public.result))}.")
        console.wrap(console.words(result_why(reader, public, public.result)))
        for one in score_text(reader, public):
            console.wrap(console.words(one))
        return
    console.wrap(console.words(prompt(reader, view(state, None))))
    options = "; ".join(action_text(one) for one in legal(state))
    console.wrap(console.text("show-legal", legal=options), "  ", "")


def position_data(state: State) -> dict[str, object]:
    """A position for a program."""
    public, pack = state.public, state.rules.cards
    contract = public.contract
    seats = range(state.rules.players)
    return {
        "phase": public.phase.value,
        "turn": public.turn,
        "dealer": public.dealer,
        "upcard": None if public.upcard is None else public.upcard.text,
        "upcard_place": public.upcard_place.value,
        "maker": None if contract is None else contract.maker,
        "trump": None
        if contract is None or contract.by_first_lead
        else trump_letter(contract.trump, low=contract.low),
        "bid": None if contract is None or contract.bid is None else contract.bid.label,
        "called": None if contract is None or contract.called is None else contract.called.text,
        "partner": None if contract is None else contract.partner,
        "alone": contract is not None and contract.alone,
        "sits_out": list(public.sits_out),
        "hands": [[card.text for card in pack.listed(state.hands[seat])] for seat in seats],
        "laid_away": [[card.text for card in pack.listed(state.aside[seat])] for seat in seats],
        "kitty": [card.text for card in state.kitty],
        "tricks": [trick_as_data(trick) for trick in public.tricks],
        "trick": None if public.trick is None else trick_as_data(public.trick),
        "taken": list(public.taken),
        "legal": [action_text(one) for one in legal(state)],
        "result": None
        if public.result is None
        else {"outcome": public.result.outcome.value, "points": list(public.result.points)},
    }
