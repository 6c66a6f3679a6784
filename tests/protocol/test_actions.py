"""Actions as messages, and back."""

from __future__ import annotations

import random

import pytest

from euchre.game import legal
from euchre.protocol.actions import BadActionError, action_of, message_of
from euchre.protocol.messages import ActionMessage
from tests.draws import with_every_answer
from tests.table.tables import facts_of, opened, played


@pytest.mark.parametrize("name", with_every_answer("actions come back"))
def test_every_legal_action_comes_back_from_its_message(name: str) -> None:
    """In a random match by each preset, an action survives the way through a message."""
    for table, _ in played(facts_of(name), random.Random(name), deals=4):
        turn = table.state.turn
        if turn is not None:
            seen = table.view(turn)
            for action in legal(table.state):
                assert action_of(message_of(action), seen) == action


@pytest.mark.parametrize(
    "message",
    [
        ActionMessage(kind="pass", card="JD"),
        ActionMessage(kind="pass", alone=True),
        ActionMessage(kind="order_up", suit="H"),
        ActionMessage(kind="name"),
        ActionMessage(kind="name", suit="hearts"),
        ActionMessage(kind="name", suit="H", card="JD"),
        ActionMessage(kind="play"),
        ActionMessage(kind="play", card="10D"),
        ActionMessage(kind="play", card="jd"),
        ActionMessage(kind="play", card="?"),
        ActionMessage(kind="discard", card="9S", suit="S"),
        ActionMessage(kind="give", card="9S", alone=True),
        ActionMessage(kind="name", suit="H", low=True),
        ActionMessage(kind="name", suit="N", bid="3"),
        ActionMessage(kind="bid"),
        ActionMessage(kind="bid", bid="3", suit="hearts"),
        ActionMessage(kind="bid", bid="3", suit="H", low=True),
        ActionMessage(kind="bid", bid="3", low=True),
        ActionMessage(kind="bid", bid="3", suit="H", alone=True),
        ActionMessage(kind="bid", bid="3", card="JD"),
        ActionMessage(kind="pass", bid="3"),
        ActionMessage(kind="call_partner"),
        ActionMessage(kind="call_partner", card="10D"),
        ActionMessage(kind="call_partner", card="AD", suit="D"),
        ActionMessage(kind="stay", alone=True),
        ActionMessage(kind="drop_out", low=True),
    ],
)
def test_a_message_that_is_no_action_is_refused(message: ActionMessage) -> None:
    """A part missing, unknown or not wanted makes no action."""
    table, _ = opened(facts_of())
    with pytest.raises(BadActionError):
        action_of(message, table.view(0))
