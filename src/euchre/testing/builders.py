"""Positions from short texts, and what was done in them as short texts.

>>> from euchre.game import legal
>>> from euchre.rules import preset
>>> rules = preset("na24").rules
>>> state = at_deal(rules, dealt(rules, "N", "9D", N="JD TD 9S 9C TC"))
>>> state = act(state, "pass order")
>>> state.public.contract.maker, [action_text(one) for one in legal(state)][:3]
(2, ['decline', 'away:9S', 'away:JD'])
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from euchre.cards import Card, Seat, Suit
from euchre.game import (
    Action,
    AskBest,
    Bid,
    CallPartner,
    DealerDrawn,
    Dealt,
    Decline,
    DefendAlone,
    Discard,
    DropOut,
    Give,
    GoAlone,
    GoUnder,
    Jambone,
    Jamboree,
    Name,
    OrderUp,
    Pass,
    Play,
    PlayExposed,
    Redeal,
    State,
    Stay,
    TakeOver,
    apply,
    fresh_draw,
    new_match,
    push,
)
from euchre.rules import Rules

__all__ = ["act", "action_text", "at_deal", "dealt", "first_dealer", "hand_of"]

_WORDS: dict[str, Action] = {
    "pass": Pass(),
    "order": OrderUp(),
    "order-alone": OrderUp(alone=True),
    "alone": GoAlone(),
    "redeal": Redeal(),
    "under": GoUnder(),
    "take-over": TakeOver(),
    "defend-alone": DefendAlone(),
    "decline": Decline(),
    "ask": AskBest(),
    "stay": Stay(),
    "drop": DropOut(),
    "jambone": Jambone(),
    "jamboree": Jamboree(),
}
_WORD_OF = {action: word for word, action in _WORDS.items()}
_COMPASS = {4: "NESW"}


def seat_of(rules: Rules, name: str | int) -> Seat:
    """The seat called by its number, or N E S W at a table of four, N being 0.

    Raises:
        ValueError: if there is no such seat.
    """
    names = _COMPASS.get(rules.players, "01234567"[: rules.players])
    at = name if isinstance(name, int) else names.find(name.removeprefix("seat"))
    if not 0 <= at < rules.players:
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(names)}")
    return at


def hand_of(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``JD TD 9S``, in canonical order."""
    return tuple(sorted(Card.parse(one) for one in text.split()))


def dealt(
    rules: Rules,
    dealer: str | int,
    upcard: str,
    kitty: str = "",
    rng: random.Random | None = None,
    **hands: str,
) -> Dealt:
    """A deal in which these seats have these cards.

    Hands may be told in part; what is not told comes from the rest of the pack, in its
    order, or shuffled by ``rng``. At tables other than of four, seats are ``seat0``, ….
    Where no card is turned up, ``upcard`` is empty.

    Raises:
        ValueError: if a card is told twice, or is not in the pack, or there are too many.
    """
    rest = list(rules.cards.cards)

    def taken(text: str) -> list[Card]:
        cards = [Card.parse(one) for one in text.split()]
        for card in cards:
            if card not in rest:
                raise ValueError(f"{card.text} is not in this pack, or told too often")
            rest.remove(card)
        return cards

    at = seat_of(rules, dealer)
    turned = taken(upcard)
    told = {seat_of(rules, name): taken(text) for name, text in hands.items()}
    under = taken(kitty)
    if rng is not None:
        rng.shuffle(rest)
    made = []
    for seat in range(rules.players):
        hand = told.get(seat, [])
        size = rules.hand_size_of(seat, at)
        if len(hand) > size:
            raise ValueError(f"seat {seat} has {len(hand)} cards, more than {size}")
        missing = size - len(hand)
        made.append(tuple(sorted([*hand, *rest[:missing]])))
        rest = rest[missing:]
    if bool(turned) != rules.deal.turn_up:
        raise ValueError(f"turned up is {upcard!r}, but the rules say {rules.deal.turn_up}")
    return Dealt(at, tuple(made), turned[0] if turned else None, (*under, *rest))


def first_dealer(rules: Rules, dealer: Seat) -> DealerDrawn:
    """A draw for the first dealer, by these rules, that this seat wins.

    Raises:
        ValueError: if there is no such seat.
    """
    if not 0 <= dealer < rules.players:
        raise ValueError(f"there is no seat {dealer} at a table of {rules.players}")
    rng = random.Random(0)
    while True:
        drawn = fresh_draw(rules, rng)
        if drawn.dealer == dealer:
            return drawn


def at_deal(rules: Rules, deal: Dealt) -> State:
    """A match in which that deal is the first, and is just dealt."""
    return push(push(new_match(rules), first_dealer(rules, deal.dealer)), deal)


def action_text(action: Action) -> str:
    """An action as one short word.

    ``pass``, ``name:S``, ``name-alone:N``, ``name:L`` (no trump, low), ``bid:3``,
    ``bid:nap``, ``bid:7:H``, ``call:AC``, ``away:9C``, ``exposed:JD``, ``JD``.
    """
    match action:
        case Name(alone=alone):
            return f"name{'-alone' * alone}:{_trump_letter(action)}"
        case Bid(label, trump):
            return f"bid:{label}" + ("" if trump is None else f":{_trump_letter(trump)}")
        case CallPartner(card):
            return f"call:{card.text}"
        case Discard(card):
            return f"away:{'?' if card is None else card.text}"
        case Give(card, to):
            return f"give:{'?' if card is None else card.text}:{to}"
        case PlayExposed(card):
            return f"exposed:{card.text}"
        case Play(card):
            return card.text
        case _:
            return _WORD_OF[action]


def _trump_letter(name: Name) -> str:
    if name.suit is None:
        return "L" if name.low else "N"
    return name.suit.letter


def _name_of(letter: str, *, alone: bool = False) -> Name:
    suit = None if letter in {"N", "L"} else Suit.parse(letter)
    return Name(suit, alone=alone, low=letter == "L")


def action_of(text: str) -> Action:
    """The action that such a word stands for.

    Raises:
        ValueError: if it stands for none.
    """
    word, _, rest = text.partition(":")
    if word in _WORDS:
        return _WORDS[word]
    if word in {"name", "name-alone"}:
        return _name_of(rest, alone=word == "name-alone")
    if word == "bid":
        label, _, trump = rest.partition(":")
        return Bid(label, _name_of(trump) if trump else None)
    if word == "call":
        return CallPartner(Card.parse(rest))
    if word == "exposed":
        return PlayExposed(Card.parse(rest))
    if word == "away":
        return Discard(Card.parse(rest))
    if word == "give":
        card, _, to = rest.partition(":")
        return Give(Card.parse(card), int(to))
    return Play(Card.parse(text))


def act(state: State, actions: str | Sequence[Action]) -> State:
    """The state after these actions, words as of :func:`action_text` or actions themselves.

    Raises:
        IllegalActionError: at the first that is not legal.
        ValueError: for a word that is no action.
    """
    made = map(action_of, actions.split()) if isinstance(actions, str) else actions
    for action in made:
        state, _ = apply(state, action)
    return state
